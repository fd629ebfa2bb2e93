"""Delivers updates to the webhook: in order for each chat, again and again until it says yes."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import aiohttp

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.webhooks import Webhook
    from sandbox.world import World

HEADER = "X-Telegram-Bot-Api-Secret-Token"
TIMEOUT = aiohttp.ClientTimeout(total=60)
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
GONE = "Wrong response from the webhook: {0}"
UNREACHED = "Connection failed"


class Deliveries:
    """Takes from the queue of a world whatever its webhook may have next."""

    def __init__(self, world: World, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Deliver what happens in this world.

        :param sleep: how pauses after a failure pass
        """
        self.world = world
        self.tries = 0
        """How often something was delivered, in vain or not."""
        self._sleep = sleep
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._session: aiohttp.ClientSession | None = None

    async def run(self) -> None:
        """Deliver until cancelled."""
        changed = asyncio.Event()
        unwatch = self.world.watch(changed.set)
        try:
            async with aiohttp.ClientSession(timeout=TIMEOUT) as self._session:
                while True:
                    self._begin()
                    await changed.wait()
                    changed.clear()
        finally:
            unwatch()
            await self._end()

    async def _end(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self) -> None:
        webhook = self.world.webhook
        if not webhook.url:
            return
        for update in self.world.updates.waiting():
            queue = queue_of(update)
            if len(self._under_way) >= webhook.at_once:
                return
            if queue not in self._under_way:
                self._under_way[queue] = asyncio.ensure_future(self._deliver(queue, webhook))

    async def _deliver(self, queue: str, webhook: Webhook) -> None:
        """Deliver the updates of one queue one after the other."""
        pause = FIRST_PAUSE
        try:
            while self.world.webhook is webhook and (update := self._next(queue)) is not None:
                self.tries += 1
                wait = await self._post(webhook, update, pause)
                if wait is None:
                    self.world.updates.confirm(update["update_id"])
                    pause = FIRST_PAUSE
                else:
                    await self._sleep(wait)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._under_way[queue]
        self.world.changed()

    def _next(self, queue: str) -> dict[str, Any] | None:
        waiting = self.world.updates.waiting()
        return next((update for update in waiting if queue_of(update) == queue), None)

    async def _post(self, webhook: Webhook, update: dict[str, Any], pause: float) -> float | None:
        """Give None if it has been taken, else the seconds until the next try."""
        if self._session is None:
            return pause
        headers = {"Content-Type": "application/json"}
        if webhook.secret:
            headers[HEADER] = webhook.secret
        body = json.dumps(update).encode()
        try:
            async with self._session.post(
                webhook.url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                if answer.status // 100 == 2:
                    return None
                failure = GONE.format(f"{answer.status} {answer.reason}")
                after = answer.headers.get("Retry-After", "")
        except (aiohttp.ClientError, TimeoutError, OSError):
            failure, after = UNREACHED, ""
        webhook.failed_at, webhook.failure = self.world.date, failure
        return float(after) if after.isdigit() else pause


def queue_of(update: dict[str, Any]) -> str:
    """Name the queue of an update: what is in one is delivered in order."""
    (event,) = (value for key, value in update.items() if key != "update_id")
    if "data" in event:
        return f"user {event['from']['id']}"
    return f"chat {event['chat']['id']}"
