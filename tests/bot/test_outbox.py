"""What a chat gets to see, however fast it is written to and whatever Telegram answers."""

import asyncio
import logging
from collections.abc import AsyncIterator
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)
from pydantic import BaseModel, ValidationError

from bot.outbox import Address, Limits, Outbox, Refusal
from bot.render.screen import Button, Screen
from tests.bot.fakes import TOKEN, Call, Failure, FakeTime, ScriptedSession, refusal

GROUP = Address(-100)
OTHER = Address(-200)
ANNA = Address(7)
FRESH = Limits(used_before=False)


class Book:
    """A ledger that writes down what it hears."""

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}
        self.tags: list[tuple[str, str]] = []
        self.refusals: list[tuple[str, Address, Refusal]] = []
        self.moves: list[tuple[int, int]] = []
        self.gone: list[tuple[str, int]] = []
        self.broken = False

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        if self.broken:
            raise OSError("disk full")
        self.ids[slot] = message_id
        self.tags.append((slot, tag))

    async def refused(self, slot: str, to: Address, refusal: Refusal) -> None:
        if self.broken:
            raise OSError("disk full")
        self.refusals.append((slot, to, refusal))

    async def taken_away(self, slot: str, message_id: int) -> None:
        self.gone.append((slot, message_id))

    async def migrated(self, old_chat_id: int, new_chat_id: int) -> None:
        self.moves.append((old_chat_id, new_chat_id))


class Desk:
    """An outbox with all that belongs to it."""

    def __init__(self, limits: Limits = FRESH) -> None:
        self.time = FakeTime()
        self.telegram = ScriptedSession(self.time)
        self.bot = Bot(TOKEN, session=self.telegram)
        self.book = Book()
        self.outbox = self.open(limits)

    def open(self, limits: Limits = FRESH) -> Outbox:
        return Outbox(
            self.bot, self.book, clock=self.time.now, sleep=self.time.sleep, limits=limits
        )

    def show(self, slot: str, text: str, to: Address = GROUP, **options: Any) -> None:
        options.setdefault("message_id", None)
        self.outbox.show(slot, to, Screen(text), **options)

    async def drain(self) -> None:
        await self.time.run(self.outbox.drain())

    @property
    def said(self) -> list[str]:
        """What was sent and edited, in order: '+' marks a new message."""
        return [spoken(call) for call in self.telegram.writes]


def spoken(call: Call) -> str:
    return f"{'+' if call.name == 'SendMessage' else ''}{call.method.text}"


def flood(seconds: int) -> Failure:
    return lambda method: TelegramRetryAfter(method, "Too Many Requests", seconds)


def network(method: Any) -> TelegramNetworkError:
    return TelegramNetworkError(method=method, message="ServerDisconnectedError: x")


def server(method: Any) -> TelegramServerError:
    return TelegramServerError(method=method, message="Internal Server Error")


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk()
    yield desk
    await desk.time.run(desk.outbox.close(0))
    await desk.bot.session.close()


# Sending and editing


async def test_what_goes_to_another_topic_is_sent_there(desk: Desk) -> None:
    topic, general = Address(-100, 5), Address(-100)
    desk.show("table", "one", topic)
    await desk.drain()
    desk.show("table", "two", general, message_id=desk.book.ids["table"])
    await desk.drain()
    desk.show("table", "three", general)
    await desk.drain()
    assert desk.said == ["+one", "+two", "three"]


async def test_a_slot_is_sent_once_and_edited_from_then_on(desk: Desk) -> None:
    desk.show("table", "one", tag="r1")
    await desk.drain()
    desk.show("table", "two", tag="r2")
    await desk.drain()

    assert desk.said == ["+one", "two"]
    assert desk.book.ids == {"table": 100}
    assert desk.book.tags == [("table", "r1"), ("table", "r2")]


async def test_a_message_known_to_the_caller_is_edited(desk: Desk) -> None:
    desk.show("table", "two", message_id=55)
    await desk.drain()

    (call,) = desk.telegram.calls
    assert (call.name, call.method.message_id) == ("EditMessageText", 55)


