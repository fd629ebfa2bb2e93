"""How a table ends: closed, left by its people, or played once more."""

from tests.e2e.evening import Evening
from tests.e2e.party import seated

MIXED = {"Anna": "en", "Boris": "ru", "Vera": "pl"}


async def test_who_has_no_say_cannot_stop(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris, dora = party.readers[1], party.outsider()
    for reader in (boris, dora):
        await party.say(reader, "/stop")
        assert reader.texts()[-1] == reader.refused("error-not-opener")
    assert not party.sees(party.t("stop-ask"))
    await party.say(party.first, "/stop")
    question = party.first.last(party.place, party.t("stop-ask"))
    await evening.press(dora.person, question, party.t("button-stop"))
    assert dora.toast == dora.t("error-not-opener")
    await evening.press(boris.person, question, party.t("button-stop"))
    assert boris.toast == boris.t("error-not-opener")
    await evening.advance(5)
    assert len(party.tables) == 1


async def test_the_opener_may_think_better_of_it(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    await party.say(party.first, "/stop")
    question = party.first.last(party.place, party.t("stop-ask"))
    await evening.press(party.first.person, question, party.t("button-keep"))
    await evening.advance(5)
    assert not party.sees(party.t("stop-ask"))
    assert len(party.tables) == 1


async def test_an_admin_stops_twice_and_the_group_hears_of_it_once(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    dora = party.outsider("pl")
    party.group.promote(dora.person)
    await party.say(dora, "/stop")
    question = party.first.last(party.place, party.t("stop-ask"))
    presses = [dora.press(question, party.t("button-stop")) for _ in range(2)]
    await evening.advance(15)

    assert [query.answers for query in presses if query] == [1, 1]
    assert len(party.first.all(party.place, party.t("notice-stopped"))) == 1
    assert party.tables == []
    assert not party.sees(party.t("stop-ask"))
    assert all(reader.hand() is None for reader in party.readers)
    await evening.press(dora.person, party.first.last(party.place), party.t("button-newgame"))
    await evening.until(lambda: party.sees(party.t("lobby-title")))


async def test_an_anonymous_admin_may_stop(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    party.first.person.send(party.place, "/stop@thousand_bot", anonymous=True)
    await evening.until(lambda: party.sees(party.t("stop-ask")))


async def test_who_leaves_is_played_by_a_computer_until_he_comes_back(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris = party.readers[1]
    await party.say(boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-stay"))
    await party.say(boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-quit"))
    await evening.advance(5)

    assert boris.hand() is None
    assert party.sees(party.t("notice-left", name="Boris"))
    await party.say(boris, "/join")
    assert boris.texts()[-1] == boris.refused("error-between-deals")
    party.readers.remove(boris)
    await party.play(lambda: [party.t("button-next")] in party.first.last(party.place).labels)
    await evening.command(boris.person, party.place, "/join")
    await evening.until(lambda: not party.sees(party.t("notice-left", name="Boris")), limit=15)
    await evening.until(boris.hand, limit=60)
    party.readers.append(boris)
    await party.play(lambda: party.reads("table-deal", n=3))


async def test_leaving_works_without_a_private_chat_too(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris = party.readers[1]
    boris.person.block()
    await party.say(boris, "/leave")
    question = party.first.last(party.place, party.t("quit-ask"))
    await evening.press(boris.person, question, party.t("button-quit"))
    await evening.advance(5)
    assert party.sees(party.t("notice-left", name="Boris"))


async def test_the_last_person_to_leave_ends_the_match(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await party.say(party.first, "/leave")
    question = party.first.last(None, party.t("quit-ask-last"))
    await evening.press(party.first.person, question, party.t("button-quit"))
    await evening.advance(15)
    assert party.sees(party.t("notice-stopped"))
    assert party.tables == []


async def test_rematch_seats_the_same_people_once(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await seated(evening, {"Anna": "en", "Boris": "ru"}, computers=1)
    await evening.put_on_barrel(0)
    await party.play(party.ended)
    await evening.advance(10)
    end = party.first.last(party.place, party.winning_words)
    dora = party.outsider()
    await evening.press(dora.person, end, party.t("button-rematch"))
    assert dora.toast == dora.t("error-not-seated")
    for reader in party.readers:
        reader.press(end, party.t("button-rematch"))
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    await evening.advance(5)

    assert len(party.first.all(party.place, party.t("lobby-title"))) == 1
    assert party.t("lobby-three") in party.lobby.text
    assert [reader.toast for reader in party.readers].count("") == 1
    await party.start()
