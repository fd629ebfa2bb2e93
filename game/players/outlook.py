"""How a seat stands in the match: what it lacks, who may win, what it has to beware of."""

from game.scoring import is_free
from game.settlement import BOLTS
from game.views import View

USUAL_CONTRACT = 120
"""A contract that anybody may come to."""


def sits(view: View, seat: int) -> bool:
    """Return whether a seat is on the barrel."""
    return view.standing.barrel[seat] is not None


def last_attempt(view: View, seat: int) -> bool:
    """Return whether this deal throws a sitter off unless he wins it."""
    used = view.standing.barrel[seat]
    ends = used is not None and used + 1 >= view.rules.barrel_attempts
    return ends and view.rules.barrel_counts == "deals"


def is_at_barrier(view: View, seat: int) -> bool:
    """Return whether only contracts of its own bring a seat anything (``barrier``)."""
    barrier = view.rules.barrier
    return barrier != "off" and view.standing.totals[seat] >= barrier


def scores_at_all(view: View, seat: int) -> bool:
    """Return whether what a seat takes in this deal can bring it anything."""
    if seat == view.declarer:
        return True
    return not sits(view, seat) and not is_at_barrier(view, seat) and not is_frozen(view)


def is_frozen(view: View) -> bool:
    """Return whether the declarer's barrel keeps all others from scoring (``barrel_others``)."""
    declarer = view.declarer
    if declarer is None or view.rules.barrel_others == "score":
        return False
    return sits(view, declarer)


def winning_contract(view: View, seat: int) -> int | None:
    """Return the least contract that wins the match for a seat; None where none does."""
    rules = view.rules
    freed = rules.barrel == "off" or is_free(rules, view.standing.falls[seat])
    if not freed and not sits(view, seat):
        return None
    times = 2 if view.standing.golden is not None else 1
    lacking = -(-max(0, rules.target - view.standing.totals[seat]) // times)
    return -(-lacking // rules.bid_step) * rules.bid_step


def threatens(view: View, seat: int) -> bool:
    """Return whether a seat may win the match if it is left this auction."""
    needs = winning_contract(view, seat)
    return sits(view, seat) or (needs is not None and needs <= max(view.bid, USUAL_CONTRACT))


def is_desperate(view: View, seat: int) -> bool:
    """Return whether a seat is so far behind one who is nearly there that it has to dare."""
    totals, rules = view.standing.totals, view.rules
    best = max(totals)
    near = best >= rules.target - 2 * USUAL_CONTRACT
    return near and totals[seat] <= best - 4 * USUAL_CONTRACT


def fears_bolt(view: View, seat: int) -> bool:
    """Return whether a deal without a trick (or a point) costs a seat the penalty now."""
    rules = view.rules
    if rules.bolts == "off":
        return False
    if rules.bolt_for == "points":
        lacks = not view.points[seat]
    else:
        lacks = all(trick.winner != seat for trick in view.tricks)
    doubled = view.standing.golden is not None or (view.blind and rules.blind_doubles == "all")
    return (
        lacks
        and view.standing.bolts[seat] + (2 if doubled else 1) >= BOLTS
        and _earns_bolts(view, seat)
    )


def _earns_bolts(view: View, seat: int) -> bool:
    if seat == view.declarer:
        return view.rules.bolt_declarer == "on"
    if sits(view, seat):
        return view.rules.barrel_defends == "bolts"
    return not is_frozen(view)
