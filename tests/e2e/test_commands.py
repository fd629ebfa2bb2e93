"""Commands: what each says, where, and to whom."""

import pytest

from bot.presses import RulesPage
from tests.e2e.evening import Evening
from tests.e2e.party import gather, seated
from tests.e2e.reader import Reader

MIXED = {"Anna": "en", "Boris": "ru", "Vera": "pl"}


async def test_newgame_opens_one_table_and_no_second(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    await party.say(party.first, "/newgame")
    await party.say(party.readers[1], "/newgame")

    assert len(party.first.all(party.place, party.t("lobby-title"))) == 1
    assert party.readers[1].sees(None, party.readers[1].refused("error-table-running"))


async def test_join_and_leave_by_command(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    anna, boris, vera = party.readers
    await party.say(anna, "/newgame")
    await party.say(boris, "/join")
    assert "2. Boris" in party.lobby.text
    await party.say(boris, "/join")
    assert boris.sees(None, boris.refused("error-already-seated"))
    await party.say(anna, "/leave")
    assert "1. Boris" in party.lobby.text
    await party.say(vera, "/leave")
    assert vera.sees(None, vera.refused("error-not-seated"))


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
    await party.say(party.first, "/newgame")
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
    await party.say(anna, "/table")
    assert len(party.tables) == 1
    assert party.table.id > table.id
    assert party.table.text == table.text
    await party.say(boris, "/hand")
    assert boris.last().id > hand.id
    assert boris.last().text == hand.text
    again = boris.last()
    await party.say(boris, "/hand", private=True)
    assert boris.last().id > again.id
    assert len(boris.all(None, boris.t("hand-cards", cards=""))) == 1


async def test_hand_without_cards_says_so(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    anna, boris, _ = party.readers
    await party.say(boris, "/hand", private=True)
    assert boris.texts()[-1] == boris.t("error-no-cards")
    await party.say(boris, "/hand")
    assert boris.texts()[-1] == boris.refused("error-no-table")
    await party.open_lobby()
    await party.say(anna, "/hand")
    assert anna.texts()[-1] == anna.refused("error-no-cards")
    await party.start()
    dora = party.outsider()
    await party.say(dora, "/hand")
    assert dora.refused("error-not-seated") in dora.texts()


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
    await party.say(boris, "/score")
    assert boris.texts()[-1] == boris.refused("error-no-table")
    await party.open_lobby()
    await party.start()
    await party.say(boris, "/score")
    assert party.sees(party.t("score-empty"))
    await party.play(lambda: party.reads("table-deal", n=2))
    await party.say(boris, "/score")
    sheet = party.first.last(party.place, party.says("score-title"))
    for name in MIXED:
        assert name in sheet.text
    await party.say(boris, "/score", private=True)
    assert boris.sees(None, boris.t("score-title"))


@pytest.mark.parametrize(("command", "key"), [("/help", "help-title"), ("/rules", "rules-title")])
async def test_help_and_rules_in_the_languages_of_the_chats(
    evening: Evening, command: str, key: str
) -> None:
    party = await gather(evening, {"Анна": "ru", "Bartek": "pl"})
    bartek = party.readers[1]
    await party.say(bartek, command)
    assert party.sees(party.t(key))
    await party.say(bartek, command, private=True)
    assert bartek.sees(None, bartek.t(key))


async def test_rules_by_button_come_in_private(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris, dora = party.readers[1], Reader(evening.world.person("Dora", language="pl"))
    party.group.add(dora.person)
    await party.say(party.first, "/newgame")
    await evening.press(boris.person, party.lobby, party.t("button-rules"))
    await evening.advance(5)
    assert boris.toast == boris.t("answer-sent-in-private")
    assert boris.sees(None, boris.t("rules-title"))
    await evening.press(dora.person, party.lobby, party.t("button-rules"))
    await evening.advance(5)
    assert dora.sees(None, dora.t("rules-title"))
    assert not party.sees(party.t("rules-title"))


async def test_the_rules_of_a_group_are_read_by_topics_in_one_message(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await party.say(party.first, "/newgame")
    await evening.press(boris.person, party.lobby, party.t("button-rules"))
    topics = await evening.until(lambda: boris.all(None, boris.t("rules-title")))
    before = len(boris.texts())
    await evening.press(boris.person, topics[0], boris.t("rules-topic-trump"))
    page = await evening.until(lambda: boris.all(None, boris.t("rules-trump")))
    assert page[0].id == topics[0].id
    assert page[0].text.startswith("Friday\n")
    await evening.press(boris.person, page[0], boris.t("button-rules-topics"))
    await evening.until(lambda: boris.all(None, boris.t("rules-title")))
    assert len(boris.texts()) == before

    party.group.remove(boris.person)
    await evening.press(boris.person, topics[0], boris.t("rules-topic-trump"))
    assert boris.toast == boris.t("error-not-member")
    anna = party.first
    data = str(RulesPage(0, 0, 1, 77))
    await evening.press(anna.person, party.lobby, data=data, stale=True)
    assert anna.toast == anna.t("error-button-too-old")


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
