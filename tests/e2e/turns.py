"""Turns that take their time, and what the clock does then."""

from bot.render.clock import limit_name
from bot.storage.rows import TableRow
from bot.tempo import Limit
from tests.e2e.evening import Evening
from tests.e2e.menus import SettingsMenu
from tests.e2e.party import Party
from tests.e2e.reader import Reader

TWO_MINUTES = 120.0


async def choose(party: Party, limit: Limit, now: Limit = "2m") -> str:
    """Choose a turn limit in the settings, and return the answer."""
    menu = await SettingsMenu(party, party.first).open()
    await menu.presets()
    await menu.press(party.t("button-settings-clock", limit=limit_name(now, party.t)))
    return await menu.press(limit_name(limit, party.t))


async def row(evening: Evening) -> TableRow:
    """Return the only table."""
    (found,) = await evening.tables()
    return found


async def autos(evening: Evening) -> list[str | None]:
    """Return why each action of the first deal was made, by people and for them."""
    async with evening.app._storage.read() as tx:
        return [each.auto for each in await tx.actions.of_deal(1, 1) if each.seat is not None]


async def moved_within(evening: Evening, seconds: float) -> bool:
    """Let time pass until the table moves; return whether it did."""
    before, end = (await row(evening)).rev, evening.time.now() + seconds
    while evening.time.now() < end:
        await evening.time.step()
        if (await row(evening)).rev != before:
            return True
    return False


def result_of(party: Party) -> bool:
    """Tell whether the group sees the result of a deal, with the way to the next."""
    return any([party.t("button-next")] in one.labels for one in party.first.all(party.place))


async def fall_asleep(party: Party) -> Reader:
    """Let the clock run out twice for the person who bids first, while the others play."""
    sleeper = party.turn
    party.readers.remove(sleeper)
    await party.play(lambda: party.sees(party.says("notice-away", name="").strip()))
    party.readers.append(sleeper)
    return sleeper
