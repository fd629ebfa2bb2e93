"""The in-process transport: the real aiogram client over a world, without a socket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramNetworkError

from sandbox.gateway import Gateway, LostError, PageError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    from aiogram import Bot
    from aiogram.methods import TelegramMethod
    from aiogram.methods.base import TelegramType
    from aiogram.types import InputFile

    from sandbox.params import Files
    from sandbox.world import World


class InProcessSession(BaseSession):
    """Sends what aiogram would send, to a world instead of a server.

    Each request gives way once to other tasks, so that what a real network lets happen between
    two calls happens here too.
    """

    def __init__(
        self, world: World, sleep: Callable[[float], Awaitable[None]] | None = None
    ) -> None:
        """Lead to this world.

        :param sleep: how time passes in a long poll; without it a poll waits for an update
        """
        super().__init__()
        self.world = world
        self.gateway = Gateway(world, sleep)
        self.closed = False

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109, ARG002 - aiogram's signature
    ) -> TelegramType:
        """Serialise, call and parse as aiogram's own session does.

        :raises TelegramAPIError: whatever aiogram makes of the answer
        """
        params, uploads = self._form(bot, method)
        files: Files = {}
        for key, upload in uploads.items():
            content = b"".join([chunk async for chunk in upload.read(bot)])
            files[key] = (upload.filename or key, content)
        await asyncio.sleep(0)
        name = method.__api_method__
        try:
            status, body = await self.gateway.answer(bot.token, name, params, files)
            content_text = self.json_dumps(body)
        except LostError as error:
            message = "Request timeout error" if error.late else f"ClientOSError: {error}"
            raise TelegramNetworkError(method=method, message=message) from error
        except PageError as error:
            status, content_text = error.status, error.page
        response = self.check_response(bot, method, status, content_text)
        return cast("TelegramType", response.result)

    def _form(
        self, bot: Bot, method: TelegramMethod[Any]
    ) -> tuple[dict[str, str], dict[str, InputFile]]:
        uploads: dict[str, InputFile] = {}
        params = {}
        for key, value in method.model_dump(warnings=False).items():
            prepared = self.prepare_value(value, bot=bot, files=uploads)
            # aiogram leaves empty values out of the form.
            if prepared:
                params[key] = prepared
        return params, uploads

    async def close(self) -> None:
        """Remember that the bot is done with it."""
        self.closed = True

    async def stream_content(
        self,
        url: str,
        headers: dict[str, Any] | None = None,  # noqa: ARG002
        timeout: int = 30,  # noqa: ASYNC109, ARG002
        chunk_size: int = 65536,  # noqa: ARG002
        raise_for_status: bool = True,  # noqa: ARG002
    ) -> AsyncGenerator[bytes, None]:
        """Return the content of a file that was sent, by the last part of its url."""
        yield self.world.files[url.rsplit("/", 1)[-1]].content
