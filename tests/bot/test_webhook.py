"""What is delivered is answered well only when its effect is committed, and acts once."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    TelegramBadRequest,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.methods import GetWebhookInfo, TelegramMethod
from aiogram.types import Update, WebhookInfo

from bot.arrivals import ArrivalError, RefusedError
from bot.footing import Footing
from bot.health import Health
from bot.storage import Storage
from bot.webhook import REMEMBERED, Place, Webhook, drop_webhook
from tests.bot.fakes import TOKEN, Call, FakeTime, ScriptedSession

URL = "https://example.org/thousand"


def body(update_id: int, chat: int = -100) -> bytes:
    message = {
        "message_id": 1,
        "date": 0,
        "chat": {"id": chat, "type": "group", "title": "x"},
        "from": {"id": 7, "is_bot": False, "first_name": "A"},
    }
    return json.dumps({"update_id": update_id, "message": message}).encode()


class Telegram(ScriptedSession):
    """Says of the webhook what the test wants."""

    info = WebhookInfo(url=URL, has_custom_certificate=False, pending_update_count=0)

    async def make_request(
        self, bot: Bot, method: TelegramMethod[Any], timeout: int | None = None
    ) -> Any:
        answer = await super().make_request(bot, method, timeout)
        return self.info if isinstance(method, GetWebhookInfo) else answer


class Post:
    """A webhook, and what was handled."""

    def __init__(self, storage: Storage, folder: Path) -> None:
        self.time = FakeTime()
        self.telegram = Telegram(self.time)
        self.handled: list[int] = []
        self.begun: list[int] = []
        self.takes: dict[int, float] = {}
        self.fails: dict[int, list[Exception]] = {}
        self.health = Health(
            storage,
            Footing(folder / "heartbeat"),
            clock=self.time.now,
            sleep=self.time.sleep,
            oldest=lambda: self.webhook.arrivals.oldest,
        )
        self.webhook = Webhook(
            Bot(TOKEN, session=self.telegram),
            self.feed,
            place=Place(url=URL, secret="s" * 16, allowed_updates=["message"]),
            health=self.health,
            clock=self.time.now,
            sleep=self.time.sleep,
        )
        self.running: asyncio.Task[None] | None = None

    async def feed(self, update: Update) -> None:
        self.begun.append(update.update_id)
        await self.time.sleep(self.takes.get(update.update_id, 0))
        if failures := self.fails.get(update.update_id):
            raise failures.pop(0)
        self.handled.append(update.update_id)

    async def start(self) -> None:
        self.running = asyncio.ensure_future(self.webhook.run())
        await self.time.settle()

    async def stop(self) -> None:
        await self.time.run(self.webhook.stop(), limit=10)
        if self.running is not None:
            await asyncio.wait({self.running})

    def deliver(self, update_id: int, chat: int = -100) -> "asyncio.Task[int]":
        return asyncio.ensure_future(self.webhook.take(body(update_id, chat)))

    async def delivered(self, update_id: int, chat: int = -100) -> int:
        return await self.time.run(self.deliver(update_id, chat))


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    storage = await Storage.open(":memory:", clock=lambda: 0.0)
    yield Post(storage, tmp_path)
    await storage.close()


async def test_telegram_is_told_where_to_deliver_and_asked_how_it_goes(post: Post) -> None:
    await post.start()
    (told,) = post.telegram.of("SetWebhook")
    assert told.method.url == URL
    assert told.method.secret_token == "s" * 16
    assert told.method.allowed_updates == ["message"]
    assert not told.method.drop_pending_updates
    await post.time.advance(85)
    assert len(post.telegram.of("GetWebhookInfo")) == 2
    assert await post.health.problem() == ""
    await post.stop()
    assert post.telegram.of("DeleteWebhook") == []


async def test_an_update_is_answered_well_only_when_it_is_handled(post: Post) -> None:
    await post.start()
    post.takes[1] = 3
    answer = post.deliver(1)
    await post.time.advance(2)
    assert not answer.done()
    await post.time.advance(2)
    assert answer.result() == 200
    assert post.handled == [1]
    await post.stop()


async def test_one_chat_keeps_its_order_and_does_not_hold_up_another(post: Post) -> None:
    await post.start()
    post.takes[1] = 3
    answers = [post.deliver(1), post.deliver(2), post.deliver(3, -200)]
    await post.time.advance(1)
    assert post.handled == [3]
    await post.time.advance(3)
    assert post.handled == [3, 1, 2]
    assert [answer.result() for answer in answers] == [200, 200, 200]
    await post.stop()


async def test_what_comes_twice_acts_once(post: Post) -> None:
    await post.start()
    post.takes[1] = 3
    first, again = post.deliver(1), post.deliver(1)
    await post.time.advance(4)
    assert [first.result(), again.result(), await post.delivered(1)] == [200, 200, 200]
    assert post.begun == [1]
    await post.stop()


async def test_not_everything_is_remembered_for_ever(post: Post) -> None:
    await post.start()
    for update_id in range(REMEMBERED + 5):
        post.webhook._done_with(update_id)
    assert len(post.webhook._done) == REMEMBERED
    assert min(post.webhook._done) == 5
    await post.stop()


async def test_what_fails_is_tried_until_it_is_done_and_answered_in_time(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    await post.start()
    post.fails[1] = [ValueError("secret") for _ in range(6)]
    answer, behind = post.deliver(1), post.deliver(2)
    await post.time.advance(50)
    assert [answer.result(), behind.result()] == [503, 503]
    again = post.deliver(1)
    await post.time.advance(50)
    assert again.result() == 200
    assert post.handled == [1, 2]
    assert "update 1 failed" in caplog.text
    assert "secret" not in caplog.text
    await post.stop()


async def test_an_update_that_is_stuck_is_bad_health(post: Post) -> None:
    await post.start()
    post.fails[1] = [ValueError() for _ in range(9)]
    answer = post.deliver(1)
    await post.time.advance(70)
    assert await post.health.problem() == "an update has not been handled for 70 s"
    await post.stop()
    assert answer.result() == 503


@pytest.mark.parametrize(
    "delivered",
    [
        b"",
        b"\xff",
        b"[]",
        b"{}",
        b'{"update_id": null}',
        b'{"update_id": "x"}',
        b'{"update_id": 1e400}',
        b"[" * 100_000,
    ],
)
async def test_garbage_is_a_bad_request(post: Post, delivered: bytes) -> None:
    await post.start()
    assert await post.webhook.take(delivered) == 400
    assert post.begun == []
    await post.stop()


async def test_an_update_that_can_not_be_read_does_not_come_for_ever(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    await post.start()
    assert await post.webhook.take(b'{"update_id": 1, "message": {"secret": 1}}') == 200
    assert post.begun == []
    assert "update 1 can't be read" in caplog.text
    assert "secret" not in caplog.text
    await post.stop()


async def test_a_stop_finishes_what_is_begun_and_leaves_the_rest_to_telegram(post: Post) -> None:
    await post.start()
    post.takes = {1: 2}
    answers = [post.deliver(1), post.deliver(2), post.deliver(3, -200)]
    await post.time.advance(1)
    await post.stop()
    assert await post.delivered(4) == 503
    assert post.handled == [3, 1]
    assert [answer.result() for answer in answers] == [200, 503, 200]


async def test_a_stop_does_not_wait_for_ever(post: Post) -> None:
    await post.start()
    post.takes[1] = 1_000
    answer = post.deliver(1)
    await post.time.settle()
    await post.stop()
    await post.time.settle()
    assert answer.result() == 503
    assert post.handled == []


async def test_the_network_is_waited_for(post: Post) -> None:
    post.telegram.script.extend(
        [
            lambda method: TelegramNetworkError(method, "x"),
            lambda method: TelegramRetryAfter(method, "x", 17),
        ]
    )
    await post.start()
    assert await post.health.problem() == "Telegram has not answered yet"
    await post.time.advance(20)
    assert [call.at for call in post.telegram.of("SetWebhook")] == [1_000, 1_001, 1_018]
    assert await post.health.problem() == ""
    await post.stop()


def refused(method: TelegramMethod[Any]) -> Exception:
    return TelegramBadRequest(method, "Bad Request: bad webhook: HTTPS url must be provided")


def unauthorized(method: TelegramMethod[Any]) -> Exception:
    return TelegramUnauthorizedError(method, "Unauthorized")


@pytest.mark.parametrize(
    ("failure", "words"), [(refused, "WEBHOOK_URL: .*HTTPS url"), (unauthorized, "BOT_TOKEN")]
)
async def test_a_refusal_ends_it_with_one_line(
    post: Post, failure: Callable[[TelegramMethod[Any]], Exception], words: str
) -> None:
    post.telegram.script.append(failure)
    with pytest.raises(RefusedError, match=words):
        await post.time.run(post.webhook.run())


async def test_a_token_that_is_taken_back_ends_it(post: Post) -> None:
    post.telegram.script.extend([None, unauthorized])
    with pytest.raises(ArrivalError, match="BOT_TOKEN"):
        await post.time.run(post.webhook.run())


async def test_silence_of_telegram_is_bad_health_and_a_delivery_ends_it(post: Post) -> None:
    await post.start()
    post.telegram.script.extend([lambda method: TelegramNetworkError(method, "x")] * 3)
    await post.time.advance(100)
    assert await post.health.problem() == "Telegram has not answered for 100 s"
    assert await post.delivered(1) == 200
    assert await post.health.problem() == ""
    await post.stop()


async def test_failing_deliveries_are_bad_health_until_they_succeed(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    await post.start()
    post.telegram.info = post.telegram.info.model_copy(
        update={
            "pending_update_count": 3,
            "last_error_date": datetime.fromtimestamp(5, UTC),
            "last_error_message": "Connection refused",
        }
    )
    await post.time.advance(41)
    assert await post.health.problem() == "Telegram fails to deliver 3 updates"
    assert "Connection refused" in caplog.text
    await post.time.advance(40)  # no newer failure
    assert await post.health.problem() == ""
    await post.stop()


async def test_a_webhook_that_somebody_else_has_set_is_bad_health(post: Post) -> None:
    await post.start()
    post.telegram.info = post.telegram.info.model_copy(update={"url": ""})
    await post.time.advance(41)
    assert await post.health.problem() == "the webhook of this token is not ours any more"
    await post.stop()


async def test_before_polling_a_webhook_is_dropped_and_its_updates_are_not(post: Post) -> None:
    post.telegram.script.append(lambda method: TelegramNetworkError(method, "x"))
    await post.time.run(drop_webhook(Bot(TOKEN, session=post.telegram), post.time.sleep))
    calls: list[Call] = post.telegram.of("DeleteWebhook")
    assert len(calls) == 2
    assert not calls[1].method.drop_pending_updates
