"""Tables in the middle of a deal, written straight into a database: playing there takes long."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from bot import codec
from bot.storage import ActionRow, SeatRow, Storage
from bot.storage.transaction import Transaction
from game.actions import Action, Deal
from game.engine import apply, new_match
from game.match import shuffled
from game.phases import Exchange, Tricks
from game.players import rule_player
from game.record import LogEntry, commitment
from game.state import State
from game.views import view


@dataclass(frozen=True, slots=True)
class Place:
    """A group and the people who sit at its table, by seat."""

    chat_id: int
    title: str
    people: tuple[tuple[int, str], ...]


def places(count: int) -> list[Place]:
    """Return groups of three that exist nowhere but here."""
    return [
        Place(
            -1_000_000_000_001 - at,
            f"Group {at}",
            tuple((1000 + 3 * at + seat, f"Player {3 * at + seat}") for seat in range(3)),
        )
        for at in range(count)
    ]


async def seed(storage: Storage, where: Iterable[Place], rng: Random) -> list[int]:
    """Write a live table for each place, somewhere between the auction and the last tricks."""
    async with storage.write() as tx:
        return [await _table(tx, place, rng) for place in where]


async def _table(tx: Transaction, place: Place, rng: Random) -> int:
    await tx.chats.see(place.chat_id, place.title)
    await tx.chats.set_language(place.chat_id, "en")
    for user_id, name in place.people:
        await tx.persons.see(user_id, name, "en")
        await tx.persons.set_private_ok(user_id, True)
    row = await tx.tables.create(
        chat_id=place.chat_id,
        opener=place.people[0][0],
        match_id=f"{rng.getrandbits(104):026x}",
        seats=[
            SeatRow(seat=seat, kind="human", name=name, user_id=user_id)
            for seat, (user_id, name) in enumerate(place.people)
        ],
    )
    start, log, state = _half_a_deal(rng)
    playing = replace(
        row,
        status="playing",
        state=codec.dump(state),
        schema=codec.SCHEMA,
        deal_start=codec.dump(start),
        commitment=_commitment(log),
        choice_revs=str([row.rev + 1] * len(row.seats)),
    )
    await tx.tables.save(playing, row.rev)
    await tx.actions.append(
        *(
            ActionRow(
                table_id=row.id, rev=1, deal=start.deal, seat=seat, action=str(action), at=tx.now
            )
            for seat, action, _ in log
        )
    )
    return row.id


def _half_a_deal(rng: Random) -> tuple[State, list[LogEntry], State]:
    """Return a start, what was done since, and where that led: a hand with cards to play."""
    while True:
        start = state = new_match(dealer=rng.randrange(3))
        log: list[LogEntry] = []
        seat: int | None = None
        action: Action = shuffled(rng)
        for _ in range(rng.randrange(1, 22)):
            state, _ = apply(state, seat, action)
            log.append((seat, action, None))
            if not state.to_act:
                break
            seat = state.to_act[0]
            action = rule_player(view(state, seat))
        if state.deal == 1 and isinstance(state.phase, Exchange | Tricks):
            return start, log, state


def _commitment(log: Iterable[LogEntry]) -> str:
    deals = [action for _, action, _ in log if isinstance(action, Deal)]
    return commitment(deals[-1].salt, deals[-1].deck)
