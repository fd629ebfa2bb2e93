"""Statistics as people read them: monospaced lines of at most 30 columns."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import pairwise
from typing import Final

from bot.count_presses import PERIODS, Numbers, Period, Top
from bot.counting import SIZES
from bot.l10n import Translator
from bot.render.figures import monospaced, number, to_left, to_right
from bot.render.names import Player, labels
from bot.render.screen import Button, Screen
from bot.tallies import Account, Figures, Meeting, Ranked

COLUMNS: Final = 30
LABEL: Final = 14
"""Cells of what a line counts; the rest of it is for figures."""
SHORT: Final = 12
"""The same where two persons are compared."""
NONE: Final = "–"
LINES: Final = 20
"""The most people of a ranking: it is one message on a phone."""
RANK, MATCHES, WINS, RATING = 3, 6, 5, 6
"""Cells of a ranking's columns; the rest of its lines is for names."""

Row = tuple[str, Sequence[str]]


def figures_screen(
    who: Account,
    columns: Sequence[Figures],
    rivals: Sequence[Account],
    t: Translator,
) -> Screen:
    """Return the statistics of a person, with a button for each whom he meets most.

    :param columns: his figures anywhere; before them those of this chat, if it is a group
    """
    title = t("stats-title", name=escape(_label(who, t), quote=False))
    if not any(each.matches or each.deals for each in columns):
        return Screen(f"{title}\n{t('stats-empty')}")
    rows = [*_matches(columns, t), *_deals(columns, t), *_contracts(columns, t)]
    if len(columns) > 1:
        rows = [("", (t("stats-here"), t("stats-anywhere"))), *rows, _rating(columns, t)]
    text = f"{title}\n{_sheet(rows, LABEL)}\n{t('stats-legend')}"
    names = labels([_player(rival) for rival in rivals], t)
    buttons = [
        Button(t("button-versus", name=name), str(Numbers(who.player, rival.player)))
        for name, rival in zip(names, rivals, strict=True)
    ]
    return Screen(text, tuple(tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2)))


def _matches(columns: Sequence[Figures], t: Translator) -> Iterable[Row]:
    yield _counts(columns, t("stats-matches"), lambda each: each.matches)
    for place in range(len(columns[0].places)):
        if place == 0 or any(each.places[place] for each in columns):
            label = t("stats-place", n=place + 1)
            yield label, [number(each.places[place]) for each in columns]
    if any(each.left for each in columns):
        yield _counts(columns, t("stats-left"), lambda each: each.left)


def _deals(columns: Sequence[Figures], t: Translator) -> Iterable[Row]:
    yield _counts(columns, t("stats-deals"), lambda each: each.deals)
    yield t("stats-average"), [_average(each.points, each.deals, t) for each in columns]
    best = [NONE if each.best is None else number(each.best) for each in columns]
    yield t("stats-best"), best
    yield _counts(columns, t("stats-marriages"), lambda each: each.marriages)
    yield _counts(columns, t("stats-bolts"), lambda each: each.bolts)
    yield _counts(columns, t("stats-barrels"), lambda each: each.barrels)
    yield _counts(columns, t("stats-falls"), lambda each: each.falls)


def _counts(columns: Sequence[Figures], label: str, count: Callable[[Figures], int]) -> Row:
    return label, [number(count(each)) for each in columns]


def _contracts(columns: Sequence[Figures], t: Translator) -> Iterable[Row]:
    for at, size in enumerate(_sizes()):
        if any(each.contracts[at][1] for each in columns):
            label = t("stats-contracts", size=size)
            yield label, [_made(*each.contracts[at]) for each in columns]


def _sizes() -> list[str]:
    """Return the sizes of contracts as people write them; contracts are multiples of five."""
    least, *_, most = SIZES
    between = (f"{low + 5}–{high}" for low, high in pairwise(SIZES))
    return [f"≤{least}", *between, f"≥{most + 5}"]


def _rating(columns: Sequence[Figures], t: Translator) -> Row:
    tenths = (None if each.rating is None else each.rating.tenths for each in columns)
    return t("stats-rating"), [NONE if each is None else _decimal(each, t) for each in tenths]


