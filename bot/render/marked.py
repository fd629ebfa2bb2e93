"""Buttons of several things to choose from, of which the present one is marked."""

from typing import Final

from bot.render.screen import Button

PRESENT: Final = "✓"


def one_of(label: str, press: str, *, present: bool, mark: str = PRESENT) -> Button:
    """Return the button that chooses one of several, marked if it is what counts at present."""
    return Button(f"{mark} {label}", press, style="primary") if present else Button(label, press)
