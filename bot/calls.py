"""Counts the calls to Telegram on their way out."""

from typing import Final

from aiogram import Bot
from aiogram.client.session.middlewares.base import (
    BaseRequestMiddleware,
    NextRequestMiddlewareType,
)
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)
from aiogram.methods import Response, TelegramMethod
from aiogram.methods.base import TelegramType
from prometheus_client import Counter

FLOOD: Final = "Too Many Requests"


class CountCalls(BaseRequestMiddleware):
    """Notes method and outcome of every call, and changes nothing about it."""

    def __init__(self, calls: Counter) -> None:
        self._calls = calls

    async def __call__(
        self,
        make_request: NextRequestMiddlewareType[TelegramType],
        bot: Bot,
        method: TelegramMethod[TelegramType],
    ) -> Response[TelegramType]:
        name = method.__api_method__
        try:
            response = await make_request(bot, method)
        except Exception as error:
            self._calls.labels(name, outcome_of(error)).inc()
            raise
        self._calls.labels(name, "ok").inc()
        return response


def outcome_of(error: Exception) -> str:
    """Name what came of a call that failed: 429, refused or failed."""
    match error:
        case TelegramRetryAfter():
            return "429"
        case TelegramAPIError() if error.message.startswith(FLOOD):
            return "429"
        case TelegramNetworkError() | TelegramServerError() | ClientDecodeError():
            return "failed"
        case TelegramAPIError():
            return "refused"
        case _:
            return "failed"
