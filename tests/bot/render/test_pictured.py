"""What is on the pictures of hands and scoresheets: what the text says, and nothing more."""

from dataclasses import replace

import pytest

from bot.card_style import STYLES
from bot.l10n import Translator, languages
from bot.own_presses import Cards
from bot.pictures.scenes import HandPicture
from bot.presses import read
from bot.render.captions import LIMIT, fits
from bot.render.card_styles import style_answer, style_name, styles_screen, with_style
from bot.render.cards import card_label
from bot.render.hand import hand_screen
from bot.render.pictured import hand_picture, with_picture
from bot.render.playing import UNPLAYABLE
from bot.render.result import final_screen
from bot.render.screen import Screen
from bot.render.sheet import sheet_picture, sheet_screen
from game.cards import Card
from game.state import State
from game.views import view
from tests.bot.render.scenes import HOSTILE, PLAYERS, SCENES, match, moment, pressed, walk
from tests.bot.render.test_results import CASES
from tests.bot.render.test_walks import known_cards, public_cards
from tests.game.variants import variant

T = Translator("en")


def cards_on(picture: HandPicture) -> set[Card]:
    return {*picture.hand, *(place.card for place in picture.trick if place.card is not None)}


def hand(state: State, seat: int, t: Translator = T) -> Screen:
    return hand_screen(view(state, seat), HOSTILE, t, title="Friday", table=7, choice=40)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(3))
def test_a_picture_shows_what_the_seat_may_see(seed: int, language: str) -> None:
    t = Translator(language)
    for _, _, state in walk(seed, 75):
        for seat in range(3):
            picture = hand_picture(view(state, seat), HOSTILE, t)
            assert cards_on(picture) <= known_cards(state, seat) | public_cards(state)
            assert set(picture.hand) == set(view(state, seat).hand)


@pytest.mark.parametrize("seed", range(3))
def test_the_barred_cards_are_those_in_brackets(seed: int) -> None:
    compared = 0
    for _, _, state in walk(seed, 75):
        if state.phase.kind != "tricks":
            continue
        for seat in range(3):
            picture = hand_picture(view(state, seat), HOSTILE, T)
            labels = {button.text for row in hand(state, seat).rows for button in row}
            barred = {UNPLAYABLE.format(card_label(card, T)) for card in picture.barred}
            assert barred == {label for label in labels if label.startswith("(")}
            compared += bool(barred)
    assert compared > 3


def test_the_trick_goes_round_from_who_leads() -> None:
    picture = hand_picture(view(moment(SCENES["follow"]), 2), PLAYERS, T)
    assert [(place.name.label, place.card) for place in picture.trick] == [
        ("Борис", Card("AH")),
        ("You", None),
        ("Anna", None),
    ]
    before = hand_picture(view(moment(SCENES["first lead"]), 2), PLAYERS, T)
    assert [place.name.label for place in before.trick] == ["Борис", "You", "Anna"]
    assert before.trump is None
    assert hand_picture(view(moment(SCENES["auction"]), 2), PLAYERS, T).trick == ()


def test_ranks_have_the_letters_of_the_reader() -> None:
    letters = {
        language: hand_picture(view(moment(1), 0), PLAYERS, Translator(language)).letters
        for language in ("en", "ru", "pl")
    }
    assert letters == {"en": "A 10 K Q J 9", "ru": "Т 10 К Д В 9", "pl": "A 10 K D W 9"}


@pytest.mark.parametrize("style", STYLES)
def test_each_style_is_what_it_says(style: str) -> None:
    state = moment(SCENES["marriage"])
    seen, text = view(state, 1), hand(state, 1)
    screen = with_picture(text, seen, HOSTILE, T, next(each for each in STYLES if each == style))
    assert screen.rows == text.rows
    if style == "text":
        assert screen == text
    else:
        assert isinstance(screen.picture, HandPicture)
        assert screen.picture.four_colours is (style == "four")
        assert screen.plain() == text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(3))
def test_a_caption_says_all_that_the_picture_does_not_show(seed: int, language: str) -> None:
    t, left_out = Translator(language), 0
    for _, _, state in walk(seed, 75):
        for seat in range(3):
            seen, text = view(state, seat), hand(state, seat, t)
            screen = with_picture(text, seen, HOSTILE, t, "pictures")
            if screen.picture is None:
                continue
            gone = [line for line in text.text.split("\n") if line not in screen.text.split("\n")]
            trick = seen.trick if seen.stage in {"tricks", "draw"} else ()
            cards = " ".join([*gone, ""])
            assert all(card_label(card, t) in cards for card in seen.hand)
            assert all(card_label(card, t) in cards for _, card in trick)
            left_out += len(gone)
            assert len(gone) <= 2 + len(trick)
            assert screen.plain() == text
    assert left_out > 100


