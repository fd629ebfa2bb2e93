"""What every part of storage promises, on a file and in memory."""

from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bot.storage import (
    ActionRow,
    ChatRow,
    DealRow,
    LostUpdateError,
    MessageRow,
    PersonRow,
    SeatRow,
    Storage,
    TableExistsError,
    TableRow,
    Transaction,
)
from tests.bot.storage.conftest import Clock

GROUP = -1001234567890
ANNA, BORIS, VERA = 5_000_000_001, 2, 3
NOW = 1_790_000_000_500


def human(seat: int, user_id: int) -> SeatRow:
    return SeatRow(seat=seat, kind="human", name=f"Person {user_id}", user_id=user_id)


def computer(seat: int, left_user_id: int | None = None) -> SeatRow:
    return SeatRow(
        seat=seat, kind="computer", name="Ada", level="quick", left_user_id=left_user_id
    )


async def lobby(
    tx: Transaction, chat_id: int = GROUP, thread_id: int | None = None, *people: int
) -> TableRow:
    return await tx.tables.create(
        chat_id=chat_id,
        thread_id=thread_id,
        opener=ANNA,
        match_id="01J0",
        seats=[human(seat, user_id) for seat, user_id in enumerate(people)],
    )


async def test_new_table_is_a_lobby_at_revision_0(storage: Storage) -> None:
    async with storage.write() as tx:
        made = await tx.tables.create(
            chat_id=GROUP,
            thread_id=7,
            opener=ANNA,
            match_id="01J0",
            private=True,
            seats=[human(1, BORIS), human(0, ANNA)],
        )
    assert made == TableRow(
        id=made.id,
        chat_id=GROUP,
        thread_id=7,
        private=True,
        status="lobby",
        rev=0,
        opener=ANNA,
        match_id="01J0",
        state=None,
        schema=0,
        deal_start=None,
        commitment=None,
        sealed=None,
        choice_revs=None,
        winner=None,
        created_at=NOW,
        acted_at=NOW,
        turn_from=NOW,
        seats=(human(0, ANNA), human(1, BORIS)),
    )
    async with storage.read() as tx:
        assert await tx.tables.get(made.id) == made
        assert await tx.tables.get(made.id + 1) is None


async def test_saved_table_is_read_back_at_the_next_revision(storage: Storage) -> None:
    async with storage.write() as tx:
        made = await lobby(tx, GROUP, None, ANNA, BORIS)
    changed = replace(
        made,
        status="playing",
        match_id="01J1",
        state='{"phase": 1}',
        schema=3,
        deal_start='{"phase": 0}',
        commitment="c0ffee",
        sealed="dAS",
        choice_revs="[0, 1, 1]",
        winner=2,
        acted_at=NOW + 1000,
        seats=(human(0, ANNA), computer(1, left_user_id=BORIS), human(2, VERA)),
    )
    async with storage.write() as tx:
        saved = await tx.tables.save(changed, made.rev)
    assert saved == replace(changed, rev=1)
    async with storage.read() as tx:
        assert await tx.tables.get(made.id) == saved


async def test_seats_left_as_they_were_stay(storage: Storage) -> None:
    async with storage.write() as tx:
        made = await lobby(tx, GROUP, None, ANNA, BORIS)
    async with storage.write() as tx:
        read = await tx.tables.get(made.id)
        assert read is not None
        saved = await tx.tables.save(replace(read, state="{}"), 0)
        saved = await tx.tables.save(replace(saved, seats=saved.seats[:1]), 1)
        saved = await tx.tables.save(replace(saved, state="[]"), 2)
    async with storage.read() as tx:
        assert await tx.tables.get(made.id) == saved
    assert saved.seats == (human(0, ANNA),)


async def test_lost_update_is_refused_and_undone(storage: Storage) -> None:
    async with storage.write() as tx:
        made = await lobby(tx)
    async with storage.write() as tx:
        first = await tx.tables.save(replace(made, state="first"), made.rev)

    async def save_too_late() -> None:
        async with storage.write() as tx:
            await tx.persons.see(ANNA, "Anna", None)
            await tx.tables.save(replace(made, state="second"), made.rev)

    with pytest.raises(LostUpdateError, match="revision 0"):
        await save_too_late()
    async with storage.read() as tx:
        assert await tx.tables.get(made.id) == first
        assert await tx.persons.get(ANNA) is None


async def test_one_live_table_a_chat_and_topic(storage: Storage) -> None:
    async with storage.write() as tx:
        general = await lobby(tx)
        topic = await lobby(tx, GROUP, 7)
        elsewhere = await lobby(tx, GROUP - 1)
    for thread_id in (None, 7):
        with pytest.raises(TableExistsError):
            async with storage.write() as tx:
                await lobby(tx, GROUP, thread_id)
    async with storage.write() as tx:
        over = await tx.tables.save(replace(general, status="stopped"), 0)
        again = await lobby(tx)
    with pytest.raises(TableExistsError):
        async with storage.write() as tx:
            await tx.tables.save(replace(over, status="playing"), over.rev)
    async with storage.read() as tx:
        assert await tx.tables.live() == [topic.id, elsewhere.id, again.id]
        assert await tx.tables.live_of_chat(GROUP) == [topic.id, again.id]


