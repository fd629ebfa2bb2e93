"""A page of the database is damaged: who needs it is told in the end, and everybody else plays."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import pytest

from bot.storage import driver
from tests.e2e.evening import Evening
from tests.e2e.party import seated
from tests.e2e.reader import plain

CROWD = 110
"""More updates than Telegram gives while the oldest is not confirmed."""


class Damage:
    """The pages of one table are damaged, for as long as it is so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.there, self.whole = True, False
        self._run = driver._run
        patch.setattr(driver, "_run", self._fail)

    def _fail(
        self,
        connection: Any,
        begin: str,
        sql: str,
        parameters: Iterable[Any],
        many: bool,
    ) -> Any:
        of_table = sql.startswith("SELECT tables.id") and not many and 1 in tuple(parameters)
        if self.there and (of_table or (self.whole and "updates" in sql)):
            raise sqlite3.DatabaseError("database disk image is malformed")
        return self._run(connection, begin, sql, parameters, many)


async def test_an_update_that_needs_it_is_given_up_and_others_are_served(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl"})
    await evening.advance(20)
    reader, hand = party.turn, party.turn.last()
    damage = Damage(monkeypatch)
    await evening.press(reader.person, hand, reader.choose(hand))
    assert reader.toast == reader.t("error-put-off")
    strangers = [evening.world.person(f"Stranger {n}") for n in range(CROWD)]
    for stranger in strangers:
        stranger.start()
    await evening.advance(60)
    late = plain(reader.t("late-answer", text=reader.t("error-unexpected")))
    assert [one.text for one in reader.all(None) if one.text == late] == [late]
    assert all(any(one.from_bot for one in stranger.see()) for stranger in strangers)
    assert evening.world.updates.waiting() == []
    assert [line for line in evening.complaints.lines if "is given up" in line] != []
    damage.there = False
    await evening.advance(90)
    evening.complaints.lines.clear()


async def test_nothing_is_given_up_while_nothing_at_all_can_be_saved(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl"})
    await evening.advance(20)
    reader, hand = party.turn, party.turn.last()
    (before,) = await evening.tables()
    damage = Damage(monkeypatch)
    damage.whole = True
    await evening.press(reader.person, hand, reader.choose(hand))
    await evening.advance(100)
    damage.there = False
    await evening.advance(60)
    (after,) = await evening.tables()
    assert after.rev > before.rev
    assert not any("is given up" in line for line in evening.complaints.lines)
    evening.complaints.lines.clear()