def test_a_caption_keeps_whose_turn_it_is_and_why() -> None:
    text = hand(moment(SCENES["follow"]), 2)
    screen = with_picture(text, view(moment(SCENES["follow"]), 2), HOSTILE, T, "pictures")
    assert text.text.split("\n")[-1] == screen.text.split("\n")[-1]
    assert "\n\n\n" not in screen.text
    assert len(screen.text.split("\n")) <= len(text.text.split("\n")) - 3


def test_a_text_that_is_too_long_for_a_caption_stays_a_text() -> None:
    seen = view(moment(1), 0)
    long, longer = Screen("<b>🂡</b>&amp;" * 341 + "x"), Screen("<b>🂡</b>&amp;" * 341 + "xx")
    assert with_picture(long, seen, HOSTILE, T, "pictures").picture is not None
    assert with_picture(longer, seen, HOSTILE, T, "pictures") == longer
    assert fits("x" * LIMIT)
    assert not fits("x" * (LIMIT + 1))


def test_between_deals_there_is_nothing_to_draw() -> None:
    state = next(state for state, _, _ in walk(1) if state.phase.kind == "dealing")
    text = hand(state, 0)
    assert with_picture(text, view(state, 0), HOSTILE, T, "pictures") == text


@pytest.mark.parametrize("seed", range(12))
def test_most_hands_fit_below_a_picture_in_every_form_of_the_game(seed: int) -> None:
    played = variant(seed, 2)
    players = (*HOSTILE, HOSTILE[0])[: played.start.players]
    t, fitting = Translator(languages()[seed % 3]), []
    for state in (each.then for each in played.moments):
        for seat in range(state.players):
            seen = view(state, seat)
            screen = hand_screen(seen, players, t, title="Friday", table=7, choice=40)
            picture = with_picture(screen, seen, players, t, "four").picture
            assert not isinstance(picture, HandPicture) or len(picture.trick) <= 3
            fitting.append(fits(screen.text))
    assert sum(fitting) > 0.95 * len(fitting)


@pytest.mark.parametrize("language", languages())
def test_a_sheet_says_what_its_text_says(language: str) -> None:
    t, records = Translator(language), [*CASES.values()]
    picture = sheet_picture(records, PLAYERS, t)
    assert [line.cells[0].total for line in picture.lines][:2] == ["365", "485"]
    assert [line.cells[1].got for line in picture.lines][:3] == ["*120", "!−120", "/−120"]
    assert [mark for mark, _ in picture.legend] == [*"*!/·-=^vo"]
    text = sheet_screen(records, PLAYERS, t).instead
    assert all(meaning in text for _, meaning in picture.legend)


def test_the_lines_of_a_sheet_begin_at_nothing_and_know_their_falls() -> None:
    names = ["made", "onto the barrel, the sitter knocked", "four nines", "dump truck"]
    picture = sheet_picture([CASES[name] for name in names], PLAYERS, T)
    assert [course.totals for course in picture.courses] == [
        (0, 365, 760, 365),
        (0, 320, 880, 320),
        (0, 45, 45, 0),
    ]
    assert [course.falls for course in picture.courses] == [(2,), (), (3,)]
    assert picture.deals == (5, 5, 5)
    assert (picture.target, picture.barrel) == (1000, 880)


def test_without_a_deal_there_is_no_picture() -> None:
    assert sheet_screen([], PLAYERS, T) == Screen(T("score-empty"))
    (rows,) = final_screen([], PLAYERS, T, table=7, winner=None).rows
    assert [button.text for button in rows] == ["Rematch"]


def test_under_the_end_of_a_match_its_picture_is_a_press_away() -> None:
    records, _ = match(1)
    assert (
        pressed(final_screen(records, PLAYERS, T, table=7, winner=0), "Picture") == "t1:7:sheet:0"
    )


def test_a_barrel_that_is_off_is_not_drawn() -> None:
    records = [CASES["made"]]
    rules = replace(moment(1).rules, barrel="off")
    assert sheet_picture(records, PLAYERS, T, rules=rules).barrel is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("style", STYLES)
def test_the_choice_marks_what_is_chosen(style: str, language: str) -> None:
    t = Translator(language)
    chosen = next(each for each in STYLES if each == style)
    screen = styles_screen(chosen, t)
    marked = [button for row in screen.rows for button in row if button.text.startswith("✓")]
    assert [read(button.data) for button in marked] == [Cards(style)]
    assert style_name(chosen, t) in style_answer(chosen, t)
    first = with_style(Screen("settings"), chosen, t)
    assert read(first.rows[-1][0].data) == Cards()
    assert style_name(chosen, t) in first.rows[-1][0].text
