"""What a member of a group is told there alone, besides his cards."""

from bot.l10n import Translator
from bot.render.screen import Button, Screen


def greeting_screen(t: Translator, *, link: str) -> Screen:
    """Return the news that a person's cards come here; all may know it.

    :param link: opens the private chat
    """
    return Screen(t("whisper-greeting"), ((Button(t("button-open-private"), url=link),),))
