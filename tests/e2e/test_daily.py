"""The deal of the day: one deck for all, one attempt each, a secret until the day ends."""

from collections import Counter
from datetime import UTC, datetime
from hashlib import sha256
from random import Random

import pytest

from bot.daily.posting import wants_ranking
from bot.daily_presses import Daily
from bot.presses import AtTable, Move
from bot.replay_presses import Replay
from bot.storage.days import DayRow, Result
from bot.thinking import Minds
from bot.worker import Question
from game.actions import Action
from sandbox.messages import Shown
from tests.bot.minds import InlineExecutor
from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated
from tests.e2e.reader import Reader, plain

HOUR = 3600.0
DAY, NEXT = "2026-09-21", "2026-09-22"
"""The evening begins in the afternoon of the first, by the operator's clock."""


def person(evening: Evening, name: str, language: str = "en") -> Reader:
    """Return somebody who knows the bot."""
    reader = Reader(evening.world.person(name, language=language))
    reader.person.start()
    return reader


def title(reader: Reader, month: int = 9, day: int = 21) -> str:
    """Return the words that begin all that is said of a day."""
    return plain(reader.t("daily-title", date=reader.t("daily-date", day=day, month=month)))


async def offered(evening: Evening, reader: Reader) -> Shown:
    """Ask for the deal of the day, and return the offer."""
    await evening.command(reader.person, None, "/daily")
    about = reader.t("daily-about")
    await evening.until(lambda: reader.sees(None, about))
    return reader.last(None, about)


async def begin(evening: Evening, reader: Reader) -> None:
    """Begin the attempt and wait for the cards."""
    offer = await offered(evening, reader)
    await evening.press(reader.person, offer, reader.t("button-daily-play"))
    await evening.until(lambda: (hand := reader.hand()) and reader.held(hand))


def is_over(reader: Reader) -> bool:
    """Tell whether the newest that he sees of a deal is what his attempt has come to."""
    over, hand = reader.t("button-daily-ranking"), reader.hand()
    return any([over] in one.labels and (not hand or one.id > hand.id) for one in reader.all())


async def play_on(evening: Evening, reader: Reader) -> None:
    """Play the attempt to its end; on the way nothing leads to a hint."""
    for _ in range(2000):
        if is_over(reader):
            return
        assert not any(reader.t("button-hint") == key.text for key in reader.last().keys)
        if not reader.act():
            await evening.time.step()
        await evening.settle()
    raise AssertionError("the attempt does not end")


async def play(evening: Evening, reader: Reader) -> None:
    """Make the attempt."""
    await begin(evening, reader)
    await play_on(evening, reader)


async def sleep_until(evening: Evening, hour: float) -> None:
    """Let the bot be down until an hour after the first midnight, and start it."""
    midnight = datetime(2026, 9, 22, tzinfo=UTC).timestamp()
    await evening.kill()
    await evening.time.skip(midnight + hour * HOUR - evening.time.now())
    await evening.open()


async def say(evening: Evening, reader: Reader, text: str) -> Shown:
    """Send a command, and return what is said last some seconds later."""
    await evening.command(reader.person, None, text)
    await evening.advance(5)
    return reader.last()


async def day_of(evening: Evening, day: str = DAY) -> DayRow:
    async with evening.app._storage.read() as tx:
        row = await tx.days.get(day)
    assert row is not None
    return row


async def results(evening: Evening, day: str = DAY) -> list[Result]:
    async with evening.app._storage.read() as tx:
        return await tx.days.results(day)


async def moves(evening: Evening, table_id: int) -> list[tuple[int | None, str]]:
    async with evening.app._storage.read() as tx:
        log = await tx.actions.of_deal(table_id, 1)
    return [(each.seat, each.action) for each in log]


def moody(seed: int = 3) -> Minds:
    """Return computers that do something else each time they are asked."""
    dice = Random(seed)

    def decide(question: Question, seconds: float) -> Action:
        return dice.choice(question.view.legal)

    return Minds(lambda _workers: InlineExecutor(), decide)


async def test_two_people_play_the_same_cards_against_the_same_computers(
    evening: Evening,
) -> None:
    evening.minds = moody()
    await evening.restart()
    anna, boris = person(evening, "Anna"), person(evening, "Борис", "ru")
    await begin(evening, anna)
    first = anna.hand()
    assert first is not None
    await play_on(evening, anna)
    await begin(evening, boris)
    second = boris.hand()
    assert second is not None
    assert anna.held(first) == boris.held(second)
    await play_on(evening, boris)
    assert await moves(evening, 1) == await moves(evening, 2)
    one, other = await results(evening)
    assert (one.points, one.others) == (other.points, other.others)


async def test_the_deck_is_promised_before_and_kept(evening: Evening) -> None:
    anna, boris = person(evening, "Anna"), person(evening, "Boris")
    promised = [plain(anna.t("daily-commitment", digest=(await _promise(evening, anna))))]
    offer = await offered(evening, boris)
    assert promised[0] in offer.text
    await play(evening, anna)
    assert promised[0] in anna.last(None, title(anna)).text
    day = await day_of(evening)
    assert sha256(day.deck_line.encode()).hexdigest() == day.commitment
    await sleep_until(evening, 10)
    await say(evening, anna, "/daily")
    told = anna.last(None, plain(anna.t("result-deck", deck=day.deck_line)))
    assert title(anna) in told.text


