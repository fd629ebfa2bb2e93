"""Outbox and polling against the stand-in for Telegram: what people see in the end."""

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from random import Random

import pytest
from aiogram import Bot, Router
from aiogram import Dispatcher as AiogramDispatcher
from aiogram.types import CallbackQuery, Update

from bot.outbox import Address, Limits, Outbox, Refusal
from bot.polling import Poller
from bot.render.screen import Button, Screen
from sandbox.driver import Person
from sandbox.errors import too_many
from sandbox.places import Group
from sandbox.session import InProcessSession
from sandbox.world import World
from tests.bot.fakes import FakeTime

JOIN = ((Button("Join", "join"),),)


class Book:
    """A ledger in memory."""

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}
        self.refusals: dict[str, Refusal] = {}
        self.moves: list[tuple[int, int]] = []
        self.gone: list[tuple[str, int]] = []

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        self.ids[slot] = message_id

    async def refused(self, slot: str, to: Address, refusal: Refusal) -> None:
        self.refusals[slot] = refusal

    async def taken_away(self, slot: str, message_id: int) -> None:
        self.gone.append((slot, message_id))

    async def migrated(self, old_chat_id: int, new_chat_id: int) -> None:
        self.moves.append((old_chat_id, new_chat_id))


class Evening:
    """A world with four groups and the bot's way out into it."""

    def __init__(self) -> None:
        self.time = FakeTime(1_750_000_000.0)
        self.world = World(self.time.now, Random(7))
        self.anna = self.world.person("Anna")
        self.groups = [self.world.group(f"Group {n}", [self.anna]) for n in range(4)]
        for group in self.groups:
            group.add_bot(self.anna)
        self.bot = Bot(self.world.token, session=InProcessSession(self.world, self.time.sleep))
        self.book = Book()
        self.outbox = self.open()

    def open(self, limits: Limits = Limits(used_before=False)) -> Outbox:  # noqa: B008 - frozen
        return Outbox(
            self.bot, self.book, clock=self.time.now, sleep=self.time.sleep, limits=limits
        )

    def show(self, slot: str, group: Group, text: str) -> None:
        screen = Screen(text, JOIN)
        self.outbox.show(slot, Address(group.id), screen, message_id=self.book.ids.get(slot))

    def screen(self, group: Group) -> list[str]:
        return [shown.text for shown in self.anna.see(group)]

    async def drain(self) -> None:
        await self.time.run(self.outbox.drain())


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    evening = Evening()
    yield evening
    await evening.time.run(evening.outbox.close(0))
    await evening.bot.session.close()
    assert not evening.world.faults


async def test_two_hundred_shows_in_four_groups_never_meet_flood_control(
    evening: Evening,
) -> None:
    dice = Random(1)
    evening.world.trouble.delay("", 0.7, times=40)
    for number in range(200):
        group = evening.groups[number % 4]
        slot = dice.choice(["table", "table", f"result {number}"])
        evening.show(f"{group.id}:{slot}", group, f"{number}")
        await evening.time.advance(dice.choice([0, 0, 0.2, 1]))
    await evening.drain()

    assert evening.world.flood.refusals == 0
    assert max(evening.world.flood.peaks().values()) == 20
    for index, group in enumerate(evening.groups):
        results = [int(text) for text in evening.screen(group)[1:]]
        assert results == sorted(results)
        assert {str(196 + index)} <= set(evening.screen(group))


async def test_many_busy_tables_meet_no_flood_control_and_end_with_the_newest(
    evening: Evening,
) -> None:
    dice, newest = Random(2), dict[tuple[int, str], str]()
    people = [evening.world.person(f"Person {number}") for number in range(36)]
    readers: dict[int, tuple[Person, Group | None]] = {}
    for number, person in enumerate(people):
        person.start()
        readers[person.id] = person, None
        if number % 3 == 0:
            group = evening.world.group(f"Many {number}", [person])
            group.add_bot(person)
            readers[group.id] = person, group
    evening.world.trouble.delay("", 0.15, times=200)
    for number in range(600):
        chat_id = dice.choice(list(readers))
        slot = dice.choice(["table", "table", "table", f"result {number}"])
        newest[chat_id, slot] = str(number)
        key, screen = f"{chat_id}:{slot}", Screen(str(number), JOIN)
        known = evening.book.ids.get(key)
        evening.outbox.show(key, Address(chat_id), screen, message_id=known)
        await evening.time.advance(dice.choice([0, 0, 0, 0.01, 0.05]))
    await evening.drain()

    assert evening.world.flood.refusals == 0
    for chat_id, (reader, place) in readers.items():
        said = [one.text for one in reader.see(place) if one.text.isdecimal()]
        assert set(said) == {text for (chat, _), text in newest.items() if chat == chat_id}
        results = [int(text) for text in said if text != newest.get((chat_id, "table"))]
        assert results == sorted(results)


