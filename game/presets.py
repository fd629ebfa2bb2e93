"""The presets of ``docs/rules.md``: sets of rules that people know by a name."""

from collections.abc import Iterable
from dataclasses import replace

from game.errors import RulesError
from game.rules import CLASSIC, OPTIONS, Rules, Value, as_dict, changed, from_dict

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

DIGITS = 9
"""Of the longest number that is read."""


def preset_name(rules: Rules) -> str:
    """Return the preset these rules are, else ``custom``."""
    return next((name for name, preset in PRESETS.items() if preset == rules), "custom")


def chosen(preset: str, settings: Iterable[str]) -> Rules:
    """Return a preset with some options set anew, each written as ``option=value``.

    >>> chosen("classic", ["barrier=880"]).barrel
    'off'

    What the preset says gives way to what is set; what is set has to go together.

    :raises RulesError: if there is no such preset, option or value, or two of them clash
    """
    if preset not in PRESETS:
        raise RulesError(f"there is no preset {preset!r}; there are: {', '.join(PRESETS)}")
    rules, values = PRESETS[preset], dict(map(_setting, settings))
    for name, value in values.items():
        rules = changed(rules, name, value)
    return from_dict({**as_dict(rules), **values})


def _setting(text: str) -> tuple[str, Value]:
    """Read ``option=value``; a number is written in digits."""
    name, equals, written = text.partition("=")
    if not equals:
        raise RulesError(f"{text[:60]!r} is not of the form option=value")
    if name not in OPTIONS:
        raise RulesError(f"there is no option {name[:60]!r}")
    numeral = written.isascii() and written.removeprefix("-").isdigit()
    value = int(written) if numeral and len(written) <= DIGITS else written[:60]
    OPTIONS[name].check(value)
    return name, value
