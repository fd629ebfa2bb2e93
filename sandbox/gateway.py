"""What both transports share: trouble on the way, bodies of answers, long polling."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sandbox.errors import ApiError
from sandbox.params import Files, Params

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from sandbox.world import World

PAGE = "<html><head><title>{0} Bad Gateway</title></head><body>nginx</body></html>"
TAKEN_OVER = (
    "terminated by other getUpdates request; make sure that only one bot instance is running"
)
TO_WEBHOOK = "terminated by setWebhook request"


class LostError(Exception):
    """The answer never arrives."""

    def __init__(self, *, late: bool) -> None:
        """Say whether the caller waited for nothing or was cut off."""
        super().__init__("timeout" if late else "connection lost")
        self.late = late


class PageError(Exception):
    """A proxy answers instead of the Bot API."""

    def __init__(self, status: int) -> None:
        """Hold the status and the page."""
        super().__init__(f"{status} page")
        self.status = status
        self.page = PAGE.format(status)


class Gateway:
    """The way from a client to the world."""

    def __init__(
        self, world: World, sleep: Callable[[float], Awaitable[None]] | None = None
    ) -> None:
        """Lead to this world.

        :param sleep: how to wait; without it a long poll waits for an update however long
        """
        self.world = world
        self.sleep = sleep

    async def answer(
        self, token: str, method: str, params: Mapping[str, Any], files: Files | None = None
    ) -> tuple[int, dict[str, Any]]:
        """Carry out a call and return the status and the body of the answer.

        :raises LostError: when the connection is to break
        :raises PageError: when a proxy is to answer
        """
        chat_id = Params(params).integer("chat_id")
        order = self.world.trouble.take(method, chat_id, refusals=False)
        if order is None:
            return await self._call(token, method, params, files)
        if order.kind == "html":
            raise PageError(order.status)
        if order.kind == "delay":
            if self.sleep is not None:
                await self.sleep(order.seconds)
            return await self._call(token, method, params, files)
        if order.delivered:
            await self._call(token, method, params, files)
        raise LostError(late=order.kind == "timeout")

    async def _call(
        self, token: str, method: str, params: Mapping[str, Any], files: Files | None
    ) -> tuple[int, dict[str, Any]]:
        try:
            result = self.world.call(token, method, params, files)
            if method.lower() == "getupdates":
                result = await self._wait_for_updates(Params(params), result)
        except ApiError as error:
            return error.code, error.body()
        return 200, {"ok": True, "result": result}

    async def _wait_for_updates(
        self, params: Params, result: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        updates = self.world.updates
        limit, timeout = updates.admitted
        updates.polls += 1
        number = updates.polls
        self.world.changed()
        if self.sleep is None and not params.integer("timeout"):
            return result
        woken = asyncio.Event()
        unwatch = self.world.watch(woken.set)
        timer = asyncio.ensure_future(self._timer(timeout, woken))
        try:
            while not result and not timer.done():
                await woken.wait()
                woken.clear()
                if updates.polls != number:
                    raise ApiError(409, TO_WEBHOOK if self.world.webhook.url else TAKEN_OVER)
                result = updates.take(params.integer("offset"), limit)
        finally:
            unwatch()
            timer.cancel()
        return result

    async def _timer(self, timeout: float, woken: asyncio.Event) -> None:  # noqa: ASYNC109
        if self.sleep is None:
            await asyncio.Event().wait()
        elif timeout > 0:
            await self.sleep(timeout)
        woken.set()
