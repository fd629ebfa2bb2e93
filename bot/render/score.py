"""The scoresheet: two lines a deal, at most 30 columns of monospaced text.

The upper line has the deal's number and what each seat got in it, with the customary marks; the
lower line the contract and the totals.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from bot.l10n import Translator
from bot.render.figures import number
from bot.render.names import Player, labels, width
from bot.render.screen import Screen
from game.shapes import DealRecord

COLUMNS: Final = 30
FIRST: Final = 3
"""Columns of deal numbers and contracts."""
FIGURE: Final = 5
PAGE: Final = 50
"""Deals on a page: the text stays far below what a message holds."""

MADE, FAILED, WRITTEN_OFF = "*", "!", "/"
DEALER, BOLT, FINED, BARREL, FELL, ZERO = "·", "-", "=", "^", "v", "o"


def score_screen(
    records: Sequence[DealRecord], players: Sequence[Player], t: Translator
) -> Screen:
    """Return the scoresheet of a match; of a very long one, its latest page."""
    return score_pages(records, players, t)[-1]


def score_pages(
    records: Sequence[DealRecord], players: Sequence[Player], t: Translator
) -> tuple[Screen, ...]:
    """Return the whole scoresheet in as many messages as it needs, at least one."""
    scored = [record for record in records if record["outcome"] not in {"redealt", "stopped"}]
    if not scored:
        return (Screen(t("score-empty")),)
    pages = [scored[at : at + PAGE] for at in range(0, len(scored), PAGE)]
    if len(pages) == 1:
        return (_page(scored, players, t("score-title"), t),)
    return tuple(
        _page(
            page,
            players,
            t("score-title-part", first=page[0]["deal"], last=page[-1]["deal"]),
            t,
        )
        for page in pages
    )


def _page(
    records: Sequence[DealRecord], players: Sequence[Player], title: str, t: Translator
) -> Screen:
    cell = (COLUMNS - FIRST) // len(players)
    lines = [_header(players, cell, t)]
    for record in records:
        lines += _deal(record, cell)
    sheet = escape("\n".join(line.rstrip() for line in lines), quote=False)
    return Screen(f"{title}\n<pre>{sheet}</pre>\n{_legend(records, t)}")


def _header(players: Sequence[Player], cell: int, t: Translator) -> str:
    names = labels(players, t, cells=cell - 1)
    return " " * FIRST + "".join(f" {name}{' ' * (cell - 1 - width(name))}" for name in names)


def _deal(record: DealRecord, cell: int) -> list[str]:
    upper, lower = f"{record['deal']:<{FIRST}}", f"{record['contract'] or '':<{FIRST}}"
    for seat, total in enumerate(record["totals"]):
        upper += f"{_got(record, seat):>{FIGURE}}{_marks(record, seat)}".ljust(cell)
        lower += f"{number(total):>{FIGURE}}".ljust(cell)
    return [upper, lower]


def change(record: DealRecord, seat: int) -> int:
    """Return what the deal brought a seat, fines included."""
    fines = sum(int(amount) for _, fined, amount in record["penalties"] if fined == seat)
    return record["scores"][seat] + record["bonus"].get(str(seat), 0) + fines


def _got(record: DealRecord, seat: int) -> str:
    sign = ""
    if seat == record["declarer"]:
        sign = {"made": MADE, "failed": FAILED}.get(record["outcome"], WRITTEN_OFF)
    return f"{sign}{number(change(record, seat))}"


def _marks(record: DealRecord, seat: int) -> str:
    happened = {name for name, whose in record["events"] if whose == seat}
    marks = DEALER if record["dealer"] == seat else ""
    if has_bolt(record, seat):
        marks += BOLT if record["bolts"][seat] else FINED
    if "barrel" in happened:
        marks += BARREL
    if happened & {"fell", "knocked"}:
        marks += FELL
    if happened & {"zero", "dump"}:
        marks += ZERO
    return marks


def has_bolt(record: DealRecord, seat: int) -> bool:
    """Tell whether the seat earned a bolt: no trick, unless it defended on the barrel."""
    if record["outcome"] not in {"made", "failed"}:
        return False
    took = any(winner == seat for winner, _ in record["tricks"])
    return not took and not defended_on_barrel(record, seat)


def defended_on_barrel(record: DealRecord, seat: int) -> bool:
    """Tell whether the seat sat on the barrel while another played."""
    happened = {name for name, whose in record["events"] if whose == seat}
    sat = record["barrel"].get(str(seat), 0) > 0 or "knocked" in happened
    return seat != record["declarer"] and (
        sat or ("fell" in happened and "barrel" not in happened)
    )


def _legend(records: Sequence[DealRecord], t: Translator) -> str:
    """Explain the marks that appear."""
    shown = "".join(
        _got(record, seat) + _marks(record, seat)
        for record in records
        for seat in range(len(record["totals"]))
    )
    meanings = {
        MADE: t("score-made"),
        FAILED: t("score-failed"),
        WRITTEN_OFF: t("score-written-off"),
        DEALER: t("score-dealer"),
        BOLT: t("score-bolt"),
        FINED: t("score-fined"),
        BARREL: t("score-barrel"),
        FELL: t("score-fell"),
        ZERO: t("score-zero"),
    }
    used = (f"{mark}\u00a0{meaning}" for mark, meaning in meanings.items() if mark in shown)
    return ", ".join(used)
