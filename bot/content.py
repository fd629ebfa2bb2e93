"""What one message of a chat is to show."""

import hashlib
from dataclasses import dataclass, replace
from math import inf
from typing import TypeAlias

from bot.delivery import Address
from bot.render.screen import Screen


@dataclass(frozen=True, slots=True)
class Show:
    """One slot's content, waiting.

    ``patient`` content lets everything else of its chat go first, and is not edited more often
    than a group's; nobody waits for it to play on.

    What one member of a group alone is to see may answer his ``press``. The ``greeting`` goes
    first where nothing proves yet that he alone would see it: all may know what it says.
    """

    slot: str
    to: Address
    screen: Screen
    tag: str = ""
    silent: bool = False
    repost: bool = False
    patient: bool = False
    press: str = ""
    greeting: Screen | None = None

    def after(self, older: "Show", *, edits: bool) -> "Show":
        """Return this in place of an older content that waits.

        What would have rung must ring, and a repost asked for must happen.

        :param edits: whether the older one would only change a message
        """
        silent = self.silent and (older.silent or edits)
        repost, press = older.repost or self.repost, self.press or older.press
        patient = self.patient and not press
        return replace(self, silent=silent, repost=repost, press=press, patient=patient)


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of a chat, and who alone sees it; such messages have ids of their own."""

    message_id: int
    receiver: int | None = None


Job: TypeAlias = Show | Posted
"""What a chat is to be shown, or a message of it that is to be taken away."""


@dataclass(slots=True)
class Known:
    """What is known of a slot's message; its id is None once it is gone or not yet sent."""

    to: Address
    message_id: int | None
    used_at: float
    edited_at: float = -inf
    unsaved: bool = False

    def at(self, to: Address) -> int | None:
        """Return its id if it is in this place: no edit takes a message to another."""
        return self.message_id if self.to == to else None


def tag_of(screen: Screen) -> str:
    """Return what is kept of a screen to tell whether another one differs."""
    return hashlib.blake2b(repr(screen).encode(), digest_size=12).hexdigest()
