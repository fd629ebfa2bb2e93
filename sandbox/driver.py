"""People, and what they do with their clients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.commands import commands_for
from sandbox.entities import commands_in
from sandbox.ephemeral import lose, message_of, on_screen
from sandbox.errors import ImpossibleError
from sandbox.keyboards import Key
from sandbox.people import ANONYMOUS
from sandbox.places import Group, Topic, bot_reads
from sandbox.queries import Query, start_payload

if TYPE_CHECKING:
    from sandbox.chats import Chat
    from sandbox.messages import Message, Shown
    from sandbox.people import Account
    from sandbox.world import World

Place = Group | Topic | None


@dataclass(frozen=True, slots=True)
class Toast:
    """What a person was told after a press."""

    text: str
    alert: bool = False
    url: str = ""


class Person:
    """One person with one client; None as a place is the private chat with the bot."""

    def __init__(self, world: World, account: Account) -> None:
        """Hold the account of a person."""
        self.world = world
        self.account = account
        self.toasts: list[Toast] = []
        self.opened: list[str] = []
        # A careful person may be told not to follow the links which the bot makes him open.
        self.follows_links = True

    @property
    def id(self) -> int:
        """The id of his account, and of his private chat with the bot."""
        return self.account.id

    @property
    def private(self) -> Chat:
        """His private chat with the bot."""
        return self.world.chats[self.id]

    def __repr__(self) -> str:
        """Name him in a failed test."""
        return f"<{self.account.name}>"

    # --- what he does ---

    def start(self, payload: str = "") -> Shown:
        """Open the private chat and press Start, with the payload of a link if there is one."""
        self.unblock()
        self.private.started = True
        return self.send(None, f"/start {payload}".strip())

    def send(
        self, place: Place, text: str, *, reply_to: Shown | None = None, anonymous: bool = False
    ) -> Shown:
        """Write something; the bot hears of it as far as it may."""
        chat, thread_id = self._chat(place), getattr(place, "thread_id", None)
        member = chat.member(self.id)
        if chat.kind != "private" and (member is None or not member.is_present):
            raise ImpossibleError(f"{self} is not in {chat.title}")
        if member is not None and not member.can_send:
            raise ImpossibleError(f"{self} may not write in {chat.title}")
        if chat.kind == "private" and not chat.started:
            raise ImpossibleError(f"{self} has not started the bot")
        replied = chat.history.get(reply_to.id) if reply_to else None
        is_topic = thread_id is not None
        if replied is not None and not is_topic and chat.kind == "supergroup":
            # A chain of replies has an id too, which is no topic: a trap for bots.
            thread_id = replied.thread_id or replied.id
        message = self.world.post(
            chat,
            ANONYMOUS if anonymous else self.account,
            text=text,
            entities=commands_in(text),
            thread_id=thread_id,
            is_topic=is_topic,
            reply_to=replied,
            sender_chat=chat if anonymous else None,
        )
        self._deliver("message", message)
        return message.shown()

    def edit(self, shown: Shown, text: str) -> Shown:
        """Change what he wrote before."""
        message = self.world.chats[shown.chat_id].history[shown.id]
        message.text, message.entities = text, commands_in(text)
        message.edited = self.world.date
        self._deliver("edited_message", message)
        return message.shown()

    def delete(self, shown: Shown) -> None:
        """Delete a message, for everybody: the bot gets no update for that."""
        del self.world.chats[shown.chat_id].history[shown.id]
        self.world.changed()

    def press(
        self, shown: Shown, label: str = "", *, data: str = "", stale: bool = False
    ) -> Query | None:
        """Press a button by what it says, or by its data; None for a link.

        The button is looked for on the message as it is now, as a person's eyes do.

        :param stale: press what was shown then, though the message has changed or is gone
        """
        chat = self.world.chats[shown.chat_id]
        if chat.kind != "private" and not chat.has(self.id):
            raise ImpossibleError(f"{self} is not in {chat.title}")
        message = message_of(chat, self.id, shown)
        if message is None and not stale:
            raise ImpossibleError(f"message {shown.key} is gone")
        rows = shown.rows if stale or message is None else message.keyboard
        key = find_key([key for row in rows for key in row], label, data, stale=stale)
        if key.disabled:
            return None
        if key.url:
            self.open(key.url)
            return None
        if not key.data:
            return None
        return self._query(chat, shown.id, message, key.data)

    def _query(self, chat: Chat, message_id: int, message: Message | None, data: str) -> Query:
        world = self.world
        query = Query(str(world.rng.getrandbits(62)), self.account, data, world.clock(), chat.id)
        world.queries[query.id] = query
        gone = {"chat": chat.json(), "message_id": message_id, "date": 0}
        payload = {
            "id": query.id,
            "from": self.account.json(),
            "message": message.json() if message else gone,
            "chat_instance": str(chat.id * 7919),
            "data": data,
        }
        query.delivered = world.deliver("callback_query", payload) is not None
        return query

    def open(self, url: str) -> None:
        """Open a link; the bot's own start link starts it."""
        self.opened.append(url)
        payload = start_payload(url, self.world.bot.username)
        if payload is not None:
            self.start(payload)

    def block(self) -> None:
        """Block the bot."""
        self._set_blocked(blocked=True)

    def unblock(self) -> None:
        """Let the bot write again."""
        self._set_blocked(blocked=False)

    def _set_blocked(self, *, blocked: bool) -> None:
        chat = self.private
        if chat.blocked == blocked:
            return
        chat.blocked = blocked
        self.world.set_status(
            chat, self.world.bot, "kicked" if blocked else "member", by=self.account
        )

    def restart_client(self, *, told: bool = True) -> None:
        """Close the app and open it again: what he alone saw in groups is gone.

        :param told: whether the server knows that
        """
        lose(self.world, self.id, told=told)

    def deactivate(self) -> None:
        """Delete his account."""
        self.account.deactivated = True

    def join(self, group: Group) -> None:
        """Come into a group."""
        group.add(self)

    def leave(self, group: Group) -> None:
        """Go out of a group."""
        group.remove(self)

    # --- what he sees ---

    def see(self, place: Place = None) -> list[Shown]:
        """Return the messages on his screen, the oldest first."""
        chat, thread_id = self._chat(place), getattr(place, "thread_id", None)
        if chat.kind != "private" and not chat.has(self.id):
            return []
        return [
            message.shown()
            for message in on_screen(chat, self.id)
            if not message.service
            and (not isinstance(place, Topic) or message.thread_id == thread_id)
        ]

    def commands(self, place: Place = None) -> list[dict[str, str]]:
        """Return the commands that his client offers there."""
        return commands_for(self.world, self.account, self._chat(place))

    def hear(self, toast: Toast) -> None:
        """Get the answer to a press; an empty one only stops the spinner."""
        if toast.text:
            self.toasts.append(toast)
        if toast.url and self.follows_links:
            self.open(toast.url)

    @property
    def toast(self) -> Toast | None:
        """The last thing that he was told after a press."""
        return self.toasts[-1] if self.toasts else None

    def _chat(self, place: Place) -> Chat:
        return self.private if place is None else place.chat

    def _deliver(self, kind: str, message: Message) -> None:
        if bot_reads(self.world, message):
            self.world.deliver(kind, message.json())
        else:
            self.world.changed()


def find_key(keys: list[Key], label: str, data: str, *, stale: bool = False) -> Key:
    """Return the one button with this data, or that says this, or whose text has this in it."""
    if data:
        found = [key for key in keys if key.data == data]
        if not found and stale:
            return Key(data, data)
    else:
        found = [key for key in keys if key.text == label]
        found = found or [key for key in keys if label in key.text]
    if len(found) != 1:
        said = ", ".join(key.text for key in keys)
        raise ImpossibleError(f"{len(found)} buttons are {label or data!r} among: {said}")
    return found[0]
