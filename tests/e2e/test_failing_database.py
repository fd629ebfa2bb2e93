"""The database fails at run time: who presses is told, and what he pressed is done later, once."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from typing import TypeAlias

import pytest
from sqlalchemy import Connection

from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated
from tests.e2e.reader import plain

MIXED = {"Anna": "en", "Boris": "ru", "Vera": "pl"}
Failure: TypeAlias = Callable[[Evening], AbstractAsyncContextManager[None]]


async def run(evening: Evening, *statements: str) -> None:
    """Run statements on the connection that writes, outside of transactions."""

    def at_once(connection: Connection) -> None:
        cursor = connection.connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()

    async with evening.app._storage._writer.connect() as connection:
        await connection.run_sync(at_once)


def full(at: str) -> Failure:
    """Return a disk that is full for whatever needs room at some statement."""

    @asynccontextmanager
    async def fails(evening: Evening) -> AsyncIterator[None]:
        await run(
            evening,
            "CREATE TABLE ballast (water BLOB)",
            f"CREATE TRIGGER heavy AFTER {at} BEGIN"
            " INSERT INTO ballast VALUES (zeroblob(100000)); END",
            "PRAGMA max_page_count = 1",  # which is: as many as there are
        )
        yield
        await run(evening, "PRAGMA max_page_count = 1000000", "DROP TRIGGER heavy")

    return fails


@asynccontextmanager
async def locked(evening: Evening) -> AsyncIterator[None]:
    """Let somebody else write all the time."""
    await run(evening, "PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(evening.settings.database_path)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
    await run(evening, "PRAGMA busy_timeout = 5000")


@asynccontextmanager
async def read_only(evening: Evening) -> AsyncIterator[None]:
    """Let nothing be written."""
    await run(evening, "PRAGMA query_only = ON")
    yield
    await run(evening, "PRAGMA query_only = OFF")


FAILURES = {
    "full at the first statement": (full("INSERT ON updates"), "database or disk is full"),
    "full at the state": (full("UPDATE ON tables"), "database or disk is full"),
    "full at the last statement": (full("INSERT ON actions"), "database or disk is full"),
    "locked": (locked, "database is locked"),
    "read-only": (read_only, "attempt to write a readonly database"),
}


async def moves(evening: Evening) -> list[int]:
    """Return the revisions of the moves that are committed."""
    async with evening.app._storage.read() as tx:
        return [action.rev for action in await tx.actions.of_deal(1, 1)]


async def goes_on(party: Party) -> None:
    """Play the deal to its end."""
    await party.play(lambda: party.reads("table-deal", n=2))


@pytest.mark.parametrize("name", FAILURES)
async def test_a_move_is_put_off_and_done_once(evening: Evening, name: str) -> None:
    fails, words = FAILURES[name]
    party = await seated(evening, MIXED)
    await evening.advance(10)
    reader = party.turn
    hand = reader.last()
    before = await moves(evening)
    async with fails(evening):
        await evening.press(reader.person, hand, reader.choose(hand))
        assert reader.toast == reader.t("error-put-off")
        await evening.advance(60)
        assert await moves(evening) == before
        assert reader.last().text == hand.text
    assert any(words in line for line in evening.complaints.lines)
    evening.complaints.lines.clear()

    await evening.advance(40)
    assert len(await moves(evening)) == len(before) + 1
    assert reader.last().text != hand.text
    await goes_on(party)
    assert evening.complaints.lines == []


async def test_what_a_press_comes_to_that_was_put_off_is_told_in_private(
    evening: Evening,
) -> None:
    party = await seated(evening, MIXED)
    await evening.advance(10)
    reader = party.turn
    hand = reader.last()
    async with locked(evening):
        await evening.press(reader.person, hand, reader.choose(hand))
        assert reader.toast == reader.t("error-put-off")
        await evening.advance(30)
    await evening.time.run(evening.app.dispatcher["context"].seats.stop(1))  # comes first
    await evening.advance(60)
    late = plain(reader.t("late-answer", text=reader.t("error-stale")))
    assert [one.text for one in reader.all(None) if one.text == late] == [late]
    evening.complaints.lines.clear()


async def test_a_kill_meanwhile_loses_nothing(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    await evening.advance(10)
    reader = party.turn
    hand = reader.last()
    before = await moves(evening)
    async with full("INSERT ON updates")(evening):
        await evening.press(reader.person, hand, reader.choose(hand))
        assert reader.toast == reader.t("error-put-off")
    evening.complaints.lines.clear()
    await evening.restart()
    await evening.advance(10)
    assert len(await moves(evening)) == len(before) + 1
    await goes_on(party)


async def test_what_is_shown_is_noted_once_there_is_room_again(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    await evening.advance(10)
    reader = party.turn
    async with full("UPDATE ON messages")(evening):
        reader.act()
        await evening.advance(20)
        assert any("ledger is told again" in line for line in evening.complaints.lines)
    evening.complaints.lines.clear()
    await evening.advance(60)
    await goes_on(party)
    assert len(party.tables) == 1


async def test_who_cannot_even_be_read_is_told_in_his_clients_language(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await seated(evening, MIXED)
    await evening.advance(10)
    vera = party.readers[2]
    async with read_only(evening):
        with monkeypatch.context() as patch:
            unreadable = sqlite3.connect(":memory:", check_same_thread=False)
            patch.setattr("bot.storage.driver._run", lambda *_: unreadable.execute("SELECT x"))
            await evening.press(vera.person, party.table, party.t("button-cards"))
        unreadable.close()
    assert vera.toast == vera.t("error-put-off")
    evening.complaints.lines.clear()
    await evening.advance(40)
