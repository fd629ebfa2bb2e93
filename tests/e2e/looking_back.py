"""A deal that is over, and those who look back at it."""

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party
from tests.e2e.reader import Reader, plain
from tests.e2e.stacked import dealt
from tests.e2e.thoughts import words

MONSTER = "AS TS KS QS AH TH KH"
OTHERS = ("AC 9C JC 9D JD 9H JH", "TC KC QC TD KD 9S JS")


async def over(evening: Evening, *, people: dict[str, str] | None = None) -> tuple[Party, Shown]:
    """Let three play a deal of known cards, forehand first; return its result in the group."""
    party = await dealt(evening, MONSTER, *OTHERS, people=people)
    await party.play(lambda: result_of(party))
    result = result_of(party)
    assert result is not None
    return party, result


def result_of(party: Party) -> Shown | None:
    """Return the newest result in the group, once it has its button."""
    label = party.t("button-whatif")
    found = [
        one for one in party.first.all(party.place) if label in (key.text for key in one.keys)
    ]
    return found[-1] if found else None


def reviews(reader: Reader) -> list[str]:
    """Return the looks back that somebody was given."""
    title = words(reader, "review-title", n="")
    return [one.text for one in reader.all(None, title)]


async def look_back(party: Party, reader: Reader, shown: Shown) -> None:
    """Let somebody press What if? and wait for what comes of it."""
    await party.evening.press(reader.person, shown, party.t("button-whatif"), stale=True)
    await party.evening.advance(2)


def tells_highest(reader: Reader, told: str) -> bool:
    """Return whether somebody was told what his cards were good for."""
    n = "\x00"
    ways = [
        reader.t("review-highest", n=n, contract=n),
        reader.t("review-reached", n=n),
        reader.t("review-hopeless", n=n),
    ]
    return any(plain(each).partition(n)[0].strip() in told for each in ways)


async def told_to(party: Party, reader: Reader, result: Shown) -> str:
    """Let somebody look back, and return what he is told."""
    await look_back(party, reader, result)
    await party.evening.until(lambda: reviews(reader))
    return reviews(reader)[-1]
