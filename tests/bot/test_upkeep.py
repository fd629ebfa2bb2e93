"""Old matches are thinned in time that obeys; their scoresheets stay true."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.l10n import Translator
from bot.render.names import Player
from bot.render.score import score_screen
from bot.storage import ActionRow, DealRow, Storage, TableRow
from bot.storage.rows import Status
from bot.upkeep import EVERY, Upkeep
from game.presets import PRESETS
from tests.bot.fakes import FakeTime
from tests.bot.storage.conftest import Clock

DAY = 24 * 3600.0
MATCH = Path(__file__).parents[1] / "golden" / "match.jsonl"


async def keep(storage: Storage, chat_id: int, status: Status = "finished") -> int:
    """Store the recorded match at a table, and return it."""
    lines = [json.loads(line) for line in MATCH.read_text(encoding="utf-8").splitlines()]
    records = [line for line in lines if "deck" in line]
    async with storage.write() as tx:
        row = await tx.tables.create(chat_id=chat_id, opener=1, match_id="m")
        row = replace(row, status=status, state="{}", deal_start="{}")
        await tx.tables.save(row, 0)
        action = ActionRow(table_id=row.id, rev=1, deal=1, seat=0, action="p", at=0)
        await tx.actions.append(action)
        for number, record in enumerate(records):
            text = json.dumps(record)
            await tx.deals.append(
                DealRow(table_id=row.id, number=number, attempt=0, record=text, at=tx.now)
            )
    return row.id


async def stored(storage: Storage, table_id: int) -> tuple[TableRow, str, int]:
    """Return a table, its records as one text, and how many actions are kept."""
    async with storage.read() as tx:
        row = await tx.tables.get(table_id)
        assert row is not None
        records = [json.loads(deal.record) for deal in await tx.deals.all(table_id)]
        return row, json.dumps(records), len(await tx.actions.of_deal(table_id, 1))


@pytest.fixture
async def storage(clock: Clock) -> AsyncIterator[Storage]:
    opened = await Storage.open(":memory:", clock=clock)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def upkeep(storage: Storage, days: int) -> Upkeep:
    return Upkeep(storage, keep_days=days, sleep=FakeTime().sleep)


async def test_an_old_match_keeps_its_scoresheet_and_no_card(
    storage: Storage, clock: Clock
) -> None:
    table_id = await keep(storage, -1)
    _, before, _ = await stored(storage, table_id)
    clock.time += 30 * DAY + 1
    assert await upkeep(storage, 30).tidy() == 1

    row, after, actions = await stored(storage, table_id)
    assert row.thinned_at == int(clock.time * 1000)
    assert (actions, row.deal_start) == (0, None)
    assert '"9S"' in before
    assert not any(f'"{rank}{suit}"' in after for rank in "9JQKTA" for suit in "SCDH")
    players = [Player(name, None) for name in ("Anna", "Boris", "Vera")]
    t, rules = Translator("en"), PRESETS["classic"]
    sheets = [score_screen(json.loads(text), players, t, rules=rules) for text in (before, after)]
    assert sheets[0] == sheets[1]
    assert await upkeep(storage, 30).tidy() == 0


@pytest.mark.parametrize(
    ("days", "status", "age"),
    [(30, "finished", 29.9), (0, "finished", 4000), (30, "playing", 4000)],
)
async def test_what_is_young_or_live_or_kept_for_ever_stays_whole(
    storage: Storage, clock: Clock, days: int, status: Status, age: float
) -> None:
    table_id = await keep(storage, -1, status)
    before = await stored(storage, table_id)
    clock.time += age * DAY
    assert await upkeep(storage, days).tidy() == 0
    assert await stored(storage, table_id) == before


async def test_a_lobby_that_never_played_goes_altogether(storage: Storage, clock: Clock) -> None:
    async with storage.write() as tx:
        row = await tx.tables.create(chat_id=-1, opener=1, match_id="m")
        await tx.tables.save(replace(row, status="stopped"), 0)
    clock.time += 31 * DAY
    assert await upkeep(storage, 30).tidy() == 1
    async with storage.read() as tx:
        assert await tx.tables.get(row.id) is None


async def test_more_than_one_go_is_thinned_at_once(storage: Storage, clock: Clock) -> None:
    tables = [await keep(storage, -number) for number in range(1, 4)]
    clock.time += 31 * DAY
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.upkeep.AT_ONCE", 2)
        assert await upkeep(storage, 30).tidy() == 3
    for table_id in tables:
        assert (await stored(storage, table_id))[0].thinned_at is not None


async def test_a_full_disk_ends_no_upkeep(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[float] = []
    time = FakeTime()
    keeper = Upkeep(storage, keep_days=1, sleep=time.sleep)

    async def tidy() -> int:
        tried.append(time.now())
        raise OperationalError("DELETE", {}, Exception("database or disk is full"))

    monkeypatch.setattr(keeper, "tidy", tidy)
    running = asyncio.ensure_future(keeper.run())
    await time.advance(2 * EVERY + 1)
    running.cancel()
    assert len(tried) == 3
    assert "not tidied away" in caplog.text
