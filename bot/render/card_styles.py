"""The choice of how one's cards are shown, and its line in the settings."""

from dataclasses import replace

from bot.card_style import STYLES, CardStyle
from bot.l10n import Translator
from bot.own_presses import Cards
from bot.presses import Setting
from bot.render.marked import one_of
from bot.render.screen import Button, Screen


def style_name(style: CardStyle, t: Translator) -> str:
    """Return how cards are shown, in words."""
    match style:
        case "text":
            return t("cards-text")
        case "pictures":
            return t("cards-pictures")
        case "four":
            return t("cards-four")


def style_answer(style: CardStyle, t: Translator) -> str:
    """Return the answer to the choice of a style."""
    return t("settings-cards-chosen", style=style_name(style, t))


def styles_screen(style: CardStyle, t: Translator) -> Screen:
    """Return the styles, the present one marked, with the way back to the settings."""
    rows = [
        (one_of(style_name(each, t), str(Cards(each)), present=each == style),) for each in STYLES
    ]
    back = Button(t("button-back"), str(Setting(0, "presets")))
    return Screen(t("settings-cards", style=style_name(style, t)), (*rows, (back,)))


def with_style(screen: Screen, style: CardStyle, t: Translator) -> Screen:
    """Return the first page of the settings with a button for one's own cards below it."""
    label = t("button-settings-cards", style=style_name(style, t))
    return replace(screen, rows=(*screen.rows, (Button(label, str(Cards())),)))
