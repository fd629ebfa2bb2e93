"""Who has never opened the private chat plays in the group, where he alone sees his cards."""

from random import Random

import pytest

from sandbox.entities import units
from sandbox.sending import MAX_CAPTION
from tests.e2e.evening import Evening
from tests.e2e.newcomers import (
    begun,
    cards,
    greeting_of,
    joined,
    newcomers,
    private,
    whispers,
)
from tests.e2e.party import elsewhere, gather, seated
from tests.e2e.reader import Reader
from tests.e2e.test_secrets import evening_of
from tests.e2e.watch import Watch


async def test_join_shows_a_stranger_where_his_cards_come(evening: Evening) -> None:
    party = await newcomers(evening)
    host, anna, boris, _wera = party.readers
    await joined(party, anna, boris)

    for reader in (anna, boris):
        (greeting,) = whispers(reader, party)
        assert greeting.text == greeting_of(reader, party)
        assert party.t("button-cards") in greeting.text
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


async def test_the_command_for_ones_hand_brings_up_its_button(evening: Evening) -> None:
    party = await begun(evening)
    anna, old = party.readers[0], party.table
    await party.say(anna, "/hand")
    assert party.table.id > old.id
    assert private(anna) == []


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


async def test_a_topic_shows_the_hand_where_its_table_is(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    general = await elsewhere(evening, anna, "Club", forum=True)
    party = general.in_topic(general.group.topic("Cards"))
    dora = Reader(evening.world.person("Dora", language="pl"))
    party.group.add(dora.person)
    await evening.settle()
    await party.open_lobby()
    await joined(party, dora)
    (greeting,) = whispers(dora, party)
    await evening.press(anna.person, party.lobby, party.t("button-start"))
    await evening.until(lambda: party.tables, limit=60)
    await evening.advance(10)
    await cards(party, dora)
    await evening.advance(5)
    (hand,) = whispers(dora, party)
    assert hand.thread_id == greeting.thread_id == party.table.thread_id
    assert dora.held(hand)
