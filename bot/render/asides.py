"""What a seat may do besides its turn: ask for a new deal, look at its cards, buy the talon."""

from typing import Final

from bot.l10n import Translator
from bot.render.amounts import look_row
from bot.render.choice import Choice, Row
from game.actions import Look, Rebuy, Redeal
from game.cards import Rank
from game.views import View

BUY: Final = "y"
"""The page that asks whether to buy the talon."""


def redeal_rows(choice: Choice, t: Translator) -> list[Row]:
    """Return the requests for a new deal that the seat has a right to, each with its reason."""
    view = choice.view
    asked = [action for action in view.legal if isinstance(action, Redeal)]
    return [(choice.move(_reason(action, view, t), action),) for action in asked]


def _reason(action: Redeal, view: View, t: Translator) -> str:
    rules = view.rules
    match action.reason:
        case "four_nines":
            return t("button-redeal-nines")
        case "below":
            return t("button-redeal-below", n=rules.redeal_below)
        case "three_nines":
            return t("button-redeal-three-nines")
        case "four_jacks":
            return t("button-redeal-jacks")
        case "after_pass":
            nines = sum(card.rank is Rank.NINE for card in view.hand)
            if nines == 4:
                return t("button-redeal-nines")
            return t("button-redeal-below", n=rules.redeal_below)
        case "talon_below":
            return t("button-redeal-talon-below", n=rules.redeal_talon_below)
        case "talon_nines":
            return t("button-redeal-talon-nines")
        case "talon_jacks":
            return t("button-redeal-talon-jacks")


def aside(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what a seat may do while it is another's turn; mostly nothing."""
    view = choice.view
    if Look() in view.legal:
        return "", look_row(choice, t)
    buy = next((action for action in view.legal if isinstance(action, Rebuy)), None)
    if buy is None:
        return "", []
    price = buy.price
    if page != BUY:
        return t("rebuy-may", n=price), [(choice.look(t("button-rebuy", n=price), BUY),)]
    sure = choice.move(t("button-rebuy-sure", n=price), buy, style="danger")
    return t("rebuy-ask", n=price), [(sure,), (choice.look(t("button-back"), ""),)]
