"""Explanations: a hint in practice, and a look back at a deal that is over, for one person alone.

They are thought of beside the bot, and nothing of them is stored: who lost one asks again. A hint
is one message of its table, which goes when the choice is made; a look back is said once.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Final

from bot.daily.secrecy import check_told
from bot.errors import TableError, Why
from bot.hints import HINT, Hint, Hints
from bot.metrics import Metrics, timed
from bot.nursery import Nursery
from bot.people import People
from bot.render.explained import Deal, no_answer, review_alert, review_screen
from bot.render.screen import Screen
from bot.room import Room, read_room
from bot.storage import Storage
from bot.storage.rows import ActionRow
from bot.table import Table, read
from bot.thinking import Thinking
from bot.worker import HintQuestion, ReviewQuestion
from game.engine import new_match
from game.players.advice import Advice, may_advise
from game.players.review import Review
from game.views import View, view

AGAIN: Final = 3.0
"""Seconds in which the same look back is not given again: a double press is answered once."""
MANY: Final = 1000
"""How many are remembered, to be given again without another thought."""
NOT_PLAYED: Final = frozenset({"redealt", "stopped"})


@dataclass(frozen=True, slots=True)
class Asked:
    """A look back that a person may have: what to think about, and what it is told with."""

    user_id: int
    question: ReviewQuestion
    deal: Deal

    @property
    def key(self) -> tuple[int, int, int]:
        """Who asks about which deal."""
        return self.user_id, self.question.table_id, self.deal.record["deal"]


@dataclass(frozen=True, slots=True)
class Explainers:
    """Who thinks about it; no answer is None."""

    advise: Callable[[HintQuestion], Awaitable[Advice | None]]
    review: Callable[[ReviewQuestion], Awaitable[Review | None]]

    @classmethod
    def of(cls, thinking: Thinking, metrics: Metrics, clock: Callable[[], float]) -> "Explainers":
        """Let it be thought about beside the bot, and the seconds be noted."""
        return cls(
            advise=timed(thinking.advise, metrics.thinking.labels("hint"), clock),
            review=timed(thinking.review, metrics.thinking.labels("review"), clock),
        )


class Explaining:
    """Says what the strong player would do, or would have done; one thing at a time to each."""

    def __init__(
        self,
        storage: Storage,
        minds: Explainers,
        people: People,
        nursery: Nursery,
        *,
        hints: Hints,
        post: Callable[[int, tuple[str, ...]], Awaitable[None]],
        clock: Callable[[], float],
        default_language: str,
    ) -> None:
        """Take the dependencies.

        :param nursery: ends what is still thought of when the bot stops
        :param post: posts the newest message of a table in these slots at the bottom of its chat
        """
        self._storage, self._minds, self._people = storage, minds, people
        self._nursery, self._hints, self._post, self._clock = nursery, hints, post, clock
        self._default_language = default_language
        self._busy: set[int] = set()
        self._told: dict[tuple[int, int, int], float] = {}
        self._found: dict[tuple[int, int, int], Review] = {}

    async def hint(self, user_id: int) -> None:
        """Show a person in practice what the strong player would do on his turn.

        Asked for again, the same hint is posted anew at the bottom.

        :raises TableError: if he is not in practice, or has nothing to choose
        """
        async with self._storage.read() as tx:
            row = await tx.tables.live_in(user_id)
        if row is None or row.status != "playing":
            raise TableError(Why.HINTS_OFF)
        table = read(row)
        seen, choice = _turn(table, user_id)
        known = self._hints.find(table)
        if known is not None and known.advice is not None:
            await self._post(row.id, (HINT,))
        elif user_id not in self._busy:
            self._spawn(user_id, self._hint(table, seen, choice))

    async def _hint(self, table: Table, seen: View, choice: int) -> None:
        row = table.row
        await self._people.prove_reachable(row.opener)  # which also shows that somebody is writing
        seed = f"{row.match_id}:{seen.deal}:{choice}:hint"  # asked again it says the same
        advice = await self._minds.advise(HintQuestion(row.id, row.rev, seen, seed=seed))
        self._hints.give(row.id, Hint(choice, seen, advice))
        await self._post(row.id, (HINT,))

    async def ask(self, table_id: int, deal: int, user_id: int) -> Asked | None:
        """Return the look back that a person asks for; None if he has asked for one already.

        :raises TableError: if the deal is not over, or he did not play in it
        """
        async with self._storage.read() as tx:
            room = await read_room(tx, table_id, self._default_language, whole=True)
            if room is None:
                raise TableError(Why.STALE)
            log = await tx.actions.up_to(table_id, deal)
        asked = _asked(room, log, deal, user_id)
        now, told = self._clock(), self._told.get(asked.key, -AGAIN)
        if user_id in self._busy or now - told < AGAIN:
            return None
        if len(self._told) >= MANY:
            self._told.clear()
            self._found.clear()
        self._told[asked.key] = now
        return asked

    def tell(self, asked: Asked, say: Callable[[Screen], None]) -> None:
        """Look back, and say all of it."""
        self._look_back(asked, lambda screen, _: say(screen))

    def answer(self, asked: Asked, say: Callable[[str], None]) -> None:
        """Look back, and say as much as an answer to a press holds."""
        self._look_back(asked, lambda _, alert: say(alert))

    def _look_back(self, asked: Asked, say: Callable[[Screen, str], None]) -> None:
        self._spawn(asked.user_id, self._review(asked, say))

    async def _review(self, asked: Asked, say: Callable[[Screen, str], None]) -> None:
        found = self._found.get(asked.key)
        if found is None:
            found = await self._minds.review(asked.question)
        t = await self._people.translator(asked.user_id)
        if found is None:
            self._told.pop(asked.key, None)
            say(no_answer(t), no_answer(t).text)
        else:
            if found.complete:
                self._found[asked.key] = found
            say(review_screen(found, asked.deal, t), review_alert(found, asked.deal, t))

    def _spawn(self, user_id: int, work: Coroutine[None, None, None]) -> None:
        self._busy.add(user_id)
        self._nursery.spawn(work).add_done_callback(lambda _: self._busy.discard(user_id))


def _turn(table: Table, user_id: int) -> tuple[View, int]:
    """Return what a person sees who has to choose now, and when that choice opened.

    :raises TableError: if he has nothing to choose
    """
    seat, state = table.seat_of(user_id), table.state
    if seat is None or state is None:
        raise TableError(Why.NO_HINT)
    seen, choice = view(state, seat), table.choice_of(seat)
    if choice is None or not may_advise(seen):
        raise TableError(Why.NO_HINT)
    return seen, choice


def _asked(room: Room, log: Sequence[ActionRow], deal: int, user_id: int) -> Asked:
    """Return what a person asks about a deal; of a later one nothing goes into it.

    :raises TableError: if the deal is not over or withheld, or he did not play in it
    """
    row = room.table.row
    check_told(room.withheld)
    if row.thinned_at is not None:
        raise TableError(Why.THINNED)
    over = [at for at, each in enumerate(room.records) if each["deal"] == deal]
    players = room.players_of(over[-1]) if over else room.players
    seat = next((at for at, each in enumerate(players) if each.user_id == user_id), None)
    if seat is None or not any(_is_own(each, deal, seat) for each in log):
        raise TableError(Why.NOT_IN_DEAL)
    if not over or room.records[over[-1]]["outcome"] in NOT_PLAYED:
        raise TableError(Why.STALE)
    start = new_match(room.rules, players=len(row.seats), dealer=room.records[0]["dealer"])
    question = ReviewQuestion(
        table_id=row.id,
        rev=row.rev,
        start=start,
        log=tuple((each.seat, each.action, each.auto) for each in log),
        seat=seat,
        seed=f"{row.match_id}:{deal}:{seat}",
    )
    told = Deal(
        room.records[over[-1]],
        players,
        room.rules,
        title=room.title,
        you=seat,
        single=row.day is not None,
    )
    return Asked(user_id, question, told)


def _is_own(action: ActionRow, deal: int, seat: int) -> bool:
    """Whether somebody on a seat did this in a deal himself."""
    return action.deal == deal and action.seat == seat and action.auto is None
