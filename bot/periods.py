"""When a week and a month begin, by the time of a place."""

from datetime import datetime, time, timedelta, tzinfo

from bot.count_presses import Period


def begin_of(period: Period, now: int, zone: tzinfo) -> int:
    """Return when the running period began; both in Unix milliseconds. A week begins on Monday."""
    today = datetime.fromtimestamp(now / 1000, zone).date()
    if period == "all":
        return 0
    first = today.replace(day=1) if period == "month" else today - timedelta(today.weekday())
    return int(datetime.combine(first, time(), zone).timestamp() * 1000)
