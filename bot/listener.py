"""The bot's own small web server: what Telegram delivers, and pages for who watches the bot."""

import hmac
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from aiohttp import web
from prometheus_client import Counter

from bot.metrics import CONTENT_TYPE
from bot.nursery import race

log = logging.getLogger(__name__)

HEALTH: Final = "/healthz"
METRICS: Final = "/metrics"
SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of it
LARGEST: Final = 1024 * 1024
"""Bytes of a delivery: an update is a few thousand."""
READING: Final = 10.0
"""Seconds in which a delivery has to have come in."""
AGAIN: Final = {"Retry-After": "1"}
_QUIET: Final = 60.0
_GOODBYE: Final = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """Where Telegram delivers, how it proves to be Telegram, and who takes it."""

    path: str
    secret: str
    take: Callable[[bytes], Awaitable[int]]
    """Returns the status to answer: 200 only when the effect is committed."""
    intruders: Counter


class Listener:
    """Listens at one address, until stopped."""

    def __init__(
        self,
        *,
        problem: Callable[[], Awaitable[str]],
        page: Callable[[], Awaitable[str]],
        delivery: Delivery | None = None,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param problem: returns what is wrong with the bot, nothing if it is well
        :param page: returns the metrics
        """
        self._problem, self._page, self._delivery = problem, page, delivery
        self._clock, self._sleep = clock, sleep
        self._runner: web.AppRunner | None = None
        self._intruders = 0
        self._complained = float("-inf")
        self.port = 0

    async def start(self, host: str, port: int) -> None:
        """Listen; port 0 takes any free one.

        :raises OSError: if there is no such address, or it is taken
        """
        app = web.Application(client_max_size=LARGEST)
        app.router.add_get(HEALTH, self._health)
        app.router.add_get(METRICS, self._metrics)
        if self._delivery is not None:
            app.router.add_post(self._delivery.path, self._deliver)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=_GOODBYE)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self.stop()
            raise
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Listen no more; answers that are being given are given."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _health(self, _request: web.Request) -> web.Response:
        problem = await self._problem()
        return web.Response(status=503 if problem else 200, text=f"{problem or 'ok'}\n")

    async def _metrics(self, _request: web.Request) -> web.Response:
        return web.Response(
            body=(await self._page()).encode(), headers={"Content-Type": CONTENT_TYPE}
        )

    async def _deliver(self, request: web.Request) -> web.Response:
        delivery = self._delivery
        if delivery is None or not self._is_telegram(request, delivery.secret):
            self._note_intruder()
            return web.Response(status=403)
        if request.content_type != "application/json":
            return web.Response(status=415)
        body = await self._read(request)
        if body is None:
            return web.Response(status=408)
        status = await delivery.take(body)
        return web.Response(status=status, headers=AGAIN if status == 503 else None)

    async def _read(self, request: web.Request) -> bytes | None:
        """Return the body; None if it does not come.

        :raises HTTPRequestEntityTooLarge: if it is too large
        """
        bodies: list[bytes] = []

        async def read() -> None:
            bodies.append(await request.read())

        await race(read(), self._sleep(READING))
        return bodies[0] if bodies else None

    @staticmethod
    def _is_telegram(request: web.Request, secret: str) -> bool:
        given = request.headers.get(SECRET_HEADER, "")
        return hmac.compare_digest(given.encode(errors="surrogateescape"), secret.encode())

    def _note_intruder(self) -> None:
        """Count who does not know the secret, and say so once a minute at most."""
        if self._delivery is not None:
            self._delivery.intruders.inc()
        self._intruders += 1
        if self._clock() - self._complained >= _QUIET:
            log.warning("%d deliveries without the right secret are refused", self._intruders)
            self._complained, self._intruders = self._clock(), 0
