"""What holds at every step of every match, whoever plays and however."""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import fields
from itertools import combinations
from typing import get_args

import pytest

from game.actions import (
    ACES,
    DEAD,
    MARRIAGES,
    NINES,
    PLAYS,
    SMALL_MARRIAGES,
    Aces,
    Action,
    Bid,
    Blind,
    Contract,
    Cut,
    Deal,
    Give,
    Lay,
    Look,
    Marriage,
    Nines,
    Pass,
    Play,
    Rebuy,
    Redeal,
    RedealReason,
    SmallMarriage,
    Take,
    WriteOff,
)
from game.cards import ALL_CARDS, DECK, Card, Suit, cards_in, mask, points_in
from game.engine import apply, legal_actions
from game.errors import IllegalActionError
from game.events import CardDrawn, DealSettled, DeckCut, MarriageDeclared
from game.notation import parse
from game.phases import (
    Auction,
    Call,
    Cutting,
    Dealing,
    Draw,
    Exchange,
    Finished,
    Phase,
    Taking,
    Tricks,
)
from game.rules import Rules
from game.state import GoldenRound, Standing, State
from game.views import SeenMarriage, SeenTrick, View, view
from tests.game.variants import variant
from tests.game.walks import Moment, walk, whole_match, with_sense

AMOUNTS = (*range(40, 425, 5), 0, -5, 101, 123, 960, 1000, 1005)
EVERY_ACTION: tuple[Action, ...] = (
    Deal(DECK),
    *map(Cut, range(25)),
    *map(Redeal, get_args(RedealReason)),
    *map(Bid, AMOUNTS),
    Pass(),
    Blind(),
    Look(),
    *map(Take, range(3)),
    *map(Rebuy, (120, 225, 345, 465)),
    *(Give(to, card) for to in (*range(4), DEAD) for card in Card),
    *(Lay(laid) for count in (1, 2) for laid in combinations(Card, count)),
    Lay(DECK[:3]),
    WriteOff(),
    *map(Contract, AMOUNTS),
    *PLAYS.values(),
    *MARRIAGES.values(),
    *SMALL_MARRIAGES.values(),
    *ACES.values(),
    *NINES.values(),
)
CLASSIC_WALKS = [
    *(walk(seed) for seed in range(8)),
    *(walk(seed, 12, with_sense) for seed in range(4)),
]
VARIANTS = [variant(seed) for seed in range(60)]
"""Random rules, at two, three and four players in turn; of two in each of their forms."""
WALKS = [*CLASSIC_WALKS, *(each.moments for each in VARIANTS)]
NAMES = [*(f"classic {at}" for at in range(len(CLASSIC_WALKS))), *map(str, range(len(VARIANTS)))]

each_walk = pytest.mark.parametrize("moments", WALKS, ids=NAMES)
each_classic_walk = pytest.mark.parametrize("moments", CLASSIC_WALKS, ids=range(12))


def test_the_walks_go_everywhere() -> None:
    moments = [moment for moments in WALKS for moment in moments]
    assert {type(moment.action) for moment in moments} >= {
        Deal, Cut, Redeal, Bid, Pass, Blind, Look, Take, Rebuy, Give, Lay, WriteOff, Contract,
        Play, Marriage, SmallMarriage,
    }  # fmt: skip
    assert {moment.state.phase.kind for moment in moments} == {
        "dealing", "cutting", "auction", "taking", "exchange", "tricks", "draw",
    }  # fmt: skip
    settled = [event for moment in moments for event in moment.events]
    deals = [event for event in settled if isinstance(event, DealSettled)]
    assert {deal.result for deal in deals} == {"made", "failed", "written_off", "draw_game"}
    assert {mark for deal in deals for mark, _ in deal.marks} >= {"barrel", "fell", "knocked"}
    assert {why for deal in deals for why, _, _ in deal.penalties} >= {"bolt", "fall"}
    assert any(deal.winner is not None for deal in deals)
    assert {moment.state.players for moment in moments} == {2, 3, 4}


@each_walk
def test_legal_actions_are_accepted_and_all_others_refused(moments: tuple[Moment, ...]) -> None:
    every = set(EVERY_ACTION)
    for moment in moments[::17]:
        state, untouched = moment.state, deepcopy(moment.state)
        for seat in range(state.players):
            legal = legal_actions(state, seat)
            assert len(set(legal)) == len(legal)
            assert accepted(state, seat) == set(legal) & every
            for action in set(legal) - every:
                apply(state, seat, action)
        assert state == untouched


def accepted(state: State, seat: int) -> set[Action]:
    """Return which of all actions the engine accepts of a seat; the others have a code."""
    found = set()
    for action in EVERY_ACTION:
        try:
            apply(state, seat, action)
            found.add(action)
        except IllegalActionError:
            pass
    return found


