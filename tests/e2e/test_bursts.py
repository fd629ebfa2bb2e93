"""A restart in the middle of a burst: Telegram still counts what a dead process has sent."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import seated
from tests.e2e.reader import Reader

BURST, ASKED, FULL = 3, 5, 20
MINUTE = 60.0


def asks(reader: Reader) -> None:
    """Let somebody want to read what the bot keeps of him, some times over."""
    for _ in range(ASKED):
        reader.person.send(None, "/privacy")


def told(reader: Reader) -> int:
    """Return how often he has been told."""
    return len(reader.all(None, reader.t("privacy-title")))


def written(evening: Evening, chat_id: int) -> int:
    """Return how often a chat was written to in the last minute."""
    sent = evening.world.flood._lanes[chat_id].sent
    return sum(at > evening.time.now() - MINUTE for at in sent)


@pytest.mark.parametrize(("kills", "command"), [(1, ""), (3, ""), (3, "/score")])
async def test_a_group_whose_minute_is_full_is_not_flooded_after_a_kill(
    evening: Evening, kills: int, command: str
) -> None:
    party = await seated(evening, computers=1)
    group, anna = party.group, party.first
    for _ in range(kills):
        if command:
            for _ in range(ASKED):
                anna.person.send(group, f"{command}@{evening.world.bot.username}")
        await party.play(lambda: written(evening, group.id) >= FULL - 2)
        await evening.restart()
        end = evening.time.now() + 15
        await party.play(lambda end=end: evening.time.now() > end)  # type: ignore[misc]
        assert written(evening, group.id) > FULL / 2
    end = evening.time.now() + MINUTE
    await party.play(lambda: evening.time.now() > end)
    assert evening.world.flood.refusals == 0


async def test_a_group_in_which_only_commands_are_answered_is_not_flooded(
    evening: Evening,
) -> None:
    party = await seated(evening)
    await evening.advance(MINUTE)
    for _ in range(3):
        for _ in range(9):
            party.first.person.send(party.group, f"/rules@{evening.world.bot.username}")
        await evening.advance(9)
        await evening.restart()
    await evening.advance(2 * MINUTE)
    assert evening.world.flood.refusals == 0
    assert evening.world.flood.peaks()[party.group.id] > FULL / 2


async def test_a_group_that_was_at_rest_is_answered_at_once(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(2 * MINUTE)
    await evening.restart()
    before = written(evening, party.group.id)
    for _ in range(ASKED):
        party.first.person.send(party.group, f"/rules@{evening.world.bot.username}")
    await evening.advance(ASKED + 1)
    assert written(evening, party.group.id) - before >= ASKED


async def test_a_private_burst_does_not_begin_anew_after_a_kill(evening: Evening) -> None:
    anna = (await seated(evening)).first
    await evening.advance(30)
    asks(anna)
    await evening.settle()
    assert told(anna) == BURST
    await evening.restart()  # which loses what was not said yet
    asks(anna)
    await evening.settle()
    assert told(anna) == BURST
    await evening.advance(10)
    assert told(anna) == BURST + ASKED
    assert evening.world.flood.refusals == 0
