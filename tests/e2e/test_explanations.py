"""What if? under a result: told in each one's language, and of the past alone."""

import json
import re

from game.cards import Card
from game.engine import apply, new_match
from game.notation import parse
from game.views import view
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.looking_back import look_back, over, reviews, tells_highest, told_to
from tests.e2e.reader import plain
from tests.e2e.thoughts import practising, slow, words
from tests.e2e.watch import LABEL, seen_in


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
