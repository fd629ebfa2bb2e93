"""Double taps."""

import pytest

from bot.errors import TableError, Why
from bot.taps import MANY, Taps
from tests.bot.fakes import FakeTime


async def test_a_second_tap_does_not_act_on_the_buttons_that_have_just_come() -> None:
    time = FakeTime()
    taps = Taps(time.now, 0.7)
    taps.check(1)
    taps.changed(1)
    await time.advance(0.35)
    with pytest.raises(TableError) as refused:
        taps.check(1)
    assert refused.value.why is Why.TOO_QUICK
    taps.check(2)
    await time.advance(0.4)
    taps.check(1)


def test_it_remembers_no_crowd() -> None:
    taps = Taps(lambda: 0.0, 0.7)
    for user_id in range(MANY + 2):
        taps.changed(user_id)
    taps.check(1)