async def test_a_hand_of_it_has_no_number(evening: Evening) -> None:
    anna = person(evening, "Anna")
    await begin(evening, anna)
    hand = anna.hand()
    assert hand is not None
    assert hand.text.partition("\n")[0] == title(anna)
    assert plain(anna.t("table-deal", n=1)).lower() not in hand.text.lower()


async def _promise(evening: Evening, reader: Reader) -> str:
    await offered(evening, reader)
    return (await day_of(evening)).commitment


async def test_one_attempt_each_also_over_a_restart(evening: Evening) -> None:
    anna = person(evening, "Anna")
    offer = await offered(evening, anna)
    await evening.press(anna.person, offer, anna.t("button-daily-play"))
    await evening.until(lambda: (hand := anna.hand()) and anna.held(hand))
    before = anna.held(anna.last())
    for _ in range(3):
        anna.act()
        await evening.advance(3)
    await evening.restart()
    await say(evening, anna, "/daily")
    assert set(anna.held(anna.last())) <= {*before, *_talon(await moves(evening, 1))}
    await play_on(evening, anna)
    (result,) = await results(evening)
    await evening.press(anna.person, offer, data=str(Daily(DAY, "play")), stale=True)
    assert anna.toast == anna.t("error-day-played")
    await say(evening, anna, "/daily")
    assert plain(anna.t("daily-yours", points=_signed(result), place=1, n=1)) in anna.last().text
    assert len(await evening.tables()) == 1


def _talon(log: list[tuple[int | None, str]]) -> list[str]:
    return [log[0][1][at : at + 2] for at in range(1, 49, 2)][-3:]


def _signed(result: Result) -> str:
    sign = "+" if result.points > 0 else ""
    return f"{sign}{result.points}".replace("-", "−")


async def test_the_ranking_is_for_who_has_played(evening: Evening) -> None:
    anna, boris = person(evening, "Anna"), person(evening, "Boris")
    await play(evening, anna)
    offer = await offered(evening, boris)
    assert plain(boris.t("daily-played", n=1)) in offer.text
    await evening.press(boris.person, offer, data=str(Daily(DAY, "look")), stale=True)
    await evening.advance(5)
    assert "Anna" not in "".join(boris.texts())
    (result,) = await results(evening)
    assert all(_signed(result) not in text for text in boris.texts())
    await begin(evening, boris)
    await evening.press(boris.person, boris.last(), data=str(Daily(DAY, "look")), stale=True)
    await evening.advance(5)
    assert not boris.sees(None, plain(boris.t("daily-strangers")))
    await play_on(evening, boris)
    await evening.press(boris.person, boris.last(), boris.t("button-daily-ranking"))
    await evening.advance(5)
    assert plain(boris.t("daily-yours", points=_signed(result), place=1, n=2)) in (
        boris.last().text
    )
    # They have no group in common.
    assert "Anna" not in boris.last().text
    assert plain(boris.t("daily-strangers")) in boris.last().text


@pytest.mark.parametrize("ended", [False, True])
async def test_nothing_is_told_until_the_day_ends(evening: Evening, ended: bool) -> None:
    anna = person(evening, "Anna")
    await begin(evening, anna)
    if ended:
        await play_on(evening, anna)
    day, last = await day_of(evening), anna.last()
    for data in (Replay(1, 1, 0), AtTable(1, "whatif", 1), AtTable(1, "sheet")):
        await evening.press(anna.person, last, data=str(data), stale=True)
        refusals = {anna.t(f"error-{why}") for why in ("day-withheld", "stale")}
        assert anna.toast in refusals
    await evening.press(anna.person, last, data=str(AtTable(1, "hint")), stale=True)
    assert anna.toast == anna.t("error-hints-off")
    times = Counter[str]()
    for command, why in {
        "/history": "no-practice",
        "/verify": "no-practice",
        "/score": "no-practice",
        "/report": "no-cards",
        "/hint": "hints-off",
    }.items():
        times[why] += 1
        await say(evening, anna, command)
        assert anna.texts().count(plain(anna.t(f"error-{why}"))) == times[why], command
    salt = day.deck_line[:32]
    assert all(salt not in text for _, text, _ in evening.said)
    assert all(one.document is None for one in anna.all())


async def test_what_was_withheld_is_told_after_the_day(evening: Evening) -> None:
    anna = person(evening, "Anna")
    await play(evening, anna)
    await sleep_until(evening, 2)
    await say(evening, anna, "/daily")
    told = anna.last(None, plain(anna.t("result-deck", deck=(await day_of(evening)).deck_line)))
    await evening.press(anna.person, told, anna.t("button-replay"))
    await evening.until(
        lambda: anna.sees(None, plain(anna.t("replay-title", n=1, page=1, of=9))[:15])
    )
    await evening.press(anna.person, told, anna.t("button-whatif"))
    assert anna.toast == anna.t("review-thinking")
    await say(evening, anna, "/history")
    (document,) = [one.document for one in anna.all() if one.document]
    assert (await day_of(evening)).commitment in document.content.decode()


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


# The ranking in groups


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