async def test_a_newer_content_takes_the_place_of_the_one_that_waits(desk: Desk) -> None:
    desk.show("table", "one")
    desk.show("result", "result")
    desk.show("table", "two")
    await desk.drain()

    assert desk.said == ["+two", "+result"]


async def test_a_content_that_comes_during_the_send_becomes_an_edit(desk: Desk) -> None:
    desk.telegram.latency = lambda: 1.0
    desk.show("table", "one")
    await desk.time.advance(1.5)
    desk.show("table", "two")
    desk.show("table", "three")
    await desk.drain()

    assert desk.said == ["+one", "three"]
    assert desk.telegram.writes[1].method.message_id == 100


async def test_a_repost_sends_anew_and_takes_the_old_message_away(desk: Desk) -> None:
    desk.show("table", "one", message_id=55, repost=True)
    await desk.drain()
    desk.show("table", "two", message_id=100)
    await desk.drain()

    assert desk.said == ["+one", "two"]
    assert [call.method.message_id for call in desk.telegram.of("DeleteMessage")] == [55]


async def test_a_repost_asked_for_happens_though_a_newer_content_comes(desk: Desk) -> None:
    desk.show("table", "one", message_id=55, repost=True)
    desk.show("table", "two", message_id=55)
    await desk.drain()

    assert desk.said == ["+two"]


async def test_what_would_have_rung_rings_though_a_silent_content_replaces_it(desk: Desk) -> None:
    desk.show("hand", "your turn", ANNA)
    desk.show("hand", "still your turn", ANNA, silent=True)
    desk.show("quiet", "x", ANNA, silent=True)
    await desk.drain()

    silent = [call.method.disable_notification for call in desk.telegram.writes]
    assert silent == [None, True]


async def test_an_edit_that_never_rang_does_not_make_a_silent_repost_ring(desk: Desk) -> None:
    desk.show("hand", "one", ANNA, message_id=55)
    desk.show("hand", "two", ANNA, message_id=55, silent=True, repost=True)
    await desk.drain()

    assert [call.method.disable_notification for call in desk.telegram.writes] == [True]


async def test_a_screen_reaches_telegram_as_it_is(desk: Desk) -> None:
    row = (Button("A", "m1:1", style="success"), Button("open", url="https://t.me/x"))
    desk.outbox.show("s", Address(-100, 9), Screen("<b>x</b>", (row,)), message_id=None)
    await desk.drain()

    sent = desk.telegram.writes[0].method
    assert (sent.parse_mode, sent.message_thread_id) == ("HTML", 9)
    assert sent.link_preview_options.is_disabled
    first, second = sent.reply_markup.inline_keyboard[0]
    assert (first.callback_data, first.url, first.style) == ("m1:1", None, "success")
    assert (second.callback_data, second.url, second.style) == (None, "https://t.me/x", None)


async def test_an_edit_without_buttons_takes_the_buttons_away(desk: Desk) -> None:
    desk.show("s", "over", message_id=5)
    await desk.drain()

    assert desk.telegram.writes[0].method.reply_markup is None


# Pacing


async def test_edits_of_one_message_in_a_group_keep_their_distance(desk: Desk) -> None:
    desk.show("table", "0")
    for second in range(1, 30):
        desk.show("table", str(second))
        await desk.time.advance(1)
    await desk.drain()

    edits = [call.at for call in desk.telegram.of("EditMessageText")]
    assert all(after - before >= 3 for before, after in pairwise(edits))
    assert desk.said[-1] == "29"


async def test_a_result_does_not_wait_for_the_gap_of_an_edit(desk: Desk) -> None:
    for text in ("one", "two"):
        desk.show("table", text, message_id=5)
        await desk.time.advance(0)
    desk.show("result", "result")
    await desk.time.advance(0)
    assert desk.said == ["one", "+result"]

    await desk.drain()
    assert desk.said == ["one", "+result", "two"]


async def test_results_keep_their_order_under_any_latency(desk: Desk) -> None:
    dice = Random(5)
    desk.telegram.latency = lambda: dice.uniform(0, 3)
    for number in range(40):
        desk.show(f"result {number}", str(number))
        desk.show("table", f"t{number}", message_id=5)
        await desk.time.advance(dice.uniform(0, 5))
    await desk.drain()

    sends = [call.method.text for call in desk.telegram.of("SendMessage")]
    assert sends == [str(number) for number in range(40)]
    assert desk.telegram.of("EditMessageText")[-1].method.text == "t39"


