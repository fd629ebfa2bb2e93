"""No update is lost and none is confirmed before it was handled, come what may."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramConflictError,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import TelegramMethod
from aiogram.types import (
    CallbackQuery,
    Chat,
    ChatMemberLeft,
    ChatMemberMember,
    ChatMemberUpdated,
    InaccessibleMessage,
    Message,
    Update,
    User,
)
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.arrivals import lane_of
from bot.polling import Poller, PollingError, confirmable
from tests.bot.fakes import TOKEN, Call, Failure, FakeTime, ScriptedSession

ANNA = User(id=7, is_bot=False, first_name="A")
NOW = datetime.fromtimestamp(0, UTC)


def message(update_id: int, chat: int = -100) -> Update:
    sent = Message(message_id=1, date=NOW, chat=Chat(id=chat, type="group"), from_user=ANNA)
    return Update(update_id=update_id, message=sent)


def press(update_id: int, on: Any = None) -> Update:
    query = CallbackQuery(id="1", from_user=ANNA, chat_instance="1", message=on, data="x")
    return Update(update_id=update_id, callback_query=query)


class Server(ScriptedSession):
    """Keeps updates until they are confirmed, as Telegram does."""

    def __init__(self, time: FakeTime) -> None:
        super().__init__(time)
        self.queue: list[Update] = []
        self.arrived = asyncio.Event()
        self.is_dead = False
        """Whether the connection is gone without a word; a new one works."""

    def add(self, *updates: Update) -> None:
        self.queue.extend(updates)
        self.arrived.set()

    async def make_request(
        self, bot: Bot, method: TelegramMethod[Any], timeout: int | None = None
    ) -> Any:
        if not self.is_dead:
            return await super().make_request(bot, method, timeout)
        self.is_dead = False
        await self.time.sleep(timeout or 60)
        raise TelegramNetworkError(method=method, message="Request timeout error")

    @property
    def waiting(self) -> list[int]:
        """What would be delivered to a new process."""
        return [update.update_id for update in self.queue]

    @property
    def asked(self) -> list[Call]:
        return self.of("GetUpdates")

    async def _get_updates(self, method: Any) -> list[Update]:
        self.calls.append(Call(self.time.now(), "GetUpdates", method))
        if self.script and (failure := self.script.popleft()):
            raise failure(method)
        self.queue = [u for u in self.queue if u.update_id >= (method.offset or 0)]
        if not self.queue and method.timeout:
            await self._anything(method.timeout)
        return self.queue[: method.limit or 100]

    async def _anything(self, seconds: float) -> None:
        self.arrived.clear()
        sleep = asyncio.ensure_future(self.time.sleep(seconds))
        arrival = asyncio.ensure_future(self.arrived.wait())
        try:
            await asyncio.wait({sleep, arrival}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleep.cancel()
            arrival.cancel()


class Post:
    """A poller, its server, and what was handled."""

    def __init__(self) -> None:
        self.time = FakeTime()
        self.server = Server(self.time)
        self.begun: list[int] = []
        self.handled: list[int] = []
        self.takes: dict[int, float] = {}
        self.fails: dict[int, list[Exception]] = {}
        self.polls = 0
        self.poller = self.open()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> Poller:
        return Poller(
            Bot(TOKEN, session=self.server),
            self.feed,
            allowed_updates=["message", "callback_query"],
            clock=self.time.now,
            sleep=self.time.sleep,
            on_poll=self.polled,
        )

    def polled(self) -> None:
        self.polls += 1

    async def feed(self, update: Update) -> None:
        self.begun.append(update.update_id)
        await self.time.sleep(self.takes.get(update.update_id, 0))
        if failures := self.fails.get(update.update_id):
            raise failures.pop(0)
        self.handled.append(update.update_id)

    async def start(self) -> None:
        self.task = asyncio.ensure_future(self.poller.run())
        await self.time.settle()

    async def stop(self) -> None:
        await self.time.run(self.poller.stop())
        if self.task is not None:
            await asyncio.wait({self.task})


@pytest.fixture
def post() -> Post:
    return Post()


@given(st.sets(st.integers(1, 50)), st.sets(st.integers(1, 50)))
def test_an_offset_confirms_everything_done_and_nothing_else(
    done: set[int], flying: set[int]
) -> None:
    done -= flying
    offset = confirmable(done, flying)

    if offset is None:
        assert not done
        assert not flying
        return
    assert all(update_id >= offset for update_id in flying)
    left = {update_id for update_id in done if update_id >= offset}
    assert not left or min(flying) < min(left)


@pytest.mark.parametrize(
    ("update", "lane"),
    [
        (message(1, -100), -100),
        (press(1, message(1, -100).message), -100),
        (press(1, InaccessibleMessage(chat=Chat(id=-5, type="group"), message_id=3)), -5),
        (press(1), 7),
        (
            Update(
                update_id=1,
                my_chat_member=ChatMemberUpdated(
                    chat=Chat(id=-8, type="group"),
                    from_user=ANNA,
                    date=NOW,
                    old_chat_member=ChatMemberLeft(user=ANNA),
                    new_chat_member=ChatMemberMember(user=ANNA),
                ),
            ),
            -8,
        ),
        (Update(update_id=1), 0),
    ],
)
def test_an_update_belongs_to_its_chat_or_else_to_its_person(update: Update, lane: int) -> None:
    assert lane_of(update) == lane


async def test_updates_are_handled_and_then_confirmed(post: Post) -> None:
    post.server.add(message(5), message(6, 7))
    await post.start()
    post.server.add(message(9))
    await post.time.advance(0)
    await post.stop()

    assert post.handled == [5, 6, 9]
    assert not post.server.waiting
    first, *_, last = post.server.asked
    assert first.method.allowed_updates == ["message", "callback_query"]
    assert first.method.offset is None
    assert last.method.offset == 10


async def test_nothing_is_confirmed_while_it_is_being_handled(post: Post) -> None:
    post.takes[6] = 5
    post.server.add(message(5), message(6), message(7, -200))
    await post.start()
    await post.time.advance(4)
    assert post.handled == [5, 7]
    assert post.server.waiting == [6, 7]

    await post.time.advance(2)
    assert sorted(post.begun) == [5, 6, 7]
    assert not post.server.waiting
    await post.stop()


async def test_one_chat_keeps_its_order_and_does_not_hold_up_another(post: Post) -> None:
    post.takes[1] = 3
    post.server.add(message(1, -1), message(2, -2), press(3, message(0, -1).message))
    await post.start()
    post.server.add(message(4, -2))
    await post.time.advance(1)
    assert post.handled == [2, 4]

    await post.time.advance(4)
    assert post.handled == [2, 4, 1, 3]
    await post.stop()


async def test_the_same_offset_is_never_repeated_within_half_a_second(post: Post) -> None:
    post.takes = {1: 2.0, 5: 0.3, 9: 1.1}
    post.server.add(*(message(number, -number) for number in range(1, 10)))
    await post.start()
    await post.time.advance(10)
    await post.stop()

    asked = post.server.asked
    for before, after in pairwise(asked):
        same = before.method.offset == after.method.offset
        assert not same or after.at - before.at > 0.5
    assert sorted(post.handled) == list(range(1, 10))


async def test_a_server_that_answers_at_once_with_nothing_is_not_hammered(post: Post) -> None:
    async def nothing(seconds: float) -> None:
        await post.time.sleep(0)

    post.server._anything = nothing  # type: ignore[method-assign]
    await post.start()
    await post.time.advance(6)
    await post.stop()

    assert len(post.server.asked) <= 11


async def test_each_answer_of_telegram_is_a_sign_of_health(post: Post) -> None:
    await post.start()
    await post.time.advance(20)
    await post.stop()

    assert post.polls == 2


@pytest.mark.parametrize(
    "failure",
    [
        lambda method: TelegramNetworkError(method, "x"),
        lambda method: TelegramServerError(method, "x"),
        lambda method: ClientDecodeError("x", ValueError(), "<html>"),
        lambda method: OSError("x"),
    ],
)
async def test_an_outage_is_waited_out_with_growing_pauses(post: Post, failure: Failure) -> None:
    post.server.script.extend([failure] * 7)
    post.server.add(message(1))
    await post.start()
    await post.time.advance(200)
    await post.stop()

    at = [round(call.at - 1_000) for call in post.server.asked]
    assert at[:8] == [0, 1, 3, 7, 15, 31, 61, 91]
    assert post.handled == [1]


async def test_a_line_that_died_without_a_word_leaves_time_to_answer_a_press(post: Post) -> None:
    post.server.is_dead = True
    await post.start()
    post.server.add(press(1))
    await post.time.advance(14)

    assert post.handled == [1]
    await post.stop()


@pytest.mark.parametrize(("told", "waits"), [(17, 17), (10**9, 3600), (-5, 1)])
async def test_flood_control_of_polling_is_obeyed_for_an_hour_at_most(
    post: Post, told: int, waits: int
) -> None:
    post.server.script.append(lambda method: TelegramRetryAfter(method, "x", told))
    await post.start()
    await post.time.advance(waits + 1)
    await post.stop()

    assert [call.at for call in post.server.asked[:2]] == [1_000, 1_000 + waits]


@pytest.mark.parametrize("kind", [TelegramUnauthorizedError, TelegramNotFound])
async def test_a_refused_token_ends_it_with_one_line(post: Post, kind: Callable[..., Any]) -> None:
    post.server.script.append(lambda method: kind(method, "Unauthorized"))

    with pytest.raises(PollingError, match="BOT_TOKEN"):
        await post.time.run(post.poller.run())
    assert len(post.server.asked) == 1


def conflict(method: Any) -> TelegramConflictError:
    return TelegramConflictError(method, "Conflict: terminated by other getUpdates request")


async def test_a_second_conflict_in_a_row_ends_it_with_one_line(post: Post) -> None:
    post.server.script.extend([conflict, conflict])

    with pytest.raises(PollingError, match="terminated by other getUpdates"):
        await post.time.run(post.poller.run())


async def test_conflicts_that_pass_are_forgotten(post: Post) -> None:
    post.server.script.extend([conflict, None, conflict, None])
    await post.start()
    await post.time.advance(100)
    await post.stop()

    assert post.task is not None
    assert post.task.exception() is None


async def test_what_is_being_handled_is_finished_even_when_the_token_is_refused(
    post: Post,
) -> None:
    post.takes[1] = 3
    post.server.add(message(1))
    post.server.script.extend(
        [None, lambda method: TelegramUnauthorizedError(method, "Unauthorized")]
    )
    with pytest.raises(PollingError):
        await post.time.run(post.poller.run())

    assert post.handled == [1]


async def test_a_failed_update_is_tried_again_before_anything_else_of_its_chat(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    post.fails[1] = [OSError("disk full"), ValueError("secret")]
    post.server.add(message(1), message(2))
    await post.start()
    await post.time.advance(5)
    await post.stop()

    assert post.begun == [1, 1, 1, 2]
    assert post.handled == [1, 2]
    assert "disk full" in caplog.text
    assert "secret" not in caplog.text


async def test_an_update_that_fails_for_minutes_is_tried_until_it_is_done(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    post.fails[1] = [ValueError() for _ in range(5)]
    post.server.add(message(1), message(2))
    await post.start()
    await post.time.advance(20)
    assert post.handled == []
    assert list(post.server.waiting) == [1, 2]

    await post.time.advance(20)
    await post.stop()
    assert post.handled == [1, 2]
    assert not post.server.waiting
    assert caplog.text.count("update 1 failed") == 5


async def test_a_stop_leaves_an_update_that_fails_to_the_next_start(post: Post) -> None:
    post.fails[1] = [ValueError() for _ in range(9)]
    post.server.add(message(1))
    await post.start()
    await post.time.advance(5)
    await post.stop()

    assert post.handled == []
    assert list(post.server.waiting) == [1]


async def test_an_update_that_can_not_be_read_does_not_stop_the_others(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    good = message(2).model_dump(mode="json", exclude_none=True, by_alias=True)
    result = [{"update_id": 1, "message": {"secret": 1}}, {"secret": 1}, "secret", good]

    def unreadable(method: Any) -> ClientDecodeError:
        with pytest.raises(ValidationError) as caught:
            Update.model_validate(result[0])
        return ClientDecodeError("x", caught.value, {"ok": True, "result": result})

    post.server.script.append(unreadable)
    await post.start()
    await post.time.advance(5)
    await post.stop()

    assert post.handled == [2]
    assert post.server.asked[1].method.offset == 3
    assert "update 1 can't be read" in caplog.text
    assert "secret" not in caplog.text


async def test_stopping_finishes_what_is_begun_and_leaves_the_rest(post: Post) -> None:
    post.takes[1] = 4
    post.server.add(message(1), message(2), message(3, -200))
    await post.start()
    await post.time.advance(1)
    await post.stop()

    assert post.handled == [3, 1]
    assert post.server.waiting == [2, 3]  # 3 comes again and is known by its id


async def test_stopping_confirms_what_it_finished(post: Post) -> None:
    post.takes[1] = 4
    post.server.add(message(1))
    await post.start()
    await post.time.advance(1)
    await post.stop()

    last = post.server.asked[-1].method
    assert (last.offset, last.timeout, last.limit) == (2, 0, 1)
    assert not post.server.waiting


async def test_stopping_an_idle_poller_asks_nothing_more(post: Post) -> None:
    await post.start()
    await post.time.advance(70)
    asked = len(post.server.asked)
    await post.stop()

    assert len(post.server.asked) == asked


async def test_stopping_does_not_wait_for_ever(post: Post) -> None:
    post.takes[1] = 1_000
    post.server.add(message(1))
    await post.start()
    await post.time.run(post.poller.stop(), limit=11)

    assert post.server.waiting == [1]
    assert post.handled == []


async def test_a_last_confirmation_that_fails_is_only_logged(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    post.takes[1] = 2
    post.server.add(message(1))
    await post.start()
    post.server.script.append(lambda method: TelegramNetworkError(method, "x"))
    await post.stop()

    assert post.server.waiting == [1]
    assert "not confirmed" in caplog.text


async def test_a_killed_process_loses_nothing(post: Post) -> None:
    post.takes = {2: 5, 3: 5}
    post.server.add(message(1), message(2), message(3, -200), message(4))
    await post.start()
    await post.time.advance(0.1)
    assert post.task is not None
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await post.time.settle()

    post.takes.clear()
    post.poller = post.open()
    await post.start()
    await post.time.advance(1)
    await post.stop()

    assert {1, 2, 3, 4} <= set(post.handled)
    assert not post.server.waiting


async def test_polling_itself_is_quiet_in_the_log(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    post.server.add(message(1))
    await post.start()
    await post.stop()

    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
