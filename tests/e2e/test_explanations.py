"""What if? under a result: for one person alone, and of the past alone."""

import json
import re

from bot.presses import AtTable
from bot.render.alerts import LIMIT
from game.cards import Card
from game.engine import apply, new_match
from game.notation import parse
from game.views import view
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader, plain
from tests.e2e.stacked import dealt
from tests.e2e.thoughts import practising, slow, words
from tests.e2e.watch import LABEL, seen_in

MONSTER = "AS TS KS QS AH TH KH"
OTHERS = ("AC 9C JC 9D JD 9H JH", "TC KC QC TD KD 9S JS")


async def over(evening: Evening, *, people: dict[str, str] | None = None) -> tuple[Party, Shown]:
    """Let three play a deal of known cards, forehand first; return its result in the group."""
    party = await dealt(evening, MONSTER, *OTHERS, people=people)
    await party.play(lambda: result_of(party))
    result = result_of(party)
    assert result is not None
    return party, result


def result_of(party: Party) -> Shown | None:
    """Return the newest result in the group, once it has its button."""
    label = party.t("button-whatif")
    found = [
        one for one in party.first.all(party.place) if label in (key.text for key in one.keys)
    ]
    return found[-1] if found else None


def reviews(reader: Reader) -> list[str]:
    """Return the looks back that somebody was given."""
    title = words(reader, "review-title", n="")
    return [one.text for one in reader.all(None, title)]


async def look_back(party: Party, reader: Reader, shown: Shown) -> None:
    """Let somebody press What if? and wait for what comes of it."""
    await party.evening.press(reader.person, shown, party.t("button-whatif"), stale=True)
    await party.evening.advance(2)


async def test_all_who_played_may_look_back_in_their_own_language(evening: Evening) -> None:
    people = {"Anna": "en", "Борис": "ru", "Wera": "pl"}
    party, result = await over(evening, people=people)
    declarers = 0
    for reader in party.readers:
        told = await told_to(party, reader, result)
        assert reader.toast == reader.t("review-thinking")
        assert told.startswith(party.title)
        declarers += tells_highest(reader, told)
        mistakes = told.count("•")
        assert (mistakes == 0) == (plain(reader.t("review-none")) in told)
        assert told.count("%") == mistakes
    assert declarers == 1
    titles = [words(reader, "review-title", n="") for reader in party.readers]
    assert not any(title in text for title in titles for text in party.first.texts(party.place))


async def test_the_declarer_is_told_the_highest_contract(evening: Evening) -> None:
    party, result = await over(evening)
    told = await told_to(party, party.readers[0], result)
    (deal,) = await evening.deals(1)
    record = json.loads(deal.record)
    assert record["outcome"] == "made"  # with a marriage and four top cards in a suit
    highest = re.search(r"As the cards lay, (?:the best .* your )?(\d+)", told)
    assert highest is not None
    assert int(highest[1]) >= record["contract"]
    assert int(highest[1]) % 5 == 0


def tells_highest(reader: Reader, told: str) -> bool:
    """Return whether somebody was told what his cards were good for."""
    n = "\x00"
    ways = [
        reader.t("review-highest", n=n, contract=n),
        reader.t("review-reached", n=n),
        reader.t("review-hopeless", n=n),
    ]
    return any(plain(each).partition(n)[0].strip() in told for each in ways)


async def told_to(party: Party, reader: Reader, result: Shown) -> str:
    """Let somebody look back, and return what he is told."""
    await look_back(party, reader, result)
    await party.evening.until(lambda: reviews(reader))
    return reviews(reader)[-1]


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


async def test_a_result_keeps_its_button_and_nothing_of_the_next_deal_is_told(
    evening: Evening,
) -> None:
    pool = await slow(evening)
    party, result = await over(evening)
    await party.play(lambda: party.reads("table-deal", n=2) and party.on_turn())
    party.turn.act(party.title)
    await evening.settle()
    reader = party.readers[1]
    await look_back(party, reader, result)
    ((question, _),) = pool.asked
    async with evening.app._storage.read() as tx:
        first, second = [await tx.actions.of_deal(1, deal) for deal in (1, 2)]
    assert second
    assert [text for _, text, _ in question.log] == [row.action for row in first]
    pool.answer()
    await evening.advance(5)
    assert len(reviews(reader)) == 1


async def test_a_look_back_shows_no_card_that_its_reader_had_not_seen(evening: Evening) -> None:
    party, result = await over(evening)
    async with evening.app._storage.read() as tx:
        log = await tx.actions.of_deal(1, 1)
    (row, *_) = await evening.tables()
    seats = {seat.user_id: seat.seat for seat in row.seats}
    (deal,) = await evening.deals(1)
    dealer = json.loads(deal.record)["dealer"]
    shown = 0
    for reader in party.readers:
        state, seat, seen = new_match(dealer=dealer), seats[reader.id], set[Card]()
        for entry in log:
            state, _ = apply(state, entry.seat, parse(entry.action))
            seen |= seen_in(view(state, seat)) if state.deal == 1 else set()
        told = {
            reader.cards[label] for label in LABEL.findall(await told_to(party, reader, result))
        }
        assert told <= seen
        shown += len(told)
    assert shown


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


async def test_in_practice_one_looks_back_as_well(evening: Evening) -> None:
    anna = await practising(evening, "en")
    label = anna.t("button-whatif")

    def result() -> Shown | None:
        return next((one for one in anna.all() if label in [key.text for key in one.keys]), None)

    for _ in range(4000):
        if result():
            break
        anna.act()
        await evening.settle()
        await evening.time.step()
    shown = result()
    assert shown is not None
    await evening.press(anna.person, shown, label, stale=True)
    await evening.advance(5)
    assert len(reviews(anna)) == 1


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
