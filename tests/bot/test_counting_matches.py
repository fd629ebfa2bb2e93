"""Whole matches by many rules: what is counted is what a second way of counting finds."""

from random import Random

import pytest

from bot.counting import FINISHED, share
from bot.render.booked import change, has_bolt, marks_of
from game.match import play_match
from game.players import make_player
from game.presets import PRESETS
from game.record import match_records
from game.rules import Rules
from game.shapes import DealRecord

MATCHES = 3


def played(rules: Rules, players: int, seed: int) -> list[DealRecord]:
    """Let computers play a match, and return its records."""
    dice = Random(seed)
    seats = [make_player("normal", dice) for _ in range(players)]
    match = play_match(seats, Random(seed), rules=rules)
    return list(match_records(match.start, match.log, stopped=match.winner is None))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_two_ways_of_counting_agree(preset: str, players: int) -> None:
    rules, counted = PRESETS[preset], 0
    for seed in range(MATCHES):
        before: DealRecord | None = None
        for record in played(rules, players, seed):
            for seat in range(players):
                found = share(record, seat, before)
                whole = record["outcome"] in FINISHED
                assert found.counted == (whole and seat in record["playing"])
                assert found.falls == len(marks_of(record, seat) & {"fell", "knocked"})
                if found.counted:
                    counted += 1
                    assert found.points == change(record, seat)
                    assert found.bolts == has_bolt(record, seat, rules, before)
            before = record
    assert counted
