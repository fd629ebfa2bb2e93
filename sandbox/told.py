"""An evening that always goes the same way: three people, the real bot, decks written down."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from aiogram import Bot
from pydantic import SecretStr

from bot.app import App, Surroundings
from bot.errors import TableError
from bot.l10n import Translator
from bot.pacing import Limits
from bot.settings import Settings
from bot.tempo import Tempo
from game.errors import IllegalActionError
from game.notation import parse
from game.players import rule_player
from game.views import view
from sandbox.__main__ import populate
from sandbox.errors import ImpossibleError
from sandbox.screens import last_with, press_label
from sandbox.server import Server
from sandbox.session import InProcessSession
from sandbox.told_script import MOVES, ToldChance, ToldTime
from sandbox.world import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.table import Table
    from game.actions import Action
    from game.state import State
    from sandbox.driver import Person, Place
    from sandbox.places import Group

T = TypeVar("T")

HERO: Final = 1
"""The seat whose screens are looked at."""
TABLE: Final = 1
STALLED: Final = 30.0
GLANCE: Final = 0.05
THINKING: Final = 10.0
"""Seconds before a person asks for something; who asks more often is told to wait."""


class ToldEvening:
    """The people of a group, who do what is written; the page is at ``address``."""

    def __init__(
        self, world: World, app: App, passing: ToldTime, address: str, language: str
    ) -> None:
        """Take a fresh world in which the bot runs."""
        self.address = address
        self._time = passing
        self._app = app
        self._bot = world.bot
        self.t = Translator(language)
        self.group: Group = next(iter(world.groups.values()))
        anna, boris, vera = world.people.values()
        self.seats: tuple[Person, ...] = (boris, anna, vera)

    @property
    def hero(self) -> Person:
        """Whose screens are looked at."""
        return self.seats[HERO]

    async def moments(self) -> AsyncIterator[str]:
        """Play the evening, and stop at each moment that is to be looked at."""
        await self._sit_down()
        yield "LOBBY"
        await self.press(self.seats[0], self.t("button-start"), self.group)
        for deal, moves in enumerate(MOVES):
            if deal:
                await self.press(self.hero, self.t("button-next"), self.group)
            for word in moves.split():
                if not word.isupper():
                    await self._move(word)
                    continue
                if word == "EXCHANGE":
                    await self._choose_gifts()
                await self.rest()
                yield word
        await until(lambda: last_with(self.hero, self.t("button-next"), self.group))
        await self.rest()
        yield "RESULT"
        await self.ask("/score", self.group)
        yield "SCORE"

    async def play_on(
        self, table_id: int = TABLE, to: Callable[[State], bool] = lambda _: False
    ) -> None:
        """Let everybody play by rules of thumb, to a moment or else till the match is over."""
        table = await self._table(table_id)
        while table.row.status == "playing" and not (table.state and to(table.state)):
            # A computer player, or a card that plays itself, may be quicker.
            with suppress(TableError, IllegalActionError):
                await self._go_on(table)
            await asyncio.sleep(0)
            table = await self._table(table_id)
        await self.rest()

    async def _go_on(self, table: Table) -> None:
        state = table.state
        if state is not None and state.to_act:
            await self._act(table, rule_player(view(state, state.to_act[0])))
        elif state is not None and table.row.sealed is None:
            await self._app.tables.next_deal(table.row.id, self.hero.id, state.deal - 1)

    async def _sit_down(self) -> None:
        opener, *others = self.seats
        await until(lambda: last_with(opener, self.t("button-newgame"), self.group))
        for person in self.seats:
            person.start()
        opener.send(self.group, f"/newgame@{self._bot.username}")
        for person in others:
            await self.press(person, self.t("button-join"), self.group)
        await until(lambda: last_with(opener, self.t("button-start"), self.group))
        await self.rest()

    async def _move(self, said: str) -> None:
        """Let whoever is on turn do this."""
        table = await self._table(TABLE)
        while table.state is None or not table.state.to_act:
            await asyncio.sleep(GLANCE)
            table = await self._table(TABLE)
        await self._act(table, parse(said))

    async def _act(self, table: Table, action: Action) -> None:
        """Let the person on turn do this, as quickly as nobody is allowed to press."""
        if table.state is None:
            raise RuntimeError("nobody is on turn")
        seat = table.state.to_act[0]
        person, choice = table.row.seats[seat].user_id or 0, table.choice_of(seat) or 0
        await self._app.tables.act(table.row.id, person, choice, [action])

    async def _table(self, table_id: int) -> Table:
        table = await self._app.tables.load(table_id)
        if table is None:
            raise RuntimeError(f"there is no table {table_id}")
        return table

    async def _choose_gifts(self) -> None:
        """Choose a card for each opponent, without giving it away yet."""
        await self.press(self.hero, "9♥")
        await until(lambda: last_with(self.hero, "① 9♥"))
        await self.press(self.hero, "9♠")
        await until(lambda: last_with(self.hero, "② 9♠"))

    async def press(self, person: Person, label: str, place: Place = None) -> None:
        """Press a button once it is there."""
        await until(lambda: press_label(person, label, place))

    async def ask(self, command: str, place: Place = None, *, of: Person | None = None) -> None:
        """Send a command and wait for what comes of it."""
        person = of or self.hero
        self._time.leapt += THINKING
        said = command if place is None else f"{command}@{self._bot.username}"
        mine = person.send(place, said)
        await until(lambda: person.see(place)[-1].id > mine.id)
        await self.rest()

    async def turn(
        self, label: str, place: Place = None, *, shows_in: Place = None, of: Person | None = None
    ) -> None:
        """Press a button, and wait until the newest message there is another."""
        person = of or self.hero
        self._time.leapt += THINKING
        before = person.see(shows_in)[-1]
        await self.press(person, label, place)
        await until(lambda: person.see(shows_in)[-1] != before)
        await self.rest()

    async def rest(self) -> None:
        """Wait until the bot has said all that it has to say."""
        await self._app.outbox.drain()


async def until(seen: Callable[[], T]) -> T:
    """Wait until something can be seen or done, and return it."""
    async with asyncio.timeout(STALLED):
        while True:
            try:
                if found := seen():
                    return found
            except ImpossibleError:
                pass
            await asyncio.sleep(GLANCE)


def told_surroundings(world: World, passing: ToldTime) -> Surroundings:
    """Return surroundings in which nothing happens that is not written, and nothing waits."""
    return Surroundings(
        clock=world.clock,
        steady=passing.steady,
        sleep=asyncio.sleep,
        chance=ToldChance(),
        new_match_id=lambda: "0" * 26,
        tempo=Tempo(computer=GLANCE, next_deal=3600.0, nudge=3600.0, double_tap=0.0),
        limits=Limits(group_calls=9999, edit_gap=0.0, chat_every=0.0, used_before=False),
    )


@asynccontextmanager
async def told_evening(language: str) -> AsyncIterator[ToldEvening]:
    """Start a world whose people speak a language, and the bot in it."""
    passing = ToldTime()
    world = World(passing.wall, Random(1))
    world.flood.enabled = False
    populate(world, language)
    server = Server(world)
    await server.start()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            _env_file=None,
            bot_token=SecretStr(world.token),
            database_path=Path(folder) / "thousand.sqlite3",
            default_language=language,
        )
        bot = Bot(world.token, session=InProcessSession(world))
        app = await App.open(bot, settings, told_surroundings(world, passing))
        running = asyncio.ensure_future(app.run())
        try:
            yield ToldEvening(world, app, passing, server.address, language)
        finally:
            await app.stop()
            await running
            await app.close()
            await server.stop()
