"""Thinking beside the bot: in turn, in time, and without harm when it fails."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import active_children
from random import Random
from typing import Any, cast

import pytest

from bot import worker
from bot.thinking import LEAST, LEAST_REVIEW, PATIENCE, REVIEW, Minds, Thinking, process_pool
from bot.worker import (
    HintQuestion,
    Question,
    ReviewQuestion,
    decide_in_worker,
    decide_now,
    review_now,
)
from game.cards import Card
from game.engine import apply, new_match
from game.match import shuffled
from game.players import rule_player
from game.players.levels import LEVELS
from game.views import view
from tests.bot.fakes import FakeTime
from tests.bot.minds import (
    HeldExecutor,
    InlineExecutor,
    advise_briefly,
    by_rule,
    choke,
    die,
    freeze,
    heed,
    review_briefly,
    tell_process,
)

CHANCE = shuffled(Random(1))
STATE, _ = apply(new_match(), None, CHANCE)
SEAT = STATE.to_act[0]
QUESTION = Question(table_id=1, rev=5, level="strong", view=view(STATE, SEAT), seed="x:5")
ANSWER = rule_player(QUESTION.view)
HINT = HintQuestion(table_id=1, rev=5, view=QUESTION.view, seed="x:5:hint")
LOG = ((None, str(CHANCE), None), (SEAT, "p", None))
LOOK_BACK = ReviewQuestion(1, 5, new_match(), LOG, SEAT, seed="x:1:0")


def at_table(table_id: int) -> Question:
    """Return the question of some table."""
    return replace(QUESTION, table_id=table_id)


def thinking(
    pool: Executor | None = None, time: FakeTime | None = None, *, workers: int = 1, **how: Any
) -> Thinking:
    """Return what thinks with a stand-in, or with processes if there is none."""
    make = process_pool if pool is None else lambda _workers: pool
    time = time or FakeTime()
    minds = Minds(make, **{"decide": by_rule, **how})
    return Thinking(minds, time.sleep, workers=workers, seconds=1.0)


# What goes through the pipe


def test_question_and_answer_pass_between_processes() -> None:
    state = STATE
    for _ in range(12):
        seat = state.to_act[0]
        seen = view(state, seat)
        action = rule_player(seen)
        assert pickle.loads(pickle.dumps(replace(QUESTION, view=seen))).view == seen
        assert pickle.loads(pickle.dumps(action)) == action
        state, _ = apply(state, seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_answers_with_what_is_allowed_and_the_same_again(level: str) -> None:
    question = replace(QUESTION, level=cast("Any", level))
    assert decide_now(question) in question.view.legal
    if level != "strong":
        assert decide_now(question) == decide_now(question)


async def test_processes_advise_and_look_back() -> None:
    mind = Thinking(Minds(), FakeTime().sleep, workers=1, seconds=20.0)
    try:
        advice, found = await asyncio.gather(mind.advise(HINT), mind.review(LOOK_BACK))
    finally:
        await mind.close()
    assert advice is not None
    assert advice.best[0] in HINT.view.legal
    assert found == review_now(LOOK_BACK)


def test_a_look_back_is_at_the_last_deal_of_the_log() -> None:
    rng, state, log = Random(2), new_match(), list[tuple[int | None, str, str | None]]()
    while state.deal < 3:
        seat = state.to_act[0] if state.to_act else None
        action = shuffled(rng) if seat is None else rng.choice(view(state, seat).legal)
        log.append((seat, str(action), None))
        state, _ = apply(state, seat, action)
    found = [
        review_briefly(ReviewQuestion(1, 5, new_match(), tuple(log), seat, seed="x"), 1.0)
        for seat in range(3)
    ]
    assert {mistake.view.deal for each in found for mistake in each.mistakes} == {2}


# Turns


async def test_who_asks_first_is_answered_first_and_one_worker_has_one_question() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time)
    answers = [asyncio.ensure_future(mind.decide(at_table(n))) for n in (1, 2, 3)]
    await time.settle()
    for n in (1, 2, 3):
        assert [question.table_id for question, _ in pool.asked] == list(range(1, n + 1))
        pool.answer()
        await time.settle()
    assert await asyncio.gather(*answers) == [ANSWER] * 3


async def test_two_workers_think_of_two_tables() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time, workers=2)
    answers = [asyncio.ensure_future(mind.decide(at_table(n))) for n in (1, 2, 3)]
    await time.settle()
    assert len(pool.held) == 2
    pool.answer()
    await time.settle()
    assert len(pool.asked) == 3
    pool.answer()
    pool.answer()
    await asyncio.gather(*answers)


async def test_where_many_wait_each_has_less_time_but_always_some() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time)
    answers = [asyncio.ensure_future(mind.decide(at_table(n))) for n in range(40)]
    for _ in answers:
        await time.settle()
        pool.answer()
    await asyncio.gather(*answers)
    seconds = [given for _, given in pool.asked]
    assert seconds == [1.0, *(max(LEAST, 1 / waiting) for waiting in range(39, 0, -1))]


async def test_who_no_longer_waits_is_not_thought_for() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time)
    first, second = (asyncio.ensure_future(mind.decide(at_table(n))) for n in (1, 2))
    await time.settle()
    second.cancel()
    await time.settle()
    pool.answer()
    await first
    assert [question.table_id for question, _ in pool.asked] == [1]


async def test_a_worker_ends_what_nobody_waits_for_before_it_takes_another_question() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time)
    first, second = (asyncio.ensure_future(mind.decide(at_table(n))) for n in (1, 2))
    await time.settle()
    first.cancel()
    await time.settle()
    assert len(pool.asked) == 1
    pool.fail(ValueError())
    await time.settle()
    pool.answer()
    assert await second == ANSWER


async def test_looks_back_take_their_time_one_after_another() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time, workers=2, review=review_briefly)
    answers = [asyncio.ensure_future(mind.review(LOOK_BACK)) for _ in range(3)]
    await time.settle()
    for _ in answers:
        assert len(pool.held) == 1
        pool.answer()
        await time.settle()
    found = await asyncio.gather(*answers)
    assert [given for _, given in pool.asked] == [REVIEW, REVIEW / 2, REVIEW]
    assert found[0] is not None
    assert found[0] == found[1] == found[2]


async def test_no_table_ever_waits_for_a_look_back_or_has_less_time_for_it() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time, review=review_briefly)
    looks = [asyncio.ensure_future(mind.review(LOOK_BACK)) for _ in range(20)]
    await time.settle()
    decided = [asyncio.ensure_future(mind.decide(at_table(n))) for n in (1, 2)]
    await time.settle()
    assert [isinstance(question, Question) for question, _ in pool.asked] == [False, True]
    for _ in range(4):
        pool.answer()
        await time.settle()
    assert await asyncio.gather(*decided) == [ANSWER] * 2
    assert [given for question, given in pool.asked if isinstance(question, Question)] == [1, 1]
    while pool.held:
        pool.answer()
        await time.settle()
    assert None not in await asyncio.gather(*looks)
    assert mind.asked == 0
    times = [given for question, given in pool.asked if not isinstance(question, Question)]
    assert times == [REVIEW, *(max(LEAST_REVIEW, REVIEW / left) for left in range(19, 0, -1))]


async def test_a_hint_waits_for_tables_alone() -> None:
    pool, time = HeldExecutor(), FakeTime()
    mind = thinking(pool, time, advise=advise_briefly, review=review_briefly)
    look = asyncio.ensure_future(mind.review(LOOK_BACK))
    first = asyncio.ensure_future(mind.decide(at_table(1)))
    await time.settle()
    hint = asyncio.ensure_future(mind.advise(HINT))
    second = asyncio.ensure_future(mind.decide(at_table(2)))
    for _ in range(4):
        await time.settle()
        pool.answer()
    await asyncio.gather(look, first, second, hint)
    assert [type(question) for question, _ in pool.asked] == [
        ReviewQuestion,
        Question,
        Question,
        HintQuestion,
    ]


# Failures


async def test_an_answer_that_fails_is_none_and_the_log_names_no_card(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert await thinking(InlineExecutor(), decide=choke).decide(QUESTION) is None
    assert "table 1, revision 5: the rule player decides: ValueError" in caplog.text
    assert not any(f"{card!r}" in caplog.text for card in Card)


async def test_what_cannot_be_explained_is_none_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    mind = thinking(InlineExecutor(), advise=choke, review=choke)
    assert await mind.advise(HINT) is None
    assert await mind.review(LOOK_BACK) is None
    assert caplog.text.count("table 1, revision 5: nothing is explained") == 2
    assert not any(f"{card!r}" in caplog.text for card in Card)


async def test_a_worker_that_neither_answers_nor_dies_is_given_up() -> None:
    pools, time = [HeldExecutor(), HeldExecutor()], FakeTime()
    left = iter(pools)
    minds = Minds(lambda _workers: next(left), by_rule)
    mind = Thinking(minds, time.sleep, workers=1, seconds=1.0)
    assert await time.run(mind.decide(QUESTION)) is None
    assert time.now() == 1000 + 1 + PATIENCE
    assert pools[0].is_shut_down
    second = asyncio.ensure_future(mind.decide(QUESTION))
    await time.settle()
    pools[1].answer()
    assert await second == ANSWER


async def test_after_a_break_there_is_a_new_pool() -> None:
    pools, time = [HeldExecutor(), HeldExecutor()], FakeTime()
    left = iter(pools)
    minds = Minds(lambda _workers: next(left), by_rule)
    mind = Thinking(minds, time.sleep, workers=2, seconds=1.0)
    both = [asyncio.ensure_future(mind.decide(at_table(n))) for n in (1, 2)]
    await time.settle()
    pools[0].fail(BrokenProcessPool())
    pools[0].fail(BrokenProcessPool())
    assert await asyncio.gather(*both) == [None, None]
    third = asyncio.ensure_future(mind.decide(QUESTION))
    await time.settle()
    pools[1].answer()
    assert await third == ANSWER


# Processes


async def test_a_worker_is_a_process_that_stays_and_ends_at_the_close() -> None:
    mind = Thinking(
        Minds(process_pool, cast("Any", tell_process)), asyncio.sleep, workers=1, seconds=1.0
    )
    before = set(active_children())
    first, second = [cast("int", await mind.decide(QUESTION)) for _ in range(2)]
    assert first == second != os.getpid()
    assert {child.pid for child in set(active_children()) - before} == {first}
    await mind.close()
    assert set(active_children()) <= before
    with pytest.raises(ProcessLookupError):  # not even a zombie is left
        os.kill(first, 0)


async def test_the_real_decision_is_made_in_a_process() -> None:
    mind = Thinking(Minds(process_pool, decide_in_worker), asyncio.sleep, workers=1, seconds=0.3)
    assert await mind.decide(QUESTION) in QUESTION.view.legal
    await mind.close()


async def test_a_worker_that_dies_is_replaced() -> None:
    mind = thinking(decide=die)
    assert await mind.decide(QUESTION) is None
    mind._minds = Minds(process_pool, by_rule)
    assert await mind.decide(QUESTION) == ANSWER
    await mind.close()


async def test_a_worker_leaves_it_to_the_bot_when_it_ends() -> None:
    mind = thinking(decide=heed)
    assert await mind.decide(QUESTION) == ANSWER
    await mind.close()


async def test_the_log_says_where_in_the_worker_it_failed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    mind = thinking(decide=choke)
    assert await mind.decide(QUESTION) is None
    assert "in choke" in caplog.text
    assert not any(f"{card!r}" in caplog.text for card in Card)
    await mind.close()


async def test_a_frozen_worker_is_killed_when_it_is_given_up() -> None:
    time = FakeTime()
    before = set(active_children())
    mind = thinking(None, time, decide=freeze)
    asked = asyncio.ensure_future(mind.decide(QUESTION))
    await time.advance(1 + PATIENCE)
    assert await asked is None
    for child in set(active_children()) - before:
        child.join(20)
    assert set(active_children()) <= before
    await mind.close()


def test_a_process_that_thinks_on_is_ended_by_the_system() -> None:
    code = (
        "import itertools, sys; from bot import worker\n"
        "def on_and_on(*_): return sum(itertools.repeat(0))\n"
        "worker.decide, worker.LATE = on_and_on, 0.05\n"
        "from types import SimpleNamespace\n"
        "worker.decide_in_worker(SimpleNamespace(level='strong', view=None, seed='x'), 0.05)\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], timeout=20, check=False)
    assert ended.returncode == -signal.SIGALRM


ORPHANS = """
import asyncio, os, pickle, signal, sys
from bot.thinking import Minds, Thinking, process_pool
from tests.bot.minds import tell_process

async def main():
    question = pickle.loads(bytes.fromhex(sys.argv[1]))
    mind = Thinking(Minds(process_pool, tell_process), asyncio.sleep, workers=1, seconds=1)
    print(await mind.decide(question), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_killed_bot_leaves_no_process() -> None:
    arguments = [sys.executable, "-c", ORPHANS, pickle.dumps(QUESTION).hex()]
    # The output ends when nobody holds it any more, the workers included.
    ended = subprocess.run(arguments, stdout=subprocess.PIPE, timeout=20, check=False)
    assert ended.returncode == -signal.SIGKILL
    assert int(ended.stdout) > 0


def test_a_worker_gives_way_to_the_bot() -> None:
    code = "import os; from bot.worker import prepare; prepare(); print(os.nice(0))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert int(told.stdout) >= min(19, os.nice(0) + worker.NICE)


def test_a_worker_imports_neither_telegram_nor_the_database() -> None:
    code = "import sys, bot.worker; print({'aiogram', 'sqlalchemy'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert told.stdout.strip() == b"set()"
