"""Which card the rule player plays: what the trick may bring against what keeping it would."""

from functools import cache

from game.actions import Action, Marriage, Play
from game.cards import INDEX, KING, MARRIAGE, RANK_POINTS, SUIT_OF, TEN
from game.players.knowledge import Knowledge
from game.scoring import marriage_value
from game.tricks import taker

FALLS = 5.0
"""The points that fall on average from each who plays later."""


def choose_card(known: Knowledge) -> Action:
    """Choose among the legal cards and declarations; ties go to the order of the cards."""
    legal = known.view.legal
    if len(legal) == 1:
        return legal[0]
    plays = [action for action in legal if isinstance(action, Play | Marriage)]
    if known.table:
        return max(_spared(known, plays), key=lambda play: _follow(known, INDEX[play.card]))
    return max(plays, key=lambda play: _lead(known, play))


def _spared(known: Knowledge, plays: list[Play | Marriage]) -> list[Play | Marriage]:
    """Leave out overtrumping the fellow defender while the declarer is last to play."""
    if known.seats != [known.fellow] or SUIT_OF[known.table[0]] != known.trump:
        return plays
    return [play for play in plays if INDEX[play.card] < known.table[0]] or plays


def _follow(known: Knowledge, card: int) -> float:
    """Rate a card that follows: what one's side takes with it, less the worth of keeping it."""
    table = [*known.table, card]
    at = taker(table, known.trump)
    seat = [*known.seats, known.seat][at]
    won = 1.0 if seat in (known.seat, known.fellow) else 0.0
    for later in known.later:
        beaten = known.beats(later, SUIT_OF[table[0]], table[at], known.trump)
        won = won + (1 - won) * beaten if later == known.fellow else won * (1 - beaten)
    points = sum(RANK_POINTS[each % 6] for each in table) + FALLS * len(known.later)
    return won * points - _keep(known, card, known.trump)


def _lead(known: Knowledge, play: Play | Marriage) -> float:
    """Rate a lead: the trick, the cards left and the marriage declared with it."""
    card, trump, bonus = INDEX[play.card], known.trump, 0.0
    suit = SUIT_OF[card]
    if isinstance(play, Marriage):
        trump, bonus = suit, 2.0 * marriage_value(known.view.rules, suit)
    won = 1.0
    for later in known.later:
        beaten = known.beats(later, suit, card, trump)
        won = won + (1 - won) * beaten / 2 if later == known.fellow else won * (1 - beaten)
    points = RANK_POINTS[card % 6] + FALLS * len(known.later)
    return won * points - _keep(known, card, trump) + bonus


def _keep(known: Knowledge, card: int, trump: int) -> float:
    """Return what the hand loses in later tricks when it parts with a card."""
    suit = SUIT_OF[card]
    own, out = known.hand >> 6 * suit & 63, known.unseen >> 6 * suit & 63
    lost = suit_worth(own, out) - suit_worth(own & ~(1 << card % 6), out)
    if MARRIAGE[suit] >> card & 1 and not MARRIAGE[suit] & ~known.hand:
        lost += marriage_value(known.view.rules, suit) * (0.9 if known.has_trick else 0.5)
    return lost + (5 if suit == trump else 0)


@cache
def suit_worth(own: int, out: int) -> float:
    """Return what the cards of a suit may take, seeing which of it are out."""
    worth = 0.0
    for rank in range(6):
        if not own >> rank & 1:
            continue
        above = (out >> rank + 1).bit_count()
        below = (own & (1 << rank) - 1).bit_count()
        if not above:
            worth += RANK_POINTS[rank] + FALLS
        elif rank == TEN:
            worth += 6 if below >= above else 2
        elif rank == KING:
            worth += 2 if below >= above else 0.5
    return worth
