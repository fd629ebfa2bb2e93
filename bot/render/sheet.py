"""The scoresheet as a picture: the same marks as in text, and how the totals ran."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.pictures.scenes import Cell, Course, Line, Name, SheetPicture
from bot.presses import AtTable
from bot.render import score
from bot.render.booked import marks_of
from bot.render.figures import number
from bot.render.names import Player, labels
from bot.render.screen import Button, Screen
from game.rules import CLASSIC, Rules
from game.shapes import DealRecord

_FALLS = frozenset({"fell", "knocked", "left", "zero", "dump"})


def sheet_screen(
    records: Sequence[DealRecord],
    players: Sequence[Player],
    t: Translator,
    *,
    rules: Rules = CLASSIC,
) -> Screen:
    """Return the scoresheet as a picture; where that is refused it is the text."""
    text = score.score_screen(records, players, t, rules=rules).text
    if not any(map(score.is_scored, records)):
        return Screen(text)
    picture = sheet_picture(records, players, t, rules=rules)
    return Screen(t("score-title"), picture=picture, instead=text)


def sheet_button(table: int, t: Translator) -> Button:
    """Return the button that sends the scoresheet as a picture."""
    return Button(t("button-picture"), str(AtTable(table, "sheet")))


def sheet_picture(
    records: Sequence[DealRecord],
    players: Sequence[Player],
    t: Translator,
    *,
    rules: Rules = CLASSIC,
) -> SheetPicture:
    """Return what is on the picture of a scoresheet."""
    scored = [record for record in records if score.is_scored(record)]
    return SheetPicture(
        title=t("picture-title"),
        names=names_of(players, t),
        lines=tuple(_line(record, rules) for record in scored),
        legend=tuple(score.meanings(scored, rules, t).items()),
        courses=tuple(_course(scored, seat) for seat in range(len(players))),
        deals=tuple(record["deal"] for record in scored),
        target=rules.target,
        barrel=None if rules.barrel == "off" else rules.barrel,
        barrel_label=t("picture-barrel"),
    )


def names_of(
    players: Sequence[Player], t: Translator, *, you: int | None = None
) -> tuple[Name, ...]:
    """Return the names of the seats for a picture.

    :param you: the seat of the reader, who is called "you"
    """
    return tuple(
        Name(label, t("name-none", n=seat + 1))
        for seat, label in enumerate(labels(players, t, you=you))
    )


def _line(record: DealRecord, rules: Rules) -> Line:
    cells = (
        Cell(
            score.got(record, seat),
            score.marks(record, seat, rules),
            number(record["totals"][seat]),
        )
        for seat in range(len(record["totals"]))
    )
    return Line(score.number_of(record), f"{record['contract'] or ''}", tuple(cells))


def _course(records: Sequence[DealRecord], seat: int) -> Course:
    """Return how a seat's total ran from nothing, and where it fell."""
    totals = (0, *(record["totals"][seat] for record in records))
    falls = (at for at, record in enumerate(records, 1) if marks_of(record, seat) & _FALLS)
    return Course(totals, tuple(falls))
