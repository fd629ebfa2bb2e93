"""Who has cut the deck, and where, stands at the table while people bid, also of a computer."""

import pytest

from bot import codec
from game.rules import CLASSIC, changed
from tests.e2e.evening import Evening
from tests.e2e.menus import choose_rules
from tests.e2e.party import Party, gather


async def lifted(evening: Evening) -> list[str]:
    """Return where the deck was cut, as the log of the first deal has it."""
    async with evening.app._storage.read() as tx:
        log = await tx.actions.of_deal(1, 1)
    return [each.action.removeprefix("u") for each in log if each.action.startswith("u")]


async def deal_cut(evening: Evening, names: dict[str, str], computers: int) -> Party:
    """Let the first deck be cut and dealt."""
    party = await gather(evening, names)
    await choose_rules(party, changed(CLASSIC, "cut", "on"))
    await party.open_lobby(computers=computers)
    await party.start()
    words = party.says("table-cut", name="", list="").split(":")[0]
    cutter = party.asked("your-cut")
    if cutter is not None:
        cutter.act(party.title)
    await evening.until(lambda: party.sees(f"{words}:"), limit=60)
    return party


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("computers", [0, 2])
async def test_the_cut_stands_at_the_table_until_the_auction_is_over(
    evening: Evening, language: str, computers: int
) -> None:
    people = ("Anna",) if computers else ("Anna", "Boris", "Vera")
    party = await deal_cut(evening, dict.fromkeys(people, language), computers)
    (row,) = await evening.tables()
    assert row.state is not None
    seat = row.seats[codec.load(row.state, row.schema).cutter]
    places = ", ".join(await lifted(evening))
    assert places
    words = party.says("table-cut", name="", list="").split(":")[0]
    (line,) = [one for one in party.table.text.split("\n") if one.startswith(f"{words}:")]
    assert line.endswith(f": {places}")
    assert seat.name in line
    assert (seat.kind == "computer") == (not any(name in line for name in people))
    await party.play(
        lambda: party.asked("board-trick", n=1) or party.asked("board-trick", n=2), limit=600
    )
    assert f"{words}:" not in party.table.text
