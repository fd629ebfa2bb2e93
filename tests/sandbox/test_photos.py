"""Photos, as the server takes and refuses them, and as people see them."""

import io
import json
from typing import Any

import pytest
from aiogram import Bot
from aiogram.types import BufferedInputFile, InputMediaPhoto, Message
from PIL import Image

from sandbox.driver import Person
from sandbox.errors import ApiError
from sandbox.places import Group
from sandbox.session import InProcessSession
from sandbox.snapshot import snapshot
from sandbox.world import World

BAD = "400 Bad Request: "


def picture(width: int = 40, height: int = 30, colour: str = "green") -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(file, "PNG")
    return file.getvalue()


class Desk:
    """The bot's side of a private chat, without the flood limits in the way."""

    def __init__(self, world: World, person: Person) -> None:
        self.world, self.person = world, person
        self.chat_id = person.id
        world.flood.enabled = False

    def call(self, method: str, content: bytes | None = None, **params: Any) -> Any:
        files = {} if content is None else {"one": ("a.png", content)}
        values = {"chat_id": self.chat_id, **params}
        return self.world.call(self.world.token, method, values, files)

    def refusal(self, method: str, content: bytes | None = None, **params: Any) -> str:
        with pytest.raises(ApiError) as refused:
            self.call(method, content, **params)
        return f"{refused.value.code} {refused.value.description}"

    def send(self, content: bytes | None = None, **params: Any) -> Any:
        return self.call("sendPhoto", content or picture(), photo="attach://one", **params)

    def edit(self, message: Any, content: bytes | None = None, **media: Any) -> Any:
        given = json.dumps({"type": "photo", "media": "attach://one", **media})
        message_id = message["message_id"]
        return self.call("editMessageMedia", content, message_id=message_id, media=given)


@pytest.fixture
def desk(world: World, anna: Person) -> Desk:
    anna.start()
    return Desk(world, anna)


def test_a_photo_is_seen_with_its_caption_and_has_no_text(desk: Desk) -> None:
    sent = desk.send(caption="<b>x</b>", parse_mode="HTML")
    assert sent["caption"] == "x"
    assert "text" not in sent
    small, large = sent["photo"]
    assert (large["width"], large["height"]) == (40, 30)
    assert small["file_id"] != large["file_id"]
    shown = desk.person.see()[-1]
    assert shown.text == "x"
    assert shown.photo is not None
    assert shown.photo.content == picture()


def test_a_photo_that_was_sent_needs_no_second_upload(desk: Desk) -> None:
    file_id = desk.send()["photo"][-1]["file_id"]
    again = desk.call("sendPhoto", photo=file_id)
    assert again["photo"][-1]["file_id"] == file_id
    assert len(desk.world.files) == 1


def test_a_photo_takes_the_place_of_a_text_and_of_another_photo(desk: Desk) -> None:
    message = desk.call("sendMessage", text="words")
    desk.edit(message, picture(), caption="one")
    assert desk.person.see()[-1].text == "one"
    desk.edit(message, picture(colour="red"), caption="two")
    shown = desk.person.see()[-1]
    assert shown.photo is not None
    assert (shown.photo.content, shown.text) == (picture(colour="red"), "two")


def test_the_same_photo_with_the_same_words_is_no_change(desk: Desk) -> None:
    sent = desk.send(caption="one")
    file_id = sent["photo"][-1]["file_id"]
    with pytest.raises(ApiError, match="message is not modified"):
        desk.edit(sent, media=file_id, caption="one")
    desk.edit(sent, media=file_id, caption="two")
    desk.edit(sent, picture(), caption="two")  # a new file, for all that anybody knows
    with pytest.raises(ApiError, match="message is not modified"):
        desk.call(
            "editMessageMedia",
            message_id=sent["message_id"],
            media=json.dumps(
                {"type": "photo", "media": next(reversed(desk.world.files)), "caption": "two"}
            ),
        )


