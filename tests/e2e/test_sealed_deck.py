"""Every deck that is dealt is fixed, then promised, then dealt; a kill in between changes none."""

from collections.abc import Awaitable, Callable

import pytest

from bot import codec
from bot.storage.rows import TableRow
from game import audit
from game.rules import CLASSIC, changed
from sandbox.errors import ApiError
from sandbox.places import Group
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.menus import choose_rules
from tests.e2e.party import Party, choose_level, gather, practise
from tests.e2e.reader import Reader, plain
from tests.e2e.stacked import dealt
from tests.e2e.test_fairness import ask, proved, read
from tests.e2e.test_owed import stop
from tests.e2e.test_restart import between

NINES = ("AS KS QS AD KD QD TD", "9S 9C 9D 9H AC JC JD", "AH KH QH TH JS KC QC")
AUTOMATIC = changed(CLASSIC, "redeal_four_nines", "automatic")


async def table_row(evening: Evening) -> TableRow:
    """Return the only table as SQLite has it."""
    (row,) = await evening.tables()
    return row


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


async def first_deal(party: Party) -> None:
    """Let the first deck be sealed."""
    await party.evening.press(party.first.person, party.lobby, party.t("button-start"))


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


def ends_before_dealing(
    evening: Evening,
    patch: pytest.MonkeyPatch,
    group: Group,
    decks: int,
    *,
    said: bool,
) -> None:
    """Let the present process never deal its last deck; nor promise it, unless it is ``said``."""
    tables = evening.app.tables
    deal, seal = tables._deal, tables._seal
    sealed = 0

    async def seals(*values: object) -> None:
        nonlocal sealed
        sealed += 1
        if sealed == decks and not said:
            evening.world.trouble.delay("sendMessage", 600, chat_id=group.id)
        await seal(*values)  # type: ignore[arg-type]

    async def deals(*values: object) -> bool:
        return sealed < decks and await deal(*values)  # type: ignore[arg-type]

    patch.setattr(tables, "_seal", seals)
    patch.setattr(tables, "_deal", deals)


def promised(party: Party, row: TableRow) -> bool:
    """Tell whether the commitment of a deck can be read in the group."""
    return any(str(row.commitment) in text for text in party.first.texts(party.place))


def has_cards(reader: Reader, party: Party) -> bool:
    """Tell whether a person has been dealt cards that he is shown now."""
    hand = reader.hand(party.title)
    return hand is not None and bool(reader.held(hand))


def assert_no_cards_of(party: Party, row: TableRow) -> None:
    """Assert that nobody holds a card of a sealed deck."""
    assert row.state is not None
    assert codec.load(row.state, row.schema).phase.kind == "dealing"
    assert not any(has_cards(reader, party) for reader in party.readers)


async def test_a_second_press_of_next_seals_no_second_deck(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await party.start()
    await party.play(lambda: between(party))
    result = party.first.last(party.place)
    evening.world.trouble.delay("sendMessage", 30, chat_id=party.group.id)
    await evening.press(party.first.person, result, party.t("button-next"))
    sealed = await table_row(evening)
    await evening.press(party.readers[1].person, result, party.t("button-next"), stale=True)
    assert party.readers[1].toast == party.readers[1].t("error-stale")
    assert await table_row(evening) == sealed
    await evening.until(lambda: party.reads("table-deal", n=2))


async def test_after_a_stop_the_table_promises_no_deck_that_is_not_shown(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await party.start()
    await evening.advance(5)
    row = await table_row(evening)
    await stop(party)
    await evening.advance(8)
    (kept,) = [text for text in party.first.texts(party.place) if str(row.commitment) in text]
    assert proved(kept)
    assert party.says("result-stopped", deal=1) in kept


async def test_after_a_stop_a_deck_that_was_not_dealt_is_no_longer_promised(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(evening)
    await party.open_lobby()
    ends_before_dealing(evening, monkeypatch, party.group, 1, said=True)
    await first_deal(party)
    await evening.advance(8)
    row = await table_row(evening)
    assert promised(party, row)
    await stop(party)
    await evening.advance(8)
    assert not promised(party, row)
    assert party.sees(party.says("result-stopped", deal=1))


@pytest.mark.parametrize("said", ["SOMETHING_NEW", "message is not modified"])
@pytest.mark.parametrize("practising", [False, True])
async def test_a_promise_that_is_refused_for_no_known_reason_is_made_again(
    evening: Evening, said: str, *, practising: bool
) -> None:
    refusal = ApiError(400, said)
    if practising:
        anna = Reader(evening.world.person("Anna"))
        anna.person.start()
        await evening.command(anna.person, None, "/practice")
        await evening.until(lambda: anna.sees(None, anna.t("practice-ask")))
        evening.world.trouble.refuse("sendMessage", refusal, chat_id=anna.id)
        await choose_level(evening, anna)
    else:
        party = await gather(evening)
        await party.open_lobby()
        evening.world.trouble.refuse("sendMessage", refusal, chat_id=party.group.id)
        await first_deal(party)
        anna = party.first
    sealed = await table_row(evening)
    assert sealed.sealed is not None
    await evening.until(lambda: anna.held(anna.last()), limit=100)
    row = await table_row(evening)
    assert (row.sealed, row.commitment) == (None, sealed.commitment)
    assert ["is refused" in line for line in evening.complaints.lines] == [True]
    evening.complaints.lines.clear()


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
