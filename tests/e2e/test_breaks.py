"""A break in the middle of a match: all agree, everything stands, anyone goes on."""

import pytest

from tests.e2e.breaks import SOON, agree, go_on, pause, pauses, question
from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, Party, seated
from tests.e2e.turns import TWO_MINUTES, autos, moved_within, result_of, row


def calls(party: Party) -> bool:
    """Tell whether the public table calls somebody to move."""
    return party.t("table-break") not in party.table.text


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_all_agree_and_nothing_moves_until_somebody_goes_on(
    evening: Evening, language: str
) -> None:
    party = await seated(evening, dict.fromkeys(("Anna", "Boris", "Vera"), language))
    anna, boris, vera = party.readers
    await evening.advance(90)
    turn = party.turn
    before = len(turn.all())
    await party.say(anna, "/pause")
    asked = party.says("notice-break-asked", list="Anna")
    waits = [party.says("notice-break-waits", list=who) for who in ("Boris, Vera", "Vera, Boris")]
    assert question(party)[-1].text in {f"{asked}\n{line}" for line in waits}
    await agree(party, boris, 1, 3)
    assert calls(party)
    await agree(party, vera, 2, 3)
    assert (len(question(party)), len(pauses(party)), calls(party)) == (0, 1, False)
    assert not await moved_within(evening, 5 * HOURS)
    assert len(turn.all()) == before  # nobody was nudged
    await go_on(party, vera)
    assert (pauses(party), calls(party)) == ([], True)
    assert await autos(evening) == []
    assert await moved_within(evening, TWO_MINUTES)
    assert await autos(evening) == ["clock"]
    await party.play(lambda: result_of(party))


async def test_the_time_used_before_the_break_is_not_given_back(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(60)
    await pause(party)
    used = (await row(evening)).paused_at
    assert used is not None
    left = TWO_MINUTES - (used - (await row(evening)).turn_from) / 1000
    assert 0 < left < 60
    await evening.advance(HOURS)
    before = evening.time.now()
    await go_on(party, party.first)
    assert await moved_within(evening, TWO_MINUTES)
    assert abs(evening.time.now() - before - left) < 3
    assert await autos(evening) == ["clock"]


async def test_whoever_is_on_turn_may_simply_move(evening: Evening) -> None:
    party = await seated(evening)
    await pause(party)
    turn = party.turn
    await evening.press(turn.person, turn.last(), turn.choose(turn.last()))
    await evening.advance(SOON)
    assert (await row(evening)).paused_at is None
    assert (pauses(party), calls(party)) == ([], True)
    assert await moved_within(evening, TWO_MINUTES + 5)


async def test_computers_agree_and_stand_still(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await party.say(party.first, "/pause")
    assert pauses(party)
    assert not await moved_within(evening, HOURS)
    await go_on(party, party.first)
    await evening.until(party.on_turn)
    await party.say(party.first, "/pause")
    turn = party.turn
    await evening.press(turn.person, turn.last(), turn.choose(turn.last()))
    assert await moved_within(evening, 5)
    await party.play(lambda: result_of(party))


async def test_the_next_deal_waits_for_the_end_of_a_break(evening: Evening) -> None:
    party = await seated(evening)
    await party.play(lambda: result_of(party))
    await pause(party)
    await evening.advance(HOURS)
    assert not party.reads("table-deal", n=2)
    await go_on(party, party.readers[1])
    await evening.advance(10)
    assert not party.reads("table-deal", n=2)
    await evening.advance(20)
    assert party.reads("table-deal", n=2)


async def test_who_wants_the_next_deal_ends_the_break(evening: Evening) -> None:
    party = await seated(evening)
    await party.play(lambda: result_of(party))
    await pause(party)
    result = party.first.all(party.place)
    shown = next(one for one in result if [party.t("button-next")] in one.labels)
    await evening.press(party.first.person, shown, party.t("button-next"))
    await evening.until(lambda: party.reads("table-deal", n=2))
    assert pauses(party) == []


async def test_a_kill_after_each_step(evening: Evening) -> None:
    party = await seated(evening)
    await evening.command(party.first.person, party.place, "/pause")
    await killed(party)
    assert len(question(party)) == 1
    for n, reader in enumerate(party.readers[1:], 1):
        label = party.t("button-agree-break", n=n, of=3)
        await evening.press(reader.person, question(party)[-1], label)
        await killed(party)
        assert (len(question(party)), len(pauses(party))) == ((1, 0) if n < 2 else (0, 1))
    assert not calls(party)
    assert not await moved_within(evening, HOURS)
    await evening.press(party.first.person, pauses(party)[-1], party.t("button-resume"))
    await killed(party)
    assert (pauses(party), calls(party)) == ([], True)
    await party.play(lambda: result_of(party))


async def killed(party: Party) -> None:
    """Let the process die with what was just committed, and the next one show it."""
    await party.evening.restart()
    await party.evening.advance(20)


async def test_a_break_outlasts_a_time_in_which_the_bot_was_down(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(60)
    await pause(party)
    held = await row(evening)
    await evening.kill()
    await evening.time.skip(10 * HOURS)
    await evening.open()
    await evening.advance(60)
    assert (await row(evening)).turn_from == held.turn_from
    await go_on(party, party.first)
    assert await moved_within(evening, 60)
    assert await autos(evening) == ["clock"]


async def test_a_break_that_nobody_ends_can_be_closed_by_anyone(evening: Evening) -> None:
    party = await seated(evening)
    await pause(party)
    dora = party.outsider()
    await evening.advance(23 * HOURS)
    await party.say(dora, "/stop")
    assert dora.texts()[-1] == dora.refused("error-not-opener")
    await evening.advance(HOURS + 60)
    await party.say(dora, "/stop")
    asked = dora.last(party.place, party.t("stop-ask"))
    await evening.press(dora.person, asked, party.t("button-stop"))
    await evening.until(lambda: party.sees(party.t("notice-stopped")))
    assert pauses(party) == []
