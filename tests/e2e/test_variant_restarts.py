"""A kill in the phases that only some variants have, and what the next process shows."""

from bot.render.figures import signed
from game.rules import CLASSIC, changed
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.reader import plain
from tests.e2e.stacked import dealt, labels, name, press
from tests.e2e.test_restart import pressed, restarted

TWO = {"Anna": "en", "Boris": "en"}


async def test_while_the_deck_is_cut(evening: Evening) -> None:
    party = await dealt(evening, rules=changed(CLASSIC, "cut", "on"))
    cutter = party.turn
    hand = cutter.last()
    assert plain(cutter.t("your-cut")) in hand.text
    assert party.sees(party.t("turn-cut", name=name(cutter)))
    (before,) = await evening.tables()
    await restarted(party)
    await pressed(party, cutter, hand, "12")
    await party.play(lambda: all(reader.hand() for reader in party.readers))
    (row,) = await evening.tables()
    assert row.commitment == before.commitment
    await restarted(party)
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal, *_) = await checked_deals(party)
    assert ["cut", (deal["dealer"] - 1) % 3, 12] in deal["actions"]


async def test_three_nines_at_the_bottom_cost_the_cutter_the_penalty(evening: Evening) -> None:
    evening.chance.stack("9S 9C 9D 9H AS KS QS", "JS TS AC KC QC JC TC", "AD KD QD JD TD AH KH")
    party = await dealt(evening, rules=changed(CLASSIC, "cut", "on"))
    cutter = party.turn
    page = await press(cutter, party, cutter.t("button-cut-all"))
    assert [label for label in labels(page) if label.isdecimal()] == [str(n) for n in range(3, 22)]
    page = await press(cutter, party, "4")  # the fourth card, dealt in turn, is a nine
    again = plain(cutter.t("cut-again", cards=""))
    assert again in page.text
    await evening.until(lambda: party.sees(party.t("cut-again", cards="")))
    await restarted(party)
    page = await press(cutter, party, "6")
    assert cutter.t("cut-fine", n=120) in page.text
    await restarted(party)
    await press(cutter, party, "15")
    await evening.until(lambda: all(reader.hand() for reader in party.readers))
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal, *_) = await checked_deals(party)
    assert ["cut", (deal["dealer"] - 1) % 3, -120] in deal["penalties"]
    fined = party.says("result-cut-fined", n=signed(-120))
    assert any(fined in text for text in party.first.texts(party.place))


async def test_before_a_packet_is_taken_and_while_cards_are_laid_aside(evening: Evening) -> None:
    party = await dealt(evening, people=TWO)
    await party.play(lambda: party.asked("your-take"))
    taker = party.turn
    hand = taker.last()
    assert labels(hand)[:2] == [taker.t("button-packet", n=n) for n in (1, 2)]
    await restarted(party)
    await pressed(party, taker, hand, taker.t("button-packet", n=2))
    assert party.says("board-packet", n=2, cards="").strip() in party.table.text
    one = taker.choose(taker.last())
    page = await press(taker, party, one)
    assert f"▼ {one}" in labels(page)
    await restarted(party)
    await press(taker, party, taker.choose(taker.last()))
    await press(taker, party, taker.t("button-lay"))
    await restarted(party)
    put_away = taker.t("hand-laid", cards="").strip()
    assert put_away in taker.last().text
    other = next(reader for reader in party.readers if reader is not taker)
    assert put_away not in other.last().text
    how_many = [reader.t("board-laid", n=2) for reader in (taker, other)]
    assert how_many[0] not in taker.last().text  # who sees which is not told how many
    assert how_many[1] in other.last().text
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal, *_) = await checked_deals(party)
    assert any(entry[0] == "lay" for entry in deal["actions"])


async def test_while_cards_are_face_down(evening: Evening) -> None:
    party = await dealt(evening, rules=changed(CLASSIC, "blind", "anyone"))
    first = party.readers[0]
    hand = first.last()
    await restarted(party)
    await pressed(party, first, hand, first.t("button-blind", n=120))
    assert first.t("hand-blind") in first.last().text
    await restarted(party)
    assert first.held(first.last()) == []
    await party.play(lambda: party.reads("table-deal", n=2))
    await checked_deals(party)


async def test_while_two_draw_from_the_stock(evening: Evening) -> None:
    party = await dealt(evening, people=TWO, rules=changed(CLASSIC, "two_player", "draw"))
    await party.play(lambda: party.asked("board-trick", n=2))
    assert party.says("board-stock", n=10) in party.turn.last().text
    drew = party.says("hand-drew", card="")
    assert all(drew in reader.last().text for reader in party.readers)
    assert drew not in party.table.text
    await restarted(party)
    await party.play(lambda: party.asked("board-trick", n=5))
    leader = party.turn
    hand = leader.last()
    await restarted(party)
    await pressed(party, leader, hand, leader.choose(hand))
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal, *_) = await checked_deals(party)
    assert len(deal["tricks"]) == 12


async def test_in_the_golden_exchange(evening: Evening) -> None:
    party = await dealt(evening, rules=changed(CLASSIC, "golden", "on"))
    await evening.until(party.on_turn)
    await restarted(party)
    assert party.reads("board-golden", n=1, of=3)
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal, *_) = await checked_deals(party)
    assert deal["golden"]
