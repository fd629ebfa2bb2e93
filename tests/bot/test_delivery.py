"""What the failure of a call means, by the exception that aiogram makes of Telegram's answer."""

import json
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import SendMessage
from aiogram.types import Message

from bot.refusals import Refusal
from bot.verdicts import Again, Moved, Verdict, judge
from tests.bot.fakes import TOKEN, FakeTime, ScriptedSession

PAGE = "<html><body>502 Bad Gateway</body></html>"
UPGRADED = "Bad Request: group chat was upgraded to a supergroup chat"


def body(code: int, description: str, **parameters: int) -> str:
    """Return what Telegram answers with."""
    answer: dict[str, Any] = {"ok": False, "error_code": code, "description": description}
    if parameters:
        answer["parameters"] = parameters
    return json.dumps(answer)


def flood(seconds: int) -> str:
    return body(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


ANSWERS: list[tuple[int, str, Verdict]] = [
    *((429, flood(seconds), Again(float(seconds))) for seconds in (1, 3, 35, 137, 3600, 86_400)),
    (429, flood(0), Again()),
    (429, flood(-5), Again(1.0)),
    (429, body(429, "Too Many Requests: retry after 5"), Again()),
    (400, body(400, UPGRADED, migrate_to_chat_id=-1_009), Moved(-1_009)),
    (500, body(500, "Internal Server Error"), Again()),
    (500, body(500, "Internal Server Error: restart"), Again()),
    (502, body(502, "Bad Gateway"), Again()),
    (504, body(504, "Gateway Timeout"), Again()),
    (502, PAGE, Again()),
    (504, PAGE, Again()),
    (200, PAGE, Again()),
    (403, PAGE, Again()),
    (200, "", Again()),
    (200, "[]", Again()),
    (200, "null", Again()),
    (200, '{"ok": true', Again()),
    (200, '{"ok": true, "result": {"message_id": "x"}}', Refusal.BUG),
    (401, body(401, "Unauthorized"), Again()),
    (404, body(404, "Not Found: method not found"), Refusal.BUG),
    (404, body(404, "Not Found"), Refusal.BUG),
    (413, body(413, "Request Entity Too Large"), Refusal.BUG),
    (400, body(400, "Bad Request: message to edit not found"), Refusal.MESSAGE_GONE),
    (403, body(403, "Forbidden: bot was kicked from the group chat"), Refusal.KICKED),
    (403, body(403, "Forbidden: words that nobody has heard yet"), Refusal.KICKED),
    (400, body(400, "Bad Request: words that nobody has heard yet"), Refusal.BUG),
]


@pytest.mark.parametrize(("status", "content", "verdict"), ANSWERS)
def test_each_answer_has_one_meaning(status: int, content: str, verdict: Verdict) -> None:
    session = ScriptedSession(FakeTime())
    method = SendMessage(chat_id=-9, text="x")
    with pytest.raises(Exception) as caught:  # noqa: PT011 - whatever aiogram makes of it
        session.check_response(Bot(TOKEN, session=session), method, status, content)
    assert judge(caught.value, private=False) == verdict


@pytest.mark.parametrize(
    "words",
    [
        "Request timeout error",
        "ServerDisconnectedError: Server disconnected",
        "ClientOSError: [Errno 104] Connection reset by peer",
        "ClientConnectorError: Cannot connect to host api.telegram.org:443",
        "ClientPayloadError: Response payload is not completed",
    ],
)
def test_trouble_on_the_way_says_nothing_about_the_message(words: str) -> None:
    error = TelegramNetworkError(method=SendMessage(chat_id=-9, text="x"), message=words)
    assert judge(error, private=False) == Again()


def test_a_good_answer_is_none_of_these() -> None:
    session = ScriptedSession(FakeTime())
    chat = {"id": -9, "type": "group", "title": "x"}
    content = json.dumps({"ok": True, "result": {"message_id": 5, "date": 0, "chat": chat}})
    method = SendMessage(chat_id=-9, text="x")
    answer = session.check_response(Bot(TOKEN, session=session), method, 200, content)
    assert isinstance(answer.result, Message)
