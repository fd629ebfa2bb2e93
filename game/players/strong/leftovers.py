"""Of two players: who gets the cards that nobody holds (``two_player``, ``leftovers``)."""

from game.cards import Mask
from game.rules import Rules


def leftovers(rules: Rules, packet: Mask, laid: Mask, *, lone: bool) -> tuple[Mask, Mask]:
    """Return what goes with the last trick, and what to a declarer who stays alone.

    :param packet: the cards that nobody took
    :param laid: those that the declarer laid down
    :param lone: whether he may still take all tricks and declare nothing
    """
    match rules.two_player, rules.leftovers:
        case ("triples", _) | ("packets", "last_trick"):
            return packet | laid, 0
        case "packets", "packet":
            return packet, 0
        case "packets", "dead" if lone:
            return 0, packet | laid
    return 0, 0
