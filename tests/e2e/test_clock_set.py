"""Somebody sets the system's clock: nobody is kept waiting for it, and nobody loses his turn."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated
from tests.e2e.turns import autos

HOUR = 3600.0


async def with_computer(evening: Evening) -> Party:
    """Seat two people and a computer, and let them bid."""
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1)
    await evening.advance(5)
    return party


async def goes_on(party: Party) -> None:
    """Let people press at once: whatever else moves must do so by itself, and soon."""
    for _ in range(8):
        await party.evening.until(party.on_turn, limit=30)
        reader = party.turn
        hand = reader.last()
        query = await party.evening.press(reader.person, hand, reader.choose(hand))
        await party.evening.advance(3)
        assert query.answers == 1


@pytest.mark.parametrize("by", [-HOUR, HOUR, -30 * HOUR])
async def test_the_table_goes_on_as_if_nothing_had_happened(evening: Evening, by: float) -> None:
    party = await with_computer(evening)
    evening.time.set_by = by
    stranger = evening.world.person("Zoe")
    stranger.start()
    await goes_on(party)
    assert any(message.from_bot for message in stranger.see())


async def test_a_computer_moves_after_a_restart_with_a_clock_that_was_put_back(
    evening: Evening,
) -> None:
    party = await with_computer(evening)
    for _ in range(4):  # before one of them it is the computer's turn
        await evening.until(party.on_turn, limit=30)
        reader = party.turn
        await evening.press(reader.person, reader.last(), reader.choose(reader.last()))
        evening.time.set_by -= HOUR
        await evening.restart()
    await goes_on(party)


async def test_a_clock_that_is_put_forward_takes_no_turn_away(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(30)
    evening.time.set_by = HOUR
    await evening.advance(60)
    assert await autos(evening) == []
    assert party.on_turn()
    await evening.advance(90)
    assert await autos(evening) == ["clock"]
