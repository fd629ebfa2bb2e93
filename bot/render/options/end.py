"""Options of the end of a match, in words (rules 6)."""

from typing import Final

from bot.render.options.words import YES_OR_NO, Words, at, off, on, plain

END: Final[dict[str, Words]] = {
    "barrel": Words(
        lambda t: t("option-barrel"),
        lambda t: t("option-barrel-help"),
        {
            880: at(880),
            900: at(900),
            "off": off,
        },
    ),
    "barrel_attempts": Words(
        lambda t: t("option-barrel-attempts"),
        lambda t: t("option-barrel-attempts-help"),
        {
            3: plain(3),
            1: plain(1),
            2: plain(2),
            4: plain(4),
            5: plain(5),
        },
    ),
    "barrel_counts": Words(
        lambda t: t("option-barrel-counts"),
        lambda t: t("option-barrel-counts-help"),
        {
            "deals": lambda t: t("value-barrel-counts-deals"),
            "contracts": lambda t: t("value-barrel-counts-contracts"),
        },
    ),
    "barrel_auction": Words(
        lambda t: t("option-barrel-auction"),
        lambda t: t("option-barrel-auction-help"),
        {
            "normal": lambda t: t("value-barrel-auction-normal"),
            "opens": lambda t: t("value-barrel-auction-opens"),
            "skip": lambda t: t("value-barrel-auction-skip"),
        },
    ),
    "barrel_fail": Words(
        lambda t: t("option-barrel-fail"),
        lambda t: t("option-barrel-fail-help"),
        {
            "nothing": lambda t: t("value-barrel-fail-nothing"),
            "bid": lambda t: t("value-barrel-fail-bid"),
        },
    ),
    "barrel_defends": Words(
        lambda t: t("option-barrel-defends"),
        lambda t: t("option-barrel-defends-help"),
        {
            "nothing": off,
            "bolts": on,
        },
    ),
    "barrel_others": Words(
        lambda t: t("option-barrel-others"),
        lambda t: t("option-barrel-others-help"),
        {
            "score": lambda t: t("value-barrel-others-score"),
            "freeze": lambda t: t("value-barrel-others-freeze"),
        },
    ),
    "barrel_single": Words(
        lambda t: t("option-barrel-single"),
        lambda t: t("option-barrel-single-help"),
        YES_OR_NO,
    ),
    "barrel_together": Words(
        lambda t: t("option-barrel-together"),
        lambda t: t("option-barrel-together-help"),
        {
            "fall": lambda t: t("value-barrel-together-fall"),
            "coexist": lambda t: t("value-barrel-together-coexist"),
        },
    ),
    "barrel_third_fall": Words(
        lambda t: t("option-barrel-third-fall"),
        lambda t: t("option-barrel-third-fall-help"),
        {
            "zero": lambda t: t("value-barrel-third-fall-zero"),
            "zero_free": lambda t: t("value-barrel-third-fall-zero-free"),
            "off": lambda t: t("value-barrel-third-fall-off"),
        },
    ),
    "barrier": Words(
        lambda t: t("option-barrier"),
        lambda t: t("option-barrier-help"),
        {
            "off": off,
            800: at(800),
            880: at(880),
            900: at(900),
        },
    ),
    "settlement": Words(
        lambda t: t("option-settlement"),
        lambda t: t("option-settlement-help"),
        {
            "off": off,
            "missing": lambda t: t("value-settlement-missing"),
            "bank": lambda t: t("value-settlement-bank"),
        },
    ),
    "stake": Words(
        lambda t: t("option-stake"),
        lambda t: t("option-stake-help"),
        {
            100: plain(100),
        },
    ),
}
