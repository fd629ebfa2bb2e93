"""Options of the play and its points, in words (rules 5)."""

from typing import Final

from bot.render.options.words import YES_OR_NO, Words, marriages, off, plain, to_nearest

PLAY: Final[dict[str, Words]] = {
    "must_trump": Words(
        lambda t: t("option-must-trump"),
        lambda t: t("option-must-trump-help"),
        YES_OR_NO,
    ),
    "must_beat": Words(
        lambda t: t("option-must-beat"),
        lambda t: t("option-must-beat-help"),
        {
            "off": off,
            "suit": lambda t: t("value-must-beat-suit"),
            "suit_and_trump": lambda t: t("value-must-beat-suit-and-trump"),
        },
    ),
    "marriage_first_lead": Words(
        lambda t: t("option-marriage-first-lead"),
        lambda t: t("option-marriage-first-lead-help"),
        YES_OR_NO,
    ),
    "marriage_announce": Words(
        lambda t: t("option-marriage-announce"),
        lambda t: t("option-marriage-announce-help"),
        {
            "ask": lambda t: t("value-marriage-announce-ask"),
            "auto": lambda t: t("value-marriage-announce-auto"),
        },
    ),
    "marriage_values": Words(
        lambda t: t("option-marriage-values"),
        lambda t: t("option-marriage-values-help"),
        {
            "classic": marriages("classic"),
            "spades": marriages("spades"),
            "spades_hearts": marriages("spades_hearts"),
            "clubs": marriages("clubs"),
        },
    ),
    "marriage_scores": Words(
        lambda t: t("option-marriage-scores"),
        lambda t: t("option-marriage-scores-help"),
        {
            "all": lambda t: t("value-marriage-scores-all"),
            "declarer": lambda t: t("value-marriage-scores-declarer"),
        },
    ),
    "trump_lead": Words(
        lambda t: t("option-trump-lead"),
        lambda t: t("option-trump-lead-help"),
        {
            "any": lambda t: t("value-trump-lead-any"),
            "announcer": lambda t: t("value-trump-lead-announcer"),
            "others": lambda t: t("value-trump-lead-others"),
        },
    ),
    "ace_marriage": Words(
        lambda t: t("option-ace-marriage"),
        lambda t: t("option-ace-marriage-help"),
        {
            "off": off,
            "bonus": lambda t: t("value-ace-marriage-bonus"),
            "trump": lambda t: t("value-ace-marriage-trump"),
            "sequence": lambda t: t("value-ace-marriage-sequence"),
        },
    ),
    "small_marriage": Words(
        lambda t: t("option-small-marriage"),
        lambda t: t("option-small-marriage-help"),
        YES_OR_NO,
    ),
    "nines_bonus": Words(
        lambda t: t("option-nines-bonus"),
        lambda t: t("option-nines-bonus-help"),
        {
            0: off,
            200: plain(200),
            360: plain(360),
        },
    ),
    "last_trick_bonus": Words(
        lambda t: t("option-last-trick-bonus"),
        lambda t: t("option-last-trick-bonus-help"),
        {
            0: off,
            10: plain(10),
        },
    ),
    "rounding": Words(
        lambda t: t("option-rounding"),
        lambda t: t("option-rounding-help"),
        {
            5: to_nearest(5),
            10: to_nearest(10),
            1: off,
        },
    ),
    "round_declarer": Words(
        lambda t: t("option-round-declarer"),
        lambda t: t("option-round-declarer-help"),
        YES_OR_NO,
    ),
    "bolts": Words(
        lambda t: t("option-bolts"),
        lambda t: t("option-bolts-help"),
        {
            "total": lambda t: t("value-bolts-total"),
            "consecutive": lambda t: t("value-bolts-consecutive"),
            "off": off,
        },
    ),
    "bolt_for": Words(
        lambda t: t("option-bolt-for"),
        lambda t: t("option-bolt-for-help"),
        {
            "tricks": lambda t: t("value-bolt-for-tricks"),
            "points": lambda t: t("value-bolt-for-points"),
        },
    ),
    "bolt_declarer": Words(
        lambda t: t("option-bolt-declarer"),
        lambda t: t("option-bolt-declarer-help"),
        YES_OR_NO,
    ),
    "dump_truck": Words(
        lambda t: t("option-dump-truck"),
        lambda t: t("option-dump-truck-help"),
        {
            "both": lambda t: t("value-dump-truck-both"),
            "plus": lambda t: t("value-dump-truck-plus"),
            "off": off,
        },
    ),
    "penalty": Words(
        lambda t: t("option-penalty"),
        lambda t: t("option-penalty-help"),
        {
            120: plain(120),
            100: plain(100),
        },
    ),
    "target": Words(
        lambda t: t("option-target"),
        lambda t: t("option-target-help"),
        {
            1000: plain(1000),
            1001: plain(1001),
        },
    ),
}
