"""What the ways a deal may end are worth to a seat in the match, by the real settlement."""

from collections.abc import Sequence

from game.cards import mask
from game.events import Result
from game.phases import Dealing, Finished
from game.players.strong.equity import chances_to_win
from game.scoring import rounded
from game.settlement import settle
from game.sheet import Played
from game.state import State
from game.views import View

A_POINT = 0.0001
"""What a point more than the others is worth beside the chances: it decides where they tie."""
_DRAW: Result = "draw_game"
_MADE: Result = "made"
_FAILED: Result = "failed"


class Stakes:
    """Values the ends of one deal for all seats; equal ends are settled once."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self.state = State(
            rules=view.rules,
            standing=view.standing,
            dealer=view.dealer,
            phase=Dealing(),
            deal=view.deal,
        )
        self.playing, self.seats = view.playing, range(view.players)
        self.blind, self.talon = view.blind, mask(view.talon)
        self._known: dict[tuple[object, ...], tuple[float, ...]] = {}

    def played(
        self, declarer: int | None, contract: int, points: Sequence[int], taken: int
    ) -> tuple[float, ...]:
        """Return each seat's value of a deal played to its end.

        :param declarer: his place, as ``points`` and the bits of ``taken`` (a trick each) go
        """
        result, others = _DRAW, list(points)
        if declarer is not None:
            own = points[declarer]
            if self.rules.round_declarer == "on":
                own = rounded(own, self.rules.rounding)
            result = _MADE if own >= contract else _FAILED
            others[declarer] = int(own > 0)
        step = self.rules.rounding
        key = (
            declarer,
            contract,
            result,
            tuple([rounded(each, step) or each for each in others]),
            taken,
        )
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._settle(declarer, contract, result, points, taken)
        return found

    def written_off(self, declarer: int, bid: int) -> tuple[float, ...]:
        """Return each seat's value of a deal that its declarer (a place) writes off."""
        return self._settle(declarer, bid, "written_off", (0,) * len(self.playing), 0)

    def _settle(
        self,
        declarer: int | None,
        contract: int,
        result: Result,
        points: Sequence[int],
        taken: int,
    ) -> tuple[float, ...]:
        by_seat, tricks = [0] * len(self.seats), [0] * len(self.seats)
        for at, seat in enumerate(self.playing):
            by_seat[seat], tricks[seat] = points[at], taken >> at & 1
        played = Played(
            declarer=None if declarer is None else self.playing[declarer],
            contract=contract,
            result=result,
            points=tuple(by_seat),
            tricks=tuple(tricks),
            announced=(0,) * len(self.seats),
            blind=self.blind,
            talon=self.talon,
        )
        after, _ = settle(self.state, played)
        return self.worth(after)

    def worth(self, after: State) -> tuple[float, ...]:
        """Return what a settled state is worth to each seat."""
        before, totals = self.state.standing.totals, after.standing.totals
        gains = [now - then for now, then in zip(totals, before, strict=True)]
        mean = sum(gains) / len(gains)
        if isinstance(after.phase, Finished):
            winner = after.phase.winner
            chances = [float(seat == winner) for seat in self.seats]
        else:
            chances = chances_to_win(self.rules, after.standing)
        return tuple(
            [chance + A_POINT * (gain - mean) for chance, gain in zip(chances, gains, strict=True)]
        )
