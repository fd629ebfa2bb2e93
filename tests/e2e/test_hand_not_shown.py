"""Hands in the group that are refused, vanish, or would be seen by others."""

import pytest

from bot.table import read
from tests.e2e.evening import Evening
from tests.e2e.newcomers import begun, cards, greeting_of, joined, newcomers, whispers
from tests.e2e.party import seated
from tests.e2e.reader import Reader
from tests.e2e.test_sitting_in import between_deals, taking


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


@pytest.mark.parametrize("told", [True, False])
async def test_a_vanished_hand_comes_back_when_it_is_asked_for(
    evening: Evening, told: bool
) -> None:
    party = await begun(evening)
    anna = party.readers[0]
    held = anna.held(whispers(anna, party)[0])
    anna.person.restart_client(told=told)
    *others, last = [*party.readers[1:], anna]
    assert last is anna
    party.readers = others
    await party.play(lambda: party.on_turn() is None, limit=100)
    await evening.advance(30)
    assert whispers(anna, party) == []

    await cards(party, anna)
    await evening.advance(3)
    (hand,) = whispers(anna, party)
    assert set(anna.held(hand)) <= set(held)
    assert anna.toast == ""
    party.readers = [*others, anna]
    await party.play(lambda: party.reads("table-deal", n=2))
    assert not party.sees(party.says("notice-unreachable", name="").strip())


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
    (row,) = await evening.tables()
    state = read(row).state
    assert state is not None
    user_id = row.seats[state.to_act[0]].user_id
    after = next(reader for reader in party.readers if reader.id == user_id)
    await cards(party, after)
    await evening.advance(5)
    assert after.person.toast is not None
    assert after.person.toast.alert
    await evening.advance(60)
    assert party.on_turn() is after


async def test_a_kill_in_the_middle_loses_no_hand(evening: Evening) -> None:
    party = await begun(evening)
    before = {reader: whispers(reader, party)[0] for reader in party.readers}
    await evening.restart()
    await party.play(lambda: party.reads("table-deal", n=2))
    for reader, hand in before.items():
        assert [one.ephemeral_id for one in whispers(reader, party)] == [hand.ephemeral_id]
    await evening.restart()
    turn = party.turn
    await cards(party, turn)
    await evening.advance(5)
    (hand,) = whispers(turn, party)
    assert hand.labels == before[turn].labels or turn.choose(hand)


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


async def test_the_clock_runs_once_the_table_says_whose_turn_it_is(evening: Evening) -> None:
    party = await begun(evening)
    turn = party.turn
    for reader in party.readers:
        if reader is not turn:
            reader.person.restart_client()
    hand = turn.hand()
    assert hand is not None
    await evening.press(turn.person, hand, turn.choose(hand))
    await evening.advance(100)
    (before,) = await evening.tables()
    assert party.on_turn() is None
    await evening.advance(30)
    (after,) = await evening.tables()
    assert after.rev > before.rev
    assert sum(seat.missed for seat in after.seats) == 1


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


async def test_an_admin_brings_a_vanished_hand_back_by_itself(evening: Evening) -> None:
    party = await newcomers(evening)
    party.group.promote_bot()
    _host, *party.readers = party.readers
    await joined(party, *party.readers)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    turn = party.turn
    for reader in party.readers:
        if reader is not turn:
            reader.person.restart_client()
    await party.play(lambda: party.reads("table-deal", n=2))
    assert all(len(whispers(reader, party)) == 1 for reader in party.readers)


async def test_without_rights_the_group_is_not_bothered_with_what_nobody_asked_for(
    evening: Evening,
) -> None:
    party = await begun(evening)
    turn = party.turn
    others = [reader for reader in party.readers if reader is not turn]
    for reader in others:
        reader.person.restart_client()
    sent = evening.world.calls["sendMessage", party.group.id]
    hand = turn.hand()
    assert hand is not None
    await evening.press(turn.person, hand, turn.choose(hand))
    await evening.advance(100)
    tried = [
        one
        for one in evening.line.sent
        if "ephemeral_message_parameters" in one.whole and "callback_query_id" not in one.whole
    ]
    assert len(tried) <= 1
    assert evening.world.calls["sendMessage", party.group.id] - sent <= 1

    party.group.promote_bot()
    await evening.advance(30)
    assert all(len(whispers(reader, party)) == 1 for reader in others)


@pytest.mark.parametrize("calls", range(2, 6))
async def test_a_kill_while_somebody_joins_seats_him_once_or_not_at_all(
    evening: Evening, calls: int
) -> None:
    party = await newcomers(evening)
    anna = party.readers[1]
    evening.line.calls_left = calls
    anna.person.press(party.lobby, party.t("button-join"))
    await evening.advance(1)
    await evening.restart()
    await evening.advance(10)
    if "Anna" not in party.lobby.text:
        assert whispers(anna, party) == []
        await joined(party, anna)
    await evening.advance(5)
    assert party.lobby.text.count("Anna") == 1
    await joined(party, party.readers[2])
    await evening.press(anna.person, party.lobby, party.t("button-start"))
    await evening.until(lambda: party.tables, limit=60)
    await evening.advance(10)
    await cards(party, anna)
    await evening.advance(5)
    (hand,) = whispers(anna, party)
    assert anna.held(hand)


async def test_a_group_that_migrates_shows_the_hand_when_it_is_asked_for(
    evening: Evening,
) -> None:
    party = await newcomers(evening, supergroup=False)
    _host, *party.readers = party.readers
    await joined(party, *party.readers)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    turn = party.turn
    hand = turn.hand()
    assert hand is not None
    party.group.migrate()
    evening.spoken[party.group.id] = {"en"}
    await evening.press(turn.person, hand, turn.choose(hand))
    await evening.until(lambda: party.tables, limit=15)
    await evening.advance(30)
    for reader in party.readers:
        await cards(party, reader)
        await evening.advance(5)
        assert len(whispers(reader, party)) == 1
    await party.play(lambda: party.reads("table-deal", n=2))
