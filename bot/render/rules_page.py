"""The rules of a chat or a table, by topics: how the game goes, and what the classic does else.

Page 0 lists the topics, a button each; the others are what they say, one after the other.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.conventions import differing
from bot.l10n import Translator
from bot.presses import RulesPage
from bot.render.choice import in_rows
from bot.render.options import option_help, option_name, value_name
from bot.render.rules_text import Section, sections
from bot.render.screen import Button, Screen
from bot.render.settings import summary_line
from game.rules import CLASSIC, Rules

PAGE: Final = 3500
"""The most characters of a page; a message takes 4096, and a phone shows it in five screens."""
BREAK: Final = "\n\n"
TOPICS: Final = 2
"""Topics in a row of buttons: their names are long."""


def rules_screen(rules: Rules, press: RulesPage, t: Translator, *, title: str = "") -> Screen:
    """Return a page of the rules; a page that is not there is the last one.

    :param title: HTML, of the group whose rules are read elsewhere
    """
    pages = rules_pages(rules, t)
    where = [f"<b>{title}</b>"] if title else []
    if not press.page:
        topics: dict[str, int] = {}
        for number, (name, _) in enumerate(pages, 1):
            topics.setdefault(name, number)
        keys = [_turn(press, number, name) for name, number in topics.items()]
        lines = [*where, t("rules-title"), summary_line(rules, t), "", t("rules-choose")]
        return Screen("\n".join(lines), tuple(in_rows(keys, TOPICS)))
    at = min(press.page, len(pages))
    turns = [] if at == 1 else [_turn(press, at - 1, f"« {pages[at - 2][0]}")]
    if at < len(pages):
        turns.append(_turn(press, at + 1, f"{pages[at][0]} »"))
    rows = tuple(turns), (_turn(press, 0, t("button-rules-topics")),)
    return Screen("\n".join((*where, pages[at - 1][1])), rows)


def _turn(press: RulesPage, page: int, label: str) -> Button:
    return Button(label, str(replace(press, page=page)))


def rules_pages(rules: Rules, t: Translator) -> list[tuple[str, str]]:
    """Return the pages after the list, each with its topic, HTML; differences come last."""
    topics = [*sections(rules, t), _differences(rules, t)]
    return [(name, page) for name, texts in topics for page in _paged(texts)]


def _differences(rules: Rules, t: Translator) -> Section:
    ids = differing(rules, CLASSIC)
    told = (_difference(rules, each, t) for each in ids)
    return t("rules-topic-own", n=len(ids)), [t("rules-differences", n=len(ids)), *told]


def _paged(texts: Sequence[str]) -> list[str]:
    pages: list[str] = []
    for text in texts:
        if pages and len(pages[-1]) + len(BREAK) + len(text) <= PAGE:
            pages[-1] += BREAK + text
        else:
            pages.append(text)
    return pages


def _difference(rules: Rules, option_id: str, t: Translator) -> str:
    return t(
        "rules-difference",
        name=option_name(option_id, t),
        value=value_name(option_id, getattr(rules, option_id), t),
        classic=value_name(option_id, getattr(CLASSIC, option_id), t),
        help=option_help(option_id, t),
    )
