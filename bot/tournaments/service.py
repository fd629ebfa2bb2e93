"""What people do to a tournament: open it, come and go, begin, end; knows no Telegram type."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.errors import TableError, Why
from bot.lobbies import Person
from bot.storage import Storage
from bot.storage.errors import TableExistsError
from bot.storage.transaction import Transaction
from bot.tournaments.cup import FEWEST, LIVE, ROUNDS, Cup, read_cup
from bot.tournaments.pairing import LEAST, MOST
from bot.tournaments.rounds import Rounds, draw, stop

USUAL: Final = 3
"""Rounds of a tournament that nobody has chosen otherwise for."""


class Tournaments:
    """Changes tournaments; every change is committed before it is shown."""

    def __init__(
        self,
        storage: Storage,
        rounds: Rounds,
        *,
        changed: Callable[[int], Awaitable[None]],
        wake: Callable[[], None],
        repost: Callable[[int], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param changed: shows a table
        :param wake: lets what follows be done, and shown
        :param repost: posts the newest message of a tournament anew at the bottom
        """
        self._storage, self._rounds, self._changed, self._wake = storage, rounds, changed, wake
        self.repost = repost

    async def open(
        self,
        chat_id: int,
        thread_id: int | None,
        opener: Person,
        *,
        language: str,
        joins: bool,
        update_id: int | None = None,
    ) -> int:
        """Open a tournament, which its organiser joins if he can be written to.

        :param language: of the chat, unless it has one
        :raises TableError: if there is one in this chat already
        """
        async with self._storage.write(update_id) as tx:
            chat = await tx.chats.get(chat_id)
            if chat is None or chat.language is None:
                await tx.chats.set_language(chat_id, language)
            try:
                row = await tx.tournaments.create(
                    chat_id=chat_id, thread_id=thread_id, organiser=opener.user_id, rounds=USUAL
                )
            except TableExistsError:
                raise TableError(Why.TOURNAMENT_RUNNING) from None
            if joins:
                await tx.tournaments.enter(row.id, opener.user_id, opener.name)
        self._wake()
        return row.id

    async def join(
        self, tournament_id: int, person: Person, *, update_id: int | None = None
    ) -> None:
        """Let a person who can be written to take part, or come back before the next round.

        :raises TableError: if he takes part already, there is no room, or it has begun
        """
        async with self._storage.write(update_id) as tx:
            cup = await _live(tx, tournament_id)
            known = cup.of_person(person.user_id)
            if known is not None and not known.gone:
                raise TableError(Why.TOURNAMENT_JOINED)
            if known is not None:
                await tx.tournaments.mark(cup.row.id, person.user_id, gone=False)
            elif cup.row.status != "joining":
                raise TableError(Why.TOURNAMENT_BEGUN)
            elif len(cup.entrants) == MOST:
                raise TableError(Why.TOURNAMENT_FULL)
            else:
                await tx.tournaments.enter(cup.row.id, person.user_id, person.name)
                await tx.tournaments.save(cup.row)
        self._wake()

    async def leave(
        self, tournament_id: int, user_id: int, *, update_id: int | None = None
    ) -> None:
        """Let a person go; a match that he plays he has to leave at its table.

        :raises TableError: if he takes no part
        """
        async with self._storage.write(update_id) as tx:
            cup = await _live(tx, tournament_id)
            known = cup.of_person(user_id)
            if known is None or known.gone:
                raise TableError(Why.TOURNAMENT_NOT_JOINED)
            if cup.row.status == "joining":
                await tx.tournaments.remove(cup.row.id, user_id)
                await tx.tournaments.save(cup.row)
            else:
                await tx.tournaments.mark(cup.row.id, user_id, gone=True)
        self._wake()

    async def choose_rounds(
        self, tournament_id: int, rounds: int, *, update_id: int | None = None
    ) -> None:
        """Choose the rounds of one that has not begun; who may do so the caller checks.

        :raises TableError: if it has begun, or nobody offered that many
        """
        async with self._storage.write(update_id) as tx:
            cup = await _joining(tx, tournament_id)
            if rounds not in ROUNDS:
                raise TableError(Why.BUTTON_TOO_OLD)
            await tx.tournaments.save(replace(cup.row, rounds=rounds))
        self._wake()

    async def start(
        self, tournament_id: int, *, in_topics: bool, update_id: int | None = None
    ) -> None:
        """Draw the first round; who may do so the caller checks.

        :param in_topics: whether each table may have a topic of its own
        :raises TableError: if it has begun, too few have come, or another table is in the way
        """
        async with self._storage.write(update_id) as tx:
            cup = await _joining(tx, tournament_id)
            if len(cup.active) < LEAST:
                raise TableError(Why.TOURNAMENT_FEW)
            if not in_topics and cup.row.thread_id in cup.busy:
                raise TableError(Why.TABLE_FIRST)
            row = replace(cup.row, in_topics=in_topics)
            await draw(tx, replace(cup, row=row), self._rounds.chance)
        self._wake()

    async def next_round(
        self, tournament_id: int, number: int, *, update_id: int | None = None
    ) -> None:
        """Begin a round before the pause is over; who may do so the caller checks.

        :raises TableError: if it is not the next one, or too few are left
        """
        async with self._storage.write(update_id) as tx:
            cup = await _live(tx, tournament_id)
            if not cup.pauses or number != cup.row.round + 1:
                raise TableError(Why.STALE)
            if len(cup.active) < FEWEST:
                raise TableError(Why.TOURNAMENT_FEW)
            await draw(tx, cup, self._rounds.chance)
        self._wake()

    async def stop(self, tournament_id: int, *, update_id: int | None = None) -> None:
        """End a tournament as it stands, with its tables; who may do so the caller checks.

        :raises TableError: if it is over already
        """
        async with self._storage.write(update_id) as tx:
            stopped = await stop(tx, await _live(tx, tournament_id))
        for table_id in stopped:
            await self._changed(table_id)
        self._wake()


async def _live(tx: Transaction, tournament_id: int) -> Cup:
    cup = await read_cup(tx, tournament_id)
    if cup is None or cup.row.status not in LIVE:
        raise TableError(Why.TOURNAMENT_OVER)
    return cup


async def _joining(tx: Transaction, tournament_id: int) -> Cup:
    cup = await _live(tx, tournament_id)
    if cup.row.status != "joining":
        raise TableError(Why.TOURNAMENT_BEGUN)
    return cup
