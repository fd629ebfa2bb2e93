"""Numbers to choose from: bids and contracts, the next ones first, the higher ones by pages."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from bot.l10n import Translator
from bot.render.choice import Choice, Row, in_rows
from bot.render.rules_score import least_win
from game.actions import Action, Bid, Blind, Contract, Look, Pass
from game.limits import BLIND_BID, HIGHEST_BID
from game.views import View

NEXT: Final = 4
"""Amounts offered at once."""
PAGE: Final = 16


def bidding(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the seat on turn is asked in the auction, with its bids and the pass."""
    view = choice.view
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    if view.unseen:
        return t("your-blind"), _unseen(choice, bids, t)
    rows = _paged(choice, bids, page, "b", Bid, t)
    if Pass() in view.legal:
        rows.append((choice.move(t("button-pass"), Pass()),))
    return _bid_prompt(view, t), rows


def _unseen(choice: Choice, forced: Sequence[int], t: Translator) -> list[Row]:
    """Return the calls of a seat that has not looked at its cards, and the look."""
    rows: list[Row] = []
    if Blind() in choice.view.legal:
        rows.append((choice.move(t("button-blind", n=BLIND_BID), Blind(), style="danger"),))
    rows += [(choice.move(t("call-forced", n=amount), Bid(amount)),) for amount in forced]
    return [*rows, *look_row(choice, t)]


def look_row(choice: Choice, t: Translator) -> list[Row]:
    """Return the look at the own cards, for who has not taken it."""
    if Look() not in choice.view.legal:
        return []
    return [(choice.move(t("button-look"), Look(), style="primary"),)]


def _bid_prompt(view: View, t: Translator) -> str:
    least, cap = view.bounds or (0, 0)
    if least > cap:
        return t("your-bid-no-raise", bid=view.bid, cap=cap)
    if not view.bid:
        return t("your-bid-first", n=least)
    if least == cap:
        return t("your-bid-one", bid=view.bid, n=least)
    if cap >= HIGHEST_BID:
        return t("your-bid-free", bid=view.bid)
    return t("your-bid", bid=view.bid, cap=cap)


def contracts(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the declarer is asked after the exchange: his bid as it is, or more."""
    bid, *raises = [action.amount for action in choice.view.legal if isinstance(action, Contract)]
    rows = _paged(choice, raises, page, "k", Contract, t)
    if page[:1] != "k":
        rows.insert(0, (choice.move(t("button-contract", n=bid), Contract(bid), style="primary"),))
    return "\n".join([_contract_prompt(choice.view, t), *_barrel_hint(choice.view, t)]), rows


def _contract_prompt(view: View, t: Translator) -> str:
    bid, cap = view.bounds or (view.bid, view.bid)
    if cap <= bid:
        return t("your-contract-bid", bid=bid)
    if cap >= HIGHEST_BID:
        return t("your-contract-free", bid=bid)
    return t("your-contract", bid=bid, cap=cap)


def _barrel_hint(view: View, t: Translator) -> list[str]:
    """Say what wins from the barrel, where the bid alone would not."""
    rules, sits = view.rules, view.seat is not None and view.standing.barrel[view.seat] is not None
    if not sits or rules.barrel == "off" or view.blind or view.standing.golden is not None:
        return []
    least = least_win(rules, rules.barrel)
    return [t("contract-wins", n=least)] if least > view.bid else []


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
