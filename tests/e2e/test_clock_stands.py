"""The time that does not count on a turn clock: for nobody, or not yet."""

from sandbox.errors import bad
from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, gather, practise, seated
from tests.e2e.reader import Reader
from tests.e2e.turns import TWO_MINUTES, autos, moved_within


async def test_time_in_which_the_bot_was_down_does_not_count(evening: Evening) -> None:
    await seated(evening)
    await evening.advance(90)
    await evening.kill()
    await evening.time.skip(10 * HOURS)
    await evening.open()
    await evening.advance(20)
    assert await autos(evening) == []
    assert await moved_within(evening, 60)
    assert await autos(evening) == ["clock"]


async def test_time_in_which_telegram_does_not_answer_does_not_count(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(10)
    evening.line.is_cut = True
    await evening.advance(2 * HOURS)
    assert await autos(evening) == []
    await evening.restart()
    await evening.advance(20)
    assert await autos(evening) == []
    assert await moved_within(evening, TWO_MINUTES)
    assert party.on_turn() is not None


async def test_time_in_which_the_group_is_closed_to_the_bot_does_not_count(
    evening: Evening,
) -> None:
    party = await seated(evening)
    party.group.restrict_bot()
    turn = party.turn
    await evening.press(turn.person, turn.last(), turn.choose(turn.last()))
    await evening.advance(HOURS)
    assert turn.sees(None, turn.t("notice-paused", title="Friday"))
    assert await autos(evening) == [None]
    await evening.restart()
    party.group.unrestrict_bot()
    await evening.advance(60)
    assert await autos(evening) == [None]
    assert await moved_within(evening, TWO_MINUTES)


async def test_the_clock_stands_until_the_hand_shows_the_choice(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    for reader in party.readers:
        for _ in range(2):
            error = bad("SOMETHING_NEW")
            evening.world.trouble.refuse("sendMessage", error, chat_id=reader.id)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.advance(HOURS - 60)
    assert await autos(evening) == []
    await evening.advance(TWO_MINUTES + 120)
    assert await autos(evening) != []
    evening.complaints.lines.clear()


async def test_nobody_is_hurried_in_practice(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.settle()
    await practise(evening, anna.person)
    await evening.advance(2 * HOURS)
    assert set(await autos(evening)) <= {None}
