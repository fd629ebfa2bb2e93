"""Hands in the group that are refused, or would be seen by others."""

from bot.table import read
from sandbox.errors import bad
from tests.e2e.evening import Evening
from tests.e2e.newcomers import begun, cards, greeting_of, joined, newcomers, whispers
from tests.e2e.party import Party, elsewhere, seated
from tests.e2e.reader import Reader
from tests.e2e.test_sitting_in import between_deals, taking


async def _on_turn(evening: Evening, party: Party) -> Reader:
    """Return who has to act, whatever he sees."""
    (row,) = await evening.tables()
    state = read(row).state
    assert state is not None
    user_id = row.seats[state.to_act[0]].user_id
    return next(reader for reader in party.readers if reader.id == user_id)


async def test_a_forged_press_moves_nobody_else(evening: Evening) -> None:
    party = await begun(evening)
    turn = party.turn
    other = next(reader for reader in party.readers if reader is not turn)
    hand = turn.hand()
    assert hand is not None
    key = next(key for key in hand.keys if key.text == turn.choose(hand))
    (before,) = await evening.tables()
    await evening.press(other.person, party.table, data=key.data, stale=True)
    (after,) = await evening.tables()
    assert other.toast == other.t("error-not-your-turn")
    assert after.state == before.state


async def test_who_blocks_the_bot_plays_on_with_the_hand_that_he_sees_in_the_group(
    evening: Evening,
) -> None:
    party = await seated(evening)
    turn = party.turn
    await cards(party, turn)
    await evening.advance(5)
    turn.person.block()
    (before,) = await evening.tables()
    await evening.advance(40)
    (after,) = await evening.tables()
    assert after.state == before.state, "a computer has moved for him"
    name = turn.person.account.first_name
    assert not party.sees(party.says("notice-unreachable", name=name))
    (hand,) = whispers(turn, party)
    await evening.press(turn.person, hand, turn.choose(hand))
    (after,) = await evening.tables()
    assert after.state != before.state


async def test_a_refused_hand_is_told_in_the_answer(evening: Evening) -> None:
    party = await seated(evening)
    anna = party.readers[0]
    evening.world.ephemeral = "refused"
    held = anna.held(anna.last())
    await cards(party, anna)
    await evening.advance(5)
    assert whispers(anna, party) == []
    assert anna.person.toast is not None
    assert anna.person.toast.alert
    assert all(label in anna.toast for label, card in anna.cards.items() if card in held)
    assert not party.sees(party.says("notice-unreachable", name="").strip())


async def test_a_press_is_answered_by_its_own_message_not_by_an_older_edit(
    evening: Evening,
) -> None:
    party = await begun(evening)
    turn = party.turn
    hand = turn.hand()
    assert hand is not None
    evening.world.trouble.delay("editEphemeralMessageText", 2, times=3)
    await evening.press(turn.person, hand, turn.choose(hand))
    after = await _on_turn(evening, party)
    await evening.advance(1)
    evening.world.trouble.refuse("sendMessage", bad("QUERY_ID_INVALID"))
    await cards(party, after)
    await evening.advance(10)
    assert after.person.toast is not None
    assert after.person.toast.alert


async def test_who_asks_for_his_cards_in_a_closed_topic_is_not_played_for(
    evening: Evening,
) -> None:
    anna, dora = Reader(evening.world.person("Anna")), Reader(evening.world.person("Dora"))
    anna.person.start()
    general = await elsewhere(evening, anna, "Club", forum=True)
    topic = general.group.topic("Cards")
    party = general.in_topic(topic)
    party.group.add(dora.person)
    await evening.settle()
    await party.open_lobby()
    await joined(party, dora)
    await evening.press(anna.person, party.lobby, party.t("button-start"))
    await evening.until(lambda: party.tables, limit=60)
    await evening.advance(10)
    assert await _on_turn(evening, Party(evening, party.group, [anna, dora])) is dora
    (before,) = await evening.tables()
    topic.close()
    await cards(party, dora)
    await evening.advance(5)
    assert dora.person.toast is not None
    assert dora.person.toast.alert
    topic.reopen()
    await evening.advance(90)
    (after,) = await evening.tables()
    assert after.state == before.state, "a computer has moved for her"


