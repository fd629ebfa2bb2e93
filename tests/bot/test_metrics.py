"""The page of figures: its form, and what is counted."""

import re
from random import Random

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
from bot.explaining import Explainers
from bot.metrics import Metrics, note, timed
from bot.thinking import Minds, Thinking
from bot.worker import HintQuestion, ReviewQuestion
from game.engine import apply, new_match
from game.match import shuffled
from game.players.review import Review
from game.views import view
from tests.bot.fakes import TOKEN, FakeTime, ScriptedSession
from tests.bot.minds import InlineExecutor

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? [0-9.e+]+')


def test_every_line_is_a_sample_or_says_what_follows() -> None:
    metrics = Metrics()
    metrics.updates.labels("message").inc()
    metrics.calls.labels("sendMessage", "429").inc(2)
    metrics.waits.observe(0.3)
    metrics.thinking.labels("hint").observe(3)
    page = metrics.page(live_tables=5, in_flight=0)
    assert page.endswith("\n")
    lines = page.splitlines()
    assert all(line.startswith(("# HELP ", "# TYPE ")) or SAMPLE.fullmatch(line) for line in lines)
    assert 'thousand_updates_total{kind="message"} 1.0' in lines
    assert 'thousand_calls_total{method="sendMessage",outcome="429"} 2.0' in lines
    assert 'thousand_queue_wait_seconds_bucket{le="0.1"} 0.0' in lines
    assert 'thousand_queue_wait_seconds_bucket{le="0.5"} 1.0' in lines
    assert 'thousand_queue_wait_seconds_bucket{le="+Inf"} 1.0' in lines
    assert 'thousand_ai_seconds_count{question="hint"} 1.0' in lines
    assert 'thousand_ai_seconds_count{question="review"} 0.0' in lines
    assert "thousand_live_tables 5.0" in lines
    assert any(line.startswith("process_resident_memory_bytes ") for line in lines)
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len([name for name in names if name.startswith("thousand_")]) == 8
    assert len(names) == len(set(names))


def test_refusals_for_flood_stand_at_zero_before_the_first() -> None:
    lines = Metrics().page(live_tables=0, in_flight=0).splitlines()
    for method in ("sendMessage", "editMessageText"):
        assert f'thousand_calls_total{{method="{method}",outcome="429"}} 0.0' in lines


def test_a_clock_that_was_set_back_counts_as_no_time() -> None:
    metrics = Metrics()
    note(metrics.waits, -3600)
    assert "thousand_queue_wait_seconds_sum 0.0\n" in metrics.page(live_tables=0, in_flight=0)


async def test_work_is_timed() -> None:
    time = FakeTime()
    metrics = Metrics()

    async def work(answer: int) -> int:
        await time.sleep(2.5)
        return answer

    assert await time.run(timed(work, metrics.handling, time.now)(7)) == 7
    assert "thousand_handler_seconds_sum 2.5\n" in metrics.page(live_tables=0, in_flight=0)


async def test_hints_and_looks_back_are_told_apart_from_moves() -> None:
    metrics, time, start = Metrics(), FakeTime(), new_match()
    state, _ = apply(start, None, shuffled(Random(1)))
    looked = Review(())
    minds = Minds(lambda _: InlineExecutor(), advise=lambda *_: None, review=lambda *_: looked)
    thinking = Thinking(minds, time.sleep, workers=1, seconds=1.0)
    explainers = Explainers.of(thinking, metrics, time.now)
    await explainers.advise(HintQuestion(1, 1, view(state, 0), seed="x"))
    look_back = ReviewQuestion(table_id=1, rev=1, start=start, log=(), seat=0, seed="x")
    for _ in range(2):
        assert await explainers.review(look_back) is looked
    page = metrics.page(live_tables=0, in_flight=0)
    for question, count in (("move", 0), ("hint", 1), ("review", 2)):
        assert f'thousand_ai_seconds_count{{question="{question}"}} {count}.0' in page


async def test_calls_are_counted_by_what_came_of_them() -> None:
    session = ScriptedSession(FakeTime())
    bot, metrics = Bot(TOKEN, session=session), Metrics()
    session.middleware(CountCalls(metrics.calls))
    session.script.extend([None, lambda method: TelegramRetryAfter(method, "x", 9)])
    await bot.send_message(1, "x")
    with pytest.raises(TelegramRetryAfter):
        await bot.send_message(1, "x")
    lines = metrics.page(live_tables=0, in_flight=0).splitlines()
    assert 'thousand_calls_total{method="sendMessage",outcome="ok"} 1.0' in lines
    assert 'thousand_calls_total{method="sendMessage",outcome="429"} 1.0' in lines


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
