"""The time zone of a chat, by which it has its night: chosen there, else that of the operator."""

from datetime import UTC, datetime, tzinfo
from typing import Final

from bot.quiet import zone_named
from bot.storage.transaction import Transaction

ZONES: Final = (
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Warsaw",
    "Europe/Kaliningrad",
    "Europe/Kyiv",
    "Asia/Jerusalem",
    "Europe/Minsk",
    "Europe/Moscow",
    "Asia/Tbilisi",
    "Europe/Samara",
    "Asia/Almaty",
    "Asia/Yekaterinburg",
    "Asia/Omsk",
    "Asia/Bangkok",
    "Asia/Novosibirsk",
    "Asia/Irkutsk",
    "Asia/Yakutsk",
    "Asia/Vladivostok",
    "Australia/Sydney",
    "Asia/Magadan",
    "Asia/Kamchatka",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
)
"""Those that a menu offers; the operator's may be any."""
_NAME: Final = "zone"


def parse_zone(text: str, of_operator: str) -> str | None:
    """Read a zone from a button; None for what is none, or not known to this machine."""
    return text if text in {*ZONES, of_operator} and _is_known(text) else None


def offered(of_operator: str, now: float) -> list[tuple[str, float]]:
    """Return the zones of a menu, each with its hours ahead of UTC at a moment, from the west."""
    known = [zone for zone in dict.fromkeys((of_operator, *ZONES)) if _is_known(zone)]
    return sorted(((zone, hours_ahead(zone, now)) for zone in known), key=lambda each: each[1])


def hours_ahead(zone: str, now: float) -> float:
    """Return the hours that a zone is ahead of UTC at a moment.

    >>> hours_ahead("UTC", 0)
    0.0
    """
    ahead = datetime.fromtimestamp(now, zone_named(zone)).utcoffset()
    return 0.0 if ahead is None else ahead.total_seconds() / 3600


async def chosen_zone(tx: Transaction, chat_id: int) -> str | None:
    """Return the zone that a chat has chosen, for all its topics; None if it never did."""
    name = await tx.preferences.get(chat_id, None, _NAME)
    return name if name is not None and _is_known(name) else None


async def zone_of(tx: Transaction, chat_id: int, of_operator: tzinfo = UTC) -> tzinfo:
    """Return the zone by which it is night in a chat."""
    name = await chosen_zone(tx, chat_id)
    return of_operator if name is None else zone_named(name)


async def choose_zone(tx: Transaction, chat_id: int, zone: str) -> None:
    """Note the zone of a chat, for all its topics."""
    await tx.preferences.put(chat_id, None, _NAME, zone)


def _is_known(name: str) -> bool:
    try:
        zone_named(name)
    except ValueError:
        return False
    return True
