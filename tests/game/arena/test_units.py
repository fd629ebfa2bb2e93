"""What a unit measures: the same cards with one side replaced, from its own chance."""

from random import Random

import pytest

from game.actions import Action
from game.arena.contestants import OPEN_PLAYERS, contestant, entrants
from game.arena.units import Hall, Unit
from game.engine import new_match
from game.events import DealSettled
from game.match import play_on
from game.phases import Tricks
from game.players import PLAYERS
from game.presets import chosen
from game.rules import Rules
from game.state import State
from tests.game.arena.contests import contest, figures, first_legal, outcomes, ticking


def test_the_baseline_beats_dice_in_every_part() -> None:
    found = outcomes(contest(), deals=20, matches=3)
    sums = dict.fromkeys(("declarer", "defence", "whole", "won"), 0.0)
    for each in found.values():
        for name in sums.keys() & each.figures.keys():
            sums[name] += each.figures[name]
    assert sums["declarer"] > 20 * 20
    assert sums["defence"] < -20 * 10
    assert sums["whole"] > 20 * 20
    assert sums["won"] == 3


def test_dice_against_the_baseline_are_worse_by_as_many_signs() -> None:
    found = outcomes(contest("random", "baseline"), deals=20, matches=3)
    units = list(figures(found.values()).values())
    assert sum(each.get("declarer", 0) for each in units) < 0
    assert sum(each.get("defence", 0) for each in units) > 0
    assert sum(each.get("won", 0) for each in units) == 0


@pytest.mark.parametrize("name", ["random", "baseline"])
def test_a_player_gains_nothing_in_its_own_place(name: str) -> None:
    for each in outcomes(contest(name, name, parts=("declarer", "defence", "whole"))).values():
        if each.unit.kind == "cards":
            assert each.figures["declarer"] == each.figures["defence"] == 0
        else:
            assert each.figures["whole"] == pytest.approx(0.0)


def test_the_same_seed_is_the_same_figures_and_another_is_not() -> None:
    one, same, other = (
        figures(outcomes(contest(a="random", b="baseline", seed=seed)).values())
        for seed in (5, 5, 6)
    )
    assert one == same
    assert one != other


def test_a_unit_is_the_same_whatever_was_played_before() -> None:
    unit = Unit("whole", 3)
    of = contest("random", parts=("whole",))
    assert Hall(of, unit, ticking()).play().figures == outcomes(of)[unit].figures


def test_only_what_is_asked_for_is_played() -> None:
    found = outcomes(contest(parts=("defence",)))
    assert [unit.kind for unit in found] == ["cards"] * 4
    assert all(
        each.figures.keys() == {"made", "defence", "defence_made"} for each in found.values()
    )
    assert {each.deals for each in found.values()} == {2}


def test_the_contract_is_the_baselines_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[State] = []

    def watching(state: State, seat: int) -> Action:
        seen.append(state)
        return first_legal(state, seat)

    monkeypatch.setitem(OPEN_PLAYERS, "watching", lambda _rng: watching)
    for number in range(3):
        Hall(contest("watching", parts=("declarer",)), Unit("cards", number), ticking()).play()
        Hall(contest("watching", "baseline"), Unit("cards", number), ticking()).play()
    contracts = set()
    for state in seen:
        assert isinstance(state.phase, Tricks)
        contracts.add((state.phase.bought, state.phase.gifts, state.phase.contract))
    assert len(contracts) == 3


def test_a_seat_has_each_place_at_the_table_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []

    def watching(state: State, seat: int) -> Action:
        seats.append(seat)
        return first_legal(state, seat)

    monkeypatch.setitem(OPEN_PLAYERS, "watching", lambda _rng: watching)
    Hall(contest("watching", "baseline"), Unit("whole", 0), ticking()).play()
    assert list(dict.fromkeys(seats)) == [0, 1, 2]
    for number in range(4):
        seats.clear()
        Hall(contest("watching", "baseline"), Unit("match", number), ticking()).play()
        assert set(seats) == {number % 3}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["classic", "livegames"])
def test_two_to_four_compete_by_any_rules(players: int, preset: str) -> None:
    rules = chosen(preset, ["golden=on"] if preset == "classic" else [])
    found = outcomes(contest(players=players, rules=rules), deals=2, matches=1)
    assert len(found) == 5
    assert all(each.deals for each in found.values())


def test_the_draw_game_is_played_whole() -> None:
    draws = Rules(two_player="draw")
    found = outcomes(contest(players=2, rules=draws, parts=("whole",)), deals=6)
    assert sum(each.figures["whole"] for each in found.values()) > 0
    assert sum(each.figures["declared"] for each in found.values()) == 0


def test_what_was_dealt_without_tricks_is_dealt_again() -> None:
    rules = chosen("classic", ["writeoff_cost=nothing"])
    of = contest(rules=rules, parts=("declarer",))
    written_off = 0
    for number in range(12):
        chance = Random(f"{of.seed}-cards-{number}-deck")
        start = new_match(rules, dealer=number % 3)
        first = play_on(start, contestant("baseline", chance), chance, deals=1)
        written_off += any(
            isinstance(event, DealSettled) and event.result == "written_off"
            for event in first.events
        )
    assert written_off
    assert len(outcomes(of, deals=12)) == 12


def test_no_open_player_has_the_name_of_one_that_plays_fair() -> None:
    assert not OPEN_PLAYERS.keys() & PLAYERS.keys()
    assert entrants() == (*PLAYERS, *OPEN_PLAYERS)
    with pytest.raises(KeyError):
        contestant("nobody", Random(1))


def test_only_decisions_between_several_actions_are_timed() -> None:
    done = Hall(contest(), Unit("whole", 0), ticking()).play()
    assert done.ms.keys() == {"auction", "exchange", "tricks"}
    assert {each for took in done.ms.values() for each in took} == {1000.0}
    assert 0 < len(done.ms["tricks"]) < 3 * 8
