"""The computer players at a table: how well each plays, and what it is due to do."""

import logging
from typing import Final, NamedTuple

from bot.daily.situations import situation_of
from bot.storage.rows import SeatRow
from bot.table import Table, last_card, plays_itself
from bot.wishes import wish_of
from bot.worker import Question, decide_now
from game.actions import Action
from game.players.levels import LEVELS, Level
from game.shapes import AutoReason
from game.state import State
from game.views import view

log = logging.getLogger(__name__)

USUAL: Final[Level] = "normal"
"""The level of who is given no other; it decides at once."""
INSTANT: Final[frozenset[Level]] = frozenset({"easy", "normal"})
"""The levels that decide at once."""


class Move(NamedTuple):
    """An action of a seat, or of chance (None); ``auto`` says why the bot made it, if it did."""

    seat: int | None
    action: Action
    auto: AutoReason | None = None


def computer_seat(level: Level = USUAL) -> SeatRow:
    """Return a seat for a computer player; its name is the locale's business."""
    return SeatRow(seat=0, kind="computer", name="", level=level)


def level_of(seat: SeatRow) -> Level:
    """Return how well the bot plays a seat: as chosen, or as usual in a person's place."""
    return next((level for level in LEVELS if level == seat.level), USUAL)


def question_of(table: Table) -> Question | None:
    """Return what a player has to think about now; None if nobody has to."""
    state, row = table.state, table.row
    if row.status != "playing" or table.waits or state is None or not state.to_act:
        return None
    seat = row.seats[state.to_act[0]]
    if level_of(seat) in INSTANT or last_card(state) or wish_of(table) is not None:
        return None
    question = _ask(table, state, level_of(seat))
    return question if len(question.view.legal) > 1 else None


def due_move(table: Table, state: State, thought: Action | None = None) -> Move | None:
    """Return the move that is not left to a person, if there is one; wishes come first.

    :param thought: what came of the question, asked in this very revision
    """
    wished = wish_of(table)
    if wished is not None:
        return Move(*wished)
    seat = state.to_act[0]
    row = table.row.seats[seat]
    why: AutoReason | None = None
    if row.kind == "human":
        itself = plays_itself(table)
        if not itself and seat not in table.absent and not table.is_away(seat):
            return None
        why = "only_choice" if itself else "away"
    elif row.left_user_id is not None:
        why = "away"
    return Move(seat, _decided(table, state, level_of(row), thought), why)


def _decided(table: Table, state: State, level: Level, thought: Action | None) -> Action:
    question = _ask(table, state, level if level in INSTANT else USUAL)
    if thought is None:
        return decide_now(question)
    if thought in question.view.legal:
        return thought
    log.error("table %d, revision %d: an answer against the rules", table.row.id, table.row.rev)
    return decide_now(question)


def _ask(table: Table, state: State, level: Level) -> Question:
    """Return the question to the seat on turn; its dice are the same after a restart."""
    row = table.row
    seen = view(state, state.to_act[0])
    seed = f"{row.match_id}:{row.rev}" if row.day is None else situation_of(row)
    return Question(row.id, row.rev, level, seen, seed, row.day)