def duel_screen(
    who: Account, rival: Account, met: Meeting, t: Translator, *, back: bool = True
) -> Screen:
    """Return how two persons did against each other.

    :param back: with a button that leads to the figures of the first
    """
    both = labels([_player(who), _player(rival)], t)
    names = [escape(name, quote=False) for name in both]
    cells = (COLUMNS - SHORT) // 2 - 1
    title = t("stats-duel", one=names[0], other=names[1])
    rows: tuple[tuple[Button, ...], ...] = ()
    if back:
        rows = ((Button(t("button-back"), str(Numbers(who.player))),),)
    if not met.matches and not met.deals:
        return Screen(f"{title}\n{t('stats-never')}", rows)
    sides = met.mine, met.theirs
    lines: list[Row] = [
        ("", labels([_player(who), _player(rival)], t, cells=cells)),
        (t("stats-ahead"), [number(side.ahead) for side in sides]),
        (t("stats-average-short"), [_average(side.points, met.deals, t) for side in sides]),
        (t("stats-contracts-short"), [_made(side.made, side.contracts) for side in sides]),
    ]
    together = t("stats-together", matches=met.matches, deals=met.deals)
    return Screen(f"{title}\n{together}\n{_sheet(lines, SHORT)}", rows)


def never_screen(t: Translator) -> Screen:
    """Say that two persons have no match in common."""
    return Screen(t("stats-never"))


def top_screen(period: Period, best: Sequence[Ranked], t: Translator) -> Screen:
    """Return the ranking of a chat, with buttons for other periods."""
    words = {
        "week": (t("top-week"), t("button-week")),
        "month": (t("top-month"), t("button-month")),
        "all": (t("top-all"), t("button-all")),
    }
    buttons = tuple(
        Button(words[each][1], str(Top(each)), style="primary" if each == period else "")
        for each in PERIODS
    )
    text = f"{t('top-title')}\n{words[period][0]}\n"
    if not best:
        none = t("top-never") if period == "all" else t("top-empty")
        return Screen(text + none, (buttons,))
    return Screen(f"{text}{_ranking(best[:LINES], t)}\n{t('top-legend')}", (buttons,))


def _ranking(best: Sequence[Ranked], t: Translator) -> str:
    room = COLUMNS - RANK - MATCHES - WINS - RATING
    names = labels([_player(each.account) for each in best], t, cells=room)
    lines = [
        " " * (RANK + room)
        + to_right(t("top-matches"), MATCHES)
        + to_right(t("top-wins"), WINS)
        + to_right(t("top-rating"), RATING)
    ]
    for rank, (each, name) in enumerate(zip(best, names, strict=True), 1):
        rating = NONE if each.rating is None else _decimal(each.rating.tenths, t)
        lines.append(
            f"{rank:<{RANK}}{to_left(name, room)}"
            f"{each.matches:>{MATCHES}}{each.wins:>{WINS}}{rating:>{RATING}}"
        )
    return monospaced(lines)


def _sheet(rows: Iterable[Row], label: int) -> str:
    """Return rows with their figures to the right, in columns of equal width."""
    lines: list[str] = []
    for words, figures in rows:
        cells = (COLUMNS - label) // len(figures)
        lines.append(to_left(words, label) + "".join(to_right(each, cells) for each in figures))
    return monospaced(lines)


def _made(made: int, tried: int) -> str:
    """Return how many contracts were made of how many; of very many in per cent."""
    if not tried:
        return NONE
    return f"{made}/{tried}" if tried < 1000 else f"{100 * made // tried}%"


def _average(points: int, deals: int, t: Translator) -> str:
    return _decimal(round(points * 10 / deals), t) if deals else NONE


def _decimal(tenths: int, t: Translator) -> str:
    """Return a number of tenths as it is written in the language."""
    whole, part = divmod(abs(tenths), 10)
    sign = "−" if tenths < 0 else ""
    return f"{sign}{whole}{t('decimal-mark')}{part}"


def _label(account: Account, t: Translator) -> str:
    return labels([_player(account)], t)[0]


def _player(account: Account) -> Player:
    return Player(name=account.name, user_id=account.user_id)