def test_a_photo_cannot_become_a_text_again(desk: Desk) -> None:
    sent = desk.send(caption="one")
    words = f"{BAD}there is no text in the message to edit"
    assert desk.refusal("editMessageText", message_id=sent["message_id"], text="x") == words
    keyboard = json.dumps({"inline_keyboard": [[{"text": "a", "callback_data": "b"}]]})
    desk.call("editMessageReplyMarkup", message_id=sent["message_id"], reply_markup=keyboard)
    assert desk.person.see()[-1].labels == [["a"]]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "file must be non-empty"),
        (b"no picture", "IMAGE_PROCESS_FAILED"),
        (picture()[:60], "IMAGE_PROCESS_FAILED"),
        (picture(21, 1), "PHOTO_INVALID_DIMENSIONS"),
        (picture(9000, 1001), "PHOTO_INVALID_DIMENSIONS"),
        (b"\0" * (10 * 1024 * 1024 + 1), "file is too big"),
    ],
)
def test_what_is_no_photo_is_refused(desk: Desk, content: bytes, why: str) -> None:
    assert desk.refusal("sendPhoto", content, photo="attach://one") == BAD + why


def test_a_file_that_is_not_there_is_refused(desk: Desk) -> None:
    wrong = f"{BAD}wrong file identifier/HTTP URL specified"
    assert desk.refusal("sendPhoto", photo="nothing") == wrong
    assert desk.refusal("sendPhoto") == f"{BAD}there is no photo in the request"
    document = desk.call("sendDocument", b"x", document="attach://one")["document"]["file_id"]
    other = f"{BAD}can't use file of type Document as Photo"
    assert desk.refusal("sendPhoto", photo=document) == other
    photo = desk.send()["photo"][-1]["file_id"]
    assert desk.refusal("sendDocument", document=photo) == wrong


def test_captions_have_a_limit(desk: Desk) -> None:
    sent = desk.send(caption="🂡" * 512)
    too_long = {"caption": "🂡" * 512 + "x"}
    words = f"{BAD}message caption is too long"
    assert desk.refusal("sendPhoto", picture(), photo="attach://one", **too_long) == words
    with pytest.raises(ApiError, match="MEDIA_CAPTION_TOO_LONG"):
        desk.edit(sent, picture(), **too_long)


@pytest.mark.parametrize(
    "media", ["", "{}", '{"type": "sticker", "media": "x"}', '{"type": "photo", "tea": 1}']
)
def test_other_media_are_refused(desk: Desk, media: str) -> None:
    sent = desk.send()
    refused = desk.refusal("editMessageMedia", message_id=sent["message_id"], media=media)
    assert refused.startswith("400 Bad Request: ")


def test_a_group_may_forbid_photos_alone(desk: Desk, group: Group) -> None:
    desk.chat_id = group.id
    text = desk.call("sendMessage", text="x")
    group.forbid_photos()
    desk.call("sendMessage", text="y")
    words = f"{BAD}not enough rights to send photos to the chat"
    assert desk.refusal("sendPhoto", picture(), photo="attach://one") == words
    with pytest.raises(ApiError, match="not enough rights to send photos"):
        desk.edit(text, picture())
    group.unrestrict_bot()
    desk.send()


def test_the_page_shows_a_photo(desk: Desk) -> None:
    desk.send(caption="x")
    (message,) = [
        each for each in snapshot(desk.world, desk.person)["private"]["messages"] if each["bot"]
    ]
    photo = message["photo"]
    assert (photo["width"], photo["height"]) == (40, 30)
    assert desk.world.files[photo["file"]].content == picture()


async def test_aiogram_sends_and_edits_photos(world: World, anna: Person) -> None:
    anna.start()
    bot = Bot(world.token, session=InProcessSession(world))
    file = BufferedInputFile(picture(), "a.png")
    message = await bot.send_photo(anna.id, file, caption="<i>x</i>", parse_mode="HTML")
    assert message.photo is not None
    media = InputMediaPhoto(media=message.photo[-1].file_id, caption="y", parse_mode="HTML")
    edited = await bot.edit_message_media(media, chat_id=anna.id, message_id=message.message_id)
    assert isinstance(edited, Message)
    assert edited.photo == message.photo
    other = InputMediaPhoto(media=BufferedInputFile(picture(colour="red"), "b.png"))
    await bot.edit_message_media(other, chat_id=anna.id, message_id=message.message_id)
    shown = anna.see()[-1]
    assert shown.photo is not None
    assert (shown.text, shown.photo.content) == ("", picture(colour="red"))
    await bot.session.close()
