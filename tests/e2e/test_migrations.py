"""A group becomes a supergroup, however Telegram tells of it."""

from collections.abc import Sequence
from typing import Literal

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather

Told = Sequence[Literal["old", "new"]]
TOLD: tuple[Told, ...] = (("old", "new"), ("new", "old"), ("old",), ("new",), ())


async def in_mid_trick(evening: Evening) -> Party:
    """Let a basic group play until two cards of a trick lie there."""
    party = await gather(evening, supergroup=False)
    await party.open_lobby()
    await party.start()
    await party.play(lambda: party.asked("board-trick", n=2))
    return party


def moves_on(party: Party, told: Told) -> None:
    """Let the group become a supergroup."""
    party.group.migrate(told=told)
    party.evening.spoken[party.group.id] = {"en"}


@pytest.mark.parametrize("told", TOLD, ids="-".join)
async def test_the_table_goes_along_in_mid_trick(evening: Evening, told: Told) -> None:
    party = await in_mid_trick(evening)
    reader = party.turn
    hand = reader.last()
    before = len(await evening.deals(1))
    moves_on(party, told)
    await evening.press(reader.person, hand, reader.choose(hand))
    await evening.until(lambda: party.tables, limit=15)
    await evening.advance(10)

    assert len(party.tables) == 1
    assert len(await evening.deals(1)) == before
    await party.play(lambda: party.reads("table-deal", n=2))
    (row,) = await evening.tables()
    assert row.chat_id == party.group.id
    assert row.status == "playing"


@pytest.mark.parametrize("told", TOLD, ids="-".join)
async def test_a_kill_meanwhile_loses_nothing(evening: Evening, told: Told) -> None:
    party = await in_mid_trick(evening)
    await evening.kill()
    moves_on(party, told)
    await evening.open()
    reader = party.turn
    await evening.press(reader.person, reader.last(), reader.choose(reader.last()))
    await evening.until(lambda: party.tables, limit=30)
    await party.play(lambda: party.reads("table-deal", n=2))
    assert len(await evening.tables()) == 1


@pytest.mark.parametrize("told", TOLD, ids="-".join)
async def test_a_group_that_was_let_in_stays_so(evening: Evening, told: Told) -> None:
    party = await gather(evening, supergroup=False)
    other = await gather(evening, {"Dora": "en"}, title="Others")
    allow = {"allowed_chats": frozenset({party.group.id})}
    evening.settings = evening.settings.model_copy(update=allow)
    await evening.restart()
    await party.open_lobby()
    moves_on(party, told)
    await evening.advance(5)
    if not told:  # a call to the old id tells of it, sooner or later
        await evening.app.presenter.repost(1)
    await evening.until(lambda: party.sees(party.t("lobby-title")), limit=30)
    await evening.restart()
    await party.start()
    await evening.command(party.first.person, party.place, "/score")
    await party.play(lambda: party.reads("table-deal", n=2))

    before = len(other.first.texts(other.place))
    await other.say(other.first, "/help")
    await evening.command(other.first.person, other.place, "/newgame")
    await evening.advance(10)
    assert len(other.first.texts(other.place)) == before


@pytest.mark.parametrize("field", ["migrate_to_chat_id", "migrate_from_chat_id"])
async def test_a_group_that_became_itself_plays_on(evening: Evening, field: str) -> None:
    party = await in_mid_trick(evening)
    party.group.post_service(party.group.owner, {field: party.group.id})
    await evening.advance(5)

    (row,) = await evening.tables()
    assert row.status == "playing"
    await party.play(lambda: party.reads("table-deal", n=2))
