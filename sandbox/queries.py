"""Presses of inline buttons and their answers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from sandbox.entities import units
from sandbox.errors import bad

if TYPE_CHECKING:
    from sandbox.params import Params
    from sandbox.people import Account
    from sandbox.world import World

STRICT_LIFE = 15.0
MAX_ANSWER = 200
PAYLOAD = re.compile(r"^[A-Za-z0-9_-]{0,64}$")


@dataclass(slots=True, eq=False)
class Query:
    """One press, and what the bot said to it."""

    id: str
    account: Account
    data: str
    created: float
    chat_id: int = 0
    answers: int = 0
    text: str = ""
    alert: bool = False
    url: str = ""
    expired: bool = False
    delivered: bool = True

    @property
    def answered(self) -> bool:
        """Whether the spinner on the button is gone."""
        return self.answers > 0


def start_payload(url: str, username: str) -> str | None:
    """Return the payload if the url is a start link of this bot.

    >>> start_payload("https://t.me/my_bot?start=join_7", "my_bot")
    'join_7'
    """
    parts = urlsplit(url)
    asked = parse_qs(parts.query, keep_blank_values=True)
    if parts.scheme == "tg" and parts.netloc == "resolve":
        name = asked.get("domain", [""])[0]
    elif parts.scheme in ("http", "https") and parts.netloc in ("t.me", "telegram.me"):
        name = parts.path.strip("/")
    else:
        return None
    if name.lower() != username.lower():
        return None
    payload = asked.get("start", [""])[0]
    return payload if PAYLOAD.match(payload) else None


def answer(world: World, params: Params) -> bool:
    """Answer a press: the presser gets the toast, the alert or the link."""
    query = world.queries.get(params.text("callback_query_id"))
    if query is None or world.clock() - query.created > world.query_life:
        if query is not None:
            query.expired = True
        raise bad("query is too old and response timeout expired or query ID is invalid")
    text, url = params.text("text"), params.text("url")
    if units(text) > MAX_ANSWER:
        raise bad("MESSAGE_TOO_LONG")
    if url and start_payload(url, world.bot.username) is None:
        raise bad("URL_INVALID")
    query.answers += 1
    if query.answers > 1:
        world.fault(f"query {query.id} ({query.data}) was answered {query.answers} times")
        return True
    query.text, query.alert, query.url = text, params.flag("show_alert"), url
    world.tell(query)
    return True


def report(world: World) -> list[dict[str, Any]]:
    """Return the presses that still wait for an answer, and whose answers were not late."""
    return [
        {"id": query.id, "data": query.data, "from": query.account.name}
        for query in world.queries.values()
        if not (query.answered or query.expired or query.id in world.updates.missed)
    ]