@pytest.mark.parametrize("seed", range(5))
async def test_no_minute_in_a_group_holds_more_than_twenty(desk: Desk, seed: int) -> None:
    dice = Random(seed)
    desk.telegram.latency = lambda: dice.choice([0, 0.01, 0.3, 4])
    for number in range(120):
        slot = dice.choice(["a", "b", "c", f"new {number}"])
        desk.show(slot, str(number))
        await desk.time.advance(dice.choice([0, 0, 0, 1, 5, 40]))
    await desk.drain()

    moments = [call.at for call in desk.telegram.writes]
    assert len(moments) > 50
    assert all(late - early > 60 for early, late in zip(moments, moments[20:], strict=False))


async def test_a_private_chat_gets_a_short_burst_and_then_one_a_second(desk: Desk) -> None:
    for number in range(6):
        desk.show(f"hand {number}", str(number), ANNA)
    await desk.drain()

    moments = [round(call.at - 1_000) for call in desk.telegram.writes]
    assert moments == [0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize("seed", range(3))
async def test_a_private_chat_never_gets_more_than_its_burst_and_one_a_second(
    desk: Desk, seed: int
) -> None:
    dice = Random(seed)
    desk.telegram.latency = lambda: dice.choice([0, 0.01, 0.3, 4])
    for number in range(120):
        desk.show(dice.choice(["hand", "note", f"new {number}"]), str(number), ANNA)
        await desk.time.advance(dice.choice([0, 0, 0.2, 1, 5]))
    await desk.drain()

    moments = [call.at for call in desk.telegram.writes]
    assert len(moments) > 50
    for first, begin in enumerate(moments):
        for later, end in enumerate(moments[first + 3 :], 1):
            assert end - begin >= later


async def test_an_edit_in_private_needs_no_gap(desk: Desk) -> None:
    for text in ("one", "two"):
        desk.show("hand", text, ANNA)
        await desk.time.advance(0.1)

    assert desk.said == ["+one", "two"]


async def test_all_chats_together_stay_under_thirty_a_second(desk: Desk) -> None:
    for chat in range(1, 201):
        desk.show("hello", "x", Address(chat))
    await desk.drain()

    moments = [call.at for call in desk.telegram.writes]
    assert len(moments) == 200
    assert all(late - early >= 1 for early, late in zip(moments, moments[28:], strict=False))


async def test_a_hand_does_not_wait_behind_the_edits_of_many_groups(desk: Desk) -> None:
    groups = [Address(-1_000 - number) for number in range(200)]
    for group in groups:
        desk.show("lobby", "x", group)
    await desk.time.advance(0.5)
    begin = desk.time.now()
    for number in range(4):
        desk.show(f"hand {number}", "x", Address(7 + number))
    desk.outbox.answer("q")
    await desk.time.advance(0)
    assert [call.at for call in desk.telegram.of("AnswerCallbackQuery")] == [begin]
    await desk.drain()

    hands = [call.at - begin for call in desk.telegram.writes if call.chat > 0]
    moments = [call.at for call in desk.telegram.writes]
    assert hands[-1] < 0.5
    shown = {call.chat: call.at - 1_000 for call in desk.telegram.writes}
    assert all(shown[group.chat_id] <= (at + 4) / 25 + 0.2 for at, group in enumerate(groups))
    assert all(late - early >= 1 for early, late in zip(moments, moments[30:], strict=False))


async def test_a_content_that_was_taken_back_leaves_no_right_to_start(desk: Desk) -> None:
    for chat in range(1, 31):
        desk.show("hello", "x", Address(chat))
    await desk.time.advance(0.1)
    for chat in range(1, 31):
        desk.outbox.delete("hello", Address(chat), None)
    await desk.time.advance(10)
    sent = len(desk.telegram.writes)
    assert sent < 30
    for chat in range(1, 31):
        desk.show("again", "x", Address(chat))
    await desk.drain()

    moments = [call.at for call in desk.telegram.writes][sent:]
    assert len(moments) == 30
    assert all(late - early >= 0.2 for early, late in zip(moments, moments[5:], strict=False))


async def test_one_busy_chat_does_not_hold_up_another(desk: Desk) -> None:
    for number in range(30):
        desk.show(f"s{number}", "x")
    await desk.time.advance(20)
    desk.show("table", "y", OTHER)
    await desk.time.advance(0)

    assert desk.telegram.calls[-1].chat == OTHER.chat_id


async def test_after_a_start_a_group_gets_what_its_last_minute_leaves() -> None:
    desk = Desk(Limits(written={GROUP.chat_id: [40.0] * 18}))
    for number in range(25):
        desk.show(f"s{number}", str(number))
    await desk.drain()

    moments = [call.at - 1_000 for call in desk.telegram.writes]
    assert 20 <= moments[0] < 21  # two more may have been on their way
    assert moments[17] < 39
    assert 60 <= moments[18] < 61
    assert all(after - before >= 60 for before, after in zip(moments, moments[20:], strict=False))


async def test_a_group_with_a_new_id_goes_on_in_its_minute(desk: Desk) -> None:
    for number in range(18):
        desk.show(f"s{number}", str(number))
    await desk.drain()
    desk.telegram.script.append(lambda method: TelegramMigrateToChat(method, "moved", -1007))
    desk.show("new", "new")
    await desk.drain()

    assert desk.telegram.writes[-1].chat == -1007
    assert len(desk.outbox.wrote(-1007)) == 20


# Telegram's answers


async def test_not_modified_counts_as_shown(desk: Desk) -> None:
    desk.telegram.script.append(refusal("Bad Request: message is not modified: specified new"))
    desk.show("table", "same", message_id=5, tag="r1")
    await desk.drain()

    assert desk.book.ids == {"table": 5}
    assert desk.book.tags == [("table", "r1")]


@pytest.mark.parametrize(
    "description",
    [
        "Bad Request: message to edit not found",
        "Bad Request: MESSAGE_ID_INVALID",
        "Bad Request: message can't be edited",
        "Bad Request: there is no text in the message to edit",
    ],
)
async def test_a_message_that_can_not_be_edited_is_sent_anew(desk: Desk, description: str) -> None:
    desk.telegram.script.append(refusal(description))
    desk.show("table", "one", message_id=5)
    desk.show("result", "result")
    await desk.drain()
    desk.show("table", "two", message_id=5)  # whoever asks may not have heard of the new one
    await desk.drain()

    assert desk.said == ["one", "+one", "+result", "two"]
    assert desk.telegram.writes[-1].method.message_id == desk.book.ids["table"] == 100


async def test_flood_control_stops_its_chat_only_and_the_newest_content_wins(desk: Desk) -> None:
    desk.telegram.script.append(flood(30))
    desk.show("table", "one", message_id=5)
    desk.show("result", "result")
    await desk.time.advance(1)
    desk.show("table", "two", message_id=5)
    desk.show("last", "last")
    desk.show("hand", "x", ANNA)
    await desk.time.advance(28)
    assert desk.said == ["one", "+x"]

    await desk.drain()
    assert desk.said == ["one", "+x", "two", "+result", "+last"]
    assert desk.telegram.writes[2].at == 1_030


async def test_a_send_refused_by_flood_control_keeps_its_place(desk: Desk) -> None:
    desk.telegram.script.extend([None, flood(35)])
    for number in range(4):
        desk.show(f"result {number}", str(number))
    await desk.drain()

    assert desk.said == ["+0", "+1", "+1", "+2", "+3"]


async def test_the_id_of_what_waited_for_minutes_is_kept(desk: Desk) -> None:
    desk.telegram.script.append(flood(150))
    desk.show("table", "one", tag="r1")
    desk.show("result", "result", tag="r2")
    await desk.time.advance(100)
    desk.show("table", "two", tag="r3")
    assert desk.book.ids == {}
    await desk.drain()
    assert desk.said == ["+one", "+two", "+result"]
    assert desk.book.tags == [("table", "r3"), ("result", "r2")]

    ids = dict(desk.book.ids)
    assert len(set(ids.values())) == 2
    await desk.time.advance(200)
    desk.show("table", "three", message_id=desk.book.ids["table"])
    await desk.drain()
    assert desk.said[-1] == "three"
    assert desk.telegram.writes[-1].method.message_id == ids["table"]
    assert desk.book.ids == ids


async def test_a_repost_refused_by_flood_control_is_still_a_repost(desk: Desk) -> None:
    desk.telegram.script.append(flood(5))
    desk.show("table", "one", message_id=5, repost=True)
    await desk.time.advance(1)
    desk.show("table", "two", message_id=5)
    await desk.drain()

    assert desk.said == ["+one", "+two"]
    assert desk.telegram.of("DeleteMessage")[0].method.message_id == 5


@pytest.mark.parametrize("failure", [network, server])
async def test_an_outage_is_waited_out_with_growing_pauses(desk: Desk, failure: Failure) -> None:
    desk.telegram.script.extend([failure] * 8)
    desk.show("hand", "one", ANNA, message_id=5)
    await desk.time.advance(0)
    desk.show("hand", "two", ANNA, message_id=5)
    await desk.drain()

    moments = [call.at for call in desk.telegram.writes]
    pauses = [round(after - before) for before, after in pairwise(moments)]
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 30]
    assert desk.said == ["one"] + ["two"] * 8


