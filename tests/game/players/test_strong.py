"""The strong player: legal and the same again everywhere, and honest about hidden cards."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from game.actions import Action
from game.cards import Mask, indices
from game.engine import new_match
from game.events import DealSettled
from game.match import play_on
from game.phases import Auction, Draw, Exchange, Phase, Tricks
from game.players.budget import UNLIMITED, Budget
from game.players.levels import decide
from game.players.strong.effort import Effort
from game.players.strong.exchange import _Table
from game.players.strong.player import rate, strong_player
from game.rules import OPTIONS, Value
from game.state import State, with_phase
from game.tricks import CARD_ACTIONS
from game.views import View, view
from tests.game.players.played import SEEDS
from tests.game.variants import random_rules, random_sheet, variant
from tests.game.walks import walk, with_sense

TINY = Effort(worlds=2, tries=4, bids=4, ways=4, partings=4, contracts=4, exact=3)
SPENT = Budget(lambda: 1.0, 0.0)
EVERY = 10
"""Of so many moments of the walks one is tried."""


@cache
def states() -> tuple[State, ...]:
    """Return states with a choice: under all rules by dice, and of classic play with sense."""
    walks = [variant(seed).moments for seed in SEEDS] + [walk(1, 12, with_sense)]
    moments = [moment for each in walks for moment in each[::EVERY]]
    return tuple([moment.state for moment in moments if moment.state.to_act])


def views() -> Iterator[View]:
    """Yield what the seat on turn sees of each."""
    for state in states():
        yield view(state, state.to_act[0])


def chosen(seen: View, seed: int = 1) -> Action:
    """Return what the strong player does with little effort."""
    return strong_player(seen, Random(seed), TINY)


def test_every_kind_of_decision_is_tried() -> None:
    seen = list(views())
    assert len(seen) > 800
    assert {each.players for each in seen} == {2, 3, 4}
    assert {each.stage for each in seen} == {
        "cutting", "auction", "taking", "exchange", "tricks", "draw",
    }  # fmt: skip
    assert sum(each.blind for each in seen) > 5
    assert sum(each.standing.golden is not None for each in seen) > 20
    assert sum(each.unseen for each in seen) > 5
    forms = {each.rules.two_player for each in seen if each.players == 2}
    assert forms == {"packets", "one_card", "triples", "dead_hand", "draw"}


def test_every_decision_is_legal_and_the_same_again() -> None:
    for seen in views():
        action = chosen(seen)
        assert action in seen.legal, seen
        assert chosen(seen) == action, seen


def test_only_legal_actions_are_rated_and_the_best_comes_first() -> None:
    for seen in list(views())[::2]:
        found = rate(seen, Random(2), TINY)
        assert {each.action for each in found} <= set(seen.legal), seen
        assert len({each.action for each in found}) == len(found)
        assert [each.rating for each in found] == sorted(
            (each.rating for each in found), reverse=True
        )
        if seen.stage in ("tricks", "draw") and len(seen.legal) > 1:
            assert {each.action for each in found} == {
                each for each in seen.legal if isinstance(each, CARD_ACTIONS)
            }


def test_who_is_not_on_turn_is_not_asked() -> None:
    state = next(each for each in states() if each.phase.kind == "tricks")
    idle = next(seat for seat in range(state.players) if seat not in state.to_act)
    assert rate(view(state, idle), Random(1), TINY) == []
    with pytest.raises(ValueError, match="no choice"):
        strong_player(view(state, idle), Random(1), TINY)


def test_a_spent_budget_still_answers() -> None:
    for seen in list(views())[::4]:
        assert strong_player(seen, Random(3), TINY, SPENT) in seen.legal, seen


def test_a_budget_that_ends_in_the_middle_still_answers() -> None:
    """At whatever look at the clock the time is over."""
    for at, seen in enumerate(list(views())[::8]):
        ticks = iter(range(10**6))
        budget = Budget(lambda ticks=ticks: float(next(ticks)), float(at % 40))  # type: ignore[misc]
        assert strong_player(seen, Random(3), TINY, budget) in seen.legal, seen


def test_a_view_that_was_sent_to_another_process_is_decided_alike() -> None:
    for seen in list(views())[::8]:
        sent: View = pickle.loads(pickle.dumps(seen))
        assert sent == seen
        assert chosen(sent) == chosen(seen)
        level = pickle.loads(pickle.dumps(decide))
        assert level("strong", sent, Random(4), SPENT) == decide("strong", seen, Random(4), SPENT)


def test_cards_it_does_not_see_change_nothing() -> None:
    found = 0
    for at, state in enumerate(states()):
        seat = state.to_act[0]
        other, seen = swapped(Random(at), state, seat), view(state, seat)
        if other == state or view(other, seat) != seen:
            continue
        found += 1
        assert chosen(view(other, seat)) == chosen(seen), state
    assert found > 500


def swapped(rng: Random, state: State, seat: int) -> State:
    """Return the state with the cards that a seat does not see dealt out anew among all places."""
    phase = state.phase
    if not isinstance(phase, Auction | Exchange | Tricks | Draw):
        return state
    others = [each for each in state.playing if each != seat]
    held = [phase.hands[each] for each in others]
    hands = list(phase.hands)
    dealt = _dealt(rng, [*held, *_elsewhere(phase)])
    for each, cards in zip(others, dealt, strict=False):
        hands[each] = cards
    return with_phase(state, _with_cards(phase, tuple(hands), dealt[len(others) :]))


def _elsewhere(phase: Auction | Exchange | Tricks | Draw) -> list[Mask]:
    match phase:
        case Auction():
            return [phase.talon, phase.other, phase.dead]
        case Draw():
            return [1 << card for card in phase.stock]
        case _:
            return [phase.bought.other, phase.bought.dead]


def _with_cards(
    phase: Auction | Exchange | Tricks | Draw, hands: tuple[Mask, ...], more: list[Mask]
) -> Phase:
    match phase:
        case Auction():
            return replace(phase, hands=hands, talon=more[0], other=more[1], dead=more[2])
        case Draw():
            return replace(
                phase, hands=hands, stock=tuple([card.bit_length() - 1 for card in more])
            )
        case _:
            bought = replace(phase.bought, other=more[0], dead=more[1])
            return replace(phase, hands=hands, bought=bought)


def _dealt(rng: Random, places: list[Mask]) -> list[Mask]:
    """Deal the cards of some places out again, as many to each."""
    cards, dealt = indices(sum(places)), list[Mask]()
    shuffled = rng.sample(cards, len(cards))
    for place in places:
        dealt.append(sum([1 << shuffled.pop() for _ in range(place.bit_count())]))
    return dealt


@pytest.mark.parametrize("seed", range(40))
def test_it_plays_whole_deals_by_all_rules(seed: int) -> None:
    """Two in all forms, three and four, from any scoresheet: dozens of deals, each to its end."""
    rng = Random(f"deals {seed}")
    players = (2, 3, 2, 4)[seed % 4]
    fixed: dict[str, Value] = {"writeoff_cost": rng.choice(("bid", "nothing"))}
    if players == 2:
        fixed["two_player"] = OPTIONS["two_player"].values[seed // 2 % 5]
    rules = random_rules(rng, **fixed)
    start = new_match(rules, players=players, dealer=rng.randrange(players))
    start = replace(start, standing=random_sheet(rng, rules, players))

    def choose(state: State, seat: int) -> Action:
        return strong_player(view(state, seat), rng, TINY)

    match = play_on(start, choose, rng, deals=2)
    settled = [event for event in match.events if isinstance(event, DealSettled)]
    assert len(settled) == 2 or match.winner is not None


def test_a_way_to_part_that_fell_out_early_never_outranks_one_that_went_on() -> None:
    effort = replace(TINY, ways=16, partings=16)
    tried = 0
    for seen in views():
        if seen.stage == "exchange" and (seen.to_give or seen.to_lay) and seen.seat == seen.turn:
            found = _Table(seen, Random(3)).try_partings(effort.ways, effort.partings, UNLIMITED)
            most = max(len(each.outcomes) for each in found)
            best = max(found, key=lambda each: each.worth)
            assert len(best.outcomes) == most, seen
            tried += any(len(each.outcomes) < most for each in found)
    assert tried > 10
