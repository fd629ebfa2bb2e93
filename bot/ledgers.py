"""Who hears what came of a message: its table, its tournament, or the herald of its day."""

from bot.daily.herald import SLOT, Herald
from bot.delivery import Address
from bot.presenter import Presenter
from bot.refusals import Refusal
from bot.tournaments.steward import SLOT as CUP
from bot.tournaments.steward import Steward


class Ledgers:
    """The ledger of the outbox."""

    def __init__(self, tables: Presenter, days: Herald, cups: Steward) -> None:
        self._tables, self._days, self._cups = tables, days, cups

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        """A send or an edit has succeeded."""
        if slot.startswith(SLOT):
            self._tables.saw(to.chat_id, message_id)
            await self._days.told(slot, to)
            return
        await self._tables.shown(slot, to, message_id, tag)
        if slot.startswith(CUP):
            await self._cups.shown(slot, to, message_id, tag)

    async def refused(self, slot: str, to: Address, refusal: Refusal) -> None:
        """The slot's content was given up."""
        if slot.startswith(SLOT):
            await self._days.refused(slot, to, refusal)
        elif slot.startswith(CUP):
            await self._cups.refused(slot, refusal)
        else:
            await self._tables.refused(slot, to, refusal)

    async def taken_away(self, slot: str, message_id: int) -> None:
        """A message is gone; a ranking is never taken away by the bot."""
        if not slot.startswith(SLOT):
            await self._tables.taken_away(slot, message_id)

    async def migrated(self, old_chat_id: int, new_chat_id: int) -> None:
        """A group has got another id."""
        await self._tables.migrated(old_chat_id, new_chat_id)
        self._cups.wake()
