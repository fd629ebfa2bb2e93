"""Time zones as people read them: by a city, in the language of the chat."""

from collections.abc import Callable
from typing import Final

from bot.l10n import Translator
from bot.presses import Setting
from bot.render.choice import in_rows
from bot.render.marked import one_of
from bot.render.screen import Button, Screen
from bot.zones import offered

_NAMES: Final[dict[str, Callable[[Translator], str]]] = {
    "UTC": lambda t: t("zone-utc"),
    "Europe/London": lambda t: t("zone-london"),
    "Europe/Berlin": lambda t: t("zone-berlin"),
    "Europe/Warsaw": lambda t: t("zone-warsaw"),
    "Europe/Kaliningrad": lambda t: t("zone-kaliningrad"),
    "Europe/Kyiv": lambda t: t("zone-kyiv"),
    "Asia/Jerusalem": lambda t: t("zone-jerusalem"),
    "Europe/Minsk": lambda t: t("zone-minsk"),
    "Europe/Moscow": lambda t: t("zone-moscow"),
    "Asia/Tbilisi": lambda t: t("zone-tbilisi"),
    "Europe/Samara": lambda t: t("zone-samara"),
    "Asia/Almaty": lambda t: t("zone-almaty"),
    "Asia/Yekaterinburg": lambda t: t("zone-yekaterinburg"),
    "Asia/Omsk": lambda t: t("zone-omsk"),
    "Asia/Bangkok": lambda t: t("zone-bangkok"),
    "Asia/Novosibirsk": lambda t: t("zone-novosibirsk"),
    "Asia/Irkutsk": lambda t: t("zone-irkutsk"),
    "Asia/Yakutsk": lambda t: t("zone-yakutsk"),
    "Asia/Vladivostok": lambda t: t("zone-vladivostok"),
    "Australia/Sydney": lambda t: t("zone-sydney"),
    "Asia/Magadan": lambda t: t("zone-magadan"),
    "Asia/Kamchatka": lambda t: t("zone-kamchatka"),
    "America/Los_Angeles": lambda t: t("zone-los-angeles"),
    "America/Denver": lambda t: t("zone-denver"),
    "America/Chicago": lambda t: t("zone-chicago"),
    "America/New_York": lambda t: t("zone-new-york"),
    "America/Sao_Paulo": lambda t: t("zone-sao-paulo"),
}


def zone_name(zone: str, t: Translator) -> str:
    """Return what a zone is called; the operator's may have no other name than its own."""
    name = _NAMES.get(zone)
    return zone if name is None else name(t)


def zone_answer(zone: str, t: Translator) -> str:
    """Return the answer to the choice of a zone."""
    return t("settings-zone-chosen", zone=zone_name(zone, t))


def zone_button(zone: str, thread: int, t: Translator) -> Button:
    """Return the way to the zones."""
    return Button(
        t("button-settings-zone", zone=zone_name(zone, t)), str(Setting(thread, "zones"))
    )


def zones_screen(zone: str, thread: int, t: Translator, *, of_operator: str, now: float) -> Screen:
    """Return the page of the settings with the zones from the west, the present one marked.

    :param of_operator: the one that counts where none was chosen
    :param now: the moment for which each says how far from UTC it is, in Unix seconds
    """
    buttons = []
    for each, hours in offered(of_operator, now):
        label = zone_name(each, t)
        if hours:
            label = t("zone-label", name=label, ahead=_signed(hours))
        buttons.append(one_of(label, str(Setting(thread, "zone", each)), present=each == zone))
    back = Button(t("button-back"), str(Setting(thread, "clocks")))
    return Screen(t("settings-zone", zone=zone_name(zone, t)), (*in_rows(buttons, 2), (back,)))


def _signed(hours: float) -> str:
    """Return hours ahead of UTC or behind it, as in UTC+1 or UTC−3:30."""
    whole, minutes = divmod(round(abs(hours) * 60), 60)
    return f"{'+' if hours > 0 else '−'}{whole}{f':{minutes:02}' if minutes else ''}"
