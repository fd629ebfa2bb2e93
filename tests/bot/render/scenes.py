"""Deals to look at: one by script, whole matches by chance, and screens written out as text."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bot.render.names import Player
from game.actions import (
    Action,
    Bid,
    Contract,
    Deal,
    Marriage,
    Pass,
    Redeal,
    WriteOff,
)
from game.cards import DECK, Card, cards
from game.engine import apply, legal_actions, new_match
from game.notation import parse
from game.record import match_records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.render.screen import Screen
    from game.record import LogEntry
    from game.shapes import DealRecord
    from game.state import State

PLAYERS = (Player("Anna", 1), Player("Борис", 2), Player("", None, computer=True))
HOSTILE = (
    Player("</b><a href='x'>&amp;\u202eevil" * 4, 1),
    Player("</b><a href='x'>&amp;\u202eevil" * 4, 2),
    Player("שלום 你好 👩‍👩‍👧 e" + "\u0301" * 60, 3),
)
SALT = "0123456789abcdef" * 2

# Dealer 0; forehand is seat 1 with a marriage in hearts.
HANDS = ("AH KH QH TS KS 9C JD", "AS QS JS TC QC TD 9H", "AC KC JC AD QD 9D JH")
TALON = "TH KD 9S"
SCRIPT = "2:b105 0:p 1:b110 2:p 1:g29C 1:g0JD 1:k150 1:cAH 2:c9H 0:cJH 1:mKH 2:c9C 0:cJC 1:cQH"
SCENES = {
    "auction": 1,
    "last call": 3,
    "exchange": 4,
    "contract": 6,
    "first lead": 7,
    "follow": 8,
    "marriage": 10,
    "any card": 11,
    "second trick over": 13,
}
"""Names of moments: how many actions of the script have been made."""


def dealt(hands: Sequence[str] = HANDS, talon: str = TALON) -> tuple[Card, ...]:
    """Return the deck that deals these hands, forehand first, and this talon."""
    rows = [cards(hand) for hand in hands]
    return (*(card for trio in zip(*rows, strict=True) for card in trio), *cards(talon))


def moment(actions: int, script: str = SCRIPT, deck: tuple[Card, ...] | None = None) -> State:
    """Return the state after so many actions of the script."""
    state, _ = apply(new_match(), None, Deal(deck or dealt(), SALT))
    for entry in script.split()[:actions]:
        seat, _, action = entry.partition(":")
        state, _ = apply(state, int(seat), parse(action))
    return state


def walk(seed: int, limit: int = 400) -> Iterator[tuple[State, Action, State]]:
    """Play a match by chance: yield each state with what was done in it, and the next one."""
    chance = random.Random(seed)
    state = new_match(dealer=seed % 3)
    for _ in range(limit):
        if state.phase.kind == "finished":
            return
        seat, action = _choice(state, chance)
        after, _ = apply(state, seat, action)
        yield state, action, after
        state = after


def match(seed: int, limit: int = 20_000) -> tuple[tuple[DealRecord, ...], State]:
    """Play a match by chance and return its records and where it ended."""
    start = new_match(dealer=seed % 3)
    log: list[LogEntry] = []
    state = start
    for before, action, after in walk(seed, limit):
        log.append((_actor(before, action), action, None))
        state = after
    return tuple(match_records(start, log, stopped=True)), state


def _actor(state: State, action: Action) -> int | None:
    if not state.to_act:
        return None
    return next(seat for seat in state.to_act if action in legal_actions(state, seat))


def _choice(state: State, chance: random.Random) -> tuple[int | None, Action]:
    """Choose mostly as people do: bids are seldom, marriages often, the bid is the contract."""
    if not state.to_act:
        return None, Deal(tuple(chance.sample(DECK, 24)), SALT)
    seat = state.to_act[0]
    actions = legal_actions(state, seat)
    bids = [each for each in actions if isinstance(each, Bid | Contract)][:3]
    marriages = [each for each in actions if isinstance(each, Marriage)]
    calm = [each for each in actions if not isinstance(each, Bid | WriteOff | Redeal | Contract)]
    likely: Sequence[Action] = marriages or calm
    if bids and chance.random() < (0.3 if Pass() in actions else 1):
        likely = bids
    return seat, chance.choice(likely if likely and chance.random() < 0.97 else actions)


def shown(screen: Screen) -> str:
    """Return a screen as one reads it in a test: the text, then the buttons by rows."""
    rows = ("  ".join(f"[{button.text}]" for button in row) for row in screen.rows)
    return "\n".join([screen.text, *rows])


def pressed(screen: Screen, label: str) -> str:
    """Return what the button with this label says to the bot."""
    (data,) = [b.data or b.url for row in screen.rows for b in row if b.text == label]
    return data


def texts(screen: Screen) -> list[str]:
    """Return the labels of all buttons."""
    return [button.text for row in screen.rows for button in row]
