"""People who play in pictures."""

from sandbox.messages import Shown
from tests.e2e.party import Party
from tests.e2e.reader import Place, Reader


def with_button(reader: Reader, label: str, place: Place = None) -> list[Shown]:
    """Return the messages with such a button."""
    return [each for each in reader.all(place) if any(key.text == label for key in each.keys)]


def photos(reader: Reader, place: Place = None) -> list[Shown]:
    """Return the messages with a picture that somebody sees."""
    return [each for each in reader.all(place) if each.photo is not None]


async def first_deal(party: Party) -> None:
    """Play a deal to its end."""
    await party.play(lambda: offers_next(party))


def offers_next(party: Party) -> bool:
    """Tell whether the group may have the next deal."""
    return bool(with_button(party.first, party.t("button-next"), party.place))
