"""Days in storage: one deck a day, one attempt a person, and what forgetting leaves of it."""

import pytest
from sqlalchemy.exc import IntegrityError

from bot.storage import Storage
from bot.storage.day_posts import PostRow
from bot.storage.days import DayRow, Result
from bot.storage.errors import TableExistsError

ANNA, BORIS = 7, 8
DAY, NEXT = "2026-11-30", "2026-12-01"


def day(date: str = DAY, deck: str = "d") -> DayRow:
    return DayRow(day=date, ends_at=1000, deck=deck, commitment="c", dealer=1)


async def played(storage: Storage, person: int, points: int, date: str = DAY) -> int:
    """Let a person end his attempt; return his table."""
    async with storage.write() as tx:
        await tx.days.make(day(date))
        table = await tx.tables.create(
            chat_id=person, opener=person, match_id=f"{person}{date}", private=True, day=date
        )
        player = await tx.bookings.player(person)
        await tx.days.enter(date, f"mark{person}", player, table.id)
        await tx.days.finish(table.id, points, 60)
    return table.id


async def test_the_deck_of_a_day_is_fixed_once(storage: Storage) -> None:
    async with storage.write() as tx:
        assert await tx.days.make(day(deck="first")) == day(deck="first")
        assert await tx.days.make(day(deck="second")) == day(deck="first")
        assert [each.day for each in await tx.days.open()] == [DAY]
        await tx.days.close(DAY)
        assert await tx.days.open() == []


async def test_nobody_enters_twice(storage: Storage) -> None:
    table_id = await played(storage, ANNA, 120)
    with pytest.raises(IntegrityError):
        async with storage.write() as tx:
            await tx.days.enter(DAY, f"mark{ANNA}", await tx.bookings.player(ANNA), table_id)


async def test_the_best_stands_first_and_of_equals_who_left_less(storage: Storage) -> None:
    await played(storage, ANNA, 100)
    await played(storage, BORIS, 140)
    async with storage.read() as tx:
        assert [each.points for each in await tx.days.results(DAY)] == [140, 100]
        assert await tx.days.results(NEXT) == []


async def test_a_day_has_its_table_beside_the_practice(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.days.make(day())
        daily = await tx.tables.create(
            chat_id=ANNA, opener=ANNA, match_id="a", private=True, day=DAY
        )
        practice = await tx.tables.create(chat_id=ANNA, opener=ANNA, match_id="b", private=True)
        live = await tx.tables.live_in(ANNA)
        assert live is not None
        assert live.id == practice.id
        assert await tx.days.table_of(ANNA) == daily.id
        assert await tx.days.in_play(DAY) == [daily.id]
        with pytest.raises(TableExistsError):
            await tx.tables.create(chat_id=ANNA, opener=ANNA, match_id="c", private=True, day=DAY)


async def test_who_is_forgotten_has_no_result_and_no_second_attempt(storage: Storage) -> None:
    await played(storage, ANNA, 120)
    await played(storage, BORIS, 20)
    async with storage.write() as tx:
        await tx.forget(ANNA)
    async with storage.write() as tx:
        (boris,) = await tx.bookings.known([BORIS])
        player = (await tx.bookings.known([BORIS]))[boris]
        assert await tx.days.results(DAY) == [Result(player, BORIS, "", 20, 60)]
        assert await tx.days.has_entered(DAY, f"mark{ANNA}")
        await tx.days.close(DAY)
        assert not await tx.days.has_entered(DAY, f"mark{ANNA}")
        assert await tx.days.has_entered(DAY, f"mark{BORIS}")
        await tx.forget(BORIS)
        assert not await tx.days.has_entered(DAY, f"mark{BORIS}")


async def test_a_ranking_is_owed_once_and_moves_with_its_chat(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.days.make(day())
        await tx.day_posts.owe(PostRow(DAY, -1, 5, 3000))
        await tx.day_posts.owe(PostRow(DAY, -1, 5, 9000))
        await tx.day_posts.owe(PostRow(DAY, -2, None, 2000))
        await tx.move_chat(-1, -100)
        moved = PostRow(DAY, -100, 5, 3000)
        assert await tx.day_posts.owed() == [PostRow(DAY, -2, None, 2000), moved]
        await tx.day_posts.done(DAY, -2, None)
        assert await tx.day_posts.owed() == [moved]
        await tx.day_posts.owe(PostRow(DAY, -2, None, 2000))
        assert await tx.day_posts.owed() == [moved]


async def test_places_are_those_that_want_it(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.preferences.put(-1, 5, "daily", "on")
        await tx.preferences.put(-2, None, "daily", "off")
        await tx.preferences.put(-3, None, "daily", "on")
        assert sorted(await tx.day_posts.places("daily", "on")) == [(-3, None), (-1, 5)]
