"""``python -m bot``: read the settings, run the app until a signal; or mind its files."""

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Coroutine
from typing import Any

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import AiogramError

from bot.app import App, Surroundings
from bot.arrivals import ArrivalError, RefusedError
from bot.chance import SystemChance
from bot.failures import describe
from bot.logbook import log_from
from bot.maintenance import maintain
from bot.nursery import race
from bot.settings import Settings, SettingsError, load_settings
from bot.signals import heed, ignore
from bot.storage.errors import StorageError

log = logging.getLogger("bot")

CONNECTIONS = 900
"""To Telegram: though all that may be sent in half a minute hangs, presses are answered."""
INTERRUPTED = 130
"""What shells call the exit code of a program that Ctrl-C has ended."""
MISTAKEN = 78
"""The exit code when a setting is wrong (EX_CONFIG): to start the bot again is of no use then."""


def main() -> int:
    """Run the bot, or do what the arguments say, and return the exit code."""
    if sys.argv[1:]:
        return maintain(sys.argv[1:], time.time)
    try:
        settings = load_settings()
    except SettingsError as error:
        return _complain(error, MISTAKEN)
    log_from(settings.log_level, settings.log_format)
    try:
        asyncio.run(_run(settings))
    except RefusedError as error:
        return _complain(error, MISTAKEN)
    except (StorageError, ArrivalError) as error:
        return _complain(error)
    except AiogramError as error:
        return _complain(f"Telegram cannot be reached at TELEGRAM_API_URL: {describe(error)}")
    except KeyboardInterrupt:  # before it runs; afterwards it is stopped in order
        return INTERRUPTED
    return 0


def session_for(settings: Settings) -> AiohttpSession:
    """Return the way to Telegram."""
    return AiohttpSession(
        api=TelegramAPIServer.from_base(settings.telegram_api_url),
        proxy=None if (proxy := settings.proxy_url) is None else proxy.get_secret_value(),
        limit=CONNECTIONS,
    )


async def _run(settings: Settings) -> None:
    bot = Bot(settings.bot_token.get_secret_value(), session=session_for(settings))
    around = Surroundings(
        clock=time.time,
        steady=time.monotonic,
        sleep=asyncio.sleep,
        chance=SystemChance(),
        new_match_id=lambda: secrets.token_hex(13),
    )
    stopping = asyncio.Event()
    heed(stopping)
    try:
        app = await _opened(App.open(bot, settings, around), stopping)
    except BaseException:
        await bot.session.close()
        raise
    if app is None:
        await bot.session.close()
    else:
        await _run_until(stopping, app)
    log.info("the bot has stopped")


async def _opened(opening: Coroutine[Any, Any, App], stopping: asyncio.Event) -> App | None:
    """Return the opened app; None if it is to stop first, for Telegram may hang."""
    task = asyncio.create_task(opening)
    await race(asyncio.wait({task}), stopping.wait())
    task.cancel()
    try:
        return await task
    except asyncio.CancelledError:
        return None


async def _run_until(stopping: asyncio.Event, app: App) -> None:
    async def stop() -> None:
        await stopping.wait()
        await app.stop()

    stopper = asyncio.create_task(stop())
    log.info("the bot runs")
    try:
        await app.run()
    finally:
        stopper.cancel()
        await app.close()


def _complain(problem: object, code: int = 1) -> int:
    print(problem, file=sys.stderr)
    return code


if __name__ == "__main__":
    code = main()
    ignore()
    sys.exit(code)
