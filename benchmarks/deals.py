"""What a deal costs in calls to Telegram, for quick people who play by the buttons they see."""

import asyncio
import re
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from benchmarks.figures import show
from benchmarks.wishes import wishes
from game.actions import Bid, Contract, Give, Marriage, Play, WriteOff
from game.state import State
from sandbox.driver import Person
from sandbox.keyboards import Key
from sandbox.messages import Shown
from tests.e2e.clock import Trips
from tests.e2e.evening import Evening

DEALS = 5
THINKS = 1.0
"""Seconds a quick person takes to press."""
KINDS = {
    "sendMessage": "sends",
    "editMessageText": "edits",
    "deleteMessage": "deletes",
    "answerCallbackQuery": "answers",
}
A_MINUTE = 20
"""Sends and edits that Telegram allows a bot in a group."""


def bench_deals(deals: int = DEALS) -> None:
    """Print the calls per deal in the group and in private, and the busiest minute."""
    for people in (3, 1):
        with TemporaryDirectory() as directory, pytest.MonkeyPatch.context() as patch:
            trips = Trips()
            trips.watch(patch)
            asyncio.run(_bench(Evening(Path(directory), trips), people, deals))


async def _bench(evening: Evening, people: int, deals: int) -> None:
    await evening.open()
    table = _Table(evening, people)
    await table.start()
    await table.play(until=2)  # the first deal differs: the table has just been opened
    before = Counter(evening.world.calls)
    await table.play(until=2 + deals)
    calls = evening.world.calls - before
    peak = evening.world.flood.peaks()[table.group.id]
    await evening.close()
    evening.judge()
    who = "3 people" if people == 3 else "1 person, 2 computer players"
    in_group, private = Counter[str](), Counter[str]()
    for (method, chat_id), count in calls.items():
        if method in KINDS:
            (in_group if chat_id < 0 else private)[KINDS[method]] += count
    _show(f"a deal in the group ({who})", in_group, deals)
    _show(f"a deal in private, each person ({who})", private, deals * people)
    show(f"the group's busiest minute, of {A_MINUTE} ({who})", str(peak), "sends + edits")


def _show(what: str, calls: Counter[str], deals: int) -> None:
    kinds = ", ".join(f"{calls[kind] / deals:.1f} {kind}" for kind in KINDS.values())
    show(what, f"{calls.total() / deals:.1f}", f"calls: {kinds}")


class _Table:
    """A group at its table; computer players fill the seats that people leave empty."""

    def __init__(self, evening: Evening, people: int) -> None:
        self.evening = evening
        self.people = [evening.world.person(name) for name in ("Anna", "Boris", "Vera")[:people]]
        self.group = evening.world.group("Friday cards", self.people)
        self.id = 1

    async def start(self) -> None:
        """Come from the empty group to the first deal."""
        for person in self.people:
            person.start()
        self.group.add_bot(self.people[0])
        await self.evening.settle()
        await self.evening.command(self.people[0], self.group, "/newgame")
        for person in self.people[1:]:
            await self._press_lobby(person, "join")
        for _ in range(3 - len(self.people)):
            await self._press_lobby(self.people[0], "computer")
        await self._press_lobby(self.people[0], "start")

    async def _press_lobby(self, person: Person, verb: str) -> None:
        data = f"l1:{self.id}:{verb}:0"

        def lobby() -> Shown | None:
            shown = person.see(self.group)[-1]
            return shown if any(key.data == data for key in shown.keys) else None

        shown = await self.evening.until(lobby)
        assert shown is not None
        await self.evening.press(person, shown, data=data)

    async def play(self, *, until: int) -> None:
        """Let everybody play until this deal is about to be dealt."""
        while True:
            await self.evening.advance(THINKS)
            table = await self.evening.app.tables.load(self.id)
            assert table is not None
            assert table.state is not None
            if table.state.deal == until:
                return
            for seat in table.state.to_act[:1]:
                user_id = table.row.seats[seat].user_id
                for person in self.people:
                    if person.id == user_id:
                        await self._act(person, table.state)

    async def _act(self, person: Person, state: State) -> None:
        """Press what leads to what he wants, if he sees that it is his turn."""
        shown = person.see()[-1]
        data = way_to(wanted_data(state), shown.keys)
        if data:
            await self.evening.press(person, shown, data=data)


def wanted_data(state: State) -> list[str]:
    """Return how the data of the buttons end that lead to the seat's wish, the last step first."""
    actions = wishes(state)
    steps = [f"m1:{','.join(map(str, actions))}"]
    match actions[0]:
        case Give():
            chosen = [action.card for action in actions if isinstance(action, Give)]
            steps += [f"k1:x{''.join(chosen[:n])}" for n in range(len(chosen), 0, -1)]
        case WriteOff():
            steps.append("k1:w")
        case Play(card) | Marriage(card):
            steps.append(f"k1:a{card}")
        case Bid(amount):
            steps += [f"k1:b{n}" for n in range(amount, 0, -5)]
        case Contract(amount):
            steps += [f"k1:k{n}" for n in range(amount, 0, -5)]
        case _:
            pass
    return steps


def way_to(steps: list[str], keys: list[Key]) -> str:
    """Return the data of the button on the screen that leads furthest; empty if none does."""
    on_screen = {re.sub(r":\d+:\d+:", ":", key.data, count=1): key.data for key in keys}
    return next((on_screen[step] for step in steps if step in on_screen), "")
