"""An evening that always goes the same way: three people, the real bot, decks written down."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from aiogram import Bot
from pydantic import SecretStr

from bot.app import App, Surroundings
from bot.l10n import Translator
from bot.pacing import Limits
from bot.presses import Move
from bot.settings import Settings
from bot.tempo import Tempo
from game.actions import Deal
from game.cards import cards
from sandbox.__main__ import populate
from sandbox.errors import ImpossibleError
from sandbox.screens import last_with, press_label
from sandbox.server import Server
from sandbox.session import InProcessSession
from sandbox.world import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sandbox.driver import Person
    from sandbox.places import Group

T = TypeVar("T")

BEGIN: Final = 1_800_043_800.0
"""A Friday evening."""
SALT: Final = "0f" * 16
DECKS: Final = (
    "JC 9C 9S JS TS JH QS AS KC QH TD AC QC KH JD AD TH QD TC 9H AH KD KS 9D",
    "TC AC TD JH KC KS AS 9H QS QC AD 9S QH AH JD QD JC KH JS TS KD TH 9D 9C",
    "TH 9S TS QS KD JS KS KH JD QD JC AC 9C AS 9D TC KC AH AD QH JH TD QC 9H",
)
MOVES: Final = (
    "p p g2JC g09D k100 cAD cTD c9D cKD c9C cJD mQS cTS c9S cAS cKC cJS cKH cJH cQH cJC cAC cQC"
    " cAH cKS c9H",
    "p p g0JS g19D k100 cAS cJS c9S c9C cKC cTD cTS cQS cJH cAC cKH cQC cAD cJD cQD cAH cKS cQH"
    " c9H c9D cTH",
    "b105 p b110 AUCTION b120 p EXCHANGE g29S g09H k170 cAS c9S cQS mQH cAH c9H cAC c9C TRICK cJC"
    " cTS cKS cKH mQC cJD cTC cAD cKD c9D cTH cKC cJH",
)
"""Each deal but its last trick, which plays itself; words in capitals are moments to look at."""
HERO: Final = 1
"""The seat whose screens are looked at."""
TABLE: Final = 1
STALLED: Final = 30.0
GLANCE: Final = 0.05


class ToldChance:
    """Deals the written decks in their order, and draws no lots."""

    def __init__(self) -> None:
        """Begin with the first deck."""
        self._decks = iter(DECKS)

    def deal(self) -> Deal:
        """Return the next deck."""
        return Deal(cards(next(self._decks)), SALT)

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """Return the items as they are."""
        return items


class ToldEvening:
    """The people of a group, who do what is written; the page is at ``address``."""

    def __init__(self, world: World, app: App, address: str, language: str) -> None:
        """Take a fresh world in which the bot runs."""
        self.address = address
        self._app = app
        self._bot = world.bot
        self._t = Translator(language)
        self._group: Group = next(iter(world.groups.values()))
        anna, boris, vera = world.people.values()
        self._seats: tuple[Person, ...] = (boris, anna, vera)

    @property
    def hero(self) -> Person:
        """Whose screens are looked at."""
        return self._seats[HERO]

    async def moments(self) -> AsyncIterator[str]:
        """Play the evening, and stop at each moment that is to be looked at."""
        await self._sit_down()
        yield "LOBBY"
        await self._press(self._seats[0], self._t("button-start"), self._group)
        for deal, moves in enumerate(MOVES):
            if deal:
                await self._press(self.hero, self._t("button-next"), self._group)
            for word in moves.split():
                if not word.isupper():
                    await self._move(word)
                    continue
                if word == "EXCHANGE":
                    await self._choose_gifts()
                await self._app.outbox.drain()
                yield word
        await _until(lambda: last_with(self.hero, self._t("button-next"), self._group))
        await self._app.outbox.drain()
        yield "RESULT"
        seen = len(self.hero.see(self._group))
        self.hero.send(self._group, f"/score@{self._bot.username}")
        await _until(lambda: len(self.hero.see(self._group)) > seen + 1)
        yield "SCORE"

    async def _sit_down(self) -> None:
        opener, *others = self._seats
        await _until(lambda: last_with(opener, self._t("button-newgame"), self._group))
        for person in self._seats:
            person.start()
        opener.send(self._group, f"/newgame@{self._bot.username}")
        for person in others:
            await self._press(person, self._t("button-join"), self._group)
        await _until(lambda: last_with(opener, self._t("button-start"), self._group))
        await self._app.outbox.drain()

    async def _move(self, said: str) -> None:
        table = await self._app.tables.load(TABLE)
        while table is None or table.state is None or not table.state.to_act:
            await asyncio.sleep(GLANCE)
            table = await self._app.tables.load(TABLE)
        seat = table.state.to_act[0]
        person = self._seats[seat]
        # There is such a button, though a page of the hand may have to be turned to see it.
        button = Move(TABLE, table.choice_of(seat) or 0, said)
        person.press(person.see()[-1], data=str(button), stale=True)
        before = table.row.rev
        while table is None or table.row.rev == before:
            await asyncio.sleep(GLANCE)
            table = await self._app.tables.load(TABLE)

    async def _choose_gifts(self) -> None:
        """Choose a card for each opponent, without giving it away yet."""
        await self._press(self.hero, "9♥")
        await _until(lambda: last_with(self.hero, "① 9♥"))
        await self._press(self.hero, "9♠")
        await _until(lambda: last_with(self.hero, "② 9♠"))

    async def _press(self, person: Person, label: str, place: Group | None = None) -> None:
        """Press a button once it is there."""
        await _until(lambda: press_label(person, label, place))


async def _until(seen: Callable[[], T]) -> T:
    """Wait until something can be seen or done, and return it."""
    async with asyncio.timeout(STALLED):
        while True:
            try:
                if found := seen():
                    return found
            except ImpossibleError:
                pass
            await asyncio.sleep(GLANCE)


@asynccontextmanager
async def told_evening(language: str) -> AsyncIterator[ToldEvening]:
    """Start a world whose people speak a language, and the bot in it."""
    start = time.monotonic()
    world = World(lambda: BEGIN + time.monotonic() - start, Random(1))
    world.flood.enabled = False
    populate(world, language)
    server = Server(world)
    await server.start()
    around = Surroundings(
        clock=world.clock,
        steady=time.monotonic,
        sleep=asyncio.sleep,
        chance=ToldChance(),
        new_match_id=lambda: "0" * 26,
        tempo=Tempo(computer=GLANCE, next_deal=3600.0, nudge=3600.0, double_tap=0.0),
        limits=Limits(group_calls=9999, edit_gap=0.0, chat_every=0.0, used_before=False),
    )
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            _env_file=None,
            bot_token=SecretStr(world.token),
            database_path=Path(folder) / "thousand.sqlite3",
            default_language=language,
        )
        app = await App.open(Bot(world.token, session=InProcessSession(world)), settings, around)
        running = asyncio.ensure_future(app.run())
        try:
            yield ToldEvening(world, app, server.address, language)
        finally:
            await app.stop()
            await running
            await app.close()
            await server.stop()
