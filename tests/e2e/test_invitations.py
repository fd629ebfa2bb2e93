"""The link of a table: who is in the group lands there, anybody else is told the way."""

from urllib.parse import parse_qs, urlparse

import pytest

from sandbox.errors import bad
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, practise, seated
from tests.e2e.reader import Reader, plain


def payload_of(party: Party, shown: Shown) -> str:
    """Return what the link under a public message hands over."""
    (url,) = [key.url for key in shown.keys if key.text == party.t("button-invite")]
    shared = parse_qs(urlparse(url).query)
    assert shared["text"] == [party.t("invite-words")]
    link = urlparse(shared["url"][0])
    assert link.path == f"/{party.evening.world.bot.username}"
    return parse_qs(link.query)["start"][0]


def stranger(evening: Evening, language: str) -> Reader:
    """Return somebody who has never met the bot and is in no group."""
    return Reader(evening.world.person("Ewa", language=language))


async def opened(party: Party, reader: Reader, payload: str, words: str) -> Shown:
    """Let somebody open a link, and return the message that says so."""
    reader.person.start(payload)
    await party.evening.until(lambda: reader.sees(None, words))
    return reader.last(None, words)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_member_lands_at_the_lobby_and_joins_by_one_tap(
    evening: Evening, language: str
) -> None:
    party = await gather(evening, {"Anna": language, "Boris": "ru"})
    await party.open_lobby()
    ewa = stranger(evening, language)
    party.group.add(ewa.person)
    words = ewa.t("invite-lobby", title="Friday", list="Anna, Boris")
    landed = await opened(party, ewa, payload_of(party, party.lobby), words)
    there = [key.url for key in landed.keys if key.text == ewa.t("button-there")]
    assert there == [f"https://t.me/c/{-1000000000000 - party.group.id}/{party.lobby.id}"]
    await evening.press(ewa.person, landed, ewa.t("button-join"))
    await evening.until(lambda: ewa.sees(None, ewa.t("start-seated-in", title="Friday")))
    await evening.until(lambda: "3. Ewa" in party.lobby.text)
    assert not ewa.sees(None, words)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_stranger_is_told_the_way_and_nothing_of_the_group(
    evening: Evening, language: str
) -> None:
    party = await gather(evening)
    await party.open_lobby()
    ewa = stranger(evening, language)
    payload = payload_of(party, party.lobby)
    await opened(party, ewa, payload, ewa.t("error-group-first"))
    assert not any(name in text for name in ("Friday", "Anna") for text in ewa.texts())
    party.group.add(ewa.person)
    words = ewa.t("invite-lobby", title="Friday", list="Anna, Boris, Vera")
    await opened(party, ewa, payload, words)


async def test_where_members_are_hidden_he_is_sent_to_the_group(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    ewa = stranger(evening, "pl")
    party.group.chat.members_hidden = True
    await opened(party, ewa, payload_of(party, party.lobby), ewa.t("error-go-there"))


async def test_a_telegram_that_fails_lets_nobody_in(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    ewa = stranger(evening, "en")
    evening.world.trouble.refuse("getChatMember", bad("Bad Gateway"), chat_id=party.group.id)
    payload = payload_of(party, party.lobby)
    await opened(party, ewa, payload, ewa.t("error-go-there"))


async def test_a_member_lands_at_the_match_and_takes_a_computers_seat(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "ru"}, computers=1)
    ewa = stranger(evening, "pl")
    party.group.add(ewa.person)
    computer = ewa.t("name-computer", n=1)
    ewa.person.start(payload_of(party, party.table))
    words = plain(ewa.t("invite-match", title="Friday", list="")).splitlines()[0]
    await evening.until(lambda: ewa.sees(None, words))
    landed, take = ewa.last(None, words), ewa.t("button-take", name=computer)
    assert all(name in landed.text for name in ("Anna", "Boris", computer))
    await evening.press(ewa.person, landed, take)
    assert ewa.toast == ewa.t("error-between-deals")
    await party.play(lambda: [party.t("button-next")] in party.first.last(party.place).labels)
    await evening.press(ewa.person, landed, take)
    assert ewa.toast == ewa.t("answer-sat")
    await evening.until(ewa.hand, limit=60)


async def test_a_small_group_has_no_link_to_its_messages(evening: Evening) -> None:
    party = await gather(evening, supergroup=False)
    await party.open_lobby()
    payload = payload_of(party, party.lobby)
    anna = party.first
    words = anna.t("invite-lobby", title="Friday", list="Anna, Boris, Vera")
    landed = await opened(party, anna, payload, words)
    assert landed.labels == [[anna.t("button-join")], [anna.t("button-watch")]]
    await evening.press(anna.person, landed, anna.t("button-join"))
    assert anna.toast == anna.t("error-already-seated")


async def test_an_old_link_and_a_made_up_one_lead_nowhere(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    payload = payload_of(party, party.lobby)
    await evening.app.dispatcher["context"].seats.stop(1)
    await evening.advance(5)
    anna = party.first
    await opened(party, anna, payload, anna.t("error-stale"))
    boris = party.readers[1]
    await opened(party, boris, f"i{'0' * 25}7", boris.t("error-stale"))


async def test_a_practice_is_nobodys_to_see(evening: Evening) -> None:
    party = await gather(evening)
    anna, boris, _ = party.readers
    await practise(evening, anna.person)
    await evening.until(anna.hand)
    (row,) = await evening.tables()
    for reader in (boris, anna):
        await opened(party, reader, f"i{row.match_id}", reader.t("error-stale"))


async def test_the_link_outlives_a_restart(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    before, payload = party.lobby, payload_of(party, party.lobby)
    await evening.restart()
    await evening.advance(10)
    assert (party.lobby.text, party.lobby.rows) == (before.text, before.rows)
    vera = party.readers[2]
    words = vera.t("invite-lobby", title="Friday", list="Anna, Boris, Vera")
    await opened(party, vera, payload, words)
