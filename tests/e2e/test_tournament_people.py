"""People of a tournament: who leaves and comes back, who has a say, who is forgotten."""

from bot.handover import with_person
from bot.lobbies import Person
from bot.storage.forgetting import NOBODY
from bot.table import playing
from bot.tempo import Tempo
from bot.tournaments.cup import PAUSE
from sandbox.messages import Shown
from tests.e2e.club import SOON, Club, club
from tests.e2e.evening import Evening
from tests.e2e.party import Party
from tests.e2e.reader import Reader

DAY = Tempo().table_stale


async def in_the_pause(evening: Evening, people: int = 4) -> Club:
    """Return a club after its first round."""
    friends = await club(evening, people)
    await friends.open()
    await friends.start()
    await friends.end_tables()
    return friends


def pause_of(friends: Club) -> Shown:
    return friends.last("tournament-after", n=1, of=3)


async def seats(evening: Evening) -> set[int]:
    """Return who sits at the table that is played now."""
    (row,) = [row for row in await evening.tables() if row.status == "playing"]
    return {seat.user_id for seat in row.seats if seat.user_id is not None}


async def test_who_goes_in_the_pause_is_not_dealt_in(evening: Evening) -> None:
    friends = await in_the_pause(evening)
    boris = friends.readers[1]
    await friends.press(boris, pause_of(friends), "button-withdraw")
    assert boris.toast == boris.t("answer-withdrawn")
    await evening.advance(SOON)
    assert friends.says("tournament-gone", list="Boris") in pause_of(friends).text
    await evening.advance(70)
    assert await seats(evening) == {reader.id for reader in friends.readers} - {boris.id}


async def test_who_goes_by_the_command_comes_back_by_the_command(evening: Evening) -> None:
    friends = await in_the_pause(evening)
    boris = friends.readers[1]
    await friends.say(boris, "/leave")
    assert friends.says("tournament-gone", list="Boris") in pause_of(friends).text
    await friends.say(boris, "/join")
    assert friends.says("tournament-gone", list="Boris") not in pause_of(friends).text
    await evening.advance(70)
    assert boris.id in await seats(evening)


async def test_comings_and_goings_do_not_put_the_round_off(evening: Evening) -> None:
    friends = await in_the_pause(evening)
    boris = friends.readers[1]
    began = (await friends.cup()).row.changed_at
    for _ in range(2):
        await friends.press(boris, pause_of(friends), "button-withdraw")
        await evening.advance(SOON)
        await friends.press(boris, pause_of(friends), "button-return-in")
        await evening.advance(SOON)
    await evening.until(lambda: friends.all("tournament-round", n=2, of=3))
    assert evening.time.wall() <= began / 1000 + PAUSE + SOON


async def test_the_organiser_need_not_wait(evening: Evening) -> None:
    friends = await in_the_pause(evening)
    boris = friends.readers[1]
    await friends.press(boris, pause_of(friends), "button-next-round", n=2)
    assert boris.toast == boris.t("error-not-organiser")
    await friends.press(friends.anna, pause_of(friends), "button-next-round", n=2)
    await evening.settle()
    assert len(await friends.live()) == 1


async def test_who_leaves_his_match_gets_nothing_and_may_come_back(evening: Evening) -> None:
    friends = await club(evening, 3)
    await friends.open()
    await friends.start()
    boris = friends.readers[1]
    (table_id,) = await friends.live()
    await evening.app.dispatcher["context"].seats.quit(table_id, boris.id)
    await friends.end_tables()
    cup = await friends.cup()
    points = {each.entrant: each.points for each in cup.places}
    assert sorted(points.values()) == [0, 9, 9]
    assert points[2] == 0
    assert cup.entrant(2).gone
    await friends.press(boris, pause_of(friends), "button-return-in")
    await evening.advance(70)
    assert boris.id in await seats(evening)


async def test_an_outsider_on_a_seat_that_was_left_takes_nobodys_points(evening: Evening) -> None:
    friends = await club(evening, 3)
    await friends.open()
    await friends.start()
    boris, dora = friends.readers[1], Person(user_id=999, name="Dora")
    (table_id,) = await friends.live()
    async with evening.app._storage.write() as tx:
        table = await playing(tx, table_id)
        seat = table.seat_of(boris.id)
        assert seat is not None
        await tx.tables.save(with_person(table, seat, dora), table.row.rev)
    await friends.end_tables()
    points = {each.entrant: each.points for each in (await friends.cup()).places}
    assert sorted(points.values()) == [0, 9, 9]
    assert points[2] == 0


async def test_when_too_few_are_left_it_is_over(evening: Evening) -> None:
    friends = await in_the_pause(evening, 3)
    for reader in friends.readers[1:]:
        await friends.press(reader, pause_of(friends), "button-withdraw")
    await evening.advance(70)
    assert friends.all("tournament-over")
    assert await friends.live() == []


async def test_two_play_on_with_a_computer(evening: Evening) -> None:
    friends = await in_the_pause(evening, 3)
    await friends.press(friends.readers[1], pause_of(friends), "button-withdraw")
    await evening.advance(70)
    (row,) = [row for row in await evening.tables() if row.status == "playing"]
    assert sorted(seat.kind for seat in row.seats) == ["computer", "human", "human"]


async def test_who_leaves_the_group_is_out(evening: Evening) -> None:
    friends = await in_the_pause(evening)
    friends.group.remove(friends.readers[1].person)
    await evening.advance(70)
    assert friends.readers[1].id not in await seats(evening)


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
