"""Does what is due in a tournament, within one transaction: opens tables, counts them, draws."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.chance import Chance
from bot.closed import Closed
from bot.computers import computer_seat
from bot.house_rules import choose, rules_of
from bot.pace import choose_pace, pace_of
from bot.seats import end_match
from bot.storage.cup_rows import BoardRow, PlaceRow, TournamentRow
from bot.storage.rows import SeatRow, TableRow
from bot.storage.transaction import Transaction
from bot.table import read
from bot.tables import Tables
from bot.tempo import Tempo
from bot.tournaments.cup import TOPIC, Book, Cup, Draw, End, Move, Open, Wait, next_step, read_cup
from bot.tournaments.pairing import computers, in_order, met, paired
from bot.tournaments.standings import scores
from bot.turn_clock import choose_limit, limit_of

NewId: TypeAlias = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Rounds:
    """What rounds are made with."""

    tables: Tables
    chance: Chance
    new_match_id: NewId
    tempo: Tempo
    closed: Closed


async def go_on(tx: Transaction, tournament_id: int, rounds: Rounds) -> list[int]:
    """Do all that is due in a tournament now; return the tables to be shown for it."""
    tables: list[int] = []
    while (cup := await read_cup(tx, tournament_id, rounds.closed)) is not None:
        match next_step(cup, tx.now / 1000, rounds.tempo):
            case Book(board):
                await _book(tx, cup, board)
            case Open(board):
                tables += await _open(tx, cup, board, rounds)
            case Move(board):
                tables += await _move(tx, cup, board)
            case Draw():
                await draw(tx, cup, rounds.chance)
            case End(left):
                if left:
                    tables += await stop(tx, cup)
                else:
                    await tx.tournaments.save(replace(cup.row, status="finished"))
            case Wait() | None:
                break
    return tables


async def draw(tx: Transaction, cup: Cup, chance: Chance) -> None:
    """Draw the next round: by lot the first, then by the standings."""
    row = cup.row
    people = {each.entrant for each in cup.active}
    if row.round == 0:
        groups = in_order([each.entrant for each in chance.shuffled(cup.active)])
    else:
        order = [each.who for each in cup.standings() if each.who in people]
        groups = paired(order, met(cup.groups()))
    seated = [[who for who in group if who in people] for group in groups]
    await tx.boards.draw(row.id, row.round + 1, seated)
    await tx.tournaments.save(replace(row, status="playing", round=row.round + 1))


async def stop(tx: Transaction, cup: Cup) -> list[int]:
    """End a tournament where it stands, with the tables that are still played."""
    stopped: list[int] = []
    for board in cup.round:
        table = cup.tables.get(board.table_id or 0)
        if board.done or table is None:
            continue
        if table.status in {"lobby", "playing"}:
            await end_match(tx, table)
            stopped.append(table.id)
        await _book(tx, cup, board, table)
    await tx.tournaments.save(replace(cup.row, status="stopped"))
    return stopped


async def give_up_topics(tx: Transaction, tournament_id: int) -> None:
    """Let the tables that are still to be opened follow one another in the chat."""
    row = await tx.tournaments.get(tournament_id)
    if row is not None and row.in_topics:
        await tx.tournaments.save(replace(row, in_topics=False))


async def _open(tx: Transaction, cup: Cup, board: BoardRow, rounds: Rounds) -> list[int]:
    """Deal a match to those of a board who are still there; without any it is done."""
    row, thread_id = cup.row, cup.thread_of(board)
    seats = _seats(cup, board)
    if all(seat.kind == "computer" for seat in seats):
        await _book(tx, cup, board)
        return []
    await _bring_rules(tx, row, thread_id)
    table = await tx.tables.create(
        chat_id=row.chat_id,
        thread_id=thread_id,
        opener=row.organiser,
        match_id=rounds.new_match_id(),
        seats=seats,
    )
    await rounds.tables.begin(tx, table)
    await tx.boards.opened(row.id, board.round, board.board, table.id)
    await tx.tournaments.save(row)
    return [table.id]


async def _move(tx: Transaction, cup: Cup, board: BoardRow) -> list[int]:
    """Let a table go on where the tournament was opened; later ones get another topic."""
    table_id = board.table_id or 0
    await tx.move_table(table_id, cup.row.thread_id)
    await tx.notices.drop(cup.row.id, f"{TOPIC}{board.board}")
    return [table_id]


def _seats(cup: Cup, board: BoardRow) -> tuple[SeatRow, ...]:
    """Return who sits at a board; a computer has the place of who has gone since the draw."""
    people = [cup.entrant(each.entrant) for each in cup.seated(board)]
    seats = [
        computer_seat()
        if each.gone or each.user_id is None
        else SeatRow(seat=0, kind="human", name=each.name, user_id=each.user_id)
        for each in people
    ]
    seats += [computer_seat()] * computers(len(people))
    return tuple(replace(seat, seat=at) for at, seat in enumerate(seats))


async def _bring_rules(tx: Transaction, row: TournamentRow, thread_id: int | None) -> None:
    """Let a topic of a tournament have the rules, pace and clock of where that was opened."""
    here = row.chat_id, row.thread_id
    if thread_id != row.thread_id:
        await choose(tx, row.chat_id, thread_id, await rules_of(tx, *here))
        await choose_pace(tx, row.chat_id, thread_id, await pace_of(tx, *here))
        await choose_limit(tx, row.chat_id, thread_id, await limit_of(tx, *here))


async def _book(tx: Transaction, cup: Cup, board: BoardRow, table: TableRow | None = None) -> None:
    """Count a table that is over; who has not kept his seat takes no further part for now."""
    table = table or cup.tables.get(board.table_id or 0)
    came = [] if table is None else _came(cup, board, table)
    for place, left in came:
        user_id = cup.entrant(place.entrant).user_id
        if left and user_id is not None:
            await tx.tournaments.mark(cup.row.id, user_id, gone=True)
    await tx.boards.book(cup.row.id, board.round, board.board, [place for place, _ in came])
    await tx.tournaments.save(cup.row)


def _came(cup: Cup, board: BoardRow, table: TableRow) -> list[tuple[PlaceRow, bool]]:
    """Return what a table came to for each, and whether he has left his seat."""
    state = read(table).state
    people = {each.entrant: cup.entrant(each.entrant).user_id for each in cup.seated(board)}
    if state is None:
        return []
    seats = {seat.user_id: seat.seat for seat in table.seats if seat.user_id is not None}
    known = set(people.values()) - {None}
    came = scores(
        state.standing.totals,
        winner=table.winner,
        seat_of={who: seats.get(user_id or 0) for who, user_id in people.items()},
        left=[each.seat for each in table.seats if _was_left(each, known)],
    )
    at = (board.round, board.board)
    return [
        (PlaceRow(*at, who, each.points, each.won, each.total), each.left)
        for who, each in came.items()
    ]


def _was_left(seat: SeatRow, known: Collection[int | None]) -> bool:
    """Return whether somebody else ends a match for who was to play it: a computer, an outsider.

    :param known: those who were to play
    """
    return seat.left_user_id in known or (seat.user_id is not None and seat.user_id not in known)
