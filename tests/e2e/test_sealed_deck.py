"""Every deck that is dealt is fixed, then promised, then dealt; a kill in between changes none."""

from collections.abc import Awaitable, Callable

import pytest

from bot import codec
from bot.storage.rows import TableRow
from game import audit
from game.rules import CLASSIC, changed
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.menus import choose_rules
from tests.e2e.party import Party, gather, practise
from tests.e2e.reader import Reader, plain
from tests.e2e.sealed import ends_before_dealing, first_deal, promised, table_row
from tests.e2e.stacked import dealt
from tests.e2e.test_fairness import ask, proved, read
from tests.e2e.test_restart import between

NINES = ("AS KS QS AD KD QD TD", "9S 9C 9D 9H AC JC JD", "AH KH QH TH JS KC QC")
AUTOMATIC = changed(CLASSIC, "redeal_four_nines", "automatic")


async def test_automatic_four_nines_are_promised_and_dealt_anew_by_themselves(
    evening: Evening,
) -> None:
    for _ in range(2):
        evening.chance.stack(*NINES)
    party = await dealt(evening, rules=AUTOMATIC)
    told = party.says("redealt-automatic")
    await evening.until(lambda: party.reads("turn-bid", name=""))
    assert sum(told in text for text in party.first.texts(party.place)) == 2

    first, second = await checked_deals(party)  # each was promised before it was shown
    assert {first["outcome"], second["outcome"]} == {"redealt"}
    assert first["commitment"] != second["commitment"]
    said = [text for chat, text, _ in evening.said if chat == party.group.id]
    assert not any(
        plain(reader.t("hand-cards", cards="")) in text
        for reader in party.readers
        for text in said
    )
    for record in (first, second):
        line = f"{record['salt']}{' '.join(record['deck'])}"
        assert any(line in text for text in party.first.texts(party.place))
        kept = [text for text in party.first.texts(party.place) if record["commitment"] in text]
        assert len(kept) == 1

    checked = await ask(party, party.first, "/verify")
    assert proved(checked) == f"{second['salt']}{' '.join(second['deck'])}"
    assert plain(party.t("verify-holds", deal=second["deal"])) in checked
    await party.play(lambda: party.reads("table-deal", n=2))
    await ask(party, party.first, "/history")
    found = read(party.first, party.place)
    assert audit.check(found) == []
    assert [deal["outcome"] for deal in found.deals][:2] == ["redealt", "redealt"]
    assert [deal["deal"] for deal in found.deals] == [1] * len(found.deals)


async def test_an_automatic_new_deal_of_a_cut_deck_keeps_both_promises(evening: Evening) -> None:
    party = await dealt(evening, *NINES, rules=changed(AUTOMATIC, "cut", "on"))
    await party.play(lambda: party.reads("table-deal", n=2))
    await checked_deals(party)


async def dealt_anew(party: Party) -> None:
    """Let the first deal be dealt anew by itself, and the second deck be sealed."""
    party.evening.chance.stack(*NINES)
    await first_deal(party)
    await party.evening.advance(party.evening.tempo.redeal + 1)


async def next_deal(party: Party) -> None:
    """Let the first deal be played, and the second deck be sealed."""
    await party.start()
    await party.play(lambda: between(party))
    last = party.first.last(party.place)
    await party.evening.press(party.first.person, last, party.t("button-next"))


SEALINGS = [(first_deal, 1), (dealt_anew, 2), (next_deal, 2)]


Sealing = Callable[[Party], Awaitable[None]]


@pytest.mark.parametrize(("seals", "decks"), SEALINGS)
@pytest.mark.parametrize("said", [False, True])
async def test_a_kill_between_sealing_and_dealing_never_shuffles_again(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    seals: Sealing,
    decks: int,
    said: bool,
) -> None:
    """The process dies before the promise is out, or just before it would deal."""
    party = await gather(evening)
    await choose_rules(party, AUTOMATIC)
    await party.open_lobby()
    await evening.advance(8)
    ends_before_dealing(evening, monkeypatch, party.group, decks, said=said)
    await seals(party)
    await evening.advance(70)  # for the next process does not know how fast this one wrote
    sealed = await table_row(evening)
    assert sealed.sealed is not None
    assert sealed.commitment is not None
    drawn = evening.chance.latest
    assert sealed.sealed == str(drawn)
    assert promised(party, sealed) == said
    assert_no_cards_of(party, sealed)

    await evening.restart()
    await evening.until(lambda: all(has_cards(reader, party) for reader in party.readers))
    row = await table_row(evening)
    assert row.sealed is None
    assert row.commitment == sealed.commitment
    assert evening.chance.latest == drawn
    await evening.advance(5)
    assert len(party.tables) == 1
    await party.play(lambda: party.reads("table-deal", n=3))
    deals = await checked_deals(party)
    assert [" ".join(deal["deck"]) for deal in deals].count(" ".join(drawn.deck)) == 1


def has_cards(reader: Reader, party: Party) -> bool:
    """Tell whether a person has been dealt cards that he is shown now."""
    hand = reader.hand(party.title)
    return hand is not None and bool(reader.held(hand))


def assert_no_cards_of(party: Party, row: TableRow) -> None:
    """Assert that nobody holds a card of a sealed deck."""
    assert row.state is not None
    assert codec.load(row.state, row.schema).phase.kind == "dealing"
    assert not any(has_cards(reader, party) for reader in party.readers)


async def test_practice_promises_the_deck_before_the_cards(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await practise(evening, anna.person)
    await evening.until(anna.hand)
    row = await table_row(evening)
    assert row.commitment is not None
    await evening.until(lambda: anna.held(anna.last()))
    assert row.commitment in anna.last().text
    cards = plain(anna.t("hand-cards", cards="")).strip()
    told = [text for chat, text, _ in evening.said if chat == anna.id]
    promise = next(text for text in told if row.commitment in text)
    assert cards not in promise
