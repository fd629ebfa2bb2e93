"""The ranking of a day, posted in the morning to the groups that want it."""

from datetime import UTC, datetime

import pytest

from bot.daily.posting import wants_ranking
from sandbox.messages import Shown
from tests.e2e.day import (
    NEXT,
    _signed,
    day_of,
    is_over,
    offered,
    person,
    play,
    results,
    sleep_until,
)
from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated
from tests.e2e.reader import Reader


async def wanted(party: Party, *, on: bool = True) -> None:
    """Let the opener turn the ranking on, or off again."""
    evening, opener = party.evening, party.first
    await party.say(opener, "/settings")
    label = party.t("button-daily-off" if on else "button-daily-on")
    await evening.press(opener.person, opener.last(party.place, party.t("settings-title")), label)
    assert opener.toast == opener.t("daily-wished-on" if on else "daily-wished-off")


def posted(party: Party) -> list[Shown]:
    """Return the rankings in the group."""
    date = party.t("daily-date", day=21, month=9)
    return party.first.all(party.place, party.t("daily-ranking", date=date))


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_the_ranking_comes_once_in_the_morning_to_who_wants_it(
    evening: Evening, language: str
) -> None:
    party = await seated(evening, {"Anna": language}, computers=2)
    other = await seated(evening, {"Dora": "en"}, computers=2, title="Others")
    await wanted(party)
    anna, dora = party.first, other.first
    await play_beside(evening, anna)
    await sleep_until(evening, 3)
    await evening.settle()
    assert posted(party) == []
    for hour in (8.1, 9.5, 11):
        await sleep_until(evening, hour)
        await evening.advance(10)
        assert len(posted(party)) == 1
    (message,) = posted(party)
    (result,) = await results(evening)
    assert f"1. Anna {_signed(result)}" in message.text.replace("\u00a0", " ")
    day, new = await day_of(evening), await day_of(evening, NEXT)
    assert day.deck_line in message.text
    assert new.commitment in message.text
    assert posted(other) == []
    assert not any("Anna" in text for text in dora.texts())


async def play_beside(evening: Evening, reader: Reader) -> None:
    """Make the attempt of somebody who sits in a group as well, without waiting for that."""
    await begin_beside(evening, reader)
    name = reader.t("daily-hand", date=reader.t("daily-date", day=21, month=9))
    for _ in range(2000):
        if is_over(reader):
            return
        if not reader.act(name):
            await evening.time.step()
        await evening.settle()
    raise AssertionError("the attempt does not end")


async def begin_beside(evening: Evening, reader: Reader) -> None:
    """Begin the attempt of somebody who sits in a group as well."""
    offer = await offered(evening, reader)
    await evening.press(reader.person, offer, reader.t("button-daily-play"))


async def test_nobody_played_nothing_is_posted(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await wanted(party)
    stranger = person(evening, "Dora")
    await play(evening, stranger)
    await sleep_until(evening, 9)
    await evening.advance(10)
    assert posted(party) == []


async def test_who_has_no_say_turns_nothing_on(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    dora = party.outsider()
    await party.say(party.first, "/settings")
    page = party.first.last(party.place, party.t("settings-title"))
    await evening.press(dora.person, page, party.t("button-daily-off"))
    assert dora.toast == dora.t("error-not-opener")
    async with evening.app._storage.read() as tx:
        assert not await wants_ranking(tx, party.group.id, None)
    await wanted(party)
    await wanted(party, on=False)
    async with evening.app._storage.read() as tx:
        assert not await wants_ranking(tx, party.group.id, None)


async def test_a_kill_between_the_end_of_the_day_and_the_morning_owes_the_same(
    evening: Evening,
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await wanted(party)
    await play_beside(evening, party.first)
    await sleep_until(evening, 1.5)
    async with evening.app._storage.read() as tx:
        (owed,) = await tx.day_posts.owed()
    assert owed.due_at / 1000 == datetime(2026, 9, 22, 8, tzinfo=UTC).timestamp()
    await evening.restart()
    await sleep_until(evening, 8)
    await evening.advance(10)
    assert len(posted(party)) == 1
    async with evening.app._storage.read() as tx:
        assert await tx.day_posts.owed() == []
