"""The only possible card, played for who wants it so."""

import pytest

from bot import codec
from bot.own_presses import OnlyCard
from game.engine import legal_actions
from game.phases import Tricks
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, practise, seated
from tests.e2e.reader import Reader
from tests.e2e.turns import autos, moved_within, result_of, row


def page(reader: Reader) -> Shown:
    """Return the first page of the settings of somebody's own."""
    return reader.last(None, reader.t("settings-title"))


async def wish(evening: Evening, reader: Reader, now: str, then: str) -> None:
    """Press the button of the settings in private, and see that it tells so."""
    before = len(reader.all(None, reader.t("settings-title")))
    await evening.command(reader.person, None, "/settings")
    await evening.until(lambda: len(reader.all(None, reader.t("settings-title"))) > before)
    await evening.press(reader.person, page(reader), reader.t(f"button-only-card-{now}"))
    assert reader.toast == reader.t(f"only-card-{then}")
    label = reader.t(f"button-only-card-{then}")
    await evening.until(lambda: any(key.text == label for key in page(reader).keys))


async def is_forced(evening: Evening, reader: Reader) -> bool:
    """Tell whether somebody is on turn with one card to play and others in his hand."""
    table = await row(evening)
    assert table.state is not None
    state = codec.load(table.state, table.schema)
    if not isinstance(state.phase, Tricks):
        return False
    seat = state.to_act[0]
    held = state.phase.hands[seat].bit_count()
    alone = len(legal_actions(state, seat)) == 1
    return table.seats[seat].user_id == reader.id and held > 1 and alone


async def until_forced(party: Party, reader: Reader) -> None:
    """Let everybody play until somebody has no choice, though he holds more than one card."""
    evening = party.evening
    while not await is_forced(evening, reader):
        for each in party.readers:
            if not await is_forced(evening, reader):
                each.act(party.title)
                await evening.settle()
        if not await is_forced(evening, reader):
            await evening.time.step()


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_it_is_played_after_a_moment_and_counts_as_nothing_missed(
    evening: Evening, language: str
) -> None:
    names = {"Anna": language, "Boris": language, "Vera": language}
    party = await seated(evening, names)
    await wish(evening, party.first, "off", "on")
    await until_forced(party, party.first)
    before = len(await autos(evening))
    assert not await moved_within(evening, 1.0)
    assert await moved_within(evening, 1.0)
    assert (await autos(evening))[before:] == ["only_choice"]
    assert [seat.missed for seat in (await row(evening)).seats] == [0, 0, 0]
    await party.play(lambda: result_of(party))


async def test_nobody_plays_for_who_has_not_asked(evening: Evening) -> None:
    party = await seated(evening)
    await wish(evening, party.readers[1], "off", "on")
    await until_forced(party, party.first)
    assert not await moved_within(evening, 15)


async def test_it_can_be_taken_back_and_given_again_in_the_middle_of_a_turn(
    evening: Evening,
) -> None:
    party = await seated(evening)
    await wish(evening, party.first, "off", "on")
    await wish(evening, party.first, "on", "off")
    await until_forced(party, party.first)
    before = len(await autos(evening))
    assert not await moved_within(evening, 5)
    await wish(evening, party.first, "off", "on")
    await evening.advance(2)
    assert (await autos(evening))[before:] == ["only_choice"]


async def test_a_kill_before_it_plays_the_card_once(evening: Evening) -> None:
    party = await seated(evening)
    await wish(evening, party.first, "off", "on")
    await until_forced(party, party.first)
    before = len(await autos(evening))
    await evening.restart()
    await evening.advance(5)
    assert (await autos(evening))[before:] == ["only_choice"]


async def test_in_practice_as_well(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.settle()
    await wish(evening, anna, "off", "on")
    await practise(evening, anna.person)
    while not await is_forced(evening, anna):
        anna.act()
        await evening.settle()
        if not await is_forced(evening, anna):
            await evening.time.step()
    before = len(await autos(evening))
    await evening.advance(1.7)
    assert (await autos(evening))[before] == "only_choice"


async def test_a_group_has_no_such_button(evening: Evening) -> None:
    party = await seated(evening)
    await party.say(party.first, "/settings")
    menu = party.first.last(party.place, party.t("settings-title"))
    assert party.t("button-only-card-off") not in [key.text for key in menu.keys]
    data = str(OnlyCard("on"))
    await evening.press(party.first.person, menu, data=data, stale=True)
    assert party.first.toast == party.first.t("error-button-too-old")
