"""A tournament read as a whole, and what is due in it by itself: the latter pure.

Nothing that is due is stored. It follows from the rows and the time, so that a restart goes on
where a kill came (docs/decisions/tournament.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.closed import Closed
from bot.storage.cup_rows import BoardRow, EntrantRow, NoticeRow, PlaceRow, TournamentRow
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction
from bot.tempo import SECONDS, Tempo
from bot.tournaments.pairing import COMPUTER, Group, computers
from bot.tournaments.standings import Score, Standing, standings
from bot.turn_clock import left_alone_at, limit_of

LIVE: Final = frozenset({"joining", "playing"})
ROUNDS: Final = range(1, 6)
"""How many there may be."""
FEWEST: Final = 2
"""People without whom no further round is begun."""
PAUSE: Final = 60.0
"""Seconds between two rounds."""
LOOK_AGAIN: Final = 60.0
"""Seconds until a table is opened for which there was no room."""
TOPIC: Final = "topic:"
"""Begins the slots of the topics that tables have."""


@dataclass(frozen=True, slots=True)
class Cup:
    """A tournament with all that belongs to it.

    ``tables`` are those that were opened, ``busy`` the topics (None for the chat itself) where a
    table stands now, whosever that is. ``limit`` is how many seconds a person may think here,
    ``shut`` are the topics that take no messages.
    """

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    boards: tuple[BoardRow, ...]
    places: tuple[PlaceRow, ...]
    notices: Mapping[str, NoticeRow]
    tables: Mapping[int, TableRow]
    busy: frozenset[int | None]
    limit: float
    shut: frozenset[int] = frozenset()

    @property
    def active(self) -> tuple[EntrantRow, ...]:
        """Who takes part and has not gone."""
        return tuple(each for each in self.entrants if not each.gone and each.user_id is not None)

    @property
    def round(self) -> tuple[BoardRow, ...]:
        """The tables of the present round."""
        return tuple(each for each in self.boards if each.round == self.row.round)

    @property
    def pauses(self) -> bool:
        """Whether a round is over and another one is to come."""
        row = self.row
        return row.status == "playing" and row.round < row.rounds and self._is_round_over()

    def _is_round_over(self) -> bool:
        return all(each.done for each in self.round)

    @property
    def topics(self) -> dict[int, int]:
        """The topic of each board, as far as they are there."""
        return {
            int(slot.removeprefix(TOPIC)): notice.message_id
            for slot, notice in self.notices.items()
            if slot.startswith(TOPIC) and notice.chat_id == self.row.chat_id
        }

    def thread_of(self, board: BoardRow) -> int | None:
        """Return the topic of a board; where it has none, that of the tournament."""
        return self.topics.get(board.board) if self.row.in_topics else self.row.thread_id

    def entrant(self, who: int) -> EntrantRow:
        """Return somebody by his number."""
        return next(each for each in self.entrants if each.entrant == who)

    def of_person(self, user_id: int) -> EntrantRow | None:
        """Return somebody by his account."""
        return next((each for each in self.entrants if each.user_id == user_id), None)

    def seated(self, board: BoardRow) -> tuple[PlaceRow, ...]:
        """Return who is to play at a board."""
        at = (board.round, board.board)
        return tuple(each for each in self.places if (each.round, each.board) == at)

    def groups(self) -> list[Group]:
        """Return who has sat together so far, the computer included where it filled a table."""
        found: list[Group] = []
        for board in self.boards:
            people = tuple(each.entrant for each in self.seated(board))
            found.append((*people, *[COMPUTER] * computers(len(people)))[: max(3, len(people))])
        return found

    def standings(self, before: int | None = None) -> list[Standing]:
        """Return how it stands, or how it stood before a round."""
        last = self.row.rounds if before is None else before - 1
        done = {(each.round, each.board) for each in self.boards if each.done}
        played = [
            (each.entrant, Score(each.points, each.won, each.total))
            for each in self.places
            if (each.round, each.board) in done and each.round <= last
        ]
        return standings((each.entrant for each in self.entrants), played)


@dataclass(frozen=True, slots=True)
class Book:
    """A table is over, and is to be counted."""

    board: BoardRow


@dataclass(frozen=True, slots=True)
class Open:
    """A table is to be opened."""

    board: BoardRow


@dataclass(frozen=True, slots=True)
class Move:
    """A table whose topic is closed is to go on where the tournament was opened."""

    board: BoardRow


@dataclass(frozen=True, slots=True)
class Draw:
    """The next round is to be drawn."""


@dataclass(frozen=True, slots=True)
class End:
    """The tournament is over: ``left`` alone for too long, or played."""

    left: bool = False


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing is due before this moment, in Unix seconds."""

    until: float