async def test_a_long_refusal_in_mid_deal_ends_with_the_newest_table(evening: Evening) -> None:
    group = evening.groups[0]
    evening.show("table", group, "start")
    await evening.drain()
    evening.world.trouble.refuse("editMessageText", too_many(35))
    for number in range(8):
        evening.show("table", group, f"trick {number}")
        await evening.time.advance(1.5)
    evening.show("result", group, "result")
    before = evening.time.now()
    await evening.drain()

    assert evening.screen(group) == ["trick 7", "result"]
    assert evening.time.now() - before > 20


async def test_slow_mode_loses_no_result_and_keeps_their_order(evening: Evening) -> None:
    group = evening.groups[0]
    for number in range(5):
        evening.world.flood.limit(group.id, 8)
        evening.show(f"result {number}", group, str(number))
        await evening.time.advance(2)
    await evening.drain()

    assert evening.screen(group) == ["0", "1", "2", "3", "4"]


async def test_tricks_come_in_their_order_under_any_latency(evening: Evening) -> None:
    dice = Random(3)
    group = evening.groups[0]
    for number in range(15):
        evening.world.trouble.delay("sendMessage", dice.uniform(0, 4))
        evening.show(f"trick {number}", group, str(number))
        await evening.time.advance(dice.uniform(0, 2))
    await evening.drain()

    assert evening.screen(group) == [str(number) for number in range(15)]


async def test_a_deleted_table_comes_back_at_the_bottom(evening: Evening) -> None:
    group = evening.groups[0]
    evening.show("table", group, "one")
    evening.show("result", group, "result")
    await evening.drain()
    evening.anna.delete(evening.anna.see(group)[0])
    evening.show("table", group, "two")
    await evening.drain()

    assert evening.screen(group) == ["result", "two"]


async def test_a_group_that_migrates_gets_its_table_in_the_new_chat(evening: Evening) -> None:
    group = evening.groups[0]
    evening.show("table", group, "one")
    await evening.drain()
    old = Address(group.id)
    new_id = group.migrate()
    evening.outbox.show("table", old, Screen("two"), message_id=evening.book.ids["table"])
    await evening.drain()

    assert evening.book.moves == [(old.chat_id, new_id)]
    assert evening.screen(group) == ["two"]


async def test_a_muted_and_a_kicked_bot_are_told_apart(evening: Evening) -> None:
    muted, away, fine, _ = evening.groups
    muted.restrict_bot()
    away.kick_bot()
    for name, group in (("muted", muted), ("away", away), ("fine", fine)):
        evening.show(name, group, "x")
    evening.outbox.show("stranger", Address(evening.anna.id), Screen("x"), message_id=None)
    await evening.drain()

    assert evening.book.refusals == {
        "muted": Refusal.NO_RIGHTS,
        "away": Refusal.KICKED,
        "stranger": Refusal.NEVER_STARTED,
    }
    assert evening.screen(fine) == ["x"]


async def test_a_send_whose_answer_is_lost_is_repeated_at_most_once(evening: Evening) -> None:
    group = evening.groups[0]
    evening.world.trouble.lose("sendMessage", delivered=True, late=True)
    evening.show("table", group, "one")
    await evening.drain()
    evening.show("table", group, "two")
    await evening.drain()

    assert evening.screen(group) == ["one", "two"]


