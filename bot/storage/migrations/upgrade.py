"""Bring a database to the newest schema, within the caller's transaction."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.errors import StorageError
from bot.storage.schema import APPLICATION_ID

MIGRATIONS: Final = Path(__file__).parent
"""The folder with the history of the schema."""


def revisions(migrations: Path) -> tuple[str, ...]:
    """Give the known revisions, oldest first."""
    steps = ScriptDirectory.from_config(_config(migrations)).walk_revisions()
    return tuple(step.revision for step in steps)[::-1]


def upgrade(connection: Connection, migrations: Path) -> None:
    """Run the steps that are due.

    :raises StorageError: if they leave a row that refers to nothing
    """
    config = _config(migrations)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise StorageError(f"the migration left a stray row in table {broken[0]}")


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
