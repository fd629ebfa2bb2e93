"""Only who is in the group gets something there, also where Telegram hides who is."""

import pytest

from bot.presses import AtTable, Lobby, Setting
from sandbox.errors import bad
from tests.e2e.evening import Evening
from tests.e2e.menus import SettingsMenu
from tests.e2e.party import Party, gather, last_deal, seated
from tests.e2e.reader import Reader


async def forges(party: Party, reader: Reader, data: object) -> str:
    """Let somebody press in his private chat what stands in the group; return the answer."""
    await party.evening.command(reader.person, None, "/help")
    await party.evening.advance(5)
    shown = reader.last(None)
    await party.evening.press(reader.person, shown, data=str(data), stale=True)
    return reader.toast


def hide_members(party: Party) -> None:
    """Let Telegram say to no ordinary member, and so not to the bot, who is in the group."""
    party.group.chat.members_hidden = True


async def between_deals(party: Party) -> None:
    """Play until a deal is over."""
    await party.play(
        lambda: any([party.t("button-next")] in one.labels for one in party.first.all(party.place))
    )


async def test_who_has_left_the_group_does_not_take_his_seat_back(evening: Evening) -> None:
    party = await seated(evening)
    gone = party.readers.pop()
    party.group.remove(gone.person)
    await between_deals(party)
    assert await forges(party, gone, AtTable(1, "back")) == gone.t("error-not-member")
    assert all(seat.user_id != gone.id for seat in (await evening.tables())[0].seats)
    party.group.add(gone.person)
    await evening.advance(60)
    await between_deals(party)
    await forges(party, gone, AtTable(1, "back"))
    assert any(seat.user_id == gone.id for seat in (await evening.tables())[0].seats)


