"""The presets of ``docs/rules.md``: sets of rules that people know by a name."""

from dataclasses import replace

from game.rules import CLASSIC, Rules

POLISH = Rules(
    bid_step=10,
    rounding=10,
    must_beat="suit_and_trump",
    marriage_first_lead="on",
    marriage_announce="auto",
    redeal_four_nines="automatic",
    redeal_below="off",
    writeoff_cost="first_free",
    writeoff_gain_two=120,
    bolts="off",
    dump_truck="off",
    barrel="off",
    barrier=800,
    sitter_scores="aces_melds",
)
POLISH_MILD = replace(POLISH, must_beat="suit", must_trump="off")
LIVEGAMES = Rules(
    redeal_three_nines="forehand",
    redeal_below=15,
    redeal_talon_below=5,
    redeal_talon_when="always",
    writeoff_cost="nothing",
    writeoff_limit=1,
    bolts="consecutive",
    dump_truck="off",
    trump_lead="announcer",
)
ONLINE = Rules(
    redeal_below=13,
    redeal_three_nines="anyone",
    redeal_four_jacks="on",
    redeal_talon_below=5,
    redeal_talon_nines=2,
    redeal_talon_jacks="on",
    redeal_talon_when="always",
    writeoff_gain="half",
    ace_marriage="bonus",
    settlement="bank",
)
CONVENTION = Rules(
    target=1001,
    barrel_auction="opens",
    barrel_others="freeze",
    writeoff_gain="half",
    ace_marriage="bonus",
    no_bid_below=-100,
    redeal_after_pass="on",
)
PROGRAM = Rules(
    forced_seat="dealer",
    bolts="off",
    dump_truck="off",
    redeal_four_nines="off",
    redeal_below="off",
    barrel_single="off",
    barrel_together="coexist",
    barrel_third_fall="off",
    settlement="missing",
)
HOUSE = replace(
    PROGRAM, no_bid_below=-120, redeal_four_nines="request", redeal_below=14, bolts="consecutive"
)

PRESETS: dict[str, Rules] = {
    "classic": CLASSIC,
    "polish": POLISH,
    "polish_mild": POLISH_MILD,
    "livegames": LIVEGAMES,
    "online": ONLINE,
    "convention": CONVENTION,
    "program": PROGRAM,
    "house": HOUSE,
}
"""Every preset by its name."""


def preset_name(rules: Rules) -> str:
    """Return the preset these rules are, else ``custom``."""
    return next((name for name, preset in PRESETS.items() if preset == rules), "custom")
