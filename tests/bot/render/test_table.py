"""The table message, where no snapshot tells it."""

from dataclasses import replace

import pytest

from bot.l10n import Translator
from bot.render.table import table_screen
from game.actions import Deal
from game.engine import apply, new_match
from game.phases import Finished
from game.rules import CLASSIC, changed
from game.state import Standing, State
from game.views import view
from tests.bot.render.scenes import PLAYERS, dealt, moment, pressed, shown

T = Translator("en")


def table(state: State) -> str:
    return shown(table_screen(view(state), PLAYERS, T, table=7, commitment="f" * 64))


def test_a_seats_own_view_is_never_shown_to_the_group() -> None:
    with pytest.raises(ValueError, match="not for the group"):
        table_screen(view(moment(1), 0), PLAYERS, T, table=7, commitment="")


def test_the_button_belongs_to_the_deal() -> None:
    screen = table_screen(view(moment(1)), PLAYERS, T, table=7, commitment="")
    assert pressed(screen, "My cards") == "t1:7:cards:1"


def test_seats_carry_their_marks() -> None:
    standing = Standing(
        totals=(-45, 880, 300),
        bolts=(1, 0, 2),
        barrel=(None, 1, None),
        falls=(0, 0, 0),
        writeoffs=(0, 0, 0),
    )
    text = table(replace(moment(1), standing=standing))
    assert "► Anna: −45 · 1 bolt · dealer\n" in text
    assert "• Борис: 880 · on the barrel, try 2 of 3\n" in text
    assert "• Computer 1: 300 · 2 bolts\n" in text


def test_a_talon_that_nobody_raised_for_is_not_shown() -> None:
    state = moment(2, "2:p 0:p")
    assert "Talon face down: nobody raised" in table(state)
    assert "Declarer: Борис · bid 100" in table(state)


def test_a_long_auction_shows_its_latest_calls() -> None:
    hands = ("AH KH QH TS KS 9C JD", "AS QS JS TC QC KC 9H", "AC TD JC AD QD 9D JH")
    script = " ".join(
        f"2:b{amount} 1:b{amount + 5}" if amount > 105 else "2:b105 0:p 1:b110"
        for amount in (105, 115, 125, 135, 145, 155, 165)
    )
    state = moment(len(script.split()), script, dealt(hands, "TH KD 9S"))
    assert "Борис: …, 120, 130, 140, 150, 160, 170\n" in table(state)
    assert "Anna: pass\n" in table(state)


def test_the_promise_stands_before_the_cards_do() -> None:
    assert "\n\nThe cards are being dealt…\n<blockquote" in table(new_match())
    assert f"<code>{'f' * 64}</code>" in table(new_match())
    assert table(new_match()).endswith("[My cards]")
    uncut = changed(CLASSIC, "cut", "on")
    assert table(new_match(uncut)).endswith("</blockquote>")  # nobody will have cards yet


def test_after_the_match_there_is_nothing_to_press() -> None:
    over = replace(new_match(), phase=Finished(winner=1))
    assert table(over).endswith("<b>The match is over.</b> Winner: Борис")


def test_a_computer_on_turn_is_named_and_a_person_called() -> None:
    state, _ = apply(new_match(), None, Deal(dealt()))
    assert "<b>To bid:</b> Computer 1\n" in table(state)
    assert '<b>To bid:</b> <a href="tg://user?id=1">Anna</a>\n' in table(moment(1))


def test_in_a_break_nobody_is_called() -> None:
    screen = table_screen(
        view(moment(1)), PLAYERS, T, table=7, commitment="f" * 64, limit="2m", paused=True
    )
    text = shown(screen)
    assert "\n⏸ Break\n<blockquote" in text
    assert "To bid" not in text
    assert "⏳" not in text
    assert "tg://user" not in text
    assert pressed(screen, "My cards") == "t1:7:cards:1"
