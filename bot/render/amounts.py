"""Numbers to choose from: bids and contracts, the next ones first, the higher ones by pages."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from bot.l10n import Translator
from bot.render.choice import Choice, Row, in_rows
from game.actions import Action, Bid, Contract, Pass, Redeal
from game.views import View

NEXT: Final = 4
"""Amounts offered at once."""
PAGE: Final = 16


def bidding(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the seat on turn is asked in the auction, with its bids and the pass."""
    view = choice.view
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    rows = _paged(choice, bids, page, "b", Bid, t)
    if Pass() in view.legal:
        rows.append((choice.move(t("button-pass"), Pass()),))
    return bid_prompt(view, t), rows


def bid_prompt(view: View, t: Translator) -> str:
    """Return the words of the seat's turn to bid."""
    least, cap = view.bounds or (0, 0)
    if least > cap:
        return t("your-bid-no-raise", bid=view.bid, cap=cap)
    return t("your-bid", bid=view.bid, cap=cap)


def redeal_row(choice: Choice, t: Translator) -> list[Row]:
    """Return the request for a new deal, while the seat has the right to it."""
    for action in choice.view.legal:
        if isinstance(action, Redeal):
            return [(choice.move(_redeal_text(action, choice.view, t), action),)]
    return []


def _redeal_text(action: Redeal, view: View, t: Translator) -> str:
    match action.reason:
        case "four_nines":
            return t("button-redeal-nines")
        case "below":
            return t("button-redeal-below", n=view.rules.redeal_below)


def contracts(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the declarer is asked after the exchange: his bid as it is, or more."""
    bid, *raises = [action.amount for action in choice.view.legal if isinstance(action, Contract)]
    rows = _paged(choice, raises, page, "k", Contract, t)
    if page[:1] != "k":
        rows.insert(0, (choice.move(t("button-contract", n=bid), Contract(bid), style="primary"),))
    return contract_prompt(choice.view, t), rows


def contract_prompt(view: View, t: Translator) -> str:
    """Return the words of the declarer's turn to name the contract."""
    bid, cap = view.bounds or (view.bid, view.bid)
    return t("your-contract", bid=bid, cap=cap) if cap > bid else t("your-contract-bid", bid=bid)


def _paged(
    choice: Choice,
    amounts: Sequence[int],
    page: str,
    letter: Literal["b", "k"],
    action: Callable[[int], Action],
    t: Translator,
) -> list[Row]:
    start = _start(amounts, page, letter)
    end = start + (PAGE if start else NEXT)
    if not start and len(amounts) <= NEXT + 1:
        end = NEXT + 1
    shown = [choice.move(str(amount), action(amount)) for amount in amounts[start:end]]
    turn = [choice.look(t("button-back"), "")] if start else []
    if end < len(amounts):
        turn.append(choice.look(t("button-higher"), f"{letter}{amounts[end]}"))
    return in_rows(shown, NEXT if start else NEXT + 1) + ([tuple(turn)] if turn else [])


def _start(amounts: Sequence[int], page: str, letter: str) -> int:
    """Return where a page begins; 0 if it says nothing sensible."""
    number = page[1:]
    if page[:1] != letter or not (number.isascii() and number.isdigit() and len(number) < 5):
        return 0
    return next((at for at, amount in enumerate(amounts) if amount >= int(number)), 0)
