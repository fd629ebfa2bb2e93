"""Looks after tournaments: does what is due in each, and shows what is not shown yet.

Called after every change, and at the start for all that are not over: what was owed at a crash is
done and shown then, as for tables (docs/decisions/reconciliation.md).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from bot.closed import Closed
from bot.content import tag_of
from bot.delivery import Address
from bot.failures import trace
from bot.house_rules import rules_of
from bot.l10n import Translator
from bot.nursery import race
from bot.refusals import Refusal
from bot.render.screen import Screen
from bot.replies import SAID
from bot.settings import Settings
from bot.storage import Storage
from bot.storage.cup_rows import NoticeRow
from bot.surroundings import Surroundings
from bot.tables import Tables
from bot.tournaments.cup import TOPIC, Cup, Wait, next_step, read_cup
from bot.tournaments.rounds import Rounds, give_up_topics, go_on
from bot.tournaments.service import Tournaments
from bot.tournaments.showing import Notice, wanted

log = logging.getLogger(__name__)

SLOT: Final = f"{SAID}:cup:"
"""Begins the slots of tournaments."""
EVERY: Final = 3600.0
RETRY: Final = 60.0
"""Seconds until what failed, or what a chat did not take, is tried again."""
OWED: Final = 24 * 3600 * 1000
"""Milliseconds after its end during which a tournament may still owe a message."""


class Show(Protocol):
    """The way out."""

    def __call__(
        self,
        slot: str,
        to: Address,
        screen: Screen,
        *,
        message_id: int | None,
        tag: str,
        repost: bool = False,
    ) -> None:
        """Let a slot show a screen."""


class Steward:
    """Looks when something has happened, and at the moment when something is due."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        settings: Settings,
        around: Surroundings,
        closed: Closed,
        changed: Callable[[int], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param changed: shows a table, and sets its clock going
        """
        self._storage, self._default_language = storage, settings.default_language
        self._rounds = Rounds(tables, around.chance, around.new_match_id, around.tempo, closed)
        self._changed, self._clock, self._sleep = changed, around.clock, around.sleep
        self._out: Show | None = None
        self._tables: frozenset[int] = frozenset()
        self._asked: dict[str, str] = {}
        self._bell = asyncio.Event()
        self.tournaments = Tournaments(
            storage, self._rounds, changed=changed, wake=self.wake, repost=self._repost
        )

    def wake(self) -> None:
        """Look at once."""
        self._bell.set()

    def heard(self, table_id: int) -> None:
        """Look at once if a table of a tournament has changed."""
        if table_id in self._tables:
            self.wake()

    async def run(self, show: Show) -> None:
        """Look after all until cancelled.

        :param show: the way out, whose ledger this is
        """
        self._out = show
        while True:
            self._bell.clear()
            try:
                pause = await self.step()
            except Exception as error:
                log.error("tournaments are not looked after: %s", trace(error))
                pause = RETRY
            await race(self._bell.wait(), self._sleep(pause))

    async def step(self) -> float:
        """Do and show what is due now, and return for how many seconds nothing will be."""
        async with self._storage.read() as tx:
            awake = await tx.tournaments.awake(tx.now - OWED)
        pause, tables = EVERY, set[int]()
        for tournament_id in awake:
            try:
                cup, until = await self._look_after(tournament_id)
                boards = () if cup is None else cup.round
                tables |= {board.table_id for board in boards if board.table_id is not None}
                pause = min(pause, until - self._clock())
            except Exception as error:  # the others must not wait for it
                log.error("tournament %d: %s", tournament_id, trace(error))
                pause = min(pause, RETRY)
        self._tables = frozenset(tables)
        return max(pause, 0.0)

    async def _look_after(self, tournament_id: int) -> tuple[Cup | None, float]:
        """Bring one up to date; return it, and until when nothing is due, in Unix seconds."""
        cup, until = await self._read(tournament_id)
        if until is None:
            async with self._storage.write() as tx:
                tables = await go_on(tx, tournament_id, self._rounds)
            for table_id in tables:
                await self._changed(table_id)
            cup, until = await self._read(tournament_id)
        owes = cup is not None and await self._show(cup)
        until = self._clock() if until is None else until
        return cup, min(until, self._clock() + RETRY) if owes else until

    async def _read(self, tournament_id: int) -> tuple[Cup | None, float | None]:
        """Read a tournament, and until when nothing is due in it; None if something is now."""
        async with self._storage.read() as tx:
            cup = await read_cup(tx, tournament_id, self._rounds.closed)
            now = tx.now / 1000
        step = None if cup is None else next_step(cup, now, self._rounds.tempo)
        match step:
            case None:
                return cup, now + EVERY
            case Wait(until):
                return cup, until
            case _:
                return cup, None

    async def _show(self, cup: Cup) -> bool:
        """Ask for what is not shown; return whether anything is not there yet."""
        row, to = cup.row, Address(cup.row.chat_id, cup.row.thread_id)
        owes = False
        for slot, screen in await self._wanted(cup):
            notice, key, tag = cup.notices.get(slot), f"{SLOT}{row.id}:{slot}", tag_of(screen)
            here = notice if notice is not None and notice.chat_id == row.chat_id else None
            shown = "" if here is None else here.tag
            owes = owes or shown != tag
            if self._asked.get(key, shown) != tag:
                message_id = None if here is None else here.message_id
                self._ask(key, to, screen, message_id)
        return owes

    async def _repost(self, tournament_id: int) -> None:
        """Post the newest message anew at the bottom."""
        cup, _ = await self._read(tournament_id)
        notices = [] if cup is None else await self._wanted(cup)
        posts = [each for each in notices if not each.slot.startswith(TOPIC)]
        if cup is None or not posts:
            return
        slot, screen = posts[-1]
        key = f"{SLOT}{tournament_id}:{slot}"
        known = cup.notices.get(slot)
        message_id = None if known is None else known.message_id
        to = Address(cup.row.chat_id, cup.row.thread_id)
        self._ask(key, to, screen, message_id, repost=True)

    async def _wanted(self, cup: Cup) -> list[Notice]:
        row = cup.row
        async with self._storage.read() as tx:
            chat = await tx.chats.get(row.chat_id)
            rules = await rules_of(tx, row.chat_id, row.thread_id)
        language = chat.language if chat is not None and chat.language else self._default_language
        return wanted(cup, rules, Translator(language))

    def _ask(
        self,
        key: str,
        to: Address,
        screen: Screen,
        message_id: int | None,
        *,
        repost: bool = False,
    ) -> None:
        if self._out is not None:
            tag = self._asked[key] = tag_of(screen)
            self._out(key, to, screen, message_id=message_id, tag=tag, repost=repost)

    # What the outbox reports

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        """A message shows what was asked, or a topic is there."""
        tournament_id, name = _parts(slot)
        async with self._storage.write() as tx:
            notice = NoticeRow(name, to.chat_id, message_id, tag)
            await tx.notices.put(tournament_id, notice)
        if self._asked.get(slot) == tag:
            del self._asked[slot]
        if name.startswith(TOPIC):
            self.wake()

    async def refused(self, slot: str, refusal: Refusal) -> None:
        """A message was given up for now; without topics tables follow one another."""
        log.info("%s is not shown: %s", slot, refusal)
        self._asked.pop(slot, None)
        if refusal is Refusal.NO_TOPIC:
            tournament_id, _ = _parts(slot)
            async with self._storage.write() as tx:
                await give_up_topics(tx, tournament_id)
            self.wake()


def _parts(slot: str) -> tuple[int, str]:
    tournament_id, _, name = slot.removeprefix(SLOT).partition(":")
    return int(tournament_id), name
