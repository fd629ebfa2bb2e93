"""What Telegram says of a person: admin, member, reachable.

What it refuses to say is a no; that it cannot be asked is said to whoever wants something.
"""

from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramBadRequest, TelegramForbiddenError
from aiogram.types import (
    ChatMemberAdministrator,
    ChatMemberMember,
    ChatMemberOwner,
    ChatMemberRestricted,
    ResultChatMemberUnion,
)

from bot.delivery import Again, judge
from bot.errors import TableError, Why

_PATIENCE = 5
"""Seconds in which Telegram should say it: whoever pressed a button waits for the answer."""
ADMINS = (ChatMemberOwner, ChatMemberAdministrator)
MEMBERS = (*ADMINS, ChatMemberMember)


class Rights:
    """Asks Telegram about people."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def is_admin(self, chat_id: int, user_id: int) -> bool:
        """Return whether a person is the creator or an administrator of a group.

        :raises TableError: if Telegram cannot be asked
        """
        return isinstance(await self._member(chat_id, user_id), ADMINS)

    async def is_member(self, chat_id: int, user_id: int) -> bool:
        """Return whether a person is in a group and may write there.

        :raises TableError: if Telegram cannot be asked
        """
        member = await self._member(chat_id, user_id)
        if isinstance(member, ChatMemberRestricted):
            return member.is_member and member.can_send_messages
        return isinstance(member, MEMBERS)

    async def reaches(self, user_id: int) -> bool:
        """Prove the private channel: a chat action costs nothing and is refused like a message.

        Only a refusal proves the contrary; a failure of the network proves nothing.
        """
        try:
            await self._bot.send_chat_action(user_id, "typing", request_timeout=_PATIENCE)
        except (TelegramForbiddenError, TelegramBadRequest):
            return False
        except AiogramError:  # a proxy's page too
            return True
        return True

    async def _member(self, chat_id: int, user_id: int) -> ResultChatMemberUnion | None:
        try:
            return await self._bot.get_chat_member(chat_id, user_id, request_timeout=_PATIENCE)
        except AiogramError as error:  # a proxy's page too
            if isinstance(judge(error, private=False), Again):
                raise TableError(Why.NOT_ASKED) from error
            return None
