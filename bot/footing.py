"""What the bot stands on: the sign of life that it leaves, and the file that is its database."""

import logging
from pathlib import Path
from typing import Final

from bot.failures import describe

log = logging.getLogger(__name__)

GONE: Final = "the database file is gone or another: whatever is saved now is lost at a stop"


class Footing:
    """Leaves signs of life, and notices when one fails or the database is no longer there."""

    def __init__(self, heartbeat: Path, database: Path | None = None) -> None:
        """Take the files, of which the database, if it is one, is open already.

        :param heartbeat: a file whose age tells a container's check that all is well
        """
        self._heartbeat, self._database = heartbeat, database
        self._identity = None if database is None else _identity(database)
        self.trouble = ""
        """What is wrong."""

    def beat(self) -> None:
        """Leave a sign of life, and look; what is wrong is said and logged, never raised."""
        trouble = self._touch()
        if self._identity is not None and self._database is not None:
            trouble = trouble if _identity(self._database) == self._identity else GONE
        if trouble and trouble != self.trouble:
            log.error("%s", trouble)
        self.trouble = trouble

    def _touch(self) -> str:
        try:
            self._heartbeat.touch()
        except OSError as error:
            return f"the sign of life cannot be left: {describe(error)}"
        return ""


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from another of its name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
