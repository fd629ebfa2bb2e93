"""A card that plays itself: the last one, or the only one of a person who wants it so."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.computers import due_move
from bot.storage import Storage
from bot.table import Table, last_card, plays_itself, with_people
from bot.tempo import Tempo
from bot.timers import due
from bot.turn_clock import clock_move, deadline
from game.engine import apply, legal_actions, new_match
from game.match import shuffled
from game.phases import Dealing, Right, Tricks
from game.state import State
from tests.bot.storage.conftest import Clock
from tests.bot.tables import PEOPLE, ROW

PAUSE = Tempo().computer


def states() -> Iterator[State]:
    """Play some deals by dice, and yield every state in which a seat has to act."""
    rng = Random(7)
    for _ in range(6):
        state, _ = apply(new_match(), None, shuffled(rng))
        while not isinstance(state.phase, Dealing):
            yield state
            seat = state.to_act[0]
            state, _ = apply(state, seat, rng.choice(legal_actions(state, seat)))


def at(state: State, *, quick: bool, limit: bool = True) -> Table:
    """Return a table of three people, of whom who is on turn wants it or not."""
    seats = frozenset(state.to_act[:1]) if quick else frozenset[int]()
    return Table(ROW, state, (0, 0, 0), quick=seats, limit="2m" if limit else "off")


def forced() -> State:
    """Return a state in which the rules leave one card, which is not the last."""
    return next(
        state
        for state in states()
        if isinstance(state.phase, Tricks)
        and not last_card(state)
        and len(legal_actions(state, state.to_act[0])) == 1
    )


def test_only_in_the_tricks_and_only_without_another_choice() -> None:
    seen = set[bool]()
    for state in states():
        itself = plays_itself(at(state, quick=True))
        single = len(legal_actions(state, state.to_act[0])) == 1
        assert itself == (isinstance(state.phase, Tricks) and single)
        assert plays_itself(at(state, quick=False)) == last_card(state)
        seen.add(itself)
    assert seen == {True, False}


def test_of_who_wants_it_not_of_another_at_the_table() -> None:
    state = forced()
    others = frozenset({0, 1, 2}) - {state.to_act[0]}
    assert not plays_itself(replace(at(state, quick=False), quick=others))


def test_a_right_to_a_new_deal_is_another_choice() -> None:
    state = forced()
    assert isinstance(state.phase, Tricks)
    right = Right(state.to_act[0], "below")
    asking = replace(state, phase=replace(state.phase, rights=(right,)))
    assert plays_itself(at(state, quick=True))
    assert not plays_itself(at(asking, quick=True))


def test_it_comes_after_the_pause_of_the_last_card_and_without_a_clock() -> None:
    state = forced()
    table = at(state, quick=True)
    step = due(table, Tempo())
    assert step is not None
    assert (step.kind, step.at) == ("go_on", 1000 + PAUSE)
    assert deadline(table) is None
    assert clock_move(table, 10**12) is None
    move = due_move(table, state)
    assert move is not None
    (only,) = legal_actions(state, state.to_act[0])
    assert (move.seat, move.action, move.auto) == (state.to_act[0], only, "only_choice")


def test_who_did_not_ask_for_it_is_waited_for() -> None:
    state = forced()
    table = at(state, quick=False)
    step = due(table, Tempo())
    assert step is not None
    assert step.kind == "nudge"
    assert deadline(table) == 1000 + 120
    assert due_move(table, state) is None


async def test_the_choice_is_a_persons_own_and_goes_with_him() -> None:
    storage = await Storage.open(":memory:", clock=Clock())
    async with storage.write() as tx:
        await tx.persons.set_only_card(2, wanted=True)
        await tx.persons.see(2, "Boris", "ru")
        row = await tx.tables.create(chat_id=-1, opener=1, match_id="m", seats=PEOPLE)
        assert (await with_people(tx, row)).quick == {1}
        await tx.persons.set_only_card(2, wanted=False)
        assert (await with_people(tx, row)).quick == set()
        await tx.persons.set_only_card(2, wanted=True)
        await tx.forget(2)
        await tx.persons.see(2, "Boris", "ru")
        assert (await with_people(tx, row)).quick == set()
    await storage.close()
