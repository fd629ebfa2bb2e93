"""Who has to agree to a break, how long a wish holds, and whose presses count."""

from bot.presses import AtTable
from tests.e2e.breaks import SOON, agree, go_on, pause, pauses, question
from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, Party, gather, practise, seated
from tests.e2e.turns import fall_asleep, moved_within, result_of, row


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


async def test_a_refused_move_does_not_end_a_break(evening: Evening) -> None:
    party = await seated(evening)
    await pause(party)
    waiting = next(reader for reader in party.readers if reader is not party.turn)
    forged = party.turn.last().keys[0].data
    await evening.press(waiting.person, waiting.last(), data=forged, stale=True)
    assert waiting.toast
    assert (await row(evening)).paused_at is not None


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
