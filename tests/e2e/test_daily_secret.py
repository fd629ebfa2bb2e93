"""What of the deal of the day is told to whom, and when."""

from collections import Counter

import pytest

from bot.daily_presses import Daily
from bot.presses import AtTable
from bot.replay_presses import Replay
from game import audit, history
from tests.e2e.day import (
    DAY,
    _signed,
    begin,
    day_of,
    offered,
    person,
    play,
    play_on,
    results,
    say,
    sleep_until,
)
from tests.e2e.evening import Evening
from tests.e2e.reader import plain


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
    title = plain(anna.t("replay-title", n="only", page=1, of=9)).partition(" · ")[0]
    (page,) = await evening.until(lambda: anna.all(None, title))
    assert page.text.startswith(plain(anna.t("daily-hand", date=""))[:10])
    await evening.press(anna.person, page, "⏭\ufe0f")
    end = anna.last(None, title).text
    assert not any(words in end for words in ("→", anna.t("result-bolt", n=1)[:4], "Deal 1"))
    await evening.press(anna.person, told, anna.t("button-whatif"))
    assert anna.toast == anna.t("review-thinking")
    await say(evening, anna, "/history")
    (document,) = [one.document for one in anna.all() if one.document]
    assert (await day_of(evening)).commitment in document.content.decode()
    assert audit.check(history.read(document.content.decode().splitlines())) == []
