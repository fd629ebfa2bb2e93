"""Who has a say in a tournament, how it ends early, and what is kept of who took part."""

from bot.storage.forgetting import NOBODY
from bot.tempo import Tempo
from tests.e2e.club import SOON, club
from tests.e2e.cup_pause import in_the_pause, pause_of
from tests.e2e.evening import Evening
from tests.e2e.party import Party

DAY = Tempo().table_stale


async def test_the_organiser_need_not_wait(evening: Evening) -> None:
    friends = await in_the_pause(evening)
    boris = friends.readers[1]
    await friends.press(boris, pause_of(friends), "button-next-round", n=2)
    assert boris.toast == boris.t("error-not-organiser")
    await friends.press(friends.anna, pause_of(friends), "button-next-round", n=2)
    await evening.settle()
    assert len(await friends.live()) == 1


async def test_the_organiser_ends_it_after_a_question(evening: Evening) -> None:
    friends = await club(evening, 4)
    await friends.open()
    await friends.start()
    await friends.say(friends.anna, "/stop")
    question = friends.last("stop-ask")
    await friends.press(friends.anna, question, "button-tournament-end")
    await evening.advance(SOON)
    question = friends.last("tournament-ask")
    await friends.press(friends.readers[1], question, "button-tournament-stop")
    assert friends.readers[1].toast == friends.readers[1].t("error-not-organiser")
    await friends.press(friends.anna, question, "button-tournament-stop")
    await evening.advance(20)
    assert friends.all("tournament-stopped")
    assert await friends.live() == []
    assert not friends.all("tournament-ask")
    await friends.say(friends.anna, "/newgame")
    assert friends.all("lobby-title")


async def test_in_the_pause_stop_means_the_tournament(evening: Evening) -> None:
    friends = await in_the_pause(evening)
    await friends.say(friends.readers[1], "/stop")
    assert not friends.all("tournament-ask")
    await friends.say(friends.anna, "/stop")
    await friends.press(friends.anna, friends.last("tournament-ask"), "button-tournament-keep")
    await evening.advance(SOON)
    assert not friends.all("tournament-ask")
    await friends.say(friends.anna, "/stop")
    await friends.press(friends.anna, friends.last("tournament-ask"), "button-tournament-stop")
    await evening.advance(SOON)
    assert friends.all("tournament-stopped")
    assert pause_of(friends).labels == []


async def test_it_is_called_off_before_it_begins(evening: Evening) -> None:
    friends = await club(evening, 3)
    await friends.open()
    await friends.press(friends.anna, friends.lobby, "button-cancel")
    await evening.advance(SOON)
    question = friends.last("tournament-ask-lobby")
    await friends.press(friends.anna, question, "button-cancel")
    await evening.advance(SOON)
    assert friends.says("tournament-cancelled") in friends.lobby.text
    assert friends.lobby.labels == []
    await friends.say(friends.readers[1], "/tournament")
    assert friends.says("tournament-host", name="Boris") in friends.lobby.text


async def test_an_admin_has_a_say_too(evening: Evening) -> None:
    friends = await club(evening, 4)
    boris = friends.readers[1]
    await friends.say(boris, "/tournament")
    for reader in (friends.anna, *friends.readers[2:]):
        await friends.press(reader, friends.lobby, "button-enter")
    await friends.press(friends.readers[2], friends.lobby, "button-start")
    assert friends.readers[2].toast == friends.readers[2].t("error-not-organiser")
    await friends.press(friends.anna, friends.lobby, "button-start")
    await evening.advance(30)
    assert len(await friends.live()) == 1


async def test_left_alone_for_a_day_it_ends(evening: Evening) -> None:
    friends = await club(evening, 3)
    await friends.open()
    await evening.advance(DAY + 300)
    assert (await friends.cup()).row.status == "stopped"
    assert friends.lobby.labels == []


async def test_left_alone_in_a_match_it_ends_with_the_standings(evening: Evening) -> None:
    friends = await club(evening, 3)
    async with evening.app._storage.write() as tx:
        await tx.preferences.put(friends.group.id, None, "clock", "off")
    await friends.open()
    await friends.start()
    await evening.advance(DAY + 300)
    assert friends.all("tournament-stopped")
    assert await friends.live() == []


async def test_who_takes_part_is_forgotten_only_afterwards(evening: Evening) -> None:
    friends = await in_the_pause(evening, 3)
    anna = friends.anna
    await evening.command(anna.person, None, "/forget")
    await evening.advance(SOON)
    assert anna.texts()[-1] == anna.t("error-in-tournament")
    await evening.app.dispatcher["context"].tournaments.stop(1)
    await evening.advance(SOON)
    await evening.command(anna.person, None, "/forget")
    await evening.advance(SOON)
    await evening.press(
        anna.person, anna.last(None, anna.t("forget-ask")), anna.t("button-forget")
    )
    await evening.advance(SOON)
    cup = await friends.cup()
    assert (cup.entrants[0].user_id, cup.entrants[0].name) == (None, "")
    assert cup.row.organiser == NOBODY
    assert cup.entrants[1].name == "Boris"


async def test_a_group_that_becomes_a_supergroup_goes_on(evening: Evening) -> None:
    friends = await club(evening, 4)
    await friends.open()
    await friends.start()
    old = friends.group.id
    friends.group.migrate()
    evening.spoken[friends.group.id] = evening.spoken[old]
    await evening.advance(60)
    assert (await friends.cup()).row.chat_id == friends.group.id
    assert len(friends.all("tournament-round", n=1, of=3)) == 1
    await friends.end_tables()
    await evening.advance(80)
    assert friends.all("tournament-round", n=2, of=3)


async def test_points_follow_a_match_that_is_won(evening: Evening) -> None:
    evening.chance.favour(0)
    friends = await club(evening, 3)
    await friends.open()
    await friends.rounds(1)
    await friends.start()
    await evening.put_on_barrel(0)
    party = Party(evening, friends.group, friends.readers)
    await party.play(party.ended)
    await evening.advance(20)
    cup = await friends.cup()
    (row,) = await evening.tables()
    assert row.winner is not None
    best = cup.of_person(row.seats[row.winner].user_id or 0)
    first = cup.standings()[0]
    assert best is not None
    assert (first.who, first.points, first.wins) == (best.entrant, 12, 1)
    assert sum(each.points for each in cup.places) == 18
    assert f"{best.name}" in friends.last("tournament-over").text.splitlines()[1]
