"""Draws a scoresheet: the table with its marks, and the running totals below it."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.chart import INKS, PAPER, WORDS, chart, marker
from bot.pictures.lettering import Font, fitting, font, legible, printable
from bot.pictures.scenes import Cell, Line, SheetPicture

ACROSS: Final = 1080
ROWS: Final = 20
"""The deals of the table; of a longer match the latest. The lines show all."""
_EDGE: Final = 36
_ROW: Final = 44
_HEAD: Final = 64
_TITLE: Final = 76
_NUMBER, _CONTRACT = 74, 84
_CHART: Final = 560
_LEGEND: Final = 40
_GAP: Final = 5
_CELL: Final = ((26, 24, 28), (24, 20, 25), (22, 17, 22))
"""The sizes of what was got, the marks and the total: the usual ones, and those for long ones."""
_STRIPE, _RULE, _FAINT = "#f1ede0", "#a8a493", "#6b6759"


def draw_sheet(picture: SheetPicture) -> Image.Image:
    """Return the picture of a scoresheet."""
    lines = picture.lines[-ROWS:]
    legend = _legend(picture)
    table = _TITLE + _HEAD + _ROW * len(lines)
    below = table + _CHART
    height = below + _LEGEND * len(legend) + _EDGE
    canvas = Image.new("RGB", (ACROSS, height), PAPER)
    pen = ImageDraw.Draw(canvas)
    title = fitting(printable(picture.title), font(38, bold=True), ACROSS - 2 * _EDGE)
    pen.text((_EDGE, _TITLE // 2 + 6), title, WORDS, font(38, bold=True), anchor="lm")
    _names(pen, picture)
    for row, line in enumerate(lines):
        _row(pen, line, _TITLE + _HEAD + _ROW * row, striped=row % 2 == 0)
    pen.line((_EDGE, table, ACROSS - _EDGE, table), _RULE, 2)
    canvas.paste(chart(picture, ACROSS, _CHART), (0, table + 4))
    for row, words in enumerate(legend):
        pen.text((_EDGE, below + _LEGEND * row), words, _FAINT, font(26))
    return canvas


def _columns(seats: int) -> list[tuple[int, int]]:
    """Return the left and the right edge of each seat's column."""
    left = _EDGE + _NUMBER + _CONTRACT
    wide = (ACROSS - _EDGE - left) / max(1, seats)
    return [(round(left + wide * seat), round(left + wide * (seat + 1))) for seat in range(seats)]


def _names(pen: ImageDraw.ImageDraw, picture: SheetPicture) -> None:
    """Write who sits where, each with the mark and in the colour of his line."""
    face, columns = font(28, bold=True), _columns(len(picture.names))
    room = min((right - left for left, right in columns), default=0) - 48
    names = legible(picture.names, face, room)
    y = _TITLE + _HEAD // 2
    for seat, (name, (left, _)) in enumerate(zip(names, columns, strict=True)):
        marker(pen, (left + 26, y), seat, 8)
        pen.text((left + 44, y), name, INKS[seat % len(INKS)], face, anchor="lm")
    bottom = _TITLE + _HEAD - 2
    pen.line((_EDGE, bottom, ACROSS - _EDGE, bottom), _RULE, 2)


def _row(pen: ImageDraw.ImageDraw, line: Line, top: int, *, striped: bool) -> None:
    """Write a deal: what each got in it, and smaller the marks, and his total."""
    if striped:
        pen.rectangle((_EDGE, top, ACROSS - _EDGE, top + _ROW - 1), fill=_STRIPE)
    y = top + _ROW // 2
    pen.text((_EDGE + 8, y), line.number, _FAINT, font(26), anchor="lm")
    pen.text((_EDGE + _NUMBER + _CONTRACT - 12, y), line.contract, WORDS, font(26), anchor="rm")
    for cell, (left, right) in zip(line.cells, _columns(len(line.cells)), strict=True):
        _cell(pen, cell, y, left, right)


def _cell(pen: ImageDraw.ImageDraw, cell: Cell, y: int, left: int, right: int) -> None:
    """Write what a seat got, the marks and the total; what is long moves aside, or gets small."""
    words = (cell.got, cell.marks, cell.total)
    got, marks, total = faces = _faces(words, right - left - 4 * _GAP)
    wide = [face.getlength(text) for face, text in zip(faces, words, strict=True)]
    least, end = left + _GAP + wide[0], right - _GAP
    middle = max(least, min(left + (right - left) * 0.42, end - wide[2] - wide[1] - 2 * _GAP))
    pen.text((middle, y), cell.got, WORDS, got, anchor="rm")
    pen.text((middle + _GAP, y), cell.marks, _FAINT, marks, anchor="lm")
    pen.text((end, y), cell.total, WORDS, total, anchor="rm")


def _faces(words: Sequence[str], room: float) -> tuple[Font, Font, Font]:
    """Return the largest letters in which a cell's three texts fit beside each other."""
    choices = [(font(a), font(b, bold=True), font(c, bold=True)) for a, b, c in _CELL]
    for faces in choices:
        if sum(face.getlength(text) for face, text in zip(faces, words, strict=True)) <= room:
            return faces
    return choices[-1]


def _legend(picture: SheetPicture) -> Sequence[str]:
    """Return what the marks mean, in as many lines as it takes."""
    lines: list[str] = []
    for mark, meaning in picture.legend:
        words = f"{mark}\u00a0{printable(meaning)}"
        longer = f"{lines[-1]},  {words}" if lines else words
        if lines and font(26).getlength(longer) <= ACROSS - 2 * _EDGE:
            lines[-1] = longer
        else:
            lines.append(words)
    return [fitting(line, font(26), ACROSS - 2 * _EDGE) for line in lines]
