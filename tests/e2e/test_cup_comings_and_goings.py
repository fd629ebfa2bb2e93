"""People of a tournament who leave it, come back, or are too few to go on."""

from bot.handover import with_person
from bot.lobbies import Person
from bot.table import playing
from bot.tournaments.cup import PAUSE
from tests.e2e.club import SOON, club
from tests.e2e.cup_pause import in_the_pause, pause_of
from tests.e2e.evening import Evening


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
