"""Many tables at once: groups, topics, a group that becomes a supergroup."""

from game.rules import CLASSIC, changed
from tests.e2e.evening import Evening
from tests.e2e.menus import choose_rules
from tests.e2e.party import elsewhere, gather, seated
from tests.e2e.reader import Reader, plain


async def test_two_groups_play_at_once_each_in_its_language(evening: Evening) -> None:
    friday = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1, title="Friday")
    sobota = await seated(evening, {"Ania": "pl", "Ola": "pl"}, computers=1, title="Sobota")

    def both_are_over() -> bool:
        for reader in sobota.readers:
            reader.act("Sobota")
        return all(party.reads("table-deal", n=2) for party in (friday, sobota))

    await friday.play(both_are_over)
    assert all("Ania" not in text for text in friday.first.texts(friday.place))
    assert all("Anna" not in text for text in sobota.first.texts(sobota.place))


async def test_one_person_plays_at_two_tables_with_a_hand_for_each(evening: Evening) -> None:
    friday = await seated(evening, {"Anna": "en"}, computers=2, title="Friday")
    anna = friday.first
    sunday = await elsewhere(evening, anna, "Sunday")
    await sunday.open_lobby(computers=2)
    await sunday.start()
    await evening.until(lambda: anna.hand("Friday") and anna.hand("Sunday"))

    def both_are_over() -> bool:
        anna.act("Sunday")
        return friday.reads("table-deal", n=2) and sunday.reads("table-deal", n=2)

    await friday.play(both_are_over)
    await evening.advance(3)  # what was pressed last is shown
    before = anna.hand("Sunday")
    evening.world.ephemeral = "refused"
    await evening.press(anna.person, friday.table, friday.t("button-cards"))
    await evening.advance(5)
    held = anna.held(anna.hand("Friday") or anna.last())
    assert all(label in anna.toast for label, card in anna.cards.items() if card in held)
    assert anna.hand("Sunday") == before


