"""People who play the deal of the day."""

from datetime import UTC, datetime

from bot.storage.days import DayRow, Result
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.reader import Reader, plain

HOUR = 3600.0
DAY, NEXT = "2026-09-21", "2026-09-22"
"""The evening begins in the afternoon of the first, by the operator's clock."""


def person(evening: Evening, name: str, language: str = "en") -> Reader:
    """Return somebody who knows the bot."""
    reader = Reader(evening.world.person(name, language=language))
    reader.person.start()
    return reader


def title(reader: Reader, month: int = 9, day: int = 21) -> str:
    """Return the words that begin all that is said of a day."""
    return plain(reader.t("daily-title", date=reader.t("daily-date", day=day, month=month)))


async def offered(evening: Evening, reader: Reader) -> Shown:
    """Ask for the deal of the day, and return the offer."""
    await evening.command(reader.person, None, "/daily")
    about = reader.t("daily-about")
    await evening.until(lambda: reader.sees(None, about))
    return reader.last(None, about)


async def begin(evening: Evening, reader: Reader) -> None:
    """Begin the attempt and wait for the cards."""
    offer = await offered(evening, reader)
    await evening.press(reader.person, offer, reader.t("button-daily-play"))
    await evening.until(lambda: (hand := reader.hand()) and reader.held(hand))


def is_over(reader: Reader) -> bool:
    """Tell whether the newest that he sees of a deal is what his attempt has come to."""
    over, hand = reader.t("button-daily-ranking"), reader.hand()
    return any([over] in one.labels and (not hand or one.id > hand.id) for one in reader.all())


async def play_on(evening: Evening, reader: Reader) -> None:
    """Play the attempt to its end; on the way nothing leads to a hint."""
    for _ in range(2000):
        if is_over(reader):
            return
        assert not any(reader.t("button-hint") == key.text for key in reader.last().keys)
        if not reader.act():
            await evening.time.step()
        await evening.settle()
    raise AssertionError("the attempt does not end")


async def play(evening: Evening, reader: Reader) -> None:
    """Make the attempt."""
    await begin(evening, reader)
    await play_on(evening, reader)


async def sleep_until(evening: Evening, hour: float) -> None:
    """Let the bot be down until an hour after the first midnight, and start it."""
    midnight = datetime(2026, 9, 22, tzinfo=UTC).timestamp()
    await evening.kill()
    await evening.time.skip(midnight + hour * HOUR - evening.time.now())
    await evening.open()


async def say(evening: Evening, reader: Reader, text: str) -> Shown:
    """Send a command, and return what is said last some seconds later."""
    await evening.command(reader.person, None, text)
    await evening.advance(5)
    return reader.last()


async def day_of(evening: Evening, day: str = DAY) -> DayRow:
    async with evening.app._storage.read() as tx:
        row = await tx.days.get(day)
    assert row is not None
    return row


async def results(evening: Evening, day: str = DAY) -> list[Result]:
    async with evening.app._storage.read() as tx:
        return await tx.days.results(day)


async def moves(evening: Evening, table_id: int) -> list[tuple[int | None, str]]:
    async with evening.app._storage.read() as tx:
        log = await tx.actions.of_deal(table_id, 1)
    return [(each.seat, each.action) for each in log]


def _signed(result: Result) -> str:
    sign = "+" if result.points > 0 else ""
    return f"{sign}{result.points}".replace("-", "−")
