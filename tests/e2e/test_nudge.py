"""Who dawdles is called once, and never while he is busy with his cards."""

from sandbox.errors import bad
from tests.e2e.evening import Evening
from tests.e2e.party import gather, seated


async def test_a_dawdler_gets_his_hand_as_a_new_message_once(evening: Evening) -> None:
    party = await seated(evening)
    reader = party.on_turn()
    assert reader is not None
    old = reader.last()
    await evening.advance(15)
    assert reader.last().id == old.id

    await evening.advance(15)
    new = reader.last()
    assert new.id > old.id
    assert (new.text, new.rows) == (old.text, old.rows)
    assert reader.all(None, old.text) == [new]

    await evening.advance(40)
    await evening.restart()
    await evening.advance(40)
    assert reader.all(None, old.text) == [new]


async def test_a_nudge_waits_for_who_is_choosing_and_leaves_his_choice(evening: Evening) -> None:
    party = await seated(evening)
    await party.play(lambda: party.asked("your-give"))
    reader = party.asked("your-give")
    assert reader is not None
    await evening.advance(15)
    hand = reader.last()
    await evening.press(reader.person, hand, reader.choose(hand))
    await evening.advance(2)
    chosen = reader.last()
    assert "①" in "".join(key.text for key in chosen.keys)
    await evening.advance(10)
    assert reader.last() == chosen

    await evening.advance(30)
    assert reader.last().id > chosen.id
    assert (reader.last().text, reader.last().rows) == (chosen.text, chosen.rows)


async def test_who_was_refused_his_hand_is_dealt_it_by_the_nudge(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    for reader in party.readers:
        error = bad("SOMETHING_NEW")
        evening.world.trouble.refuse("sendMessage", error, chat_id=reader.id)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.advance(10)
    assert party.on_turn() is None
    await evening.advance(20)

    assert party.on_turn() is not None
    assert len(evening.complaints.lines) == 3
    evening.complaints.lines.clear()
