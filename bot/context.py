"""What the handlers work with: the services of the program, put together in ``assembly``."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.closed import Closed
from bot.daily.attempts import Dailies
from bot.explaining import Explaining
from bot.lobbies import Lobbies
from bot.outbox import Outbox
from bot.people import People
from bot.presenter import Presenter
from bot.replies import Replies
from bot.rights import Rights
from bot.seats import Seats
from bot.settings import Settings
from bot.storage import Storage
from bot.tables import Tables
from bot.taps import Taps
from bot.tournaments.service import Tournaments
from bot.whispering import Whispering


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """The services, each doing one thing."""

    settings: Settings
    storage: Storage
    people: People
    rights: Rights
    lobbies: Lobbies
    tables: Tables
    dailies: Dailies
    tournaments: Tournaments
    seats: Seats
    closed: Closed
    presenter: Presenter
    replies: Replies
    outbox: Outbox
    link: Callable[[str], str]
    """Opens the private chat with a payload."""
    group_link: str
    """Lets a person add the bot to a group."""
    new_match_id: Callable[[], str]
    taps: Taps
    explaining: Explaining
    whispering: Whispering
    changed: Callable[[int], Awaitable[None]]
    """Shows a table and plans its clock."""
