"""Which card the rule player plays: what the trick may bring against what keeping it would.

The figures were found by duplicate deals against an earlier self.
"""

from functools import cache
from typing import TypeAlias

from game.actions import Action, Declaration, Play
from game.cards import INDEX, KING, MARRIAGE, RANK_POINTS, SUIT_OF, TEN
from game.declaring import KINDS, makes_trump
from game.following import taker
from game.phases import NO_TRUMP
from game.players.fours import keeping, runs_aces
from game.players.knowledge import Knowledge
from game.players.outlook import scores_at_all
from game.scoring import declared_value, marriage_value
from game.tricks import CARD_ACTIONS

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
SAVES = 0.3
"""The share of the penalty that a trick is worth which keeps off the bolt it is due for."""

Card: TypeAlias = Play | Declaration


def choose_card(known: Knowledge) -> Action:
    """Choose among the legal cards and declarations; ties go to the order of the cards."""
    legal = known.view.legal
    if len(legal) == 1:
        return legal[0]
    plays = [action for action in legal if isinstance(action, CARD_ACTIONS)]
    if known.table:
        return max(_spared(known, plays), key=lambda play: _follow(known, INDEX[play.card]))
    return max(plays, key=lambda play: _lead(known, play) + _order(known, play))


def _spared(known: Knowledge, plays: list[Card]) -> list[Card]:
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
    won, own = (1.0 if seat in (known.seat, known.fellow) else 0.0), float(seat == known.seat)
    for later in known.later:
        beaten = known.beats(later, SUIT_OF[table[0]], table[at], known.trump)
        own *= 1 - beaten
        won = won + (1 - won) * beaten if later == known.fellow else won * (1 - beaten)
    points = sum(RANK_POINTS[each % 6] for each in table) + FALLS * len(known.later)
    kept = _keep(known, card, known.trump) * (DEFENDS if known.defends else 1.0)
    return (1.8 * won - 0.8) * points - kept + own * _saved(known)


def _saved(known: Knowledge) -> float:
    """Return what it is worth that a trick of one's own keeps a fine off."""
    return SAVES * known.view.rules.penalty if known.fears_bolt else 0.0


def _lead(known: Knowledge, play: Card) -> float:
    """Rate a lead: what its trick brings or loses, less the worth of keeping the card."""
    card = INDEX[play.card]
    suit, points = SUIT_OF[card], RANK_POINTS[card % 6]
    trump = _trump(known, play)
    falls = FALLS_ON_DEFENDER if known.defends else FALLS_ON_DECLARER
    won, own = _lead_wins(known, card, trump)
    gained = won * (points + 2 * falls) - (1 - won) * points
    kept = _keep(known, card, trump)
    return gained - kept + _breaks(known, suit) * won + own * _saved(known)


def _trump(known: Knowledge, play: Card) -> int:
    """Return what is trump once this has been led."""
    if isinstance(play, Play) or not makes_trump(known.view.rules, KINDS[type(play)]):
        return known.trump
    return SUIT_OF[INDEX[play.card]]


def _lead_wins(known: Knowledge, card: int, trump: int) -> tuple[float, float]:
    """Return the chances that one's side, and the card itself, take the trick that it leads."""
    won = own = 1.0
    for later in known.later:
        beaten = known.beats(later, SUIT_OF[card], card, trump)
        own *= 1 - beaten
        won = won + (1 - won) * beaten * FELLOW if later == known.fellow else won * (1 - beaten)
    return won, own


def _order(known: Knowledge, play: Card) -> float:
    """Rank a lead among all: sure tricks first, then what is declared, the dearest first."""
    card = INDEX[play.card]
    suit = SUIT_OF[card]
    first = FIRST if runs_aces(known, card) else 0.0
    if not isinstance(play, Play):
        return first + 2.0 * _declared(known, play)
    declares = not known.defends and any(not isinstance(each, Play) for each in known.view.legal)
    if first or not declares or known.trump != NO_TRUMP:
        return first
    if not MARRIAGE[suit] & ~known.hand or keeping(known, card):
        return 0.0
    return FIRST if _lead_wins(known, card, NO_TRUMP)[0] == 1.0 else 0.0


def _declared(known: Knowledge, play: Declaration) -> int:
    """Return what a declaration is worth; one that makes trump is so to who scores nothing too."""
    view, kind = known.view, KINDS[type(play)]
    suit = SUIT_OF[INDEX[play.card]]
    if makes_trump(view.rules, kind) or scores_at_all(view, known.seat):
        return declared_value(view.rules, kind, suit)
    return 0


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
        freed = known.has_trick or known.view.rules.marriage_first_lead == "on"
        lost += marriage_value(known.view.rules, suit) * (0.9 if freed else 0.5)
    return lost + keeping(known, card) + (TRUMP if suit == trump else 0.0)


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
