"""Computer players of three levels: chosen by buttons, kept, and asked to think in time."""

import json
from concurrent.futures.process import BrokenProcessPool

import pytest

from bot.presses import Lobby
from bot.render.levels import level_name
from bot.thinking import Minds
from bot.worker import Question
from game.actions import Action, Deal
from game.players.levels import LEVELS, Level
from sandbox.messages import Shown
from tests.bot.minds import HeldExecutor, by_rule
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.party import Party, gather, practise, seated
from tests.e2e.reader import Reader


async def levels(evening: Evening, table_id: int = 1) -> list[str]:
    """Return the levels of the computers at a table, as SQLite has them."""
    row = next(row for row in await evening.tables() if row.id == table_id)
    return sorted(str(seat.level) for seat in row.seats if seat.kind == "computer")


def named(party: Party, number: int, level: Level) -> str:
    """Return what the group calls a computer of a level."""
    name = party.says("name-computer", n=number)
    return party.says("name-with-level", name=name, level=level_name(level, party.t))


# The choice


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_level_is_chosen_in_the_lobby_and_named_at_the_table(
    evening: Evening, language: str
) -> None:
    party = await gather(evening, {"Anna": language})
    await party.open_lobby(computers=2)
    assert named(party, 1, "normal") in party.lobby.text
    await party.set_level(1, "strong")
    await party.set_level(2, "easy")
    assert named(party, 1, "strong") in party.lobby.text
    assert named(party, 2, "easy") in party.lobby.text
    assert await levels(evening) == ["easy", "strong"]
    await party.start()
    assert all(level_name(level, party.t) in party.table.text for level in ("easy", "strong"))


async def test_a_further_computer_plays_like_the_one_before(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=1, level="strong")
    await evening.press(party.first.person, party.lobby, party.t("button-computer"))
    await evening.until(lambda: named(party, 2, "strong") in party.lobby.text)


async def test_a_double_tap_gives_the_next_level_only(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=1)
    lobby, label = party.lobby, party.level_button(1)
    for _ in range(2):
        await evening.press(party.first.person, lobby, label, stale=True)
    assert await levels(evening) == ["strong"]


async def test_who_has_no_say_and_who_names_no_computer_change_nothing(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=1)
    dora = party.outsider()
    await evening.press(dora.person, party.lobby, party.level_button(1))
    assert dora.toast == dora.t("error-not-seated")
    for seat in (0, 3, 99):
        data = str(Lobby(1, "strong", seat))
        await evening.press(party.first.person, party.lobby, data=data, stale=True)
        assert party.first.toast == party.first.t("error-stale")
    assert await levels(evening) == ["normal"]


async def test_a_level_is_frozen_once_the_match_has_begun(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=2)
    lobby, label = party.lobby, party.level_button(1)
    await party.start()
    await evening.press(party.first.person, lobby, label, stale=True)
    assert party.first.toast == party.first.t("error-stale")
    assert await levels(evening) == ["normal", "normal"]


@pytest.mark.parametrize("level", LEVELS)
async def test_practice_asks_for_the_level(evening: Evening, level: Level) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await practise(evening, anna.person, level)
    await evening.until(anna.hand)
    assert await levels(evening) == [level, level]
    assert not anna.sees(None, anna.t("practice-ask"))
    await evening.until(lambda: level_name(level, anna.t) in anna.last().text)


async def test_an_old_question_shows_the_practice_that_runs(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    for _ in range(2):
        await evening.command(anna.person, None, "/practice")
        await evening.advance(3)
    old, new = anna.all(None, anna.t("practice-ask"))
    await evening.press(anna.person, new, anna.t("button-strong"))
    await evening.until(lambda: anna.held(anna.last()))
    await evening.press(anna.person, old, anna.t("button-easy"))
    await evening.advance(3)
    assert len(await evening.tables()) == 1
    assert await levels(evening) == ["strong", "strong"]
    assert not anna.sees(None, anna.t("practice-ask"))


async def test_levels_survive_a_restart_and_stand_in_the_history(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await evening.restart()
    assert await levels(evening) == ["strong", "strong"]
    await party.play(lambda: party.reads("table-deal", n=2))
    await party.say(party.first, "/history", private=True)
    (document,) = [one.document for one in party.first.all() if one.document]
    head = json.loads(document.content.splitlines()[0])
    assert [seat.get("level") for seat in head["seats"] if seat["kind"] == "computer"] == [
        "strong",
        "strong",
    ]


async def test_a_rematch_keeps_the_levels(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="easy")
    await evening.put_on_barrel(0)
    await party.play(party.ended)
    await evening.advance(10)
    end = party.first.last(party.place)
    await evening.press(party.first.person, end, party.t("button-rematch"))
    await evening.advance(5)
    assert named(party, 2, "easy") in party.lobby.text


async def test_who_stands_in_for_a_person_plays_as_usual(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1, level="strong")
    boris = party.readers[1]
    await party.say(boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-quit"))
    assert await levels(evening) == ["normal", "strong"]


# Thinking


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
