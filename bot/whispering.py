"""Hands in the group itself: each shown to its owner alone, in answer to his press.

Telegram may refuse such a message, and may lose it: who presses hears in time what became of it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.nursery import Nursery, race
from bot.outbox import Outbox
from bot.presenter import Presenter
from bot.surroundings import Surroundings
from bot.table import whisper_slot

PATIENCE: Final = 3.3
"""Seconds that somebody who pressed waits for his message, before he is answered otherwise.

A group that is written to as often as Telegram allows has its next turn after three; a press that
is not carried out soon after is told that it comes later.
"""
AGAIN: Final = 20.0
"""Seconds in which a second press means that nothing was seen after the first."""


class Whispering:
    """Shows people their hands where they have pressed a button."""

    def __init__(
        self,
        presenter: Presenter,
        outbox: Outbox,
        nursery: Nursery,
        around: Surroundings,
    ) -> None:
        """Take the dependencies.

        :param nursery: ends what somebody still waits for when the bot stops
        """
        self._presenter, self._outbox = presenter, outbox
        self._nursery, self._sleep, self._clock = nursery, around.sleep, around.steady
        self._shown: dict[str, float] = {}

    @asynccontextmanager
    async def greeting(self, table_id: int, user_id: int, press: str) -> AsyncIterator[bool]:
        """Tell a person that his cards come here, and yield whether he has been told.

        He may sit down meanwhile; if he does not, the message is taken away.
        """
        try:
            with self._presenter.whispers.keeping(_key(table_id, user_id)):
                yield bool(await self._show(table_id, user_id, press))
        finally:
            await self._presenter.sync(table_id)

    def cards(self, table_id: int, user_id: int, press: str, *, otherwise: str) -> None:
        """Show a person his hand and answer his press, by an alert if that is all there is.

        Who presses again at once may have a client that does not know such messages.
        """
        self._forget_old()
        if _key(table_id, user_id) in self._shown:
            self._outbox.answer(press, otherwise, alert=True)
            return
        self._nursery.spawn(self._cards(table_id, user_id, press, otherwise))

    async def _cards(self, table_id: int, user_id: int, press: str, otherwise: str) -> None:
        try:
            shown = await self._show(table_id, user_id, press)
            if shown is False:
                await self._presenter.lose_whisper(table_id, user_id)
        except Exception:
            self._outbox.answer(press, otherwise, alert=True)
            raise
        if shown:
            self._shown[_key(table_id, user_id)] = self._clock()
            self._outbox.answer(press)
        else:
            self._outbox.answer(press, otherwise, alert=True)
        if shown is None:
            await self._presenter.sync(table_id)  # his choice may have waited, and was given up

    def _forget_old(self) -> None:
        now = self._clock()
        for old in [key for key, at in self._shown.items() if at + AGAIN <= now]:
            del self._shown[old]

    async def _show(self, table_id: int, user_id: int, press: str) -> bool | None:
        """Return whether he sees it now; None if that cannot be said, or not in time."""
        hope = await self._presenter.whisper(table_id, user_id, press)
        if hope is None:
            return False
        await race(asyncio.wait([hope]), self._sleep(PATIENCE))
        if hope.done():
            return hope.result()
        self._presenter.withdraw_whisper(table_id, user_id)
        return None


def _key(table_id: int, user_id: int) -> str:
    return f"{table_id}:{whisper_slot(user_id)}"
