"""Around every handler: whom the bot has met, who asks too often, and refusals told once."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware
from aiogram.types import (
    CallbackQuery,
    Chat,
    ChatMemberUpdated,
    Message,
    TelegramObject,
    Update,
    User,
)
from sqlalchemy.exc import OperationalError

from bot.allowance import Allowance
from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.failures import trace
from bot.handlers.who import here, person_of, wrote_as_bot
from bot.presses import Forget, Lobby, Menu, read
from bot.render import alerts
from bot.render.screen import Screen
from bot.storage.errors import AlreadyDoneError

log = logging.getLogger(__name__)

Handler = Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]]


class Meet(BaseMiddleware):
    """Notes names, titles and proven private channels before anything is done."""

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        context: Context = data["context"]
        if not await _allowed(event, data.get("event_chat"), context):
            if isinstance(event, CallbackQuery):
                context.outbox.answer(event.id)
            return None
        if isinstance(event, Message) and event.text is not None and wrote_as_bot(event):
            return None
        try:
            await self._note(event, data.get("event_from_user"), context)
        except OperationalError:
            raise  # the update comes again
        except Exception as error:  # a name that can't be kept must not come again for ever
            log.error("what is new in an update is not noted: %s", trace(error))
        return await handler(event, data)

    async def _note(self, event: TelegramObject, user: User | None, context: Context) -> None:
        if isinstance(event, CallbackQuery) and isinstance(read(event.data or ""), Forget):
            return  # after a kill it may come again, and would make known who was just forgotten
        blocks = isinstance(event, ChatMemberUpdated) and event.chat.type == "private"
        if user is not None and not user.is_bot and not blocks:
            await context.people.meet(person_of(user))
        message = event.message if isinstance(event, CallbackQuery) else event
        if isinstance(message, Message):
            chat = message.chat
            context.presenter.saw(chat.id, message.message_id)
            if chat.type != "private":
                await context.people.visit(chat.id, chat.title or "")
            else:
                await context.people.set_reachable(chat.id, True)


async def _allowed(event: TelegramObject, chat: Chat | None, context: Context) -> bool:
    """Whether the operator lets the bot play in a group; private chats are always open.

    A group that was let in stays so as the supergroup that it became.
    """
    allowed = context.settings.allowed_chats
    if not allowed or chat is None or chat.type == "private" or chat.id in allowed:
        return True
    if isinstance(event, Message) and event.migrate_from_chat_id in allowed:
        return True
    async with context.storage.read() as tx:
        return not allowed.isdisjoint(await tx.chats.former(chat.id))


class Refuse(BaseMiddleware):
    """Tells the sender of a command why it was refused: in private if that works, else here."""

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        context: Context = data["context"]
        update: Update = data["event_update"]
        try:
            return await handler(event, data)
        except AlreadyDoneError:
            return None
        except TableError as error:
            if isinstance(event, Message):
                await self._tell(event, error, context, update.update_id)
        except OperationalError:
            raise  # nothing was committed: the update comes again
        except Exception as error:
            log.error("update %d could not be handled: %s", update.update_id, trace(error))
            if isinstance(event, Message):
                t = await context.people.chat_translator(event.chat.id)
                screen = Screen(t("error-unexpected"))
                context.replies.say(here(event), update.update_id, screen)
        return None

    async def _tell(
        self, message: Message, error: TableError, context: Context, update_id: int
    ) -> None:
        to, user = here(message), message.from_user
        anonymous = user is None or user.is_bot or message.sender_chat is not None
        known = not to.private and user is not None and not anonymous
        if known and user is not None and await context.people.prove_reachable(user.id):
            to = Address(user.id)
        t = await context.people.chat_translator(to.chat_id)
        said = alerts.why_text(error.why, t)
        if known and to.private and error.why is not Why.TOO_OFTEN:  # that is about the person
            said = alerts.of_group(said, message.chat.title or "", t)
        context.replies.say(to, update_id, Screen(said))


class Door(BaseMiddleware):
    """Lets nobody ask so often that others wait for it; what was let in comes again freely.

    Nor many together in one group.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._commands = Allowance(clock, every=10.0, burst=6)
        self._presses = Allowance(clock, every=1.0, burst=15)
        self._commands_there = Allowance(clock, every=8.0, burst=8)
        self._presses_there = Allowance(clock, every=0.1, burst=60)
        self._comes_again: set[int] = set()

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        update: Update = data["event_update"]
        asker = _asker(event)
        again = update.update_id in self._comes_again
        presses, command = isinstance(event, CallbackQuery), _is_command(event)
        alone = [self._presses] * presses + [self._commands] * command
        if not again and not all(each.take(asker) for each in alone):
            await self._slow(event, data["context"], Why.TOO_OFTEN)
            if not presses and self._commands.tell(asker):
                raise TableError(Why.TOO_OFTEN)
            return None
        group = _group_of(event)
        there = [self._presses_there] * presses + [self._commands_there] * command
        if not again and group and not all(each.take(group) for each in there):
            await self._slow(event, data["context"], Why.CROWD)
            if isinstance(event, Message) and self._commands_there.tell(group):
                await self._calm(event, data["context"], update.update_id)
            return None
        return await self._let_in(update.update_id, handler(event, data))

    async def _slow(self, event: TelegramObject, context: Context, why: Why) -> None:
        if isinstance(event, CallbackQuery):
            t = await context.people.translator(event.from_user.id)
            context.outbox.answer(event.id, alerts.why_text(why, t))

    async def _calm(self, message: Message, context: Context, update_id: int) -> None:
        """Tell a whole group once that too much is asked there."""
        t = await context.people.chat_translator(message.chat.id)
        context.replies.say(here(message), update_id, Screen(alerts.why_text(Why.CROWD, t)))

    async def _let_in(self, update_id: int, handled: Awaitable[Any]) -> Any:
        self._comes_again.discard(update_id)
        try:
            return await handled
        except OperationalError:
            self._comes_again.add(update_id)
            raise


def _asker(event: TelegramObject) -> int:
    """Return who asks: a person, or the chat that he hides behind, for all hide in one account."""
    if isinstance(event, Message) and event.sender_chat is not None:
        return event.sender_chat.id
    user: User | None = getattr(event, "from_user", None)
    return 0 if user is None else user.id


def _group_of(event: TelegramObject) -> int:
    """Return the group in which something is asked, 0 in private."""
    message = event.message if isinstance(event, CallbackQuery) else event
    chat: Chat | None = getattr(message, "chat", None)
    return chat.id if chat is not None and chat.type != "private" else 0


def _is_command(event: TelegramObject) -> bool:
    """Whether something is a command, or a button that does what one does: to say something."""
    if isinstance(event, Message):
        return bool(event.text)
    match read(event.data or "") if isinstance(event, CallbackQuery) else None:
        case Menu() | Lobby(verb="rules"):
            return True
    return False
