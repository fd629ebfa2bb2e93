"""Options of the talon, the exchange and the write-off, in words (rules 4)."""

from typing import Final

from bot.render.options.words import YES_OR_NO, Words, each, off, plain

TALON: Final[dict[str, Words]] = {
    "talon_hidden_at_forced": Words(
        lambda t: t("option-talon-hidden-at-forced"),
        lambda t: t("option-talon-hidden-at-forced-help"),
        YES_OR_NO,
    ),
    "pass_face": Words(
        lambda t: t("option-pass-face"),
        lambda t: t("option-pass-face-help"),
        {
            "closed": lambda t: t("value-pass-face-closed"),
            "open": lambda t: t("value-pass-face-open"),
        },
    ),
    "raise_after_talon": Words(
        lambda t: t("option-raise-after-talon"),
        lambda t: t("option-raise-after-talon-help"),
        YES_OR_NO,
    ),
    "writeoff": Words(
        lambda t: t("option-writeoff"),
        lambda t: t("option-writeoff-help"),
        YES_OR_NO,
    ),
    "writeoff_cost": Words(
        lambda t: t("option-writeoff-cost"),
        lambda t: t("option-writeoff-cost-help"),
        {
            "bid": lambda t: t("value-writeoff-cost-bid"),
            "nothing": lambda t: t("value-writeoff-cost-nothing"),
            "bolt": lambda t: t("value-writeoff-cost-bolt"),
            "first_free": lambda t: t("value-writeoff-cost-first-free"),
        },
    ),
    "writeoff_gain": Words(
        lambda t: t("option-writeoff-gain"),
        lambda t: t("option-writeoff-gain-help"),
        {
            60: each(60),
            "half": lambda t: t("value-writeoff-gain-half"),
        },
    ),
    "writeoff_limit": Words(
        lambda t: t("option-writeoff-limit"),
        lambda t: t("option-writeoff-limit-help"),
        {
            3: plain(3),
            0: lambda t: t("value-writeoff-limit-0"),
            1: plain(1),
        },
    ),
    "writeoff_gain_two": Words(
        lambda t: t("option-writeoff-gain-two"),
        lambda t: t("option-writeoff-gain-two-help"),
        {
            60: plain(60),
            120: plain(120),
        },
    ),
    "writeoff_fine_from": Words(
        lambda t: t("option-writeoff-fine-from"),
        lambda t: t("option-writeoff-fine-from-help"),
        {
            "off": off,
            3: lambda t: t("value-writeoff-fine-from-3"),
            4: lambda t: t("value-writeoff-fine-from-4"),
        },
    ),
    "writeoff_on_barrel": Words(
        lambda t: t("option-writeoff-on-barrel"),
        lambda t: t("option-writeoff-on-barrel-help"),
        YES_OR_NO,
    ),
    "writeoff_golden": Words(
        lambda t: t("option-writeoff-golden"),
        lambda t: t("option-writeoff-golden-help"),
        YES_OR_NO,
    ),
    "writeoff_blind": Words(
        lambda t: t("option-writeoff-blind"),
        lambda t: t("option-writeoff-blind-help"),
        YES_OR_NO,
    ),
}
