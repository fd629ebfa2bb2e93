"""A clock that is put back, and who waits by it."""

from bot.steady import Steady


def test_it_stands_while_the_other_is_put_back_and_goes_on_from_there() -> None:
    times = [100.0, 105.0, 5.0, 6.0, 9.0, 2.0, 3.0]
    told = Steady(iter(times).__next__)
    assert [told() for _ in times] == [100.0, 105.0, 105.0, 106.0, 109.0, 109.0, 110.0]


def test_it_tells_what_it_reads_as_long_as_that_goes_on() -> None:
    times = [1_790_000_000.123, 1_790_000_000.124, 1_790_003_600.125]
    told = Steady(iter(times).__next__)
    assert [told() for _ in times] == times
