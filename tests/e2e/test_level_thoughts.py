"""Strong computers are asked to think in time, and a thought that comes too late is dropped."""

from concurrent.futures.process import BrokenProcessPool

import pytest

from bot.thinking import Minds
from bot.worker import Question
from game.actions import Action, Deal
from sandbox.messages import Shown
from tests.bot.minds import HeldExecutor, by_rule
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.party import Party, gather, seated


async def slow(evening: Evening) -> HeldExecutor:
    """Let the computers think until they are told to answer; nobody knows yet of what."""
    pool = HeldExecutor()
    evening.minds = Minds(lambda _workers: pool, by_rule)
    await evening.restart()
    return pool


async def until_asked(party: Party, pool: HeldExecutor) -> None:
    """Play until a computer has to think."""
    await party.play(lambda: pool.held)


async def person_acts(party: Party, pool: HeldExecutor) -> tuple[Shown, str]:
    """Let the first reader press a button after which a computer has to think; return it."""
    while party.on_turn() is None:
        if pool.held:
            pool.answer()
        await party.evening.time.step()
    hand = party.first.last()
    label = party.first.choose(hand)
    await party.evening.press(party.first.person, hand, label)
    assert pool.held
    return hand, label


async def state_of(evening: Evening) -> tuple[int, str | None]:
    """Return where the match is."""
    (row,) = await evening.tables()
    return row.rev, row.state


async def test_a_thought_is_part_of_the_pause_and_not_added_to_it(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await person_acts(party, pool)
    rev, _ = await state_of(evening)
    await evening.advance(evening.tempo.computer - 0.2)
    pool.answer()
    await evening.settle()
    assert (await state_of(evening))[0] == rev
    await evening.advance(0.2)
    assert (await state_of(evening))[0] == rev + 1


async def test_a_table_waits_for_a_thought_that_takes_longer(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await until_asked(party, pool)
    rev, _ = await state_of(evening)
    await evening.advance(evening.tempo.computer + 1)
    assert (await state_of(evening))[0] == rev
    pool.answer()
    await evening.settle()
    assert (await state_of(evening))[0] == rev + 1


async def test_only_strong_computers_think_and_only_on_turn(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await party.play(lambda: party.reads("table-deal", n=2))
    assert pool.asked == []


async def test_a_whole_deal_is_thought_through_view_by_view(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    seen: list[int | None] = []

    def think(question: Question, seconds: float) -> Action:
        seen.append(question.view.seat)
        return by_rule(question, seconds)

    evening.minds = Minds(evening.minds.pool, think)
    await evening.restart()
    await party.open_lobby(computers=2, level="strong")
    await party.start()
    await party.play(lambda: party.reads("table-deal", n=2))
    (row,) = await evening.tables()
    strong = {seat.seat for seat in row.seats if seat.kind == "computer"}
    assert set(seen) == strong
    assert len(seen) > 10
    await checked_deals(party)


async def test_a_thought_that_comes_after_the_end_is_dropped(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await until_asked(party, pool)
    await evening.command(party.first.person, party.place, "/stop")
    await evening.until(lambda: party.sees(party.t("stop-ask")))
    question = party.first.last(party.place, party.t("stop-ask"))
    await evening.press(party.first.person, question, party.t("button-stop"))
    stopped = await state_of(evening)
    pool.answer()
    await evening.advance(60)
    assert await state_of(evening) == stopped
    assert len(pool.asked) == 1


async def test_a_thought_that_comes_after_the_table_has_moved_on_is_dropped(
    evening: Evening,
) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1, level="strong")
    await until_asked(party, pool)
    boris = party.readers[1]
    await evening.command(boris.person, party.place, "/leave")
    await evening.until(lambda: boris.sees(None, boris.t("quit-ask")))
    quit_ask = boris.last(None, boris.t("quit-ask"))
    asked, _ = pool.asked[0]
    await evening.press(boris.person, quit_ask, boris.t("button-quit"))
    moved_on = await state_of(evening)
    assert moved_on[0] == asked.rev + 1
    pool.answer()
    await evening.settle()
    assert await state_of(evening) == moved_on
    again, _ = pool.asked[1]
    assert (again.rev, again.view) == (moved_on[0], asked.view)
    pool.answer()
    await evening.until(lambda: pool.held or party.on_turn())


async def test_presses_that_change_nothing_do_not_start_the_thought_anew(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    old, label = await person_acts(party, pool)
    asked = len(pool.asked)
    for _ in range(3):
        await evening.press(party.first.person, old, label, stale=True)
        await evening.advance(0.2)
    assert len(pool.asked) == asked


@pytest.mark.parametrize("error", [BrokenProcessPool("a worker has died"), ValueError("no idea")])
async def test_a_thought_that_fails_leaves_the_move_to_the_rule_player(
    evening: Evening, error: Exception
) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await until_asked(party, pool)
    rev, _ = await state_of(evening)
    pool.fail(error)
    await evening.advance(evening.tempo.computer)
    assert (await state_of(evening))[0] == rev + 1
    drop_complaint(evening, "the rule player decides")


async def test_an_answer_against_the_rules_is_not_played(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await until_asked(party, pool)
    rev, _ = await state_of(evening)
    future, _ = pool.held.pop(0)
    future.set_result(Deal((), ""))
    await evening.advance(evening.tempo.computer)
    assert (await state_of(evening))[0] == rev + 1
    drop_complaint(evening, "against the rules")


async def test_after_a_kill_the_same_is_thought_anew(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await until_asked(party, pool)
    before = await state_of(evening)
    await evening.restart()
    await evening.advance(5)
    assert await state_of(evening) == before
    (first, _), (second, _) = pool.asked
    assert first == second
    pool.held.pop(0)
    pool.answer()
    await evening.advance(evening.tempo.computer)
    assert (await state_of(evening))[0] == before[0] + 1


async def test_nobody_thinks_while_the_group_is_closed(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await until_asked(party, pool)
    party.group.restrict_bot()
    pool.answer()
    await evening.advance(30)
    asked = len(pool.asked)
    for _ in pool.held[:]:
        pool.answer()
    before = await state_of(evening)
    await evening.advance(300)
    assert len(pool.asked) == asked
    assert await state_of(evening) == before
    party.group.unrestrict_bot()
    await party.play(lambda: len(pool.asked) > asked)


async def test_at_the_stop_nothing_is_waited_for(evening: Evening) -> None:
    pool = await slow(evening)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await until_asked(party, pool)
    await evening.close()
    assert pool.is_shut_down
    assert pool.held


def drop_complaint(evening: Evening, words: str) -> None:
    """Take what the log says of a failure that a test has made."""
    lines = evening.complaints.lines
    assert len(lines) == 1
    assert words in lines[0]
    lines.clear()
