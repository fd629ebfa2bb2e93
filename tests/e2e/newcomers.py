"""People who have never opened the private chat, and what they alone see in the group."""

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader, plain


async def newcomers(
    evening: Evening, names: dict[str, str] | None = None, *, supergroup: bool = True
) -> Party:
    """Bring people together of whom only the first has ever opened the private chat.

    He is there to open the table, and does not sit.
    """
    party = await gather(evening, {"Host": "en"}, supergroup=supergroup)
    for name, language in (names or {"Anna": "en", "Борис": "ru", "Wera": "pl"}).items():
        person = evening.world.person(name, language=language)
        party.group.add(person)
        reader = Reader(person)
        reader.plays_in = party.group
        party.readers.append(reader)
    await evening.settle()
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    await evening.press(party.first.person, party.lobby, party.t("button-leave"))
    return party


async def joined(party: Party, *readers: Reader) -> None:
    """Let people press Join, one after the other."""
    evening = party.evening
    for reader in readers:
        await evening.press(reader.person, party.lobby, party.t("button-join"))
        name = reader.person.account.name
        await evening.until(lambda name=name: name in party.lobby.text)  # type: ignore[misc]


async def begun(
    evening: Evening, names: dict[str, str] | None = None, *, admin: bool = False
) -> Party:
    """Seat newcomers at a table whose first hands are dealt; the host looks on.

    :param admin: the bot may show them what they have not asked for
    """
    party = await newcomers(evening, names)
    if admin:
        party.group.promote_bot()
    _host, *players = party.readers
    await joined(party, *players)
    party.readers = players
    await evening.press(players[0].person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    return party


def whispers(reader: Reader, party: Party) -> list[Shown]:
    """Return what a person alone sees in the group."""
    return [one for one in reader.all(party.place) if one.receiver == reader.id]


def greeting_of(reader: Reader, party: Party) -> str:
    """Return how a person is told where his cards come: in his words, save what a button says."""
    return plain(reader.t("whisper-greeting", button=party.t("button-cards")))


async def cards(party: Party, reader: Reader) -> None:
    """Let somebody press My cards under the table."""
    await party.evening.press(reader.person, party.table, party.t("button-cards"))


def private(reader: Reader) -> list[str]:
    """Return what a person sees in his private chat."""
    return [one.text for one in reader.person.see()]
