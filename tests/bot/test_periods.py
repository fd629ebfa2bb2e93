"""Weeks and months begin at midnight where the people are."""

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

import pytest

from bot.count_presses import Period
from bot.periods import begin_of

WARSAW = ZoneInfo("Europe/Warsaw")


def at(*moment: int, zone: tzinfo = UTC) -> int:
    return int(datetime(*moment, tzinfo=zone).timestamp() * 1000)  # type: ignore[arg-type,misc]


@pytest.mark.parametrize(
    ("period", "now", "zone", "began"),
    [
        ("week", at(2026, 11, 30, 0, 0), UTC, at(2026, 11, 30)),
        ("week", at(2026, 11, 29, 23, 59), UTC, at(2026, 11, 23)),
        ("week", at(2026, 11, 29, 23, 30), WARSAW, at(2026, 11, 30, zone=WARSAW)),
        ("week", at(2026, 3, 30, 12), WARSAW, at(2026, 3, 30, zone=WARSAW)),
        ("week", at(2026, 4, 1, 12), WARSAW, at(2026, 3, 30, zone=WARSAW)),
        ("week", at(2026, 3, 29, 12), WARSAW, at(2026, 3, 23, zone=WARSAW)),
        ("month", at(2026, 11, 30, 23, 0), UTC, at(2026, 11, 1)),
        ("month", at(2026, 11, 30, 23, 0), WARSAW, at(2026, 12, 1, zone=WARSAW)),
        ("all", at(2026, 11, 30), WARSAW, 0),
    ],
)
def test_a_period_begins_at_local_midnight(
    period: Period, now: int, zone: tzinfo, began: int
) -> None:
    assert begin_of(period, now, zone) == began