async def test_a_steady_table_meets_no_flood_control_after_a_restart(evening: Evening) -> None:
    group = evening.groups[0]
    for number in range(60):
        evening.show("table", group, str(number))
        await evening.time.advance(1.5)
    await evening.time.run(evening.outbox.close(0))
    evening.outbox = evening.open(Limits())
    for number in range(60, 120):
        evening.show("table", group, str(number))
        await evening.time.advance(1.5)
    await evening.drain()

    assert evening.screen(group) == ["119"]
    assert evening.world.flood.refusals == 0


# Polling


class Table:
    """A bot with one button, whose effect is remembered like a database would."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.effects: list[str] = []
        self.pause = 0.0
        router = Router()
        router.callback_query()(self.on_join)  # a filter that is not async runs in a thread
        self.dispatcher = AiogramDispatcher(disable_fsm=True)
        self.dispatcher.include_router(router)
        self.poller = self.open()

    def open(self) -> Poller:
        return Poller(
            self.evening.bot,
            self.feed,
            allowed_updates=self.dispatcher.resolve_used_update_types(),
            clock=self.evening.time.now,
            sleep=self.evening.time.sleep,
        )

    async def feed(self, update: Update) -> None:
        await self.dispatcher.feed_update(self.evening.bot, update)

    async def on_join(self, query: CallbackQuery) -> None:
        await self.evening.time.sleep(self.pause)
        self.effects.append(query.id)
        self.evening.outbox.answer(query.id, "welcome")


async def press(evening: Evening, number: int, person: Person | None = None) -> list[str]:
    """Show a button in each group and let it be pressed; give the presses' ids."""
    for group in evening.groups:
        evening.show(f"lobby {group.id}", group, "lobby")
    await evening.drain()
    ids = []
    for index in range(number):
        group = evening.groups[index % len(evening.groups)]
        query = (person or evening.anna).press(evening.anna.see(group)[-1], "Join")
        assert query is not None
        ids.append(query.id)
    return ids


async def test_presses_are_handled_answered_and_confirmed(evening: Evening) -> None:
    table = Table(evening)
    running = asyncio.ensure_future(table.poller.run())
    await evening.time.settle()
    pressed = await press(evening, 8)
    await evening.time.advance(1)
    await evening.time.run(table.poller.stop())
    await running

    assert sorted(table.effects) == sorted(pressed)
    assert len(evening.anna.toasts) == 8
    assert not evening.world.updates.waiting()
    assert not evening.world.unanswered()


async def test_a_process_killed_in_mid_batch_gets_the_unfinished_presses_again(
    evening: Evening,
) -> None:
    table = Table(evening)
    table.pause = 1.0
    pressed = await press(evening, 12)
    killed = asyncio.ensure_future(table.poller.run())
    await evening.time.advance(1.7)
    before = list(table.effects)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.wait({killed})
    assert 0 < len(before) < 12
    assert len(evening.world.updates.waiting()) >= 12 - len(before)

    table.pause = 0.0
    table.poller = table.open()
    running = asyncio.ensure_future(table.poller.run())
    await evening.time.advance(1)
    await evening.time.run(table.poller.stop())
    await running

    assert set(table.effects) == set(pressed)
    assert not evening.world.updates.waiting()


async def test_one_slow_group_does_not_hold_up_the_others(evening: Evening) -> None:
    table = Table(evening)
    table.pause = 5.0
    slow, *fast = await press(evening, 4)
    running = asyncio.ensure_future(table.poller.run())
    await evening.time.settle()
    table.pause = 0.0
    later = evening.anna.press(evening.anna.see(evening.groups[1])[-1], "Join")
    await evening.time.advance(4)
    assert later is not None
    assert table.effects == []

    await evening.time.advance(2)
    assert sorted(table.effects) == sorted([slow, *fast, later.id])
    await evening.time.run(table.poller.stop())
    await running


async def test_sends_are_spread_over_a_minute_not_bunched(evening: Evening) -> None:
    group = evening.groups[0]
    moments = []
    for number in range(30):
        evening.show("table", group, str(number))
        seen = evening.screen(group)
        await evening.time.advance(2)
        if evening.screen(group) != seen:
            moments.append(evening.time.now())
    await evening.drain()

    assert max(late - early for early, late in pairwise(moments)) <= 4
