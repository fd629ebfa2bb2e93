"""The records of a hand history: a match as typed objects, made by replaying its actions."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Literal, TypeAlias

from game import events as happened
from game.actions import Action, Deal, Look
from game.cards import Card, cards_in
from game.dealing import lifted, with_jack_moved
from game.engine import apply
from game.entries import action_record
from game.forms import Dealt, dealt, form_of
from game.phases import Finished
from game.presets import preset_name
from game.rules import Rules, as_dict
from game.scoring import debts
from game.shapes import FORMAT, AutoReason, DealRecord, Footer, Header, SeatRecord, Spare
from game.state import State

LogEntry: TypeAlias = tuple[int | None, Action, AutoReason | None]
"""Who acted (None: chance), what he did, and why if he did not do it himself."""
NOTHING = Dealt(hands=(), packets=(), dead=(), stock=())


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
    winner = state.phase.winner if isinstance(state.phase, Finished) else None
    totals = state.standing.totals
    owed = None if winner is None else debts(state.rules, totals, winner)
    made = Footer(
        winner=winner,
        totals=list(totals),
        reason=reason or "target",
        settlement=None if owed is None else list(owed),
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
    state, made, deck = start, _blank(start, chance), chance.deck
    for seat, action, auto in log:
        state, events = apply(state, seat, action)
        if auto is not None and seat is not None and not isinstance(action, Look):
            made["actions"].append(["auto", seat, auto])
        for event in events:
            deck = _follow(start, made, event, deck)
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
    zeros = [0] * start.players
    return {
        "deal": start.deal,
        "dealer": start.dealer,
        "playing": list(start.playing),
        "golden": start.standing.golden is not None,
        "hands": {},
        **_spare(start, NOTHING),  # type: ignore[typeddict-item] # of what it may leave out
        "commitment": commitment(chance.salt, chance.deck),
        "salt": chance.salt,
        "deck": _codes(chance.deck),
        "actions": [],
        "declarer": None,
        "contract": None,
        "outcome": "stopped",
        "tricks": [],
        "points": zeros,
        "scores": zeros,
        "bonus": {},
        "penalties": [],
        "events": [],
        "totals": zeros,
        "bolts": zeros,
        "barrel": {},
        "falls": zeros,
    }


def _spare(start: State, cards: Dealt) -> Spare:
    """Return the cards that are dealt to nobody, under the names of this form of the game."""
    if start.is_draw_game:
        return {"stock": _codes(cards.stock)}
    if start.players > 2:
        return {"talon": [code for packet in cards.packets for code in _codes(packet)]}
    packets: Spare = {"talons": [_codes(packet) for packet in cards.packets]}
    return {**packets, "dead": _codes(cards.dead)} if form_of(start).dead else packets


def _follow(
    start: State, made: DealRecord, event: happened.Event, deck: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Follow the deck through the cuts, and write down how it is dealt."""
    if isinstance(event, happened.DeckCut):
        cut = lifted(deck, event.place)
        return cut if event.shown else with_jack_moved(cut)
    if isinstance(event, happened.CardsDealt):
        cards = dealt(start, deck)
        made["hands"] = {str(seat): _codes(cards_in(cards.hands[seat])) for seat in start.playing}
        made.update(_spare(start, cards))  # type: ignore[typeddict-item]
    return deck


def _codes(held: Sequence[Card]) -> list[str]:
    return [card.value for card in held]


def _enter(made: DealRecord, event: happened.Event) -> None:
    action = action_record(event)
    if action is not None:
        made["actions"].append(action)
    match event:
        case happened.RedealAsked():
            made["outcome"] = "redealt"
        case happened.CutterFined(seat, amount, dumped):
            made["penalties"] = [["cut", seat, -amount]]
            made["events"] = [["dump", seat]] if dumped else []
        case happened.TalonTaken(seat) | happened.TalonBought(seat):
            made["declarer"] = seat
        case happened.ContractSet(_, amount):
            made["contract"] = amount
        case happened.TrickTaken(seat, cards):
            made["tricks"].append([seat, _codes(cards)])
        case happened.DealSettled():
            _settle(made, event)


def _settle(made: DealRecord, event: happened.DealSettled) -> None:
    made["contract"] = None if event.declarer is None else event.contract
    made["outcome"] = event.result
    made["points"], made["scores"] = list(event.points), list(event.scores)
    made["bonus"] = {str(seat): amount for seat, amount in event.bonus}
    made["penalties"] = [list(penalty) for penalty in event.penalties]
    made["events"] = [list(mark) for mark in event.marks]
    if event.golden_none:
        made["events"].append(["golden_none"])