async def test_who_can_be_shown_his_cards_nowhere_is_called(evening: Evening) -> None:
    party = await begun(evening, {"Anna": "en", "Boris": "en", "Vera": "en"})
    anna = party.readers[0]
    evening.world.ephemeral = "refused"
    await cards(party, anna)
    await evening.advance(10)
    assert anna.person.toast is not None
    assert anna.person.toast.alert
    notice = party.says("notice-unreachable", name="Anna")
    assert len(anna.all(party.place, notice)) == 1

    evening.world.ephemeral = "known"
    await cards(party, anna)
    await evening.advance(10)
    assert anna.all(party.place, notice) == []


async def test_a_group_that_may_be_written_to_no_more_often_is_answered_in_time(
    evening: Evening,
) -> None:
    party = await begun(evening)
    anna = party.readers[0]
    evening.may_flood = True
    evening.world.flood.limit(party.group.id, 40)
    await cards(party, anna)
    await evening.advance(4)
    assert anna.person.toast is not None
    assert anna.person.toast.alert
    await evening.advance(60)
    assert len(whispers(anna, party)) == 1


async def test_a_choice_that_waited_is_shown_though_the_hand_did_not_come_in_time(
    evening: Evening,
) -> None:
    party = await begun(evening)
    turn = party.turn
    hand = turn.hand()
    assert hand is not None
    evening.may_flood = True
    evening.world.flood.limit(party.group.id, 30)
    await evening.press(turn.person, hand, turn.choose(hand))
    after = await _on_turn(evening, party)
    await cards(party, after)
    await evening.advance(5)
    assert after.person.toast is not None
    assert after.person.toast.alert
    await evening.advance(60)
    assert party.on_turn() is after


async def test_an_older_server_is_shown_no_card(evening: Evening) -> None:
    party = await seated(evening)
    anna, boris, _vera = party.readers
    evening.world.ephemeral = "unknown"
    before = len(evening.said)
    await cards(party, anna)
    await evening.advance(5)
    assert anna.person.toast is not None
    assert anna.person.toast.alert
    told = [text for chat, text, _ in evening.said[before:] if chat == party.group.id]
    assert greeting_of(anna, party) in told
    assert not any(label in text for text in told for label in anna.cards if label in anna.toast)
    assert not party.sees(greeting_of(anna, party))

    sent = len(evening.line.sent)
    await cards(party, boris)
    assert boris.person.toast is not None
    assert boris.person.toast.alert
    tried = [one for one in evening.line.sent[sent:] if "ephemeral" in one.whole]
    assert tried == []


async def test_an_older_server_lets_a_stranger_open_the_private_chat(evening: Evening) -> None:
    evening.world.ephemeral = "unknown"
    party = await newcomers(evening)
    anna = party.readers[1]
    await evening.press(anna.person, party.lobby, party.t("button-join"))
    await evening.advance(10)
    assert anna.person.opened == ["https://t.me/thousand_bot?start=j1"]
    assert "Anna" in party.lobby.text
    assert not party.sees(greeting_of(anna, party))


async def test_who_is_refused_a_seat_keeps_no_greeting(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1)
    dora = Reader(evening.world.person("Dora", language="pl"))
    party.group.add(dora.person)
    await between_deals(party)
    result = party.first.last(party.place)
    await party.play(lambda: party.reads("table-deal", n=2) and party.on_turn())
    await evening.advance(30)
    await evening.press(dora.person, result, taking(party), stale=True)
    await evening.advance(5)
    assert dora.toast == dora.t("error-between-deals")
    assert whispers(dora, party) == []
