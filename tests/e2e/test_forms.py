"""Two players in each of the five forms, and four with one who sits out."""

from functools import partial

import pytest

from bot import codec
from bot.render.figures import number, signed
from bot.render.options import value_name
from game.rules import CLASSIC, OPTIONS, Value, changed
from game.state import State
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals, lost_messages
from tests.e2e.menus import SettingsMenu, choose_rules
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader, plain
from tests.e2e.stacked import filled

FORMS = [str(form) for form in OPTIONS["two_player"].values]
TRICKS = {"packets": 10, "one_card": 11, "triples": 10, "dead_hand": 8, "draw": 12}


@pytest.mark.parametrize("form", FORMS)
async def test_two_play_a_match_in_the_form(evening: Evening, form: str) -> None:
    evening.chance.favour(0, form=form)
    party = await gather(evening, {"Anna": "en", "Boris": "pl"})
    await party.open_lobby()
    if form != "packets":
        menu = await SettingsMenu(party, party.first).open()
        await menu.option("two_player", form)
    outlook = party.says("lobby-two", form=value_name("two_player", form, party.t))
    await evening.until(lambda: outlook in party.lobby.text)
    await party.start()
    await evening.write_sheet((505, 430))
    await party.play(party.ended)
    await evening.advance(30)

    deals = await checked_deals(party, late=True)
    (row,) = await evening.tables()
    assert row.winner is not None
    assert deals[-1]["totals"][row.winner] >= 1000
    assert {len(deal["tricks"]) for deal in deals} == {TRICKS[form]}
    end = party.first.last(party.place, party.winning_words)
    assert all(number(total) in end.text for total in deals[-1]["totals"])
    assert await lost_messages(party) == []


async def test_who_plays_alone_against_a_computer_wins_or_loses_too(evening: Evening) -> None:
    evening.chance.favour(0, form="draw")
    party = await gather(evening, {"Аня": "ru"})
    await choose_rules(party, changed(CLASSIC, "two_player", "draw"))
    await party.open_lobby(computers=1)
    await party.start()
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal,) = await checked_deals(party)
    assert (deal["outcome"], deal["declarer"]) == ("draw_game", None)


# Four players


async def state_of(evening: Evening) -> State:
    """Return the state of the match as SQLite has it."""
    (row,) = await evening.tables()
    assert row.state is not None
    return codec.load(row.state, row.schema)


async def sitter(party: Party, deal: int) -> Reader:
    """Return who sits a deal out, once all have their hands."""

    def have_hands() -> bool:
        titles = [plain(one.t("hand-title", title=party.title, n=deal)) for one in party.readers]
        return all(map(Reader.sees, party.readers, [None] * 4, titles))

    await party.evening.until(have_hands)
    words = {reader: reader.t("hand-sits-out") for reader in party.readers}
    (found,) = [reader for reader in party.readers if words[reader] in reader.last().text]
    return found


async def test_four_play_and_each_sits_out_in_turn(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl", "Dora": "en"})
    await choose_rules(party, changed(CLASSIC, "redeal_below", "off"))
    await party.open_lobby()
    assert party.says("lobby-four") in party.lobby.text
    await party.start()
    sat: list[Reader] = []
    for at in range(1, 5):
        one = await sitter(party, at)
        sat.append(one)
        mark = party.says("mark-sitter")
        named = next(line for line in party.table.text.splitlines() if mark in line)
        assert one.person.account.name in named
        await party.play(lambda: party.asked("board-trick", n=2))
        await sees_no_hand(evening, party, one)
        await party.play(partial(party.reads, "table-deal", n=at + 1))
    assert len(set(sat)) == 4

    deals = await checked_deals(party)
    for deal in deals:
        assert deal["dealer"] not in deal["playing"]
        bonus = deal["bonus"].get(str(deal["dealer"]), 0)
        told = party.says("result-sitter", n=signed(bonus))
        words = told if bonus else party.says("result-sits-out")
        assert any(words in text for text in party.first.texts(party.place))


async def sees_no_hand(evening: Evening, party: Party, one: Reader) -> None:
    """Assert that the sitter holds and is shown no card but those that lie open."""
    hand = one.last()
    assert one.held(hand) == []
    assert not hand.keys
    await evening.press(one.person, party.table, party.t("button-cards"))
    await evening.advance(5)
    for shown in one.all(party.place):
        assert not shown.receiver or (one.held(shown) == [] and not shown.keys)
    state = await state_of(evening)
    assert state.dealer not in state.playing


@pytest.mark.parametrize("scores", ["off", "aces_melds"])
async def test_the_sitter_gets_what_the_rules_say(evening: Evening, scores: Value) -> None:
    party = await gather(evening, {"Anna": "en"})
    await choose_rules(party, changed(CLASSIC, "sitter_scores", scores))
    await party.open_lobby(computers=3)
    await party.start()
    await party.play(lambda: party.reads("table-deal", n=3))
    for deal in await checked_deals(party):
        assert set(deal["bonus"]) <= {str(deal["dealer"])}
        if scores == "off":
            assert not any(deal["bonus"].values())


INCOMES = [
    ("points_marriage", "AS KD QD", 100),  # 11 + 4 + 3 = 18, and 80 for diamonds
    ("points_marriage", "AS KD 9C", 15),
    ("points", "AS KD QD", 20),
    ("points_half", "AS KD 9C", 55),  # half of diamonds for the king
    ("aces_melds", "AS KD QD", 130),
    ("off", "AS KD QD", 0),
]


@pytest.mark.parametrize(("scores", "talon", "income"), INCOMES)
async def test_the_result_shows_what_the_talon_brings_the_sitter(
    evening: Evening, scores: Value, talon: str, income: int
) -> None:
    evening.chance.stack(*filled(("", "", ""), talon))
    party = await gather(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl", "Dora": "en"})
    await choose_rules(party, changed(CLASSIC, "sitter_scores", scores))
    await party.open_lobby()
    await party.start()
    one = await sitter(party, 1)
    await party.play(lambda: party.reads("table-deal", n=2))
    (deal,) = await checked_deals(party)
    assert deal["bonus"].get(str(deal["dealer"]), 0) == income
    said = "result-sitter" if income else "result-sits-out"
    label = one.person.account.name
    heading = f"{label}: {signed(income)} → {number(income)}"
    words = f"{heading}\n{party.says(said, n=signed(income))}"
    assert any(words in text for text in party.first.texts(party.place))


async def test_a_match_of_four_goes_to_its_winner(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await gather(evening, {"Ania": "pl"})
    await party.open_lobby(computers=3)
    await party.start()
    await evening.write_sheet((640, 505, 390, 300))
    await party.play(party.ended)
    await evening.advance(30)
    await checked_deals(party, late=True)
    assert await lost_messages(party) == []
