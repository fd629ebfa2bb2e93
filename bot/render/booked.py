"""What the record of a deal tells of a seat, read under the rules of its match."""

from collections.abc import Iterable

from game.rules import Rules
from game.shapes import ActionRecord, DealRecord


def change(record: DealRecord, seat: int) -> int:
    """Return what the deal brought a seat, fines included."""
    fines = sum(int(amount) for _, fined, amount in record["penalties"] if fined == seat)
    return record["scores"][seat] + record["bonus"].get(str(seat), 0) + fines


def marks_of(record: DealRecord, seat: int) -> set[str]:
    """Return the events of a seat; one without a seat happened to all."""
    return {str(name) for name, *whose in record["events"] if not whose or whose[0] == seat}


def was_blind(record: DealRecord) -> bool:
    """Tell whether the declarer played a blind bid: nobody outbid it."""
    bids = [entry for entry in record["actions"] if entry[0] in {"bid", "blind", "rebuy"}]
    return bool(bids) and record["declarer"] is not None and bids[-1][0] == "blind"


def sat(record: DealRecord, seat: int | None, before: DealRecord | None = None) -> bool:
    """Tell whether the seat sat on the barrel before the deal was settled.

    :param before: the record before this one; without it a sitter is missed whom a fine took down,
        which is no event
    """
    if seat is None:
        return False
    if before is not None:
        return str(seat) in before["barrel"]
    happened = marks_of(record, seat)
    if "barrel" in happened:
        return False
    return str(seat) in record["barrel"] or bool(happened & {"fell", "knocked", "left"})


def forced_call(
    auction: Iterable[ActionRecord],
    record: DealRecord,
    rules: Rules,
    before: DealRecord | None = None,
) -> ActionRecord | None:
    """Return the bid that nobody chose, if there was one: the first, of the seat on the hundred.

    :param auction: what was done before the talon was taken
    :param before: the record before this one
    """
    calls = [entry for entry in auction if entry[0] in {"bid", "blind", "pass"}]
    first = next((call for call in calls if call[0] != "pass"), None)
    if first is None or first[0] == "blind":
        return None
    seat = int(first[1])
    opens = rules.barrel_auction == "opens" and first is calls[0] and sat(record, seat, before)
    speaks_first = rules.forced_seat != "last" or opens
    return first if speaks_first or seat == record["playing"][-1] else None


def defended_on_barrel(record: DealRecord, seat: int, before: DealRecord | None = None) -> bool:
    """Tell whether the seat sat on the barrel while another played."""
    return seat != record["declarer"] and sat(record, seat, before)


def is_frozen(
    record: DealRecord, seat: int, rules: Rules, before: DealRecord | None = None
) -> bool:
    """Tell whether the declarer's barrel kept the seat from scoring (``barrel_others``)."""
    freezes = rules.barrel_others == "freeze" and sat(record, record["declarer"], before)
    return freezes and seat != record["declarer"]


def stood_at_barrier(record: DealRecord, seat: int, rules: Rules) -> bool:
    """Tell whether the seat, another than the declarer, stood where only contracts count."""
    if rules.barrier == "off" or record["declarer"] in (None, seat):
        return False
    if marks_of(record, seat) & {"dump", "golden_none"}:
        return False
    return record["totals"][seat] - change(record, seat) >= rules.barrier


def has_bolt(
    record: DealRecord, seat: int, rules: Rules, before: DealRecord | None = None
) -> bool:
    """Tell whether the seat earned a bolt, for nothing taken or for a write-off."""
    if rules.bolts == "off" or seat not in record["playing"]:
        return False
    declares = seat == record["declarer"]
    if record["outcome"] == "written_off":
        return declares and rules.writeoff_cost == "bolt" and not sat(record, seat, before)
    if record["outcome"] not in {"made", "failed", "draw_game"}:
        return False
    if declares:
        earns = rules.bolt_declarer == "on"
    elif is_frozen(record, seat, rules, before):
        earns = False
    else:
        earns = not sat(record, seat, before) or rules.barrel_defends == "bolts"
    return earns and _took_nothing(record, seat, rules)


def _took_nothing(record: DealRecord, seat: int, rules: Rules) -> bool:
    if rules.bolt_for == "points":
        return not record["points"][seat]
    return all(winner != seat for winner, _ in record["tricks"])
