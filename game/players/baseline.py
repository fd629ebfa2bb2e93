"""The yardstick: the rule player as it first was, who did not mind bolts."""

from dataclasses import replace

from game.actions import Action
from game.players.rule_player import rule_player
from game.views import View


def baseline(view: View) -> Action:
    """Choose as the rule player would if nobody had a bolt; in the classic game for ever so."""
    unminded = replace(view.standing, bolts=(0,) * view.players)
    return rule_player(replace(view, standing=unminded))
