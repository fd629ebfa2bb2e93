"""Checking a hand history: every deal is scored again by replay, and every field compared."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast, get_args

from game.actions import Deal, Look
from game.cards import Card
from game.engine import apply, legal_actions, new_match
from game.entries import action_of, action_record
from game.errors import IllegalActionError, RulesError
from game.events import Event
from game.history import History, HistoryError, brief
from game.phases import Auction, Dealing, Finished
from game.presets import preset_name
from game.record import LogEntry, footer, replay
from game.rules import OPTIONS, from_dict
from game.shapes import ActionRecord, AutoReason, DealRecord
from game.state import GoldenRound, State

SALT_DIGITS = 32


class _DivergedError(Exception):
    """The replay of a deal cannot go on; the text says where and why."""


def check(history: History) -> list[str]:
    """Return where the file differs from a replay of it; nothing if all of it is right.

    After a difference the next deal is judged from the scoresheet of the file.

    :raises HistoryError: if the rules of the match cannot be played here
    """
    state = _start(history)
    found = list(_check_header(history))
    for at, record in enumerate(history.deals):
        where = f"line {at + 2}, deal {record['deal']}"
        if isinstance(state.phase, Finished):
            return [*found, f"{where}: the match was already won"]
        state, differences = _check_deal(state, record)
        found += [f"{where}: {each}" for each in differences]
        if record["outcome"] == "stopped" and at + 1 < len(history.deals):
            found.append(f"{where}: a stopped deal is not the last")
    return found + [f"footer: {each}" for each in _check_footer(state, history)]


def _start(history: History) -> State:
    dealer = history.deals[0]["dealer"] if history.deals else 0
    try:
        rules = from_dict(history.header["rules"])
        return new_match(rules, players=len(history.header["seats"]), dealer=dealer)
    except RulesError as error:
        raise HistoryError(f"line 1: this match cannot be replayed here: {error}") from None


def _check_header(history: History) -> Iterator[str]:
    rules = from_dict(history.header["rules"])
    missing = [name for name in OPTIONS if name not in history.header["rules"]]
    if missing:
        yield f"line 1: rules: without {', '.join(missing)}"
    if history.header["preset"] != preset_name(rules):
        yield f"line 1: {_unlike('preset', history.header['preset'], preset_name(rules))}"


def _check_deal(start: State, record: DealRecord) -> tuple[State, list[str]]:
    """Compare a deal with its replay; return the state from which the file goes on."""
    try:
        replayed, state = replay(start, _log(start, record))
    except _DivergedError as error:
        return _resumed(_next_deal(start, record), record), [str(error)]
    found = [
        _unlike(name, _comparable(record, name), _comparable(replayed, name))
        for name in replayed
        if not _left_open(record, name) and _differ(record, replayed, name)
    ]
    digits = record["salt"].lower()
    if len(digits) != SALT_DIGITS or set(digits) - set("0123456789abcdef"):
        found.append(f"salt: not {SALT_DIGITS} hex digits")
    if found and not isinstance(state.phase, Dealing | Finished):
        state = _next_deal(start, record)
    return _resumed(state, record) if found else state, found


def _unlike(name: str, found: object, expected: object) -> str:
    """Say what differs, in the innermost list or object that does."""
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for at, (one, other) in enumerate(zip(found, expected, strict=True)):
            if repr(one) != repr(other):
                return _unlike(f"{name}[{at}]", one, other)
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        for key, other in expected.items():
            if repr(found[key]) != repr(other):
                return _unlike(f"{name}.{key}", found[key], other)
    return f"{name}: the file says {brief(found)}, the replay {brief(expected)}"


def _differ(record: DealRecord, replayed: DealRecord, name: str) -> bool:
    found, expected = _comparable(record, name), _comparable(replayed, name)
    return repr(found) != repr(expected)  # true is not 1


def _comparable(record: DealRecord, name: str) -> object:
    """Return a field with what may stand in any order sorted."""
    value = record.get(name)
    if not isinstance(value, dict):
        return value
    hands = name == "hands"
    return {key: " ".join(sorted(each)) if hands else each for key, each in sorted(value.items())}


def _left_open(record: DealRecord, name: str) -> bool:
    """A deal that was not played to its end may leave declarer and contract open."""
    unfinished = record["outcome"] in ("redealt", "stopped")
    return unfinished and name in ("declarer", "contract") and record.get(name) is None


def _next_deal(start: State, record: DealRecord) -> State:
    if record["outcome"] == "redealt":
        return replace(start, attempt=start.attempt + 1)
    dealer = (start.dealer + 1) % start.players
    golden = _next_golden(start, record)
    standing = replace(start.standing, golden=golden)
    return replace(start, dealer=dealer, deal=start.deal + 1, attempt=0, standing=standing)


def _next_golden(start: State, record: DealRecord) -> GoldenRound | None:
    """Return what is left of the golden round after a deal, as the file has it."""
    golden = start.standing.golden
    if golden is None:
        return None
    if ["golden_none"] in record["events"]:
        replays = start.rules.golden_if_none == "replay"
        return GoldenRound(start.players) if replays else None
    left, made = golden.left - 1, golden.made or record["outcome"] == "made"
    return GoldenRound(left, made) if left > 0 else None


def _resumed(state: State, record: DealRecord) -> State:
    """Go on from the scoresheet of the file, as far as it is one for this match."""
    totals, bolts, falls = record["totals"], record["bolts"], record["falls"]
    if isinstance(state.phase, Finished) or {len(totals), len(bolts), len(falls)} != {
        state.players
    }:
        return state
    barrel = tuple(record["barrel"].get(str(seat)) for seat in range(state.players))
    standing = replace(
        state.standing,
        totals=tuple(totals),
        bolts=tuple(bolts),
        falls=tuple(falls),
        barrel=barrel,
    )
    return replace(state, standing=standing)


def _log(start: State, record: DealRecord) -> list[LogEntry]:
    """Return what was done in a deal, leaving out what the engine does by itself."""
    actions, at, log = record["actions"], 0, list[LogEntry]()
    entry: LogEntry = (None, _cards(record), None)
    state = start
    while True:
        state, looked = _looked(state, entry)
        log += looked
        try:
            state, events = apply(state, entry[0], entry[1])
        except IllegalActionError as error:
            what = f"actions[{at}]: {brief(actions[at])}" if log else "deck"
            raise _DivergedError(f"{what}: the rules refuse it ({error})") from None
        log.append(entry)
        at = _matched(actions, at + (entry[2] is not None), events)
        if at == len(actions):
            return log
        entry = _read_entry(actions, at, start.players)


def _looked(state: State, entry: LogEntry) -> tuple[State, list[LogEntry]]:
    """Let a seat look at its cards that does what only one who has looked may do.

    The file does not tell who looked when: it changes nothing but what the seat may do.
    """
    seat, action, _ = entry
    if seat is None or not isinstance(state.phase, Auction) or seat not in state.phase.unseen:
        return state, []
    if action in legal_actions(state, seat):
        return state, []
    look: LogEntry = (seat, Look(), None)
    return apply(state, seat, look[1])[0], [look]


def _cards(record: DealRecord) -> Deal:
    try:
        return Deal(tuple(Card(code) for code in record["deck"]), record["salt"])
    except ValueError as error:
        raise _DivergedError(f"deck: {error}") from None


def _matched(actions: list[ActionRecord], at: int, events: tuple[Event, ...]) -> int:
    """Step over the entries that say what these events say."""
    for expected in filter(None, map(action_record, events)):
        if at == len(actions):
            raise _DivergedError(f"actions: end before {brief(expected)}")
        if actions[at] != expected:
            raise _DivergedError(_unlike(f"actions[{at}]", actions[at], expected))
        at += 1
    return at


def _read_entry(actions: list[ActionRecord], at: int, players: int) -> LogEntry:
    """Return what a seat did of its own; after ``auto`` it stands one place further on."""
    try:
        auto = _reason(actions[at])
        entry, following = [*actions[at + (auto is not None) :], [], []][:2]
        match entry:
            case [str(), int(seat), *_] if 0 <= seat < players:
                return seat, action_of(entry, following), auto
    except ValueError:
        pass
    raise _DivergedError(f"actions[{at}]: {brief(actions[at])}: not an action of this match")


def _reason(entry: ActionRecord) -> AutoReason | None:
    if entry[:1] != ["auto"]:
        return None
    for reason in get_args(AutoReason):
        if entry[2:] == [reason]:
            return cast("AutoReason", reason)
    raise ValueError(entry)


def _check_footer(state: State, history: History) -> Iterator[str]:
    won, found = isinstance(state.phase, Finished), history.footer
    if found is None:
        if won:
            yield "missing, although the match was won"
        return
    if won != (found["reason"] == "target"):
        yield f"reason: {found['reason']} cannot be, the match was {'' if won else 'not '}won"
        return
    expected = footer(state, reason=None if found["reason"] == "target" else found["reason"])
    for name, value in expected.items():
        if found.get(name) != value:
            yield _unlike(name, found.get(name), value)