async def test_each_topic_of_a_forum_has_a_table_of_its_own(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    club = await elsewhere(evening, anna, "Club", forum=True)
    topics = [club.group.topic(name) for name in ("First", "Second")]
    await evening.settle()
    parties = [club.in_topic(topic) for topic in topics]
    for party in parties:
        await party.open_lobby(computers=2)
        await party.evening.press(anna.person, party.lobby, party.t("button-start"))
    await evening.until(lambda: all(party.tables for party in parties))
    await evening.advance(10)

    for party in parties:
        assert len(party.tables) == 1
    assert len(anna.all(None, anna.t("hand-cards", cards=""))) == 2
    topics[0].close()
    await parties[1].play(lambda: parties[1].reads("table-deal", n=2))


async def test_a_chain_of_replies_is_no_topic(evening: Evening) -> None:
    party = await gather(evening)
    hello = party.first.last(party.place)
    party.first.person.send(party.place, "/newgame@thousand_bot", reply_to=hello)
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    assert party.lobby.thread_id is None
    await evening.command(party.readers[1].person, party.place, "/join")
    await evening.until(lambda: "2. Boris" in party.lobby.text)


async def test_a_group_that_migrates_in_mid_trick_plays_on(evening: Evening) -> None:
    party = await gather(evening, supergroup=False)
    await party.open_lobby()
    await party.start()
    await party.play(lambda: party.asked("board-trick", n=2))
    reader = party.on_turn()
    assert reader is not None
    hand = reader.last()
    party.group.migrate()
    evening.spoken[party.group.id] = {"en"}
    await evening.press(reader.person, hand, reader.choose(hand))
    await evening.until(lambda: party.tables, limit=15)
    await evening.advance(10)

    assert len(party.tables) == 1
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.restart()
    await evening.command(party.first.person, party.place, "/score")
    await evening.until(lambda: party.sees(party.t("score-title")))
    (table,) = await evening.tables()
    assert table.chat_id == party.group.id


async def test_a_muted_bot_lets_the_table_wait_and_tells_the_players(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Ola": "pl"}, computers=1)
    await party.play(lambda: party.on_turn() is not None)
    reader = party.on_turn()
    assert reader is not None
    await evening.advance(5)
    party.group.restrict_bot()
    await evening.press(reader.person, reader.last(), reader.t("button-pass"))
    await evening.advance(10)
    for one in party.readers:
        assert len(one.all(None, one.t("notice-paused", title="Friday"))) == 1

    (before,) = await evening.tables()
    await evening.advance(300)
    for one in party.readers:
        hand = one.hand()
        assert hand is not None
        if hand.keys:
            await evening.press(one.person, hand, hand.keys[0].text)
            assert one.toast == one.t("error-paused")
    assert [table.rev for table in await evening.tables()] == [before.rev]

    party.group.unrestrict_bot()
    await evening.until(lambda: party.reads("call-pass"), limit=15)
    await evening.advance(5)
    for one in party.readers:
        assert not one.sees(None, one.t("notice-paused", title="Friday"))
    await party.play(lambda: party.reads("table-deal", n=2))


async def test_a_bot_that_is_kicked_and_comes_back_shows_the_table(evening: Evening) -> None:
    party = await seated(evening)
    party.group.kick_bot()
    reader = party.on_turn()
    assert reader is not None
    await evening.press(reader.person, reader.last(), reader.t("button-pass"))
    await evening.advance(600)
    assert reader.sees(None, reader.t("notice-paused", title="Friday"))
    await evening.restart()
    await evening.advance(600)
    assert len(reader.all(None, reader.t("notice-paused", title="Friday"))) == 1
    party.group.add_bot(party.first.person)
    await evening.until(lambda: party.reads("call-pass"), limit=30)
    await evening.advance(5)
    assert len(party.first.all(party.place, party.t("hello-group"))) == 1
    assert not reader.sees(None, reader.t("notice-paused", title="Friday"))


async def test_a_group_that_is_deleted_holds_up_nobody_elsewhere(evening: Evening) -> None:
    friday = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1, title="Friday")
    sunday = await seated(evening, {"Dora": "en"}, computers=2, title="Sunday")
    await friday.play(lambda: friday.on_turn() is not None)
    reader = friday.turn
    await evening.advance(5)
    friday.group.delete()
    await evening.press(reader.person, reader.last(), reader.t("button-pass"))
    await evening.advance(30)
    for one in friday.readers:
        assert len(one.all(None, one.t("notice-paused", title="Friday"))) == 1
    await sunday.play(lambda: sunday.reads("table-deal", n=2))
    await evening.restart()
    await evening.advance(60)
    assert len(reader.all(None, reader.t("notice-paused", title="Friday"))) == 1


async def test_a_closed_topic_lets_its_table_wait_until_it_is_reopened(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    club = await elsewhere(evening, anna, "Club", forum=True)
    topic = club.group.topic("Cards")
    await evening.settle()
    party = club.in_topic(topic)
    await party.open_lobby(computers=2)
    await party.start()
    topic.close()
    paused = anna.t("notice-paused", title="Club")
    await party.play(lambda: anna.sees(None, paused))  # the result of the deal is refused
    (before,) = await evening.tables()
    await evening.advance(300)
    assert [table.rev for table in await evening.tables()] == [before.rev]
    topic.reopen()
    await evening.until(lambda: not anna.sees(None, paused), limit=600)
    await party.play(lambda: party.reads("table-deal", n=2))


async def test_rules_in_private_are_those_of_the_one_table_where_one_sits(
    evening: Evening,
) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl"}, title="A <& B")
    await choose_rules(party, changed(CLASSIC, "target", 1001))
    _, boris, _ = party.readers
    aim = [plain(boris.t("rules-aim", target=target)) for target in (1000, 1001)]

    async def asked() -> str:
        await party.say(boris, "/rules", private=True)
        before = boris.last()
        await evening.press(boris.person, before, boris.t("rules-topic-cards"))
        await evening.until(lambda: boris.last().text != before.text)
        return boris.last().text

    assert aim[0] in await asked()  # he sits nowhere: those of practice
    await party.open_lobby()
    told = await asked()
    assert aim[1] in told
    assert told.startswith("A <& B\n")
    await (await elsewhere(evening, boris, "Second")).open_lobby()
    assert aim[0] in await asked()  # at two tables nobody knows which he means
