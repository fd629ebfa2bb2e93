"""The pace of the computer players as people read it."""

from bot.l10n import Translator
from bot.tempo import Pace


def pace_name(pace: Pace, t: Translator) -> str:
    """Return what a pace of the computer players is called."""
    match pace:
        case "slow":
            return t("pace-slow")
        case "normal":
            return t("pace-normal")
        case "fast":
            return t("pace-fast")


def pace_answer(pace: Pace, t: Translator) -> str:
    """Return the answer to the choice of a pace."""
    return t("settings-pace-chosen", pace=pace_name(pace, t))