@each_walk
def test_exactly_the_seats_to_act_have_a_choice(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        choosers = [
            seat for seat in range(moment.state.players) if legal_actions(moment.state, seat)
        ]
        assert sorted(moment.state.to_act) == choosers
        assert (moment.seat is None) == (choosers == [])


def places(phase: Phase) -> list[int]:
    """Return every place where cards are, as masks."""
    match phase:
        case Cutting(deck=deck):
            return [mask(deck)]
        case Auction(hands=hands, talon=talon, other=other, dead=dead):
            return [*hands, talon, other, dead]
        case Taking(hands=hands, bought=bought):
            return [*hands, bought.talon, bought.other, bought.dead]
        case Exchange(hands=hands, bought=bought, laid=laid):
            return [*hands, bought.other, bought.dead, laid]
        case Tricks(hands=hands, bought=bought, laid=laid):
            return [*hands, bought.other, bought.dead, laid, *played_in(phase)]
        case Draw(hands=hands, stock=stock):
            return [*hands, *(1 << card for card in stock), *played_in(phase)]
    return []


def played_in(phase: Tricks | Draw) -> list[int]:
    """Return the cards that have been played."""
    played = [card for trick in phase.tricks for card in trick.cards]
    return [1 << card for card in (*played, *phase.table)]


@each_walk
def test_every_card_is_in_one_place(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        where = places(moment.then.phase)
        if where:
            assert sum(where) == ALL_CARDS
            assert sum(place.bit_count() for place in where) == 24


def deals_of(moments: Iterable[Moment]) -> Iterator[tuple[State, int, DealSettled]]:
    """Yield each settled deal: the state before its end, what was declared, how it was booked."""
    declared = 0
    for moment in moments:
        if isinstance(moment.action, Deal):
            declared = 0
        for event in moment.events:
            if isinstance(event, MarriageDeclared):
                declared += event.value
            if isinstance(event, DealSettled):
                yield moment.state, declared, event


def live_points(state: State) -> set[int]:
    """Return what the cards of a deal that is all but over may come to (rules 1.13 and 7)."""
    rules, phase = state.rules, state.phase
    if not isinstance(phase, Tricks) or state.players > 2:
        return {120}
    bought = phase.bought
    untaken, laid = points_in(bought.other), points_in(phase.laid)
    match rules.two_player, rules.leftovers:
        case ("triples", _) | ("packets", "last_trick"):
            return {120}
        case "packets", "packet":
            return {120 - laid}
        case "packets", "dead":
            return {120, 120 - untaken - laid}
    return {120 - untaken - laid - points_in(bought.dead)}


@each_walk
def test_points_of_a_deal_are_those_of_its_cards_and_declarations(
    moments: tuple[Moment, ...],
) -> None:
    for state, declared, deal in deals_of(moments):
        counted = sum(deal.points) - declared - state.rules.last_trick_bonus
        written_off = deal.result == "written_off"
        assert sum(deal.points) == 0 if written_off else counted in live_points(state)


@each_walk
def test_a_new_total_is_the_old_one_with_score_bonus_and_penalties(
    moments: tuple[Moment, ...],
) -> None:
    """Unless it was set: by the barrel, by a third fall, by the dump (rules 11.63)."""
    for state, _, deal in deals_of(moments):
        for seat in range(state.players):
            fines = sum(fine for _, fined, fine in deal.penalties if fined == seat)
            bonus = dict(deal.bonus).get(seat, 0)
            reckoned = state.standing.totals[seat] + deal.scores[seat] + bonus + fines
            is_set = {mark for mark, marked in deal.marks if marked == seat} & {"barrel", "dump"}
            assert is_set or deal.golden_none or deal.standing.totals[seat] == reckoned


@each_classic_walk
def test_the_sheet_is_possible(moments: tuple[Moment, ...]) -> None:
    for _, _, deal in deals_of(moments):
        sheet = deal.standing
        assert all(bolts in range(3) for bolts in sheet.bolts)
        assert all(falls in range(3) for falls in sheet.falls)
        assert all(used in range(4) for used in sheet.writeoffs)
        assert not any(abs(total) == 555 for total in sheet.totals) or deal.winner is not None
        if deal.winner is None:
            sits = [used is not None for used in sheet.barrel]
            assert sum(sits) <= 1
            assert [total == 880 for total in sheet.totals] == sits
            assert max(sheet.totals) <= 880


@each_walk
def test_an_action_is_its_text(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        assert parse(str(moment.action)) == moment.action


def test_every_action_is_its_text_or_has_none() -> None:
    without = (Cut(0), Take(2), Lay(DECK[:3]))
    for action in EVERY_ACTION:
        if getattr(action, "amount", 1) > 0 and action not in without:
            assert parse(str(action)) == action
    for action in without:
        with pytest.raises(ValueError, match=r"^not an action"):
            parse(str(action))


@each_walk
def test_a_log_replays_to_the_same_match(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        again = apply(moment.state, moment.seat, parse(str(moment.action)))
        assert again == (moment.then, moment.events)


class Watch:
    """What each viewer has been shown in the running deal, reckoned from the cards themselves."""

    def __init__(self, players: int) -> None:
        self.viewers: tuple[int | None, ...] = (*range(players), None)
        self._forget()

    def _forget(self) -> None:
        self.seen: dict[int | None, set[Card]] = {viewer: set() for viewer in self.viewers}
        self.hands: dict[int | None, set[Card]] = {viewer: set() for viewer in self.viewers}

    def follow(self, moment: Moment) -> None:
        """Watch one action."""
        if isinstance(moment.action, Deal):
            self._forget()
        self._look(moment.state)
        self._look(moment.then)
        match moment.action:
            case Play(card=card) | Marriage(card=card) | SmallMarriage(card=card):
                self._show((card,))
            case Aces(card=card) | Nines(card=card):
                self._show((card,))
            case Give(card=card) if moment.state.rules.pass_face == "open":
                self._show((card,))
            case Give(to=to, card=card) if to != DEAD:
                self.seen[to].add(card)
        for event in moment.events:
            if isinstance(event, DeckCut) and event.shown is not None:
                self._show((event.shown,))
            if isinstance(event, CardDrawn):
                self.seen[event.seat].add(event.card)

    def _look(self, state: State) -> None:
        phase = state.phase
        if isinstance(phase, Dealing | Cutting | Finished):
            return
        for seat, hand in enumerate(phase.hands):
            self.hands[seat] = set(cards_in(hand))
            if isinstance(phase, Auction):
                blind = [
                    call.seat for call in phase.calls if call.blind and call.amount == phase.bid
                ]
                if seat in (*phase.unseen, *blind):
                    self.hands[seat] = set()
            self.seen[seat] |= self.hands[seat]
        if isinstance(phase, Exchange | Tricks) and phase.bought.talon_shown:
            self._show(cards_in(phase.bought.talon))

    def _show(self, cards: Iterable[Card]) -> None:
        for seen in self.seen.values():
            seen.update(cards)


SHOWN = (
    View, SeenTrick, SeenMarriage, Standing, Cut, Redeal, Bid, Pass, Blind, Look, Take, Rebuy,
    Give, Lay, WriteOff, Contract, Play, Marriage, SmallMarriage, Aces, Nines,
)  # fmt: skip
"""The types a view may be made of; a state's own types hold secrets."""


def cards_in_view(value: object) -> Iterator[Card]:
    """Yield every card that is anywhere in a view."""
    if isinstance(value, Card):
        yield value
    elif type(value) in (tuple, Call, GoldenRound):
        assert isinstance(value, tuple)
        for each in value:
            yield from cards_in_view(each)
    elif isinstance(value, SHOWN):
        for each in fields(value):
            yield from cards_in_view(getattr(value, each.name))
    else:
        assert value is None or type(value) in (int, str, bool, Suit, Rules), type(value)


@each_walk
def test_no_view_shows_a_card_that_its_viewer_has_not_seen(moments: tuple[Moment, ...]) -> None:
    watch = Watch(moments[0].state.players)
    for moment in moments:
        watch.follow(moment)
        idle = isinstance(moment.then.phase, Dealing | Cutting | Finished)
        for viewer in watch.viewers:
            seen = view(moment.then, viewer)
            if idle:
                assert set(cards_in_view(seen)) == set(seen.nines)
            else:
                assert set(cards_in_view(seen)) <= watch.seen[viewer]
                assert set(seen.hand) == watch.hands[viewer]


@each_walk
def test_no_event_tells_a_card_that_its_audience_has_not_seen(
    moments: tuple[Moment, ...],
) -> None:
    watch = Watch(moments[0].state.players)
    for moment in moments:
        watch.follow(moment)
        for event in moment.events:
            told = [getattr(event, each.name) for each in fields(event)]
            for value in told:
                if not isinstance(value, Standing):
                    assert set(cards_in_view(value)) <= watch.seen[event.audience]


@each_walk
def test_who_has_not_looked_is_offered_no_new_deal(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        for seat in range(moment.then.players):
            seen = view(moment.then, seat)
            if seen.unseen:
                assert (seen.hand, seen.bounds) == ((), None)
                assert not any(isinstance(action, Redeal | Pass) for action in seen.legal)


def test_the_watch_would_see_a_leak() -> None:
    moment = next(each for each in WALKS[0] if isinstance(each.then.phase, Auction))
    watch = Watch(3)
    watch.follow(moment)
    assert set(cards_in_view(view(moment.then, 1))) - watch.seen[0]
    assert mask(watch.seen[1]) == moment.then.phase.hands[1]  # type: ignore[union-attr]
    with pytest.raises(AssertionError):
        list(cards_in_view((moment.then.phase,)))


@pytest.mark.parametrize("seed", range(8))
def test_a_match_comes_to_an_end(seed: int) -> None:
    over = whole_match(seed)
    assert isinstance(over.phase, Finished)
    winner = over.phase.winner
    assert over.standing.totals[winner] >= 1000
    assert over.standing.barrel[winner] is not None
    assert sorted(over.standing.totals)[1] < 1000
