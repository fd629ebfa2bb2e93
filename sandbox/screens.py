"""What tests ask of a person's screen, in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.errors import ImpossibleError

if TYPE_CHECKING:
    from sandbox.driver import Person, Place
    from sandbox.messages import Shown
    from sandbox.queries import Query
    from sandbox.world import World


def screen(person: Person, place: Place = None) -> str:
    """Return the newest message there as it reads: its text, then its buttons row by row."""
    seen = person.see(place)
    return str(seen[-1]) if seen else ""


def last_with(person: Person, label: str, place: Place = None) -> Shown:
    """Return the newest message on the screen that has such a button.

    :raises ImpossibleError: if there is none
    """
    for exact in (True, False):
        for shown in reversed(person.see(place)):
            for key in shown.keys:
                if key.text == label or (not exact and label in key.text):
                    return shown
    seen = "\n".join(str(shown) for shown in person.see(place)[-3:])
    raise ImpossibleError(f"{person} sees no button {label!r} in:\n{seen}")


def press_label(person: Person, label: str, place: Place = None) -> Query | None:
    """Press the newest button there that says this."""
    return person.press(last_with(person, label, place), label)


def assert_clean(world: World) -> None:
    """Assert that the bot made no mistake that Telegram would have let pass."""
    assert world.faults == [], world.faults  # noqa: S101 - this is for tests
    waiting = world.unanswered()
    assert waiting == [], waiting  # noqa: S101 - this is for tests
