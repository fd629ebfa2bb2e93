"""The computers in the deal of a day do the same in the same situation, whoever sits there.

Their dice follow from the day's deck and from where the deal stands. A player that thinks may yet
be given less time, or fail: so what was done first in a situation is noted, and done again.
"""

from collections.abc import Awaitable, Callable

from bot.computers import Move
from bot.daily.situations import situation_of
from bot.storage import Storage
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction
from bot.worker import Question
from game.actions import Action
from game.notation import parse

Think = Callable[[Question], Awaitable[Action | None]]


async def same_for_all(tx: Transaction, row: TableRow, move: Move | None) -> Move | None:
    """Return the move that is due, as a computer has made it before if it was ever here."""
    if row.day is None or move is None or move.seat is None:
        return move
    if row.seats[move.seat].kind != "computer":
        return move
    situation = situation_of(row)
    known = await tx.days.move(row.day, situation)
    if known is None:
        await tx.days.note_move(row.day, situation, str(move.action))
        return move
    return move._replace(action=parse(known))


def recalling(storage: Storage, think: Think) -> Think:
    """Think only about what no computer has decided in the deal of a day before."""

    async def decide(question: Question) -> Action | None:
        if question.day is not None:
            async with storage.read() as tx:
                known = await tx.days.move(question.day, question.seed)
            if known is not None:
                return parse(known)
        return await think(question)

    return decide
