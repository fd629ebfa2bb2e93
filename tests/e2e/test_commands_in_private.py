"""Commands in the private chat: practice, and what belongs into groups."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import choose_level, gather, practise, seated
from tests.e2e.reader import Reader, plain
from tests.e2e.test_commands import MIXED


async def test_score_in_private_shows_every_match_of_the_person(evening: Evening) -> None:
    party = await seated(evening)
    anna = party.first
    await practise(evening, anna.person)
    await party.say(anna, "/score", private=True)
    await evening.advance(10)
    assert len(anna.all(None, anna.t("score-empty"))) == 2


async def test_practice_goes_from_the_greeting_to_the_end_of_a_deal(evening: Evening) -> None:
    ania = Reader(evening.world.person("Ania", language="pl"))
    ania.person.start()
    await evening.settle()
    await evening.press(ania.person, ania.last(), ania.t("button-practice"))
    await choose_level(evening, ania)
    await evening.until(ania.hand)
    before = ania.last()
    await evening.command(ania.person, None, "/practice")
    await evening.advance(5)
    assert len(ania.all(None, ania.t("hand-cards", cards=""))) == 1
    assert ania.last().id > before.id

    for _ in range(400):
        if [ania.t("button-next")] in ania.last().labels:
            break
        if not ania.act():
            await evening.time.step()
        await evening.settle()
    await evening.press(ania.person, ania.last(), ania.t("button-next"))
    await evening.until(ania.hand)
    await evening.command(ania.person, None, "/stop")
    hand = ania.hand()
    assert hand is not None
    heading = ania.t("hand-title", title=ania.t("hand-practice"), n=2)
    assert hand.text.partition("\n")[0] == plain(heading)
    await evening.until(lambda: ania.sees(None, ania.t("stop-ask-practice")))
    question = ania.last(None, ania.t("stop-ask-practice"))
    await evening.press(ania.person, question, ania.t("button-stop-own"))
    await evening.until(lambda: ania.sees(None, ania.t("notice-stopped")))
    assert ania.hand() is None


@pytest.mark.parametrize("command", ["/newgame", "/join"])
async def test_group_commands_in_private_say_where_they_belong(
    evening: Evening, command: str
) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.command(anna.person, None, command)
    await evening.advance(5)
    assert anna.texts()[-1] == anna.t("error-groups-only")


@pytest.mark.parametrize("command", ["/stop", "/leave", "/score", "/history", "/verify"])
async def test_in_private_without_a_game_practice_is_offered(
    evening: Evening, command: str
) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.command(anna.person, None, command)
    await evening.advance(5)
    assert anna.texts()[-1] == anna.t("error-no-practice")
    assert "/newgame" not in anna.texts()[-1]


async def test_practice_in_a_group_is_refused_in_private(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await party.say(boris, "/practice")
    assert boris.texts()[-1] == boris.refused("error-private-only")
