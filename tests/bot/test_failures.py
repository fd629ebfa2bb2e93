"""The log says what went wrong, and nothing that must not be read there."""

import sqlite3

import pytest
from aiogram.exceptions import ClientDecodeError, TelegramBadRequest, TelegramNetworkError
from aiogram.methods import GetMe
from sqlalchemy.exc import OperationalError

from bot.failures import describe, trace
from tests.bot.fakes import TOKEN

TELEGRAM = TelegramBadRequest(GetMe(), "Bad Request: x")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (TELEGRAM, "TelegramBadRequest: Bad Request: x"),
        (
            TelegramNetworkError(GetMe(), f"InvalidURL: http://x/bot{TOKEN}/getMe\nmore"),
            "TelegramNetworkError: InvalidURL: http://x/bot***/getMe",
        ),
        (TelegramBadRequest(GetMe(), 'tag "9S" here'), "TelegramBadRequest: tag *** here"),
        (TelegramBadRequest(GetMe(), ""), "TelegramBadRequest: "),
        (ClientDecodeError("no", ValueError("9S"), "9S"), "ClientDecodeError"),
        (KeyError("9S"), "KeyError"),
        (OSError(28, "No space left"), "OSError: [Errno 28] No space left"),
        (
            OperationalError("UPDATE", {"state": "9S"}, sqlite3.OperationalError("locked")),
            "OperationalError: locked",
        ),
    ],
)
def test_an_error_is_named_without_what_it_choked_on(error: Exception, expected: str) -> None:
    assert describe(error) == expected


def test_a_trace_says_where_but_not_what() -> None:
    try:
        raise KeyError("9S".lower())
    except KeyError as error:
        text = trace(error)

    assert text.startswith("KeyError\n")
    assert "test_failures.py" in text
    assert "9s" not in text
