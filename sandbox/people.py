"""Accounts: people and bots as Telegram describes them."""

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True, eq=False)
class Account:
    """One Telegram account."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language: str = ""
    is_bot: bool = False
    deactivated: bool = False

    def json(self) -> dict[str, Any]:
        """Return the account as a Bot API User object."""
        user: dict[str, Any] = {
            "id": self.id,
            "is_bot": self.is_bot,
            "first_name": self.first_name,
        }
        if self.last_name:
            user["last_name"] = self.last_name
        if self.username:
            user["username"] = self.username
        if self.language:
            user["language_code"] = self.language
        return user

    @property
    def name(self) -> str:
        """The name that clients show."""
        return f"{self.first_name} {self.last_name}".strip()


# The account behind which Telegram hides an administrator who chose to be anonymous.
ANONYMOUS = Account(1087968824, "Group", username="GroupAnonymousBot", is_bot=True)
# The account in whose name a group shows what somebody writes as a channel.
CHANNEL_BOT = Account(136817688, "Channel", username="Channel_Bot", is_bot=True)


def is_command_name(name: str) -> bool:
    """Tell whether Telegram takes this as the name of a command."""
    return 1 <= len(name) <= 32 and all(c in "abcdefghijklmnopqrstuvwxyz0123456789_" for c in name)
