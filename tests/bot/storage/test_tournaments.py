"""Tournaments: one at a time in a chat, moved with it, and anonymous once people are forgotten."""

from dataclasses import replace

import pytest

from bot.moving import move
from bot.storage import Storage, TableExistsError
from bot.storage.cup_rows import BoardRow, EntrantRow, NoticeRow, PlaceRow, TournamentRow
from bot.storage.forgetting import NOBODY
from bot.storage.transaction import Transaction
from tests.bot.storage.test_contract import ANNA, BORIS, GROUP, VERA, lobby

OTHER = GROUP - 1


async def opened(tx: Transaction, chat_id: int = GROUP) -> TournamentRow:
    """Open a tournament of two people."""
    row = await tx.tournaments.create(chat_id=chat_id, thread_id=7, organiser=ANNA, rounds=3)
    await tx.tournaments.enter(row.id, ANNA, "Anna")
    await tx.tournaments.enter(row.id, BORIS, "Boris")
    return row


async def ended(tx: Transaction, row: TournamentRow) -> None:
    await tx.tournaments.save(replace(row, status="finished"))


async def test_it_is_read_as_it_was_written(storage: Storage) -> None:
    async with storage.write() as tx:
        row = await opened(tx)
        table = await lobby(tx, GROUP)
        await tx.boards.draw(row.id, 1, [[1, 2]])
        await tx.boards.opened(row.id, 1, 1, table.id)
        await tx.tournaments.mark(row.id, BORIS, gone=True)
    async with storage.read() as tx:
        assert await tx.tournaments.get(row.id) == row
        assert await tx.tournaments.live_in(GROUP) == row
        assert await tx.tournaments.entrants(row.id) == (
            EntrantRow(1, ANNA, "Anna"),
            EntrantRow(2, BORIS, "Boris", gone=True),
        )
        assert await tx.boards.all(row.id) == (BoardRow(1, 1, table.id),)
        assert await tx.boards.places(row.id) == (PlaceRow(1, 1, 1), PlaceRow(1, 1, 2))
        assert await tx.tournaments.takes_part(ANNA)
        assert not await tx.tournaments.takes_part(BORIS)
        assert not await tx.tournaments.takes_part(VERA)
    came = PlaceRow(1, 1, 1, 12, won=True, total=1000)
    async with storage.write() as tx:
        await tx.boards.book(row.id, 1, 1, [came])
        assert await tx.boards.all(row.id) == (BoardRow(1, 1, table.id, done=True),)
        assert await tx.boards.places(row.id) == (came, PlaceRow(1, 1, 2))


async def test_a_match_that_is_dropped_leaves_what_it_came_to(storage: Storage) -> None:
    async with storage.write() as tx:
        row, table = await opened(tx), await lobby(tx, GROUP)
        await tx.boards.draw(row.id, 1, [[1, 2]])
        await tx.boards.opened(row.id, 1, 1, table.id)
        await tx.boards.book(row.id, 1, 1, [PlaceRow(1, 1, 1, 12)])
        await tx.tables.drop(table.id)
        assert await tx.boards.all(row.id) == (BoardRow(1, 1, None, done=True),)


async def test_a_chat_has_one_at_a_time(storage: Storage) -> None:
    async with storage.write() as tx:
        row = await opened(tx)
    with pytest.raises(TableExistsError):
        async with storage.write() as tx:
            await opened(tx)
    async with storage.write() as tx:
        await ended(tx, row)
        assert (await opened(tx)).id > row.id


async def test_its_places_are_kept_for_it(storage: Storage) -> None:
    async with storage.write() as tx:
        row = await opened(tx)
        assert not await tx.tournaments.reserves(GROUP, 7)
        row = await tx.tournaments.save(replace(row, status="playing"))
        assert await tx.tournaments.reserves(GROUP, 7)
        assert not await tx.tournaments.reserves(GROUP, None)
        await tx.tournaments.save(replace(row, in_topics=True))
        await tx.notices.put(row.id, NoticeRow("topic:1", GROUP, 41, ""))
        await tx.notices.put(row.id, NoticeRow("round:1", GROUP, 42, ""))
        assert not await tx.tournaments.reserves(GROUP, 7)
        assert await tx.tournaments.reserves(GROUP, 41)
        assert not await tx.tournaments.reserves(GROUP, 42)
        assert not await tx.tournaments.reserves(OTHER, 41)


async def test_a_notice_is_noted_anew_and_dropped(storage: Storage) -> None:
    async with storage.write() as tx:
        row = await opened(tx)
        for number in (1, 2):
            await tx.notices.put(row.id, NoticeRow("lobby", GROUP, number, f"tag {number}"))
        assert await tx.notices.all(row.id) == {"lobby": NoticeRow("lobby", GROUP, 2, "tag 2")}
        await tx.notices.drop(row.id, "lobby")
        assert await tx.notices.all(row.id) == {}


async def test_it_moves_with_its_chat(storage: Storage) -> None:
    async with storage.write() as tx:
        await opened(tx)
        await tx.move_chat(GROUP, OTHER)
        assert (await tx.tournaments.live_in(OTHER)) is not None
        assert (await tx.tournaments.live_in(GROUP)) is None
        await opened(tx)
        with pytest.raises(TableExistsError):
            await tx.move_chat(GROUP, OTHER)


async def test_where_both_chats_have_one_the_older_ends_as_it_stands(storage: Storage) -> None:
    async with storage.write() as tx:
        old, new = await opened(tx), await opened(tx, OTHER)
        table = await lobby(tx, GROUP)
        await tx.tournaments.save(replace(old, status="playing", round=1))
        await tx.boards.draw(old.id, 1, [[1, 2]])
        await tx.boards.opened(old.id, 1, 1, table.id)
        await move(tx, GROUP, OTHER)
        moved, closed = await tx.tournaments.get(old.id), await tx.tables.get(table.id)
        assert moved is not None
        assert (moved.chat_id, moved.status) == (OTHER, "stopped")
        assert [board.done for board in await tx.boards.all(old.id)] == [True]
        assert closed is not None
        assert closed.status == "stopped"
        live = await tx.tournaments.live_in(OTHER)
        assert live is not None
        assert live.id == new.id


async def test_a_table_moves_to_another_topic(storage: Storage) -> None:
    async with storage.write() as tx:
        table = await lobby(tx, GROUP, 41)
        await tx.move_table(table.id, None)
        moved = await tx.tables.get(table.id)
        assert moved is not None
        assert (moved.thread_id, moved.rev) == (None, table.rev + 1)


async def test_who_is_forgotten_leaves_an_entrant_without_name(storage: Storage) -> None:
    async with storage.write() as tx:
        row = await opened(tx)
        await ended(tx, row)
        await tx.forget(ANNA)
        assert await tx.tournaments.entrants(row.id) == (
            EntrantRow(1, None, ""),
            EntrantRow(2, BORIS, "Boris"),
        )
        found = await tx.tournaments.get(row.id)
        assert found is not None
        assert found.organiser == NOBODY


async def test_what_ended_lately_may_owe_something(storage: Storage) -> None:
    async with storage.write() as tx:
        row = await opened(tx)
        await ended(tx, row)
        assert await tx.tournaments.awake(tx.now) == [row.id]
        assert await tx.tournaments.awake(tx.now + 1) == []
