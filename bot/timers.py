"""Clocks of the tables: computer players, only cards, the next deal, a nudge to who dawdles.

A timer holds the revision it was planned at and does nothing once the table has moved on. Nothing
is stored: what is due follows from the table's last action, and a restart plans the same again
(a nudge that a person has had already is not repeated, for his hand was shown since).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.breaks import all_agree
from bot.computers import question_of
from bot.failures import trace
from bot.logbook import about
from bot.nursery import Nursery
from bot.table import Table, plays_itself
from bot.tempo import SLOW, Tempo
from bot.turn_clock import by_day, deadline, left_alone_at, nobody_there
from bot.wishes import may_object, wish_of
from bot.worker import Question
from game.actions import Action
from game.phases import Dealing

log = logging.getLogger(__name__)

Kind: TypeAlias = Literal["go_on", "deal", "nudge", "run_out", "show"]
RETRY = 5.0
LOOK_AGAIN = (60.0, 3600.0)
"""Seconds until a closed group is tried again: the least, and the most for one long closed."""


@dataclass(frozen=True, slots=True)
class Due:
    """What the clock does next at a table: when (Unix seconds), what, and for whom."""

    at: float
    kind: Kind
    rev: int
    user_id: int | None = None


def due(table: Table, tempo: Tempo) -> Due | None:
    """Return what is due at a table by itself, None when nothing is."""
    row, state = table.row, table.state
    if row.status == "lobby":
        return run_out(table, tempo)
    if row.status != "playing" or state is None or row.paused_at is not None:
        return None
    acted = row.acted_at / 1000
    if row.sealed is not None or all_agree(table):
        return Due(acted, "go_on" if row.sealed is None else "deal", row.rev)
    if isinstance(state.phase, Dealing):
        if nobody_there(table):
            return None
        return Due(acted + (tempo.redeal if state.attempt else tempo.next_deal), "go_on", row.rev)
    seat, pause = row.seats[state.to_act[0]], tempo.computer_at(table.pace)
    if wish_of(table) is not None:
        return Due(acted + pause, "go_on", row.rev)
    if seat.kind == "computer" or plays_itself(table):
        pause = max(pause, tempo.objection) if may_object(table) else pause
        return Due(acted + pause, "go_on", row.rev)
    if seat.seat in table.absent:
        return Due(acted + tempo.absent, "go_on", row.rev)
    if table.is_away(seat.seat):
        return Due(acted + pause, "go_on", row.rev)
    nudge = Due(by_day(table, acted + tempo.nudge), "nudge", row.rev, seat.user_id)
    last = run_out(table, tempo)
    return last if last is not None and last.at < nudge.at else nudge


def run_out(table: Table, tempo: Tempo) -> Due | None:
    """Return when the clock moves for the person on turn, or closes a lobby; None for never."""
    if table.row.status == "lobby":
        return Due(left_alone_at(table.row) + tempo.lobby_stale, "run_out", table.row.rev)
    at = deadline(table)
    return None if at is None else Due(at, "run_out", table.row.rev)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hands:
    """What the clock can do at tables: with their id, a revision, a person."""

    load: Callable[[int], Awaitable[Table | None]]
    think: Callable[[Question], Awaitable[Action | None]]
    go_on: Callable[[int, int, Action | None], Awaitable[None]]
    run_out: Callable[[int, int], Awaitable[None]]
    counts: Callable[[], bool]
    """Whether time counts now, or people are cut off from the bot."""
    nudge: Callable[[int, int], Awaitable[None]]
    hand_shown_at: Callable[[int, int], Awaitable[float | None]]
    show: Callable[[int], Awaitable[None]]


class Timers:
    """One planned step for each table in play."""

    def __init__(
        self,
        hands: Hands,
        *,
        tempo: Tempo,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self._hands = hands
        self._tempo, self._clock, self._sleep = tempo, clock, sleep
        self._planned: dict[int, tuple[Due, asyncio.Task[None]]] = {}
        self._nursery = Nursery()
        # One step after the other: a press then waits for one of them at most, and not for those
        # of all tables that are due at this moment.
        self._turn = asyncio.Lock()
        self._closed = False

    def __len__(self) -> int:
        """Count the tables for which a step is planned."""
        return len(self._planned)

    async def plan(self, table_id: int) -> None:
        """Plan what is due at a table now, instead of what was; the same is left as it is.

        A player that has to think for it begins at once.
        """
        table = await self._hands.load(table_id)
        step = None if table is None else self._due(table)
        planned = self._planned.get(table_id)
        if planned is not None:
            if table is not None and planned[0].rev > table.row.rev:
                return  # read before somebody who has planned already
            if planned[0] == step:
                return  # thinking would begin anew
            self._planned.pop(table_id)[1].cancel()
        if table is not None and step is not None:
            self._put(table_id, step, question_of(table))

    def arm(self, table: Table) -> None:
        """Plan what is due at a table that was just read, where nothing is planned yet."""
        step = self._due(table)
        if step is not None:
            self._put(table.row.id, step, question_of(table))

    def _due(self, table: Table) -> Due | None:
        """Return what is due; at a table whose group is closed that is to look again."""
        step = due(table, self._tempo)
        ahead = table.row.acted_at / 1000 - self._clock()
        if step is not None and step.kind != "run_out" and ahead > 0:  # the clock was put back
            step = replace(step, at=step.at - ahead)
        kept = step is not None or table.row.paused_at is not None
        if kept and table.waits and table.row.status == "playing":
            return Due(self._later(table), "show", table.row.rev)
        return step

    def _later(self, table: Table) -> float:
        now = self._clock()
        least, most = LOOK_AGAIN
        return now + min(max(least, now - table.row.acted_at / 1000), most)

    async def close(self) -> None:
        """Forget all plans; a step that has begun is finished."""
        self._closed = True
        for _, task in self._planned.values():
            task.cancel()
        await self._nursery.wait()

    def _put(self, table_id: int, step: Due, question: Question | None = None) -> None:
        if not self._closed and table_id not in self._planned:
            run = self._run(table_id, step, question)
            self._planned[table_id] = step, self._nursery.spawn(run)

    async def _run(self, table_id: int, step: Due, question: Question | None) -> None:
        about(table=table_id)
        pause = self._sleep(max(0.0, step.at - self._clock()))
        if question is None:
            await pause
            thought = None
        else:
            _, thought = await asyncio.gather(pause, self._hands.think(question))
        # From here on a newer plan leaves this task alone: the revision tells whether it is late.
        self._planned.pop(table_id, None)
        while not self._closed:
            try:
                then = await self._do(table_id, step, thought)
            except Exception as error:
                log.error("table %d: the clock's %s failed: %s", table_id, step.kind, trace(error))
                await self._sleep(RETRY)
                continue
            if then is not None:
                self._put(table_id, then)
            return

    async def _do(self, table_id: int, step: Due, thought: Action | None) -> Due | None:
        """Do a step, and return what comes after it if the table stays as it is."""
        if step.kind in {"go_on", "deal"}:
            async with self._turn:
                if not self._closed:
                    await self._hands.go_on(table_id, step.rev, thought)
        if step.kind == "go_on":
            return None
        if step.kind == "run_out" and not self._hands.counts():
            return replace(step, at=self._clock() + RETRY)
        async with self._turn:  # many turns may be over at once, until their clocks are put back
            table = await self._hands.load(table_id)
        if table is None or table.row.rev != step.rev:
            return None
        if step.kind in {"show", "deal"}:  # a promise that was refused keeps the deck sealed
            await self._hands.show(table_id)
            return replace(step, at=self._later(table))
        if step.kind == "run_out":
            return await self._run_out(table)
        later = None if step.user_id is None else await self._nudge(table, step.user_id)
        last = run_out(table, self._tempo)
        if later is None or (last is not None and last.at < later):
            return last
        return replace(step, at=later)

    async def _run_out(self, table: Table) -> Due | None:
        """Move for the person on turn if his time is up; it may have been put back meanwhile."""
        last, now = run_out(table, self._tempo), self._clock()
        if last is None or last.at > now:
            return last
        async with self._turn:
            if not self._closed:
                await self._hands.run_out(table.row.id, table.row.rev)
        return None

    async def _nudge(self, table: Table, user_id: int) -> float | None:
        """Nudge a person once for each turn, and not while he turns the pages of his hand.

        Where he has days for it, he is reminded until he moves, but for the nights.
        Who has no hand message, for Telegram refused it say, is due one. Returned is when to look
        again, if that is to be.
        """
        shown = await self._hands.hand_shown_at(table.row.id, user_id)
        first = by_day(table, table.row.acted_at / 1000 + self._tempo.nudge)
        if shown is not None and shown >= first:
            again = self._reminder(table, shown)
            if again is None or again > self._clock():
                return again
        elif shown is not None and shown + self._tempo.nudge > self._clock():
            return shown + self._tempo.nudge
        await self._hands.nudge(table.row.id, user_id)
        return self._reminder(table, self._clock())

    def _reminder(self, table: Table, last: float) -> float | None:
        return by_day(table, last + self._tempo.remind) if table.limit in SLOW else None
