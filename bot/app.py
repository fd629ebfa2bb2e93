"""The life of the program: opened, run until stopped, closed."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from aiogram import Bot

from bot.assembly import Assembly
from bot.face import ask_who, show_face
from bot.resuming import limits_after, resume
from bot.settings import Settings
from bot.storage import Storage
from bot.surroundings import Surroundings

__all__ = ["App", "Surroundings"]

CLOSING = 2.0
"""Seconds in which the messages that wait at a stop may still go out."""


class App(Assembly):
    """The bot around one database."""

    @classmethod
    async def open(cls, bot: Bot, settings: Settings, around: Surroundings) -> "App":
        """Open the database and ask Telegram who the bot is.

        :raises StorageError: if the database cannot be used
        :raises ArrivalError: if Telegram refuses the token
        :raises AiogramError: if what answers is not Telegram
        """
        first_time = not settings.database_path.exists()
        storage = await Storage.open(settings.database_path, clock=around.clock)
        try:
            me = await ask_who(bot, around.sleep)
            limits = around.limits or await limits_after(storage, first_time=first_time)
        except BaseException:
            await storage.close()
            raise
        around = replace(around, limits=limits)
        return cls(bot, settings, storage, around, me.username or "")

    async def resume(self) -> None:
        """Show what is owed at all live tables, and set their clocks going.

        The end of a match may be owed as well.
        """
        work = partial(resume, self._storage, many=self._resume, one=self.changed)
        await self._following.insist("the start", work)

    async def _resume(self, table_ids: Sequence[int]) -> None:
        await self.presenter.sync_many(table_ids)
        for table in await self.tables.load_many(table_ids):
            self.timers.arm(self._waiting(table))

    async def run(self) -> None:
        """Take updates in until :meth:`stop`, and resume meanwhile: many tables take a while.

        :raises ArrivalError: if none will ever come in
        """
        language, sleep = self._settings.default_language, self._around.sleep
        face = show_face(self._bot, self._storage, language, sleep)
        daily = self._herald.run(self.outbox.show)
        cups = self._steward.run(self.outbox.show)
        for work in (self.resume(), face, self._upkeep.run(), self._uptime.run(), daily, cups):
            self._nursery.spawn(work)
        await self.entrance.run()

    async def stop(self) -> None:
        """Take no more updates in; what is being handled is finished first."""
        self._storage.hurry()
        await self.entrance.stop()

    async def close(self) -> None:
        """Stop the clocks and the thinking, show what the limits allow, close the database."""
        await self._nursery.close()
        await self._following.close()
        await self.timers.close()
        await self.thinking.close()
        await self.outbox.close(timeout=CLOSING)
        await self._storage.close()
        await self._bot.session.close()
