"""The strong player's exchange: ways to part with cards, the write-off and contracts compared."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from game.actions import Action, Contract, Give, Lay, WriteOff
from game.cards import Mask, cards_in, mask
from game.forms import form_for
from game.limits import bid_cap
from game.players.budget import Budget
from game.players.exchanging import LAID, Parting, partings
from game.players.outlook import winning_contract
from game.players.strong.effort import Effort
from game.players.strong.leftovers import leftovers
from game.players.strong.play import Play, Terms
from game.players.strong.playouts import Outcome, play_out
from game.players.strong.position import Position
from game.players.strong.rating import Rated, rated
from game.players.strong.stakes import Stakes
from game.players.strong.worlds import DealtWorlds
from game.views import View

HALVINGS, TWO = 3, 2


@dataclass(slots=True)
class _Tried:
    """A way to part with cards, and what it came to in worlds so far."""

    parting: Parting
    outcomes: list[Outcome] = field(default_factory=list)
    worth: float = 0.0


def rate_exchange(view: View, rng: Random, effort: Effort, budget: Budget) -> list[Rated]:
    """Rate gifts or cards laid down and the write-off, or contracts, the best first."""
    if not view.to_give and not view.to_lay:
        return _Table(view, rng).rate_contracts(effort.contracts, budget)
    worths: dict[Action, float] = {}
    for steps, worth in rate_partings(view, rng, effort, budget):
        worths.setdefault(steps[0], worth)
    return rated(worths)


def rate_partings(
    view: View, rng: Random, effort: Effort, budget: Budget
) -> list[tuple[tuple[Action, ...], float]]:
    """Rate whole ways to part with cards, and the write-off, the best first."""
    table = _Table(view, rng)
    tried = table.try_partings(effort.ways, effort.partings, budget)
    ways = [(_steps(view, each.parting), each.worth) for each in tried]
    if view.may_write_off:
        worth = table.stakes.written_off(table.at, view.bid)[table.seat]
        ways.append(((WriteOff(),), worth))
    return sorted(ways, key=lambda way: -way[1])


class _Table:
    """One exchange: what ways to go on come to, in worlds the declarer cannot tell apart."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view, self.rng, self.seat = view, rng, view.seat or 0
        self.rules, self.terms, self.stakes = view.rules, Terms(view.rules), Stakes(view)
        self.at = view.playing.index(self.seat)
        self.hand, self.laid = mask(view.hand), mask(view.laid)
        self.form = form_for(view.rules, view.players)
        golden = view.standing.golden is not None
        self.raises = (
            view.rules.golden_raise == "on"
            if golden
            else (view.rules.raise_after_talon == "on" and not view.blind)
        )

    def try_partings(self, ways: int, worlds: int, budget: Budget) -> list[_Tried]:
        """Try the likeliest ways to part with cards, the better ones in ever more worlds."""
        running = [_Tried(each) for each in partings(self.view, self.hand)[:ways]]
        done: list[_Tried] = []
        sampled = DealtWorlds(self.view, self.rng).likely(2 * worlds, worlds)
        upto = [worlds >> HALVINGS - step for step in range(1, HALVINGS + 1)]
        first = 0
        for end in upto:
            for hands, rest in sampled[first:end]:
                if running[0].outcomes and budget.is_spent():
                    break
                for each in running:
                    each.outcomes.append(play_out(self._world(hands, rest, each.parting)))
            for each in running:
                each.worth = max(self._worths(each.outcomes, each.parting).values())
            running.sort(key=lambda each: -each.worth)
            half = max(2, len(running) // 2)
            done, first = running[half:] + done, end
            running = running[:half]
        # Who fell out early was tried in few worlds: luck there must not outrank who went on.
        least = min([each.worth for each in running])
        for each in done:
            each.worth = min(each.worth, least)
        return running + done

    def rate_contracts(self, worlds: int, budget: Budget) -> list[Rated]:
        """Rate the contracts that may be named."""
        outcomes: list[Outcome] = []
        for hands, rest in DealtWorlds(self.view, self.rng).likely(2 * worlds, worlds):
            if outcomes and budget.is_spent():
                break
            outcomes.append(play_out(self._world(hands, rest, {})))
        return rated({Contract(at): worth for at, worth in self._worths(outcomes, {}).items()})

    def _worths(self, outcomes: Sequence[Outcome], parting: Parting) -> dict[int, float]:
        """Return what each contract is worth that may be named once the cards are gone."""
        low = high = self.view.bid
        if self.raises:
            high = max(low, bid_cap(self.rules, self.hand & ~sum(parting.values())))
        wins = winning_contract(self.view, self.seat)
        if wins is not None:
            high = min(high, max(low, wins))
        if not outcomes:
            return {low: 0.0}
        return {
            contract: fmean(
                [
                    self.stakes.played(self.at, contract, points, taken)[self.seat]
                    for points, taken in outcomes
                ]
            )
            for contract in range(low, high + 1, self.rules.bid_step)
        }

    def _world(self, hands: dict[int, Mask], rest: tuple[int, ...], parting: Parting) -> Play:
        """Return the first lead once the cards are parted with."""
        away = sum(parting.values())
        held = {**hands, self.seat: self.hand & ~away}
        laid = self.laid
        for to, cards in parting.items():
            if to in held:
                held[to] |= cards
            else:
                laid |= cards
        lying = sum([1 << card for card in rest]) | laid
        left = 0
        if len(held) == TWO and self.form.lays:
            left, _ = leftovers(self.rules, lying & ~laid, laid, lone=False)
        start = Position(
            hands=tuple([held[seat] for seat in self.view.playing]),
            leader=self.at,
            declarer=self.at,
            points=(0,) * len(held),
            left=left,
        )
        return Play(self.terms, start, hidden=lying, planner=self.at)


def _steps(view: View, parting: Parting) -> tuple[Action, ...]:
    """Return what parting with cards takes, one after the other."""
    gone = {to: list(cards_in(cards)) for to, cards in parting.items()}
    gifts = [Give(to, gone[to].pop(0)) for to in view.to_give]
    return (*gifts, Lay(cards_in(parting[LAID]))) if view.to_lay else tuple(gifts)