async def test_table_of_a_place(storage: Storage) -> None:
    async with storage.write() as tx:
        first = await lobby(tx, GROUP, 7, ANNA)
        over = await tx.tables.save(replace(first, status="finished", state="{}"), 0)
        assert await tx.tables.live_in(GROUP, 7) is None
        assert await tx.tables.latest_played_in(GROUP, 7) == over
        second = await lobby(tx, GROUP, 7, BORIS)
    async with storage.read() as tx:
        assert await tx.tables.live_in(GROUP, 7) == second
        assert await tx.tables.latest_played_in(GROUP, 7) == over
        assert await tx.tables.live_in(GROUP) is None
        assert await tx.tables.latest_played_in(GROUP) is None


async def test_live_tables_of_a_person(storage: Storage) -> None:
    async with storage.write() as tx:
        here = await lobby(tx, GROUP, None, ANNA, BORIS)
        over = await lobby(tx, GROUP, 1, ANNA)
        await tx.tables.save(replace(over, status="finished"), 0)
        there = await lobby(tx, GROUP, 2, VERA, ANNA)
    async with storage.read() as tx:
        assert await tx.tables.of_person(ANNA) == [here, there]
        assert await tx.tables.of_person(99) == []


@pytest.mark.parametrize(
    "seat",
    [
        SeatRow(seat=1, kind="human", name="Anna again", user_id=ANNA),
        SeatRow(seat=1, kind="computer", name="Ada", user_id=BORIS),
    ],
)
async def test_impossible_seats_are_refused(storage: Storage, seat: SeatRow) -> None:
    async def sit() -> None:
        async with storage.write() as tx:
            made = await lobby(tx, GROUP, None, ANNA)
            await tx.tables.save(replace(made, seats=(*made.seats, seat)), 0)

    with pytest.raises(IntegrityError):
        await sit()
    async with storage.read() as tx:
        assert await tx.tables.live() == []


async def test_actions_come_back_in_order(storage: Storage) -> None:
    async with storage.write() as tx:
        table = await lobby(tx)
        other = await lobby(tx, GROUP, 1)
        deck = ActionRow(table_id=table.id, rev=1, deal=1, seat=None, action="d9SJS", at=NOW)
        bid = replace(deck, rev=2, seat=1, action="b120")
        forced = replace(deck, rev=2, seat=2, action="p", auto="only_choice")
        later = replace(deck, rev=3, deal=2)
        await tx.actions.append(deck)
        await tx.actions.append(bid, forced)
        await tx.actions.append(replace(deck, table_id=other.id), later)
        await tx.actions.append()
    async with storage.read() as tx:
        assert await tx.actions.of_deal(table.id, 1) == [deck, bid, forced]
        assert await tx.actions.of_deal(table.id, 2) == [later]
        assert await tx.actions.of_deal(table.id, 3) == []
        assert await tx.actions.up_to(table.id, 1) == [deck, bid, forced]
        assert await tx.actions.up_to(table.id, 2) == [deck, bid, forced, later]
        assert await tx.actions.up_to(table.id, 0) == []


async def test_deals_come_back_in_the_order_played(storage: Storage) -> None:
    async with storage.write() as tx:
        table = await lobby(tx)
        deal = DealRow(table_id=table.id, number=1, attempt=1, record='{"deal": 1}', at=NOW)
        again = replace(deal, attempt=2)
        second = replace(deal, number=2, record='{"deal": 2}')
        for row in (second, again, deal):
            await tx.deals.append(row)
    async with storage.read() as tx:
        assert await tx.deals.all(table.id) == [deal, again, second]
        assert await tx.deals.since(table.id, 2) == [second]
        assert await tx.deals.all(table.id + 1) == []


async def test_a_deal_is_recorded_once(storage: Storage) -> None:
    async with storage.write() as tx:
        table = await lobby(tx)
        deal = DealRow(table_id=table.id, number=1, attempt=1, record="{}", at=NOW)
        await tx.deals.append(deal)
    with pytest.raises(IntegrityError):
        async with storage.write() as tx:
            await tx.deals.append(deal)


async def test_rows_of_no_table_are_refused(storage: Storage) -> None:
    with pytest.raises(IntegrityError):
        async with storage.write() as tx:
            await tx.deals.append(DealRow(table_id=99, number=1, attempt=1, record="{}", at=NOW))


async def test_slot_shows_the_message_put_last(storage: Storage) -> None:
    async with storage.write() as tx:
        table = await lobby(tx)
        first = MessageRow(
            table_id=table.id, slot="table:1", chat_id=GROUP, thread_id=7, message_id=10, at=NOW
        )
        hand = MessageRow(
            table_id=table.id,
            slot="hand:0",
            chat_id=ANNA,
            message_id=3,
            tag="rev 1",
            at=NOW,
        )
        moved = replace(first, message_id=11, thread_id=None, tag="rev 2", at=NOW + 1)
        for row in (first, hand, moved):
            await tx.messages.put(row)
    async with storage.read() as tx:
        assert await tx.messages.get(table.id, "table:1") == moved
        assert await tx.messages.get(table.id, "table:2") is None
        assert await tx.messages.all(table.id) == [hand, moved]
    async with storage.write() as tx:
        await tx.messages.forget(table.id, "table:1")
        await tx.messages.forget(table.id, "never there")
    async with storage.read() as tx:
        assert await tx.messages.all(table.id) == [hand]


