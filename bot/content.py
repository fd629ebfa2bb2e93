"""What one message of a chat is to show."""

from dataclasses import dataclass

from bot.delivery import Address
from bot.render.screen import Screen


@dataclass(frozen=True, slots=True)
class Show:
    """One slot's content, waiting.

    ``patient`` content lets everything else of its chat go first, and is not edited more often
    than a group's; nobody waits for it to play on.
    """

    slot: str
    to: Address
    screen: Screen
    tag: str = ""
    silent: bool = False
    repost: bool = False
    patient: bool = False
