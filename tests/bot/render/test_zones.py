"""The page of time zones: every zone has a name, and says how far from UTC it is."""

from datetime import UTC, datetime

import pytest

from bot.l10n import Translator, languages
from bot.presses import Setting, read
from bot.render.screen import Screen
from bot.render.zones import zone_name, zones_screen
from bot.zones import ZONES, offered, parse_zone
from tests.bot.render.test_walks import check

EN = Translator("en")
WINTER = datetime(2026, 1, 15, tzinfo=UTC).timestamp()
SUMMER = datetime(2026, 7, 15, tzinfo=UTC).timestamp()


def page(zone: str = "UTC", *, language: str = "en", mine: str = "UTC") -> Screen:
    """Return the page in winter."""
    return zones_screen(zone, 12, Translator(language), of_operator=mine, now=WINTER)


def labels(screen: Screen) -> list[str]:
    """Return what the buttons say."""
    return [key.text for row in screen.rows for key in row]


@pytest.mark.parametrize("language", languages())
def test_every_zone_has_a_name_of_its_own(language: str) -> None:
    t = Translator(language)
    names = [zone_name(zone, t) for zone in ZONES]
    assert len(set(names)) == len(ZONES)
    assert not any("/" in name for name in names)
    check(page(language=language))
    assert len(labels(page(language=language))) == len(ZONES) + 1


def test_they_stand_from_the_west_to_the_east_and_the_present_one_is_marked() -> None:
    found = labels(page("Europe/Warsaw"))
    order = ["Los Angeles, UTC−8", "New York, UTC−5", "UTC", "✓ Warsaw, UTC+1", "Moscow, UTC+3"]
    assert [label for label in found if label in order] == order
    assert found[-1] == EN("button-back")


def test_they_follow_the_season() -> None:
    assert dict(offered("UTC", WINTER))["Europe/Warsaw"] == 1
    assert dict(offered("UTC", SUMMER))["Europe/Warsaw"] == 2
    assert dict(offered("UTC", SUMMER))["Europe/Moscow"] == 3


def test_that_of_the_operator_is_offered_too() -> None:
    assert "Asia/Kathmandu, UTC+5:45" in labels(page(mine="Asia/Kathmandu"))
    assert parse_zone("Asia/Kathmandu", "Asia/Kathmandu") == "Asia/Kathmandu"
    assert parse_zone("Asia/Kathmandu", "UTC") is None


def test_each_button_is_read_back_as_its_zone() -> None:
    presses = [read(key.data) for row in page().rows for key in row]
    zones = [press.name for press in presses if isinstance(press, Setting) and press.name]
    assert sorted(zones) == sorted(ZONES)
    assert all(parse_zone(zone, "UTC") == zone for zone in zones)


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "../etc/passwd", "europe/warsaw", "zones"])
def test_what_is_no_zone_is_refused(name: str) -> None:
    assert parse_zone(name, "UTC") is None