async def test_an_edit_that_may_have_arrived_counts_for_the_gap(desk: Desk) -> None:
    desk.telegram.script.append(network)
    desk.show("table", "one", message_id=5)
    await desk.drain()

    first, second = [call.at for call in desk.telegram.writes]
    assert second - first >= 3


async def test_after_an_outage_the_pauses_start_small_again(desk: Desk) -> None:
    desk.telegram.script.extend([network, network, None, network])
    desk.show("a", "a", ANNA)
    desk.show("b", "b", ANNA)
    await desk.drain()

    moments = [call.at for call in desk.telegram.writes]
    assert round(moments[-1] - moments[-2]) == 1


async def test_flood_control_without_a_time_is_an_outage(desk: Desk) -> None:
    desk.telegram.script.append(
        lambda method: TelegramAPIError(method, "Too Many Requests: retry after 0")
    )
    desk.show("a", "a")
    await desk.drain()

    assert desk.said == ["+a", "+a"]
    assert desk.book.ids


def unreadable(method: Any) -> ClientDecodeError:
    class Shape(BaseModel):
        number: int

    with pytest.raises(ValidationError) as caught:
        Shape.model_validate({"number": "<secret>"})
    return ClientDecodeError("no", caught.value, {"ok": True, "result": "<secret>"})


