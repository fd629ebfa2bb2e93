"""What Telegram says of a person: admin, member, reachable.

To a bot that is no admin it may refuse to say what a person is, above all where members are
hidden. That is no answer, neither a yes nor a no.
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

from bot.errors import TableError, Why
from bot.verdicts import Again, judge

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

        :raises TableError: if Telegram cannot be asked, or does not say
        """
        member = await self._member(chat_id, user_id)
        if member is None:
            return await self._is_listed(chat_id, user_id)
        return isinstance(member, ADMINS)

    async def is_member(self, chat_id: int, user_id: int) -> bool | None:
        """Return whether a person is in a group and may write there; None if that is not told.

        :raises TableError: if Telegram cannot be asked
        """
        member = await self._member(chat_id, user_id)
        if isinstance(member, ChatMemberRestricted):
            return member.is_member and member.can_send_messages
        return None if member is None else isinstance(member, MEMBERS)

    async def is_present(self, chat_id: int, user_id: int, *, seen_in: int) -> bool:
        """Return whether a person is in a group; where nobody can say, whether he was seen there.

        :param seen_in: the chat whose button he has just pressed, which a forger may have chosen
        """
        if chat_id > 0:
            return chat_id == user_id
        try:
            member = await self._member(chat_id, user_id)
        except TableError:
            member = None
        if isinstance(member, ChatMemberRestricted):
            return member.is_member
        return seen_in == chat_id if member is None else isinstance(member, MEMBERS)

    async def may_open_topics(self, chat_id: int) -> bool:
        """Return whether the bot may open topics in a forum, as far as that is told."""
        try:
            me = await self._member(chat_id, self._bot.id)
        except TableError:
            return False
        return isinstance(me, ChatMemberAdministrator) and bool(me.can_manage_topics)

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
            _check_answers(error)
            return None

    async def _is_listed(self, chat_id: int, user_id: int) -> bool:
        """Return whether a person is in the list of admins, which is shown to more bots."""
        try:
            listed = await self._bot.get_chat_administrators(chat_id, request_timeout=_PATIENCE)
        except AiogramError as error:
            _check_answers(error)
            raise TableError(Why.NOT_TOLD) from error
        return any(each.user.id == user_id for each in listed)


def _check_answers(error: AiogramError) -> None:
    if isinstance(judge(error, private=False), Again):
        raise TableError(Why.NOT_ASKED) from error
