"""Who has never opened the private chat plays in the group, where he alone sees his cards."""

from random import Random

import pytest

from sandbox.entities import units
from sandbox.messages import Shown
from sandbox.sending import MAX_CAPTION
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader, plain
from tests.e2e.test_secrets import evening_of
from tests.e2e.test_sitting_in import between_deals, taking
from tests.e2e.watch import Watch


async def newcomers(
    evening: Evening, names: dict[str, str] | None = None, *, host: str = "en"
) -> Party:
    """Bring people together of whom only the first has ever opened the private chat.

    He is there to open the table, and does not sit.
    """
    party = await gather(evening, {"Host": host})
    for name, language in (names or {"Anna": "en", "Борис": "ru", "Wera": "pl"}).items():
        person = evening.world.person(name, language=language)
        party.group.add(person)
        reader = Reader(person)
        reader.plays_in = party.group
        party.readers.append(reader)
    await evening.settle()
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    await evening.press(party.first.person, party.lobby, party.t("button-leave"))
    return party


async def joined(party: Party, *readers: Reader) -> None:
    """Let people press Join, one after the other."""
    evening = party.evening
    for reader in readers:
        await evening.press(reader.person, party.lobby, party.t("button-join"))
        name = reader.person.account.name
        await evening.until(lambda name=name: name in party.lobby.text)  # type: ignore[misc]


