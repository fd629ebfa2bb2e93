"""The button of the settings by which a group has the ranking of each day posted."""

from dataclasses import replace
from typing import Final

from bot.daily_presses import RankingHere, Wish
from bot.l10n import Translator
from bot.presses import Setting
from bot.render.screen import Button, Screen

FIRST_PAGE: Final = frozenset({"presets", "preset"})


def with_ranking(screen: Screen, press: Setting, t: Translator, *, on: bool) -> Screen:
    """Return a page of the settings; the first one of a group has the button as well.

    :param on: whether the ranking is posted here
    """
    if press.verb not in FIRST_PAGE:
        return screen
    label = t("button-daily-on") if on else t("button-daily-off")
    button = Button(label, str(RankingHere(press.thread, "off" if on else "on")))
    return replace(screen, rows=(*screen.rows, (button,)))


def wish_answer(wish: Wish, t: Translator) -> str:
    """Return the answer to the choice."""
    return t("daily-wished-on") if wish == "on" else t("daily-wished-off")
