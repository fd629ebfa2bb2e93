"""The page of figures: its form, and what is counted."""

import re

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    TelegramAPIError,
    TelegramForbiddenError,
    TelegramNetworkError,
    TelegramRetryAfter,
)
from aiogram.methods import GetMe

from bot.calls import CountCalls, outcome_of
from bot.metrics import Metrics, Spread, timed
from tests.bot.fakes import TOKEN, FakeTime, ScriptedSession

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? [0-9.e+]+')


def test_every_line_is_a_sample_or_says_what_follows() -> None:
    metrics = Metrics()
    metrics.updates.add("message")
    metrics.calls.add("sendMessage", "429", number=2)
    metrics.waits.add(0.3)
    page = metrics.page(live_tables=5, in_flight=0)
    assert page.endswith("\n")
    lines = page.splitlines()
    assert all(line.startswith(("# HELP ", "# TYPE ")) or SAMPLE.fullmatch(line) for line in lines)
    assert 'thousand_updates_total{kind="message"} 1' in lines
    assert 'thousand_calls_total{method="sendMessage",outcome="429"} 2' in lines
    assert 'thousand_queue_wait_seconds_bucket{le="0.1"} 0' in lines
    assert 'thousand_queue_wait_seconds_bucket{le="0.5"} 1' in lines
    assert 'thousand_queue_wait_seconds_bucket{le="+Inf"} 1' in lines
    assert "thousand_live_tables 5" in lines
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == 8


def test_a_clock_that_was_set_back_counts_as_no_time() -> None:
    spread = Spread("wait_seconds", "Waits.", (1.0,))
    spread.add(-3600)
    assert "wait_seconds_sum 0" in list(spread.lines())


async def test_work_is_timed() -> None:
    time = FakeTime()
    spread = Spread("work_seconds", "Work.", (1.0,))

    async def work(answer: int) -> int:
        await time.sleep(2.5)
        return answer

    assert await time.run(timed(work, spread, time.now)(7)) == 7
    assert "work_seconds_sum 2.5" in list(spread.lines())


async def test_calls_are_counted_by_what_came_of_them() -> None:
    session = ScriptedSession(FakeTime())
    bot, metrics = Bot(TOKEN, session=session), Metrics()
    session.middleware(CountCalls(metrics.calls))
    session.script.extend([None, lambda method: TelegramRetryAfter(method, "x", 9)])
    await bot.send_message(1, "x")
    with pytest.raises(TelegramRetryAfter):
        await bot.send_message(1, "x")
    lines = list(metrics.calls.lines())
    assert 'thousand_calls_total{method="sendMessage",outcome="ok"} 1' in lines
    assert 'thousand_calls_total{method="sendMessage",outcome="429"} 1' in lines


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (TelegramRetryAfter(GetMe(), "x", 3), "429"),
        (TelegramAPIError(GetMe(), "Too Many Requests: retry after 0"), "429"),
        (TelegramForbiddenError(GetMe(), "Forbidden: bot was blocked by the user"), "refused"),
        (TelegramNetworkError(GetMe(), "x"), "failed"),
        (OSError(), "failed"),
    ],
)
def test_failures_have_few_names(error: Exception, outcome: str) -> None:
    assert outcome_of(error) == outcome
