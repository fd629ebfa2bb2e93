"""Options of the deal and of new deals, in words (rules 2)."""

from typing import Final

from bot.render.options.words import YES_OR_NO, Words, off, under

DEAL: Final[dict[str, Words]] = {
    "cut": Words(
        lambda t: t("option-cut"),
        lambda t: t("option-cut-help"),
        YES_OR_NO,
    ),
    "redeal_four_nines": Words(
        lambda t: t("option-redeal-four-nines"),
        lambda t: t("option-redeal-four-nines-help"),
        {
            "request": lambda t: t("value-redeal-four-nines-request"),
            "automatic": lambda t: t("value-redeal-four-nines-automatic"),
            "off": off,
        },
    ),
    "redeal_below": Words(
        lambda t: t("option-redeal-below"),
        lambda t: t("option-redeal-below-help"),
        {
            14: under(14),
            "off": off,
            11: under(11),
            12: under(12),
            13: under(13),
            15: under(15),
            18: under(18),
        },
    ),
    "redeal_three_nines": Words(
        lambda t: t("option-redeal-three-nines"),
        lambda t: t("option-redeal-three-nines-help"),
        {
            "off": off,
            "anyone": lambda t: t("value-redeal-three-nines-anyone"),
            "forehand": lambda t: t("value-redeal-three-nines-forehand"),
        },
    ),
    "redeal_four_jacks": Words(
        lambda t: t("option-redeal-four-jacks"),
        lambda t: t("option-redeal-four-jacks-help"),
        YES_OR_NO,
    ),
    "redeal_after_pass": Words(
        lambda t: t("option-redeal-after-pass"),
        lambda t: t("option-redeal-after-pass-help"),
        YES_OR_NO,
    ),
    "redeal_talon_below": Words(
        lambda t: t("option-redeal-talon-below"),
        lambda t: t("option-redeal-talon-below-help"),
        {
            "off": off,
            4: under(4),
            5: under(5),
        },
    ),
    "redeal_talon_nines": Words(
        lambda t: t("option-redeal-talon-nines"),
        lambda t: t("option-redeal-talon-nines-help"),
        {
            "off": off,
            2: lambda t: t("value-redeal-talon-nines-2"),
        },
    ),
    "redeal_talon_jacks": Words(
        lambda t: t("option-redeal-talon-jacks"),
        lambda t: t("option-redeal-talon-jacks-help"),
        YES_OR_NO,
    ),
    "redeal_talon_when": Words(
        lambda t: t("option-redeal-talon-when"),
        lambda t: t("option-redeal-talon-when-help"),
        {
            "forced": lambda t: t("value-redeal-talon-when-forced"),
            "always": lambda t: t("value-redeal-talon-when-always"),
        },
    ),
}
