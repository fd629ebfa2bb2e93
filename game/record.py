"""The records of a hand history: a match as typed objects, made by replaying its actions."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Literal, NotRequired, TypeAlias, TypedDict

from game import events as happened
from game.actions import Action, Deal
from game.cards import Card, cards_in
from game.engine import apply
from game.forms import dealt
from game.presets import preset_name
from game.rules import Rules, Value, as_dict
from game.state import Finished, State

FORMAT = "thousand-history/1"

AutoReason: TypeAlias = Literal["clock", "away", "only_choice"]
LogEntry: TypeAlias = tuple[int | None, Action, AutoReason | None]
"""Who acted (None: chance), what he did, and why if he did not do it himself."""
ActionRecord: TypeAlias = list[str | int]
Outcome: TypeAlias = Literal["made", "failed", "written_off", "redealt", "stopped"]


class SeatRecord(TypedDict):
    """Who sits on a seat."""

    name: str
    kind: Literal["human", "computer"]
    level: NotRequired[str]


class Header(TypedDict):
    """The first line of a file."""

    format: str
    match: str
    preset: str
    rules: dict[str, Value]
    seats: list[SeatRecord]
    started: NotRequired[str]
    players: NotRequired[list[str | None]]


class DealRecord(TypedDict):
    """One deal; a re-dealt one is a record of its own."""

    deal: int
    dealer: int
    playing: list[int]
    golden: bool
    hands: dict[str, list[str]]
    talon: list[str]
    commitment: str
    salt: str
    deck: list[str]
    actions: list[ActionRecord]
    declarer: int | None
    contract: int | None
    outcome: Outcome
    tricks: list[list[int | list[str]]]
    points: list[int]
    scores: list[int]
    bonus: dict[str, int]
    penalties: list[ActionRecord]
    events: list[ActionRecord]
    totals: list[int]
    bolts: list[int]
    barrel: dict[str, int]
    falls: list[int]
    players: NotRequired[list[str | None]]


class Footer(TypedDict):
    """The last line of a file whose match has ended."""

    winner: int | None
    totals: list[int]
    finished: NotRequired[str]
    reason: Literal["target", "stopped", "abandoned"]
    settlement: list[int] | None


def commitment(salt: str, deck: Sequence[Card]) -> str:
    """Return what is published before the cards are shown: it binds the deck, telling nothing."""
    return sha256(f"{salt}{' '.join(deck)}".encode()).hexdigest()


def header(
    rules: Rules,
    *,
    match: str,
    seats: Sequence[SeatRecord],
    started: str | None = None,
    players: Sequence[str | None] | None = None,
) -> Header:
    """Describe a match: ``started`` is an ISO time, ``players`` an opaque id for each seat."""
    made = Header(
        format=FORMAT,
        match=match,
        preset=preset_name(rules),
        rules=as_dict(rules),
        seats=list(seats),
    )
    if started is not None:
        made["started"] = started
    if players is not None:
        made["players"] = list(players)
    return made


def footer(
    state: State,
    *,
    reason: Literal["stopped", "abandoned"] | None = None,
    finished: str | None = None,
) -> Footer:
    """Describe how a match ended; ``reason`` is why nobody has won, ``finished`` an ISO time."""
    phase = state.phase
    made = Footer(
        winner=phase.winner if isinstance(phase, Finished) else None,
        totals=list(state.standing.totals),
        reason=reason or "target",
        settlement=None,
    )
    if finished is not None:
        made["finished"] = finished
    return made


def deal_record(start: State, log: Sequence[LogEntry]) -> DealRecord:
    """Record one deal by replaying it; a log that breaks off makes a stopped deal.

    :param start: the state in which chance is about to deal
    :param log: the deal of chance and every action up to the end of this deal or re-deal
    :raises ValueError: if the log does not begin with the deal of chance
    :raises IllegalActionError: if the rules refuse one of the actions
    """
    return replay(start, log)[0]


def replay(start: State, log: Sequence[LogEntry]) -> tuple[DealRecord, State]:
    """Record one deal as :func:`deal_record` does; return the state it led to as well."""
    chance = log[0][1] if log else None
    if not isinstance(chance, Deal):
        raise ValueError("a deal begins with the cards")
    state, made = start, _blank(start, chance)
    for seat, action, auto in log:
        state, events = apply(state, seat, action)
        if auto is not None and seat is not None:
            made["actions"].append(["auto", seat, auto])
        for event in events:
            _enter(made, event)
    standing = state.standing
    made["totals"], made["bolts"] = list(standing.totals), list(standing.bolts)
    made["falls"] = list(standing.falls)
    made["barrel"] = {
        str(seat): used for seat, used in enumerate(standing.barrel) if used is not None
    }
    return made, state


def match_records(start: State, log: Sequence[LogEntry], *, stopped: bool) -> Iterator[DealRecord]:
    """Record each deal of a match; the last one, unless over, only if the match was stopped."""
    state = start
    begins = [at for at, (_, action, _) in enumerate(log) if isinstance(action, Deal)]
    for begin, end in zip(begins, [*begins[1:], len(log)], strict=True):
        made, state = replay(state, log[begin:end])
        if stopped or made["outcome"] != "stopped":
            yield made


def _blank(start: State, chance: Deal) -> DealRecord:
    cards = dealt(start, chance.deck)
    zeros = [0] * start.players
    return DealRecord(
        deal=start.deal,
        dealer=start.dealer,
        playing=list(start.playing),
        golden=False,
        hands={str(seat): _codes(cards_in(cards.hands[seat])) for seat in start.playing},
        talon=_codes(cards.packets[0]),
        commitment=commitment(chance.salt, chance.deck),
        salt=chance.salt,
        deck=_codes(chance.deck),
        actions=[],
        declarer=None,
        contract=None,
        outcome="stopped",
        tricks=[],
        points=zeros,
        scores=zeros,
        bonus={},
        penalties=[],
        events=[],
        totals=zeros,
        bolts=zeros,
        barrel={},
        falls=zeros,
    )


def _codes(held: Sequence[Card]) -> list[str]:
    return [card.value for card in held]


def _enter(made: DealRecord, event: happened.Event) -> None:
    action = action_record(event)
    if action is not None:
        made["actions"].append(action)
    match event:
        case happened.RedealAsked():
            made["outcome"] = "redealt"
        case happened.TalonTaken(seat):
            made["declarer"] = seat
        case happened.ContractSet(_, amount):
            made["contract"] = amount
        case happened.TrickTaken(seat, cards):
            made["tricks"].append([seat, _codes(cards)])
        case happened.DealSettled():
            made["contract"], made["outcome"] = event.contract, event.result
            made["points"], made["scores"] = list(event.points), list(event.scores)
            made["penalties"] = [list(penalty) for penalty in event.penalties]
            made["events"] = [list(mark) for mark in event.marks]


def action_record(event: happened.Event) -> ActionRecord | None:
    """Return the entry of ``actions`` that an event is written as, if it is one."""
    match event:
        case happened.RedealAsked(seat, reason):
            return ["redeal", seat, reason]
        case happened.BidMade(seat, amount):
            return ["bid", seat, amount]
        case happened.Passed(seat):
            return ["pass", seat]
        case happened.TalonTaken(seat):
            return ["take", seat]
        case happened.CardGiven(seat, to, card):
            return ["give", seat, to, card.value]
        case happened.ContractSet(seat, amount):
            return ["contract", seat, amount]
        case happened.WrittenOff(seat):
            return ["writeoff", seat]
        case happened.MarriageDeclared(seat, suit):
            return ["marriage", seat, suit.value]
        case happened.CardPlayed(seat, card):
            return ["play", seat, card.value]
        case _:
            return None
