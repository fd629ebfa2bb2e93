"""What Telegram is asked about people, and for how long."""

from typing import Any

from aiogram import Bot
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import TelegramMethod

from bot.rights import Rights
from tests.bot.fakes import TOKEN, FakeTime, ScriptedSession

ANNA, GROUP = 7, -70


class Silent(ScriptedSession):
    """Says nothing until the time is up."""

    async def make_request(
        self, bot: Bot, method: TelegramMethod[Any], timeout: int | None = None
    ) -> Any:
        await self.time.sleep(float(timeout or bot.session.timeout))
        raise TelegramNetworkError(method=method, message="Request timeout error")


async def test_who_pressed_a_button_does_not_wait_long_for_a_silent_telegram() -> None:
    time = FakeTime()
    rights = Rights(Bot(TOKEN, session=Silent(time)))

    assert await time.run(rights.reaches(ANNA), limit=6)
    assert not await time.run(rights.is_admin(GROUP, ANNA), limit=6)
    assert not await time.run(rights.is_member(GROUP, ANNA), limit=6)