Step: TypeAlias = Book | Open | Move | Draw | End | Wait


def next_step(cup: Cup, now: float, tempo: Tempo) -> Step | None:
    """Return what is due in a tournament; None once it is over."""
    row = cup.row
    if row.status not in LIVE:
        return None
    alone = _last_touched(cup) + tempo.table_stale + cup.limit
    if alone <= now:
        return End(left=True)
    if row.status == "joining":
        return Wait(alone)
    over = next((board for board in cup.round if _is_to_book(cup, board)), None)
    if over is not None:
        return Book(over)
    unopened = [board for board in cup.round if board.table_id is None and not board.done]
    free = next((board for board in unopened if _has_room(cup, board)), None)
    if free is not None:
        return Open(free)
    stuck = next((board for board in cup.round if _is_stuck(cup, board)), None)
    if stuck is not None and cup.row.thread_id not in cup.busy:
        return Move(stuck)
    if not all(board.done for board in cup.round):
        return Wait(min(alone, now + LOOK_AGAIN) if unopened else alone)
    if not cup.pauses or len(cup.active) < FEWEST:
        return End()
    begins = row.changed_at / 1000 + PAUSE
    return Draw() if begins <= now else Wait(begins)


def _last_touched(cup: Cup) -> float:
    """Return when somebody last did something, in Unix seconds, less what does not count."""
    tables = (cup.tables.get(board.table_id or 0) for board in cup.round)
    return max([cup.row.changed_at / 1000, *map(left_alone_at, filter(None, tables))])


def _is_to_book(cup: Cup, board: BoardRow) -> bool:
    if board.done or board.table_id is None:
        return False
    table = cup.tables.get(board.table_id)
    return table is None or table.status not in {"lobby", "playing"}


def _has_room(cup: Cup, board: BoardRow) -> bool:
    if cup.row.in_topics and board.board not in cup.topics:
        return False
    return cup.thread_of(board) not in cup.busy


def _is_stuck(cup: Cup, board: BoardRow) -> bool:
    table = cup.tables.get(board.table_id or 0)
    if board.done or table is None or table.thread_id == cup.row.thread_id:
        return False
    return table.thread_id in cup.shut


async def read_cup(
    tx: Transaction, tournament_id: int, closed: Closed | None = None
) -> Cup | None:
    """Read a tournament; None if there is no such one.

    :param closed: the topics that take no messages
    """
    row = await tx.tournaments.get(tournament_id)
    if row is None:
        return None
    boards = await tx.boards.all(row.id)
    opened = [board.table_id for board in boards if board.table_id is not None]
    live = await tx.tables.many(await tx.tables.live_of_chat(row.chat_id))
    limit = await limit_of(tx, row.chat_id, row.thread_id)
    return Cup(
        row=row,
        entrants=await tx.tournaments.entrants(row.id),
        boards=boards,
        places=await tx.boards.places(row.id),
        notices=await tx.notices.all(row.id),
        tables={table.id: table for table in await tx.tables.many(opened)},
        busy=frozenset(table.thread_id for table in live),
        limit=SECONDS.get(limit, 0.0),
        shut=frozenset() if closed is None else closed.topics_in(row.chat_id),
    )
