"""The button of the settings by which a person has his only possible card played for him."""

from dataclasses import replace

from bot.l10n import Translator
from bot.own_presses import OnlyCard, OnlyCardWish
from bot.presses import Setting
from bot.render.daily_setting import FIRST_PAGE
from bot.render.screen import Button, Screen


def with_only_card(screen: Screen, press: Setting, t: Translator, *, on: bool) -> Screen:
    """Return a page of a person's own settings; the first one has the button as well.

    :param on: whether the card is played for him
    """
    if press.verb not in FIRST_PAGE:
        return screen
    label = t("button-only-card-on") if on else t("button-only-card-off")
    button = Button(label, str(OnlyCard("off" if on else "on")))
    return replace(screen, rows=(*screen.rows, (button,)))


def only_card_answer(wish: OnlyCardWish, t: Translator) -> str:
    """Return the answer to the choice, with what it costs."""
    return t("only-card-on") if wish == "on" else t("only-card-off")
