"""The Bot API over HTTP on loopback, and the page beside it."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox.deliveries import Deliveries
from sandbox.gateway import Gateway, LostError, PageError
from sandbox.page import add_page

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.params import Files
    from sandbox.world import World

MAX_REQUEST = 64 * 1024 * 1024
HOST = "127.0.0.1"


class Server:
    """One world behind a port of this machine."""

    def __init__(
        self, world: World, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """Serve this world.

        :param sleep: how long polls and ordered delays wait
        """
        self.world = world
        self.gateway = Gateway(world, sleep)
        self.port = 0
        self._stopping = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.deliveries = Deliveries(world, sleep)
        self._delivering: asyncio.Future[None] | None = None

    @property
    def address(self) -> str:
        """The address of the page and of the Bot API."""
        return f"http://{HOST}:{self.port}"

    async def start(self, port: int = 0) -> None:
        """Listen on a port; 0 takes any free one.

        :raises OSError: if the port is taken
        """
        app = web.Application(client_max_size=MAX_REQUEST)
        app.router.add_route("*", "/bot{token}/{method}", self._bot_api)
        add_page(app, self.world, self._stopping)
        # A client that goes away takes its long poll with it.
        self._runner = web.AppRunner(
            app, handler_cancellation=True, access_log=None, shutdown_timeout=0.2
        )
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self._delivering = asyncio.ensure_future(self.deliveries.run())

    async def stop(self) -> None:
        """Close everything, open streams and polls too."""
        self._stopping.set()
        if self._delivering is not None:
            self._delivering.cancel()
            await asyncio.wait({self._delivering})
        if self._runner is not None:
            await self._runner.cleanup()

    async def _bot_api(self, request: web.Request) -> web.StreamResponse:
        params, files = await read_params(request)
        token, method = request.match_info["token"], request.match_info["method"]
        try:
            status, body = await self.gateway.answer(token, method, params, files)
        except PageError as error:
            return web.Response(status=error.status, text=error.page, content_type="text/html")
        except LostError as error:
            if error.late:
                await self._stopping.wait()
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        headers = {}
        if status == 429:
            headers["Retry-After"] = str(body["parameters"]["retry_after"])
        return web.json_response(body, status=status, headers=headers)


async def read_params(request: web.Request) -> tuple[dict[str, Any], Files]:
    """Return the parameters and the uploaded files of a request, in whatever form they came."""
    params: dict[str, Any] = dict(request.query)
    files: Files = {}
    if request.content_type == "application/json":
        text = await request.text()
        given = json.loads(text) if text else {}
        params |= {name: value for name, value in given.items() if value is not None}
        return params, files
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = (value.filename, value.file.read())
        else:
            params[name] = value
    for name in {"document", "photo"} & files.keys():
        params.setdefault(name, f"attach://{name}")
    return params, files