async def test_a_page_of_a_proxy_is_an_outage_and_a_strange_success_is_not(desk: Desk) -> None:
    page = ClientDecodeError("no", ValueError("x"), "<html>")
    desk.telegram.script.extend([lambda _: page, unreadable])
    desk.show("a", "a")
    await desk.drain()

    assert desk.said == ["+a", "+a"]
    assert desk.book.refusals == [("a", GROUP, Refusal.BUG)]


async def test_who_blocked_the_bot_is_given_up_with_all_that_waits(desk: Desk) -> None:
    desk.telegram.broken[ANNA.chat_id] = refusal("Forbidden: bot was blocked by the user")
    desk.show("hand", "x", ANNA)
    desk.show("hello", "y", ANNA)
    desk.show("hand 2", "z", Address(8))
    await desk.drain()

    assert desk.book.refusals == [
        ("hand", ANNA, Refusal.BLOCKED),
        ("hello", ANNA, Refusal.BLOCKED),
    ]
    assert desk.said == ["+x", "+z"]


async def test_who_comes_back_is_written_to_again(desk: Desk) -> None:
    desk.telegram.script.append(refusal("Forbidden: bot was blocked by the user"))
    desk.show("hand", "x", ANNA)
    await desk.drain()
    desk.show("hand", "y", ANNA)
    await desk.drain()

    assert desk.said == ["+x", "+y"]
    assert desk.book.ids == {"hand": 100}


