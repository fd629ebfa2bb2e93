"""What people at a table would press next, if they played as the rule player does."""

from bot.presses import AtTable, Move
from bot.table import Table
from game.actions import Action, Give
from game.engine import apply
from game.players import rule_player
from game.state import State
from game.views import view


def next_press(table: Table) -> tuple[int, str]:
    """Return who presses next and what his button says; between two deals anybody may."""
    row, state = table.row, table.state
    if state is None:
        raise ValueError(f"table {row.id} is a lobby")
    seat = state.to_act[0] if state.to_act else 0
    user_id = row.seats[seat].user_id
    if user_id is None:
        raise ValueError(f"a computer is on turn at table {row.id}")
    if not state.to_act:
        return user_id, str(AtTable(row.id, "next", state.deal - 1))
    actions = ",".join(map(str, wishes(state)))
    return user_id, str(Move(row.id, table.choices[seat], actions))


def wishes(state: State) -> list[Action]:
    """Return what the seat on turn does with one press: gifts go together."""
    seat = state.to_act[0]
    actions = [rule_player(view(state, seat))]
    while isinstance(actions[-1], Give):
        state, _ = apply(state, seat, actions[-1])
        following = rule_player(view(state, seat))
        if not isinstance(following, Give):
            break
        actions.append(following)
    return actions
