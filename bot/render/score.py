"""The scoresheet: two lines a deal, at most 30 columns of monospaced text.

The upper line has the deal's number and what each seat got in it, with the customary marks; the
lower line the contract and the totals. Marks that have no room there make a line between.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from bot.l10n import Translator
from bot.render.booked import change, has_bolt, marks_of, was_blind
from bot.render.figures import number
from bot.render.names import Player, labels, width
from bot.render.screen import Screen
from game.rules import CLASSIC, Rules
from game.shapes import DealRecord

COLUMNS: Final = 30
FIRST: Final = 3
"""Columns of deal numbers and contracts, at least."""
FIGURE: Final = 5
PAGE: Final = 40
"""Deals on a page: the text stays far below what a message holds."""

MADE, FAILED, WRITTEN_OFF = "*", "!", "/"
DEALER, BOLT, FINED, BARREL, FELL, ZERO = "·", "-", "=", "^", "v", "o"
GOLDEN, BLIND = "#", "×"


def score_screen(
    records: Sequence[DealRecord],
    players: Sequence[Player],
    t: Translator,
    *,
    rules: Rules = CLASSIC,
) -> Screen:
    """Return the scoresheet of a match; of a very long one, its latest page."""
    return score_pages(records, players, t, rules=rules)[-1]


def score_pages(
    records: Sequence[DealRecord],
    players: Sequence[Player],
    t: Translator,
    *,
    rules: Rules = CLASSIC,
) -> tuple[Screen, ...]:
    """Return the whole scoresheet in as many messages as it needs, at least one."""
    scored = [record for record in records if is_scored(record)]
    if not scored:
        return (Screen(t("score-empty")),)
    pages = [scored[at : at + PAGE] for at in range(0, len(scored), PAGE)]
    if len(pages) == 1:
        return (_page(scored, players, t("score-title"), rules, t),)
    return tuple(
        _page(
            page,
            players,
            t("score-title-part", first=page[0]["deal"], last=page[-1]["deal"]),
            rules,
            t,
        )
        for page in pages
    )


def is_scored(record: DealRecord) -> bool:
    """Tell whether a deal has changed the totals: a re-dealt one only by a fine."""
    if record["outcome"] == "redealt":
        return bool(record["penalties"])
    return record["outcome"] != "stopped"


def _page(
    records: Sequence[DealRecord],
    players: Sequence[Player],
    title: str,
    rules: Rules,
    t: Translator,
) -> Screen:
    cell = (COLUMNS - FIRST) // len(players)
    first = COLUMNS - cell * len(players)
    lines = [_header(players, first, cell, t)]
    for record in records:
        lines += _deal(record, first, cell, rules)
    sheet = escape("\n".join(line.rstrip() for line in lines), quote=False)
    legend = f"{_legend(records, rules, t)}\n{t('score-lines')}"
    return Screen(f"{title}\n<pre>{sheet}</pre>\n{legend}")


def _header(players: Sequence[Player], first: int, cell: int, t: Translator) -> str:
    names = labels(players, t, cells=cell - 1)
    return " " * first + "".join(f" {name}{' ' * (cell - 1 - width(name))}" for name in names)


def _deal(record: DealRecord, first: int, cell: int, rules: Rules) -> list[str]:
    upper, lower = f"{number_of(record):<{first}}", f"{record['contract'] or '':<{first}}"
    seats = range(len(record["totals"]))
    figures = [f"{got(record, seat):>{FIGURE}}" for seat in seats]
    beside = [marks(record, seat, rules) for seat in seats]
    apart = max(map(len, map(str.__add__, figures, beside))) > cell
    between = " " * first
    for seat in seats:
        upper += (figures[seat] if apart else f"{figures[seat]}{beside[seat]}").ljust(cell)
        between += f"{beside[seat]:>{FIGURE}}".ljust(cell)
        lower += f"{number(record['totals'][seat]):>{FIGURE}}".ljust(cell)
    return [upper, between, lower] if apart else [upper, lower]


def number_of(record: DealRecord) -> str:
    """Return a deal's number, with the sign of the golden round."""
    return f"{record['deal']}{GOLDEN}" if record["golden"] else f"{record['deal']}"


def got(record: DealRecord, seat: int) -> str:
    """Return what a deal brought a seat, with the sign of how a contract ended."""
    sign = ""
    if seat == record["declarer"]:
        sign = {"made": MADE, "failed": FAILED, "written_off": WRITTEN_OFF}.get(
            record["outcome"], ""
        )
    return f"{sign}{number(change(record, seat))}"


def marks(record: DealRecord, seat: int, rules: Rules) -> str:
    """Return the marks of what else happened to a seat."""
    happened = marks_of(record, seat)
    signs = DEALER if record["dealer"] == seat else ""
    if seat == record["declarer"] and was_blind(record):
        signs += BLIND
    fines = {why for why, whose, _ in record["penalties"] if whose == seat}
    if fines & {"bolt", "cut", "writeoff"}:
        signs += FINED
    elif has_bolt(record, seat, rules):
        signs += BOLT
    if "barrel" in happened:
        signs += BARREL
    if happened & {"fell", "knocked", "left"}:
        signs += FELL
    if happened & {"zero", "dump", "golden_none"}:
        signs += ZERO
    return signs


def _legend(records: Sequence[DealRecord], rules: Rules, t: Translator) -> str:
    """Explain the marks that appear."""
    return ", ".join(
        f"{mark}\u00a0{meaning}" for mark, meaning in meanings(records, rules, t).items()
    )


def meanings(records: Sequence[DealRecord], rules: Rules, t: Translator) -> dict[str, str]:
    """Return what each mark means that appears."""
    shown = "".join(
        number_of(record) + got(record, seat) + marks(record, seat, rules)
        for record in records
        for seat in range(len(record["totals"]))
    )
    known = {
        MADE: t("score-made"),
        FAILED: t("score-failed"),
        WRITTEN_OFF: t("score-written-off"),
        DEALER: t("score-dealer"),
        GOLDEN: t("score-golden"),
        BLIND: t("score-blind"),
        BOLT: t("score-bolt"),
        FINED: t("score-fined"),
        BARREL: t("score-barrel"),
        FELL: t("score-fell"),
        ZERO: t("score-zero"),
    }
    return {mark: meaning for mark, meaning in known.items() if mark in shown}
