"""Updates by webhook: each is answered well only when its effect is committed.

Why and how: docs/decisions/webhook.md.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from aiogram import Bot
from aiogram.exceptions import (
    TelegramBadRequest,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.types import Update, WebhookInfo
from pydantic import ValidationError

from bot.arrivals import MAX_BACKOFF, REFUSED, ArrivalError, Arrivals, RefusedError
from bot.failures import describe
from bot.health import Health
from bot.nursery import race

log = logging.getLogger(__name__)

AT_ONCE: Final = 40
"""Deliveries that Telegram may have under way: its own default."""
LOOK_EVERY: Final = 40.0
"""Seconds between two looks at what Telegram says of the webhook."""
PATIENCE: Final = 45.0
"""Seconds until a delivery is told to come again: Telegram itself would wait for a minute."""
REMEMBERED: Final = 10_000
"""Updates that are known to be done: Telegram repeats one whose answer got lost."""
_ANSWER: Final = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where Telegram is to deliver, and the secret by which it proves itself."""

    url: str
    secret: str
    allowed_updates: Sequence[str]


class Webhook:
    """Takes what is delivered, until stopped."""

    def __init__(
        self,
        bot: Bot,
        feed: Callable[[Update], Awaitable[object]],
        *,
        place: Place,
        health: Health,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param feed: returns when the effect of an update is committed
        """
        self._bot, self._place, self._health, self._sleep = bot, place, health, sleep
        self.arrivals = Arrivals(feed, clock=clock, sleep=sleep, done=self._done_with)
        self._done: set[int] = set()
        self._done_in_order: deque[int] = deque()
        self._looked_at: int | None = None
        self._stopping = asyncio.Event()
        self._finished = asyncio.Event()

    async def run(self) -> None:
        """Tell Telegram where to deliver, and watch it until stopped.

        :raises ArrivalError: if Telegram will never deliver
        """
        try:
            try:
                await race(self._watch(), self._stopping.wait())
            finally:
                self._stopping.set()
                await self.arrivals.finish()
        finally:
            self._finished.set()

    async def stop(self) -> None:
        """Take nothing more, and finish what is being handled; returns when ``run`` does.

        The webhook stays: what is delivered meanwhile comes again at the next start.
        """
        self._stopping.set()
        await self._finished.wait()

    async def take(self, body: bytes) -> int:
        """Take a delivery; give the status to answer, 200 only when its effect is committed."""
        try:
            raw = json.loads(body)
            update_id = int(raw["update_id"])
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
            return 400
        if self._stopping.is_set():
            return 503
        self._health.hear()
        if update_id in self._done:
            return 200
        try:
            update = Update.model_validate(raw, context={"bot": self._bot})
        except ValidationError:  # it would come again for a day, and hold up its chat
            log.error("update %d can't be read and is skipped", update_id)
            return 200
        landed = self.arrivals.put(update)
        await race(asyncio.wait({landed}), self._sleep(PATIENCE))
        return 200 if landed.done() and landed.result() else 503

    def _done_with(self, update_id: int) -> None:
        self._done.add(update_id)
        self._done_in_order.append(update_id)
        if len(self._done_in_order) > REMEMBERED:
            self._done.discard(self._done_in_order.popleft())

    async def _watch(self) -> None:
        place = self._place

        async def register() -> None:
            await self._bot.set_webhook(
                place.url,
                secret_token=place.secret,
                allowed_updates=list(place.allowed_updates),
                max_connections=AT_ONCE,
                request_timeout=_ANSWER,
            )

        await until_heard(register, self._sleep)
        self._health.hear()
        while True:
            await self._sleep(LOOK_EVERY)
            try:
                info = await self._bot.get_webhook_info(request_timeout=_ANSWER)
            except (TelegramUnauthorizedError, TelegramNotFound) as error:
                raise ArrivalError(REFUSED) from error
            except Exception as error:
                log.warning("Telegram does not say how the webhook is: %s", describe(error))
            else:
                self._judge(info)

    def _judge(self, info: WebhookInfo) -> None:
        self._health.hear()
        trouble = ""
        failed = None if info.last_error_date is None else int(info.last_error_date.timestamp())
        if info.url != self._place.url:
            trouble = "the webhook of this token is not ours any more"
        elif info.pending_update_count and failed is not None and failed != self._looked_at:
            trouble = f"Telegram fails to deliver {info.pending_update_count} updates"
        if trouble and trouble != self._health.trouble:
            log.error("%s: %s", trouble, info.last_error_message or "")
        self._looked_at, self._health.trouble = failed, trouble


async def drop_webhook(bot: Bot, sleep: Callable[[float], Awaitable[None]]) -> None:
    """Take away a webhook that was set, for with one there is no polling; nothing gets lost.

    :raises RefusedError: if Telegram refuses the token
    """

    async def drop() -> None:
        await bot.delete_webhook(request_timeout=_ANSWER)

    await until_heard(drop, sleep)


async def until_heard(
    say: Callable[[], Awaitable[None]], sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Say something to Telegram, for as long as it cannot be reached.

    :raises RefusedError: if it refuses
    """
    pause = 1.0
    while True:
        try:
            return await say()
        except (TelegramUnauthorizedError, TelegramNotFound) as error:
            raise RefusedError(REFUSED) from error
        except TelegramBadRequest as error:
            raise RefusedError(f"Telegram refuses WEBHOOK_URL: {describe(error)}") from error
        except Exception as error:
            if isinstance(error, TelegramRetryAfter):
                pause = max(pause, float(error.retry_after))
            log.warning("the webhook waits %.0f s: %s", pause, describe(error))
        await sleep(pause)
        pause = min(2 * pause, MAX_BACKOFF)
