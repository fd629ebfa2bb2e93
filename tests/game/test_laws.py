"""What holds at every step of every match, whoever plays and however."""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import fields

import pytest

from game.actions import (
    MARRIAGES,
    PLAYS,
    Action,
    Bid,
    Contract,
    Deal,
    Give,
    Marriage,
    Pass,
    Play,
    Redeal,
    WriteOff,
)
from game.cards import ALL_CARDS, DECK, Card, Suit, mask
from game.engine import apply, legal_actions
from game.errors import IllegalActionError
from game.events import DealSettled, MarriageDeclared
from game.notation import parse
from game.rules import Rules
from game.state import Auction, Call, Exchange, Finished, Standing, State, Tricks
from game.views import SeenMarriage, SeenTrick, View, view
from tests.game.walks import Moment, walk, whole_match, with_sense

AMOUNTS = (*range(90, 425, 5), 0, -5, 101, 123, 1000)
EVERY_ACTION: tuple[Action, ...] = (
    Deal(DECK),
    Redeal("four_nines"),
    Redeal("below"),
    *map(Bid, AMOUNTS),
    Pass(),
    *(Give(to, card) for to in range(4) for card in Card),
    WriteOff(),
    *map(Contract, AMOUNTS),
    *PLAYS.values(),
    *MARRIAGES.values(),
)
VIEWERS = (0, 1, 2, None)
WALKS = [*(walk(seed) for seed in range(8)), *(walk(seed, 12, with_sense) for seed in range(4))]

each_walk = pytest.mark.parametrize("moments", WALKS, ids=range(len(WALKS)))


def test_the_walks_go_everywhere() -> None:
    moments = [moment for moments in WALKS for moment in moments]
    assert {type(moment.action) for moment in moments} == {
        Deal, Redeal, Bid, Pass, Give, WriteOff, Contract, Play, Marriage,
    }  # fmt: skip
    settled = [event for moment in moments for event in moment.events]
    deals = [event for event in settled if isinstance(event, DealSettled)]
    assert {deal.result for deal in deals} == {"made", "failed", "written_off"}
    assert {mark for deal in deals for mark, _ in deal.marks} >= {"barrel", "fell", "knocked"}
    assert {why for deal in deals for why, _, _ in deal.penalties} == {"bolt", "fall"}
    assert any(deal.winner is not None for deal in deals)


@each_walk
def test_legal_actions_are_accepted_and_all_others_refused(moments: tuple[Moment, ...]) -> None:
    for moment in moments[::5]:
        state, untouched = moment.state, deepcopy(moment.state)
        for seat in range(3):
            legal = legal_actions(state, seat)
            assert len(set(legal)) == len(legal)
            assert accepted(state, seat) == set(legal)
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
        choosers = [seat for seat in range(3) if legal_actions(moment.state, seat)]
        assert sorted(moment.state.to_act) == choosers
        assert (moment.seat is None) == (choosers == [])


