"""The conventions of a chat: changing one option, how far from a preset, and what is stored."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from game import rules as game_rules
from game.errors import RulesError
from game.presets import PRESETS
from game.rules import CLASSIC, OPTIONS, Rules, Value, as_dict

STAKES: Final[tuple[Value, ...]] = (10, 20, 50, 100, 200, 500, 1000)
"""Stakes a menu offers; any whole number from 1 on may be one."""

_OFF: Final[tuple[Value, ...]] = ("off",)
_SILENCED: Final[Mapping[str, Mapping[str, tuple[Value, ...]]]] = {
    "blind_doubles": {"blind": _OFF},
    "blind_marriages": {"blind": _OFF, "blind_doubles": ("player",)},
    "blind_min_score": {"blind": _OFF},
    "golden_raise": {"golden": _OFF},
    "golden_if_none": {"golden": _OFF},
    "writeoff_cost": {"writeoff": _OFF},
    "writeoff_gain": {"writeoff": _OFF},
    "writeoff_limit": {"writeoff": _OFF},
    "writeoff_gain_two": {"writeoff": _OFF},
    "writeoff_fine_from": {"writeoff": _OFF},
    "writeoff_on_barrel": {"writeoff": _OFF, "barrel": _OFF},
    "writeoff_golden": {"writeoff": _OFF, "golden": _OFF},
    "writeoff_blind": {"writeoff": _OFF, "blind": _OFF},
    "bolt_for": {"bolts": _OFF},
    "bolt_declarer": {"bolts": _OFF},
    "barrel_attempts": {"barrel": _OFF},
    "barrel_counts": {"barrel": _OFF},
    "barrel_auction": {"barrel": _OFF},
    "barrel_fail": {"barrel": _OFF},
    "barrel_defends": {"barrel": _OFF, "bolts": _OFF},
    "barrel_others": {"barrel": _OFF},
    "barrel_single": {"barrel": _OFF},
    "barrel_together": {"barrel": _OFF},
    "barrel_third_fall": {"barrel": _OFF},
    "stake": {"settlement": ("off", "missing")},
    "leftovers": {"two_player": ("one_card", "triples", "dead_hand", "draw")},
}
"""Options without effect while another one has one of these values."""
_TALON_REDEALS: Final = ("redeal_talon_below", "redeal_talon_nines", "redeal_talon_jacks")


class Changed(NamedTuple):
    """Rules with one option set anew, and the options that had to give way."""

    rules: Rules
    mended: tuple[str, ...]


class Nearest(NamedTuple):
    """The preset with the fewest differences, and the options that differ."""

    preset: str
    differing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """The conventions in one line: a preset and how many differences."""

    preset: str
    differences: int


def changed(rules: Rules, option_id: str, value: Value) -> Changed:
    """Set one option and mend what cannot go with it.

    >>> changed(CLASSIC, "barrier", 800).mended
    ('barrel',)

    :raises RulesError: for an unknown id or an impossible value
    """
    new = game_rules.changed(rules, option_id, value)
    return Changed(new, tuple(each for each in differing(new, rules) if each != option_id))


def differing(rules: Rules, other: Rules) -> tuple[str, ...]:
    """Return the ids of the options in which two sets of rules differ."""
    return tuple(name for name in OPTIONS if getattr(rules, name) != getattr(other, name))


def nearest_preset(rules: Rules) -> Nearest:
    """Return the preset that the rules are or come nearest to; of equals the first."""
    distances = (Nearest(name, differing(rules, preset)) for name, preset in PRESETS.items())
    return min(distances, key=lambda nearest: len(nearest.differing))


def summary(rules: Rules) -> Summary:
    """Return what the lobby says of the rules.

    >>> summary(changed(CLASSIC, "barrier", 800).rules)
    Summary(preset='classic', differences=2)
    """
    preset, ids = nearest_preset(rules)
    return Summary(preset, len(ids))


def parse_value(option_id: str, text: str) -> Value | None:
    """Read a value from a button; None for what is no value of the option.

    >>> parse_value("barrel", "900"), parse_value("barrel", "off"), parse_value("barrel", "901")
    (900, 'off', None)
    """
    option = OPTIONS.get(option_id)
    if option is None:
        return None
    values = option.values if option.least is None else STAKES
    return next((value for value in values if str(value) == text), None)


def offered(rules: Rules, option_id: str) -> tuple[Value, ...]:
    """Return the values a menu shows for an option: those possible here and the present one."""
    option = OPTIONS[option_id]
    present: Value = getattr(rules, option_id)
    if option.least is not None:
        return STAKES if present in STAKES else (present, *STAKES)
    if option_id == "writeoff_fine_from" and rules.writeoff_limit:
        limit = rules.writeoff_limit
        return tuple(v for v in option.values if isinstance(v, str) or v <= limit)
    return option.values


def matters(rules: Rules, option_id: str) -> bool:
    """Tell whether an option has an effect beside the others as they are."""
    if option_id == "redeal_talon_when":
        return any(getattr(rules, each) != "off" for each in _TALON_REDEALS)
    silencers = _SILENCED.get(option_id, {})
    return not any(getattr(rules, other) in values for other, values in silencers.items())


def to_json(rules: Rules) -> str:
    """Return the rules as they are stored: every option by its id."""
    return json.dumps(as_dict(rules), separators=(",", ":"))


def from_json(text: str) -> Rules:
    """Read stored rules, also those of an older or newer program.

    What this program does not know, an option or a value, is left at its default; options that
    no longer go together are mended.

    :raises ValueError: if the text is not a JSON object
    """
    stored = json.loads(text)
    if not isinstance(stored, dict):
        raise ValueError("stored rules are not an object")
    known = {name: stored[name] for name in OPTIONS if name in stored}
    values = {name: value for name, value in known.items() if _is_value(name, value)}
    try:
        return game_rules.from_dict(values)
    except RulesError:
        return _mended(values)


def _is_value(option_id: str, value: object) -> bool:
    try:
        OPTIONS[option_id].check(value)
    except RulesError:
        return False
    return True


def _mended(values: Mapping[str, Value]) -> Rules:
    rules = CLASSIC
    for name, value in values.items():
        rules = game_rules.changed(rules, name, value)
    return rules