async def test_a_stranger_neither_joins_nor_sits_in_nor_votes(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    dora = Reader(evening.world.person("Dora", language="pl"))
    dora.person.start()
    assert await forges(party, dora, Lobby(1, "join")) == dora.t("error-not-member")
    await party.start()
    gone = party.readers.pop()
    party.group.remove(gone.person)
    await between_deals(party)
    (row,) = await evening.tables()
    (seat,) = [each.seat for each in row.seats if each.left_user_id is not None]
    for verb in ("sit", "replace"):
        assert await forges(party, dora, AtTable(1, verb, seat)) == dora.t("error-not-member")
    assert (await evening.tables())[0].seats == row.seats


async def test_who_has_left_the_group_opens_no_rematch(evening: Evening) -> None:
    party = await last_deal(evening)
    (anna,) = party.readers
    await party.play(party.ended)
    boris = party.outsider()
    party.group.remove(anna.person)
    assert await forges(party, anna, AtTable(1, "rematch")) == anna.t("error-not-member")
    assert len(await evening.tables()) == 1
    assert boris.sees(party.place, party.winning_words)


async def test_an_opener_who_has_left_closes_and_changes_nothing(evening: Evening) -> None:
    party = await gather(evening, {"Boris": "en", "Anna": "en", "Vera": "en"})
    owner, anna, vera = party.readers
    party.readers = [anna, vera, owner]  # Anna opens the table, and is no admin
    await party.open_lobby()
    await party.start()
    party.group.remove(anna.person)
    await evening.advance(5)
    assert await forges(party, anna, AtTable(1, "stop")) == anna.t("error-not-opener")
    assert (await evening.tables())[0].status == "playing"


async def test_a_table_of_practice_is_closed_by_its_person_alone(evening: Evening) -> None:
    party = await gather(evening)
    anna, boris, _ = party.readers
    await evening.command(anna.person, None, "/practice")
    await evening.until(lambda: anna.sees(None, anna.t("practice-ask")))
    question = anna.last(None, anna.t("practice-ask"))
    await evening.press(anna.person, question, anna.t("button-easy"))
    await evening.advance(2 * 24 * 3600)
    assert await forges(party, boris, AtTable(1, "stop")) == boris.t("error-not-member")
    assert (await evening.tables())[0].status == "playing"
    await forges(party, anna, AtTable(1, "stop"))
    assert (await evening.tables())[0].status == "stopped"


async def test_a_press_in_a_group_that_one_is_not_in_opens_no_table(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(evening)  # anybody sees a public group, and may press there
    await evening.command(party.first.person, party.place, "/help")
    shown = await evening.until(lambda: party.first.last(party.place))
    party.group.chat.members.pop(party.readers[1].id)
    monkeypatch.setattr("sandbox.chats.Chat.has", lambda *_: True)
    boris = party.readers[1]
    await evening.press(boris.person, shown, data="q1:newgame", stale=True)
    assert boris.toast == boris.t("error-not-member")
    assert await evening.tables() == []


# Where members are hidden


async def test_an_admin_is_one_though_members_are_hidden(evening: Evening) -> None:
    party = await gather(evening)
    hide_members(party)
    menu = await SettingsMenu(party, party.first).open()
    await menu.presets()
    owner, boris, _ = party.readers
    data = str(Setting(0, "preset", "polish"))
    await evening.press(boris.person, menu.now, data=data)
    assert boris.toast == boris.t("error-not-opener")
    await evening.press(owner.person, menu.now, data=data)
    assert owner.toast not in {owner.t("error-not-opener"), owner.t("error-not-told")}


async def test_where_admins_are_hidden_too_that_is_said(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl"})
    hide_members(party)
    menu = await SettingsMenu(party, party.first).open()
    await menu.presets()
    for reader in party.readers:
        error = bad("CHAT_ADMIN_REQUIRED")
        evening.world.trouble.refuse("getChatAdministrators", error, chat_id=party.group.id)
        data = str(Setting(0, "preset", "polish"))
        await evening.press(reader.person, menu.now, data=data)
        assert reader.toast == reader.t("error-not-told")


async def test_a_link_is_proven_by_a_press_where_members_are_hidden(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    party = await gather(evening)
    hide_members(party)
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    dora = Reader(evening.world.person("Dora", language="ru"))
    party.group.add(dora.person)
    await evening.press(dora.person, party.lobby, party.t("button-join"))
    await evening.advance(5)
    assert dora.texts()[-1] == dora.t("error-press-there")
    assert "Dora" not in party.lobby.text
    await evening.press(dora.person, party.lobby, party.t("button-join"))
    await evening.advance(5)
    assert "Dora" in party.lobby.text
    eve = Reader(evening.world.person("Eve"))
    eve.person.start()
    assert await forges(party, eve, Lobby(1, "join")) == eve.t("error-not-member")


async def test_a_telegram_that_does_not_answer_keeps_nobody_from_joining(
    evening: Evening,
) -> None:
    party = await gather(evening)
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    evening.world.trouble.lose("getChatMember")
    boris = party.readers[1]
    await evening.press(boris.person, party.lobby, party.t("button-join"))
    await evening.advance(5)
    assert "Boris" in party.lobby.text
    vera = party.readers[2]
    evening.world.trouble.lose("getChatMember")
    assert await forges(party, vera, Lobby(1, "join")) == vera.t("error-not-member")


async def test_an_anonymous_admin_closes_a_table_that_others_opened(evening: Evening) -> None:
    party = await gather(evening, {"Boris": "en", "Anna": "en", "Vera": "en"})
    owner, anna, vera = party.readers
    party.readers = [anna, vera, owner]
    await party.open_lobby()
    await party.start()
    owner.person.send(party.place, "/stop@thousand_bot", anonymous=True)
    await evening.until(lambda: party.sees(party.t("stop-ask")))
    question = anna.last(party.place, party.t("stop-ask"))
    await evening.press(vera.person, question, party.t("button-stop"))
    assert vera.toast == vera.t("error-not-opener")
    await evening.press(owner.person, question, party.t("button-stop"))
    await evening.until(lambda: party.sees(party.t("notice-stopped")))
