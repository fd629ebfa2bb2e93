"""A restart in the middle of a burst: Telegram still counts what a dead process has sent."""

from tests.e2e.evening import Evening
from tests.e2e.party import seated
from tests.e2e.reader import Reader

BURST, ASKED = 3, 5


def asks(reader: Reader) -> None:
    """Let somebody want to read what the bot keeps of him, some times over."""
    for _ in range(ASKED):
        reader.person.send(None, "/privacy")


def told(reader: Reader) -> int:
    """Return how often he has been told."""
    return len(reader.all(None, reader.t("privacy-title")))


async def test_a_private_burst_does_not_begin_anew_after_a_kill(evening: Evening) -> None:
    anna = (await seated(evening)).first
    await evening.advance(30)
    asks(anna)
    await evening.settle()
    assert told(anna) == BURST
    await evening.restart()  # which loses what was not said yet
    asks(anna)
    await evening.settle()
    assert told(anna) == BURST
    await evening.advance(10)
    assert told(anna) == BURST + ASKED
    assert evening.world.flood.refusals == 0
