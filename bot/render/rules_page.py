"""The rules of a chat or a table: how the game goes there, and what the classic game does else."""

from collections.abc import Sequence
from typing import Final

from bot.conventions import differing
from bot.l10n import Translator
from bot.presses import RulesPage
from bot.render.options import option_help, option_name, value_name
from bot.render.rules_text import paragraphs
from bot.render.screen import Button, Screen
from bot.render.settings import summary_line
from game.rules import CLASSIC, Rules

PAGE: Final = 3500
"""The most characters of a page; a message takes 4096, and a phone shows it in five screens."""
BREAK: Final = "\n\n"


def rules_screen(rules: Rules, press: RulesPage, t: Translator) -> Screen:
    """Return a page of the rules; a page that is not there is the last one."""
    pages = rules_pages(rules, t)
    at = min(press.page, len(pages) - 1)
    turns = []
    if at > 0:
        turns.append(_turn(press, at - 1, f"« {at}/{len(pages)}"))
    if at + 1 < len(pages):
        turns.append(_turn(press, at + 1, f"{at + 2}/{len(pages)} »"))
    return Screen(pages[at], (tuple(turns),) if turns else ())


def _turn(press: RulesPage, page: int, label: str) -> Button:
    return Button(label, str(RulesPage(press.table, press.thread, page)))


def rules_pages(rules: Rules, t: Translator) -> list[str]:
    """Return the rules as pages of whole paragraphs, HTML; what differs from classic comes last.

    What does not fit in one message is parted between the game and the differences first.
    """
    title = "\n".join((t("rules-title"), summary_line(rules, t)))
    ids = differing(rules, CLASSIC)
    game = [title, *paragraphs(rules, t)]
    differences = [
        t("rules-differences", n=len(ids)),
        *(_difference(rules, each, t) for each in ids),
    ]
    together = _paged([*game, *differences])
    return together if len(together) == 1 else _paged(game) + _paged(differences)


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
