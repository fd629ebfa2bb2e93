"""Which card the strong player plays: every move is tried in the same worlds."""

from random import Random
from statistics import fmean

from game.players.budget import Budget
from game.players.strong.effort import Effort
from game.players.strong.moves import from_action, to_action
from game.players.strong.play import Play, Terms
from game.players.strong.playouts import play_out
from game.players.strong.rating import Rated, best_first
from game.players.strong.search import BudgetSpentError
from game.players.strong.solver import solve_moves
from game.players.strong.stakes import Stakes
from game.players.strong.worlds import TrickWorlds
from game.tricks import CARD_ACTIONS
from game.views import View

FELLOWSHIP = 0.7
"""How much beside his own chances a fellow defender's are to a defender, who plays with him."""

MARGIN = 0.0008
"""What a point of the declarer's is worth beside what it brings: plans miss by a few points."""


def rate_cards(view: View, rng: Random, effort: Effort, budget: Budget) -> list[Rated]:
    """Rate what may be played, the best first."""
    terms = Terms(view.rules, draws=view.stage == "draw")
    trial = _Trial(view, effort, budget)
    worlds = TrickWorlds(view, terms, rng).likely(effort.tries, effort.worlds)
    for world in worlds:
        if not trial.add(world):
            break
    return trial.rated()


class _Trial:
    """The moves of one view, and what they have been worth in worlds so far."""

    def __init__(self, view: View, effort: Effort, budget: Budget) -> None:
        self.rules, self.stakes, self.budget = view.rules, Stakes(view), budget
        self.seat, self.contract = view.seat or 0, view.contract
        fellows = [seat for seat in view.playing if seat not in (view.seat, view.declarer)]
        defends = len(view.playing) > 2 and view.declarer not in (None, view.seat)
        self.fellow = fellows[0] if defends else None
        self.worth: dict[int, list[tuple[float, ...]]] = {
            from_action(each): [] for each in view.legal if isinstance(each, CARD_ACTIONS)
        }
        self.margins: dict[int, list[int]] = {move: [] for move in self.worth}
        self.side = MARGIN if view.seat == view.declarer else -MARGIN
        solves = len(view.hand) <= effort.exact and not view.stock
        self.solves = solves and view.declarer not in (None, view.seat)

    def add(self, world: Play) -> bool:
        """Try every move in one more world; return whether there was time for it."""
        if any(self.worth.values()) and self.budget.is_spent():
            return False
        found = self._solved(world) if self.solves else None
        for move, worth in self.worth.items():
            points, taken = play_out(world, move)
            if found and world.declarer is not None:
                points = _shared(points, world.declarer, found[move])
            ends = self.stakes.played(world.declarer, self.contract, points, taken)
            worth.append(ends)
            self.margins[move].append(0 if world.declarer is None else points[world.declarer])
        return True

    def rated(self) -> list[Rated]:
        """Return the moves with the seat's own chances, what is best for its side first."""
        found = []
        for move, ends in self.worth.items():
            own = fmean([worths[self.seat] for worths in ends])
            more = 0.0 if self.fellow is None else fmean([each[self.fellow] for each in ends])
            margin = self.side * fmean(self.margins[move])
            found.append(Rated(to_action(move), own, own + FELLOWSHIP * more + margin))
        return best_first(found)

    def _solved(self, world: Play) -> dict[int, int] | None:
        """Return what each move brings the declarer if nobody errs."""
        try:
            return solve_moves(self.rules, world.position(), self.budget)
        except BudgetSpentError:
            self.solves = False
            return None


def _shared(played: tuple[int, ...], declarer: int, value: int) -> tuple[int, ...]:
    """Return the points when the declarer comes to a value: others share as they did in play."""
    theirs = sum(played) - played[declarer]
    rest = max(0, sum(played) - value)
    return tuple(
        [
            value if at == declarer else each * rest // theirs if theirs else 0
            for at, each in enumerate(played)
        ]
    )
