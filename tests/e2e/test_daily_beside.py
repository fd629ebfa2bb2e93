"""The deal of the day beside all else: practice, statistics, the end of the day, who goes."""

from bot.presses import Move
from tests.e2e.day import (
    DAY,
    NEXT,
    begin,
    day_of,
    moves,
    offered,
    person,
    play,
    play_on,
    results,
    say,
    sleep_until,
    title,
)
from tests.e2e.evening import Evening
from tests.e2e.reader import plain


async def test_practice_and_its_commands_go_on_beside_it(evening: Evening) -> None:
    anna = person(evening, "Anna")
    await begin(evening, anna)
    await say(evening, anna, "/practice")
    question = anna.last(None, anna.t("practice-ask"))
    await evening.press(anna.person, question, anna.t("button-normal"))
    await evening.until(lambda: anna.sees(None, plain(anna.t("practice-ask"))) is False)
    assert [row.day for row in await evening.tables()] == [DAY, None]
    await say(evening, anna, "/daily")
    assert plain(anna.t("daily-hand", date=anna.t("daily-date", day=21, month=9))) in (
        anna.last().text
    )


async def test_it_counts_for_no_statistics(evening: Evening) -> None:
    anna = person(evening, "Anna")
    await play(evening, anna)
    async with evening.app._storage.read() as tx:
        assert await tx.bookings.had(1) == []
        assert await tx.bookings.sittings(1) == []


# The end of the day


async def test_who_has_begun_has_an_hour_more(evening: Evening) -> None:
    anna, boris = person(evening, "Anna"), person(evening, "Boris")
    offer = await offered(evening, boris)
    await begin(evening, anna)
    await sleep_until(evening, 0.3)
    await evening.press(boris.person, offer, boris.t("button-daily-play"))
    assert boris.toast == boris.t("error-day-over")
    await play_on(evening, anna)
    assert len(await results(evening)) == 1
    assert (await day_of(evening)).closed_at is None


async def test_who_is_later_does_not_count(evening: Evening) -> None:
    anna = person(evening, "Anna")
    await begin(evening, anna)
    hand = anna.last()
    await sleep_until(evening, 1)
    await evening.advance(5)
    assert anna.sees(None, plain(anna.t("daily-broken")))
    assert await results(evening) == []
    assert (await day_of(evening)).closed_at is not None
    await evening.press(anna.person, hand, data=str(Move(1, 1, "p")), stale=True)
    assert anna.toast == anna.t("error-stale")
    offer = await offered(evening, anna)
    assert title(anna, day=22) in offer.text
    await play(evening, anna)
    assert len(await results(evening, NEXT)) == 1


async def test_stop_breaks_the_attempt_off(evening: Evening) -> None:
    anna = person(evening, "Anna")
    await begin(evening, anna)
    await say(evening, anna, "/stop")
    question = anna.last(None, anna.t("stop-ask-daily"))
    await evening.press(anna.person, question, anna.t("button-stop-own"))
    await evening.until(lambda: anna.sees(None, plain(anna.t("daily-broken"))))
    await say(evening, anna, "/daily")
    assert plain(anna.t("daily-broken")) in anna.last().text
    assert await results(evening) == []


async def test_who_blocks_the_bot_finds_his_attempt_as_it_was(evening: Evening) -> None:
    anna = person(evening, "Anna")
    await begin(evening, anna)
    before = await moves(evening, 1)
    anna.person.block()
    await evening.advance(120)
    held = await moves(evening, 1)
    anna.person.start()
    await evening.advance(5)
    assert [each for each in held if each[0] == 0] == [each for each in before if each[0] == 0]
    await play_on(evening, anna)
    assert len(await results(evening)) == 1


async def test_forgetting_deletes_the_result_and_gives_no_second_attempt(
    evening: Evening,
) -> None:
    anna = person(evening, "Anna")
    await play(evening, anna)
    await say(evening, anna, "/forget")
    await evening.press(anna.person, anna.last(), anna.t("button-forget"))
    assert await results(evening) == []
    offer = await offered(evening, anna)
    await evening.press(anna.person, offer, anna.t("button-daily-play"))
    assert anna.toast == anna.t("error-day-played")
