"""Every choice of a deal, made on the screen: bids, gifts, contracts, marriages, re-deals."""

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader

STRONG = "KH QH AS TS AH TH AD"
MIDDLE = "KS QS JS 9S KD QD JD"
WEAK = "KC QC JC TC JH 9H TD"
NINES = "9S 9C 9D 9H AC JC JD"


async def dealt(evening: Evening, *hands: str) -> Party:
    """Seat three people with these hands, forehand first; the readers are in that order."""
    evening.chance.stack(*hands)
    party = await gather(evening)
    await party.open_lobby()
    await party.start()
    party.readers.sort(key=lambda reader: hands.index(hand_of(reader, hands)))
    return party


def hand_of(reader: Reader, hands: tuple[str, ...]) -> str:
    """Return which of the hands a person holds."""
    held = set(reader.held(reader.last()))
    return next(hand for hand in hands if set(hand.split()) == held)


async def press(reader: Reader, party: Party, label: str) -> Shown:
    """Press a button of the hand message and return what it has become."""
    before = reader.last()
    await party.evening.press(reader.person, before, label)
    await party.evening.until(lambda: reader.last() != before, limit=10)
    return reader.last()


async def bought(evening: Evening) -> tuple[Party, Reader]:
    """Deal a strong hand to the second seat, who gets it for 105; return him on turn to give."""
    party = await dealt(evening, MIDDLE, STRONG, WEAK)
    forehand, second, third = party.readers
    await evening.until(lambda: party.on_turn() is second)
    await press(second, party, "105")
    for reader in (third, forehand):
        await evening.until(lambda reader=reader: party.on_turn() is reader)  # type: ignore[misc]
        await press(reader, party, reader.t("button-pass"))
    await evening.until(lambda: party.on_turn() is second)
    return party, second


async def test_high_bids_are_a_page_away_and_the_cap_holds(evening: Evening) -> None:
    party = await dealt(evening, MIDDLE, STRONG, WEAK)
    second = party.readers[1]
    t = second.t
    await evening.until(lambda: party.on_turn() is second)
    first_page = second.last()
    page = await press(second, party, t("button-higher"))
    assert "105" not in [key.text for key in page.keys]
    back = await press(second, party, t("button-back"))
    assert back.rows == first_page.rows
    page = await press(second, party, t("button-higher"))
    bids = [int(key.text) for key in page.keys if key.text.isdecimal()]
    while t("button-higher") in [key.text for key in page.keys]:
        page = await press(second, party, t("button-higher"))
        bids += [int(key.text) for key in page.keys if key.text.isdecimal()]
    assert max(bids) == 220  # 120 and the marriage of hearts
    await press(second, party, "220")
    await evening.until(lambda: "220" in party.table.text)


async def test_a_forged_bid_above_the_cap_names_the_cap(evening: Evening) -> None:
    party = await dealt(evening, MIDDLE, STRONG, WEAK)
    second = party.readers[1]
    await evening.until(lambda: party.on_turn() is second)
    data = second.last().keys[0].data.replace("b105", "b225")
    await evening.press(second.person, second.last(), data=data, stale=True)
    assert second.toast == second.t("error-bid-above-cap", n=220)
    data = data.replace("b225", "b107")
    await evening.press(second.person, second.last(), data=data, stale=True)
    assert second.toast == second.t("error-bid-not-a-step", n=5)


async def test_gifts_may_be_changed_until_they_are_confirmed(evening: Evening) -> None:
    party, second = await bought(evening)
    t = second.t
    first, third = party.readers[0], party.readers[2]
    free = [label for label in second.cards if label in {key.text for key in second.last().keys}]
    one, two, other = free[:3]
    page = await press(second, party, one)
    assert f"① {one}" in [key.text for key in page.keys]
    assert t("button-give") not in [key.text for key in page.keys]
    page = await press(second, party, two)
    page = await press(second, party, t("button-swap"))
    assert {f"① {two}", f"② {one}"} <= {key.text for key in page.keys}
    page = await press(second, party, f"② {one}")
    page = await press(second, party, other)
    assert {f"① {two}", f"② {other}"} <= {key.text for key in page.keys}
    await press(second, party, t("button-give"))
    await evening.advance(5)

    for reader, card in ((first, two), (third, other)):
        words = reader.t("hand-received", card=card)
        assert reader.sees(None, words)
        assert not party.sees(words)


