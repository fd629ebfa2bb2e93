"""What Telegram is asked about people, and for how long."""

from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)
from aiogram.methods import TelegramMethod

from bot.errors import TableError, Why
from bot.rights import Rights
from tests.bot.fakes import TOKEN, Failure, FakeTime, ScriptedSession, refusal

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
    for ask in (rights.is_admin, rights.is_member):
        with pytest.raises(TableError, match=Why.NOT_ASKED):
            await time.run(ask(GROUP, ANNA), limit=6)


@pytest.mark.parametrize(
    "failure",
    [
        lambda method: TelegramRetryAfter(method, "Too Many Requests: retry after 5", 5),
        lambda method: TelegramServerError(method, "Internal Server Error"),
        lambda _: ClientDecodeError("no", ValueError("x"), "<html>"),
    ],
)
async def test_who_cannot_be_asked_about_is_no_stranger(failure: Failure) -> None:
    session = ScriptedSession(FakeTime())
    rights = Rights(Bot(TOKEN, session=session))
    for ask in (rights.is_admin, rights.is_member):
        session.script.append(failure)
        with pytest.raises(TableError, match=Why.NOT_ASKED):
            await ask(GROUP, ANNA)


@pytest.mark.parametrize(
    "words",
    [
        "Bad Request: user not found",
        "Bad Request: PARTICIPANT_ID_INVALID",
        "Bad Request: member not found",
        "Bad Request: member list is inaccessible",
        "Bad Request: CHAT_ADMIN_REQUIRED",
        "Forbidden: bot was kicked from the supergroup chat",
    ],
)
async def test_what_telegram_does_not_tell_is_neither_yes_nor_no(words: str) -> None:
    session = ScriptedSession(FakeTime())
    rights = Rights(Bot(TOKEN, session=session))
    session.script.append(refusal(words))
    assert await rights.is_member(GROUP, ANNA) is None
    session.script += [refusal(words), refusal(words)]
    with pytest.raises(TableError, match=Why.NOT_TOLD):
        await rights.is_admin(GROUP, ANNA)
    for seen_in in (GROUP, ANNA):
        session.script.append(refusal(words))
        present = await rights.is_present(GROUP, ANNA, seen_in=seen_in)
        assert present == (seen_in == GROUP)
