"""A person is forgotten: nothing in the database names him, past tables keep a seat."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.counting import Share, Verdict
from bot.rating import NEW, Rating
from bot.storage import MessageRow, SeatRow, Storage, Transaction
from bot.storage.bookings import Sitting
from bot.storage.forgetting import Forgotten
from tests.bot.storage.conftest import Clock

GROUP, ANNA, BORIS = -100, 5_000_000_001, 5_000_000_002
NAME = "Anna-whom-nobody-remembers"


def seats(*user_ids: int) -> list[SeatRow]:
    return [
        SeatRow(seat=at, kind="human", name=NAME if user_id == ANNA else "B", user_id=user_id)
        for at, user_id in enumerate(user_ids)
    ]


async def play(tx: Transaction, chat_id: int, *people: int, thread: int | None = None) -> int:
    """Make a match that is over, and return its table."""
    row = await tx.tables.create(
        chat_id=chat_id,
        thread_id=thread,
        opener=people[0],
        match_id="m",
        private=chat_id > 0,
        seats=seats(*people),
    )
    await tx.tables.save(replace(row, status="finished", state="{}"), 0)
    message = MessageRow(table_id=row.id, slot="end", chat_id=people[0], message_id=1, at=0)
    await tx.messages.put(message)
    slot = f"whisper:{people[0]}:"
    await tx.messages.put(replace(message, slot=slot, chat_id=chat_id, receiver=people[0]))
    return row.id


async def count(tx: Transaction, table_id: int) -> None:
    """Let statistics know of Anna on seat 0 and Boris on seat 1, who wins."""
    anna, boris = [await tx.bookings.player(person) for person in (ANNA, BORIS)]
    await tx.bookings.begin(table_id, {anna: 0, boris: 1})
    done = {0: (anna, Share(counted=True)), 1: (boris, Share(counted=True, points=120))}
    await tx.bookings.book(table_id, 1, 0, done)
    await tx.bookings.judge(table_id, {anna: Verdict(2), boris: Verdict(1)}, (anna, boris))
    await tx.bookings.rate(GROUP, {anna: Rating(20.0, 8.0), boris: Rating(30.0, 8.0)})


async def meet_anna(tx: Transaction) -> tuple[int, int, int]:
    """Fill every place that knows of Anna; return a past, a practice and a left table."""
    await tx.persons.see(ANNA, NAME, "ru")
    await tx.persons.set_language(ANNA, "pl")
    await tx.persons.set_private_ok(ANNA, True)
    await tx.persons.see(BORIS, "B", None)
    await tx.conventions.put(ANNA, None, "{}")
    await tx.preferences.put(ANNA, None, "pace", "fast")
    await tx.chats.see(ANNA, NAME)
    past = await play(tx, GROUP, ANNA, BORIS)
    practice = await play(tx, ANNA, ANNA)
    await count(tx, past)
    left = await tx.tables.create(
        chat_id=GROUP,
        opener=BORIS,
        match_id="m",
        seats=[
            *seats(BORIS),
            SeatRow(seat=1, kind="computer", name=NAME, level="normal", left_user_id=ANNA),
        ],
    )
    return past, practice, left.id


async def test_what_is_left_is_an_anonymous_seat(storage: Storage) -> None:
    async with storage.write() as tx:
        past, practice, left = await meet_anna(tx)
        assert await tx.forget(ANNA) == Forgotten(seats=1, practices=1, left=(left,))
    async with storage.read() as tx:
        assert await tx.persons.get(ANNA) is None
        assert await tx.persons.get(BORIS) is not None
        assert await tx.tables.get(practice) is None
        for table_id, seat in ((past, 0), (left, 1)):
            row = await tx.tables.get(table_id)
            assert row is not None
            assert (row.seats[seat].name, row.seats[seat].user_id) == ("", None)
            assert row.seats[seat].left_user_id is None
            assert row.seats[1 - seat].user_id == BORIS


async def test_her_numbers_go_and_those_of_others_stay(storage: Storage) -> None:
    async with storage.write() as tx:
        past, _, _ = await meet_anna(tx)
        anna, boris = [await tx.bookings.player(person) for person in (ANNA, BORIS)]
        await tx.forget(ANNA)
        assert [had.player for had in await tx.bookings.had(past)] == [boris]
        assert await tx.bookings.sittings(past) == [Sitting(boris, 1, over=True)]
        ratings = await tx.bookings.ratings(GROUP, (anna, boris))
        assert ratings == {anna: NEW, boris: Rating(30.0, 8.0)}
        assert await tx.bookings.player(ANNA) not in {anna, boris}, "a stranger has another key"


async def test_no_row_has_her_number_or_name(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        await meet_anna(tx)
    async with storage.write(1) as tx:
        await tx.forget(ANNA)
    await storage.close()
    with closing(sqlite3.connect(path)) as connection:
        dump = "\n".join(connection.iterdump())
    assert str(BORIS) in dump
    assert str(ANNA) not in dump
    assert NAME not in dump
    assert NAME.encode() not in path.read_bytes(), "deleted rows may be read in the file"


async def test_two_of_a_table_are_forgotten_and_may_play_again(storage: Storage) -> None:
    async with storage.write() as tx:
        past = await play(tx, GROUP, ANNA, BORIS)
        assert (await tx.forget(ANNA)).seats == (await tx.forget(BORIS)).seats == 1
        assert await tx.forget(ANNA) == Forgotten(seats=0, practices=0)
        await tx.tables.create(chat_id=GROUP, opener=ANNA, match_id="n", seats=seats(ANNA, BORIS))
        row = await tx.tables.get(past)
    assert row is not None
    assert [seat.kind for seat in row.seats] == ["human", "human"]
    assert row.opener == 0
