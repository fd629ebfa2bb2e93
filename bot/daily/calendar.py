"""Which day it is, when it ends, and its deck, fixed by whoever needs it first.

A day is that of the operator's time zone for everybody, since the secret ends with it.
"""

from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final

from bot.chance import Chance
from bot.storage.days import DayRow
from bot.storage.transaction import Transaction
from game.record import commitment

GRACE: Final = 3600 * 1000
"""Milliseconds after the end of a day in which an attempt that has begun may still be ended."""
SEATS: Final = (0, 1, 2)


def day_at(moment: int, zone: tzinfo) -> str:
    """Return the date of a moment in Unix milliseconds."""
    return datetime.fromtimestamp(moment / 1000, zone).date().isoformat()


def end_of(day: str, zone: tzinfo) -> int:
    """Return the midnight at which a day ends, in Unix milliseconds."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime.combine(after, time.min, zone).timestamp() * 1000)


async def today(tx: Transaction, zone: tzinfo, chance: Chance) -> DayRow:
    """Return the present day; its deck is drawn now if nobody has needed it yet."""
    day = day_at(tx.now, zone)
    known = await tx.days.get(day)
    if known is not None:
        return known
    deck = chance.deal()
    return await tx.days.make(
        DayRow(
            day=day,
            ends_at=end_of(day, zone),
            deck=str(deck),
            commitment=commitment(deck.salt, deck.deck),
            dealer=chance.shuffled(SEATS)[0],
        )
    )
