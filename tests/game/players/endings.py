"""Random endings, and what they come to by trying everything in the engine itself."""

from random import Random

from game.cards import (
    ACE,
    ALL_ACES,
    ALL_CARDS,
    ALL_NINES,
    MARRIAGE,
    SMALL_MARRIAGE,
    Mask,
    indices,
)
from game.engine import apply, legal_actions, new_match
from game.events import DealSettled, Event
from game.phases import NO_TRUMP, Bought, Call, Declared, Draw, Trick, Tricks
from game.players.strong.moves import from_action
from game.rules import CLASSIC, OPTIONS, Rules, Value
from game.state import State, with_phase
from tests.game.variants import random_rules

SETS = (*MARRIAGE, *MARRIAGE, *SMALL_MARRIAGE)
"""What is put into one hand, so that there is something to declare."""


def random_ending(rng: Random, size: int) -> State:
    """Return a deal with so many cards in each hand, some with a running trick."""
    players = rng.choice((2, 2, 3, 3, 3, 4))
    rules = CLASSIC if rng.random() < 0.3 else _rules(rng, players, size)
    blank = new_match(rules, players=players, dealer=rng.randrange(players))
    state = _tricks(rng, blank, _hands(rng, rules, len(blank.playing), size))
    for _ in range(rng.choice((0, 0, 0, 1, min(2, len(blank.playing) - 1)))):
        seat = state.to_act[0]
        state, _ = apply(state, seat, rng.choice(legal_actions(state, seat)))
    return state


def _rules(rng: Random, players: int, size: int) -> Rules:
    """Return random rules, with a bonus for four of a kind rather more often than not."""
    fixed: dict[str, Value] = {}
    if players == 2:
        fixed["two_player"] = rng.choice((*OPTIONS["two_player"].values, "packets", "packets"))
        fixed["leftovers"] = rng.choice((*OPTIONS["leftovers"].values, "dead"))
    if size == 4 or rng.random() < 0.3:
        fixed["ace_marriage"] = rng.choice(OPTIONS["ace_marriage"].values)
        fixed["nines_bonus"] = rng.choice(OPTIONS["nines_bonus"].values)
    return random_rules(rng, **fixed)


def _hands(rng: Random, rules: Rules, count: int, size: int) -> list[Mask]:
    """Return hands of which the first is to lead more often than not."""
    hands, free = [0] * count, ALL_CARDS
    fours = [ALL_NINES] if rules.nines_bonus else []
    if rules.ace_marriage not in ("off", "sequence"):
        fours.append(ALL_ACES)
    if rules.ace_marriage == "sequence" and rng.random() < 0.8:
        aces = rng.sample(indices(ALL_ACES), rng.randint(1, size))
        hands[0], free = sum(1 << ace for ace in aces), ALL_CARDS & ~ALL_ACES
    elif fours and size == 4 and rng.random() < 0.8:
        hands[0] = rng.choice(fours)
        free &= ~hands[0]
    for at in range(count):
        wanted = rng.choice(SETS)
        if rng.random() < 0.6 and not wanted & ~free and not hands[at] and size > 1:
            hands[at] = wanted
            free &= ~wanted
    for at in range(count):
        more = rng.sample(indices(free), size - hands[at].bit_count())
        hands[at] |= sum(1 << card for card in more)
        free &= ~hands[at]
    return hands


def _tricks(rng: Random, blank: State, held: list[Mask]) -> State:
    """Return the deal as it may stand when these cards are left; nobody checks its past."""
    rules, playing = blank.rules, blank.playing
    seats = rng.sample(playing, len(playing))
    leader, declarer = seats[0], rng.choice(playing)
    hands = [0] * blank.players
    for seat, hand in zip(seats, held, strict=True):
        hands[seat] = hand
    gone = rng.sample(indices(ALL_CARDS & ~sum(held)), 24 - sum(held).bit_count())
    laid = [gone.pop() for _ in range(4)] if len(playing) == 2 else []
    declared = _declared(rng, rules, playing)
    trumps = [each.suit for each in declared if each.kind != "nines"]
    opened = Draw(
        hands=tuple(hands),
        turn=leader,
        leader=leader,
        table=(),
        trump=trumps[-1] if trumps else NO_TRUMP,
        tricks=_past(rng, rules, playing, leader, gone),
        declared=declared,
        stock=(),
        drawn=(),
    )
    if blank.is_draw_game:
        return with_phase(blank, opened)
    bought = Bought(
        declarer=declarer,
        bid=100,
        talon=0,
        talon_shown=True,
        calls=(Call(declarer, 100),),
        other=sum(1 << card for card in laid[2:]),
    )
    phase = Tricks(
        hands=opened.hands,
        turn=leader,
        leader=leader,
        table=(),
        trump=opened.trump,
        tricks=opened.tricks,
        declared=declared,
        contract=rng.choice((100, 120, 120)),
        bought=bought,
        gifts=(),
        laid=sum(1 << card for card in laid[:2]),
    )
    return with_phase(blank, phase)


def _declared(rng: Random, rules: Rules, playing: tuple[int, ...]) -> tuple[Declared, ...]:
    """Return what made the trump, and sometimes nines after it."""
    declared: tuple[Declared, ...] = ()
    if rng.random() < 0.5:
        declared += (Declared(0, rng.choice(playing), rng.randrange(4)),)
        if rules.nines_bonus and rng.random() < 0.2:
            declared += (Declared(0, rng.choice(playing), rng.randrange(4), "nines"),)
    return declared


def _past(
    rng: Random, rules: Rules, playing: tuple[int, ...], leader: int, gone: list[int]
) -> tuple[Trick, ...]:
    """Return some tricks made of the cards gone, aces led by the leader last if they may count."""
    count = len(playing)
    aces = [card for card in gone if card % 6 == ACE]
    others = [card for card in gone if card % 6 != ACE]
    winner = rng.choice(((leader,), playing))
    tricks = [
        Trick(rng.choice(playing), tuple(others.pop() for _ in range(count)), rng.choice(winner))
        for _ in range(rng.choice((0, 1, 2)))
    ]
    if rules.ace_marriage == "sequence":
        for ace in aces[: len(others) // count]:
            cards = (ace, *(others.pop() for _ in range(count - 1)))
            tricks.append(Trick(leader, cards, leader))
    return tuple(tricks)


def tried(state: State) -> dict[int, int]:
    """Return by each move of the seat on turn what the deal comes to if all goes on well."""
    seat = state.to_act[0]
    return {
        from_action(action): _worth(*apply(state, seat, action), state.playing)
        for action in legal_actions(state, seat)
    }


def _worth(state: State, events: tuple[Event, ...], playing: tuple[int, ...]) -> int:
    """Return what the declarer gets, or in the draw game forehand more than the other."""
    for event in events:
        if isinstance(event, DealSettled):
            if event.declarer is not None:
                return event.points[event.declarer]
            return event.points[playing[0]] - event.points[playing[1]]
    return best(state, list(tried(state).values()))


def best(state: State, worths: list[int]) -> int:
    """Return which of the worths of its moves the seat on turn will choose."""
    phase = state.phase
    top = phase.bought.declarer if isinstance(phase, Tricks) else state.playing[0]
    return max(worths) if state.to_act[0] == top else min(worths)
