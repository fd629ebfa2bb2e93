"""People whom the bot cannot write to: before they sit, and in the middle of a deal."""

from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader


def stranger(party: Party, name: str = "Dora", language: str = "pl") -> Reader:
    """Return a member of the group who has never opened the private chat."""
    person = party.evening.world.person(name, language=language)
    party.group.add(person)
    return Reader(person)


async def test_join_opens_the_private_chat_and_start_seats_once(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    party = await gather(evening)
    dora = stranger(party)
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.press(dora.person, party.lobby, party.t("button-join"))
    await evening.advance(10)

    assert dora.person.opened == ["https://t.me/thousand_bot?start=j1"]
    assert party.lobby.text.count("Dora") == 1
    assert dora.sees(None, dora.t("start-seated-in", title="Friday"))
    await evening.press(dora.person, party.lobby, party.t("button-join"))
    assert dora.toast == dora.t("error-already-seated")
    assert party.lobby.text.count("Dora") == 1


async def test_who_does_not_press_start_is_not_seated(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    party = await gather(evening)
    dora = stranger(party)
    dora.person.follows_links = False
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.press(dora.person, party.lobby, party.t("button-join"))
    await evening.advance(10)

    assert "Dora" not in party.lobby.text
    assert dora.toast == ""


async def test_the_link_seats_nobody_who_is_not_in_the_group(evening: Evening) -> None:
    party = await gather(evening)
    dora = Reader(evening.world.person("Dora", language="pl"))
    olga = stranger(party, "Olga", "ru")
    party.group.restrict(olga.person)
    await evening.command(party.first.person, party.place, "/newgame")
    for reader in (dora, olga):
        reader.person.start("j1")
        await evening.advance(5)
        assert reader.texts() == [reader.t("error-not-member")]
    assert "Dora" not in party.lobby.text
    assert "Olga" not in party.lobby.text


async def test_a_link_of_a_table_that_is_gone_says_so(evening: Evening) -> None:
    dora = Reader(evening.world.person("Dora"))
    for payload in ("j77", "j999999999999999"):
        dora.person.start(payload)
        await evening.advance(5)
        assert dora.texts()[-1] == dora.t("error-stale")


async def test_the_join_command_shows_a_stranger_the_way(evening: Evening) -> None:
    party = await gather(evening)
    dora = stranger(party)
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.command(dora.person, party.place, "/join")
    await evening.advance(5)
    assert "Dora" not in party.lobby.text

    notice = party.first.last(party.place, party.t("notice-unreachable", name="Dora"))
    assert dora.press(notice, party.t("button-open-private")) is None
    await evening.advance(5)
    assert "Dora" in party.lobby.text


async def test_who_blocks_the_bot_in_mid_deal_holds_nobody_up(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    party = await seated(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl"})
    anna, boris, vera = party.readers
    held = vera.held(vera.last())
    notice = party.says("notice-unreachable", name="Vera")
    vera.person.block()
    await evening.advance(10)

    assert len(party.first.all(party.place, notice)) == 1
    await evening.press(vera.person, party.table, party.t("button-cards"))
    assert vera.person.toast is not None
    assert vera.person.toast.alert
    assert all(label in vera.toast for label, card in vera.cards.items() if card in held)

    party.readers = [anna, boris]
    await party.play(lambda: party.on_turn() is None, limit=200)
    await evening.advance(60)
    assert len(party.first.all(party.place, notice)) == 1
    assert party.group.chat.has(vera.id)

    vera.person.unblock()
    await evening.advance(10)
    assert party.first.all(party.place, notice) == []
    assert vera.held(vera.last()) == held
    party.readers = [anna, boris, vera]
    deal = party.says("table-deal", n=2)
    await party.play(lambda: any(one.text.startswith(deal) for one in party.tables))


async def test_a_send_that_is_refused_tells_the_group_once(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    boris = party.readers[1]
    evening.world.updates.allowed = frozenset({"message", "callback_query"})  # a lost update
    boris.person.block()
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.until(party.first.hand)
    await evening.advance(30)

    notice = party.says("notice-unreachable", name="Boris")
    assert len(party.first.all(party.place, notice)) == 1
    assert boris.hand() is None
    boris.person.start("h1")
    await evening.advance(10)
    assert boris.hand() is not None
    assert party.first.all(party.place, notice) == []


async def test_a_deal_goes_on_without_who_cannot_be_reached(evening: Evening) -> None:
    party = await seated(evening)
    *rest, vera = party.readers
    vera.person.block()
    party.readers = rest
    await party.play(lambda: party.reads("table-deal", n=2), limit=3600)
    assert len(party.first.all(party.place, party.says("notice-unreachable", name="Vera"))) == 1
