"""How updates come in: by polling or by webhook, and the pages for who watches the bot beside."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from aiogram import Bot
from aiogram.types import Update

from bot.arrivals import ArrivalError, Arrived
from bot.calls import CountCalls
from bot.failures import describe
from bot.footing import Footing
from bot.health import Health
from bot.listener import Delivery, Listener
from bot.metrics import Metrics, note
from bot.polling import Poller
from bot.probe import Probe
from bot.settings import Settings
from bot.storage import Storage
from bot.webhook import Place, Webhook, drop_webhook

log = logging.getLogger(__name__)

_ANSWER: Final = 3.0
"""Seconds until the page of figures goes without what the database knows."""


class Entrance:
    """Takes updates in, counts them, and listens where the operator wants it to."""

    def __init__(
        self,
        bot: Bot,
        settings: Settings,
        storage: Storage,
        feed: Callable[[Update], Awaitable[object]],
        *,
        metrics: Metrics,
        allowed_updates: Sequence[str],
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param feed: returns when the effect of an update is committed
        """
        self._settings, self._storage, self._feed = settings, storage, feed
        self._metrics, self._clock, self._sleep = metrics, clock, sleep
        self._allowed = allowed_updates
        bot.session.middleware(CountCalls(metrics.calls))
        self.health = self._health()
        self._live = Probe(self._live_tables, sleep)
        self._way, delivery = self._way_in(bot)
        self.listener = Listener(
            problem=self.health.problem,
            page=self._page,
            delivery=delivery,
            clock=clock,
            sleep=sleep,
        )

    def watch(self, arrived: Arrived) -> None:
        """Let somebody hear of each update that comes in, before anything is done."""
        self._way.arrivals.arrived = arrived

    async def run(self) -> None:
        """Take updates in until :meth:`stop`.

        :raises ArrivalError: if none will ever come in
        """
        settings = self._settings
        if (port := settings.listening_port) is not None:
            try:
                await self.listener.start(settings.http_host, port)
            except OSError as error:
                place = f"HTTP_HOST {settings.http_host}, HTTP_PORT {port}"
                raise ArrivalError(
                    f"{place}: nothing can listen there: {describe(error)}"
                ) from error
            log.info("listening at %s, port %d", settings.http_host, self.listener.port)
        try:
            await self._way.run()
        finally:
            self.health.stopping = True
            await self.listener.stop()

    async def stop(self) -> None:
        """Take nothing more in; what is being handled is finished first."""
        self.health.stopping = True
        await self._way.stop()

    async def take(self, update: Update) -> None:
        """Hand an update on, and note of which kind it was and how long it took."""
        started = self._clock()
        await self._feed(update)
        self._metrics.updates.labels(_kind(update)).inc()
        note(self._metrics.handling, self._clock() - started)

    async def _page(self) -> str:
        live = await self._live.answer(_ANSWER)
        return self._metrics.page(live_tables=live, in_flight=len(self._way.arrivals.in_flight))

    async def _live_tables(self) -> int:
        async with self._storage.read() as tx:
            return len(await tx.tables.live())

    def _health(self) -> Health:
        return Health(
            self._storage,
            Footing(self._settings.heartbeat_path, self._settings.database_path),
            clock=self._clock,
            sleep=self._sleep,
            oldest=lambda: self._way.arrivals.oldest,
        )

    def _way_in(self, bot: Bot) -> tuple[Poller | Webhook, Delivery | None]:
        """Return the way in, and what the listener takes for it if it is a webhook."""
        settings = self._settings
        if settings.webhook_url is None:
            return self._polling(bot), None
        webhook = self._webhook(bot, settings.webhook_url)
        delivery = Delivery(
            path=settings.webhook_path,
            secret=settings.secret_of_webhook,
            take=webhook.take,
            intruders=self._metrics.intruders,
        )
        return webhook, delivery

    def _polling(self, bot: Bot) -> Poller:
        return Poller(
            bot,
            self.take,
            allowed_updates=self._allowed,
            clock=self._clock,
            sleep=self._sleep,
            on_poll=self.health.hear,
            prepare=partial(drop_webhook, bot, self._sleep),
        )

    def _webhook(self, bot: Bot, url: str) -> Webhook:
        secret = self._settings.secret_of_webhook
        place = Place(url=url, secret=secret, allowed_updates=self._allowed)
        return Webhook(
            bot, self.take, place=place, health=self.health, clock=self._clock, sleep=self._sleep
        )


def _kind(update: Update) -> str:
    try:
        return update.event_type
    except LookupError:  # of a kind that aiogram doesn't know
        return "unknown"
