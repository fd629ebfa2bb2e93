"""The documents are true: what they name is there, and what they list is what the program has."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
from pydantic import SecretStr
from pydantic.fields import FieldInfo

from bot.l10n import Translator
from bot.render import menu
from bot.settings import Settings
from game.rules import OPTIONS

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
README: Final = ROOT / "README.md"
PAGES: Final = (
    *sorted(ROOT.glob("*.md")),
    *sorted(DOCS.rglob("*.md")),
    ROOT / "sandbox/README.md",
)
IMAGES: Final = sorted((DOCS / "images").iterdir())
OPERATOR: Final = {"status", "broadcast"}

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def prose(page: Path) -> str:
    """Return a page without its blocks of code."""
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def table(page: Path, first: str) -> Iterator[list[str]]:
    """Yield the rows of the tables whose first column has this name, cell by cell."""
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells[0] == first:
            inside = True
        elif inside and not cells[0].startswith("---"):
            yield cells


def anchors(page: Path) -> set[str]:
    """Return what a link may point to within a page: its headings, as GitHub writes them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> list[str]:
    """Return the targets of a page's links and images that are no web addresses."""
    found = re.findall(r"\]\(([^)\s]+)\)", prose(page))
    return [target for target in found if not re.match(r"https?://|mailto:", target)]


# Links, files and commands


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in links(page):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), target


@every_page
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    folders = "bot|game|sandbox|tests|docs|locales|benchmarks"
    for named in re.findall(rf"`((?:{folders})/[\w./-]*)`", page.read_text(encoding="utf-8")):
        assert (ROOT / named).exists(), named


@every_page
def test_the_commands_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert set(re.findall(r"(?:`|^)make (\w+)", text, re.M)) <= set(targets)
    for module in re.findall(r"python -m ((?:bot|game|sandbox|benchmarks)[\w.]*)", text):
        assert find_spec(module) is not None, module


def test_every_decision_is_listed() -> None:
    pages = {path.name for path in (DOCS / "decisions").glob("*.md")} - {"README.md"}
    assert pages == set(links(DOCS / "decisions" / "README.md"))


@pytest.mark.parametrize("image", IMAGES, ids=lambda image: image.name)
def test_a_picture_is_shown_and_small(image: Path) -> None:
    shown = {*links(README), *(f"docs/{there}" for there in links(DOCS / "gallery.md"))}
    assert f"docs/images/{image.name}" in shown
    assert image.stat().st_size <= 150 * 1024


# What the README lists


def test_the_readme_lists_the_commands_and_where_they_work() -> None:
    t = Translator("en")
    group = {name for name, _ in menu.group_commands(t)}
    private = {name for name, _ in menu.private_commands(t)} | {"start"} | OPERATOR
    places = {"group": (True, False), "private": (False, True), "both": (True, True)}
    listed = {name.strip("`/"): places[where] for name, where, _ in table(README, "command")}
    assert listed == {name: (name in group, name in private) for name in group | private}


def test_no_command_is_handled_without_being_listed() -> None:
    handlers = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "handlers").glob("*.py")
    )
    calls = re.findall(r"\bCommand\(([^)]*)\)", handlers)
    handled = {name for call in calls for name in re.findall(r'"(\w+)"', call)}
    listed = {name.strip("`/") for name, *_ in table(README, "command")}
    assert handled == listed - {"start"}


def default_of(field: FieldInfo) -> str:
    """Return a setting's default as the table writes it."""
    if field.is_required():
        return "required"
    if field.default in (None, frozenset()):
        return "none"
    assert not isinstance(field.default, SecretStr)
    return f"`{field.default}`"


def test_the_readme_lists_the_settings() -> None:
    listed = [(name.strip("`"), default) for name, default, _ in table(README, "setting")]
    fields = Settings.model_fields.items()
    assert listed == [(name.upper(), default_of(field)) for name, field in fields]


# The rules page


def test_the_rules_page_has_the_options_in_their_order_with_their_values() -> None:
    listed = [
        (row[0].strip("`"), re.findall(r"`([^`]+)`", row[1]))
        for row in table(DOCS / "rules.md", "id")
    ]
    assert listed == [(option.id, [*map(str, option.values)]) for option in OPTIONS.values()]
