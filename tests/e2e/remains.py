"""What an evening leaves: what the file holds, and what everybody sees; nothing of when."""

import re
import sqlite3
import sys
from contextlib import closing
from typing import Any, Final, NamedTuple, TypeAlias

from tests.e2e.evening import Evening

Remains: TypeAlias = dict[str, list[Any]]

TIMES: Final = re.compile(r".*_at|at|turn_from")
OF_PROCESSES: Final = {"marks", "paces", "updates", "alembic_version", "sqlite_sequence"}
"""Tables of which another start, or a press that came again, may hold more."""


class Sent(NamedTuple):
    """A message of the bot on a screen."""

    chat_id: int
    message_id: int


def remains(evening: Evening, *, but: tuple[Sent, ...] = ()) -> Remains:
    """Return all that is left of an evening up to now.

    :param but: messages that are left out
    """
    found = _rows(evening)
    for chat_id, chat in evening.world.chats.items():
        found[f"screen {chat_id}"] = [
            [
                one.sender.name,
                one.text,
                [[key.text, key.data] for row in one.keyboard for key in row],
            ]
            for one in chat.history.values()
            if (chat_id, one.id) not in but
        ]
    return found


def _rows(evening: Evening) -> Remains:
    found: Remains = {}
    with closing(sqlite3.connect(evening.settings.database_path)) as file:
        names = file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for name in sorted({name for (name,) in names} - OF_PROCESSES):
            rows = file.execute(f"SELECT * FROM {name}")
            kept = [
                at
                for at, (column, *_) in enumerate(rows.description)
                if not TIMES.fullmatch(column) and column != "message_id"
            ]
            found[name] = sorted(([row[at] for at in kept] for row in rows), key=repr)
    return found


def by_content(found: Remains) -> Remains:
    """Return what is left without the order in which messages came."""
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


def assert_same(found: Remains, expected: Remains) -> None:
    """Assert that two evenings left the same, and say what they did not."""
    for name, wanted in expected.items():
        if found[name] != wanted:
            lost = [row for row in wanted if wanted.count(row) > found[name].count(row)]
            new = [row for row in found[name] if found[name].count(row) > wanted.count(row)]
            order = "" if lost or new else f"; in the order {found[name]}"
            raise AssertionError(f"{name}: lost {lost}, new {new} of {len(wanted)}{order}")


def on_screens(evening: Evening) -> frozenset[Sent]:
    """Return the messages of the bot that people see."""
    return frozenset(
        Sent(chat_id, message.id)
        for chat_id, chat in evening.world.chats.items()
        for message in chat.history.values()
        if message.sender is evening.world.bot
    )


def noted(evening: Evening) -> frozenset[Sent]:
    """Return the messages that the file knows."""
    with closing(sqlite3.connect(evening.settings.database_path)) as file:
        rows = file.execute(
            "SELECT chat_id, message_id FROM messages"
            " UNION ALL SELECT chat_id, message_id FROM notices"
        )
        return frozenset(Sent(*row) for row in rows)


def commits(evening: Evening) -> int:
    """Return how many transactions SQLite has written, by the header of its log's index."""
    file = evening.settings.database_path
    with file.with_name(file.name + "-shm").open("rb") as index:
        return int.from_bytes(index.read(12)[8:], sys.byteorder)


def calls(evening: Evening) -> int:
    """Return how many calls Telegram has had, polls aside."""
    return sum(n for (name, _), n in evening.world.calls.items() if name != "getUpdates")
