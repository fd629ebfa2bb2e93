"""The history of the schema: from nothing, from each older step, all or nothing."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from bot.storage import Storage, StorageError
from bot.storage.migrations.upgrade import MIGRATIONS, revisions
from bot.storage.schema import metadata
from tests.bot.storage.conftest import Clock

NEXT_STEP = """
from alembic import op

revision = "next"
down_revision = "{head}"

def upgrade() -> None:
    sql = op.get_bind().exec_driver_sql("SELECT sql FROM sqlite_schema WHERE name = 'tables'")
    op.execute(sql.scalar_one().replace("TABLE tables", "TABLE fresh").replace("state", "mood"))
    op.execute("INSERT INTO fresh SELECT * FROM tables")
    op.execute("DROP TABLE tables")
    op.execute("ALTER TABLE fresh RENAME TO tables")
    {more}
"""


@pytest.fixture
def longer_history(tmp_path: Path) -> Path:
    return history_with(tmp_path / "longer", "pass")


def history_with(place: Path, more: str) -> Path:
    """Copy the history and add a step that makes the table of tables anew."""
    shutil.copytree(MIGRATIONS, place, ignore=shutil.ignore_patterns("__pycache__"))
    step = NEXT_STEP.format(head=revisions(MIGRATIONS)[-1], more=more)
    place.joinpath("versions", "v9999_next.py").write_text(step)
    return place


def shape(path: Path) -> dict[str, Any]:
    """Describe every table and index of a database but not how its SQL was written."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute(
            "SELECT name, type, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'"
            " AND name != 'alembic_version'"
        ).fetchall()
        described: dict[str, Any] = {}
        for name, kind, sql in found:
            if kind == "index":
                described[name] = sql
                continue
            for pragma in ("table_xinfo", "foreign_key_list", "index_list"):
                rows = connection.execute(f"PRAGMA {pragma}({name})").fetchall()
                # The number of an index in the list is only the order of their making.
                described[f"{name} {pragma}"] = sorted((row[1:] for row in rows), key=repr)
            described[f"{name} rest"] = (
                connection.execute(f"PRAGMA table_list({name})").fetchall(),
                "AUTOINCREMENT" in sql,
                sorted(line.strip(" ,") for line in sql.splitlines() if "CHECK" in line),
            )
        return described


def contents(directory: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in directory.iterdir()}


async def make(path: Path, migrations: Path = MIGRATIONS) -> None:
    await (await Storage.open(path, clock=Clock(), migrations=migrations)).close()


async def add_table(path: Path) -> int:
    storage = await Storage.open(path, clock=Clock())
    async with storage.write() as tx:
        row = await tx.tables.create(chat_id=-1, opener=1, match_id="01J0")
    await storage.close()
    return row.id


async def test_history_ends_in_the_schema_the_program_uses(tmp_path: Path) -> None:
    migrated, direct = tmp_path / "migrated.db", tmp_path / "direct.db"
    await make(migrated)
    engine = create_engine(f"sqlite:///{direct}")
    metadata.create_all(engine)
    engine.dispose()
    assert shape(migrated) == shape(direct)


async def test_every_table_is_strict(path: Path) -> None:
    await make(path)
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("PRAGMA table_list").fetchall()
    strict = {name for _, name, kind, _, _, is_strict in rows if kind == "table" and is_strict}
    assert strict == set(metadata.tables)


async def test_opening_again_changes_nothing(path: Path) -> None:
    await make(path)
    before = contents(path.parent)
    await make(path)
    assert contents(path.parent) == before


async def test_start_that_broke_off_before_the_first_step_goes_on(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    await make(path)
    assert await add_table(path) == 1


async def test_older_database_is_backed_up_and_keeps_its_rows(
    path: Path, longer_history: Path
) -> None:
    table_id = await add_table(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"INSERT INTO deals VALUES ({table_id}, 1, 1, '{{}}', 0)")
    await make(path, longer_history)
    head = revisions(MIGRATIONS)[-1]
    backup = path.with_name(f"thousand.db.bak-{head}")
    for file, version in ((path, "next"), (backup, head)):
        with closing(sqlite3.connect(file)) as connection:
            (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            assert found == version
            # Making the parent anew must not have emptied the child.
            assert connection.execute("SELECT count(*) FROM deals").fetchone() == (1,)


async def test_nothing_is_migrated_without_a_backup(path: Path, longer_history: Path) -> None:
    table_id = await add_table(path)
    head = revisions(MIGRATIONS)[-1]
    path.with_name(f"thousand.db.bak-{head}").mkdir()
    before = path.read_bytes()
    with pytest.raises(StorageError, match="cannot be backed up") as refused:
        await make(path, longer_history)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before
    storage = await Storage.open(path, clock=Clock())
    async with storage.read() as tx:
        assert await tx.tables.live() == [table_id]
    await storage.close()


async def test_an_up_to_date_database_gets_no_backup(path: Path) -> None:
    await add_table(path)
    await make(path)
    assert not list(path.parent.glob("*.bak-*"))


async def test_migrated_by_a_newer_program_means_refused(path: Path, longer_history: Path) -> None:
    await make(path, longer_history)
    with pytest.raises(StorageError, match=r"newer version of the program \(schema next"):
        await make(path)


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ("raise ZeroDivisionError", ZeroDivisionError),
        ("""op.execute("SELECT luck FROM tables")""", StorageError),
        ("""op.execute("INSERT INTO deals VALUES (99, 1, 1, '{}', 0)")""", StorageError),
    ],
)
async def test_failed_step_leaves_the_database_as_it_was(
    tmp_path: Path, path: Path, more: str, error: type[Exception]
) -> None:
    table_id = await add_table(path)
    before = shape(path)
    with pytest.raises(error):
        await make(path, history_with(tmp_path / "broken", more))
    assert shape(path) == before
    storage = await Storage.open(path, clock=Clock())
    async with storage.read() as tx:
        assert await tx.tables.live() == [table_id]
    await storage.close()


async def test_seats_are_kept_when_they_may_be_anonymous(tmp_path: Path, path: Path) -> None:
    older = tmp_path / "older"
    newer = shutil.ignore_patterns("__pycache__", "v000[5-9]*", "v001*")
    shutil.copytree(MIGRATIONS, older, ignore=newer)
    await make(path, older)
    people = [(0, "human", "Anna", 7, None), (1, "computer", "Boris", None, 8)]
    left_once = (2, "computer", "Vera", None, None)  # as a rematch kept it
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO tables (chat_id, private, status, rev, opener, match_id, schema,"
            " created_at, acted_at) VALUES (-1, 0, 'finished', 3, 7, 'm', 0, 0, 0)"
        )
        for row in (*people, left_once):
            connection.execute(
                "INSERT INTO seats (table_id, seat, kind, name, user_id, left_user_id)"
                " VALUES (1, ?, ?, ?, ?, ?)",
                row,
            )
    storage = await Storage.open(path, clock=Clock())
    async with storage.read() as tx:
        table = await tx.tables.get(1)
    await storage.close()
    assert table is not None
    seats = [(s.seat, s.kind, s.name, s.user_id, s.left_user_id) for s in table.seats]
    assert seats == [*people, (2, "computer", "", None, None)]
    assert path.with_name("thousand.db.bak-0004").exists()
