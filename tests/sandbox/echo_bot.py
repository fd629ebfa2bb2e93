"""A child for tests of `python -m sandbox`: echoes what it is told until it is told to stop."""

import asyncio
import os

from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import Message


async def echo(message: Message) -> None:
    """Say the same again."""
    await message.answer(f"{message.text} {os.environ['DEFAULT_LANGUAGE']}")


async def main() -> None:
    """Poll the server of the environment until a signal."""
    api = TelegramAPIServer.from_base(os.environ["TELEGRAM_API_URL"])
    bot = Bot(os.environ["BOT_TOKEN"], session=AiohttpSession(api=api))
    dispatcher = Dispatcher()
    dispatcher.message.register(echo)
    await dispatcher.start_polling(bot)


if __name__ == "__main__":
    asyncio.run(main())
