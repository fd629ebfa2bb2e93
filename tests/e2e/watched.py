"""What somebody sees who watches a table in private."""

from sandbox.messages import Shown
from tests.e2e.party import Party
from tests.e2e.reader import Reader, plain

SOON = 8.0


def seen(reader: Reader) -> list[Shown]:
    """Return the messages in which somebody watches."""
    return reader.all(None, plain(reader.t("watch-title", title="Friday")))


async def watches(party: Party, language: str = "en") -> Reader:
    """Return somebody of the group who watches by the command."""
    dora = party.outsider(language)
    await party.say(dora, "/watch")
    return dora


def lines_of(shown: Shown) -> list[str]:
    """Return what a public message says, without the heading of who watches."""
    return [line for line in shown.text.splitlines() if not line.startswith("👁")]


def same(party: Party, reader: Reader) -> bool:
    """Tell whether somebody sees just what the group sees."""
    (mine,) = seen(reader)
    return lines_of(mine) == lines_of(party.table)
