"""What each kind of press does, and what its answer says."""

from dataclasses import dataclass

from aiogram.types import CallbackQuery, Message

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.managing import check_may_stop, may_manage, runs_chat, tables_in
from bot.handlers.who import here
from bot.l10n import languages
from bot.lobbies import Person
from bot.presses import AtTable, Language, Lobby, Look, Menu, Move
from bot.render import alerts, menu
from bot.render.screen import Screen
from bot.table import Table, has_cards
from game.actions import Action
from game.notation import parse
from game.views import view


@dataclass(frozen=True, slots=True)
class Answer:
    """The one answer to a press; empty: nothing is said."""

    text: str = ""
    alert: bool = False
    url: str = ""


DONE = Answer()


@dataclass(frozen=True, slots=True)
class Presser:
    """A person who pressed a button, with the means to do what it says."""

    query: CallbackQuery
    person: Person
    context: Context
    update_id: int

    @property
    def chat(self) -> Address:
        """Where the button stands."""
        message = self.query.message
        if message is None:
            return Address(self.person.user_id)
        return here(message) if isinstance(message, Message) else Address(message.chat.id)

    async def move(self, press: Move) -> Answer:
        """Act in the deal."""
        actions = _actions(press.actions)
        await self.context.tables.act(
            press.table, self.person.user_id, press.choice, actions, update_id=self.update_id
        )
        return DONE

    async def look(self, press: Look) -> Answer:
        """Turn a page of the own hand message."""
        table = await self._table(press.table)
        seat = table.seat_of(self.person.user_id)
        if seat is None:
            raise TableError(Why.NOT_SEATED)
        if table.choice_of(seat) != press.choice:
            raise TableError(Why.STALE)
        await self.context.presenter.look(press.table, self.person.user_id, press.page)
        return DONE

    async def lobby(self, press: Lobby) -> Answer:
        """Do what a button of the lobby says."""
        lobbies, user_id, update_id = self.context.lobbies, self.person.user_id, self.update_id
        match press.verb:
            case "join":
                return await self._join(press.table)
            case "leave":
                await lobbies.leave(press.table, user_id, update_id=update_id)
            case "computer":
                await lobbies.add_computer(press.table, user_id, update_id=update_id)
            case "fewer":
                await lobbies.remove_computer(press.table, user_id, update_id=update_id)
            case "start":
                await self.context.tables.start(press.table, user_id, update_id=update_id)
            case "rules":
                return await self._show_rules()
            case "remove":
                await self._remove(press)
        return DONE

    async def at_table(self, press: AtTable) -> Answer:
        """Do what a button under a table, a result or a question says."""
        user_id, update_id = self.person.user_id, self.update_id
        match press.verb:
            case "cards":
                return await self._cards(press.table)
            case "next":
                await self.context.tables.next_deal(
                    press.table, user_id, press.deal, update_id=update_id
                )
            case "rematch":
                await self._rematch(press.table)
            case "back":
                await self.context.seats.come_back(press.table, self.person, update_id=update_id)
            case "stop" | "quit" | "keep":
                await self._decide(press)
        return DONE

    async def menu(self, press: Menu) -> Answer:
        """Do what a command would."""
        match press.verb:
            case "newgame":
                await self._new_game()
            case "practice":
                await self._practice()
            case "rules":
                return await self._show_rules()
            case "language":
                t = await self.context.people.chat_translator(self.chat.chat_id)
                self._say(menu.language_screen(t))
        return DONE

    async def language(self, press: Language) -> Answer:
        """Choose the language of the chat in which the button stands."""
        if press.code not in languages():
            raise TableError(Why.BUTTON_TOO_OLD)
        chat_id = self.chat.chat_id
        if chat_id < 0 and not await runs_chat(self.context, chat_id, self.person.user_id):
            raise TableError(Why.NOT_OPENER)
        await self.context.people.set_language(chat_id, press.code, self.update_id)
        t = await self.context.people.chat_translator(chat_id)
        self._close_question()
        await refresh(self.person.user_id, self.context)
        for table_id in await tables_in(self.context, chat_id):
            await self.context.presenter.sync(table_id)
        return Answer(menu.language_chosen(t))

    async def _join(self, table_id: int) -> Answer:
        """Seat him once the private channel is proven; else open it for him."""
        table = await self._table(table_id)
        if table.row.status != "lobby":
            raise TableError(Why.STALE)
        if not await self.context.people.prove_reachable(self.person.user_id):
            return Answer(url=self.context.link(f"j{table_id}"))
        await self.context.lobbies.join(table_id, self.person, update_id=self.update_id)
        return DONE

    async def _practice(self) -> None:
        match_id = self.context.new_match_id()
        await self.context.tables.practice(self.person, match_id, update_id=self.update_id)

    async def _rematch(self, table_id: int) -> None:
        table = await self._table(table_id)
        if table.row.private:
            await self._practice()
        else:
            await self.context.lobbies.rematch(table_id, self.person, update_id=self.update_id)

    async def _decide(self, press: AtTable) -> None:
        """Do what was asked before, or not; the question goes away once it is settled."""
        seats, table = self.context.seats, await self._table(press.table)
        try:
            match press.verb:
                case "stop":
                    await check_may_stop(self.context, table, self.person.user_id)
                    await seats.stop(press.table, update_id=self.update_id)
                case "quit":
                    user_id = self.person.user_id
                    await seats.quit(press.table, user_id, update_id=self.update_id)
                case _ if table.seat_of(self.person.user_id) is None:
                    await check_may_stop(self.context, table, self.person.user_id)
        except TableError as error:
            if error.why is Why.STALE:
                self._close_question()
            raise
        self._close_question()

    async def _remove(self, press: Lobby) -> None:
        table = await self._table(press.table)
        if not await may_manage(self.context, table.row, self.person.user_id):
            raise TableError(Why.NOT_OPENER)
        if table.seat_of(press.user) is None:
            raise TableError(Why.STALE)
        await self.context.lobbies.leave(press.table, press.user, update_id=self.update_id)

    async def _cards(self, table_id: int) -> Answer:
        """Show the presser his own hand, to him alone."""
        table = await self._table(table_id)
        seat = table.seat_of(self.person.user_id)
        if seat is None:
            raise TableError(Why.NOT_SEATED)
        if table.state is None or not has_cards(table):
            raise TableError(Why.NO_CARDS)
        t = await self.context.people.translator(self.person.user_id)
        return Answer(alerts.cards_alert(view(table.state, seat), t), alert=True)

    async def _new_game(self) -> None:
        if self.chat.private:
            raise TableError(Why.GROUPS_ONLY)
        await self.context.lobbies.open(
            self.chat.chat_id,
            self.chat.thread_id,
            self.person,
            language=await self.context.people.language_of(self.person.user_id),
            seated=await self.context.people.prove_reachable(self.person.user_id),
            update_id=self.update_id,
        )

    async def _show_rules(self) -> Answer:
        """Send the rules in private where that works, so that the group keeps its quiet."""
        t = await self.context.people.translator(self.person.user_id)
        if not await self.context.people.prove_reachable(self.person.user_id):
            return Answer(url=self.context.link("rules"))
        self.context.replies.say(
            Address(self.person.user_id), self.update_id, menu.rules_screen(t)
        )
        return DONE if self.chat.private else Answer(menu.sent_in_private(t))

    async def _table(self, table_id: int) -> Table:
        table = await self.context.tables.load(table_id)
        if table is None:
            raise TableError(Why.STALE)
        return table

    def _say(self, screen: Screen) -> None:
        self.context.replies.say(self.chat, self.update_id, screen)

    def _close_question(self) -> None:
        """Take the message away whose button was pressed."""
        message = self.query.message
        if message is not None:
            self.context.outbox.delete(f"say:{self.update_id}", self.chat, message.message_id)


async def refresh(user_id: int, context: Context) -> None:
    """Show the tables of a person anew, and set their clocks right."""
    async with context.storage.read() as tx:
        rows = await tx.tables.of_person(user_id)
    for row in rows:
        await context.changed(row.id)


def _actions(text: str) -> list[Action]:
    """Read the actions of a move; forged ones are as old as no button ever was."""
    try:
        return [parse(part) for part in text.split(",")]
    except ValueError:
        raise TableError(Why.BUTTON_TOO_OLD) from None
