"""What anyone can check: the promise of the deck, the files, and what a file keeps secret."""

import hashlib
import json
import re
from io import StringIO
from itertools import groupby

import pytest

from bot import codec
from game import audit, history
from game.cards import cards_in
from game.history import History
from game.phases import Auction, Exchange, Tricks
from game.rules import CLASSIC, changed
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.menus import choose_rules
from tests.e2e.party import Party, gather
from tests.e2e.reader import Place, Reader, plain

DIGEST = re.compile(r"\b[0-9a-f]{64}\b")
PROOF = re.compile(r"\b[0-9a-f]{32}(?:[AKQJT9][SCDH] ?){24}\b")


async def begun(evening: Evening, *, cut: str = "off", people: int = 3) -> Party:
    """Seat people, in three languages, for a match with the cut or without."""
    names = dict([("Anna", "en"), ("Борис", "ru"), ("Wera", "pl")][:people])
    party = await gather(evening, names)
    await choose_rules(party, changed(CLASSIC, "cut", cut))
    await party.open_lobby(computers=3 - people)
    await party.start()
    return party


async def ask(party: Party, reader: Reader, command: str, *, private: bool = False) -> str:
    """Let somebody send a command, and return the newest message after it."""
    place: Place = None if private else party.place
    before = len(reader.all(place))
    await party.evening.command(reader.person, place, command)
    await party.evening.until(lambda: len(reader.all(place)) > before)
    await party.evening.advance(4)
    return reader.all(place)[before].text


def proved(text: str) -> str:
    """Return the line of salt and deck in a text, whose fingerprint is there and comes out."""
    (line,) = set(PROOF.findall(text))
    (digest,) = set(DIGEST.findall(text))
    assert hashlib.sha256(line.encode()).hexdigest() == digest
    return str(line)


@pytest.mark.parametrize("cut", ["on", "off"])
async def test_the_promise_comes_before_the_cut_and_the_cards_and_is_kept(
    evening: Evening, cut: str
) -> None:
    party = await begun(evening, cut=cut)
    hands = [plain(reader.t("hand-cards", cards="")).strip() for reader in party.readers]
    cuts = [plain(reader.t("your-cut")) for reader in party.readers]
    (row,) = await evening.tables()
    digest = row.commitment
    assert digest is not None
    await party.play(lambda: party.reads("table-deal", n=2))

    said = [(chat == party.group.id, text) for chat, text, _ in evening.said]
    promise = next(at for at, (group, text) in enumerate(said) if group and digest in text)
    before = "\n".join(text for _, text in said[:promise])
    assert not any(words in before for words in (*hands, *cuts))
    asked = any(words in text for _, text in said for words in cuts)
    assert asked == (cut == "on")
    (deal, *_) = await checked_deals(party)
    reveal = next(at for at, (group, text) in enumerate(said) if group and deal["salt"] in text)
    assert reveal > promise
    (kept,) = [text for text in party.first.texts(party.place) if digest in text]
    assert PROOF.search(kept) is None  # the promise itself stays as it was
    line = f"{deal['salt']}{' '.join(deal['deck'])}"
    assert any(line in text for text in party.first.texts(party.place))
    assert hashlib.sha256(line.encode()).hexdigest() == digest


@pytest.mark.parametrize("cut", ["on", "off"])
async def test_verify_explains_and_does_it_in_the_group_and_in_private(
    evening: Evening, cut: str
) -> None:
    party = await begun(evening, cut=cut)
    boris = party.readers[1]
    await evening.command(boris.person, None, "/verify")
    await evening.until(lambda: boris.sees(None, boris.t("error-no-deal")))
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal, *_) = await checked_deals(party)

    in_group = await ask(party, party.first, "/verify")
    in_private = await ask(party, boris, "/verify", private=True)
    for text, t in ((in_group, party.t), (in_private, boris.t)):
        assert proved(text) == f"{deal['salt']}{' '.join(deal['deck'])}"
        assert plain(t("verify-claim")) in text
        assert text.startswith(plain(t("verify-holds", deal=deal["deal"])))
        cuts = [str(entry[2]) for entry in deal["actions"] if entry[0] == "cut"]
        assert bool(cuts) == (cut == "on")
        assert (plain(t("verify-cut", list=", ".join(cuts))) in text) == (cut == "on")


