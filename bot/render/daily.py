"""The deal of the day as people read it: the offer, the own result, the ranking."""

from collections.abc import Sequence
from datetime import date
from math import ceil
from typing import Final

from bot.daily.attempts import Standing
from bot.daily.calendar import GRACE
from bot.daily.ranking import Placed, among
from bot.daily_presses import Daily
from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.figures import owned, signed
from bot.render.names import Player, html_labels
from bot.render.result import account
from bot.render.screen import Button, Screen
from bot.replay_presses import Replay
from bot.room import Room
from bot.storage.days import DayRow
from bot.storage.rows import TableRow

MOST: Final = 10
"""How many places a ranking lists."""
HOUR: Final = 3600 * 1000


def day_name(day: str, t: Translator) -> str:
    """Return a date as people say it.

    >>> day_name("2026-11-30", Translator("en"))
    'November 30'
    """
    on = date.fromisoformat(day)
    return t("daily-date", day=on.day, month=on.month)


def offer_screen(standing: Standing, t: Translator, *, begun: bool = False) -> Screen:
    """Return what the deal of the day is, to who has not played it, with its commitment.

    :param begun: he has just begun
    """
    day = standing.day
    left = ceil((day.ends_at - standing.now) / HOUR)
    lines = [
        _title(day, t),
        t("daily-about"),
        "",
        t("daily-left", n=left),
        t("daily-played", n=len(standing.placed)),
        "",
        t("daily-commitment", digest=day.commitment),
    ]
    play = Button(t("button-daily-play"), str(Daily(day.day, "play")), style="primary")
    return Screen("\n".join(lines), () if begun else ((play,),))


def standing_screen(standing: Standing, t: Translator) -> Screen:
    """Return the ranking to who has had his attempt; whom he does not know has no name."""
    day, me = standing.day, standing.player
    lines = [_title(day, t)]
    mine = next((each for each in standing.placed if each.result.player == me), None)
    if mine is None:
        lines.append(t("daily-broken"))
    else:
        lines.append(
            t(
                "daily-yours",
                points=signed(mine.result.points),
                place=mine.place,
                n=len(standing.placed),
            )
        )
    known = standing.known if me is None else standing.known | {me}
    shown = among(standing.placed, known)
    if len(shown) > 1:
        lines += ["", *_places(shown, t, me=me)]
    if len(shown) < len(standing.placed):
        lines += ["", t("daily-strangers")]
    if day.closed_at is None:
        left = ceil((day.ends_at + GRACE - standing.now) / HOUR)
        lines += ["", t("daily-withheld", n=max(1, left))]
        return Screen("\n".join(lines))
    lines += ["", t("result-deck", deck=day.deck_line)]
    return Screen("\n".join(lines), _looks(standing, t))


def ranking_screen(
    day: DayRow, placed: Sequence[Placed], of: int, t: Translator, *, new: DayRow, link: str
) -> Screen:
    """Return the ranking of a day that is over for a chat, and the next deal's commitment.

    :param placed: those of the chat, each with his place among all ``of`` them
    :param link: opens the private chat at the deal of the day
    """
    lines = [
        t("daily-ranking", date=day_name(day.day, t)),
        *_places(placed, t),
        "",
        t("daily-of", n=of),
        t("result-deck", deck=day.deck_line),
        "",
        t("daily-new", date=day_name(new.day, t)),
        t("daily-commitment", digest=new.commitment),
    ]
    return Screen("\n".join(lines), ((Button(t("button-daily-open"), url=link),),))


def attempt_screen(room: Room) -> Screen:
    """Return what an attempt has come to; of the cards only what its player saw himself."""
    row, t = room.table.row, room.translator(room.table.row.opener)
    day = row.day or ""
    lines = [t("daily-title", date=day_name(day, t))]
    over = row.status == "finished" and bool(room.records)
    if over:
        names = html_labels(room.players, t, you=room.table.seat_of(row.opener))
        lines += ["", *account(room.records[-1], names, room.rules, t, single=True)]
    else:
        lines.append(t("daily-broken"))
    lines += ["", promise_of(row, t)]
    look = Button(t("button-daily-ranking"), str(Daily(day, "look")), style="primary")
    return Screen("\n".join(lines), ((look,),))


def hand_title(room: Room, t: Translator) -> str:
    """Return what stands above a hand: the group, practice, or the day whose deal it is."""
    row = room.table.row
    if row.day is not None:
        return t("daily-hand", date=day_name(row.day, t))
    return t("hand-practice") if row.private else room.title


def promise_of(row: TableRow, t: Translator) -> str:
    """Return the deck's commitment where there is no group to promise it to."""
    digest = row.commitment or ""
    if row.day is not None:
        return t("daily-commitment", digest=digest)
    return t("table-commitment", digest=digest) if row.private else ""


def _title(day: DayRow, t: Translator) -> str:
    return t("daily-title", date=day_name(day.day, t))


def _places(placed: Sequence[Placed], t: Translator, *, me: int | None = None) -> list[str]:
    """Return the first lines of a ranking, and the reader's own in any case."""
    first = [each for at, each in enumerate(placed) if at < MOST or each.result.player == me]
    you = next((at for at, each in enumerate(first) if each.result.player == me), None)
    people = [Player(each.result.name, each.result.user_id) for each in first]
    names = html_labels(people, t, you=you)
    return [
        f"{each.place}. {owned(name, signed(each.result.points))}"
        for each, name in zip(first, names, strict=True)
    ]


def _looks(standing: Standing, t: Translator) -> tuple[tuple[Button, ...], ...]:
    """Return the ways back into the own attempt, once its cards are no secret any more."""
    attempt = standing.attempt
    if attempt is None or attempt.table_id is None or attempt.points is None:
        return ()
    whatif = Button(t("button-whatif"), str(AtTable(attempt.table_id, "whatif", 1)))
    return ((whatif, Button(t("button-replay"), str(Replay(attempt.table_id, 1, 0)))),)
