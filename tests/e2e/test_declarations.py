"""Everything that a lead can declare, by the buttons of the hand that leads."""

from game.rules import CLASSIC, Rules, Value, changed
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.party import Party
from tests.e2e.reader import Reader, plain
from tests.e2e.stacked import dealt, labels, passes, press, turn_of


def rules(**options: Value) -> Rules:
    """Return the classic rules with some options set anew."""
    result = CLASSIC
    for option_id, value in options.items():
        result = changed(result, option_id, value)
    return result


async def leading(
    evening: Evening, hand: str, away: str, played_by: Rules, *, talon: str
) -> tuple[Party, Reader]:
    """Let forehand play this hand at the forced bid and give two cards away; he is to lead."""
    party = await dealt(evening, hand, "", "", talon=talon, rules=played_by)
    first = party.readers[0]
    await passes(party, *party.readers[1:])
    await turn_of(party, first)
    for card in away.split():
        await press(first, party, label_of(first, card))
    await press(first, party, first.t("button-give"))
    await press(first, party, first.choose(first.last()))
    await evening.until(lambda: party.reads("board-trick", n=1))
    return party, first


def label_of(reader: Reader, card: str) -> str:
    """Return how a person reads a card."""
    return next(label for label, one in reader.cards.items() if one == card)


async def asks(party: Party, reader: Reader, card: str, words: str) -> Shown:
    """Press a card that asks first, and see what it asks."""
    page = await press(reader, party, label_of(reader, card))
    assert plain(words) in page.text
    return page


async def test_four_nines_are_declared_at_the_first_lead(evening: Evening) -> None:
    played_by = rules(nines_bonus=200)
    party, first = await leading(
        evening, "9S 9C 9D 9H AS KH", "JC TC", played_by, talon="TC JC KD"
    )
    assert plain(first.t("nines-may", n=200)) in first.last().text
    await asks(party, first, "9S", first.t("nines-ask", n=200))
    await press(first, party, first.t("button-declare-nines", n=200))
    said = party.says("declared-nines", n=200)
    await evening.until(lambda: said in party.table.text)
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal,) = await checked_deals(party)
    assert any(entry[0] == "nines" for entry in deal["actions"])


async def test_a_small_marriage_sets_trump(evening: Evening) -> None:
    played_by = rules(small_marriage="on", marriage_first_lead="on")
    party, first = await leading(evening, "QH JH AS AC", "JC JD", played_by, talon="JC JD KD")
    hearts = "♥ " + first.t("suit-hearts")
    await asks(party, first, "QH", first.t("small-ask", suit=hearts, n=50))
    await press(first, party, first.t("button-declare-small", suit=hearts, n=50))
    trump = party.says("board-trump", suit="♥ " + party.t("suit-hearts"))
    await evening.until(lambda: trump in party.table.text)
    assert party.says("declared-small", suit="♥", n=50) in party.table.text


async def leads_again(party: Party, first: Reader, trick: int) -> None:
    """Let the others play to a trick that forehand wins, and wait until he is to lead."""
    party.readers.remove(first)
    heads = [plain(first.t("board-trick", n=trick)), plain(first.t("your-lead"))]
    await party.play(lambda: all(words in first.last().text for words in heads))
    party.readers.insert(0, first)


async def with_four_aces(evening: Evening, kind: str) -> tuple[Party, Reader]:
    """Let forehand lead with four aces in hand, once he has won a trick with a ten."""
    played_by = rules(ace_marriage=kind)
    hand, away, talon = "AS AC AD AH TS 9C", "JC JD", "JC JD QD"
    party, first = await leading(evening, hand, away, played_by, talon=talon)
    assert "200" not in first.last().text
    await press(first, party, label_of(first, "TS"))
    await leads_again(party, first, 2)
    return party, first


async def test_four_aces_make_trump_once_a_trick_is_won(evening: Evening) -> None:
    party, first = await with_four_aces(evening, "trump")
    spades = "♠ " + first.t("suit-spades")
    page = await asks(party, first, "AS", first.t("aces-ask-trump", suit=spades, n=200))
    assert first.t("button-just-lead", card=label_of(first, "AS")) in labels(page)
    await press(first, party, first.t("button-declare-aces", n=200))
    said = party.says("declared-aces", n=200)
    await evening.until(lambda: said in party.table.text)
    assert party.reads("board-trump", suit="♠ " + party.t("suit-spades"))


async def test_four_aces_for_a_bonus_leave_trump_alone(evening: Evening) -> None:
    party, first = await with_four_aces(evening, "bonus")
    assert plain(first.t("aces-may", n=200)) in first.last().text
    page = await asks(party, first, "AH", first.t("aces-ask", n=200))
    assert first.t("button-just-lead", card=label_of(first, "AH")) in labels(page)
    await press(first, party, first.t("button-declare-aces", n=200))
    said = party.says("declared-aces", n=200)
    await evening.until(lambda: said in party.table.text)
    assert party.reads("board-no-trump")
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal,) = await checked_deals(party)
    assert ["aces", deal["declarer"]] in deal["actions"]
    assert deal["points"][deal["declarer"] or 0] > 200


async def test_four_aces_in_sequence_count_when_the_fourth_is_led(evening: Evening) -> None:
    party, first = await with_four_aces(evening, "sequence")
    may = plain(first.t("aces-may", n=200))
    for trick, card in enumerate(("AS", "AC", "AD"), 2):
        assert may not in first.last().text
        await press(first, party, label_of(first, card))  # nothing is asked
        await leads_again(party, first, trick + 1)
    assert may in first.last().text
    said = party.says("declared-aces", n=200)
    assert said not in party.table.text
    await asks(party, first, "AH", first.t("aces-ask", n=200))
    await press(first, party, first.t("button-declare-aces", n=200))
    await evening.until(lambda: said in party.table.text)
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal,) = await checked_deals(party)
    assert ["aces", deal["declarer"]] in deal["actions"]
    assert deal["points"][deal["declarer"] or 0] > 200


async def test_auto_declares_a_marriage_without_a_question(evening: Evening) -> None:
    played_by = rules(marriage_announce="auto", marriage_first_lead="on")
    party, first = await leading(evening, "KH QH AS AC", "JC JD", played_by, talon="JC JD KD")
    hearts = "♥ " + first.t("suit-hearts")
    assert plain(first.t("marriage-auto", suit=hearts, n=100)) in first.last().text
    await press(first, party, label_of(first, "KH"))
    await evening.until(lambda: "♥ 100" in party.table.text)
