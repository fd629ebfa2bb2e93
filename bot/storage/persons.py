"""Persons: their names, languages and whether a private message reaches them."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import BindParameter, bindparam, func, or_, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import PersonRow
from bot.storage.schema import messages, persons, seats

_NEW: Final = insert(persons)
_HINT: Final = func.coalesce(_NEW.excluded.language_hint, persons.c.language_hint)
# Nothing is written for a person who is as he was.
_SEE: Final = _NEW.on_conflict_do_update(
    index_elements=["user_id"],
    set_={"name": _NEW.excluded.name, "language_hint": _HINT},
    where=or_(
        persons.c.name != _NEW.excluded.name,
        persons.c.language_hint.is_distinct_from(_HINT),
    ),
)
_SET_LANGUAGE: Final = _NEW.on_conflict_do_update(
    index_elements=["user_id"],
    set_={"language": _NEW.excluded.language},
)
_SET_CARDS: Final = _NEW.on_conflict_do_update(
    index_elements=["user_id"],
    set_={"cards": _NEW.excluded.cards},
)
_SET_ONLY_CARD: Final = _NEW.on_conflict_do_update(
    index_elements=["user_id"],
    set_={"only_card": _NEW.excluded.only_card},
)
_SET_PRIVATE_OK: Final = _NEW.on_conflict_do_update(
    index_elements=["user_id"],
    set_={"private_ok": _NEW.excluded.private_ok},
    where=persons.c.private_ok != _NEW.excluded.private_ok,
)
_PERSON: Final[BindParameter[int]] = bindparam("person")
_WHISPERED: Final = select(messages.c.table_id).where(messages.c.receiver == _PERSON)
_PLAYS_THERE: Final = (
    update(seats)
    .where(seats.c.user_id == _PERSON, seats.c.table_id.in_(_WHISPERED))
    .values(here=1)
)
_GET: Final = select(persons).where(persons.c.user_id.in_(bindparam("ids", expanding=True)))


class Persons:
    """The persons, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def see(self, user_id: int, name: str, language_hint: str | None) -> None:
        """Note a person's present name and client language; what was chosen by hand stays."""
        await self._put(_SEE, user_id, name=name, language_hint=language_hint)

    async def set_language(self, user_id: int, language: str | None) -> None:
        """Note the language chosen by hand; None follows the client again."""
        await self._put(_SET_LANGUAGE, user_id, language=language)

    async def set_cards(self, user_id: int, cards: str) -> None:
        """Note how the person wants to see his cards."""
        await self._put(_SET_CARDS, user_id, cards=cards)

    async def set_only_card(self, user_id: int, *, wanted: bool) -> None:
        """Note whether the only card that the person may play is played for him."""
        await self._put(_SET_ONLY_CARD, user_id, only_card=wanted)

    async def set_private_ok(self, user_id: int, private_ok: bool) -> None:
        """Note whether private messages reach the person.

        Whom they no longer do plays in the group where he is shown his hand there.
        """
        await self._put(_SET_PRIVATE_OK, user_id, private_ok=private_ok)
        if not private_ok:
            await self._connection.execute(_PLAYS_THERE, {"person": user_id})

    async def get(self, user_id: int) -> PersonRow | None:
        """Read a person."""
        return (await self.many((user_id,))).get(user_id)

    async def many(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        """Read those of the persons that are known, by their ids."""
        result = await self._connection.execute(_GET, {"ids": list(user_ids)})
        return {row.user_id: _person_from(row._asdict()) for row in result}

    async def _put(self, statement: Any, user_id: int, **known: Any) -> None:
        unknown = {"name": "", "language_hint": None, "private_ok": False}
        unknown |= {"language": None, "cards": None, "only_card": False}
        await self._connection.execute(statement, {**unknown, **known, "user_id": user_id})


def _person_from(values: dict[str, Any]) -> PersonRow:
    flags = {name: bool(values[name]) for name in ("private_ok", "only_card")}
    return PersonRow(**values | flags)
