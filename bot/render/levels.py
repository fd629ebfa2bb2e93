"""The levels of the computer players, in words."""

from bot.l10n import Translator
from game.players.levels import Level


def level_name(level: Level, t: Translator) -> str:
    """Return what a level is called, on a button or after a name."""
    match level:
        case "easy":
            return t("level-easy")
        case "normal":
            return t("level-normal")
        case "strong":
            return t("level-strong")
