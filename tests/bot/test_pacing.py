"""No stretch of time ever holds more calls than its limit, wherever one looks."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.pacing import PATIENCE, Bucket, Limits, Pace, Turnstile, Window, chat_pace

delays = st.lists(
    st.tuples(st.floats(0, 10), st.floats(0, 4), st.floats(0, 1)), min_size=30, max_size=90
)


def calls_at(pace: Window | Bucket | Pace, plan: list[tuple[float, float, float]]) -> list[float]:
    """Make one call after the other and give the moments at which the server counts them.

    A plan has for each call: idle time before it, its duration, and where in it the server is.
    """
    now, moments = 1_000.0, []
    for idle, duration, part in plan:
        now += idle
        now += pace.wait(now)
        assert pace.wait(now) == 0
        moments.append(now + duration * part)
        now += duration
        pace.spend(now)
    return moments


def most_within(moments: list[float], span: float) -> int:
    return max(
        sum(1 for moment in moments if start <= moment <= start + span) for start in moments
    )


@given(delays)
def test_never_more_than_twenty_in_any_minute_whatever_the_latency(
    plan: list[tuple[float, float, float]],
) -> None:
    assert most_within(calls_at(Window(20, 60.5), plan), 60) <= 20


@given(delays)
def test_a_bucket_allows_its_burst_and_then_one_at_a_time(
    plan: list[tuple[float, float, float]],
) -> None:
    moments = calls_at(Bucket(1.02, 3), plan)

    for span in (0.5, 1.0, 2.0, 5.0, 10.0):
        assert most_within(moments, span) <= 3 + span


def test_a_window_lets_twenty_go_at_once_and_the_next_when_the_first_is_old() -> None:
    window = Window(20, 60)
    for second in range(20):
        assert window.wait(float(second)) == 0
        window.spend(float(second))

    assert window.wait(20.0) == 40
    assert window.wait(60.0) == 0


def test_a_group_just_after_a_start_is_written_to_no_more_than_if_it_went_on() -> None:
    ages = [50.0, *[20.0] * 10, *[0.5] * 7]
    pace = chat_pace(Limits(written={-5: ages}), -5, started=100.0)

    assert 10.5 <= pace.wait(100.0) < 10.6  # two more may have been on their way
    pace.spend(110.6)
    assert pace.wait(112.0) > 28
    assert pace.quiet(172.0)


def test_a_group_that_was_at_rest_before_a_start_is_written_to_soon() -> None:
    pace = chat_pace(Limits(written={-5: [1.0] * 20}), -6, started=0.0)

    starts, now = [], 0.0
    for _ in range(18):
        now += pace.wait(now)
        starts.append(now)
        pace.spend(now)
    assert starts[0] < 1.1
    assert starts[-1] < 20
    assert 60 < now + pace.wait(now) < 61


def test_what_counts_is_told_by_its_age_and_of_groups_only() -> None:
    group = chat_pace(Limits(used_before=False), -5, started=0.0)
    private = chat_pace(Limits(used_before=False), 5, started=0.0)
    for second in (0.0, 10.0, 30.0):
        group.spend(second)
        private.spend(second)

    assert group.ages(65.0) == [55.0, 35.0]
    assert private.ages(65.0) == []


def test_a_private_chat_just_after_a_start_has_no_burst() -> None:
    pace = chat_pace(Limits(), 5, started=0.0)

    assert 1 <= pace.wait(0.0) < 1.1
    pace.spend(1.1)
    assert pace.wait(1.1) > 0.9


def test_a_group_too_gets_no_more_than_a_short_burst_a_second() -> None:
    pace = chat_pace(Limits(used_before=False), -5, started=0.0)
    for _ in range(3):
        assert pace.wait(5.0) == 0
        pace.spend(5.0)

    assert 1 <= pace.wait(5.0) < 1.1


def test_a_pace_is_quiet_only_when_nothing_counts_any_more() -> None:
    window, bucket = Window(2, 10), Bucket(1, 3)
    pace = Pace(bucket, window)
    assert pace.quiet(0.0)
    pace.spend(0.0)

    assert not bucket.quiet(0.5)
    assert bucket.quiet(1.0)
    assert not pace.quiet(9.0)
    assert pace.quiet(10.0)


def test_a_wait_too_short_to_move_the_clock_is_no_wait() -> None:
    window = Window(1, 60)
    window.spend(0.0)

    assert window.wait(60 - 1e-9) == 0


def test_what_waits_at_the_turnstile_arrives_within_the_limit_however_uneven_the_way() -> None:
    dice, limits = Random(1), Limits()
    turnstile = Turnstile(limits.overall_calls, limits.overall_span)
    starts = [turnstile.reserve(0.0).at for _ in range(600)]
    arrivals = sorted(start + dice.choice([0.0, 0.1, 0.199]) for start in starts)

    assert most_within(arrivals, 0.9999) <= 30
    assert starts[-1] <= 24


def test_the_turnstile_lets_no_more_than_its_number_start_in_a_second() -> None:
    turnstile = Turnstile(28, 1.0)
    starts = [turnstile.reserve(0.0).at for _ in range(100)]

    assert starts[27] == 0
    assert starts[28] == 1
    assert starts == sorted(starts)
    assert turnstile.reserve(50.0).at == 50


def test_who_may_go_first_takes_the_first_place_and_the_others_keep_their_order() -> None:
    turnstile = Turnstile(1, 1.0)
    others = [turnstile.reserve(0.0) for _ in range(5)]
    first, second = (turnstile.reserve(0.5, first=True) for _ in range(2))

    assert (first.at, second.at) == (1, 2)
    assert [other.at for other in others] == [0, 3, 4, 5, 6]


def test_nobody_is_put_off_for_longer_than_a_while() -> None:
    turnstile = Turnstile(1, 1.0)
    others = [turnstile.reserve(0.0) for _ in range(3)]
    urgent = [turnstile.reserve(0.0, first=True) for _ in range(40)]

    assert [other.at for other in others] == [0, 1 + PATIENCE, 2 + PATIENCE]
    starts = sorted(ticket.at for ticket in [*others, *urgent])
    assert starts == list(range(43))
