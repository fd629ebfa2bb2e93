"""How long a bid takes, and how near quick playouts come to exact values of the same worlds."""

import time
from random import Random
from statistics import correlation, fmean

from benchmarks.figures import middle_and_tail, show
from game.engine import apply, new_match
from game.match import shuffled
from game.players.budget import UNLIMITED
from game.players.strong.auction import Auctioned, rate_calls
from game.players.strong.effort import Effort
from game.players.strong.playouts import play_out
from game.players.strong.solver import solve
from game.players.strong.worlds import DealtWorlds
from game.rules import CLASSIC
from game.views import View, view

HANDS, SAMPLES = 60, 240
"""How many hands are estimated, and in how many worlds both ways."""
SEED = 20261130


def bench_bidding(hands: int = HANDS, samples: int = SAMPLES) -> None:
    """Print milliseconds for a bid of a hundred samples, and the correlation over hands."""
    rng = Random(SEED)
    views = [_first_view(rng) for _ in range(hands)]
    took = list[float]()
    for each in views:
        before = time.process_time()
        rate_calls(each, rng, Effort(bids=100), UNLIMITED)
        took.append(time.process_time() - before)
    show("a bid by 100 samples, declaring and defending, p50 / p95", middle_and_tail(took), "ms")
    pairs = [_both(each, rng, samples) for each in views]
    played, solved = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    show(f"correlation with the exact mean, {hands} hands of {samples} worlds",
         f"{correlation(played, solved):.3f}", "")  # fmt: skip
    show("  playouts are higher by", f"{fmean(played) - fmean(solved):+.1f}", "points")


def _first_view(rng: Random) -> View:
    """Return what the first to speak sees of a new deal."""
    state, _ = apply(new_match(CLASSIC, players=3, dealer=0), None, shuffled(rng))
    return view(state, state.to_act[0])


def _both(each: View, rng: Random, samples: int) -> tuple[float, float]:
    """Return the mean points of a declarer played out, and solved, in the same worlds."""
    auction, seat = Auctioned(each), each.seat or 0
    at, played, solved = each.playing.index(seat), list[int](), list[int]()
    for hands, rest in DealtWorlds(each, rng).likely(samples, samples):
        world = auction.opened({**hands, seat: auction.hand}, rest, seat)
        played.append(play_out(world)[0][at])
        solved.append(solve(each.rules, world.position()))
    return fmean(played), fmean(solved)
