"""The rules of a match: one frozen value, and the table of options read off it.

Every option of ``docs/rules.md`` is a field of :class:`Rules`: its annotation lists the values,
its default is that of the classic preset, its topic groups it in menus, its players are the
numbers of them whom it concerns. A new option is one field here, the code that reads it and a
test; a pair of options that cannot go together is one entry of ``CLASHES``.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, TypeAlias, TypeVar, cast, get_args, get_type_hints

from game.clashes import CLASHES
from game.errors import RulesError

Value: TypeAlias = str | int
Topic: TypeAlias = Literal["deal", "auction", "talon", "play", "end", "two", "four"]
T = TypeVar("T")

OnOff: TypeAlias = Literal["on", "off"]
OffOn: TypeAlias = Literal["off", "on"]


def _option(default: T, topic: Topic, *, players: tuple[int, ...] = (2, 3, 4)) -> T:
    described: T = field(default=default, metadata={"topic": topic, "players": players})
    return described


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every number and toggle of a match, in the words of ``docs/rules.md``.

    :raises RulesError: if a value is not one of the option's, or two do not go together
    """

    cut: OffOn = _option("off", "deal")
    redeal_four_nines: Literal["request", "automatic", "off"] = _option("request", "deal")
    redeal_below: Literal[14, "off", 11, 12, 13, 15, 18] = _option(14, "deal")
    redeal_three_nines: Literal["off", "anyone", "forehand"] = _option("off", "deal")
    redeal_four_jacks: OffOn = _option("off", "deal")
    redeal_after_pass: OffOn = _option("off", "deal")
    redeal_talon_below: Literal["off", 4, 5] = _option("off", "deal")
    redeal_talon_nines: Literal["off", 2] = _option("off", "deal")
    redeal_talon_jacks: OffOn = _option("off", "deal")
    redeal_talon_when: Literal["forced", "always"] = _option("forced", "deal")

    forced_seat: Literal["left", "dealer", "last"] = _option("left", "auction")
    min_bid: Literal[100, 50, 60] = _option(100, "auction")
    bid_step: Literal[5, 10] = _option(5, "auction")
    jump_bids: OnOff = _option("on", "auction")
    bid_cap: Literal["marriages", "any_marriage", "none"] = _option("marriages", "auction")
    no_bid_below: Literal["off", 0, -100, -120, -200, -300, -1000] = _option("off", "auction")
    talon_rebuy: OffOn = _option("off", "auction")
    blind: Literal["off", "forehand", "anyone"] = _option("off", "auction")
    blind_doubles: Literal["player", "all"] = _option("player", "auction")
    blind_marriages: OnOff = _option("on", "auction")
    blind_min_score: Literal[0, "off", 1, 120, 240] = _option(0, "auction")
    golden: OffOn = _option("off", "auction")
    golden_raise: OffOn = _option("off", "auction")
    golden_if_none: Literal["replay", "continue"] = _option("replay", "auction")

    talon_hidden_at_forced: OnOff = _option("on", "talon")
    pass_face: Literal["closed", "open"] = _option("closed", "talon")
    raise_after_talon: OnOff = _option("on", "talon")
    writeoff: OnOff = _option("on", "talon")
    writeoff_cost: Literal["bid", "nothing", "bolt", "first_free"] = _option("bid", "talon")
    writeoff_gain: Literal[60, "half"] = _option(60, "talon", players=(3, 4))
    writeoff_limit: Literal[3, 0, 1] = _option(3, "talon")
    writeoff_gain_two: Literal[60, 120] = _option(60, "talon", players=(2,))
    writeoff_fine_from: Literal["off", 3, 4] = _option("off", "talon")
    writeoff_on_barrel: OffOn = _option("off", "talon")
    writeoff_golden: OffOn = _option("off", "talon")
    writeoff_blind: OffOn = _option("off", "talon")

    must_trump: OnOff = _option("on", "play")
    must_beat: Literal["off", "suit", "suit_and_trump"] = _option("off", "play")
    marriage_first_lead: OffOn = _option("off", "play")
    marriage_announce: Literal["ask", "auto"] = _option("ask", "play")
    marriage_values: Literal["classic", "spades", "spades_hearts", "clubs"] = _option(
        "classic", "play"
    )
    marriage_scores: Literal["all", "declarer"] = _option("all", "play")
    trump_lead: Literal["any", "announcer", "others"] = _option("any", "play")
    ace_marriage: Literal["off", "bonus", "trump", "sequence"] = _option("off", "play")
    small_marriage: OffOn = _option("off", "play")
    nines_bonus: Literal[0, 200, 360] = _option(0, "play")
    last_trick_bonus: Literal[0, 10] = _option(0, "play")
    rounding: Literal[5, 10, 1] = _option(5, "play")
    round_declarer: OffOn = _option("off", "play")
    bolts: Literal["total", "consecutive", "off"] = _option("total", "play")
    bolt_for: Literal["tricks", "points"] = _option("tricks", "play")
    bolt_declarer: OnOff = _option("on", "play")
    dump_truck: Literal["both", "plus", "off"] = _option("both", "play")
    penalty: Literal[120, 100] = _option(120, "play")
    target: Literal[1000, 1001] = _option(1000, "play")

    barrel: Literal[880, 900, "off"] = _option(880, "end")
    barrel_attempts: Literal[3, 1, 2, 4, 5] = _option(3, "end")
    barrel_counts: Literal["deals", "contracts"] = _option("deals", "end")
    barrel_auction: Literal["normal", "opens", "skip"] = _option("normal", "end")
    barrel_fail: Literal["nothing", "bid"] = _option("nothing", "end")
    barrel_defends: Literal["nothing", "bolts"] = _option("nothing", "end")
    barrel_others: Literal["score", "freeze"] = _option("score", "end")
    barrel_single: OnOff = _option("on", "end")
    barrel_together: Literal["fall", "coexist"] = _option("fall", "end")
    barrel_third_fall: Literal["zero", "zero_free", "off"] = _option("zero", "end")
    barrier: Literal["off", 800, 880, 900] = _option("off", "end")
    settlement: Literal["off", "missing", "bank"] = _option("off", "end")
    stake: int = _option(100, "end")

    two_player: Literal["packets", "one_card", "triples", "dead_hand", "draw"] = _option(
        "packets", "two", players=(2,)
    )
    leftovers: Literal["last_trick", "packet", "dead"] = _option("last_trick", "two", players=(2,))
    sitter_scores: Literal["points_marriage", "points", "points_half", "off", "aces_melds"] = (
        _option("points_marriage", "four", players=(4,))
    )

    def __post_init__(self) -> None:
        for option in OPTIONS.values():
            option.check(getattr(self, option.id))
        values = asdict(self)
        for clash in CLASHES:
            if clash.holds(values):
                one, other = (f"{name}={values[name]}" for name in clash.options)
                raise RulesError(f"{one} cannot go with {other}")


