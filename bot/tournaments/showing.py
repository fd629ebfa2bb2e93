"""What a chat should see of a tournament: pure, from the tournament alone.

Slots name its messages: ``lobby``, ``round:<number>``, ``end``; and ``topic:<board>`` the topics
of its tables. The messages stay as the chat's memory of the evening; what was written in a chat
that the group no longer is stays there.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bot.l10n import Translator
from bot.render.screen import Screen
from bot.render.tournament import (
    end_screen,
    lobby_screen,
    pause_screen,
    round_screen,
    topic_screen,
)
from bot.tournaments.cup import TOPIC, Cup
from game.rules import Rules


class Notice(NamedTuple):
    """A slot and what it should show."""

    slot: str
    screen: Screen


def wanted(cup: Cup, rules: Rules, t: Translator) -> list[Notice]:
    """Return every message that a tournament should show, in the order to send them."""
    return [
        notice
        for notice in _all(cup, rules, t)
        if _is_newest(cup, notice.slot) or _is_here(cup, notice.slot)
    ]


def _all(cup: Cup, rules: Rules, t: Translator) -> Iterator[Notice]:
    row = cup.row
    yield Notice("lobby", lobby_screen(cup, rules, t))
    for number in range(1, row.round + 1):
        yield Notice(f"round:{number}", round_screen(cup, number, t))
    following = f"round:{row.round + 1}"
    if cup.pauses or following in cup.notices:
        yield Notice(following, pause_screen(cup, t))
    if row.status in {"finished", "stopped"} and row.round:
        yield Notice("end", end_screen(cup, t))
    if row.status == "playing" and row.in_topics:
        for board in cup.round:
            if board.table_id is None and not board.done and board.board not in cup.topics:
                yield Notice(f"{TOPIC}{board.board}", topic_screen(board.board, t))


def _is_here(cup: Cup, slot: str) -> bool:
    notice = cup.notices.get(slot)
    return notice is not None and notice.chat_id == cup.row.chat_id


def _is_newest(cup: Cup, slot: str) -> bool:
    row = cup.row
    match row.status:
        case "joining":
            return slot == "lobby"
        case "playing":
            newest = row.round + 1 if cup.pauses else row.round
            return slot == f"round:{newest}" or slot.startswith(TOPIC)
        case _:
            return slot == "end"
