"""What the lessons say: to each step, and to a press that is not the best one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.l10n import Translator

Text: TypeAlias = Callable[[Translator], str]


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a lesson; of a step what it asks for, and why another press is worse."""

    name: Text
    done: Text
    steps: tuple[tuple[Text, Text], ...]


_TRICKS: Final = Words(
    lambda t: t("lesson-tricks-name"),
    lambda t: t("lesson-tricks-done"),
    (
        (lambda t: t("lesson-tricks-1"), lambda t: t("lesson-tricks-1-else")),
        (lambda t: t("lesson-tricks-2"), lambda t: t("lesson-tricks-2-else")),
        (lambda t: t("lesson-tricks-3"), lambda t: t("lesson-tricks-3-else")),
    ),
)
_FOLLOWING: Final = Words(
    lambda t: t("lesson-following-name"),
    lambda t: t("lesson-following-done"),
    (
        (lambda t: t("lesson-following-1"), lambda t: t("lesson-following-1-else")),
        (lambda t: t("lesson-following-2"), lambda t: t("lesson-following-2-else")),
    ),
)
_MARRIAGE: Final = Words(
    lambda t: t("lesson-marriage-name"),
    lambda t: t("lesson-marriage-done"),
    (
        (lambda t: t("lesson-marriage-1"), lambda t: t("lesson-marriage-1-else")),
        (lambda t: t("lesson-marriage-2"), lambda t: t("lesson-marriage-2-else")),
    ),
)
_TRUMPS: Final = Words(
    lambda t: t("lesson-trumps-name"),
    lambda t: t("lesson-trumps-done"),
    (
        (lambda t: t("lesson-trumps-1"), lambda t: t("lesson-trumps-1-else")),
        (lambda t: t("lesson-trumps-2"), lambda t: t("lesson-trumps-2-else")),
        (lambda t: t("lesson-trumps-3"), lambda t: t("lesson-trumps-3-else")),
    ),
)
_SECOND: Final = Words(
    lambda t: t("lesson-second-name"),
    lambda t: t("lesson-second-done"),
    (
        (lambda t: t("lesson-second-1"), lambda t: t("lesson-second-1-else")),
        (lambda t: t("lesson-second-2"), lambda t: t("lesson-second-2-else")),
        (lambda t: t("lesson-second-3"), lambda t: t("lesson-second-3-else")),
    ),
)
_AUCTION: Final = Words(
    lambda t: t("lesson-auction-name"),
    lambda t: t("lesson-auction-done"),
    (
        (lambda t: t("lesson-auction-1"), lambda t: t("lesson-auction-1-else")),
        (lambda t: t("lesson-auction-2"), lambda t: t("lesson-auction-2-else")),
    ),
)
_PASSING: Final = Words(
    lambda t: t("lesson-passing-name"),
    lambda t: t("lesson-passing-done"),
    (
        (lambda t: t("lesson-passing-1"), lambda t: t("lesson-passing-1-else")),
        (lambda t: t("lesson-passing-2"), lambda t: t("lesson-passing-2-else")),
        (lambda t: t("lesson-passing-3"), lambda t: t("lesson-passing-3-else")),
    ),
)
_EXCHANGE: Final = Words(
    lambda t: t("lesson-exchange-name"),
    lambda t: t("lesson-exchange-done"),
    (
        (lambda t: t("lesson-exchange-1"), lambda t: t("lesson-exchange-1-else")),
        (lambda t: t("lesson-exchange-2"), lambda t: t("lesson-exchange-2-else")),
    ),
)
_WRITEOFF: Final = Words(
    lambda t: t("lesson-writeoff-name"),
    lambda t: t("lesson-writeoff-done"),
    ((lambda t: t("lesson-writeoff-1"), lambda t: t("lesson-writeoff-1-else")),),
)
_BARREL: Final = Words(
    lambda t: t("lesson-barrel-name"),
    lambda t: t("lesson-barrel-done"),
    (
        (lambda t: t("lesson-barrel-1"), lambda t: t("lesson-barrel-1-else")),
        (lambda t: t("lesson-barrel-2"), lambda t: t("lesson-barrel-2-else")),
        (lambda t: t("lesson-barrel-3"), lambda t: t("lesson-barrel-3-else")),
        (lambda t: t("lesson-barrel-4"), lambda t: t("lesson-barrel-4-else")),
        (lambda t: t("lesson-barrel-5"), lambda t: t("lesson-barrel-5-else")),
    ),
)
WORDS: Final = (
    _TRICKS,
    _FOLLOWING,
    _MARRIAGE,
    _TRUMPS,
    _SECOND,
    _AUCTION,
    _PASSING,
    _EXCHANGE,
    _WRITEOFF,
    _BARREL,
)
"""Of all lessons, in their order."""
