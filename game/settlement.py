"""Settling a deal, in the order of rules 6.2: from raw points to the new standing."""

from dataclasses import replace

from game.barrel import barrel_winner, book_arrivals, book_attempts
from game.events import DealSettled, Event
from game.phases import Dealing, Finished
from game.scores import book_bonus, book_scores
from game.scoring import is_dumped
from game.sheet import Played, Sheet, fine_of
from game.state import GoldenRound, Standing, State, put

BOLTS = 3
"""So many bolts cost the penalty."""


def settle(state: State, played: Played) -> tuple[State, tuple[Event, ...]]:
    """Book a deal that is over and move on to the next one, or end the match (rules 6.2)."""
    sheet = Sheet(state, played)
    book_scores(sheet)
    _book_fines(sheet, cutter=state.cutter if state.cut_fined else None)
    _book_bolts(sheet)
    if len(sheet.playing) < state.players:
        book_bonus(sheet)
    winner = barrel_winner(sheet)
    if winner is None:
        book_attempts(sheet)
        book_arrivals(sheet)
        _book_dumps(sheet)
        winner = _winner(sheet)
    if sheet.golden_round is not None and winner is None:
        _book_golden(sheet, sheet.golden_round)
    settled = sheet.settled(winner)
    return _after(state, settled), (settled,)


def _after(state: State, settled: DealSettled) -> State:
    """End the match, or move the deal one seat to the left (rule 1.3)."""
    if settled.winner is not None:
        over = Finished(winner=settled.winner)
        return replace(state, standing=settled.standing, phase=over, cut_fined=False)
    return State(
        rules=state.rules,
        standing=settled.standing,
        dealer=(state.dealer + 1) % state.players,
        deal=state.deal + 1,
        phase=Dealing(),
    )


def _book_fines(sheet: Sheet, *, cutter: int | None) -> None:
    """Fine the cutter of three nines, and who writes off too often (``writeoff_fine_from``)."""
    if cutter is not None:
        sheet.fine("cut", cutter)
    played, start = sheet.played, sheet.rules.writeoff_fine_from
    if played.result != "written_off" or start == "off" or played.declarer is None:
        return
    declarer = played.declarer
    if sheet.writeoffs[declarer] >= start and not sheet.sat(declarer):
        sheet.fine("writeoff", declarer)


def _book_bolts(sheet: Sheet) -> None:
    """Give a bolt to who took nothing; every third one costs the penalty (``bolts``)."""
    rules, played = sheet.rules, sheet.played
    if rules.bolts == "off":
        return
    if played.result == "written_off":
        declarer = played.declarer
        if rules.writeoff_cost == "bolt" and declarer is not None and not sheet.sat(declarer):
            _add_bolts(sheet, declarer, 2 if sheet.golden or played.blind else 1)
        return
    taken = played.tricks if rules.bolt_for == "tricks" else played.points
    for seat in sheet.playing:
        if not _earns_bolts(sheet, seat):
            continue
        if not taken[seat]:
            _add_bolts(sheet, seat, 2 if sheet.doubled else 1)
        elif rules.bolts == "consecutive":
            sheet.bolts[seat] = 0


def _earns_bolts(sheet: Sheet, seat: int) -> bool:
    """Return whether a seat can get a bolt; else it keeps its counter (rules 11.39)."""
    if seat == sheet.played.declarer:
        return sheet.rules.bolt_declarer == "on"
    if sheet.is_frozen(seat):
        return False
    return not sheet.sat(seat) or sheet.rules.barrel_defends == "bolts"


def _add_bolts(sheet: Sheet, seat: int, count: int) -> None:
    sheet.bolts[seat] += count
    if sheet.bolts[seat] >= BOLTS:
        sheet.bolts[seat] = 0
        sheet.fine("bolt", seat)


def _book_dumps(sheet: Sheet) -> None:
    """Put the totals to 0 on which the dump truck stands (``dump_truck``)."""
    for seat, total in enumerate(sheet.totals):
        if is_dumped(sheet.rules, total):
            sheet.totals[seat] = 0
            sheet.marks.append(("dump", seat))


def _winner(sheet: Sheet) -> int | None:
    """Return who wins without a barrel: a declarer who made it, else who is highest alone."""
    rules, played = sheet.rules, sheet.played
    there = {
        seat: total
        for seat, total in enumerate(sheet.totals)
        if total >= rules.target and (sheet.barrel_start is None or sheet.is_free(seat))
    }
    if played.declarer in there and played.result == "made":
        return played.declarer
    best = [seat for seat, total in there.items() if total == max(there.values())]
    return best[0] if len(best) == 1 else None


def _book_golden(sheet: Sheet, golden: GoldenRound) -> None:
    """Count a golden deal; a round in which nobody made it comes to nothing (11.38)."""
    left, made = golden.left - 1, golden.made or sheet.played.result == "made"
    sheet.golden_round = GoldenRound(left, made) if left else None
    if left or made:
        return
    sheet.golden_none = True
    sheet.totals = [0] * len(sheet.seats)
    sheet.barrel = [None] * len(sheet.seats)
    if sheet.rules.golden_if_none == "replay":
        sheet.golden_round = GoldenRound(len(sheet.seats))


def fine_cutter(state: State) -> tuple[Standing, int]:
    """Return what the fine of the cutter leads to where a deal is dealt again, and the fine."""
    before, cutter = state.standing, state.cutter
    fine = fine_of(state.rules, before)
    total = before.totals[cutter] - fine
    fined = replace(
        before,
        totals=put(before.totals, cutter, 0 if is_dumped(state.rules, total) else total),
        barrel=tuple(None if seat == cutter else used for seat, used in enumerate(before.barrel)),
    )
    return fined, fine
