"""The cells of a drawn scoresheet: nothing is written over anything else."""

from itertools import pairwise
from typing import Any, cast

import pytest
from PIL import Image, ImageDraw

from bot.pictures import sheet
from bot.pictures.scenes import Cell
from bot.render.score import BOLT, DEALER, FELL, ZERO

WIDEST = "−1240"


class Pen:
    """Notes the left and the right edge of each text that is drawn."""

    def __init__(self) -> None:
        self.edges: list[tuple[float, float]] = []
        self._pen = ImageDraw.Draw(Image.new("RGB", (1, 1)))

    def text(self, at: tuple[float, float], words: str, _ink: str, face: Any, anchor: str) -> None:
        """Note where a text would stand."""
        left, _, right, _ = self._pen.textbbox(at, words, font=face, anchor=anchor)
        self.edges.append((left, right))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("marks", ["", DEALER, DEALER + BOLT, DEALER + BOLT + FELL + ZERO])
@pytest.mark.parametrize("total", ["0", "−120", WIDEST])
def test_nothing_runs_into_its_neighbour(seats: int, marks: str, total: str) -> None:
    for left, right in sheet._columns(seats):
        pen = Pen()
        cell = Cell("−480", marks, total)
        sheet._cell(cast("ImageDraw.ImageDraw", pen), cell, 20, left, right)
        (first, _), *_, (_, last) = pen.edges
        assert left <= first
        assert last <= right
        assert all(before[1] <= after[0] for before, after in pairwise(pen.edges))
