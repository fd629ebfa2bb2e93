"""A tournament evening: who comes, the rounds one after another or in topics, the standings."""

import pytest

from bot.house_rules import choose
from bot.table import read
from bot.turn_clock import choose_limit, limit_of
from game.presets import PRESETS
from sandbox.errors import bad
from sandbox.messages import Shown
from sandbox.places import Topic
from tests.e2e.club import SOON, club
from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, Party


def lines_of(shown: Shown) -> list[str]:
    return shown.text.splitlines()


async def test_people_come_and_go_and_the_tables_are_told(evening: Evening) -> None:
    friends = await club(evening, 4)
    await friends.say(friends.anna, "/tournament")
    assert "1. Anna" in lines_of(friends.lobby)
    assert friends.says("tournament-missing", n=2) in lines_of(friends.lobby)
    for reader in friends.readers[1:]:
        await friends.press(reader, friends.lobby, "button-enter")
    await evening.advance(SOON)
    assert friends.says("tournament-tables", tables="4") in lines_of(friends.lobby)
    boris = friends.readers[1]
    await friends.press(boris, friends.lobby, "button-enter")
    assert boris.toast == boris.t("error-tournament-joined")
    await friends.press(boris, friends.lobby, "button-withdraw")
    await evening.advance(SOON)
    assert friends.says("tournament-tables", tables="3") in lines_of(friends.lobby)
    await friends.press(boris, friends.lobby, "button-withdraw")
    assert boris.toast == boris.t("error-tournament-not-joined")
    assert len(friends.texts) == 2  # the greeting is the other one


@pytest.mark.parametrize("people", [3, 4, 5, 6, 7])
async def test_tables_follow_one_another_until_the_end(evening: Evening, people: int) -> None:
    friends = await club(evening, people)
    await friends.open()
    await friends.rounds(2)
    await friends.start()
    for number in (1, 2):
        assert len(await friends.live()) == 1
        await friends.end_tables()
        assert await friends.live() == []
        if number == 1:
            pause = friends.last("tournament-after", n=1, of=2)
            assert [friends.t("button-next-round", n=2)] in pause.labels
            await evening.advance(80)
            assert friends.round(2, of=2).id == pause.id
    end = friends.last("tournament-over")
    assert friends.says("tournament-none") in lines_of(end)  # all tables were closed at once
    assert end.labels == []
    told = friends.all("tournament-round", n=1, of=2) + friends.all("tournament-round", n=2, of=2)
    assert [shown.labels for shown in told] == [[], []]
    cup = await friends.cup()
    assert cup.row.status == "finished"
    assert all(len(cup.seated(board)) in {2, 3, 4} for board in cup.boards)
    await evening.restart()
    await evening.advance(100)
    assert friends.last("tournament-over").id == end.id


async def test_tables_of_a_forum_are_played_side_by_side_in_topics(evening: Evening) -> None:
    friends = await club(evening, 7, forum=True, admin=True)
    await friends.open()
    await friends.rounds(2)
    await friends.start()
    await evening.advance(30)
    tables = [row for row in await evening.tables() if row.status == "playing"]
    assert len({row.thread_id for row in tables}) == len(tables) == 2
    topics = friends.group.chat.topics
    assert {topics[row.thread_id or 0].name for row in tables} == {
        friends.says("tournament-topic", n=number) for number in (1, 2)
    }
    assert sorted(len(row.seats) for row in tables) == [3, 4]
    await friends.end_tables()
    await evening.advance(100)
    again = [row for row in await evening.tables() if row.status == "playing"]
    assert {row.thread_id for row in again} == {row.thread_id for row in tables}
    assert len(topics) == 2


async def test_the_topics_have_the_rules_of_the_group(evening: Evening) -> None:
    friends = await club(evening, 6, forum=True, admin=True)
    async with evening.app._storage.write() as tx:
        await choose(tx, friends.group.id, None, PRESETS["polish"])
        await choose_limit(tx, friends.group.id, None, "5m")
    await friends.open()
    await friends.start()
    await evening.advance(30)
    for row in await evening.tables():
        table = read(row)
        assert table.state is not None
        assert table.state.rules == PRESETS["polish"]
        async with evening.app._storage.read() as tx:
            assert await limit_of(tx, row.chat_id, row.thread_id) == "5m"


async def test_without_the_right_to_open_topics_tables_follow_one_another(
    evening: Evening,
) -> None:
    friends = await club(evening, 6, forum=True)
    await friends.open()
    await friends.start()
    (row,) = await evening.tables()
    assert row.thread_id is None
    assert not friends.group.chat.topics


async def test_a_right_that_is_lost_meanwhile_holds_nobody_up(evening: Evening) -> None:
    friends = await club(evening, 6, forum=True, admin=True)
    await friends.open()
    evening.world.trouble.refuse("createForumTopic", bad("not enough rights"), times=2)
    await friends.start()
    await evening.advance(30)
    (row,) = await evening.tables()
    assert (row.thread_id, row.status) == (None, "playing")
    await friends.end_tables()
    assert len(await evening.tables()) == 2


@pytest.mark.parametrize("deleted", [True, False])
async def test_a_table_whose_topic_is_gone_goes_on_in_the_chat(
    evening: Evening, deleted: bool
) -> None:
    friends = await club(evening, 6, forum=True, admin=True)
    await friends.open()
    await friends.start()
    await evening.advance(30)
    friends.group.unrestrict_bot()  # for an admin no topic is closed
    first, second = [row for row in await evening.tables() if row.status == "playing"]
    topic = Topic(friends.group, first.thread_id or 0)
    topic.delete() if deleted else topic.close()
    words = friends.says("table-deal", n=2).partition("2")[0]

    def goes_on() -> bool:
        return any(shown.thread_id is None for shown in friends.anna.all(friends.group, words))

    await Party(evening, friends.group, friends.readers).play(goes_on, limit=4 * HOURS)
    await evening.advance(20)
    again = {row.id: row for row in await evening.tables()}
    assert again[first.id].thread_id is None
    assert again[second.id].thread_id == second.thread_id
    assert len(friends.group.chat.topics) == 2 - deleted
    await friends.end_tables()
    await evening.until(lambda: friends.all("tournament-round", n=2, of=3))
    await evening.advance(30)
    threads = [row.thread_id for row in await evening.tables() if row.status == "playing"]
    # The bot may open topics no longer, but the other one is still there.
    assert sorted(threads, key=str) == [second.thread_id, None]


@pytest.mark.parametrize("language", ["ru", "pl"])
async def test_it_speaks_the_language_of_the_group(evening: Evening, language: str) -> None:
    friends = await club(evening, 6, forum=True, admin=True, language=language)
    await friends.open()
    await friends.rounds(2)
    await friends.start()
    await friends.end_tables()
    await friends.press(
        friends.anna, friends.last("tournament-after", n=1, of=2), "button-withdraw"
    )
    await evening.advance(SOON)
    await friends.say(friends.anna, "/join")
    await evening.advance(70)
    await friends.say(friends.anna, "/stop")
    question = friends.last("tournament-ask")
    await friends.press(friends.anna, question, "button-tournament-stop")
    await evening.advance(20)
    assert friends.all("tournament-stopped")
