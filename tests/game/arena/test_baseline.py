"""The yardstick stays as long as it was, whatever becomes of the rule player."""

from hashlib import sha256
from random import Random

from game.match import play_match
from game.players import make_player

PLAYED = "325c594ea0071644f7ac1ea523407a35ff2624324f2ae26cf2c67da660925f96"


def test_the_baseline_plays_the_classic_game_as_it_always_did() -> None:
    played = sha256()
    for seed in range(6):
        names = ("baseline", "baseline", "random" if seed % 2 else "baseline")
        players = [make_player(name, Random(seed)) for name in names]
        for seat, action, _ in play_match(players, Random(seed), deals=40).log:
            played.update(f"{seat}:{action} ".encode())
    assert played.hexdigest() == PLAYED
