"""The turn clock: safe moves, away, back by any press, and who sets it."""

from dataclasses import replace

import pytest

from bot.lobbies import Person
from bot.presses import Setting
from bot.render.clock import limit_name
from bot.tempo import Limit
from tests.e2e.evening import Evening
from tests.e2e.menus import SettingsMenu
from tests.e2e.party import HOURS, gather, seated
from tests.e2e.turns import TWO_MINUTES, autos, choose, fall_asleep, moved_within, result_of, row


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_who_lets_his_time_run_out_passes_and_all_see_it(
    evening: Evening, language: str
) -> None:
    party = await seated(evening, dict.fromkeys(("Anna", "Boris", "Vera"), language))
    assert f"⏳ {limit_name('2m', party.t)}" in party.table.text
    sleeper = party.turn
    await evening.advance(TWO_MINUTES - 15)
    assert await autos(evening) == []
    await evening.advance(25)
    assert await autos(evening) == ["clock"]
    assert party.reads("table-timed-out", name=sleeper.person.account.first_name)
    assert party.turn is not sleeper


async def test_the_clock_starts_anew_with_each_turn(evening: Evening) -> None:
    party = await seated(evening)
    for _ in range(2):
        await evening.advance(TWO_MINUTES - 20)
        turn = party.turn
        await evening.press(turn.person, turn.last(), turn.choose(turn.last()))
        await evening.advance(3)
    await evening.advance(TWO_MINUTES - 20)
    assert set(await autos(evening)) == {None}


async def test_a_computer_plays_for_the_absent_until_he_presses_his_way_back(
    evening: Evening,
) -> None:
    party = await seated(evening)
    sleeper = await fall_asleep(party)
    assert sleeper.sees(None, sleeper.t("hand-away"))
    party.readers.remove(sleeper)
    before = evening.time.now()
    await party.play(lambda: result_of(party))
    assert evening.time.now() - before < TWO_MINUTES
    assert "away" in await autos(evening)
    party.readers.append(sleeper)

    notice = sleeper.last(party.place, party.says("notice-away", name="").strip())
    await evening.press(sleeper.person, notice, party.t("button-here"))
    assert sleeper.toast == sleeper.t("answer-here")
    await evening.advance(10)
    assert not party.sees(party.says("notice-away", name="").strip())
    await evening.press(sleeper.person, notice, party.t("button-here"), stale=True)
    await party.play(lambda: party.reads("table-deal", n=2))
    await party.play(lambda: party.on_turn() is sleeper)


async def test_a_kill_after_a_move_of_the_clock_repeats_nothing(evening: Evening) -> None:
    await seated(evening)
    assert await moved_within(evening, TWO_MINUTES + 30)
    await evening.restart()
    await evening.advance(TWO_MINUTES - 30)
    assert await autos(evening) == ["clock"]
    assert sorted(seat.missed for seat in (await row(evening)).seats) == [0, 0, 1]


async def test_any_press_brings_the_absent_back(evening: Evening) -> None:
    party = await seated(evening)
    sleeper = await fall_asleep(party)
    await evening.press(sleeper.person, party.table, party.t("button-cards"))
    await evening.advance(10)
    assert not party.sees(party.says("notice-away", name="").strip())
    assert not sleeper.sees(None, sleeper.t("hand-away"))
    assert [seat.missed for seat in (await row(evening)).seats] == [0, 0, 0]


async def test_a_command_to_join_brings_the_absent_back(evening: Evening) -> None:
    party = await seated(evening)
    sleeper = await fall_asleep(party)
    await party.say(sleeper, "/join")
    assert not party.sees(party.says("notice-away", name="").strip())
    assert [seat.missed for seat in (await row(evening)).seats] == [0, 0, 0]


async def test_a_rematch_begins_with_everybody_there(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.advance(HOURS)
    assert [seat.missed for seat in (await row(evening)).seats if seat.user_id] == [2]
    async with evening.app._storage.write() as tx:
        found = await tx.tables.get(1)
        assert found is not None
        await tx.tables.save(replace(found, status="finished"), found.rev)
    anna = Person(user_id=party.first.id, name="Anna")
    again = await evening.time.run(evening.app.dispatcher["context"].lobbies.rematch(1, anna))
    (seats,) = [table.seats for table in await evening.tables() if table.id == again]
    assert [seat.missed for seat in seats] == [0, 0, 0]


async def test_a_table_that_all_have_left_alone_waits_between_two_deals(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.advance(HOURS)
    rev = (await row(evening)).rev
    await evening.advance(3 * HOURS)
    assert (await row(evening)).rev == rev
    assert party.sees(party.says("notice-away", name="").strip())
    notice = party.first.last(party.place, party.says("notice-away", name="").strip())
    await evening.press(party.first.person, notice, party.t("button-here"))
    await party.play(lambda: party.reads("table-deal", n=2))


async def test_a_limit_counts_at_once_and_gives_everybody_his_whole_time(
    evening: Evening,
) -> None:
    party = await seated(evening)
    await choose(party, "off")
    assert "⏳" not in party.table.text
    await evening.advance(2 * HOURS)
    assert await autos(evening) == []
    assert limit_name("30s", party.t) in await choose(party, "30s", now="off")
    await evening.advance(20)
    assert await autos(evening) == []
    await evening.advance(20)
    assert await autos(evening) == ["clock"]


async def test_who_does_not_run_the_table_sets_no_clock(evening: Evening) -> None:
    party = await gather(evening)
    await SettingsMenu(party, party.readers[1]).open()
    menu = party.first.last(party.place, party.t("settings-title"))
    boris = party.readers[1]
    await evening.press(boris.person, menu, data=str(Setting(0, "clock", "off")), stale=True)
    assert boris.toast == boris.t("error-not-opener")
    await evening.press(party.first.person, menu, data=str(Setting(0, "clock", "9d")), stale=True)
    assert party.first.toast == party.first.t("error-button-too-old")


@pytest.mark.parametrize(("limit", "hours"), [("off", 24), ("3d", 72)])
async def test_a_table_without_an_action_can_be_closed_by_anyone(
    evening: Evening, limit: Limit, hours: int
) -> None:
    party = await seated(evening)
    await choose(party, limit)
    dora = party.outsider()
    for age, stale in ((hours * HOURS - 60, False), (hours * HOURS, True)):
        async with evening.app._storage.write() as tx:
            found = await tx.tables.get(1)
            assert found is not None
            acted_at = int((evening.time.now() - age) * 1000)
            await tx.tables.save(replace(found, acted_at=acted_at), found.rev)
        await party.say(dora, "/stop")
        assert party.sees(party.t("stop-ask")) is stale
    assert dora.texts()[-1] == dora.refused("error-not-opener")
    question = dora.last(party.place, party.t("stop-ask"))
    await evening.press(dora.person, question, party.t("button-stop"))
    await evening.until(lambda: party.sees(party.t("notice-stopped")))
