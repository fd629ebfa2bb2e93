"""Who dawdles gets his hand as a new message, which rings: once."""

from bot.tempo import Tempo
from sandbox.driver import Person
from tests.e2e.evening import Evening
from tests.e2e.party import practise


async def dawdle(evening: Evening) -> Person:
    """Deal to a person who then looks away for two minutes."""
    anna = evening.world.person("Anna")
    anna.start()
    await practise(evening, anna)
    await evening.advance(120)
    return anna


def hands_sent(evening: Evening, person: Person) -> int:
    return evening.world.calls["sendMessage", person.id]


async def test_a_restart_does_not_nudge_again(evening: Evening) -> None:
    anna = await dawdle(evening)
    before = hands_sent(evening, anna)
    for _ in range(2):
        await evening.restart()
        await evening.advance(60)
    assert hands_sent(evening, anna) == before


async def test_a_nudge_that_fell_into_a_pause_is_made_up_for(evening: Evening) -> None:
    evening.tempo = Tempo(nudge=300.0, double_tap=0.0)
    await evening.restart()
    anna = await dawdle(evening)
    before = hands_sent(evening, anna)
    await evening.kill()
    await evening.advance(600)
    await evening.open()
    await evening.advance(10)
    assert hands_sent(evening, anna) == before + 1
