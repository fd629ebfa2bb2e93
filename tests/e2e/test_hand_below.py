"""Hands in the group follow the table down, where the bot may show them unasked."""

from tests.e2e.evening import Evening
from tests.e2e.newcomers import begun, cards, whispers
from tests.e2e.party import Party
from tests.e2e.reader import Reader


def is_below(reader: Reader, party: Party) -> bool:
    """Tell whether a person's hand stands below the table on his screen."""
    screen = reader.person.see(party.place)
    (hand,) = whispers(reader, party)
    return screen.index(hand) > screen.index(party.table)


def unasked(evening: Evening) -> list[str]:
    """Return what was sent to members alone though they had pressed nothing."""
    sent = [one.whole for one in evening.line.sent]
    whispered = [whole for whole in sent if "ephemeral_message_parameters" in whole]
    return [whole for whole in whispered if "callback_query_id" not in whole]


async def test_an_admin_shows_it_below_the_table_of_each_deal(evening: Evening) -> None:
    party = await begun(evening, admin=True)
    for deal in (2, 3):
        await evening.advance(60)
        assert all(is_below(reader, party) for reader in party.readers)
        await party.play(lambda deal=deal: party.reads("table-deal", n=deal))  # type: ignore[misc]
    await evening.advance(60)
    assert all(is_below(reader, party) for reader in party.readers)


async def test_it_is_posted_once_a_deal(evening: Evening) -> None:
    party = await begun(evening, admin=True)
    await evening.advance(60)
    for deal in (2, 3):
        posted = len(unasked(evening))
        await party.play(lambda deal=deal: party.reads("table-deal", n=deal))  # type: ignore[misc]
        await evening.advance(60)
        assert len(unasked(evening)) - posted == len(party.readers)


async def test_it_stays_where_it_was_asked_for_until_the_next_deal(evening: Evening) -> None:
    party = await begun(evening, admin=True)
    anna = party.readers[0]
    await evening.advance(30)
    await cards(party, anna)
    await evening.advance(5)
    (hand,) = whispers(anna, party)
    await party.play(lambda: party.reads("board-trick", n=2))
    assert [one.ephemeral_id for one in whispers(anna, party)] == [hand.ephemeral_id]


async def test_a_restart_posts_it_no_second_time(evening: Evening) -> None:
    party = await begun(evening, admin=True)
    await evening.advance(30)
    before = {reader: whispers(reader, party)[0].ephemeral_id for reader in party.readers}
    for _ in range(2):
        await evening.restart()
        await evening.advance(30)
        turn = party.turn
        await party.move(turn)
        await evening.advance(30)
    after = {reader: whispers(reader, party)[0].ephemeral_id for reader in party.readers}
    assert after == before


async def test_without_rights_it_is_changed_where_it_is(evening: Evening) -> None:
    party = await begun(evening)
    before = {reader: whispers(reader, party)[0] for reader in party.readers}
    await party.play(lambda: party.reads("table-deal", n=3))
    await evening.advance(30)
    for reader, hand in before.items():
        assert [one.ephemeral_id for one in whispers(reader, party)] == [hand.ephemeral_id]
        assert reader.held(whispers(reader, party)[0])
    assert 0 < len(unasked(evening)) <= len(before)
