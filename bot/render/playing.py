"""The tricks: one's own cards as buttons, and whether a marriage is declared."""

from typing import Final

from bot.l10n import Translator
from bot.render.board import suit_label
from bot.render.cards import card_label, in_order
from bot.render.choice import Choice, Row, in_rows
from bot.render.declaring import answer, declaration, hints, question
from bot.render.screen import Button
from game.actions import PLAYS, Declaration
from game.cards import Card
from game.views import View

UNPLAYABLE: Final = "({})"
"""How a card is shown that the rules keep back; a press on it tells which rule."""


def playing(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the seat on turn is asked, with all its cards."""
    asked = _asked(choice.view, page)
    if asked is not None:
        return _declaring(choice, asked, t)
    cards = in_order(choice.view.hand, choice.view.trump)
    return _prompt(choice.view, t), in_rows([_card(choice, card, t) for card in cards])


def _card(choice: Choice, card: Card, t: Translator) -> Button:
    """Return a card that is played, or asks first where the leader has a choice."""
    label, legal = card_label(card, t), choice.view.legal
    declared = declaration(choice.view, card)
    if declared is None:
        shown = label if PLAYS[card] in legal else UNPLAYABLE.format(label)
        return choice.move(shown, PLAYS[card])
    if PLAYS[card] in legal:
        return choice.look(label, f"a{card}")
    return choice.move(label, declared)


def _asked(view: View, page: str) -> Declaration | None:
    """Return the declaration that the page asks about."""
    for card in view.hand:
        if page == f"a{card}" and PLAYS[card] in view.legal:
            return declaration(view, card)
    return None


def _declaring(choice: Choice, action: Declaration, t: Translator) -> tuple[str, list[Row]]:
    view, label = choice.view, card_label(action.card, t)
    rows: list[Row] = [
        (choice.move(answer(view, action, t), action, style="primary"),),
        (choice.move(t("button-just-lead", card=label), PLAYS[action.card]),),
        (choice.look(t("button-back"), ""),),
    ]
    return question(view, action, t), rows


def _prompt(view: View, t: Translator) -> str:
    """Return the words of the seat's turn to play: what it must, or what it may."""
    may = {card for card in view.hand if PLAYS[card] in view.legal}
    if not view.trick:
        may |= {card for card in view.hand if declaration(view, card) is not None}
        lead = t("your-lead") if len(may) == len(view.hand) else t("your-lead-no-trump")
        return "\n".join([lead, *hints(view, t)])
    led = view.trick[0][1].suit
    own = {card for card in view.hand if card.suit is led}
    if own:
        suit = suit_label(led, t)
        return t("your-follow", suit=suit) if may == own else t("your-beat", suit=suit)
    if len(may) == len(view.hand) or view.trump is None:
        return t("your-any")
    trumps = {card for card in view.hand if card.suit is view.trump}
    suit = suit_label(view.trump, t)
    return t("your-trump", suit=suit) if may == trumps else t("your-overtrump", suit=suit)
