"""What stands behind a seat's figure after a deal, a reason a line."""

from collections.abc import Iterator

from bot.l10n import Translator
from bot.render.booked import (
    defended_on_barrel,
    has_bolt,
    is_frozen,
    marks_of,
    sat,
    stood_at_barrier,
)
from bot.render.figures import number, signed
from game.rules import Rules
from game.shapes import DealRecord


def why(
    record: DealRecord,
    seat: int,
    rules: Rules,
    t: Translator,
    before: DealRecord | None = None,
    *,
    single: bool = False,
) -> Iterator[str]:
    """Say what a seat took, what kept it from counting, its fines and what befell it.

    :param before: the record before this one
    :param single: no deal follows, so that a bolt means nothing
    """
    if record["outcome"] != "redealt":
        yield from _score(record, seat, rules, t, before)
        if not single:
            yield from _bolts(record, seat, rules, t, before)
    yield from _fines(record, seat, t)
    yield from _events(record, seat, t)


def _score(
    record: DealRecord, seat: int, rules: Rules, t: Translator, before: DealRecord | None
) -> Iterator[str]:
    if seat not in record["playing"]:
        income = record["bonus"].get(str(seat), 0)
        yield t("result-sitter", n=signed(income)) if income else t("result-sits-out")
        return
    if record["outcome"] == "written_off":
        declares = seat == record["declarer"]
        if declares or record["scores"][seat]:
            yield t("result-writes-off") if declares else t("result-writeoff-gain")
    else:
        tricks = sum(winner == seat for winner, _ in record["tricks"])
        yield t("result-took", points=record["points"][seat], tricks=tricks)
    yield from _uncounted(record, seat, rules, t, before)


def _uncounted(
    record: DealRecord, seat: int, rules: Rules, t: Translator, before: DealRecord | None
) -> Iterator[str]:
    """Say why what was taken, or made, does not count."""
    if defended_on_barrel(record, seat, before):
        yield t("result-barrel-defends")
    elif is_frozen(record, seat, rules, before):
        yield t("result-frozen")
    elif stood_at_barrier(record, seat, rules):
        yield t("result-barrier")
    elif seat == record["declarer"] and not record["scores"][seat] and sat(record, seat, before):
        if record["outcome"] == "made":
            yield t("result-barrel-short")
        elif record["outcome"] == "failed":
            yield t("result-barrel-missed")


def _bolts(
    record: DealRecord, seat: int, rules: Rules, t: Translator, before: DealRecord | None
) -> Iterator[str]:
    if has_bolt(record, seat, rules, before) and record["bolts"][seat]:
        yield t("result-bolt", n=record["bolts"][seat])


def _fines(record: DealRecord, seat: int, t: Translator) -> Iterator[str]:
    for reason, fined, amount in record["penalties"]:
        if fined != seat:
            continue
        match reason:
            case "bolt":
                yield t("result-bolt-fined", n=number(int(amount)))
            case "cut":
                yield t("result-cut-fined", n=number(int(amount)))
            case "writeoff":
                yield t("result-writeoff-fined", n=number(int(amount)))


def _events(record: DealRecord, seat: int, t: Translator) -> Iterator[str]:
    happened = marks_of(record, seat)
    for name in ("barrel", "fell", "knocked", "left", "zero", "dump"):
        if name in happened:
            yield _event(name, t)
    used = record["barrel"].get(str(seat), 0)
    if used:
        yield t("result-on-barrel", n=used)


def _event(name: str, t: Translator) -> str:
    match name:
        case "barrel":
            return t("result-barrel")
        case "fell":
            return t("result-fell")
        case "knocked":
            return t("result-knocked")
        case "left":
            return t("result-left")
        case "zero":
            return t("result-zero")
        case _:
            return t("result-dump")
