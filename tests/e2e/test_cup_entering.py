"""How a tournament is entered, and what does not let it begin."""

from tests.e2e.club import SOON, club
from tests.e2e.evening import Evening
from tests.e2e.reader import Reader


async def test_only_one_at_a_time_and_the_command_brings_it_down(evening: Evening) -> None:
    friends = await club(evening, 3)
    await friends.open()
    before = friends.lobby.id
    await friends.say(friends.readers[1], "/tournament")
    assert friends.lobby.id > before
    assert len(friends.all("tournament-title")) == 1


async def test_no_other_table_gets_in_the_way(evening: Evening) -> None:
    friends = await club(evening, 4)
    await friends.say(friends.anna, "/newgame")
    await friends.open()
    await friends.press(friends.anna, friends.lobby, "button-start")
    assert friends.anna.toast == friends.anna.t("error-table-first")
    await friends.evening.app.dispatcher["context"].seats.stop(1)
    await friends.start()
    await friends.end_tables()
    boris = friends.readers[1]
    await friends.say(boris, "/newgame")
    assert boris.texts()[-1] == boris.refused("error-tournament-running", "Club")


async def test_too_few_do_not_begin(evening: Evening) -> None:
    friends = await club(evening, 2)
    await friends.open()
    await friends.press(friends.anna, friends.lobby, "button-start")
    assert friends.anna.toast == friends.anna.t("error-tournament-few")


async def test_who_never_opened_the_private_chat_enters_by_the_link(evening: Evening) -> None:
    friends = await club(evening, 3)
    zoe = Reader(evening.world.person("Zoe", language="pl"))
    friends.group.add(zoe.person)
    await friends.open()
    zoe.person.press(friends.lobby, friends.t("button-enter"))
    await evening.advance(SOON)
    assert "4. Zoe" in friends.lobby.text
    assert "Club" in zoe.texts()[-1]


async def test_a_stranger_does_not_enter_by_the_link(evening: Evening) -> None:
    friends = await club(evening, 3)
    await friends.open()
    eve = Reader(evening.world.person("Eve"))
    eve.person.start("c1")
    await evening.advance(SOON)
    assert eve.texts()[-1] == eve.t("error-not-member")
    assert len((await friends.cup()).entrants) == 3


async def test_in_private_it_is_for_groups(evening: Evening) -> None:
    friends = await club(evening, 3)
    await evening.command(friends.anna.person, None, "/tournament")
    await evening.advance(SOON)
    assert friends.anna.texts()[-1] == friends.anna.t("error-groups-only")
