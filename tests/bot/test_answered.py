"""To whom a message replies: another person, and neither a bot nor the beginning of a topic."""

from datetime import UTC, datetime
from typing import Any

import pytest
from aiogram.types import Chat, ForumTopicCreated, Message, User

from bot.handlers.who import answered

GROUP = Chat(id=-100, type="supergroup")
ANNA = User(id=1, is_bot=False, first_name="Anna")
BORIS = User(id=2, is_bot=False, first_name="Boris")
BOT = User(id=3, is_bot=True, first_name="Bot")


def written(by: User, **more: Any) -> Message:
    return Message(message_id=1, date=datetime.now(UTC), chat=GROUP, from_user=by, **more)


@pytest.mark.parametrize(
    ("reply", "meant"),
    [
        (None, None),
        (written(BORIS), BORIS),
        (written(ANNA), None),
        (written(BOT), None),
        (written(BORIS, sender_chat=GROUP), None),
        (written(BORIS, forum_topic_created=ForumTopicCreated(name="T", icon_color=1)), None),
    ],
)
def test_who_is_answered(reply: Message | None, meant: User | None) -> None:
    assert answered(written(ANNA, reply_to_message=reply)) == meant
