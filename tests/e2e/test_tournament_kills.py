"""A tournament whose process dies at every turn: nothing is lost, nothing happens twice."""

import pytest

from bot.storage.rows import TableRow
from tests.e2e.club import SOON, Club, club
from tests.e2e.evening import Evening

OWED = 100.0


async def killed(evening: Evening, friends: Club) -> None:
    """Let the process die with what was just committed, and the next one show it."""
    await evening.restart()
    await evening.advance(OWED)
    assert friends.anna.texts(friends.group)


async def test_a_kill_after_each_step(evening: Evening) -> None:
    friends = await club(evening, 4)
    evening.may_flood = False
    friends.anna.person.send(friends.group, f"/tournament@{evening.world.bot.username}")
    await evening.settle()
    await killed(evening, friends)
    assert len(friends.all("tournament-title")) == 1
    for at, reader in enumerate(friends.readers[1:], 2):
        reader.person.press(friends.lobby, friends.t("button-enter"))
        await evening.settle()
        await killed(evening, friends)
        assert f"{at}. {reader.person.account.first_name}" in friends.lobby.text
    friends.anna.person.press(friends.lobby, friends.t("button-start"))
    await evening.settle()
    await killed(evening, friends)
    assert len(await friends.live()) == 1
    for number in (1, 2, 3):
        await stop_at_once(evening, friends)
        await killed(evening, friends)
        cup = await friends.cup()
        assert [each.done for each in cup.boards if each.round == number] == [True]
        if number < 3:
            assert friends.all("tournament-round", n=number + 1, of=3)
    assert len(await evening.tables()) == 3
    assert len(friends.all("tournament-over")) == 1
    assert all(len(friends.all("tournament-round", n=n, of=3)) == 1 for n in (1, 2, 3))


async def stop_at_once(evening: Evening, friends: Club) -> None:
    """End the table that is played, without a moment for what follows."""
    (table_id,) = await friends.live()
    await evening.app.dispatcher["context"].seats.stop(table_id)


@pytest.mark.parametrize("seconds", [0.0, 1.0, 2.0, 4.0, 8.0])
async def test_a_kill_while_topics_are_opened(evening: Evening, seconds: float) -> None:
    friends = await club(evening, 6, forum=True, admin=True)
    await friends.open()
    friends.anna.person.press(friends.lobby, friends.t("button-start"))
    await evening.settle()
    await evening.advance(seconds)
    await evening.restart()
    await evening.advance(OWED)
    tables = [row for row in await evening.tables() if row.status == "playing"]
    assert len({place(row) for row in tables}) == len(tables) == 2
    assert all(row.thread_id in friends.group.chat.topics for row in tables)
    assert len(friends.group.chat.topics) == 2


async def test_an_answer_that_is_lost_opens_a_topic_twice_but_no_table(evening: Evening) -> None:
    friends = await club(evening, 6, forum=True, admin=True)
    await friends.open()
    evening.world.trouble.lose("createForumTopic", delivered=True)
    await friends.start()
    await evening.advance(OWED)
    assert len([row for row in await evening.tables() if row.status == "playing"]) == 2


async def test_what_was_said_before_a_kill_is_said_once(evening: Evening) -> None:
    friends = await club(evening, 4)
    await friends.open()
    await friends.start()
    await friends.end_tables()
    for _ in range(3):
        await evening.restart()
        await evening.advance(SOON)
    await evening.advance(OWED)
    assert len(friends.all("tournament-round", n=2, of=3)) == 1
    assert len(await friends.live()) == 1


def place(row: TableRow) -> int | None:
    """Return the topic of a table."""
    return row.thread_id
