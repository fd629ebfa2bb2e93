"""Answers to presses: short, plain, and about the rule."""

import pytest

from bot.errors import Why
from bot.l10n import Translator, languages
from bot.render.alerts import LIMIT, cards_alert, refusal_text, why_text
from game.cards import DECK, cards
from game.errors import IllegalActionError, Reason
from game.views import view
from tests.bot.render.scenes import SCENES, moment

T = Translator("en")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", Reason)
def test_every_rule_has_its_own_refusal(reason: Reason, language: str) -> None:
    t = Translator(language)
    said = refusal_text(IllegalActionError(reason, cards=DECK[:8], amount=360), t)
    assert 0 < len(said) <= LIMIT
    assert "<" not in said
    others = {refusal_text(IllegalActionError(other), t) for other in Reason if other != reason}
    assert said not in others


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", Why)
def test_the_table_says_why_it_refuses(why: Why, language: str) -> None:
    said = why_text(why, Translator(language))
    assert 0 < len(said) <= LIMIT
    assert "<" not in said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Follow suit. You hold: A♠ K♠"),
        ("pl", "Trzeba do koloru. Masz: A♠ K♠"),
        ("ru", "Нужно в масть. У вас: Т♠ К♠"),
    ],
)
def test_who_must_follow_is_told_what_he_holds(language: str, text: str) -> None:
    error = IllegalActionError(Reason.MUST_FOLLOW, cards=cards("KS AS"))
    assert refusal_text(error, Translator(language)) == text


def test_my_cards_show_the_hand_in_order_and_what_it_is_for() -> None:
    assert cards_alert(view(moment(SCENES["any card"]), 2), T) == (
        "A♠\u00a0Q♠\u00a0J♠  10♦  10♣\u00a0Q♣\u00a09♣\n"
        "Trump: ♥ hearts\nOn the table: K♥\nYour turn."
    )
    assert (
        cards_alert(view(moment(SCENES["auction"]), 1), T)
        == "10♠\u00a0K♠  A♥\u00a0K♥\u00a0Q♥  9♣  J♦"
    )
