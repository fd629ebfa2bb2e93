"""Deals whose cards are known beforehand, and people in the order of play."""

from bot import codec
from game.cards import Card, cards
from game.rules import CLASSIC, Rules
from game.state import State
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.menus import choose_rules
from tests.e2e.party import LANGUAGES, Party, gather
from tests.e2e.reader import Reader


async def dealt(
    evening: Evening,
    *hands: str,
    talon: str = "",
    rules: Rules = CLASSIC,
    people: dict[str, str] | None = None,
    computers: int = 0,
) -> Party:
    """Seat people with these hands, forehand first; the readers are in that order.

    A hand that is empty, or of fewer cards than seven, is filled up with cards nobody has.
    """
    if hands:
        evening.chance.stack(*filled(hands, talon))
    party = await gather(evening, people or LANGUAGES)
    await choose_rules(party, rules)
    await party.open_lobby(computers=computers)
    await party.start()
    await in_order(party)
    return party


def filled(hands: tuple[str, ...], talon: str) -> list[str]:
    """Return hands of seven, filled up with what neither they nor the talon hold."""
    held = [list(cards(hand)) for hand in hands]
    spoken_for = {*cards(talon), *(card for hand in held for card in hand)}
    free = sorted((card for card in Card if card not in spoken_for), key=lambda card: card.points)
    for hand in held:
        while len(hand) < 7:
            hand.append(free.pop())
    return [" ".join(hand) for hand in held]


async def in_order(party: Party) -> None:
    """Sort the readers of a party by their seats, forehand first."""
    state = await state_of(party.evening)
    (row, *_) = await party.evening.tables()
    order = [row.seats[seat].user_id for seat in state.playing]
    party.readers.sort(key=lambda reader: order.index(reader.id))


async def state_of(evening: Evening) -> State:
    """Return the state of the first match as SQLite has it."""
    (row, *_) = await evening.tables()
    assert row.state is not None
    return codec.load(row.state, row.schema)


async def press(reader: Reader, party: Party, label: str) -> Shown:
    """Press a button of the hand message and return what it has become."""
    before = reader.last()
    await party.evening.press(reader.person, before, label)
    await party.evening.until(lambda: reader.last() != before, limit=10)
    return reader.last()


async def turn_of(party: Party, reader: Reader) -> Shown:
    """Wait until a person is asked, and return his hand message."""
    await party.evening.until(lambda: party.on_turn() is reader)
    return reader.last()


async def passes(party: Party, *readers: Reader) -> None:
    """Let people pass, one after the other."""
    for reader in readers:
        await turn_of(party, reader)
        await press(reader, party, reader.t("button-pass"))


def name(reader: Reader) -> str:
    """Return how the group calls a person."""
    return reader.person.account.name


def labels(hand: Shown) -> list[str]:
    """Return what the buttons of a message say."""
    return [key.text for key in hand.keys]
