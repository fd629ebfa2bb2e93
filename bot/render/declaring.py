"""What a lead declares, in words: marriages, small ones, four aces, four nines."""

from typing import Final

from bot.l10n import Translator
from bot.render.board import suit_label
from game.actions import ACES, MARRIAGES, NINES, SMALL_MARRIAGES, Declaration
from game.cards import SUITS, Card, Rank, Suit
from game.declaring import KINDS, worth_to
from game.phases import Declared
from game.views import View

_ALL: Final = (MARRIAGES, SMALL_MARRIAGES, ACES, NINES)


def declaration(view: View, card: Card) -> Declaration | None:
    """Return what leading a card may declare now; no card has two of them."""
    declared = (kind[card] for kind in _ALL)
    return next((action for action in declared if action in view.legal), None)


def worth(view: View, action: Declaration) -> int:
    """Return what a declaration brings the seat on lead."""
    suit, kind = SUITS.index(action.card.suit), KINDS[type(action)]
    return worth_to(
        view.rules, Declared(len(view.tricks), view.seat or 0, suit, kind), view.declarer
    )


def question(view: View, action: Declaration, t: Translator) -> str:
    """Ask whether to declare."""
    suit, n = suit_label(action.card.suit, t), worth(view, action)
    match KINDS[type(action)]:
        case "marriage":
            return t("marriage-ask", suit=suit, n=n)
        case "small_marriage":
            return t("small-ask", suit=suit, n=n)
        case "aces" if view.rules.ace_marriage == "trump":
            return t("aces-ask-trump", suit=suit, n=n)
        case "aces":
            return t("aces-ask", n=n)
        case "nines":
            return t("nines-ask", n=n)


def answer(view: View, action: Declaration, t: Translator) -> str:
    """Return the words of the button that declares."""
    suit, n = suit_label(action.card.suit, t), worth(view, action)
    match KINDS[type(action)]:
        case "marriage":
            return t("button-declare", suit=suit, n=n)
        case "small_marriage":
            return t("button-declare-small", suit=suit, n=n)
        case "aces":
            return t("button-declare-aces", n=n)
        case "nines":
            return t("button-declare-nines", n=n)


def hints(view: View, t: Translator) -> list[str]:
    """Say what the hand on lead may declare, and which marriages have to wait for a trick."""
    found = [_hint(view, action, t) for action in _declarations(view)]
    return list(dict.fromkeys([*found, *_waiting(view, t)]))


def _declarations(view: View) -> list[Declaration]:
    found = [declaration(view, card) for card in view.hand]
    return [action for action in found if action is not None]


def _hint(view: View, action: Declaration, t: Translator) -> str:
    suit, n = suit_label(action.card.suit, t), worth(view, action)
    match KINDS[type(action)]:
        case "marriage" if view.rules.marriage_announce == "auto":
            return t("marriage-auto", suit=suit, n=n)
        case "marriage":
            return t("marriage-may", suit=suit, n=n)
        case "small_marriage":
            return t("small-may", suit=suit, n=n)
        case "aces":
            return t("aces-may", n=n)
        case "nines":
            return t("nines-may", n=n)


def _waiting(view: View, t: Translator) -> list[str]:
    taken = any(trick.winner == view.seat for trick in view.tricks)
    if taken or view.rules.marriage_first_lead == "on":
        return []
    return [t("marriage-not-yet", suit=suit_label(suit, t)) for suit in _whole_marriages(view)]


def _whole_marriages(view: View) -> list[Suit]:
    kings = {card.suit for card in view.hand if card.rank is Rank.KING}
    queens = {card.suit for card in view.hand if card.rank is Rank.QUEEN}
    return [suit for suit in SUITS if suit in kings & queens]
