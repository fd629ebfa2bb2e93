"""What one chat still has to be shown, and which of it is next: no I/O, no clock.

Sends keep their order. A newer content of a slot takes the place of the one that waits. An edit
that waits for its gap lets others pass.
"""

from dataclasses import replace
from math import inf

from bot.content import Job, Known, Posted, Show
from bot.delivery import Address
from bot.pacing import SPARED, Pace, Ticket, Turnstile, until
from bot.refusals import Refusal

# How long a message id is remembered after the ledger has been told of it: far longer than
# anyone who read the ledger a moment earlier takes to ask for the next content.
REMEMBER = 60.0
MAX_BACKOFF = 30.0
DELETE_TRIES = 3


class Lane:
    """The queue of one chat and its memory of message ids."""

    def __init__(self, chat_id: int, pace: Pace, turnstile: Turnstile, edit_gap: float) -> None:
        self.chat_id = chat_id
        self.pace = pace
        self._turnstile = turnstile
        self._edit_gap = edit_gap
        self._pending: dict[str, Show] = {}
        self._leftovers: dict[Posted, int] = {}  # message to failed tries
        self._retired: dict[Posted, str] = {}  # message to the slot that it was taken from
        self._known: dict[str, Known] = {}
        self._since: dict[str, float] = {}  # slot to when its content began to wait
        self._in_hand: Show | None = None
        self._ticket: Ticket | None = None
        self._is_patient = False  # is the ticket
        self._blocked_until = -inf
        self._failures = 0

    @property
    def busy(self) -> bool:
        """Whether there is anything to do."""
        return bool(self._pending or self._leftovers)

    def put(self, show: Show, message_id: int | None, now: float) -> None:
        """Queue a content; what the lane itself knows of the message outweighs ``message_id``."""
        known = self._known.setdefault(show.slot, Known(show.to, message_id, now))
        known.used_at = now
        self._since.setdefault(show.slot, now)
        waiting = self._pending.get(show.slot)
        self._pending[show.slot] = self._merged(waiting, show) if waiting else show

    def withdraw(self, slot: str) -> bool:
        """Give up what waits for a slot; return whether anything did."""
        self._since.pop(slot, None)
        if not self._pending.pop(slot, None):
            return False
        if not self._pending:
            self._ticket = None  # one of the past would let the next content start unasked
        return True

    def adopt(self, show: Show, now: float) -> None:
        """Queue a content of the chat's former id, unless the slot is known here by now."""
        if show.slot not in self._known:
            self.put(show, None, now)

    def remove(self, slot: str, to: Address, message_id: int | None, now: float) -> None:
        """Take the slot's message away, and whatever waits for it."""
        self.withdraw(slot)
        known = self._known.get(slot, Known(to, message_id, now))
        if known.message_id is not None:
            posted = Posted(known.message_id, to.receiver)
            self._leftovers[posted] = 0
            self._retired[posted] = slot
        self._known[slot] = Known(to, None, now)
        if self._in_hand is not None and self._in_hand.slot == slot:
            self._in_hand = None

    def next(self, now: float) -> tuple[Job, float]:
        """Say what is next and in how many seconds it may start; the lane must be busy."""
        wait = until(self._blocked_until, now)
        if self._leftovers:
            return next(iter(self._leftovers)), wait
        show = min(self._pending.values(), key=lambda one: self._rank(one, now))
        wait = max(wait, self._rank(show, now)[0])
        if wait == 0:
            if self._ticket is None or (self._is_patient and not show.patient):
                first = self.chat_id > 0 and not show.patient
                self._ticket = self._turnstile.reserve(now, first=first)
                self._is_patient = show.patient
            wait = until(self._ticket.at, now)
        return show, wait

    def waited(self, show: Show, now: float) -> float | None:
        """Give the seconds since the show was wanted; None if it has been tried before."""
        since = self._since.pop(show.slot, None)
        return None if since is None else now - since

    def start(self, show: Show) -> int | None:
        """Take the show in hand; give the message to edit, None for a send."""
        self._ticket = None
        self._in_hand = self._pending.pop(show.slot)
        return self._target(show)

    def sent(self, show: Show, message_id: int, now: float, *, edited: bool) -> bool:
        """Remember a success; False if the slot was taken away meanwhile."""
        self.pace.spend(now)
        self._failures = 0
        wanted, self._in_hand = self._in_hand is not None, None
        if not wanted:
            if not edited:
                self._leftovers[Posted(message_id, show.to.receiver)] = 0
            return False
        known = self._known[show.slot]
        if known.message_id is not None and known.message_id != message_id:
            self._leftovers[Posted(known.message_id, show.to.receiver)] = 0
        edited_at = now if edited else -inf
        self._known[show.slot] = Known(show.to, message_id, now, edited_at, unsaved=True)
        return True

    def greeted(self, show: Show, message_id: int, now: float) -> bool:
        """Remember a greeting, and put what it goes before back to the front, as its edit."""
        wanted = self._in_hand
        if not self.sent(show, message_id, now, edited=False) or wanted is None:
            return False
        self._in_hand = replace(wanted, repost=False, press="")
        self._back_to_front()
        return True

    def saved(self, slot: str) -> None:
        """Forget the slot's id in due time: the ledger has it."""
        if slot in self._known:
            self._known[slot].unsaved = False

    def retry(self, now: float, after: float | None) -> float:
        """Put what is in hand back to the front; give the seconds until the next try."""
        self.pace.spend(now)
        if self._in_hand is not None:
            self._known[self._in_hand.slot].edited_at = now
        self._back_to_front()
        return self.hold(now, after)

    def hold(self, now: float, after: float | None) -> float:
        """Do nothing for a while: as long as Telegram says, else longer with each failure."""
        pause = after
        if pause is None:
            pause = min(2.0**self._failures, MAX_BACKOFF)
            self._failures += 1
        self._blocked_until = now + pause
        return pause

    def resend(self, show: Show, now: float, *, silent: bool = False) -> None:
        """The message can't be edited any more: send it anew, at once."""
        self.pace.spend(now)
        known = self._known[show.slot]
        if self._in_hand is not None and known.message_id is not None:
            self._leftovers[Posted(known.message_id, show.to.receiver)] = 0
            known.message_id = None
            self._in_hand = replace(self._in_hand, silent=silent or self._in_hand.silent)
        self._back_to_front()

    def plain(self, now: float) -> None:
        """The picture can't be shown: show what is in hand without it, at once."""
        self.pace.spend(now)
        if self._in_hand is not None:
            self._in_hand = replace(self._in_hand, screen=self._in_hand.screen.plain())
        self._back_to_front()

    def refused(self, show: Show, refusal: Refusal, now: float) -> list[Show]:
        """Give up the show, and those that would fare the same; give all of them."""
        self.pace.spend(now)
        self._failures = 0
        lost = {show.slot: show} if self._in_hand is not None else {}
        self._in_hand = None
        if refusal is Refusal.VANISHED:
            self._known[show.slot].message_id = None
        if refusal.whole_chat:
            self._leftovers.clear()
            self._retired.clear()
        for other in list(self._pending.values()):
            same_topic = refusal is Refusal.TOPIC_CLOSED and other.to == show.to
            if refusal.whole_chat or same_topic:
                lost[other.slot] = self._pending.pop(other.slot)
                self._since.pop(other.slot, None)
        return list(lost.values())

    def moved(self) -> list[Show]:
        """Give up everything, in order, to the lane of the chat's new id."""
        self._back_to_front()
        shows = list(self._pending.values())
        self._pending.clear()
        self._since.clear()
        self._leftovers.clear()
        self._retired.clear()
        self._known.clear()
        return shows

    def taken_away(self, posted: Posted) -> str | None:
        """The message is gone, or can't be made to go; give the slot that it was retired from."""
        self._leftovers.pop(posted, None)
        return self._retired.pop(posted, None)

    def not_taken_away(self, posted: Posted, now: float, after: float | None) -> bool:
        """Say whether to try again later: not for ever, no message is worth a stuck lane."""
        self.hold(now, after)
        if after is None and posted in self._leftovers:
            self._leftovers[posted] += 1
        return self._leftovers.get(posted, 0) < DELETE_TRIES

    def forget(self, now: float) -> None:
        """Forget the ids that the ledger has had long enough."""
        for slot, known in list(self._known.items()):
            needed = known.unsaved or slot in self._pending
            if not needed and known.used_at + REMEMBER <= now:
                del self._known[slot]

    def idle(self, now: float) -> bool:
        """Whether the lane could be made anew without a difference."""
        self.forget(now)
        rests = self._blocked_until <= now and self.pace.quiet(now)
        return rests and not (self._known or self.busy)

    def _target(self, show: Show) -> int | None:
        return None if show.repost else self._known[show.slot].at(show.to)

    def _rank(self, show: Show, now: float) -> tuple[float, bool, float, bool]:
        gap = self._gap_left(show, now)
        wait = self.pace.wait(now, SPARED * show.patient)
        return max(gap, wait), not show.press, gap, show.patient

    def _gap_left(self, show: Show, now: float) -> float:
        if self._target(show) is None:
            return 0.0
        alone = self.chat_id > 0 or show.to.receiver is not None  # he turns pages, and waits
        gap = 0.0 if alone and not show.patient else self._edit_gap
        return until(self._known[show.slot].edited_at + gap, now)

    def _merged(self, older: Show, newer: Show) -> Show:
        return newer.after(older, edits=self._target(older) is not None)

    def _back_to_front(self) -> None:
        show, self._in_hand = self._in_hand, None
        if show is None:
            return
        newer = self._pending.pop(show.slot, None)
        first = self._merged(show, newer) if newer else show
        self._pending = {show.slot: first, **self._pending}