@each_walk
def test_every_card_is_in_one_place(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        phase = moment.then.phase
        places: list[int] = []
        if isinstance(phase, Auction):
            places = [*phase.hands, phase.talon]
        elif isinstance(phase, Exchange):
            places = [*phase.hands]
        elif isinstance(phase, Tricks):
            played = [card for trick in phase.tricks for card in trick.cards]
            places = [*phase.hands, *(1 << card for card in (*played, *phase.table))]
        if places:
            assert sum(places) == ALL_CARDS
            assert sum(place.bit_count() for place in places) == 24


def deals_of(moments: Iterable[Moment]) -> Iterator[tuple[Standing, int, DealSettled]]:
    """Yield each settled deal: the sheet before it, its marriages' value, how it was booked."""
    declared = 0
    for moment in moments:
        if isinstance(moment.action, Deal):
            declared = 0
        for event in moment.events:
            if isinstance(event, MarriageDeclared):
                declared += event.value
            if isinstance(event, DealSettled):
                yield moment.state.standing, declared, event


@each_walk
def test_points_of_a_deal_are_120_and_its_marriages(moments: tuple[Moment, ...]) -> None:
    for _, declared, deal in deals_of(moments):
        assert sum(deal.points) == (0 if deal.result == "written_off" else 120 + declared)


@each_walk
def test_a_new_total_is_the_old_one_with_score_and_penalties(moments: tuple[Moment, ...]) -> None:
    """Unless it was set: by the barrel, by a third fall, by the dump (rules 11.63)."""
    for before, _, deal in deals_of(moments):
        for seat in range(3):
            fines = sum(fine for _, fined, fine in deal.penalties if fined == seat)
            reckoned = before.totals[seat] + deal.scores[seat] + fines
            is_set = {mark for mark, marked in deal.marks if marked == seat} & {"barrel", "dump"}
            assert is_set or deal.standing.totals[seat] == reckoned


@each_walk
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
    for action in EVERY_ACTION:
        if getattr(action, "amount", 1) > 0:
            assert parse(str(action)) == action


@each_walk
def test_a_log_replays_to_the_same_match(moments: tuple[Moment, ...]) -> None:
    state = moments[0].state
    for moment in moments:
        if moment.state.deal == 1 and not moment.state.attempt and moment.seat is None:
            state = moment.state
        state, events = apply(state, moment.seat, parse(str(moment.action)))
        assert (state, events) == (moment.then, moment.events)


class Watch:
    """What each viewer has been shown, kept without asking the engine."""

    def __init__(self) -> None:
        self._deal(0, ())

    def follow(self, moment: Moment) -> None:
        """Watch one action."""
        seat = moment.seat
        match moment.action:
            case Deal(deck=deck):
                self._deal((moment.state.dealer + 1) % 3, deck)
            case Bid():
                assert seat is not None
                self.leader, self.raised = seat, True
            case Pass():
                self._pass()
            case Give(to=to, card=card):
                assert seat is not None
                self.hands[seat].remove(card)
                self._take(to, (card,))
            case Play(card=card) | Marriage(card=card):
                assert seat is not None
                self.hands[seat].remove(card)
                self._show((card,))
            case _:
                pass

    def _deal(self, forehand: int, deck: tuple[Card, ...]) -> None:
        self.seen: dict[int | None, set[Card]] = {viewer: set() for viewer in VIEWERS}
        self.hands: list[set[Card]] = [set(), set(), set()]
        self.talon = deck[21:]
        self.leader, self.raised, self.passes = forehand, False, 0
        for at in range(3):
            self._take((forehand + at) % 3, deck[at:21:3])

    def _take(self, seat: int, cards: Iterable[Card]) -> None:
        self.hands[seat].update(cards)
        self.seen[seat].update(cards)

    def _show(self, cards: Iterable[Card]) -> None:
        for seen in self.seen.values():
            seen.update(cards)

    def _pass(self) -> None:
        self.passes += 1
        if self.passes == 2:
            self._take(self.leader, self.talon)
            if self.raised:
                self._show(self.talon)


SHOWN = (
    View, SeenTrick, SeenMarriage, Standing, Redeal, Bid, Pass, Give, WriteOff, Contract,
    Play, Marriage,
)  # fmt: skip
"""The types a view may be made of; a state's own types hold secrets."""


def cards_in_view(value: object) -> Iterator[Card]:
    """Yield every card that is anywhere in a view."""
    if isinstance(value, Card):
        yield value
    elif type(value) in (tuple, Call):
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
    watch = Watch()
    for moment in moments:
        watch.follow(moment)
        playing = isinstance(moment.then.phase, Auction | Exchange | Tricks)
        for viewer in VIEWERS:
            seen = view(moment.then, viewer)
            assert set(cards_in_view(seen)) <= watch.seen[viewer]
            if viewer is not None and playing:
                assert set(seen.hand) == watch.hands[viewer]
        if not playing:
            assert not any([*cards_in_view(view(moment.then, viewer))] for viewer in VIEWERS)


@each_walk
def test_no_event_tells_a_card_that_its_audience_has_not_seen(
    moments: tuple[Moment, ...],
) -> None:
    watch = Watch()
    for moment in moments:
        watch.follow(moment)
        for event in moment.events:
            told = [getattr(event, each.name) for each in fields(event)]
            for value in told:
                if not isinstance(value, Standing):
                    assert set(cards_in_view(value)) <= watch.seen[event.audience]


def test_the_watch_would_see_a_leak() -> None:
    moment = next(each for each in WALKS[0] if isinstance(each.then.phase, Auction))
    watch = Watch()
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