async def test_a_language_chosen_by_hand_outlasts_the_clients(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.persons.see(ANNA, "Anna", "ru")
        await tx.persons.set_language(ANNA, "pl")
    async with storage.write() as tx:
        await tx.persons.see(ANNA, "Anna K.", "en")
        await tx.persons.see(ANNA, "Anna K.", None)
        assert await tx.persons.get(ANNA) == PersonRow(
            user_id=ANNA,
            name="Anna K.",
            language="pl",
            language_hint="en",
            private_ok=False,
        )
        await tx.persons.set_language(ANNA, None)
        read = await tx.persons.get(ANNA)
        assert read is not None
        assert read.language is None


async def test_private_channel_is_noted_even_of_a_person_not_seen(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.persons.set_private_ok(ANNA, True)
        await tx.persons.see(ANNA, "Anna", None)
        await tx.persons.see(BORIS, "Boris", "ru")
    async with storage.read() as tx:
        people = await tx.persons.many([ANNA, BORIS, VERA])
    assert {user_id: row.private_ok for user_id, row in people.items()} == {
        ANNA: True,
        BORIS: False,
    }
    assert people[ANNA].name == "Anna"
    async with storage.write() as tx:
        await tx.persons.set_private_ok(ANNA, False)
        read = await tx.persons.get(ANNA)
        assert read is not None
        assert not read.private_ok


async def test_seeing_a_person_unchanged_writes_nothing(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.persons.see(ANNA, "Anna", "ru")
        await tx.chats.see(GROUP, "Cards")
        before = await changes(tx)
        await tx.persons.see(ANNA, "Anna", "ru")
        await tx.chats.see(GROUP, "Cards")
        assert await changes(tx) == before
        await tx.chats.see(GROUP, "Cards on Friday")
        assert await changes(tx) == before + 1


async def changes(tx: Transaction) -> int:
    """Return how many rows were written so far."""
    found = await tx._connection.execute(text("SELECT total_changes()"))
    return int(found.scalar_one())


async def test_chat_keeps_its_language(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.chats.set_language(GROUP, "pl")
        await tx.chats.see(GROUP, "Cards")
        await tx.chats.see(GROUP, "Cards on Friday")
    async with storage.read() as tx:
        assert await tx.chats.get(GROUP) == ChatRow(
            chat_id=GROUP,
            title="Cards on Friday",
            language="pl",
            migrated_to=None,
        )
        assert await tx.chats.get(GROUP - 1) is None


async def test_migrated_group_takes_tables_and_language_along(storage: Storage) -> None:
    old, new = -42, GROUP
    async with storage.write() as tx:
        await tx.chats.see(old, "Cards")
        await tx.chats.set_language(old, "pl")
        table = await lobby(tx, old, None, ANNA)
        public = MessageRow(table_id=table.id, slot="table", chat_id=old, message_id=1, at=NOW)
        hand = replace(public, slot="hand:0", chat_id=ANNA)
        await tx.messages.put(public)
        await tx.messages.put(hand)
    for _ in range(2):  # Telegram tells of it in both chats
        async with storage.write() as tx:
            await tx.move_chat(old, new)
    async with storage.read() as tx:
        assert await tx.tables.live_in(old) is None
        assert await tx.tables.live_in(new) == replace(table, chat_id=new)
        assert await tx.messages.all(table.id) == [hand]
        before, after = await tx.chats.get(old), await tx.chats.get(new)
    assert before is not None
    assert after is not None
    assert before.migrated_to == new
    assert (after.title, after.language) == ("Cards", "pl")


async def test_migration_leaves_what_the_new_chat_chose(storage: Storage) -> None:
    async with storage.write() as tx:
        await tx.chats.set_language(-42, "pl")
        await tx.chats.set_language(GROUP, "ru")
        await tx.move_chat(-42, GROUP)
        chat = await tx.chats.get(GROUP)
    assert chat is not None
    assert chat.language == "ru"


async def test_migration_never_makes_two_live_tables(storage: Storage) -> None:
    async with storage.write() as tx:
        await lobby(tx, -42)
        await lobby(tx, GROUP)
    with pytest.raises(TableExistsError):
        async with storage.write() as tx:
            await tx.move_chat(-42, GROUP)
    async with storage.read() as tx:
        assert await tx.tables.live_in(-42) is not None


async def test_done_updates_are_kept_for_two_days(storage: Storage, clock: Clock) -> None:
    async with storage.write(1):
        pass
    clock.time += 3600
    async with storage.write(2):
        pass
    clock.time += 47.5 * 3600
    async with storage.write() as tx:
        assert await tx.updates.prune() == 1
        assert await tx.updates.prune() == 0
    async with storage.write(1):
        pass
