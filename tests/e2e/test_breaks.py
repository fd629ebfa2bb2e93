"""A break in the middle of a match: all agree, everything stands, anyone goes on."""

import pytest

from bot.presses import AtTable
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, Party, gather, practise, seated
from tests.e2e.reader import Reader, plain
from tests.e2e.test_turn_clock import (
    TWO_MINUTES,
    autos,
    fall_asleep,
    moved_within,
    result_of,
    row,
)

SOON = 8.0


def question(party: Party) -> list[Shown]:
    """Return the messages by which the group is asked for a break."""
    words = party.says("notice-break-asked", list="\x00").partition("\x00")[0]
    return party.first.all(party.place, words)


def pauses(party: Party) -> list[Shown]:
    """Return the messages that tell the group of a break."""
    return party.first.all(party.place, plain(party.t("notice-break")))


async def agree(party: Party, reader: Reader, n: int, of: int) -> None:
    """Press the button of the question, which says how many have agreed."""
    label = party.t("button-agree-break", n=n, of=of)
    await party.evening.press(reader.person, question(party)[-1], label)
    assert reader.toast == reader.t("answer-voted")
    await party.evening.advance(SOON)


async def pause(party: Party) -> None:
    """Let all agree to a break."""
    of = len(party.readers)
    await party.say(party.first, "/pause")
    for n, reader in enumerate(party.readers[1:], 1):
        await agree(party, reader, n, of)
    assert pauses(party)


async def until_paused(party: Party) -> None:
    """Let those who are there play until the table has a break."""
    evening, end = party.evening, party.evening.time.now() + HOURS
    while (await row(evening)).paused_at is None:
        assert evening.time.now() < end
        for reader in party.readers:
            if (await row(evening)).paused_at is None and reader.act(party.title):
                await evening.settle()
        if (await row(evening)).paused_at is None:
            await evening.time.step()


async def go_on(party: Party, reader: Reader) -> None:
    """Press the button that ends a break."""
    await party.evening.press(reader.person, pauses(party)[-1], party.t("button-resume"))
    await party.evening.advance(SOON)


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


async def test_a_refused_move_does_not_end_a_break(evening: Evening) -> None:
    party = await seated(evening)
    await pause(party)
    waiting = next(reader for reader in party.readers if reader is not party.turn)
    forged = party.turn.last().keys[0].data
    await evening.press(waiting.person, waiting.last(), data=forged, stale=True)
    assert waiting.toast
    assert (await row(evening)).paused_at is not None


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


async def test_who_is_away_or_cannot_be_written_to_holds_no_break_up(evening: Evening) -> None:
    party = await seated(evening)
    sleeper = await fall_asleep(party)
    party.readers.remove(sleeper)
    one, other = party.readers
    await party.say(one, "/pause")
    assert question(party)[-1].labels == [[party.t("button-agree-break", n=1, of=2)]]
    other.person.block()
    await evening.until(lambda: pauses(party))
    assert not await moved_within(evening, HOURS)


async def test_the_break_begins_when_the_last_who_has_not_agreed_falls_asleep(
    evening: Evening,
) -> None:
    party = await seated(evening)
    sleeper = party.turn
    one, other = (reader for reader in party.readers if reader is not sleeper)
    await party.say(one, "/pause")
    await agree(party, other, 1, 3)
    party.readers.remove(sleeper)
    await until_paused(party)
    await evening.advance(SOON)
    assert (len(question(party)), len(pauses(party))) == (0, 1)
    assert not await moved_within(evening, HOURS)


async def test_the_break_begins_when_the_last_who_has_not_agreed_leaves(evening: Evening) -> None:
    party = await seated(evening)
    anna, boris, vera = party.readers
    await party.say(anna, "/pause")
    await agree(party, vera, 1, 3)
    await party.say(boris, "/leave")
    asked = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, asked, boris.t("button-quit"))
    await evening.restart()
    await evening.advance(SOON)
    assert pauses(party)
    assert not await moved_within(evening, HOURS)


async def test_a_wish_is_gone_with_the_next_deal_and_its_button_is_old(evening: Evening) -> None:
    party = await seated(evening)
    anna, boris, _ = party.readers
    await party.say(anna, "/pause")
    asked = question(party)[-1]
    await party.play(lambda: result_of(party))
    assert question(party)
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.advance(SOON)
    assert question(party) == []
    await evening.press(boris.person, asked, asked.keys[0].text, stale=True)
    assert boris.toast == boris.t("error-stale")
    assert [seat.break_deal for seat in (await row(evening)).seats].count(0) == 2


async def test_presses_that_come_late_twice_or_from_outside_change_nothing(
    evening: Evening,
) -> None:
    party = await seated(evening)
    anna, boris, vera = party.readers
    dora = party.outsider()
    await party.say(dora, "/pause")
    assert dora.texts()[-1] == dora.refused("error-not-seated")
    await party.say(anna, "/pause")
    asked = question(party)[-1]
    await evening.press(dora.person, asked, asked.keys[0].text)
    assert dora.toast == dora.t("error-not-seated")
    await agree(party, boris, 1, 3)
    await agree(party, boris, 2, 3)
    assert not pauses(party)
    await agree(party, vera, 2, 3)
    await evening.press(vera.person, asked, asked.keys[0].text, stale=True)
    assert vera.toast == vera.t("error-on-break")
    await party.say(boris, "/pause")
    assert boris.texts()[-1] == boris.refused("error-on-break")
    lasts = pauses(party)[-1]
    await evening.press(dora.person, lasts, party.t("button-resume"))
    assert dora.toast == dora.t("error-not-seated")
    await go_on(party, anna)
    await evening.press(boris.person, lasts, party.t("button-resume"), stale=True)
    assert boris.toast == boris.t("error-stale")
    await pause(party)
    await evening.press(boris.person, lasts, party.t("button-resume"), stale=True)
    assert boris.toast == boris.t("error-stale")
    assert pauses(party)


async def test_where_no_match_is_played_there_is_no_break(evening: Evening) -> None:
    party = await gather(evening)
    anna = party.first
    await party.say(anna, "/pause")
    assert anna.texts()[-1] == anna.refused("error-no-table")
    await party.open_lobby()
    await party.say(anna, "/pause")
    assert anna.texts()[-1] == anna.refused("error-no-match")
    await practise(evening, anna.person)
    await party.say(anna, "/pause", private=True)
    assert anna.texts()[-1] == anna.t("error-groups-only")


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


async def test_a_forged_button_of_a_stranger_ends_no_break(evening: Evening) -> None:
    party = await seated(evening)
    await pause(party)
    held = (await row(evening)).paused_at
    assert held is not None
    gone = party.readers.pop()
    party.group.remove(gone.person)
    await evening.advance(SOON)
    data = str(AtTable(1, "resume", held // 1000))
    await evening.press(gone.person, gone.last(), data=data, stale=True)
    assert gone.toast == gone.t("error-not-member")
    assert (await row(evening)).paused_at == held
