"""Which card the rule player plays: what the trick may bring against what keeping it would.

The figures were found by duplicate deals against an earlier self.
"""

from functools import cache

from game.actions import Action, Marriage, Play
from game.cards import INDEX, KING, MARRIAGE, RANK_POINTS, SUIT_OF, TEN
from game.following import taker
from game.phases import NO_TRUMP
from game.players.knowledge import Knowledge
from game.scoring import marriage_value

FALLS = 4.0
"""The points that each who plays later adds to a trick."""
FALLS_ON_DECLARER = 5.0
FALLS_ON_DEFENDER = 24.0
"""The same on a lead; a defender's trick also takes the lead from the declarer."""
TAKES = 5.0
"""What the best card of a suit takes beside its own points."""
TRUMP = 9.0
"""What a trump is worth beside its rank."""
FELLOW = 0.5
"""How far a lead may count on the fellow defender's higher card."""
DEFENDS = 0.8
"""What a card kept is worth to a defender, beside what it is to a declarer."""
FIRST = 1000.0
"""More than any trick: what has to be led before the rest."""


def choose_card(known: Knowledge) -> Action:
    """Choose among the legal cards and declarations; ties go to the order of the cards."""
    legal = known.view.legal
    if len(legal) == 1:
        return legal[0]
    plays = [action for action in legal if isinstance(action, Play | Marriage)]
    if known.table:
        return max(_spared(known, plays), key=lambda play: _follow(known, INDEX[play.card]))
    return max(plays, key=lambda play: _lead(known, play) + _order(known, play))


def _spared(known: Knowledge, plays: list[Play | Marriage]) -> list[Play | Marriage]:
    """Leave out overtrumping the fellow defender while the declarer is last to play."""
    led = known.table[0]
    if known.seats != [known.fellow] or SUIT_OF[led] != known.trump:
        return plays
    return [play for play in plays if INDEX[play.card] < led] or plays


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
    kept = _keep(known, card, known.trump) * (1.0 if known.fellow is None else DEFENDS)
    return (1.8 * won - 0.8) * points - kept


def _lead(known: Knowledge, play: Play | Marriage) -> float:
    """Rate a lead: what its trick brings or loses, less the worth of keeping the card."""
    card = INDEX[play.card]
    suit, points = SUIT_OF[card], RANK_POINTS[card % 6]
    trump = suit if isinstance(play, Marriage) else known.trump
    falls = FALLS_ON_DECLARER if known.fellow is None else FALLS_ON_DEFENDER
    won = _lead_wins(known, card, trump)
    gained = won * (points + 2 * falls) - (1 - won) * points
    return gained - _keep(known, card, trump) + _breaks(known, suit) * won


def _lead_wins(known: Knowledge, card: int, trump: int) -> float:
    """Return the chance that one's side takes the trick that this card leads."""
    won = 1.0
    for later in known.later:
        beaten = known.beats(later, SUIT_OF[card], card, trump)
        won = won + (1 - won) * beaten * FELLOW if later == known.fellow else won * (1 - beaten)
    return won


def _order(known: Knowledge, play: Play | Marriage) -> float:
    """A declarer takes his sure tricks, then declares his marriages, the dearest first."""
    card = INDEX[play.card]
    suit = SUIT_OF[card]
    if isinstance(play, Marriage):
        return 2.0 * marriage_value(known.view.rules, suit)
    declares = known.fellow is None and any(
        isinstance(each, Marriage) for each in known.view.legal
    )
    if not declares or known.trump != NO_TRUMP or not MARRIAGE[suit] & ~known.hand:
        return 0.0
    return FIRST if _lead_wins(known, card, NO_TRUMP) == 1.0 else 0.0


def _breaks(known: Knowledge, suit: int) -> float:
    """Return what it is worth to make opponents follow in a suit whose marriage they may hold."""
    value = 0.05 * marriage_value(known.view.rules, suit)
    foes = [seat for seat in known.later if seat != known.fellow]
    return sum(value for seat in foes if not MARRIAGE[suit] & ~known.could[seat])


def _keep(known: Knowledge, card: int, trump: int) -> float:
    """Return what the hand loses in later tricks when it parts with a card."""
    suit = SUIT_OF[card]
    own, out = known.hand >> 6 * suit & 63, known.unseen >> 6 * suit & 63
    lost = suit_worth(own, out) - suit_worth(own & ~(1 << card % 6), out)
    if MARRIAGE[suit] >> card & 1 and not MARRIAGE[suit] & ~known.hand:
        lost += marriage_value(known.view.rules, suit) * (0.9 if known.has_trick else 0.5)
    return lost + (TRUMP if suit == trump else 0.0)


@cache
def suit_worth(own: int, out: int) -> float:
    """Return what the cards of a suit may take, seeing which of it are out."""
    worth = 0.0
    for rank in range(6):
        if not own >> rank & 1:
            continue
        above = (out >> rank + 1).bit_count()
        guarded = (own & (1 << rank) - 1).bit_count() >= above
        if not above:
            worth += RANK_POINTS[rank] + TAKES
        elif rank == TEN:
            worth += 6.0 if guarded else 4.0
        elif rank == KING:
            worth += 2.0 if guarded else 0.5
    return worth
