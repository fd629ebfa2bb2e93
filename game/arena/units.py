"""The units of a contest, each played from its own chance: a deal or a match, several times."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Final, Literal, NamedTuple, TypeAlias, assert_never, get_args

from game.actions import Action, Redeal
from game.arena.contestants import Stopwatch, contestant
from game.engine import apply, new_match
from game.events import DealSettled
from game.match import Choose, next_action, play_on
from game.phases import Tricks
from game.players import baseline
from game.rules import Rules
from game.state import State
from game.views import view

Part: TypeAlias = Literal["declarer", "defence", "whole", "matches"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
Kind: TypeAlias = Literal["cards", "whole", "match"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, by which rules, from which chance, and what is measured."""

    a: str
    b: str
    seed: int
    players: int
    rules: Rules
    parts: tuple[Part, ...]


class Unit(NamedTuple):
    """What is played as a whole: the card play of a deal, a whole deal, or a match."""

    kind: Kind
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What a unit came to, and how long each decision of A took, in milliseconds by stage.

    ``deals`` were played for it. ``reference`` are the steps a second of the reference loop, where
    it was timed beside the unit.
    """

    unit: Unit
    figures: dict[str, float]
    deals: int
    ms: dict[str, list[float]] = field(default_factory=dict)
    reference: float | None = None


class Hall:
    """Where one unit is played: the same cards and the same chance however often."""

    def __init__(self, contest: Contest, unit: Unit, clock: Callable[[], float]) -> None:
        self.contest, self.unit = contest, unit
        self.watch = Stopwatch(clock)

    def play(self) -> Outcome:
        """Play the unit."""
        figures, deals = self._figures(self.unit.kind)
        return Outcome(unit=self.unit, figures=figures, deals=deals, ms=self.watch.took)

    def _figures(self, kind: Kind) -> tuple[dict[str, float], int]:
        match kind:
            case "cards":
                return self._cards()
            case "whole":
                return self._whole()
            case "match":
                return self._match()
            case _ as never:
                assert_never(never)

    def _chance(self, what: object) -> Random:
        return Random(f"{self.contest.seed}-{self.unit.kind}-{self.unit.number}-{what}")

    def _seated(self, ours: Collection[int]) -> Choose:
        """Seat A on these seats and B on the others, each with the chance of its seat."""
        seats = [
            contestant(self.contest.a if seat in ours else self.contest.b, self._chance(seat))
            for seat in range(self.contest.players)
        ]
        seats = [
            self.watch.timed(choose) if seat in ours else choose
            for seat, choose in enumerate(seats)
        ]
        return lambda state, seat: seats[seat](state, seat)

    def _start(self) -> State:
        """Begin from an even scoresheet; the deal goes round from unit to unit."""
        players = self.contest.players
        dealer = self.unit.number % players
        return new_match(self.contest.rules, players=players, dealer=dealer)

    def _cards(self) -> tuple[dict[str, float], int]:
        state, declarer = self._exchanged()
        plain = settled(state, self._seated(()), self._chance("deck"))
        figures = {"made": float(plain.result == "made")}
        sides: dict[Part, list[int]] = {
            "declarer": [declarer],
            "defence": [seat for seat in state.playing if seat != declarer],
        }
        asked = [part for part in sides if part in self.contest.parts]
        for part in asked:
            played = settled(state, self._seated(sides[part]), self._chance("deck"))
            figures[part] = float(played.points[declarer] - plain.points[declarer])
            figures[f"{part}_made"] = float(played.result == "made")
        return figures, 1 + len(asked)

    def _exchanged(self) -> tuple[State, int]:
        """Let the baseline bid and exchange; a deal without tricks is followed by another."""
        rng, state = self._chance("deck"), self._start()
        while True:
            seat, action = next_action(state, _baseline, rng)
            if isinstance(state.phase, Tricks) and not isinstance(action, Redeal):
                return state, state.phase.bought.declarer
            state, events = apply(state, seat, action)
            if any(isinstance(event, DealSettled) for event in events):
                state = self._start()

    def _whole(self) -> tuple[dict[str, float], int]:
        start, gains, declared, made = self._start(), list[float](), 0, 0
        for seat in range(start.players):
            played = settled(start, self._seated((seat,)), self._chance("deck"))
            totals = list(played.standing.totals)
            gains.append(totals.pop(seat) - fmean(totals))
            declared += played.declarer == seat
            made += played.declarer == seat and played.result == "made"
        figures = {"whole": fmean(gains), "declared": float(declared), "made": float(made)}
        return figures, start.players

    def _match(self) -> tuple[dict[str, float], int]:
        seat = self.unit.number % self.contest.players
        rng = self._chance("deck")
        players = self.contest.players
        start = new_match(self.contest.rules, players=players, dealer=rng.randrange(players))
        match = play_on(start, self._seated((seat,)), rng)
        figures = {"won": float(match.winner == seat), "stopped": float(match.winner is None)}
        return figures, sum(isinstance(event, DealSettled) for event in match.events)


def settled(state: State, choose: Choose, rng: Random) -> DealSettled:
    """Play a deal to its end, through whatever is dealt again, and return what it came to."""
    while True:
        seat, action = next_action(state, choose, rng)
        state, events = apply(state, seat, action)
        for event in events:
            if isinstance(event, DealSettled):
                return event


def _baseline(state: State, seat: int) -> Action:
    return baseline(view(state, seat))
