"""What a start owes to the tables: messages that are not shown yet, and clocks that do not go.

Tables are read and shown many at a time, for 1,000 of them are to be ready within three seconds.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy.exc import OperationalError

from bot.failures import trace
from bot.pacing import ON_THE_WAY, Limits
from bot.storage import Storage

log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""Tables looked after in one go; a press waits for no more than these."""
OWED: Final = 24 * 3600 * 1000
"""Milliseconds after its end during which a table may still owe a message."""


async def limits_after(storage: Storage, *, first_time: bool) -> Limits:
    """Return what may be written to Telegram after what an earlier process has written.

    What that one may not have noted is noted now, for this one may be killed just as soon.
    """
    if first_time:
        return Limits(used_before=False)
    async with storage.read() as tx:
        written = await tx.paces.all()
    try:
        async with storage.write() as tx:
            for chat_id, ages in written.items():
                await tx.paces.put(chat_id, [*ages, *[0.0] * ON_THE_WAY])
    except OperationalError as error:  # the disk may be full for a while
        log.error("it is not noted what was on its way to groups: %s", trace(error))
    return Limits(written=written)


async def resume(
    storage: Storage,
    *,
    many: Callable[[Sequence[int]], Awaitable[None]],
    one: Callable[[int], Awaitable[None]],
) -> None:
    """Look after all live tables, and after those that ended lately.

    :param many: looks after some tables at once
    :param one: looks after one table, where some could not be at once
    """
    async with storage.read() as tx:
        owing = await tx.tables.live() + await tx.tables.over_since(tx.now - OWED)
    for at in range(0, len(owing), AT_ONCE):
        some = owing[at : at + AT_ONCE]
        try:
            await many(some)
        except Exception:  # one of them cannot be read, or shown, and must not stop the others
            await _one_by_one(some, one)


async def _one_by_one(table_ids: Sequence[int], one: Callable[[int], Awaitable[None]]) -> None:
    for table_id in table_ids:
        try:
            await one(table_id)
        except Exception as error:
            log.error("table %d is not resumed: %s", table_id, trace(error))
