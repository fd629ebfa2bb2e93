"""What a member of a group is told there alone, besides his cards."""

from bot.l10n import Translator
from bot.render.screen import Button, Screen


def greeting_screen(t: Translator, *, button: str, link: str) -> Screen:
    """Return the news that a person's cards come here; all may know it.

    :param button: what the button that brings them back says, in the group's language
    :param link: opens the private chat
    """
    way = Button(t("button-open-private"), url=link)
    return Screen(t("whisper-greeting", button=button), ((way,),))
