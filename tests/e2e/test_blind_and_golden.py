"""Cards that nobody has looked at, the golden round, and a talon that is bought."""

import re

from bot.render.cards import card_label
from bot.render.figures import number
from game.cards import cards
from game.rules import CLASSIC, Rules, Value, changed
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.party import Party
from tests.e2e.reader import Reader, plain
from tests.e2e.stacked import dealt, labels, name, passes, press, turn_of

STRONG = "KH QH AS TS AH TH AD"
MIDDLE = "KS QS JS 9S KD QD JD"
WEAK = "KC QC JC TC JH 9H TD"
HOPELESS = "9S JS QS 9C JC QC JD"
CARD = re.compile(r"\w+[♠♣♦♥]")


def rules(**options: Value) -> Rules:
    """Return the classic rules with some options set anew."""
    result = CLASSIC
    for option_id, value in options.items():
        result = changed(result, option_id, value)
    return result


def said_to(evening: Evening, reader: Reader) -> str:
    """Return all that somebody has been told in private, buttons and answers too."""
    told = [(text, labels) for chat, text, labels in evening.said if chat == reader.id]
    return "\n".join("\n".join([text, *labels]) for text, labels in told)


def shows_cards(hand: Shown) -> bool:
    """Tell whether a message has any card on it."""
    return bool(CARD.search(hand.text) or any(CARD.search(label) for label in labels(hand)))


# Blind


async def test_no_card_is_shown_before_its_owner_looks(evening: Evening) -> None:
    weak = "9S JS QS 9C JC QC JD"  # with a right to a new deal, which would tell
    party = await dealt(evening, "", weak, "", rules=rules(blind="anyone"))
    first, second, third = party.readers
    for reader in party.readers:
        assert reader.t("hand-unseen") in reader.last().text
        assert reader.t("button-look") in labels(reader.last())
        await evening.command(reader.person, None, "/hand")
        await evening.press(reader.person, party.table, party.t("button-cards"))
        await evening.advance(3)
        assert not CARD.search(said_to(evening, reader))
        assert reader.t("button-redeal-below", n=14) not in said_to(evening, reader)

    hand = await press(second, party, second.t("button-look"))  # out of turn
    assert {str(card) for card in second.held(hand)} == set(weak.split())
    assert second.t("button-redeal-below", n=14) in labels(hand)
    hand = await press(first, party, first.t("button-look"))
    assert first.t("button-blind", n=120) not in labels(hand)
    assert shows_cards(hand)
    assert not CARD.search(said_to(evening, third))


async def test_a_blind_bid_that_stands_is_played_with_the_talon_unseen(evening: Evening) -> None:
    party = await dealt(evening, STRONG, MIDDLE, WEAK, rules=rules(blind="forehand"))
    first, second, third = party.readers
    assert shows_cards(second.last())  # who may not bid blind sees his cards
    hand = await press(first, party, first.t("button-blind", n=120))
    assert not shows_cards(hand)
    await evening.until(lambda: party.says("call-blind", n=120) in party.table.text)
    await passes(party, second)
    assert not CARD.search(said_to(evening, first))
    await passes(party, third)
    await evening.until(lambda: shows_cards(first.last()))
    talon = {card_label(card, party.t) for card in cards("9D 9C AC")}
    await evening.until(lambda: party.says("board-talon-blind") in party.table.text)
    assert not talon & set(CARD.findall(party.table.text))
    await party.play(lambda: party.sees(party.t("result-blind")), limit=600)
    (deal, *_) = await checked_deals(party)
    assert deal["contract"] == 120
    assert abs(deal["scores"][deal["declarer"] or 0]) == 240


async def test_who_is_outbid_sees_his_cards_and_bids_on(evening: Evening) -> None:
    party = await dealt(evening, MIDDLE, STRONG, WEAK, rules=rules(blind="anyone"))
    first, second, third = party.readers
    await press(first, party, first.t("button-blind", n=120))
    assert not shows_cards(first.last())
    await turn_of(party, second)  # 120 is no raise any more: his cards are there
    await press(second, party, "125")
    await evening.until(lambda: shows_cards(first.last()))
    await passes(party, third)
    hand = await turn_of(party, first)
    assert "130" in labels(hand)
    await press(first, party, "130")
    await passes(party, second)
    await evening.until(lambda: party.reads("board-declarer", name=name(first), n=130))
    assert party.says("board-talon-blind") not in party.table.text


async def test_a_blind_evening_by_people_who_love_it(evening: Evening) -> None:
    party = await dealt(evening, rules=rules(blind="anyone", blind_doubles="all"))
    for reader in party.readers:
        reader.wishes.blind = True
    await party.play(lambda: party.reads("table-deal", n=4))
    deals = await checked_deals(party)
    assert any(["blind", deal["playing"][0]] in deal["actions"] for deal in deals)


# Golden


async def test_the_golden_round_goes_without_an_auction_and_counts_double(
    evening: Evening,
) -> None:
    evening.chance.favour(0)
    party = await dealt(evening, rules=rules(golden="on", golden_if_none="continue"))
    for at in range(1, 4):
        await evening.until(lambda at=at: party.reads("table-deal", n=at), limit=60)  # type: ignore[misc]
        await evening.until(lambda at=at: party.reads("board-golden", n=at, of=3))  # type: ignore[misc]
        assert party.says("board-auction") not in party.table.text
        await party.play(lambda at=at: party.reads("table-deal", n=at + 1))  # type: ignore[misc]
    deals = [deal for deal in await checked_deals(party) if deal["outcome"] != "redealt"]
    for deal in deals[:3]:
        assert deal["golden"]
        assert deal["contract"] == 120
        assert abs(deal["scores"][deal["declarer"] or 0]) == 240
        assert deal["declarer"] == deal["playing"][0]
    assert party.says("board-auction") in party.table.text
    assert not any(party.reads("board-golden", n=at, of=3) for at in (1, 2, 3))


