"""Does one job of a lane: makes the call and settles what came of it, with lane and ledger."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from math import inf
from typing import Final, Protocol

from sqlalchemy.exc import OperationalError

from bot.content import Posted, Show
from bot.delivery import Address, Courier
from bot.failures import describe, trace
from bot.lane import MAX_BACKOFF, Lane
from bot.refusals import Outcome, Refusal
from bot.verdicts import Again, Moved, Verdict, judge

log = logging.getLogger(__name__)

_ANSWER_RETRY: Final = 0.5
_ANSWER_FOR: Final = 14.0
"""Seconds in which a press may be answered: Telegram promises to take one for fifteen."""
_LEDGER_RETRY: Final = 1.0
_UNSHOWN: Final = frozenset({Outcome.PLAIN, Outcome.BUG})
"""What a picture may be the reason of."""
_OF_NOBODY: Final = frozenset({Refusal.NOT_MODIFIED, Refusal.TOPIC_CLOSED})


class Ledger(Protocol):
    """Who remembers what is shown where."""

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        """A send or an edit has succeeded."""

    async def refused(self, slot: str, to: Address, refusal: Refusal) -> None:
        """The slot's content was given up."""

    async def taken_away(self, slot: str, message_id: int) -> None:
        """A message that was to be deleted is gone, or can't be made to go."""

    async def migrated(self, old_chat_id: int, new_chat_id: int) -> None:
        """A group has got another id; its old message ids are void."""


class Postman:
    """Between a lane and the Bot API; whatever fails ends here."""

    def __init__(
        self,
        courier: Courier,
        ledger: Ledger,
        *,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        moved: Callable[[Lane, list[Show], int], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param moved: hears of a lane whose chat has got another id, with what it still held
        """
        self._courier = courier
        self._ledger = ledger
        self._clock = clock
        self._sleep = sleep
        self._moved = moved

    async def carry(self, lane: Lane, show: Show) -> None:
        """Send or edit what is next in the lane."""
        target = lane.start(show)
        greeting = show.greeting if target is None and not self._courier.whispers else None
        try:
            if greeting is not None:
                message_id = await self._courier.greet(show.to, greeting, press=show.press)
            elif target is None:
                message_id = await self._courier.send(
                    show.to, show.screen, silent=show.silent, press=show.press
                )
            else:
                await self._courier.edit(show.to, target, show.screen)
                message_id = target
        except Exception as error:
            await self._failed(lane, show, target, error)
        else:
            if greeting is None or greeting == show.screen:
                await self._succeeded(lane, show, message_id, edited=target is not None)
            elif lane.greeted(show, message_id, self._clock()):
                await self._tell_shown(lane, show, message_id, "")

    async def _succeeded(self, lane: Lane, show: Show, message_id: int, *, edited: bool) -> None:
        if lane.sent(show, message_id, self._clock(), edited=edited):
            await self._tell_shown(lane, show, message_id, show.tag)

    async def _tell_shown(self, lane: Lane, show: Show, message_id: int, tag: str) -> None:
        if await self.tell(partial(self._ledger.shown, show.slot, show.to, message_id, tag)):
            lane.saved(show.slot)

    async def _failed(self, lane: Lane, show: Show, target: int | None, error: Exception) -> None:
        verdict = judge(error, private=show.to.private)
        if show.to.receiver is not None:
            verdict = _of_whisper(verdict, target)
        if verdict == Moved(lane.chat_id):
            verdict = Again()  # where it is already
        now = self._clock()
        match verdict:
            case Again(after):
                pause = lane.retry(now, after)
                log.warning("%s waits %.0f s: %s", show.slot, pause, describe(error))
            case Moved(chat_id):
                log.info("a group has got another id")
                lane.pace.spend(now)
                await self._moved(lane, lane.moved(), chat_id)
            case Refusal() if verdict.outcome in _UNSHOWN and show.screen.picture is not None:
                log.warning("%s is shown without its picture: %s", show.slot, describe(error))
                lane.plain(now)
            case Refusal() if verdict.outcome is Outcome.IGNORE and target is not None:
                await self._succeeded(lane, show, target, edited=True)
            case Refusal() if verdict.outcome is Outcome.RESEND and target is not None:
                log.info("%s is sent anew: %s", show.slot, describe(error))
                lane.resend(show, now, silent=verdict is Refusal.OTHER_KIND)
            case Refusal():
                refusal = Refusal.NO_TOPIC if show.screen.topic else verdict
                await self._give_up(lane, show, target, refusal, error)

    async def _give_up(
        self, lane: Lane, show: Show, target: int | None, refusal: Refusal, error: Exception
    ) -> None:
        if refusal.outcome in {Outcome.IGNORE, Outcome.RESEND, Outcome.PLAIN}:
            refusal = Refusal.BUG  # said of an edit or a picture only, but this was neither
        level = logging.ERROR if refusal is Refusal.BUG else logging.WARNING
        if refusal.outcome is Outcome.WHISPER:
            level = logging.INFO
        method = "sendMessage" if target is None else "editMessageText"
        log.log(level, "%s of %s is refused: %s", method, show.slot, describe(error))
        for lost in lane.refused(show, refusal, self._clock()):
            await self.tell(partial(self._ledger.refused, lost.slot, lost.to, refusal))

    async def take_away(self, lane: Lane, posted: Posted) -> None:
        """Delete a message of the lane's chat, as far as Telegram allows."""
        of = Address(lane.chat_id, receiver=posted.receiver)
        try:
            await self._courier.delete(of, posted.message_id)
        except Exception as error:
            verdict: Verdict = judge(error, private=lane.chat_id > 0)
            log.info("a message stays: %s", describe(error))
            if isinstance(verdict, Again) and lane.not_taken_away(
                posted, self._clock(), verdict.after
            ):
                return
        slot = lane.taken_away(posted)
        if slot is not None:
            await self.tell(partial(self._ledger.taken_away, slot, posted.message_id))

    async def answer(self, query_id: str, text: str, *, alert: bool, url: str) -> None:
        """Answer a press, for as long as Telegram takes an answer; a failure is only logged."""
        pause, end = _ANSWER_RETRY, self._clock() + _ANSWER_FOR
        while True:
            try:
                await self._courier.answer(query_id, text, alert=alert, url=url)
            except Exception as error:
                verdict = judge(error, private=True)
                wait = verdict.after or pause if isinstance(verdict, Again) else inf
                if self._clock() + wait < end:
                    await self._sleep(wait)
                    pause *= 2
                    continue
                harmless = verdict is Refusal.QUERY_TOO_OLD
                level = logging.INFO if harmless else logging.ERROR
                log.log(level, "a press is not answered: %s", describe(error))
            return

    async def tell(self, telling: Callable[[], Awaitable[None]]) -> bool:
        """Let the ledger hear something; say whether it could.

        While the database is busy or full it is told again: cards wait for what it has heard.
        """
        pause = _LEDGER_RETRY
        while True:
            try:
                await telling()
            except OperationalError as error:
                log.error("the ledger is told again in %.0f s: %s", pause, trace(error))
                await self._sleep(pause)
                pause = min(2 * pause, MAX_BACKOFF)
            except Exception as error:
                log.error("the ledger failed: %s", trace(error))
                return False
            else:
                return True


def _of_whisper(verdict: Verdict, target: int | None) -> Verdict:
    """Say what a refusal means of a message for one member: it tells nothing of the group.

    That a topic is closed tells nothing of him either.
    """
    if not isinstance(verdict, Refusal) or verdict in _OF_NOBODY:
        return verdict
    return Refusal.NOT_WHISPERED if target is None else Refusal.VANISHED
