"""Who may ask for a look back, and what becomes of an answer."""

from bot.presses import AtTable
from bot.render.alerts import LIMIT
from tests.e2e.evening import Evening
from tests.e2e.looking_back import look_back, over, result_of, reviews, tells_highest, told_to
from tests.e2e.party import gather
from tests.e2e.thoughts import slow


async def test_who_did_not_play_may_not_look_back(evening: Evening) -> None:
    party, result = await over(evening)
    dora = party.outsider()
    await look_back(party, dora, result)
    assert dora.toast == dora.t("error-not-in-deal")
    assert not reviews(dora)


async def test_a_forged_press_finds_nothing(evening: Evening) -> None:
    party, result = await over(evening)
    anna = party.first
    await party.play(lambda: party.reads("table-deal", n=2))
    await party.play(lambda: party.on_turn() is anna)
    await evening.press(anna.person, anna.last(), anna.choose(anna.last()))
    forged = {
        AtTable(1, "whatif", 2): "error-stale",  # under way
        AtTable(1, "whatif", 0): "error-not-in-deal",
        AtTable(1, "whatif", 999_999_999_999_999): "error-not-in-deal",
        AtTable(77, "whatif", 1): "error-stale",
    }
    for data, why in forged.items():
        await evening.press(anna.person, result, data=str(data), stale=True)
        assert anna.toast == anna.t(why), data
    await evening.press(anna.person, result, data="t1:1:whatif:-1", stale=True)
    assert anna.toast == anna.t("error-button-too-old")
    assert not reviews(anna)


async def test_a_double_press_is_answered_once(evening: Evening) -> None:
    pool = await slow(evening)
    party, result = await over(evening)
    anna = party.first
    await look_back(party, anna, result)
    await look_back(party, anna, result)
    assert anna.toast == anna.t("review-asked")
    assert len(pool.held) == 1
    pool.answer()
    await evening.advance(1)
    told = reviews(anna)
    assert len(told) == 1
    await evening.advance(30)
    await look_back(party, anna, result)
    await evening.advance(3)
    assert not pool.held
    assert reviews(anna) == told * 2


async def test_a_kill_loses_the_answer_alone(evening: Evening) -> None:
    pool = await slow(evening)
    party, result = await over(evening)
    await look_back(party, party.first, result)
    await evening.restart()
    await evening.advance(1)
    assert not reviews(party.first)
    pool.held.clear()
    await look_back(party, party.first, result)
    pool.answer()
    await evening.advance(5)
    assert len(reviews(party.first)) == 1


async def test_who_cannot_be_written_to_is_answered_in_the_press(evening: Evening) -> None:
    party, result = await over(evening)
    reader = party.readers[0]
    reader.person.block()
    await evening.press(reader.person, result, party.t("button-whatif"), stale=True)
    await evening.advance(1)
    toast = reader.person.toast
    assert toast is not None
    assert toast.alert
    assert len(toast.text) <= LIMIT
    assert tells_highest(reader, toast.text)
    reader.person.unblock()


async def test_nobody_waits_for_a_look_back(evening: Evening) -> None:
    pool = await slow(evening)
    party, result = await over(evening)
    await look_back(party, party.first, result)
    await party.play(lambda: party.reads("table-deal", n=3))
    assert len(pool.held) == 1
    assert party.first.sees(None, party.first.t("explain-nothing"))
    assert "the worker does not come back" in evening.complaints.lines[0]
    evening.complaints.lines.clear()


async def test_who_has_left_may_look_back_at_what_he_played_and_no_further(
    evening: Evening,
) -> None:
    party, first = await over(evening)
    boris = party.readers[1]
    await party.say(boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-quit"))
    await evening.advance(5)
    assert await told_to(party, boris, first)
    party.readers.remove(boris)
    await party.play(lambda: party.reads("table-deal", n=3))
    second = result_of(party)
    assert second is not None
    assert second != first
    await look_back(party, boris, second)
    assert boris.toast == boris.t("error-not-in-deal")
    assert len(reviews(boris)) == 1


async def test_who_sat_a_deal_out_has_nothing_to_look_back_at(evening: Evening) -> None:
    people = {"Anna": "en", "Boris": "ru", "Vera": "pl", "Dora": "en"}
    party = await gather(evening, people)
    await party.open_lobby()
    await party.start()
    await party.play(lambda: result_of(party))
    result = result_of(party)
    assert result is not None
    for reader in party.readers:
        await look_back(party, reader, result)
    toasts = [reader.toast == reader.t("error-not-in-deal") for reader in party.readers]
    assert sorted(toasts) == [False, False, False, True]
