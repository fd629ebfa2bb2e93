"""Options of the auction, in words (rules 3)."""

from typing import Final

from bot.render.options.words import YES_OR_NO, Words, at_least, below, off, plain

AUCTION: Final[dict[str, Words]] = {
    "forced_seat": Words(
        lambda t: t("option-forced-seat"),
        lambda t: t("option-forced-seat-help"),
        {
            "left": lambda t: t("value-forced-seat-left"),
            "dealer": lambda t: t("value-forced-seat-dealer"),
            "last": lambda t: t("value-forced-seat-last"),
        },
    ),
    "min_bid": Words(
        lambda t: t("option-min-bid"),
        lambda t: t("option-min-bid-help"),
        {
            100: plain(100),
            50: plain(50),
            60: plain(60),
        },
    ),
    "bid_step": Words(
        lambda t: t("option-bid-step"),
        lambda t: t("option-bid-step-help"),
        {
            5: plain(5),
            10: plain(10),
        },
    ),
    "jump_bids": Words(
        lambda t: t("option-jump-bids"),
        lambda t: t("option-jump-bids-help"),
        YES_OR_NO,
    ),
    "bid_cap": Words(
        lambda t: t("option-bid-cap"),
        lambda t: t("option-bid-cap-help"),
        {
            "marriages": lambda t: t("value-bid-cap-marriages"),
            "any_marriage": lambda t: t("value-bid-cap-any-marriage"),
            "none": lambda t: t("value-bid-cap-none"),
        },
    ),
    "no_bid_below": Words(
        lambda t: t("option-no-bid-below"),
        lambda t: t("option-no-bid-below-help"),
        {
            "off": off,
            0: below(0),
            -100: below(-100),
            -120: below(-120),
            -200: below(-200),
            -300: below(-300),
            -1000: below(-1000),
        },
    ),
    "talon_rebuy": Words(
        lambda t: t("option-talon-rebuy"),
        lambda t: t("option-talon-rebuy-help"),
        YES_OR_NO,
    ),
    "blind": Words(
        lambda t: t("option-blind"),
        lambda t: t("option-blind-help"),
        {
            "off": off,
            "forehand": lambda t: t("value-blind-forehand"),
            "anyone": lambda t: t("value-blind-anyone"),
        },
    ),
    "blind_doubles": Words(
        lambda t: t("option-blind-doubles"),
        lambda t: t("option-blind-doubles-help"),
        {
            "player": lambda t: t("value-blind-doubles-player"),
            "all": lambda t: t("value-blind-doubles-all"),
        },
    ),
    "blind_marriages": Words(
        lambda t: t("option-blind-marriages"),
        lambda t: t("option-blind-marriages-help"),
        YES_OR_NO,
    ),
    "blind_min_score": Words(
        lambda t: t("option-blind-min-score"),
        lambda t: t("option-blind-min-score-help"),
        {
            0: at_least(0),
            "off": lambda t: t("value-blind-min-score-off"),
            1: at_least(1),
            120: at_least(120),
            240: at_least(240),
        },
    ),
    "golden": Words(
        lambda t: t("option-golden"),
        lambda t: t("option-golden-help"),
        YES_OR_NO,
    ),
    "golden_raise": Words(
        lambda t: t("option-golden-raise"),
        lambda t: t("option-golden-raise-help"),
        YES_OR_NO,
    ),
    "golden_if_none": Words(
        lambda t: t("option-golden-if-none"),
        lambda t: t("option-golden-if-none-help"),
        {
            "replay": lambda t: t("value-golden-if-none-replay"),
            "continue": lambda t: t("value-golden-if-none-continue"),
        },
    ),
}
