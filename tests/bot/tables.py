"""A table in play as its clocks see it, without storage."""

from random import Random

from bot.storage.rows import SeatRow, TableRow
from game.engine import apply, new_match
from game.match import shuffled

PEOPLE = tuple(
    SeatRow(seat=seat, kind="human", name=f"P{seat}", user_id=seat + 1) for seat in range(3)
)
ROW = TableRow(
    id=1,
    chat_id=-1,
    thread_id=None,
    private=False,
    status="playing",
    opener=1,
    match_id="x",
    created_at=0,
    acted_at=1_000_000,
    turn_from=1_000_000,
    seats=PEOPLE,
)
STATE, _ = apply(new_match(), None, shuffled(Random(1)))
"""The first deal, of which everybody holds his cards and somebody is to bid."""
