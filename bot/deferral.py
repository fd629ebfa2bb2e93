"""Presses that take long: each has an answer in time, whatever it waits for.

Telegram takes an answer for fifteen seconds, and a person looks at a turning wheel till then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from aiogram.types import CallbackQuery, Update

from bot.nursery import Nursery, race
from bot.outbox import Outbox
from bot.people import People

IN_TIME: Final = 3.5
"""Seconds after which a press is answered that it will be carried out later."""


class Deferral:
    """Answers presses that are neither carried out nor refused in time."""

    def __init__(
        self,
        people: People,
        outbox: Outbox,
        nursery: Nursery,
        *,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self._people, self._outbox, self._nursery = people, outbox, nursery
        self._sleep = sleep

    def watch(self, update: Update, landed: "asyncio.Future[bool]") -> None:
        """Take note of an update that has just come in, and of when its effect is committed."""
        if update.callback_query is not None:
            self._nursery.spawn(self._answer_in_time(update.callback_query, landed))

    async def _answer_in_time(self, query: CallbackQuery, landed: "asyncio.Future[bool]") -> None:
        await race(asyncio.wait({landed}), self._sleep(IN_TIME))
        if landed.done() or self._outbox.is_answered(query.id):
            return
        t = await self._people.answering(query.from_user.id, query.from_user.language_code)
        if not (landed.done() or self._outbox.is_answered(query.id)):
            self._outbox.put_off(query.id, t("error-put-off"))
