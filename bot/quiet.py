"""The night, in which nobody is reminded and no turn ends that has lasted for days."""

from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

BEGINS: Final = time(23)
ENDS: Final = time(8)


def zone_named(name: str) -> tzinfo:
    """Return a time zone by its name of the IANA list, as ``Europe/Warsaw``.

    :raises ValueError: if there is none of that name here
    """
    if name == "UTC":
        return UTC  # needs no list
    try:
        return ZoneInfo(name)
    except (OSError, KeyError):
        raise ValueError(name) from None


def after_the_night(at: float, zone: tzinfo) -> float:
    """Return the moment itself by day, and in the quiet hours their end; in Unix seconds."""
    local = datetime.fromtimestamp(at, zone)
    if ENDS <= local.time() < BEGINS:
        return at
    day = local.date() + timedelta(days=local.time() >= BEGINS)
    return datetime.combine(day, ENDS, zone).timestamp()
