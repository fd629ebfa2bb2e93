"""Hands in the group that have vanished, and after a kill: who brings them back, and when."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.newcomers import begun, cards, joined, newcomers, whispers


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


async def test_the_clock_runs_once_the_table_says_whose_turn_it_is(evening: Evening) -> None:
    party = await begun(evening)
    turn = party.turn
    for reader in party.readers:
        if reader is not turn:
            reader.person.restart_client()
    await party.move(turn)
    await evening.advance(100)
    (before,) = await evening.tables()
    assert party.on_turn() is None
    await evening.advance(30)
    (after,) = await evening.tables()
    assert after.rev > before.rev
    assert sum(seat.missed for seat in after.seats) == 1


async def test_an_admin_brings_a_vanished_hand_back_by_itself(evening: Evening) -> None:
    party = await begun(evening, admin=True)
    turn = party.turn
    for reader in party.readers:
        if reader is not turn:
            reader.person.restart_client()
    await party.move(turn)
    await evening.advance(20)
    assert all(len(whispers(reader, party)) == 1 for reader in party.readers)


async def test_without_rights_the_group_is_not_bothered_with_what_nobody_asked_for(
    evening: Evening,
) -> None:
    party = await begun(evening)
    await evening.advance(30)  # by now a refusal has told
    turn = party.turn
    others = [reader for reader in party.readers if reader is not turn]
    for reader in others:
        reader.person.restart_client()
    told, sent = len(evening.line.sent), evening.world.calls["sendMessage", party.group.id]
    await party.move(turn)
    await evening.advance(100)
    tried = [
        one
        for one in evening.line.sent[told:]
        if "ephemeral_message_parameters" in one.whole and "callback_query_id" not in one.whole
    ]
    assert tried == []
    assert evening.world.calls["sendMessage", party.group.id] - sent <= 1

    party.group.promote_bot()
    await evening.advance(30)
    assert all(len(whispers(reader, party)) == 1 for reader in others)


async def test_a_kill_in_the_middle_loses_no_hand(evening: Evening) -> None:
    party = await begun(evening)
    before = {reader: whispers(reader, party)[0] for reader in party.readers}
    await evening.restart()
    await party.play(lambda: party.reads("table-deal", n=2))
    for reader, hand in before.items():
        assert [one.ephemeral_id for one in whispers(reader, party)] == [hand.ephemeral_id]
    await evening.restart()
    await evening.until(party.on_turn, limit=15)
    turn = party.turn
    await cards(party, turn)
    await evening.advance(5)
    (hand,) = whispers(turn, party)
    assert hand.labels == before[turn].labels or turn.choose(hand)


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
