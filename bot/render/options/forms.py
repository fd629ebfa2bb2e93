"""Options of the games of two and of four players, in words (rules 7 and 8)."""

from typing import Final

from bot.render.options.words import Words

FORMS: Final[dict[str, Words]] = {
    "two_player": Words(
        lambda t: t("option-two-player"),
        lambda t: t("option-two-player-help"),
        {
            "packets": lambda t: t("value-two-player-packets"),
            "one_card": lambda t: t("value-two-player-one-card"),
            "triples": lambda t: t("value-two-player-triples"),
            "dead_hand": lambda t: t("value-two-player-dead-hand"),
            "draw": lambda t: t("value-two-player-draw"),
        },
    ),
    "leftovers": Words(
        lambda t: t("option-leftovers"),
        lambda t: t("option-leftovers-help"),
        {
            "last_trick": lambda t: t("value-leftovers-last-trick"),
            "packet": lambda t: t("value-leftovers-packet"),
            "dead": lambda t: t("value-leftovers-dead"),
        },
    ),
    "sitter_scores": Words(
        lambda t: t("option-sitter-scores"),
        lambda t: t("option-sitter-scores-help"),
        {
            "points_marriage": lambda t: t("value-sitter-scores-points-marriage"),
            "points": lambda t: t("value-sitter-scores-points"),
            "points_half": lambda t: t("value-sitter-scores-points-half"),
            "off": lambda t: t("value-sitter-scores-off"),
            "aces_melds": lambda t: t("value-sitter-scores-aces-melds"),
        },
    ),
}
