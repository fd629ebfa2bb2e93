"""What there is in a small Telegram, by its ids."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandbox.chats import Chat
    from sandbox.commands import Scope
    from sandbox.driver import Person
    from sandbox.messages import Document, Photo
    from sandbox.people import Account
    from sandbox.places import Group
    from sandbox.queries import Query


@dataclass(eq=False, repr=False)
class Contents:
    """What there is: at first nothing and nobody."""

    accounts: dict[int, Account] = field(default_factory=dict)
    people: dict[int, Person] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    groups: dict[int, Group] = field(default_factory=dict)
    known: set[int] = field(default_factory=set)
    """Users whom the bot has met: to others it can't even try to write."""
    queries: dict[str, Query] = field(default_factory=dict)
    files: dict[str, Document | Photo] = field(default_factory=dict)
    commands: dict[tuple[Scope, str], list[dict[str, str]]] = field(default_factory=dict)
    texts: dict[tuple[str, str], str] = field(default_factory=dict)
    menu_buttons: dict[int, dict[str, Any]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    """Mistakes of the bot which Telegram would have let pass."""
    calls: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often the bot has called a method for a chat."""
