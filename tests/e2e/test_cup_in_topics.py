"""A tournament evening in a forum: each table has a topic, and what if that is taken away."""

import pytest

from bot.house_rules import choose
from bot.table import read
from bot.turn_clock import choose_limit, limit_of
from game.presets import PRESETS
from sandbox.errors import bad
from sandbox.places import Topic
from tests.e2e.club import club
from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, Party


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


@pytest.mark.parametrize("deleted", [True, False])
async def test_the_only_table_goes_on_at_once_though_nobody_can_be_told(
    evening: Evening, deleted: bool
) -> None:
    friends = await club(evening, 3, forum=True, admin=True)
    await friends.open()
    await friends.start()
    friends.group.unrestrict_bot()
    (row,) = await evening.tables()
    topic = Topic(friends.group, row.thread_id or 0)
    topic.delete() if deleted else topic.close()
    for reader in friends.readers:
        reader.person.block()
    await evening.until(lambda: bool(evening.app._closed), limit=HOURS)
    await evening.advance(5)
    (row,) = await evening.tables()
    assert row.thread_id is None


async def test_a_table_that_moves_in_mid_deal_is_shown_where_it_goes_on(evening: Evening) -> None:
    friends = await club(evening, 3, forum=True, admin=True)
    await friends.open()
    await friends.start()
    friends.group.unrestrict_bot()
    party = Party(evening, friends.group, friends.readers)
    (row,) = await evening.tables()
    Topic(friends.group, row.thread_id or 0).close()
    for reader in friends.readers[1:]:
        reader.person.block()
    await evening.until(lambda: any(shown.thread_id is None for shown in party.tables))
    await evening.until(lambda: party.on_turn() is friends.anna, limit=300)
    before = party.table.text
    hand = friends.anna.hand()
    assert hand is not None
    await evening.press(friends.anna.person, hand, friends.anna.choose(hand))
    await evening.advance(10)
    assert party.table.thread_id is None
    assert party.table.text != before