async def test_a_closed_topic_stops_only_itself(desk: Desk) -> None:
    topic, elsewhere = Address(-100, 3), Address(-100, 4)
    desk.telegram.script.append(refusal("Bad Request: TOPIC_CLOSED"))
    desk.show("a", "a", topic)
    desk.show("b", "b", elsewhere)
    desk.show("c", "c", topic)
    await desk.drain()

    assert desk.book.refusals == [
        ("a", topic, Refusal.TOPIC_CLOSED),
        ("c", topic, Refusal.TOPIC_CLOSED),
    ]
    assert desk.said == ["+a", "+b"]


async def test_a_group_that_became_a_supergroup_gets_everything_anew(desk: Desk) -> None:
    desk.telegram.script.append(lambda method: TelegramMigrateToChat(method, "x", -900))
    desk.show("table", "table", message_id=5)
    desk.show("result", "result")
    await desk.drain()
    desk.show("table", "later", message_id=5)  # by someone who still has the old id
    await desk.drain()

    assert desk.book.moves == [(-100, -900)]
    assert [(call.chat, spoken(call)) for call in desk.telegram.writes] == [
        (-100, "table"),
        (-900, "+table"),
        (-900, "+result"),
        (-900, "later"),
    ]


async def test_a_group_that_has_moved_to_where_it_is_is_tried_again(desk: Desk) -> None:
    desk.telegram.script.append(lambda method: TelegramMigrateToChat(method, "x", GROUP.chat_id))
    desk.show("table", "one", message_id=5)
    await desk.drain()
    desk.show("table", "two", message_id=5)
    await desk.drain()

    assert desk.book.moves == []
    assert [(call.chat, spoken(call)) for call in desk.telegram.writes] == [
        (-100, "one"),
        (-100, "one"),
        (-100, "two"),
    ]


async def test_a_group_that_moves_back_is_found_where_it_was(desk: Desk) -> None:
    for to in (-900, -100):
        desk.telegram.script.append(
            partial(TelegramMigrateToChat, message="", migrate_to_chat_id=to)
        )
    desk.show("table", "one", message_id=5)
    await desk.drain()
    desk.show("table", "two", Address(-900))
    await desk.drain()

    assert desk.book.moves == [(-100, -900), (-900, -100)]
    assert [(call.chat, spoken(call)) for call in desk.telegram.writes] == [
        (-100, "one"),
        (-900, "+one"),
        (-100, "+one"),
        (-100, "two"),
    ]


async def test_a_group_that_moves_to_and_fro_is_written_to_no_more_often(desk: Desk) -> None:
    for number in range(60):
        to = (-900, -100)[number % 2]
        desk.telegram.script.append(
            partial(TelegramMigrateToChat, message="", migrate_to_chat_id=to)
        )
    desk.show("table", "one", message_id=5)
    await desk.drain()

    assert len(desk.telegram.writes) == 61
    assert desk.time.now() - 1_000 > 180


async def test_what_was_shown_in_the_supergroup_meanwhile_is_not_overwritten(desk: Desk) -> None:
    async def migrated(old_chat_id: int, new_chat_id: int) -> None:
        desk.show("table", "newer", Address(new_chat_id))

    desk.book.migrated = migrated  # type: ignore[method-assign]
    desk.telegram.script.append(lambda method: TelegramMigrateToChat(method, "x", -900))
    desk.show("table", "older")
    await desk.drain()

    assert desk.said == ["+older", "+newer"]