def read(reader: Reader, place: Place) -> History:
    """Read the newest file in a chat as the program's own reader does."""
    document = reader.last(place).document
    assert document is not None
    assert document.name.endswith(".jsonl")
    return history.read(StringIO(document.content.decode()))


@pytest.mark.parametrize("cut", ["on", "off"])
async def test_history_of_a_running_match_holds_the_deals_that_are_over(
    evening: Evening, cut: str
) -> None:
    party = await begun(evening, cut=cut)
    await ask(party, party.first, "/history")
    assert read(party.first, party.place).deals == ()
    await party.play(lambda: party.reads("table-deal", n=3))
    await party.play(lambda: party.asked("board-trick", n=2))
    (row,) = await evening.tables()
    salt = evening.chance.latest.salt
    await ask(party, party.first, "/history")
    await ask(party, party.readers[1], "/history", private=True)

    for reader, place in ((party.first, party.place), (party.readers[1], None)):
        found = read(reader, place)
        assert audit.check(found) == []
        numbers = [key for key, _ in groupby(deal["deal"] for deal in found.deals)]
        assert numbers == [1, 2]
        assert found.footer is None
        assert found.header["match"] == row.match_id
        assert {seat["name"] for seat in found.header["seats"]} == {"Anna", "Борис", "Wera"}
        document = reader.last(place).document
        assert document is not None
        assert salt.encode() not in document.content


async def test_history_of_a_finished_match_has_its_end(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await begun(evening, people=1)
    await evening.write_sheet((640, 505, 390))
    await party.play(party.ended)
    await evening.advance(10)
    await ask(party, party.first, "/history")
    found = read(party.first, party.place)
    assert found.footer is not None
    assert (found.footer["winner"], found.footer["reason"]) == (0, "target")
    differences = audit.check(found)  # the sheet was written before the first deal
    assert [each for each in differences if not each.startswith("line 2,")] == []


async def test_report_holds_what_its_reader_may_know(evening: Evening) -> None:
    party = await begun(evening)
    for trick in (1, 4):
        await party.play(lambda trick=trick: party.asked("board-trick", n=trick))  # type: ignore[misc]
        for reader in party.readers:
            hand = reader.hand()
            assert hand is not None
            held = {str(card) for card in reader.held(hand)}
            await ask(party, reader, "/report", private=True)
            document = next(one.document for one in reversed(reader.all()) if one.document)
            text = document.content.decode()
            known = json.loads(text)
            assert evening.chance.latest.salt not in text
            assert "deck" not in known
            row = (await evening.tables())[0]
            seat = next(seat.seat for seat in row.seats if seat.user_id == reader.id)
            assert known["seat"] == seat
            assert known["commitment"] == row.commitment
            others = await unplayed_elsewhere(evening, seat)
            seen = set(re.findall(r"\b[AKQJT9][SCDH]\b", json.dumps(known)))
            assert held <= seen
            may = {*known["hand"], *known["talon"]}
            assert not (seen & others) - may
            assert len(known["hand"]) == 7


async def unplayed_elsewhere(evening: Evening, seat: int) -> set[str]:
    """Return the cards that the others hold now."""
    row = (await evening.tables())[0]
    assert row.state is not None
    phase = codec.load(row.state, row.schema).phase
    assert isinstance(phase, Auction | Exchange | Tricks)
    hands = phase.hands
    return {str(card) for at, hand in enumerate(hands) if at != seat for card in cards_in(hand)}


async def test_report_of_a_blind_hand_shows_no_card(evening: Evening) -> None:
    party = await gather(evening)
    await choose_rules(party, changed(CLASSIC, "blind", "anyone"))
    await party.open_lobby()
    await party.start()
    for reader in party.readers:
        await ask(party, reader, "/report", private=True)
        document = next(one.document for one in reversed(reader.all()) if one.document)
        known = json.loads(document.content)
        assert (known["hand"], known["talon"]) == ([], [])
        assert re.findall(r"\b[AKQJT9][SCDH]\b", json.dumps(known)) == []


async def test_report_between_deals_and_in_a_group(evening: Evening) -> None:
    party = await gather(evening)
    boris = party.readers[1]
    text = await ask(party, boris, "/report", private=True)
    assert text == boris.t("error-no-cards")
    await evening.command(boris.person, party.place, "/report")
    await evening.until(lambda: boris.sees(None, boris.refused("error-private-only")))
