"""The deal of the day: one deck for all, promised before, and one attempt each."""

from hashlib import sha256
from random import Random

from bot.daily_presses import Daily
from bot.thinking import Minds
from bot.worker import Question
from game.actions import Action
from tests.bot.minds import InlineExecutor
from tests.e2e.day import (
    DAY,
    _signed,
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
from tests.e2e.reader import Reader, plain


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
