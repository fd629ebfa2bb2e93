"""The tricks: one's own cards as buttons, and whether a marriage is declared."""

from typing import Final

from bot.l10n import Translator
from bot.render.board import suit_label
from bot.render.cards import card_label, in_order
from bot.render.choice import Choice, Row, in_rows
from bot.render.screen import Button
from game.actions import MARRIAGES, PLAYS
from game.cards import SUITS, Card, Rank, Suit
from game.scoring import marriage_value
from game.views import View

UNPLAYABLE: Final = "·"
"""Stands before a card that the rules keep back; a press on it tells which rule."""


def playing(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the seat on turn is asked, with all its cards."""
    asked = _asked(choice.view, page)
    if asked is not None:
        return _marriage(choice, asked, t)
    cards = in_order(choice.view.hand, choice.view.trump)
    return play_prompt(choice.view, t), in_rows([_card(choice, card, t) for card in cards])


def _card(choice: Choice, card: Card, t: Translator) -> Button:
    label = card_label(card, t)
    if MARRIAGES[card] in choice.view.legal:
        return choice.look(label, f"a{card}")
    if PLAYS[card] in choice.view.legal:
        return choice.move(label, PLAYS[card])
    return choice.move(f"{UNPLAYABLE}{label}", PLAYS[card])


def _asked(view: View, page: str) -> Card | None:
    """Return the card whose marriage the page asks about."""
    for card in view.hand:
        if page == f"a{card}" and MARRIAGES[card] in view.legal:
            return card
    return None


def _marriage(choice: Choice, card: Card, t: Translator) -> tuple[str, list[Row]]:
    value = marriage_value(choice.view.rules, SUITS.index(card.suit))
    suit, label = suit_label(card.suit, t), card_label(card, t)
    declare = t("button-declare", suit=suit, n=value)
    rows: list[Row] = [
        (choice.move(declare, MARRIAGES[card], style="primary"),),
        (choice.move(t("button-just-lead", card=label), PLAYS[card]),),
        (choice.look(t("button-back"), ""),),
    ]
    return t("marriage-ask", suit=suit, n=value), rows


def play_prompt(view: View, t: Translator) -> str:
    """Return the words of the seat's turn to play: what it must, or what it may."""
    if not view.trick:
        return "\n".join([t("your-lead"), *_marriage_hints(view, t)])
    led = view.trick[0][1].suit
    suits = {card.suit for card in view.hand}
    if led in suits:
        return t("your-follow", suit=suit_label(led, t))
    if view.trump in suits and view.trump is not None:
        return t("your-trump", suit=suit_label(view.trump, t))
    return t("your-any")


def _marriage_hints(view: View, t: Translator) -> list[str]:
    hints = []
    for suit in _whole_marriages(view):
        value = marriage_value(view.rules, SUITS.index(suit))
        if any(MARRIAGES[card] in view.legal for card in view.hand if card.suit is suit):
            hints.append(t("marriage-may", suit=suit_label(suit, t), n=value))
        else:
            hints.append(t("marriage-not-yet", suit=suit_label(suit, t)))
    return hints


def _whole_marriages(view: View) -> list[Suit]:
    kings = {card.suit for card in view.hand if card.rank is Rank.KING}
    queens = {card.suit for card in view.hand if card.rank is Rank.QUEEN}
    return [suit for suit in SUITS if suit in kings & queens]