async def test_the_contract_may_be_raised(evening: Evening) -> None:
    party, second = await bought(evening)
    while second.t("button-contract", n=105) not in [key.text for key in second.last().keys]:
        await press(second, party, second.choose(second.last()))
    await press(second, party, "120")
    await evening.until(lambda: party.reads("board-contract", name=name(second), n=120))


def name(reader: Reader) -> str:
    """Return how the group calls a person."""
    return reader.person.account.name


async def test_a_deal_is_written_off_only_after_a_question(evening: Evening) -> None:
    party, second = await bought(evening)
    t = second.t
    before = second.last()
    page = await press(second, party, t("button-writeoff"))
    assert len(page.keys) == 2
    page = await press(second, party, t("button-writeoff-back"))
    assert page.rows == before.rows
    await press(second, party, t("button-writeoff"))
    await press(second, party, t("button-writeoff-sure"))
    await evening.advance(8)

    result = party.first.last(party.place)
    said = party.says("result-written-off", deal=1, name=name(second), contract=105)
    assert said in result.text
    (deal,) = await checked_deals(party)
    assert deal["outcome"] == "written_off"
    assert sorted(deal["totals"]) == [-105, 60, 60]


async def test_a_marriage_is_declared_or_not_after_a_trick(evening: Evening) -> None:
    party, second = await bought(evening)
    t = second.t
    ask = t("button-back")
    king = next(label for label, card in second.cards.items() if card == "KH")

    def may_declare() -> bool:
        hand = second.last()
        return party.on_turn() is second and plain_hint in hand.text

    plain_hint = t("marriage-may", suit="♥ " + t("suit-hearts"), n=100)
    await party.play(may_declare)
    page = await press(second, party, king)
    assert ask in [key.text for key in page.keys]
    page = await press(second, party, ask)
    assert king in [key.text for key in page.keys]
    await press(second, party, king)
    declare = t("button-declare", suit="♥ " + t("suit-hearts"), n=100)
    await press(second, party, declare)
    trump = party.says("board-trump", suit="♥ " + party.t("suit-hearts"))
    await evening.until(lambda: trump in party.table.text)
    assert "♥ 100" in party.table.text


async def test_four_nines_may_ask_for_a_new_deal_out_of_turn(evening: Evening) -> None:
    party = await dealt(evening, "AS KS QS AD KD QD TD", "AH KH QH TH JS KC QC", NINES)
    third = party.readers[2]
    assert party.on_turn() is not third
    await press(third, party, third.t("button-redeal-nines"))
    await evening.advance(10)

    assert party.sees(
        party.t("result-redealt", deal=1, name=name(third), why=party.t("redealt-nines"))
    )
    assert party.reads("table-deal", n=1)
    assert len(party.tables) == 1
    assert all(len(one.all(None, one.t("hand-cards", cards=""))) == 1 for one in party.readers)
    await party.play(lambda: party.reads("table-deal", n=2))
    first, second = await checked_deals(party)
    assert (first["outcome"], first["deal"], second["deal"]) == ("redealt", 1, 1)


async def test_the_right_to_a_new_deal_ends_with_the_first_call(evening: Evening) -> None:
    party = await dealt(evening, "AS KS QS AD KD QD TD", "AH KH QH TH JS KC QC", NINES)
    third = party.readers[2]
    old = third.last()
    second = party.readers[1]
    await press(second, party, second.t("button-pass"))
    await evening.until(lambda: party.on_turn() is third)
    await press(third, party, third.t("button-pass"))
    await evening.press(third.person, old, third.t("button-redeal-nines"), stale=True)
    assert third.toast
    assert party.reads("table-deal", n=1)
