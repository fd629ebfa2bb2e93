"""The chances that a card takes a trick, from what all have seen of the other places."""

from typing import TypeAlias

from game.cards import SUIT_MASK, Mask
from game.players.card_play import FELLOW
from game.players.strong.play import Play

LACKS = tuple([0.5**count for count in range(25)])
"""The chance that a hand has none of so many cards, each as likely in the other one."""
TRUMPED = 100
"""What a trump's strength in a trick is above its index."""

Other: TypeAlias = tuple[Mask, Mask, bool]
"""What another place could hold, what it must, and whether it is a fellow defender."""


def later_places(play: Play, place: int, out: Mask, first: int) -> list[Other]:
    """Return the places that play after ``first`` others have."""
    count, public, declarer = play.count, play.public, play.declarer
    if count == 2:
        return [(out & public[1 - place], 0, False)] if first < 2 else []
    defends = declarer is not None and place != declarer
    found = []
    for step in range(play.leader + first, play.leader + count):
        other = step % count
        mine, theirs = out & public[other], out & public[3 - place - other]
        found.append((mine, mine & ~theirs, defends and other != declarer))
    return found


def taken(later: list[Other], suit: int, top: int, trump: int, won: float) -> float:
    """Return the chance that one's side takes the trick when a card of this strength leads it."""
    for could, sure, fellow in later:
        beaten = beats(could, sure, suit, top, trump)
        won = won + (1 - won) * beaten if fellow else won * (1 - beaten)
    return won


def beats(could: Mask, sure: Mask, suit: int, top: int, trump: int) -> float:
    """Return the chance that a place still to play beats a card of this strength."""
    in_suit = SUIT_MASK[suit]
    if top >= TRUMPED:
        higher = SUIT_MASK[trump] & -(2 << top - TRUMPED)
        chance = 1.0 if sure & higher else 1.0 - LACKS[(could & higher).bit_count()]
        if suit == trump:
            return chance
        return 0.0 if sure & in_suit else LACKS[(could & in_suit).bit_count()] * chance
    higher = in_suit & -(2 << top)
    chance = 1.0 if sure & higher else 1.0 - LACKS[(could & higher).bit_count()]
    if trump < 0 or trump == suit or chance == 1.0 or sure & in_suit:
        return chance
    trumps = could & SUIT_MASK[trump]
    ruffs = 1.0 if sure & trumps else 1.0 - LACKS[trumps.bit_count()]
    return min(1.0, chance + LACKS[(could & in_suit).bit_count()] * ruffs)


def led_wins(suit: int, rank: int, trump: int, others: list[Other]) -> float:
    """Return the chance that one's side takes the trick of this lead."""
    won = 1.0
    for could, sure, fellow in others:
        top = 6 * suit + rank + (TRUMPED if suit == trump else 0)
        beaten = beats(could, sure, suit, top, trump)
        won = won + (1.0 - won) * beaten * FELLOW if fellow else won * (1.0 - beaten)
    return won