async def test_a_golden_round_that_nobody_made_is_played_again_from_0(evening: Evening) -> None:
    for _ in range(3):
        evening.chance.stack(HOPELESS, "AS TS KS AC TC KC AD", "TD KD QD AH TH KH QH")
    party = await dealt(evening, rules=rules(golden="on", golden_if_none="replay"))
    await party.play(lambda: party.reads("table-deal", n=3))
    assert party.reads("board-golden", n=3, of=3)
    assert number(-480) in party.table.text  # a failed contract, and bolts
    await party.play(lambda: party.reads("table-deal", n=4))
    deals = await checked_deals(party)
    assert [deal["outcome"] for deal in deals] == ["failed"] * 3
    assert deals[-1]["totals"] == [0, 0, 0]
    assert party.sees(party.t("result-golden-replay"))
    for reader in party.readers:
        assert f"{name(reader)}: 0" in party.table.text
    assert party.reads("board-golden", n=1, of=3)
    assert party.says("board-auction") not in party.table.text


# The talon bought


async def bought_at(evening: Evening, price: str = "105") -> Party:
    """Let the second seat have the talon for a price, where it may be bought from him."""
    party = await dealt(evening, MIDDLE, STRONG, WEAK, rules=rules(talon_rebuy="on"))
    first, second, third = party.readers
    await turn_of(party, second)
    await press(second, party, price)
    await passes(party, third, first)
    await turn_of(party, second)
    return party


async def test_an_opponent_buys_the_open_talon_by_a_button(evening: Evening) -> None:
    party = await bought_at(evening)
    first, second, third = party.readers
    offer = third.t("button-rebuy", n=225)
    await evening.until(lambda: offer in labels(third.last()))
    assert first.t("button-rebuy", n=225) in labels(first.last())
    assert not any("225" in label for label in labels(second.last()))
    await evening.until(lambda: party.reads("board-rebuy", n=225))
    talon = next(line for line in party.table.text.splitlines() if CARD.search(line))
    half = await press(second, party, second.choose(second.last()))  # a card half given
    before = third.last()
    page = await press(third, party, offer)
    assert plain(third.t("rebuy-ask", n=225)) in page.text
    page = await press(third, party, third.t("button-back"))
    assert page.rows == before.rows
    asked = await press(first, party, first.t("button-rebuy", n=225))
    await press(third, party, offer)
    await press(third, party, third.t("button-rebuy-sure", n=225))
    sure = first.t("button-rebuy-sure", n=225)  # by now it costs more
    await evening.press(first.person, asked, sure, stale=True)
    assert first.toast == first.t("error-stale")
    await evening.until(lambda: party.reads("board-declarer-bought", name=name(third), n=225))

    await evening.press(second.person, half, labels(half)[0], stale=True)
    assert second.toast == second.t("error-stale")
    await evening.until(lambda: len(second.held(second.last())) == 7)
    assert set(CARD.findall(talon)) <= set(labels(third.last())) | set(
        CARD.findall(third.last().text)
    )
    await turn_of(party, third)
    assert second.t("button-rebuy", n=345) in labels(second.last())
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal,) = await checked_deals(party)
    assert deal["contract"] == 225


async def test_the_right_to_buy_ends_with_the_first_card_given(evening: Evening) -> None:
    party = await bought_at(evening)
    _, second, third = party.readers
    await evening.until(lambda: third.t("button-rebuy", n=225) in labels(third.last()))
    old = third.last()
    while second.t("button-contract", n=105) not in labels(second.last()):
        await press(second, party, second.choose(second.last()))
    await evening.until(lambda: third.last() != old)
    assert labels(third.last()) == []
    data = old.keys[0].data.replace("k1:", "m1:")
    await evening.press(third.person, old, data=data, stale=True)
    assert third.toast


async def test_an_evening_of_people_who_buy_every_talon(evening: Evening) -> None:
    party = await dealt(evening, rules=rules(talon_rebuy="on", pass_face="open"))
    for reader in party.readers:
        reader.wishes.rebuys = True
    await party.play(lambda: party.reads("table-deal", n=3))
    deals = await checked_deals(party)
    assert any(entry[0] == "rebuy" for deal in deals for entry in deal["actions"])


async def test_a_computer_leaves_people_the_time_to_buy(evening: Evening) -> None:
    evening.chance.stack(STRONG, MIDDLE, WEAK)
    party = await dealt(evening, rules=rules(talon_rebuy="on"), people={"Anna": "en"}, computers=2)
    anna = party.first

    def may_buy() -> str:
        return next((label for label in labels(anna.last()) if "Buy" in label), "")

    await party.play(may_buy)
    await evening.advance(6)
    assert may_buy()
    await press(anna, party, may_buy())
    await press(anna, party, labels(anna.last())[0])
    await evening.until(lambda: party.on_turn() is anna)
    assert party.says("board-declarer-bought", name=name(anna), n=0)[:-1] in party.table.text
