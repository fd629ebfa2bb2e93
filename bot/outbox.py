"""The way out to Telegram: one lane per chat, paced, merged, and never lost.

A caller says what a slot should show and forgets about it; the ledger hears what came of it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

from aiogram import Bot

from bot.answers import Answers
from bot.content import Show
from bot.delivery import Address, Courier
from bot.lane import REMEMBER, Lane
from bot.logbook import about
from bot.nursery import Nursery, race
from bot.pacing import Limits, Pace, Turnstile, chat_pace
from bot.painting import Painter
from bot.postman import Ledger, Postman
from bot.refusals import Refusal
from bot.render.screen import Screen

__all__ = ["Address", "Ledger", "Limits", "Outbox", "Refusal"]

log = logging.getLogger(__name__)

_LAST_CALL: Final = 2.0


class Outbox(Answers):
    """Shows screens within Telegram's limits; see docs/decisions/outgoing-pacing.md."""

    def __init__(
        self,
        bot: Bot,
        ledger: Ledger,
        *,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        limits: Limits | None = None,
        waited: Callable[[float], None] = lambda _: None,
        painter: Painter | None = None,
    ) -> None:
        """Take the dependencies.

        :param clock: one that nobody sets
        :param waited: hears for how many seconds each content waited for its first try
        :param painter: draws what has a picture; without one it is shown without it
        """
        self._ledger, self._painter = ledger, painter
        self._courier = Courier(bot, painter)
        postman = Postman(self._courier, ledger, clock=clock, sleep=sleep, moved=self._move)
        super().__init__(postman, Nursery(), clock)
        self._waited = waited
        self._sleep = sleep
        self._limits = limits or Limits()
        self._turnstile = Turnstile(self._limits.overall_calls, self._limits.overall_span)
        self._started = clock()
        self._lanes: dict[int, Lane] = {}
        self._wakes: dict[int, asyncio.Event] = {}
        self._idle_since: dict[int, float] = {}
        self._moved: dict[int, int] = {}

    def __len__(self) -> int:
        """Count the chats that take up memory."""
        return len(self._lanes)

    def show(
        self,
        slot: str,
        to: Address,
        screen: Screen,
        *,
        message_id: int | None,
        tag: str = "",
        silent: bool = False,
        repost: bool = False,
        patient: bool = False,
    ) -> None:
        """Let the slot show the screen as soon as the limits allow.

        :param slot: the stable name of one message
        :param message_id: the message to edit, if the caller knows one
        :param tag: given back to the ledger with the success
        :param silent: a new message doesn't ring
        :param repost: send anew and take the old message away
        :param patient: let all else of the chat go first, and edit seldom
        """
        self.put(Show(slot, to, screen, tag, silent, repost, patient), message_id)

    def put(self, show: Show, message_id: int | None) -> None:
        """Let a slot show what is told in one value, as :meth:`show` does."""
        if self._closed:
            log.info("closed: %s is left to the next start", show.slot)
            return
        here = self._here(show.to)
        known = message_id if here == show.to else None
        lane = self._lane(here.chat_id)
        lane.put(replace(show, to=here), known, self._clock())
        self._set_going(lane)

    def delete(self, slot: str, to: Address, message_id: int | None) -> None:
        """Take the slot's message away if Telegram allows it, and forget what waits for it."""
        if self._closed:
            return
        here = self._here(to)
        lane = self._lane(here.chat_id)
        lane.remove(slot, here, message_id if here == to else None, self._clock())
        self._set_going(lane)

    @property
    def may_whisper(self) -> bool:
        """Whether Telegram shows messages to one member alone, for all that is known."""
        return self._courier.whispers is not False

    def withdraw(self, slot: str) -> bool:
        """Give up what waits for a slot, in whatever chat; return whether anything did."""
        return any(lane.withdraw(slot) for lane in self._lanes.values())

    def wrote(self, chat_id: int) -> list[float]:
        """Return how many seconds ago calls to a group ended that Telegram may still count."""
        lane = self._lanes.get(chat_id)
        return [] if lane is None else lane.pace.ages(self._clock())

    async def drain(self) -> None:
        """Wait until nothing is left to show or to answer."""
        await self._nursery.wait()

    async def close(self, timeout: float) -> None:  # noqa: ASYNC109 - of the injected clock
        """Show what the limits allow within ``timeout`` seconds, then stop."""
        await race(self.drain(), self._sleep(timeout))
        self._closed = True
        for wake in self._wakes.values():
            wake.set()
        await race(self.drain(), self._sleep(_LAST_CALL))
        await self._nursery.close()
        if self._painter is not None:
            self._painter.close()

    # Lanes

    def _here(self, to: Address) -> Address:
        while (chat_id := self._moved.get(to.chat_id)) is not None:
            to = replace(to, chat_id=chat_id)
        return to

    def _lane(self, chat_id: int, pace: Pace | None = None) -> Lane:
        self._forget_idle()
        lane = self._lanes.get(chat_id)
        if lane is None:
            pace = pace or chat_pace(self._limits, chat_id, self._started)
            lane = Lane(chat_id, pace, self._turnstile, self._limits.edit_gap)
            self._lanes[chat_id] = lane
        return lane

    def _forget_idle(self) -> None:
        now = self._clock()
        while self._idle_since:
            chat_id, since = next(iter(self._idle_since.items()))
            if since + REMEMBER > now:
                return
            del self._idle_since[chat_id]
            if self._lanes[chat_id].idle(now):
                del self._lanes[chat_id]
            else:
                self._idle_since[chat_id] = now

    def _set_going(self, lane: Lane) -> None:
        if wake := self._wakes.get(lane.chat_id):
            wake.set()
        elif lane.busy:
            self._idle_since.pop(lane.chat_id, None)
            self._wakes[lane.chat_id] = asyncio.Event()
            self._nursery.spawn(self._run(lane))
        else:
            self._rest(lane)

    def _rest(self, lane: Lane) -> None:
        lane.forget(self._clock())
        self._idle_since.setdefault(lane.chat_id, self._clock())

    async def _run(self, lane: Lane) -> None:
        wake = self._wakes[lane.chat_id]
        try:
            while lane.busy and not self._closed:
                wake.clear()
                job, wait = lane.next(self._clock())
                if wait > 0:
                    await race(wake.wait(), self._sleep(wait))
                elif isinstance(job, Show):
                    about(chat=lane.chat_id, **_table_of(job))
                    if (waited := lane.waited(job, self._clock())) is not None:
                        self._waited(waited)
                    await self._postman.carry(lane, job)
                else:
                    about(chat=lane.chat_id)
                    await self._postman.take_away(lane, job)
        finally:
            del self._wakes[lane.chat_id]
            self._rest(lane)

    async def _move(self, lane: Lane, shows: list[Show], chat_id: int) -> None:
        self._moved.pop(chat_id, None)  # or its shows would go in circles
        self._moved[lane.chat_id] = chat_id
        here = self._lane(chat_id, lane.pace)
        await self._postman.tell(partial(self._ledger.migrated, lane.chat_id, chat_id))
        for show in shows:
            moved = replace(show, to=self._here(show.to))
            there = self._lane(moved.to.chat_id, lane.pace)
            there.adopt(moved, self._clock())
            self._set_going(there)
        self._set_going(here)


def _table_of(show: Show) -> dict[str, int]:
    """Return the table that a slot belongs to, as a line of the log names it, if it is one's."""
    table, _, _ = show.slot.partition(":")
    return {"table": int(table)} if table.isdecimal() else {}
