"""What is thought beside the bot, as slowly as a test wants, and how it is read."""

from bot.thinking import Minds
from tests.bot.minds import HeldExecutor, advise_briefly, by_rule, review_briefly
from tests.e2e.evening import Evening
from tests.e2e.party import practise
from tests.e2e.reader import Reader, plain

LANGUAGES = {"en": "Anna", "pl": "Wera", "ru": "Борис"}


async def slow(evening: Evening) -> HeldExecutor:
    """Let thoughts take as long as the test wants."""
    pool = HeldExecutor()
    evening.minds = Minds(lambda _workers: pool, by_rule, advise_briefly, review_briefly)
    await evening.restart()
    return pool


def words(reader: Reader, key: str, **values: str | int) -> str:
    """Return what stands before the first value of a text, as a person sees it."""
    marks = dict.fromkeys(values, "\x00") if values else {}
    return plain(reader.t(key, **marks)).partition("\x00")[0].strip()


async def practising(evening: Evening, language: str = "en") -> Reader:
    """Return somebody whose turn it is in practice."""
    reader = Reader(evening.world.person(LANGUAGES[language], language=language))
    reader.person.start()
    await practise(evening, reader.person)
    await evening.until(lambda: reader.choose(reader.hand() or reader.last()), limit=600)
    return reader
