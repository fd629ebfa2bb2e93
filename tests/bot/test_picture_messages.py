"""Messages with a picture: sent, changed, known again, and what is shown where they may not be."""

import logging
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from dataclasses import replace
from random import Random

import pytest
from aiogram import Bot

from bot import painting
from bot.outbox import Address, Limits, Outbox, Refusal
from bot.painting import Painter
from bot.pictures.scenes import HandPicture, Name, Picture, SheetPicture, key_of
from bot.render.screen import Button, Screen
from bot.storage import Storage
from game.cards import cards
from sandbox.errors import bad
from sandbox.messages import Shown
from sandbox.session import InProcessSession
from sandbox.world import World
from tests.bot.fakes import FakeTime
from tests.bot.minds import InlineExecutor
from tests.bot.test_through_sandbox import Book

HAND = HandPicture(hand=cards("AH KH QH"), letters="A 10 K Q J 9")
OTHER = replace(HAND, hand=cards("AS"))
SHEET = SheetPicture(
    title="Scoresheet",
    names=(Name("Anna", "1"),),
    lines=(),
    legend=(),
    courses=(),
    deals=(),
    target=1000,
    barrel=880,
    barrel_label="barrel",
)
ROWS = ((Button("Go", "go"),),)


class Post:
    """A chat of one and a group, and the way out to them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.time = FakeTime(1_750_000_000.0, patience=0.001)
        self.world = World(self.time.now, Random(7))
        self.anna = self.world.person("Anna")
        self.anna.start()
        self.group = self.world.group("Friday", [self.anna])
        self.group.add_bot(self.anna)
        self.bot = Bot(self.world.token, session=InProcessSession(self.world, self.time.sleep))
        self.book = Book()
        self.start()

    def start(self) -> None:
        """Start a process that knows what is stored."""
        self.painter = Painter(self.storage, InlineExecutor)
        self.outbox = Outbox(
            self.bot,
            self.book,
            clock=self.time.now,
            sleep=self.time.sleep,
            limits=Limits(used_before=False),
            painter=self.painter,
        )

    async def show(
        self, text: str, picture: Picture | None = None, *, slot: str = "s", instead: str = ""
    ) -> Shown:
        """Show something to Anna, and return what she sees."""
        screen = Screen(text, ROWS, picture=picture, instead=instead)
        to, known = Address(self.anna.id), self.book.ids.get(slot)
        self.outbox.show(slot, to, screen, message_id=known)
        await self.time.run(self.outbox.drain())
        return self.anna.see()[-1]

    async def show_group(self, screen: Screen) -> Shown:
        """Show something to the group, and return what is seen."""
        self.outbox.show("g", Address(self.group.id), screen, message_id=None)
        await self.time.run(self.outbox.drain())
        return self.anna.see(self.group)[-1]

    def calls(self, method: str) -> int:
        """Count the calls of a method."""
        return sum(n for (name, _), n in self.world.calls.items() if name == method)


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    storage = await Storage.open(":memory:", clock=lambda: 1_750_000_000.0)
    post = Post(storage)
    yield post
    await post.time.run(post.outbox.close(0))
    await post.bot.session.close()
    await storage.close()
    assert not post.world.faults


async def test_a_picture_stands_above_its_text_and_buttons(post: Post) -> None:
    shown = await post.show("<b>cards</b>", HAND)
    assert shown.photo is not None
    assert (shown.text, shown.labels) == ("cards", [["Go"]])


async def test_text_and_picture_change_in_one_message(post: Post) -> None:
    first = await post.show("text")
    pictured = await post.show("text", HAND)
    turned = await post.show("page", HAND)
    played = await post.show("page", OTHER)
    assert {shown.id for shown in (pictured, turned, played)} == {first.id}
    assert turned.photo == pictured.photo
    assert played.photo != turned.photo
    assert (played.text, len(post.world.files)) == ("page", 2)


async def test_what_is_as_it_was_is_no_failure(post: Post) -> None:
    await post.show("text", HAND)
    await post.show("text", HAND)
    assert post.book.refusals == {}
    assert post.calls("editMessageMedia") == 1
    assert len(post.anna.see()) == 2  # one is her own /start


async def test_a_message_with_a_picture_becomes_a_text_by_being_sent_anew(post: Post) -> None:
    before = await post.show("cards", HAND)
    after = await post.show("result")
    assert after.photo is None
    assert after.silent
    assert before.id not in {shown.id for shown in post.anna.see()}
    assert post.book.ids["s"] == after.id


@pytest.mark.parametrize("picture", [HAND, SHEET])
async def test_a_picture_is_uploaded_once(post: Post, picture: Picture) -> None:
    for slot in ("a", "b", "c"):
        await post.show("x", picture, slot=slot)
    assert len(post.world.files) == 1


async def test_a_scoresheet_is_known_after_a_restart(post: Post) -> None:
    await post.show("x", SHEET, slot="a")
    post.start()
    await post.show("x", SHEET, slot="b")
    assert len(post.world.files) == 1


async def test_hands_are_not_stored(post: Post) -> None:
    await post.show("x", HAND)
    async with post.storage.read() as tx:
        assert await tx.pictures.get(key_of(HAND)) is None


async def test_the_files_of_another_bot_are_uploaded_anew(post: Post) -> None:
    async with post.storage.write() as tx:
        await tx.pictures.put(key_of(SHEET), "file-of-another-bot")
    shown = await post.show("x", SHEET)
    assert shown.photo is not None
    async with post.storage.read() as tx:
        assert await tx.pictures.get(key_of(SHEET)) == shown.photo.file_id


async def test_where_photos_are_forbidden_there_is_the_text(post: Post) -> None:
    post.group.forbid_photos()
    shown = await post.show_group(Screen("below", ROWS, picture=SHEET, instead="<pre>1</pre>"))
    assert (shown.text, shown.photo, shown.labels) == ("1", None, [["Go"]])
    assert post.book.refusals == {}
    assert "g" in post.book.ids


@pytest.mark.parametrize(
    "words",
    ["IMAGE_PROCESS_FAILED", "PHOTO_INVALID_DIMENSIONS", "file is too big", "words nobody knows"],
)
@pytest.mark.parametrize("edited", [False, True])
async def test_a_picture_that_is_refused_leaves_its_text(
    post: Post, words: str, edited: bool
) -> None:
    if edited:
        await post.show("before")
    for method in ("sendPhoto", "editMessageMedia"):
        post.world.trouble.refuse(method, bad(words))
    shown = await post.show("text", HAND)
    assert (shown.text, shown.photo, shown.labels) == ("text", None, [["Go"]])
    assert post.book.refusals == {}


async def test_a_refused_picture_takes_that_of_before_away(post: Post) -> None:
    before = await post.show("before", HAND)
    post.world.trouble.refuse("editMessageMedia", bad("IMAGE_PROCESS_FAILED"))
    shown = await post.show("text", OTHER)
    assert (shown.text, shown.photo) == ("text", None)
    assert before.id not in {shown.id for shown in post.anna.see()}


async def test_the_next_content_tries_its_picture_again(post: Post) -> None:
    post.world.trouble.refuse("sendPhoto", bad("IMAGE_PROCESS_FAILED"))
    await post.show("one", HAND)
    assert (await post.show("two", HAND)).photo is not None


async def test_a_picture_that_cannot_be_drawn_leaves_its_text(
    post: Post, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(picture: Picture) -> None:
        raise ValueError(f"cannot draw {picture}")

    monkeypatch.setattr(painting, "draw", fail)
    with caplog.at_level(logging.WARNING):
        shown = await post.show("text", HAND)
    assert (shown.text, shown.photo) == ("text", None)
    assert "without its picture" in caplog.text
    assert "AH" not in caplog.text
    assert "ACE" not in caplog.text


async def test_a_message_whose_picture_is_refused_may_be_refused_itself(post: Post) -> None:
    post.anna.block()
    post.outbox.show("s", Address(post.anna.id), Screen("x", picture=HAND), message_id=None)
    await post.time.run(post.outbox.drain())
    assert post.book.refusals == {"s": Refusal.BLOCKED}


async def test_a_failing_database_costs_an_upload_and_nothing_else(
    post: Post, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(post.storage, "write", fail)
    shown = await post.show("x", SHEET)
    assert shown.photo is not None
    assert "is not kept" in caplog.text


async def test_only_so_many_files_are_remembered(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "REMEMBERED", 2)
    for number, hand in enumerate(("AS", "AH", "AD")):
        await post.painter.keep(replace(HAND, hand=cards(hand)), f"{number}")
    known = [await post.painter.file_of(replace(HAND, hand=cards(c))) for c in ("AS", "AH", "AD")]
    assert known == ["", "1", "2"]


async def test_nothing_is_drawn_before_a_picture_is_wanted_nor_after_the_end(post: Post) -> None:
    made: list[Executor] = []

    def make() -> Executor:
        made.append(painting.one_thread())
        return made[-1]

    painter = Painter(post.storage, make)
    painter.close()
    assert made == []
    first, second = await painter.draw(HAND), await painter.draw(HAND)
    assert first == second
    assert len(made) == 1
    painter.close()
    with pytest.raises(RuntimeError):
        made[0].submit(print)
