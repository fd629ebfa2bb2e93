"""Draws how the totals ran: a line a seat, the barrel, the target, and the falls."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.lettering import font, printable
from bot.pictures.scenes import Course, SheetPicture

INKS: Final = ("#0b5cad", "#c2410c", "#15803d", "#7e22ce")
"""The colour of each seat."""
PAPER: Final = "#fffdf6"
WORDS: Final = "#1d1d1b"
_BAND, _GRID, _TARGET, _FALL = "#fdeecb", "#d8d4c8", "#b91c1c", "#b91c1c"
_FINE: Final = 2
"""Drawn so much larger and made smaller again, so that lines are smooth."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 96, 40, 34, 52
_STEPS: Final = (100, 200, 500, 1000, 2000)
_MARKED: Final = 40
"""Deals up to which each has a mark on the line."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where deals and points lie on the canvas."""

    width: int
    height: int
    deals: int
    low: int
    high: int

    def at(self, deal: int, total: int) -> Point:
        """Return a place on the canvas as it is drawn."""
        across = (self.width - _LEFT - _RIGHT) * deal / max(1, self.deals)
        down = (self.height - _TOP - _BOTTOM) * (self.high - total) / (self.high - self.low)
        return _FINE * (_LEFT + across), _FINE * (_TOP + down)


def chart(picture: SheetPicture, width: int, height: int) -> Image.Image:
    """Return the lines of a match on paper of this size."""
    totals = [total for course in picture.courses for total in course.totals]
    deals = len(picture.deals)
    low = min([0, *totals])
    high = max([picture.target, *totals])
    plot = _Plot(width, height, deals, low - (40 if low else 0), high + 40)
    canvas = Image.new("RGB", (_FINE * width, _FINE * height), PAPER)
    pen = ImageDraw.Draw(canvas)
    _ground(pen, plot, picture)
    for seat, course in enumerate(picture.courses):
        _course(pen, plot, course, seat)
    for course in picture.courses:
        _falls(pen, plot, course)
    return canvas.reduce(_FINE)


def marker(pen: ImageDraw.ImageDraw, at: Point, seat: int, size: float) -> None:
    """Draw the mark of a seat: colours alone do not tell everybody lines apart."""
    x, y = at
    ink = INKS[seat % len(INKS)]
    match seat % len(INKS):
        case 0:
            pen.circle(at, size, fill=ink)
        case 1:
            pen.rectangle((x - size, y - size, x + size, y + size), fill=ink)
        case 2:
            pen.regular_polygon((x, y, 1.4 * size), 3, fill=ink)
        case _:
            pen.regular_polygon((x, y, 1.4 * size), 4, rotation=45, fill=ink)


def _ground(pen: ImageDraw.ImageDraw, plot: _Plot, picture: SheetPicture) -> None:
    """Draw what the lines run over: the barrel, the target, and how much and when it is."""
    write = partial(pen.text, fill=WORDS, font=font(24 * _FINE))
    last, target = plot.deals, picture.target
    if picture.barrel is not None:
        band = (*plot.at(0, target), *plot.at(last, picture.barrel))
        pen.rectangle(band, fill=_BAND)
        middle = plot.at(0, (target + picture.barrel) // 2)
        write((middle[0] + 12, middle[1]), printable(picture.barrel_label), anchor="lm")
    span = plot.high - plot.low
    step = next((each for each in _STEPS if span / each <= 8), _STEPS[-1])
    lines = range(-(-plot.low // step) * step, plot.high, step)
    shown = [each for each in lines if abs(each - target) >= step / 3]
    for each in shown:
        pen.line((*plot.at(0, each), *plot.at(last, each)), _GRID, 2 if each else 5)
    pen.line((*plot.at(0, target), *plot.at(last, target)), _TARGET, 5)
    for each in (*shown, target):
        x, y = plot.at(0, each)
        label = f"{each}".replace("-", "\u2212")
        write((x - 16, y), label, anchor="rm", fill=_TARGET if each == target else WORDS)
    for deal in _ticks(last):
        x, _ = plot.at(deal, plot.low)
        write((x, _FINE * (plot.height - _BOTTOM + 12)), f"{picture.deals[deal - 1]}", anchor="ma")


def _ticks(last: int) -> Sequence[int]:
    """Return the deals that are numbered below."""
    step = next(each for each in (1, 2, 5, 10, 20, 50, 1000) if last / each <= 16)
    return range(step, last + 1, step)


def _course(pen: ImageDraw.ImageDraw, plot: _Plot, course: Course, seat: int) -> None:
    points = [plot.at(deal, total) for deal, total in enumerate(course.totals)]
    if len(points) > 1:
        pen.line(points, INKS[seat % len(INKS)], 4 * _FINE, joint="curve")
    for point in points if len(points) <= _MARKED else points[-1:]:
        marker(pen, point, seat, 7 * _FINE)


def _falls(pen: ImageDraw.ImageDraw, plot: _Plot, course: Course) -> None:
    """Ring the places where a total fell, with an arrow that points down on them."""
    for deal in course.falls:
        x, y = plot.at(deal, course.totals[deal])
        pen.circle((x, y), 15 * _FINE, outline=_FALL, width=3 * _FINE)
        tip = y - 20 * _FINE
        wing, rise = 9 * _FINE, 14 * _FINE
        pen.polygon([(x, tip), (x - wing, tip - rise), (x + wing, tip - rise)], fill=_FALL)
