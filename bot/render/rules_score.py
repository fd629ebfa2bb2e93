"""How a deal is counted and a match is won under some rules, in whole sentences."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.l10n import Translator
from game.rules import Rules

LEAST: Final = 120
"""The least bid of a player on the barrel."""


def scoring(rules: Rules, t: Translator) -> tuple[Iterable[str], ...]:
    """Return the paragraphs on points, bolts and the dump truck; an empty one is not said."""
    return _score(rules, t), _bolts(rules, t), _dump(rules, t)


def ending(rules: Rules, t: Translator) -> tuple[Iterable[str], ...]:
    """Return the paragraphs on barrel, barrier and winning; an empty one is not said."""
    if rules.barrel == "off":
        return _barrier(rules, t), _winning(rules, t)
    barrel = (*_seat(rules, rules.barrel, t), *_on_barrel(rules, t), *_falls(rules, t))
    return barrel, _winning(rules, t)


def _score(rules: Rules, t: Translator) -> Iterator[str]:
    yield t("rules-score")
    if rules.rounding == 1:
        yield t("rules-score-exact")
    else:
        yield t("rules-score-rounded", n=rules.rounding)


def _bolts(rules: Rules, t: Translator) -> Iterator[str]:
    if rules.bolts == "off":
        return
    yield t("rules-bolt-tricks") if rules.bolt_for == "tricks" else t("rules-bolt-points")
    if rules.bolts == "total":
        yield t("rules-bolt-total", n=rules.penalty)
    else:
        yield t("rules-bolt-running", n=rules.penalty)


def _dump(rules: Rules, t: Translator) -> Iterator[str]:
    tens = rules.bid_step == rules.rounding == 10
    if rules.dump_truck == "both":
        yield t("rules-dump-both", n=550 if tens else 555)
    elif rules.dump_truck == "plus":
        yield t("rules-dump-plus", n=550 if tens else 555)


def _seat(rules: Rules, barrel: int, t: Translator) -> Iterator[str]:
    yield t("rules-barrel", n=barrel)
    yield t("rules-barrel-tries", n=rules.barrel_attempts, fall=barrel - rules.penalty)
    if rules.barrel_counts == "deals":
        yield t("rules-barrel-deals")
    else:
        yield t("rules-barrel-contracts")


def _on_barrel(rules: Rules, t: Translator) -> Iterator[str]:
    lower = rules.two_player == "one_card"
    match rules.barrel_auction:
        case "normal":
            yield t("rules-barrel-normal-two") if lower else t("rules-barrel-normal")
        case "opens":
            yield t("rules-barrel-opens-two") if lower else t("rules-barrel-opens")
        case "skip":
            yield t("rules-barrel-skip")
    if rules.barrel_fail == "bid":
        yield t("rules-barrel-fail")
    yield t("rules-barrel-defends")
    if rules.barrel_others == "freeze":
        yield t("rules-barrel-freeze")


def _falls(rules: Rules, t: Translator) -> Iterator[str]:
    if rules.barrel_single == "on":
        yield t("rules-barrel-single")
    if rules.barrel_together == "fall":
        yield t("rules-barrel-together")
    if rules.barrel_third_fall == "zero":
        yield t("rules-barrel-zero")
    elif rules.barrel_third_fall == "zero_free":
        yield t("rules-barrel-free")


def _barrier(rules: Rules, t: Translator) -> Iterator[str]:
    if rules.barrier != "off":
        yield t("rules-barrier", n=rules.barrier)


def _winning(rules: Rules, t: Translator) -> Iterator[str]:
    if rules.barrel == "off":
        yield t("rules-win-open", target=rules.target)
    else:
        yield t("rules-win-barrel", n=least_win(rules, rules.barrel))
    if rules.settlement == "missing":
        yield t("rules-settle-missing", target=rules.target)
    elif rules.settlement == "bank":
        yield t("rules-settle-bank", n=rules.stake)


def least_win(rules: Rules, barrel: int) -> int:
    """Return the least contract that reaches the target from the barrel and can be bid."""
    missing = rules.target - barrel
    return max(LEAST, -(-missing // rules.bid_step) * rules.bid_step)
