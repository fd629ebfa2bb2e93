"""Who has never opened the private chat plays in the group, where he alone sees his cards."""

import pytest

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader, plain


async def newcomers(
    evening: Evening, names: dict[str, str] | None = None, *, host: str = "en"
) -> Party:
    """Bring people together of whom only the first has ever opened the private chat.

    He is there to open the table, and does not sit.
    """
    party = await gather(evening, {"Host": host})
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


async def begun(evening: Evening, names: dict[str, str] | None = None) -> Party:
    """Seat newcomers at a table whose first hands are dealt; the host looks on."""
    party = await newcomers(evening, names)
    _host, *players = party.readers
    await joined(party, *players)
    party.readers = players
    await evening.press(players[0].person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    return party


def whispers(reader: Reader, party: Party) -> list[Shown]:
    """Return what a person alone sees in the group."""
    return [one for one in reader.all(party.place) if one.receiver == reader.id]


async def cards(party: Party, reader: Reader) -> None:
    await party.evening.press(reader.person, party.table, party.t("button-cards"))


def private(reader: Reader) -> list[str]:
    return [one.text for one in reader.person.see()]


async def test_join_shows_a_stranger_where_his_cards_come(evening: Evening) -> None:
    party = await newcomers(evening)
    host, anna, boris, _wera = party.readers
    await joined(party, anna, boris)

    for reader in (anna, boris):
        (greeting,) = whispers(reader, party)
        assert greeting.text == plain(reader.t("whisper-greeting"))
        assert greeting.labels == [[reader.t("button-open-private")]]
        assert reader.person.opened == []
        assert reader.toast == ""
    assert whispers(host, party) == []
    await evening.press(anna.person, party.lobby, party.t("button-join"))
    assert anna.toast == anna.t("error-already-seated")
    assert len(whispers(anna, party)) == 1

    await evening.press(anna.person, party.lobby, party.t("button-leave"))
    await evening.advance(5)
    assert whispers(anna, party) == []
    assert anna.person.account.name not in party.lobby.text


@pytest.mark.parametrize("admin", [False, True])
async def test_a_whole_match_is_played_in_the_group(evening: Evening, admin: bool) -> None:
    evening.chance.favour(0)
    party = await newcomers(evening)
    if admin:
        party.group.promote_bot()
    _host, *party.readers = party.readers
    await joined(party, *party.readers)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.put_on_barrel(0)
    await party.play(party.ended)
    await evening.advance(30)

    assert not party.sees(party.says("notice-unreachable", name="").strip())
    for reader in party.readers:
        assert private(reader) == []
        assert whispers(reader, party) == []
