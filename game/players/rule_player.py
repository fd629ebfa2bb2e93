"""The rule player: sensible bids, gifts and cards by fixed rules, at once and without chance."""

from game.actions import Action
from game.players.bidding import call, wish
from game.players.card_play import choose_card
from game.players.exchanging import exchange
from game.players.knowledge import Knowledge
from game.views import View


def rule_player(view: View) -> Action:
    """Choose for the seat on turn, from nothing but its view; the same view, the same choice.

    :raises ValueError: if the seat is not on turn
    """
    seat = view.seat
    if seat is None or seat != view.turn or not view.legal:
        raise ValueError("this view leaves no choice")
    wanted = wish(view)
    if wanted is not None:
        return wanted
    match view.stage:
        case "tricks" | "draw":
            return choose_card(Knowledge(view, seat, view.declarer))
        case "exchange":
            return exchange(view)
        case "auction":
            return call(view, seat)
        case "cutting":
            return view.legal[len(view.legal) // 2]
        case _:
            return view.legal[0]
