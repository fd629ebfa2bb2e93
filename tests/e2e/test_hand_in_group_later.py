"""Who comes later, comes back or plays again has his hand in the group as well."""

from tests.e2e.evening import Evening
from tests.e2e.newcomers import (
    begun,
    cards,
    private,
    whispers,
)
from tests.e2e.party import seated
from tests.e2e.reader import Reader
from tests.e2e.test_sitting_in import between_deals, taking


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


async def test_who_left_takes_his_seat_back_in_the_group(evening: Evening) -> None:
    party = await begun(evening, {"Anna": "en", "Boris": "en", "Vera": "en"})
    vera = party.readers.pop()
    await party.say(vera, "/leave")
    ask = vera.last(party.place, party.t("quit-ask"))
    await evening.press(vera.person, ask, party.t("button-quit"))
    await between_deals(party)
    notice = vera.last(party.place, party.says("notice-left", name="Vera"))
    await evening.press(vera.person, notice, party.t("button-return"))
    await evening.advance(8)
    assert len(whispers(vera, party)) == 1
    await evening.until(lambda: vera.hand(party.title), limit=60)
    seats = (await evening.tables())[0].seats
    assert [seat.here for seat in seats if seat.user_id == vera.id] == [True]
    assert not party.sees(party.says("notice-unreachable", name="").strip())
    assert vera.person.opened == []


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
