"""The deal of the day as it reads in each language."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.daily.attempts import Standing
from bot.daily.ranking import among, ranked
from bot.l10n import Translator
from bot.render.daily import day_name, offer_screen, ranking_screen, standing_screen
from bot.render.screen import Screen
from bot.storage.days import Attempt, DayRow, Result

HOUR = 3600 * 1000
DECK = "d" + "".join(rank + suit for suit in "SDCH" for rank in "AKQJT9") + "0123456789abcdef" * 2
DAY = DayRow(day="2026-11-30", ends_at=30 * HOUR, deck=DECK, commitment="c0ffee" * 8, dealer=1)
NEXT = replace(DAY, day="2026-12-01", commitment="beef" * 16)
RESULTS = (
    Result(1, 11, "Anna", 145, 40),
    Result(2, 12, "<b>Борис & Ко</b> of the very long name", 120, 55),
    Result(3, 13, "Stranger", 120, 60),
    Result(4, 14, "", -120, 60),
)


def standing(
    player: int | None = 2, *, attempt: Attempt | None = None, left: int = 5, closed: bool = False
) -> Standing:
    return Standing(
        day=replace(DAY, closed_at=31 * HOUR) if closed else DAY,
        now=DAY.ends_at - left * HOUR + 1,
        attempt=attempt or Attempt(7, 120),
        playing=False,
        player=player,
        placed=ranked(RESULTS),
        known=frozenset({1, 4}),
    )


def screens(t: Translator) -> dict[str, Screen]:
    alone = replace(standing(1), placed=ranked(RESULTS[:1]))
    broken = standing(9, attempt=Attempt(7, None))
    here = among(ranked(RESULTS), frozenset({1, 2, 4}))
    new, link = NEXT, "https://t.me/bot?start=daily"
    return {
        "offer": offer_screen(replace(standing(None), attempt=None), t),
        "offer to the first": offer_screen(replace(standing(None, left=1), placed=()), t),
        "begun": offer_screen(standing(), t, begun=True),
        "so far": standing_screen(standing(), t),
        "so far, alone": standing_screen(alone, t),
        "broken off": standing_screen(broken, t),
        "over": standing_screen(standing(closed=True), t),
        "posted": ranking_screen(DAY, here, len(RESULTS), t, new=new, link=link),
        "posted of one": ranking_screen(DAY, here[:1], 1, t, new=new, link=link),
    }


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("name", screens(Translator("en")))
def test_a_screen_reads(name: str, language: str, snapshot: SnapshotAssertion) -> None:
    screen = screens(Translator(language))[name]
    labels = [[key.text for key in row] for row in screen.rows]
    assert [screen.text, labels] == snapshot


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_strangers_and_secrets_stay_unnamed(language: str) -> None:
    t = Translator(language)
    so_far, over = standing_screen(standing(), t), standing_screen(standing(closed=True), t)
    assert "Stranger" not in so_far.text + over.text
    assert DAY.deck_line not in so_far.text
    assert DAY.deck_line in over.text
    assert so_far.rows == ()


def test_equals_share_a_place_and_who_left_less_is_before() -> None:
    same = replace(RESULTS[1], player=9)
    placed = ranked((RESULTS[2], same, RESULTS[1], RESULTS[0]))
    assert [(each.place, each.result.player) for each in placed] == [
        (1, 1),
        (2, 9),
        (2, 2),
        (4, 3),
    ]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_month_has_a_name(language: str) -> None:
    t = Translator(language)
    assert len({day_name(f"2026-{month:02}-07", t) for month in range(1, 13)}) == 12
