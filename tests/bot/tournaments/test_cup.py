"""What is due in a tournament by itself: from its rows and the time, and nothing else."""

from dataclasses import replace
from typing import Any

import pytest

from bot.storage.cup_rows import BoardRow, EntrantRow, NoticeRow, PlaceRow, TournamentRow
from bot.storage.rows import Status, TableRow
from bot.tempo import Tempo
from bot.tournaments.cup import (
    LOOK_AGAIN,
    PAUSE,
    Book,
    Cup,
    Draw,
    End,
    Move,
    Open,
    Step,
    Wait,
    next_step,
)

NOW = 1_790_000_000.0
DAY = Tempo().table_stale
ONE, TWO = BoardRow(1, 1), BoardRow(1, 2)


def table(number: int, status: Status = "playing", *, thread: int | None = None) -> TableRow:
    """Return a table at which something was done just now."""
    moment = int(NOW * 1000)
    return TableRow(
        id=number,
        chat_id=-7,
        thread_id=thread,
        private=False,
        status=status,
        opener=1,
        match_id="",
        created_at=moment,
        acted_at=moment,
    )


def cup(*boards: BoardRow, tables: tuple[TableRow, ...] = (), **changes: Any) -> Cup:
    """Return a tournament of six in its first round."""
    row = TournamentRow(
        id=1,
        chat_id=-7,
        thread_id=None,
        status="playing",
        organiser=1,
        rounds=2,
        round=1,
        in_topics=False,
        created_at=0,
        changed_at=int(NOW * 1000),
    )
    topics = changes.pop("topics", {})
    shut = changes.pop("shut", frozenset())
    return Cup(
        row=replace(row, **changes),
        entrants=tuple(EntrantRow(at, at, f"P{at}") for at in range(1, 7)),
        boards=boards,
        places=tuple(PlaceRow(1, 1 + (at > 3), at) for at in range(1, 7)),
        notices={f"topic:{n}": NoticeRow(f"topic:{n}", -7, id_, "") for n, id_ in topics.items()},
        tables={each.id: each for each in tables},
        busy=frozenset(each.thread_id for each in tables if each.status == "playing"),
        limit=120.0,
        shut=shut,
    )


def played(board: BoardRow, number: int) -> BoardRow:
    return replace(board, table_id=number)


def over(board: BoardRow, number: int) -> BoardRow:
    return replace(board, table_id=number, done=True)


@pytest.mark.parametrize(
    ("tournament", "step"),
    [
        (cup(ONE, TWO), Open(ONE)),
        (cup(played(ONE, 1), TWO, tables=(table(1),)), Wait(NOW + LOOK_AGAIN)),
        (cup(played(ONE, 1), TWO, tables=(table(1, "finished"),)), Book(played(ONE, 1))),
        (cup(played(ONE, 1), TWO), Book(played(ONE, 1))),
        (cup(over(ONE, 1), TWO, tables=(table(1, "finished"),)), Open(TWO)),
        # Somebody else's table stands there.
        (cup(over(ONE, 1), TWO, tables=(table(1, "finished"), table(9))), Wait(NOW + LOOK_AGAIN)),
        (cup(over(ONE, 1), over(TWO, 2)), Wait(NOW + PAUSE)),
        (cup(over(ONE, 1), over(TWO, 2), changed_at=int((NOW - PAUSE) * 1000)), Draw()),
        (cup(over(ONE, 1), over(TWO, 2), rounds=1), End()),
        (cup(played(ONE, 1), over(TWO, 2), tables=(table(1),)), Wait(NOW + DAY + 120)),
        (cup(status="finished"), None),
        (cup(status="joining", round=0), Wait(NOW + DAY + 120)),
        (
            cup(status="joining", round=0, changed_at=int((NOW - DAY - 120) * 1000)),
            End(left=True),
        ),
    ],
)
def test_tables_follow_one_another(tournament: Cup, step: Step | None) -> None:
    assert next_step(tournament, NOW, Tempo()) == step


@pytest.mark.parametrize(
    ("tournament", "step"),
    [
        (cup(ONE, TWO, in_topics=True), Wait(NOW + LOOK_AGAIN)),
        (cup(ONE, TWO, in_topics=True, topics={2: 42}), Open(TWO)),
        (
            cup(
                ONE, played(TWO, 2), in_topics=True, topics={1: 41}, tables=(table(2, thread=42),)
            ),
            Open(ONE),
        ),
        (
            cup(played(ONE, 1), over(TWO, 2), in_topics=True, tables=(table(1, thread=41),)),
            Wait(NOW + DAY + 120),
        ),
        (
            cup(
                played(ONE, 1),
                over(TWO, 2),
                in_topics=True,
                tables=(table(1, thread=41),),
                shut=frozenset({41}),
            ),
            Move(played(ONE, 1)),
        ),
        (
            cup(
                played(ONE, 1),
                played(TWO, 2),
                in_topics=True,
                tables=(table(1, thread=41), table(2)),
                shut=frozenset({41}),
            ),
            Wait(NOW + DAY + 120),
        ),
    ],
)
def test_tables_in_topics_wait_for_these_alone(tournament: Cup, step: Step) -> None:
    assert next_step(tournament, NOW, Tempo()) == step


def test_it_is_not_left_alone_while_people_play() -> None:
    tournament = cup(played(ONE, 1), tables=(table(1),), changed_at=0)
    assert next_step(tournament, NOW, Tempo()) == Wait(NOW + DAY + 120)


def test_time_that_does_not_count_is_not_held_against_them() -> None:
    later = replace(table(1), turn_from=int((NOW + 500) * 1000))
    tournament = cup(played(ONE, 1), tables=(later,), changed_at=0)
    assert next_step(tournament, NOW, Tempo()) == Wait(NOW + 500 + DAY + 120)


def test_one_person_needs_no_further_round() -> None:
    tournament = cup(over(ONE, 1), over(TWO, 2))
    alone = (tournament.entrants[0], *(replace(p, gone=True) for p in tournament.entrants[1:]))
    assert next_step(replace(tournament, entrants=alone), NOW, Tempo()) == End()


def test_the_standings_count_what_is_done_before_a_round() -> None:
    tournament = cup(over(ONE, 1), played(TWO, 2))
    places = tuple(replace(place, points=6) for place in tournament.places)
    tournament = replace(tournament, places=places)
    points = {each.who: each.points for each in tournament.standings()}
    assert points == {1: 6, 2: 6, 3: 6, 4: 0, 5: 0, 6: 0}
    assert {each.points for each in tournament.standings(before=1)} == {0}