@dataclass(frozen=True, slots=True)
class Option:
    """What the table says of one option.

    ``values`` are those a menu offers; ``least`` is set if any whole number from there on will do.
    """

    id: str
    topic: Topic
    values: tuple[Value, ...]
    default: Value
    players: tuple[int, ...]
    least: int | None = None

    def check(self, value: object) -> None:
        """Accept a value of this option.

        :raises RulesError: naming the option and the value
        """
        if isinstance(value, str | int) and not isinstance(value, bool):
            if value in self.values:
                return
            if self.least is not None and isinstance(value, int) and value >= self.least:
                return
        allowed = f"a whole number from {self.least} on"
        if self.least is None:
            allowed = f"one of: {', '.join(map(str, self.values))}"
        raise RulesError(f"{self.id} cannot be {value!r}; it is {allowed}")


def _read_table() -> dict[str, Option]:
    hints = get_type_hints(Rules)
    return {
        each.name: Option(
            each.name,
            each.metadata["topic"],
            get_args(hints[each.name]) or (cast("Value", each.default),),
            cast("Value", each.default),
            each.metadata["players"],
            1 if hints[each.name] is int else None,
        )
        for each in fields(Rules)
    }


OPTIONS: dict[str, Option] = _read_table()
"""Every option by its id, in the order of ``docs/rules.md``."""

CLASSIC = Rules()


def as_dict(rules: Rules) -> dict[str, Value]:
    """Return every option id with its value."""
    return asdict(rules)


def from_dict(values: Mapping[str, object]) -> Rules:
    """Make rules of option ids and values; what is missing takes its default.

    :raises RulesError: for an unknown id or an impossible value or combination
    """
    for name in values:
        if name not in OPTIONS:
            raise RulesError(f"there is no option {name!r}")
    return Rules(**cast("dict[str, Any]", dict(values)))


def changed(rules: Rules, name: str, value: Value) -> Rules:
    """Return the rules with one option set anew; others give way where they clash with it.

    >>> changed(CLASSIC, "barrier", 880).barrel
    'off'

    :raises RulesError: for an unknown id or an impossible value
    """
    if name not in OPTIONS:
        raise RulesError(f"there is no option {name!r}")
    OPTIONS[name].check(value)
    values: dict[str, Any] = {**as_dict(rules), name: value}
    for clash in CLASHES:
        if clash.holds(values):
            give_way = 0 if name == clash.options[1] else 1
            values[clash.options[give_way]] = clash.mends[give_way]
    return Rules(**values)
