"""The composition root: every part of the program is built here, in real or fake surroundings."""

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


class Assembly:
    """All parts around one database, and what some of them let others hear."""

    def __init__(
        self, bot: Bot, settings: Settings, storage: Storage, around: Surroundings, username: str
    ) -> None:
        self._bot, self._settings, self._storage, self._around = bot, settings, storage, around
        self._username = username
        self._nursery, self._closed, self.metrics = Nursery(), Closed(), Metrics()
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
        self.outbox = self._make_outbox()
        self.presenter.use(self.outbox)
        self._wind_clocks()
        self._following = Following(storage, self.presenter.sync, self.timers.plan, around.sleep)
        self._upkeep = Upkeep(storage, keep_days=settings.keep_matches_days, sleep=around.sleep)
        self._make_entrance(rights)

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

    def _make_outbox(self) -> Outbox:
        around = self._around
        return Outbox(
            self._bot,
            Ledgers(self.presenter, self._herald, self._steward),
            clock=around.steady,
            sleep=around.sleep,
            limits=around.limits,
            waited=partial(note, self.metrics.waits),
            painter=Painter(self._storage, around.easel),
        )

    def _wind_clocks(self) -> None:
        """Make the clocks of the tables, and what they ask: who thinks, whether time counts."""
        around, settings, storage = self._around, self._settings, self._storage
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

    def _make_entrance(self, rights: Rights) -> None:
        """Make the way in for updates, and what hands them to their handlers."""
        around, settings, storage = self._around, self._settings, self._storage
        people = People(
            storage,
            settings.default_language,
            reaches=rights.reaches,
            reachable=self._following.person,
        )
        self.dispatcher = make_dispatcher(self._context(rights, people), around.steady)
        self.entrance = Entrance(
            self._bot,
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
            explaining=self._explaining(people),
            whispering=Whispering(self.presenter, self.outbox, self._nursery, self._around),
            changed=self.changed,
        )

    def _explaining(self, people: People) -> Explaining:
        return Explaining(
            self._storage,
            Explainers.of(self.thinking, self.metrics, self._around.steady),
            people,
            self._nursery,
            hints=self.presenter.hints,
            post=self.presenter.repost,
            clock=self._around.steady,
            default_language=self._settings.default_language,
        )

    def _silence(self) -> float:
        heard = self.entrance.health.heard
        return inf if heard is None else self._around.steady() - heard

    async def _load(self, table_id: int) -> Table | None:
        table = await self.tables.load(table_id)
        return None if table is None else self._waiting(table)

    def _waiting(self, table: Table) -> Table:
        return replace(table, waits=True) if self._closed.holds(table.row) else table
