"""The whole of a small Telegram: accounts, chats, messages, updates, and one bot."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from sandbox.chats import Chat, Kind, Member
from sandbox.contents import Contents
from sandbox.driver import Person, Toast
from sandbox.ephemeral import Ephemeral, keep
from sandbox.errors import ApiError, ImpossibleError, bad
from sandbox.flood import Flood, Limits
from sandbox.messages import Document, Message, Photo
from sandbox.methods import METHODS, NAMES, Method
from sandbox.params import Files, Params
from sandbox.people import Account
from sandbox.places import Group
from sandbox.queries import STRICT_LIFE, Query, report
from sandbox.trouble import Trouble
from sandbox.updates import Updates
from sandbox.webhooks import Webhook

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

TOKEN = "424242:sandbox-token-that-opens-nothing-at-all"  # noqa: S105 - opens only the sandbox
FIRST_CHANNEL_ID = -1_000_000_000_000


class World(Contents):
    """Everything that Telegram's servers know; pure: its clock and chance come from outside."""

    def __init__(
        self,
        clock: Callable[[], float],
        rng: random.Random | None = None,
        *,
        token: str = TOKEN,
        username: str = "thousand_bot",
        name: str = "Thousand",
        limits: Limits | None = None,
    ) -> None:
        """Make a world with one bot in it and nobody else.

        :param clock: seconds since the epoch
        """
        super().__init__()
        self.clock, self.rng = clock, rng or random.Random(0)
        self.token = token
        self.bot = Account(int(token.partition(":")[0]), name, username=username, is_bot=True)
        self.accounts[self.bot.id] = self.bot
        self.query_life = STRICT_LIFE
        self.webhook = Webhook()
        self.updates = Updates(clock, self.rng.randrange(10**8, 10**9))
        self.flood = Flood(clock, limits)
        self.privacy = True
        self.ephemeral: Ephemeral = "known"
        self.trouble = Trouble()
        self.on_fault: Callable[[str], None] = lambda _: None
        self.revision = 0
        self._watchers: list[Callable[[], None]] = []
        self._counter = 0

    @property
    def date(self) -> int:
        """The time now as messages carry it."""
        return int(self.clock())

    # --- what the bot does ---

    def call(
        self, token: str, method: str, params: Mapping[str, Any], files: Files | None = None
    ) -> Any:
        """Carry out one Bot API call and return its result.

        :raises ApiError: as the real server would refuse it, or for a parameter it doesn't know
        """
        if token != self.token:
            raise ApiError(401, "")
        found = self._method(method, params)
        values = Params(params, files)
        chat_id = values.integer("chat_id")
        self.calls[NAMES[method.lower()], chat_id] += 1
        order = self.trouble.take(method, chat_id, refusals=True)
        if order is not None and order.error is not None:
            raise order.error
        if found.counts:
            self.flood.count(chat_id)
        result = found.run(self, values)
        if found.changes:
            self.changed()
        return result

    def _method(self, name: str, params: Mapping[str, Any]) -> Method:
        """Return what carries a call out, if all that is asked for is known."""
        found = METHODS.get(name.lower())
        if found is not None and found.ephemeral and self.ephemeral == "unknown":
            raise ApiError(404, "method not found")
        if found is None:
            self.fault(f"unknown method {name}")
            raise ApiError(404, "method not found")
        unknown = sorted(params.keys() - found.takes)
        if unknown:
            self.fault(f"{name} got the unknown parameters {', '.join(unknown)}")
            raise bad(f"the sandbox knows no parameter {', '.join(unknown)} of {name}")
        return found

    def fault(self, text: str) -> None:
        """Record a mistake of the bot which Telegram would have let pass."""
        self.faults.append(text)
        self.on_fault(text)

    def unanswered(self) -> list[dict[str, Any]]:
        """Return the presses that the bot could have answered and has not."""
        return report(self)

    def keep(self, file: Document | Photo) -> None:
        """Keep an uploaded file."""
        self.files[file.file_id] = file

    # --- who and what is there ---

    def person(self, name: str, *, language: str = "en", username: str = "") -> Person:
        """Make a person who has met nobody yet."""
        first, _, last = name.partition(" ")
        account = Account(1000 + len(self.accounts), first, last, username, language)
        self.accounts[account.id] = account
        private = self.chats[account.id] = Chat(account.id, "private", user=account)
        private.members = {one.id: Member(one) for one in (account, self.bot)}
        person = self.people[account.id] = Person(self, account)
        self.changed()
        return person

    def group(
        self,
        title: str,
        members: Sequence[Person] = (),
        *,
        forum: bool = False,
        supergroup: bool = True,
    ) -> Group:
        """Make a group; the first member owns it, the bot is not in it yet."""
        kind: Kind = "supergroup" if supergroup or forum else "group"
        chat = self.new_chat(kind, title)
        chat.is_forum = forum
        for person in members:
            status = "member" if chat.members else "creator"
            chat.members[person.id] = Member(person.account, status)
        group = self.groups[chat.id] = Group(self, chat)
        self.changed()
        return group

    def new_chat(self, kind: Kind, title: str) -> Chat:
        """Make a chat of many with the next free id."""
        number = len(self.chats) + 1
        chat_id = -number if kind == "group" else FIRST_CHANNEL_ID - number
        chat = self.chats[chat_id] = Chat(chat_id, kind, title)
        return chat

    # --- what happens ---

    def post(self, chat: Chat, sender: Account, **fields: Any) -> Message:
        """Put a message into a chat; a person's one is not yet an update."""
        if fields.get("receiver") is not None:
            return keep(chat, Message(0, chat, sender, self.date, **fields))
        if chat.kind in ("supergroup", "channel"):
            chat.counter += 1
            message_id = chat.counter
        else:
            # The bot's private chats and basic groups share one counter, as an account's do.
            self._counter += 1
            message_id = self._counter
        message = Message(message_id, chat, sender, self.date, **fields)
        chat.history[message_id] = message
        if sender.is_bot:
            chat.last_bot = sender.id
        return message

    def deliver(self, kind: str, payload: dict[str, Any]) -> int | None:
        """Queue an update for the bot; return its id unless the bot doesn't want its kind."""
        mentioned = [payload["from"]] if "from" in payload else []
        mentioned += payload.get("new_chat_members", [])
        self.known.update(user["id"] for user in mentioned if not user["is_bot"])
        update_id = self.updates.push(kind, payload)
        self.changed()
        return update_id

    def set_status(
        self, chat: Chat, account: Account, status: str, *, by: Account, can_send: bool = True
    ) -> None:
        """Change what an account is in a chat, and tell the bot if it may know."""
        old = chat.members.get(account.id) or Member(account, "left")
        new = chat.members[account.id] = Member(account, status, can_send)
        if (old.status, old.can_send) == (status, can_send):
            return
        is_own = account is self.bot
        if not is_own and not (chat.has(self.bot.id) and chat.members[self.bot.id].is_admin):
            self.changed()
            return
        change = {
            "chat": chat.json(),
            "from": by.json(),
            "date": self.date,
            "old_chat_member": old.json(),
            "new_chat_member": new.json(),
        }
        self.deliver("my_chat_member" if is_own else "chat_member", change)

    def tell(self, query: Query) -> None:
        """Show the answer of a press to the person who pressed."""
        person = self.people.get(query.account.id)
        if person is None:
            raise ImpossibleError(f"nobody has the id {query.account.id}")
        person.hear(Toast(query.text, query.alert, query.url))

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call the watcher at every change; return what ends that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def changed(self) -> None:
        """Tell everybody who watches that something is different now."""
        self.revision += 1
        for watcher in list(self._watchers):
            watcher()
