"""The composition root: every part of the program is built here, in real or fake surroundings."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import inf

from aiogram import Bot
from aiogram.types import Update

from bot.closed import Closed
from bot.context import Context
from bot.daily.attempts import Dailies
from bot.daily.dice import recalling
from bot.daily.herald import Herald
from bot.deferral import Deferral
from bot.entrance import Entrance
from bot.explaining import Explainers, Explaining
from bot.face import ask_who, show_face
from bot.following import Following
from bot.handlers.routers import make_dispatcher
from bot.ledgers import Ledgers
from bot.lobbies import Lobbies
from bot.metrics import Metrics, note, timed
from bot.nursery import Nursery
from bot.outbox import Outbox
from bot.painting import Painter
from bot.people import People
from bot.presenter import Presenter
from bot.replies import Replies
from bot.resuming import limits_after, resume
from bot.rights import Rights
from bot.seats import Seats
from bot.settings import Settings
from bot.storage import Storage
from bot.surroundings import Surroundings
from bot.table import Table
from bot.tables import Tables
from bot.taps import Taps
from bot.thinking import Thinking
from bot.timers import Hands, Timers
from bot.tournaments.steward import Steward
from bot.upkeep import Upkeep
from bot.uptime import Uptime
from bot.whispering import Whispering

__all__ = ["App", "Surroundings"]

CLOSING = 2.0
"""Seconds in which the messages that wait at a stop may still go out."""


class App:
    """The bot around one database: opened, run until stopped, closed."""

    def __init__(
        self, bot: Bot, settings: Settings, storage: Storage, around: Surroundings, username: str
    ) -> None:
        self._bot, self._settings, self._storage, self._around = bot, settings, storage, around
        self._username = username
        self._nursery = Nursery()
        self._closed = Closed()
        self.metrics = Metrics()
        self.presenter = Presenter(
            storage,
            settings.default_language,
            self.link,
            closed=self._closed,
            lost=lambda user_id: self._following.person(user_id),  # noqa: PLW0108 - made below
            opened=self._opened,
            appeared=self.changed,
            started=lambda table_id: self._following.clock(table_id),  # noqa: PLW0108
        )
        rights = Rights(bot)
        self._seats = Seats(storage, self.changed, around.tempo, around.clock)
        self._herald = Herald(
            storage, settings, around, self.link, stop=self._seats.stop, is_member=rights.is_member
        )
        self.tables = Tables(storage, self.changed, around.chance, settings.zone)
        self._steward = Steward(storage, self.tables, settings, around, self._closed, self.changed)
        self.outbox = Outbox(
            bot,
            Ledgers(self.presenter, self._herald, self._steward),
            clock=around.steady,
            sleep=around.sleep,
            limits=around.limits,
            waited=partial(note, self.metrics.waits),
            painter=Painter(storage, around.easel),
        )
        self.presenter.use(self.outbox)
        self.thinking = Thinking(
            around.minds, around.sleep, workers=settings.workers, seconds=settings.ai_seconds
        )
        self._uptime = Uptime(
            storage, self._closed, silence=self._silence, clock=around.clock, sleep=around.sleep
        )
        think = timed(self.thinking.decide, self.metrics.thinking.labels("move"), around.steady)
        hands = Hands(
            load=self._load,
            think=recalling(storage, think),
            go_on=self.tables.go_on,
            run_out=self.tables.run_out,
            counts=self._uptime.counts,
            nudge=self.presenter.repost_hand,
            hand_shown_at=self.presenter.hand_shown_at,
            show=self.presenter.try_again,
        )
        self.timers = Timers(hands, tempo=around.tempo, clock=around.clock, sleep=around.sleep)
        self._following = Following(storage, self.presenter.sync, self.timers.plan, around.sleep)
        people = People(
            storage,
            settings.default_language,
            reaches=rights.reaches,
            reachable=self._following.person,
        )
        self.dispatcher = make_dispatcher(self._context(rights, people), around.steady)
        self._upkeep = Upkeep(storage, keep_days=settings.keep_matches_days, sleep=around.sleep)
        self.entrance = Entrance(
            bot,
            settings,
            storage,
            self.feed,
            metrics=self.metrics,
            allowed_updates=self.dispatcher.resolve_used_update_types(),
            clock=around.steady,
            sleep=around.sleep,
        )
        deferral = Deferral(people, self.outbox, self._nursery, sleep=around.sleep)
        self.entrance.watch(deferral.watch)

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

    def link(self, payload: str) -> str:
        """Return the link that opens the private chat with a payload."""
        return f"https://t.me/{self._username}?start={payload or 'hello'}"

    async def changed(self, table_id: int) -> None:
        """Show a table that has changed, and plan what its clock does next."""
        await self._following.table(table_id)
        self._steward.heard(table_id)

    async def _opened(self, chat_id: int) -> None:
        """Show what waited, or has to wait now; a tournament may take its tables elsewhere."""
        await self._following.chat(chat_id)
        self._steward.wake()

    async def feed(self, update: Update) -> object:
        """Handle one update; its effect is committed when this returns."""
        try:
            _ = update.event_type
        except LookupError:  # aiogram would warn of it, and quote all of it
            return None
        return await self.dispatcher.feed_update(self._bot, update)

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

    def _context(self, rights: Rights, people: People) -> Context:
        return Context(
            settings=self._settings,
            storage=self._storage,
            people=people,
            rights=rights,
            lobbies=Lobbies(self._storage, self.changed, self._around.new_match_id),
            tables=self.tables,
            tournaments=self._steward.tournaments,
            dailies=Dailies(self._storage, self.changed, self._around, self._settings.zone),
            seats=self._seats,
            closed=self._closed,
            presenter=self.presenter,
            replies=Replies(self._storage, self.outbox, self._settings.default_language),
            outbox=self.outbox,
            link=self.link,
            group_link=f"https://t.me/{self._username}?startgroup=hello",
            new_match_id=self._around.new_match_id,
            taps=Taps(self._around.steady, self._around.tempo.double_tap),
            explaining=Explaining(
                self._storage,
                Explainers.of(self.thinking, self.metrics, self._around.steady),
                people,
                self._nursery,
                hints=self.presenter.hints,
                post=self.presenter.repost,
                clock=self._around.steady,
                default_language=self._settings.default_language,
            ),
            whispering=Whispering(self.presenter, self.outbox, self._nursery, self._around),
            changed=self.changed,
        )

    def _silence(self) -> float:
        heard = self.entrance.health.heard
        return inf if heard is None else self._around.steady() - heard

    async def _load(self, table_id: int) -> Table | None:
        table = await self.tables.load(table_id)
        return None if table is None else self._waiting(table)

    def _waiting(self, table: Table) -> Table:
        return replace(table, waits=True) if self._closed.holds(table.row) else table