async def begun(evening: Evening, names: dict[str, str] | None = None) -> Party:
    """Seat newcomers at a table whose first hands are dealt; the host looks on."""
    party = await newcomers(evening, names)
    _host, *players = party.readers
    await joined(party, *players)
    party.readers = players
    await evening.press(players[0].person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    return party


def whispers(reader: Reader, party: Party) -> list[Shown]:
    """Return what a person alone sees in the group."""
    return [one for one in reader.all(party.place) if one.receiver == reader.id]


async def cards(party: Party, reader: Reader) -> None:
    await party.evening.press(reader.person, party.table, party.t("button-cards"))


def private(reader: Reader) -> list[str]:
    return [one.text for one in reader.person.see()]


async def test_join_shows_a_stranger_where_his_cards_come(evening: Evening) -> None:
    party = await newcomers(evening)
    host, anna, boris, _wera = party.readers
    await joined(party, anna, boris)

    for reader in (anna, boris):
        (greeting,) = whispers(reader, party)
        assert greeting.text == plain(reader.t("whisper-greeting"))
        assert greeting.labels == [[reader.t("button-open-private")]]
        assert reader.person.opened == []
        assert reader.toast == ""
    assert whispers(host, party) == []
    await evening.press(anna.person, party.lobby, party.t("button-join"))
    assert anna.toast == anna.t("error-already-seated")
    assert len(whispers(anna, party)) == 1

    await evening.press(anna.person, party.lobby, party.t("button-leave"))
    await evening.advance(5)
    assert whispers(anna, party) == []
    assert anna.person.account.name not in party.lobby.text


@pytest.mark.parametrize("admin", [False, True])
async def test_a_whole_match_is_played_in_the_group(evening: Evening, admin: bool) -> None:
    evening.chance.favour(0)
    party = await newcomers(evening)
    if admin:
        party.group.promote_bot()
    _host, *party.readers = party.readers
    await joined(party, *party.readers)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.put_on_barrel(0)
    await party.play(party.ended)
    await evening.advance(30)

    assert not party.sees(party.says("notice-unreachable", name="").strip())
    for reader in party.readers:
        assert private(reader) == []
        assert whispers(reader, party) == []


async def test_the_hand_is_his_alone_and_in_his_language(evening: Evening) -> None:
    party = await begun(evening)
    for reader in party.readers:
        (hand,) = whispers(reader, party)
        held = reader.held(hand)
        assert len(held) == 7
        for other in party.readers:
            assert other is reader or hand.ephemeral_id not in [
                one.ephemeral_id for one in other.all(party.place)
            ]
    evening.judge()


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


async def test_a_page_turns_where_it_is_pressed(evening: Evening) -> None:
    party = await begun(evening, {"Anna": "en", "Boris": "en", "Vera": "en"})
    turn = party.turn
    hand = turn.hand()
    assert hand is not None
    await evening.press(turn.person, hand, turn.t("button-higher"))
    await evening.until(lambda: turn.hand() and turn.hand() != hand)
    turned = turn.hand()
    assert turned is not None
    assert turned.ephemeral_id == hand.ephemeral_id
    assert turned.labels != hand.labels


async def test_my_cards_brings_the_hand_to_the_bottom(evening: Evening) -> None:
    party = await begun(evening)
    anna = party.readers[0]
    (old,) = whispers(anna, party)
    for number in range(3):
        anna.person.send(party.place, f"chatter {number}")
    await evening.advance(5)
    await cards(party, anna)
    await evening.advance(2)

    (new,) = whispers(anna, party)
    assert new.ephemeral_id != old.ephemeral_id
    assert anna.person.see(party.place)[-1] == new
    assert anna.toast == ""
    assert anna.held(new) == anna.held(old)

    await cards(party, anna)
    assert anna.person.toast is not None
    assert anna.person.toast.alert
    assert whispers(anna, party) == [new]
    await evening.advance(20)
    await cards(party, anna)
    await evening.advance(2)
    assert whispers(anna, party) != [new]
    assert len(anna.person.toasts) == 1


async def test_who_has_a_private_chat_may_play_in_the_group_as_well(evening: Evening) -> None:
    party = await seated(evening)
    anna = party.turn
    await cards(party, anna)
    await evening.advance(3)
    (hand,) = whispers(anna, party)
    in_private = anna.hand()
    assert in_private is not None
    assert hand.text == in_private.text
    assert hand.labels == in_private.labels
    await evening.press(anna.person, hand, anna.choose(hand))
    await evening.until(lambda: party.on_turn() is not anna)
    assert anna.toast == ""

    await party.play(lambda: party.reads("table-deal", n=2))
    assert whispers(anna, party) == []


async def test_who_had_no_private_chat_may_open_it_later(evening: Evening) -> None:
    party = await begun(evening)
    anna = party.readers[0]
    (hand,) = whispers(anna, party)
    anna.person.start("h1")
    await evening.advance(5)
    anna.plays_in = None
    in_private = anna.hand()
    assert in_private is not None
    assert anna.held(in_private) == anna.held(hand)


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
    assert plain(anna.t("whisper-greeting")) in told
    assert not any(label in text for text in told for label in anna.cards if label in anna.toast)
    assert not party.sees(plain(anna.t("whisper-greeting")))

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
    assert not party.sees(plain(anna.t("whisper-greeting")))


async def test_the_command_for_ones_hand_brings_up_its_button(evening: Evening) -> None:
    party = await begun(evening)
    anna, old = party.readers[0], party.table
    await party.say(anna, "/hand")
    assert party.table.id > old.id
    assert private(anna) == []


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


async def test_who_comes_later_takes_a_computers_seat_in_the_group(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1)
    dora = Reader(evening.world.person("Dora", language="pl"))
    party.group.add(dora.person)
    dora.plays_in = party.group
    await between_deals(party)
    await evening.press(dora.person, party.first.last(party.place), taking(party))
    await evening.advance(8)
    assert dora.toast == dora.t("answer-sat")
    assert len(whispers(dora, party)) == 1
    await evening.until(lambda: dora.hand(party.title), limit=60)
    assert private(dora) == []


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


async def test_a_rematch_finds_everybody_where_he_played(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await begun(evening)
    await evening.put_on_barrel(0)
    await party.play(party.ended)
    await evening.advance(30)
    end = party.first.last(party.place, party.winning_words)
    await evening.press(party.first.person, end, party.t("button-rematch"))
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.advance(60)  # so that the group may be written to again
    for reader in party.readers:
        await cards(party, reader)
        await evening.advance(5)
        assert len(whispers(reader, party)) == 1
    await party.play(lambda: party.reads("table-deal", n=2))
    assert not party.sees(party.says("notice-unreachable", name="").strip())


async def test_a_mixed_table_plays_a_deal(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Борис": "ru"})
    wera = Reader(evening.world.person("Wera", language="pl"))
    wera.plays_in = party.group
    party.group.add(wera.person)
    party.readers.append(wera)
    await party.open_lobby()
    await party.start()
    await party.play(lambda: party.reads("table-deal", n=2))
    assert private(wera) == []
    assert len(whispers(wera, party)) == 1
    assert all(whispers(reader, party) == [] for reader in party.readers[:2])


@pytest.mark.parametrize("seed", range(3))
async def test_nobody_is_told_a_card_in_the_group_that_is_not_his(
    evening: Evening, seed: int
) -> None:
    dice = Random(f"whispers {seed}")
    names = {"Alexandra-Mary": "en", "Александр Вели": "ru", "Wera-Katarzyna": "pl"}
    party = await newcomers(evening, names)
    _host, *party.readers = party.readers
    await joined(party, *party.readers)
    watch = Watch(party)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.until(party._has_begun, limit=60)
    pressed = await evening_of(dice, party, watch, 60)
    assert pressed == 60 or party.ended()
    assert watch.read > 20
    assert all(private(reader) == [] for reader in party.readers)
    longest = max(units(text) for chat, text, _ in evening.said if chat > 0)
    assert longest <= MAX_CAPTION, "an edit of it would be refused"


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
