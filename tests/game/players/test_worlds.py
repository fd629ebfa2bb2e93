"""Sampled worlds: whatever a seat has seen is so in each of them."""

from collections.abc import Iterator
from functools import cache
from random import Random

from game.cards import ALL_CARDS, INDEX, MARRIAGE, SUIT_MASK, SUIT_OF, SUITS, Mask, mask
from game.phases import Tricks
from game.players.strong.opened import position_of
from game.players.strong.play import Play, Terms
from game.players.strong.worlds import DealtWorlds, TrickWorlds
from game.state import State
from game.views import View, view
from tests.game.players.played import SEEDS, tricks_by_baseline, tricks_by_dice
from tests.game.variants import variant

TRIES, COUNT = 6, 3


def states() -> Iterator[State]:
    """Yield some moments of tricks under all rules, and of real matches."""
    runs = (*tricks_by_dice(), *tricks_by_baseline(1))
    for run in runs:
        for moment in run[::7]:
            yield moment.state


@cache
def worlds() -> tuple[tuple[State, View, Play], ...]:
    """Return worlds for the seat on turn, each with the state that it might be."""
    found = list[tuple[State, View, Play]]()
    for at, state in enumerate(states()):
        seen = view(state, state.to_act[0])
        terms = Terms(state.rules, draws=seen.stage == "draw")
        for world in TrickWorlds(seen, terms, Random(at)).likely(TRIES, COUNT):
            found.append((state, seen, world))
    return tuple(found)


def held(seen: View, world: Play) -> dict[int, Mask]:
    """Return the hands of a world by seat."""
    return dict(zip(seen.playing, world.hands, strict=True))


def played_in(seen: View) -> Mask:
    """Return the cards that have been played."""
    played = mask(card for trick in seen.tricks for _, card in trick.cards)
    return played | mask(card for _, card in seen.trick)


def test_each_hand_has_its_cards_and_no_card_is_twice() -> None:
    assert len(worlds()) > 3000
    for _, seen, world in worlds():
        gone = played_in(seen) | mask(seen.laid)
        hands = held(seen, world)
        assert hands[seen.seat or 0] == mask(seen.hand)
        assert {seat: hand.bit_count() for seat, hand in hands.items()} == {
            seat: seen.held[seat] for seat in seen.playing
        }
        there = [gone, *hands.values(), *[1 << card for card in world.stock]]
        assert sum(there).bit_count() == sum(each.bit_count() for each in there)
        assert not sum(there) & ~ALL_CARDS


def test_what_all_have_seen_is_so() -> None:
    """The running trick, the trump, points, who leads and who has taken a trick."""
    for state, _, world in worlds():
        real, found = position_of(state), world.position()
        assert (found.leader, found.table, found.trump) == (real.leader, real.table, real.trump)
        assert (found.points, found.freed, found.declarer) == (
            real.points, real.freed, real.declarer,
        )  # fmt: skip
        assert world.turn == state.playing.index(state.to_act[0])
        if state.phase.kind != "draw":
            assert found.owner == real.owner


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    seen_voids = 0
    for _, seen, world in worlds():
        if seen.stage == "draw":
            continue
        for trick in (*(each.cards for each in seen.tricks), seen.trick):
            led = SUIT_OF[INDEX[trick[0][1]]] if trick else 0
            for seat, card in trick[1:]:
                if SUIT_OF[INDEX[card]] != led:
                    seen_voids += 1
                    assert not held(seen, world)[seat] & SUIT_MASK[led]
    assert seen_voids > 1000


def test_who_had_to_trump_and_did_not_has_no_trump() -> None:
    found = 0
    for _, seen, world in worlds():
        if seen.stage == "draw" or seen.rules.must_trump == "off" or not seen.trick:
            continue
        trump = None if seen.trump is None else SUITS.index(seen.trump)
        led = SUIT_OF[INDEX[seen.trick[0][1]]]
        for seat, card in seen.trick[1:]:
            if trump is not None and SUIT_OF[INDEX[card]] not in (led, trump):
                found += 1
                assert not held(seen, world)[seat] & SUIT_MASK[trump]
    assert found > 20


def test_gifts_that_were_seen_are_where_they_went() -> None:
    found = 0
    for _, seen, world in worlds():
        played = played_in(seen)
        for seat, card in seen.given:
            if seat in seen.playing and not played >> INDEX[card] & 1:
                found += 1
                assert held(seen, world)[seat] >> INDEX[card] & 1
    assert found > 100


def test_who_declared_a_marriage_holds_the_rest_of_it() -> None:
    found = 0
    for _, seen, world in worlds():
        played = played_in(seen)
        for each in seen.marriages:
            rest = MARRIAGE[SUITS.index(each.suit)] & ~played
            if each.kind == "marriage" and rest:
                found += 1
                assert not rest & ~held(seen, world)[each.seat]
    assert found > 20


def test_cards_of_no_hand_are_the_last_tricks_where_they_go_with_it() -> None:
    for state, seen, world in worlds():
        phase, found = state.phase, world.position()
        if not isinstance(phase, Tricks):
            continue
        real = position_of(state)
        assert found.left.bit_count() == real.left.bit_count()
        if seen.seat == seen.declarer:
            assert mask(seen.laid) & ~(found.left | found.lone) in (0, mask(seen.laid))


def test_worlds_before_the_tricks_deal_out_what_is_unseen() -> None:
    found = 0
    for seed in SEEDS:
        for moment in variant(seed).moments[::3]:
            state = moment.state
            seat = state.to_act[0] if state.to_act else None
            seen = view(state, seat)
            if seen.stage not in ("auction", "exchange") or seen.unseen or not seen.hand:
                continue
            for hands, rest in DealtWorlds(seen, Random(seed)).likely(4, 2):
                found += 1
                check_dealt(seen, hands, rest)
    assert found > 500


def check_dealt(seen: View, hands: dict[int, Mask], rest: tuple[int, ...]) -> None:
    """Check one world: all cards once, the counts, and the gifts."""
    away = mask(seen.hand) | mask(seen.laid) | mask(card for _, card in seen.given)
    there = [away & ~sum(hands.values()), *hands.values(), *[1 << card for card in rest]]
    assert (
        sum(each.bit_count() for each in there) == ALL_CARDS.bit_count() == sum(there).bit_count()
    )
    assert {seat: hand.bit_count() for seat, hand in hands.items()} == {
        seat: seen.held[seat] for seat in seen.playing if seat != seen.seat
    }
    for seat, card in seen.given:
        assert seat not in hands or hands[seat] >> INDEX[card] & 1
