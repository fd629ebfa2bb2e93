"""Everything that showing a table needs, read in one transaction."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.computers import level_of
from bot.daily.secrecy import is_withheld
from bot.delivery import Address
from bot.house_rules import rules_of
from bot.l10n import Translator, choose_language
from bot.render.names import Player
from bot.storage.rows import ChatRow, DealRow, MessageRow, PersonRow, SeatRow, TableRow
from bot.storage.sitters import SitterRow
from bot.storage.transaction import Transaction
from bot.table import Table, is_away, read
from bot.turn_clock import limit_at
from game.actions import Cut, Deal
from game.notation import parse
from game.rules import Rules
from game.shapes import DealRecord

LATEST = 3
"""How many deals back a result may still be owed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A table with its chat, its people and what they are shown now."""

    table: Table
    title: str
    language: str
    persons: Mapping[int, PersonRow]
    rules: Rules
    """Of the match, or in the lobby those of the next one."""
    records: tuple[DealRecord, ...]
    """The latest deals that are over; all of them once the match is."""
    attempts: tuple[int, ...]
    """Which re-deal each of the records is."""
    shown: Mapping[str, MessageRow]
    default_language: str
    withheld: bool = False
    """Whether it is the deal of a day that others may still play."""
    watchers: tuple[int, ...] = ()
    """Who watches in private."""
    cuts: tuple[int, ...] = ()
    """Where the deck was cut, while the auction goes on."""
    former: tuple[SitterRow, ...] = ()
    """Who had seats that others have now, in the order in which these passed on."""

    @property
    def group(self) -> Address:
        """Where the public part is shown."""
        return Address(self.table.row.chat_id, self.table.row.thread_id)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits, by seat, with the names they have now."""
        return self._players(self.table.row.seats)

    def players_of(self, at: int) -> tuple[Player, ...]:
        """Return who sat when a deal of the records was over, with the names they have now."""
        return self._players(self._seats(self.records[at]["deal"], self.attempts[at]))

    def _players(self, seats: Iterable[SeatRow]) -> tuple[Player, ...]:
        began = sorted(self._seats(0, 0), key=lambda seat: seat.kind != "computer")
        numbers = {seat.seat: number for number, seat in enumerate(began, 1)}
        return tuple(
            Player(
                name=self._name(seat),
                user_id=seat.user_id if seat.left_user_id is None else seat.left_user_id,
                computer=seat.kind == "computer",
                away=is_away(seat),
                timed_out=seat.missed > 0 and not is_away(seat),
                level=level_of(seat)
                if seat.kind == "computer" and not seat.left_user_id
                else None,
                number=numbers[seat.seat],
            )
            for seat in seats
        )

    def _seats(self, deal: int, attempt: int) -> tuple[SeatRow, ...]:
        """Return the seats as they were in an attempt at a deal."""
        seats = {seat.seat: seat for seat in self.table.row.seats}
        for each in reversed(self.former):
            if (each.deal, each.attempt) > (deal, attempt):
                seats[each.seat] = each.as_seat()
        return tuple(seats.values())

    def _name(self, seat: SeatRow) -> str:
        person = None if seat.user_id is None else self.persons.get(seat.user_id)
        return seat.name if person is None else person.name

    def translator(self, user_id: int | None = None) -> Translator:
        """Return the texts in a person's language, or in the chat's."""
        if user_id is None:
            return Translator(self.language)
        return Translator(person_language(self.persons.get(user_id), self.default_language))


def person_language(person: PersonRow | None, default: str) -> str:
    """Return a person's language: the one chosen, else that of his client if there are texts."""
    if person is None:
        return default
    return person.language or choose_language(person.language_hint, default)


async def read_room(
    tx: Transaction, table_id: int, default_language: str, *, whole: bool = False
) -> Room | None:
    """Read the room of a table; None if there is no such table.

    :param whole: with all its deals, not only the latest
    """
    if (row := await tx.tables.get(table_id)) is None:
        return None
    table = replace(read(row), limit=await limit_at(tx, row))
    chat = await tx.chats.get(row.chat_id)
    deals = await _deals(tx, table, whole=whole)
    watchers = await tx.watchers.of_table(table_id)
    former = await tx.sitters.of_table(table_id)
    persons = await _persons(tx, row, former, watchers)
    return Room(
        table=table,
        title="" if chat is None else chat.title,
        language=_language(row, chat, persons, default_language),
        persons=persons,
        rules=await _rules(tx, table),
        records=tuple(json.loads(deal.record) for deal in deals),
        attempts=tuple(deal.attempt for deal in deals),
        shown={message.slot: message for message in await tx.messages.all(table_id)},
        default_language=default_language,
        withheld=await is_withheld(tx, row),
        watchers=watchers,
        cuts=await _cuts(tx, table),
        former=former,
    )


async def _persons(
    tx: Transaction, row: TableRow, former: Sequence[SitterRow], watchers: Sequence[int]
) -> Mapping[int, PersonRow]:
    """Return all who have to do with a table: sitting, gone, watching, or its opener."""
    ids = [seat.user_id for seat in row.seats] + [each.user_id for each in former]
    sat = [user_id for user_id in ids if user_id is not None]
    return await tx.persons.many([*sat, row.opener, *watchers])


def _language(
    row: TableRow, chat: ChatRow | None, persons: Mapping[int, PersonRow], default: str
) -> str:
    """Return the language of a group, or in practice that of the person."""
    if row.private:
        return person_language(persons.get(row.opener), default)
    return chat.language if chat is not None and chat.language else default


async def _deals(tx: Transaction, table: Table, *, whole: bool) -> list[DealRow]:
    """Return the deals that are over: the latest while the match goes on, else all of them."""
    over = whole or table.row.status in {"finished", "stopped"}
    first = 0 if over or table.state is None else table.state.deal - LATEST
    return await tx.deals.since(table.row.id, first)


async def _rules(tx: Transaction, table: Table) -> Rules:
    """Return the rules of a match, or of the next one where none has begun."""
    if table.state is not None:
        return table.state.rules
    return await rules_of(tx, table.row.chat_id, table.row.thread_id)


async def _cuts(tx: Transaction, table: Table) -> tuple[int, ...]:
    """Return how many cards each cut has lifted of the deck that was dealt last."""
    state = table.state
    if state is None or state.rules.cut == "off" or state.phase.kind != "auction":
        return ()
    places: list[int] = []
    for each in await tx.actions.of_deal(table.row.id, state.deal):
        action = parse(each.action)
        if isinstance(action, Cut):
            places.append(action.place)
        elif isinstance(action, Deal):
            places.clear()
    return tuple(places)
