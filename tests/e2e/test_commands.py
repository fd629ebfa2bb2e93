"""Commands: what each says, where, and to whom."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader

MIXED = {"Anna": "en", "Boris": "ru", "Vera": "pl"}


async def say(party: Party, reader: Reader, text: str, *, private: bool = False) -> None:
    """Let somebody send a command and wait for what comes of it."""
    await party.evening.command(reader.person, None if private else party.place, text)
    await party.evening.advance(8)


def outsider(party: Party, language: str = "en") -> Reader:
    """Return a member of the group who knows the bot and does not sit."""
    reader = Reader(party.evening.world.person("Dora", language=language))
    reader.person.start()
    party.group.add(reader.person)
    return reader


async def test_newgame_opens_one_table_and_no_second(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    await say(party, party.first, "/newgame")
    await say(party, party.readers[1], "/newgame")

    assert len(party.first.all(party.place, party.t("lobby-title"))) == 1
    assert party.readers[1].sees(None, party.readers[1].t("error-table-running"))


async def test_join_and_leave_by_command(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    anna, boris, vera = party.readers
    await say(party, anna, "/newgame")
    await say(party, boris, "/join")
    assert "2. Boris" in party.lobby.text
    await say(party, boris, "/join")
    assert boris.sees(None, boris.t("error-already-seated"))
    await say(party, anna, "/leave")
    assert "1. Boris" in party.lobby.text
    await say(party, vera, "/leave")
    assert vera.sees(None, vera.t("error-not-seated"))


async def test_the_opener_takes_a_person_off_the_list(evening: Evening) -> None:
    party = await gather(evening)
    anna, boris, vera = party.readers
    await party.open_lobby()
    old = party.lobby
    label = party.t("button-remove", name="Boris")
    await evening.press(vera.person, old, label)
    assert vera.toast == vera.t("error-not-opener")
    await evening.press(boris.person, old, party.t("button-leave"))
    await evening.until(lambda: "2. Vera" in party.lobby.text)
    await evening.press(anna.person, old, label, stale=True)
    await evening.advance(5)

    assert anna.toast == anna.t("error-stale")
    assert "2. Vera" in party.lobby.text
    await evening.press(anna.person, party.lobby, party.t("button-remove", name="Vera"))
    await evening.until(lambda: "Vera" not in party.lobby.text)


async def test_computers_come_and_go(evening: Evening) -> None:
    party = await gather(evening)
    await say(party, party.first, "/newgame")
    computer = party.says("name-computer", n=1)
    await evening.press(party.first.person, party.lobby, party.t("button-computer"))
    await evening.until(lambda: computer in party.lobby.text)
    await evening.press(party.first.person, party.lobby, party.t("button-fewer"))
    await evening.until(lambda: computer not in party.lobby.text)


async def test_table_and_hand_come_to_the_bottom(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    anna, boris, _ = party.readers
    await evening.advance(5)
    table, hand = party.table, boris.last()
    await say(party, anna, "/table")
    assert len(party.tables) == 1
    assert party.table.id > table.id
    assert party.table.text == table.text
    await say(party, boris, "/hand")
    assert boris.last().id > hand.id
    assert boris.last().text == hand.text
    again = boris.last()
    await say(party, boris, "/hand", private=True)
    assert boris.last().id > again.id
    assert len(boris.all(None, boris.t("hand-cards", cards=""))) == 1


async def test_hand_without_cards_says_so(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    anna, boris, _ = party.readers
    await say(party, boris, "/hand", private=True)
    assert boris.texts()[-1] == boris.t("error-no-cards")
    await say(party, boris, "/hand")
    assert boris.texts()[-1] == boris.t("error-no-table")
    await party.open_lobby()
    await say(party, anna, "/hand")
    assert anna.texts()[-1] == anna.t("error-no-cards")
    await party.start()
    dora = outsider(party)
    await say(party, dora, "/hand")
    assert dora.t("error-not-seated") in dora.texts()


async def test_table_between_two_deals_brings_the_result_down(evening: Evening) -> None:
    party = await seated(evening)
    button = [party.t("button-next")]
    await party.play(lambda: button in party.first.last(party.place).labels)
    result = party.first.last(party.place)
    await evening.command(party.first.person, party.place, "/table")
    await evening.until(lambda: party.first.last(party.place).id > result.id)

    assert party.first.last(party.place).text == result.text
    assert button in party.first.last(party.place).labels


async def test_score_in_the_group_and_in_private(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await say(party, boris, "/score")
    assert boris.texts()[-1] == boris.t("error-no-table")
    await party.open_lobby()
    await party.start()
    await say(party, boris, "/score")
    assert party.sees(party.t("score-empty"))
    await party.play(lambda: party.reads("table-deal", n=2))
    await say(party, boris, "/score")
    sheet = party.first.last(party.place, party.says("score-title"))
    for name in MIXED:
        assert name in sheet.text
    await say(party, boris, "/score", private=True)
    assert boris.sees(None, boris.t("score-title"))


async def test_score_in_private_shows_every_match_of_the_person(evening: Evening) -> None:
    party = await seated(evening)
    anna = party.first
    await say(party, anna, "/practice", private=True)
    await say(party, anna, "/score", private=True)
    await evening.advance(10)
    assert len(anna.all(None, anna.t("score-empty"))) == 2


@pytest.mark.parametrize(("command", "key"), [("/help", "help-title"), ("/rules", "rules-title")])
async def test_help_and_rules_in_the_languages_of_the_chats(
    evening: Evening, command: str, key: str
) -> None:
    party = await gather(evening, {"Анна": "ru", "Bartek": "pl"})
    bartek = party.readers[1]
    await say(party, bartek, command)
    assert party.sees(party.t(key))
    await say(party, bartek, command, private=True)
    assert bartek.sees(None, bartek.t(key))


async def test_rules_by_button_come_in_private(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris, dora = party.readers[1], Reader(evening.world.person("Dora", language="pl"))
    party.group.add(dora.person)
    await say(party, party.first, "/newgame")
    await evening.press(boris.person, party.lobby, party.t("button-rules"))
    await evening.advance(5)
    assert boris.toast == boris.t("answer-sent-in-private")
    assert boris.sees(None, boris.t("rules-title"))
    await evening.press(dora.person, party.lobby, party.t("button-rules"))
    await evening.advance(5)
    assert dora.sees(None, dora.t("rules-title"))
    assert not party.sees(party.t("rules-title"))


# Stopping and leaving


async def test_who_has_no_say_cannot_stop(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris, dora = party.readers[1], outsider(party)
    for reader in (boris, dora):
        await say(party, reader, "/stop")
        assert reader.texts()[-1] == reader.t("error-not-opener")
    assert not party.sees(party.t("stop-ask"))
    await say(party, party.first, "/stop")
    question = party.first.last(party.place, party.t("stop-ask"))
    await evening.press(dora.person, question, party.t("button-stop"))
    assert dora.toast == dora.t("error-not-opener")
    await evening.press(boris.person, question, party.t("button-stop"))
    assert boris.toast == boris.t("error-not-opener")
    await evening.advance(5)
    assert len(party.tables) == 1


async def test_the_opener_may_think_better_of_it(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    await say(party, party.first, "/stop")
    question = party.first.last(party.place, party.t("stop-ask"))
    await evening.press(party.first.person, question, party.t("button-keep"))
    await evening.advance(5)
    assert not party.sees(party.t("stop-ask"))
    assert len(party.tables) == 1


async def test_an_admin_stops_twice_and_the_group_hears_of_it_once(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    dora = outsider(party, "pl")
    party.group.promote(dora.person)
    await say(party, dora, "/stop")
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


async def test_anybody_may_close_a_stale_table(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    dora = outsider(party)
    await say(party, party.first, "/newgame")
    await say(party, dora, "/stop")
    assert dora.texts()[-1] == dora.t("error-not-opener")
    await evening.advance(1800)
    await say(party, dora, "/stop")
    question = party.first.last(party.place, party.t("stop-ask-lobby"))
    await evening.press(dora.person, question, party.t("button-stop"))
    await evening.until(lambda: party.sees(party.t("notice-stopped")))


async def test_who_leaves_is_played_by_a_computer_until_he_comes_back(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris = party.readers[1]
    await say(party, boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-stay"))
    await say(party, boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-quit"))
    await evening.advance(5)

    assert boris.hand() is None
    assert party.sees(party.t("notice-left", name="Boris"))
    await say(party, boris, "/join")
    assert boris.texts()[-1] == boris.t("error-between-deals")
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
    await say(party, boris, "/leave")
    question = party.first.last(party.place, party.t("quit-ask"))
    await evening.press(boris.person, question, party.t("button-quit"))
    await evening.advance(5)
    assert party.sees(party.t("notice-left", name="Boris"))


async def test_the_last_person_to_leave_ends_the_match(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await say(party, party.first, "/leave")
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
    dora = outsider(party)
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


# Practice


async def test_practice_goes_from_the_greeting_to_the_end_of_a_deal(evening: Evening) -> None:
    ania = Reader(evening.world.person("Ania", language="pl"))
    ania.person.start()
    await evening.settle()
    await evening.press(ania.person, ania.last(), ania.t("button-practice"))
    await evening.until(ania.hand)
    before = ania.last()
    await evening.command(ania.person, None, "/practice")
    await evening.advance(5)
    assert len(ania.all(None, ania.t("hand-cards", cards=""))) == 1
    assert ania.last().id > before.id

    for _ in range(400):
        if [ania.t("button-next")] in ania.last().labels:
            break
        if not ania.act():
            await evening.time.step()
        await evening.settle()
    await evening.press(ania.person, ania.last(), ania.t("button-next"))
    await evening.until(ania.hand)
    await evening.command(ania.person, None, "/stop")
    await evening.until(lambda: ania.sees(None, ania.t("stop-ask")))
    question = ania.last(None, ania.t("stop-ask"))
    await evening.press(ania.person, question, ania.t("button-stop"))
    await evening.until(lambda: ania.sees(None, ania.t("notice-stopped")))
    assert ania.hand() is None


@pytest.mark.parametrize("command", ["/newgame", "/join"])
async def test_group_commands_in_private_say_where_they_belong(
    evening: Evening, command: str
) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.command(anna.person, None, command)
    await evening.advance(5)
    assert anna.texts()[-1] == anna.t("error-groups-only")


async def test_practice_in_a_group_is_refused_in_private(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await say(party, boris, "/practice")
    assert boris.texts()[-1] == boris.t("error-private-only")


async def test_the_menus_of_commands_are_in_each_language(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    for reader in party.readers:
        descriptions = {one["command"]: one["description"] for one in reader.person.commands()}
        assert descriptions["practice"] == reader.t("command-practice")
        in_group = {
            one["command"]: one["description"] for one in reader.person.commands(party.place)
        }
        assert in_group["newgame"] == reader.t("command-newgame")
        assert "practice" not in in_group