async def test_an_unknown_refusal_is_our_bug_and_the_rest_goes_on(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.telegram.script.append(refusal('Bad Request: can\'t parse entities: tag "9S"'))
    desk.show("bad", "secret 9S")
    desk.show("good", "fine")
    await desk.drain()

    assert desk.book.refusals == [("bad", GROUP, Refusal.BUG)]
    assert desk.said == ["+secret 9S", "+fine"]
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "bad" in record.message
    assert "sendMessage" in record.message


async def test_a_screen_that_can_not_be_built_is_our_bug_too(desk: Desk) -> None:
    broken = Screen("x", ((Button(None),),))  # type: ignore[arg-type]
    desk.outbox.show("bad", GROUP, broken, message_id=None)
    desk.show("good", "fine")
    await desk.drain()

    assert desk.book.refusals == [("bad", GROUP, Refusal.BUG)]
    assert desk.said == ["+fine"]


async def test_a_ledger_that_fails_stops_nothing_and_the_id_is_not_lost(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.book.broken = True
    desk.show("table", "one")
    await desk.drain()
    await desk.time.advance(1_000)
    desk.show("other", "x", ANNA)
    desk.show("table", "two")
    await desk.drain()

    assert desk.said == ["+one", "+x", "two"]
    assert "the ledger failed" in caplog.text


async def test_the_log_holds_no_text_no_button_and_no_token(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    cases: list[Failure] = [
        flood(3),
        network,
        server,
        unreadable,
        refusal("Bad Request: message to edit not found"),
        refusal('Bad Request: can\'t parse entities: Unsupported start tag "SECRET"'),
        lambda method: TelegramNetworkError(
            method, f"InvalidURL: http://x/bot{TOKEN}/SendMessage"
        ),
    ]
    secret = Screen("SECRET", ((Button("SECRET", "SECRET"),),))
    for number, case in enumerate(cases):
        desk.telegram.script.extend([case, case])
        desk.outbox.show(f"s{number}", GROUP, secret, message_id=5)
        desk.outbox.answer("SECRET", "SECRET")
        await desk.drain()
    broken = Screen("SECRET", ((Button(None, "SECRET"),),))  # type: ignore[arg-type]
    desk.outbox.show("last", GROUP, broken, message_id=5)
    await desk.drain()

    assert len(caplog.records) > len(cases)
    assert "SECRET" not in caplog.text
    assert TOKEN not in caplog.text


# Taking away


async def test_deleting_takes_the_message_and_what_waits_for_it_away(desk: Desk) -> None:
    desk.show("lobby", "x", message_id=5)
    desk.outbox.delete("lobby", GROUP, 5)
    await desk.drain()
    desk.show("lobby", "again", message_id=5)
    await desk.drain()

    assert desk.said == ["+again"]
    assert [call.method.message_id for call in desk.telegram.of("DeleteMessage")] == [5]


async def test_deleting_reaches_a_message_that_is_just_being_sent(desk: Desk) -> None:
    desk.telegram.latency = lambda: 1.0
    desk.show("lobby", "x")
    await desk.time.advance(1.5)
    desk.outbox.delete("lobby", GROUP, None)
    await desk.drain()

    assert [call.method.message_id for call in desk.telegram.of("DeleteMessage")] == [100]
    assert not desk.book.ids


@pytest.mark.parametrize("failure", [network, refusal("Bad Request: message to edit not found")])
async def test_a_failed_edit_of_a_deleted_message_is_not_tried_again(
    desk: Desk, failure: Failure
) -> None:
    desk.telegram.latency = lambda: 1.0
    desk.telegram.script.append(failure)
    desk.show("lobby", "x", message_id=5)
    await desk.time.advance(1.5)
    desk.outbox.delete("lobby", GROUP, 5)
    await desk.drain()

    assert desk.said == ["x"]
    assert len(desk.telegram.of("DeleteMessage")) == 1


async def test_a_message_that_can_not_be_deleted_is_left_alone(desk: Desk) -> None:
    desk.telegram.script.append(refusal("Bad Request: message can't be deleted"))
    desk.outbox.delete("lobby", GROUP, 5)
    desk.outbox.delete("unknown", GROUP, None)
    desk.show("next", "x")
    await desk.drain()

    assert len(desk.telegram.of("DeleteMessage")) == 1
    assert desk.said == ["+x"]


async def test_a_delete_is_not_tried_for_ever(desk: Desk) -> None:
    desk.telegram.script.extend([flood(5), server, server, server])
    desk.outbox.delete("lobby", GROUP, 5)
    desk.show("next", "x")
    await desk.drain()

    assert len(desk.telegram.of("DeleteMessage")) == 4
    assert desk.said == ["+x"]


# Answers


async def test_an_answer_never_waits_for_a_lane(desk: Desk) -> None:
    desk.telegram.script.append(flood(60))
    desk.show("hand", "x", ANNA)
    await desk.time.advance(1)
    desk.outbox.answer("q1", "no", alert=True)
    desk.outbox.answer("q2", url="https://t.me/bot?start=x")
    desk.outbox.answer("q3")
    await desk.time.advance(0)

    first, second, third = [call.method for call in desk.telegram.of("AnswerCallbackQuery")]
    assert (first.callback_query_id, first.text, first.show_alert) == ("q1", "no", True)
    assert (second.url, second.text) == ("https://t.me/bot?start=x", None)
    assert (third.text, third.show_alert, third.url) == (None, None, None)


@pytest.mark.parametrize(
    ("failures", "tries"),
    [
        ([network], 2),
        ([network, flood(1), network], 4),
        ([network] * 9, 5),
        ([refusal("Bad Request: query is too old and response timeout expired")], 1),
        ([refusal("Bad Request: URL_INVALID")], 1),
        ([flood(13)], 2),
        ([flood(30)], 1),
    ],
)
async def test_an_answer_is_tried_again_while_telegram_takes_it_and_never_raises(
    desk: Desk, failures: list[Failure], tries: int
) -> None:
    desk.telegram.script.extend(failures)
    desk.outbox.answer("q")
    await desk.drain()

    assert len(desk.telegram.calls) == tries


async def test_an_answer_that_came_too_late_is_no_error(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.telegram.script.append(refusal("Bad Request: query is too old and response timeout"))
    desk.outbox.answer("q")
    await desk.drain()

    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_press_that_is_put_off_is_answered_once(desk: Desk) -> None:
    for _ in range(3):
        desk.outbox.put_off("q", "later")
    desk.outbox.answer("q", "done")
    desk.outbox.answer("other", "done")
    await desk.drain()

    answers = [call.method for call in desk.telegram.of("AnswerCallbackQuery")]
    assert [(one.callback_query_id, one.text) for one in answers] == [
        ("q", "later"),
        ("other", "done"),
    ]
    assert not desk.outbox._put_off


# The end, and memory


async def test_closing_shows_what_the_limits_allow(desk: Desk) -> None:
    for number in range(6):
        desk.show(f"s{number}", str(number), ANNA)
    await desk.time.run(desk.outbox.close(2.5))
    desk.show("late", "late", ANNA)
    desk.outbox.delete("s0", ANNA, 5)
    desk.outbox.answer("q")
    await desk.time.advance(100)

    assert desk.said == ["+0", "+1", "+2", "+3", "+4"]


async def test_closing_ends_at_once_when_nothing_waits(desk: Desk) -> None:
    desk.show("s", "x")
    await desk.drain()
    before = desk.time.now()
    await desk.time.run(desk.outbox.close(10))

    assert desk.time.now() == before


async def test_closing_lets_a_call_that_is_under_way_come_home(desk: Desk) -> None:
    desk.telegram.latency = lambda: 1.0
    desk.show("s", "x")
    await desk.time.advance(0.5)
    await desk.time.run(desk.outbox.close(0.5))

    assert desk.book.ids == {"s": 100}


async def test_closing_does_not_wait_for_a_call_that_hangs(desk: Desk) -> None:
    desk.telegram.latency = lambda: 1_000.0
    desk.show("s", "x")
    await desk.time.run(desk.outbox.close(1), limit=10)

    assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]


async def test_idle_chats_are_forgotten_and_busy_ones_are_not(desk: Desk) -> None:
    for chat in range(1, 101):
        desk.show("hello", "x", Address(chat))
    desk.show("hello", "x", GROUP)
    await desk.drain()
    assert len(desk.outbox) == 101

    await desk.time.advance(58)
    desk.show("hello", "y", GROUP)
    await desk.time.advance(5)
    desk.show("hello", "y", Address(1))

    assert len(desk.outbox) == 2


async def test_a_forgotten_chat_is_still_under_its_limit(desk: Desk) -> None:
    for number in range(20):
        desk.show(f"s{number}", "x")
    await desk.drain()
    for _ in range(12):
        await desk.time.advance(5)
        desk.outbox.delete("nothing", OTHER, None)
    desk.show("next", "y")
    await desk.drain()

    moments = [call.at for call in desk.telegram.writes]
    assert moments[20] - moments[0] > 60
