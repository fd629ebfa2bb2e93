"""What a deal came to as a whole: its heading, and what counted for everybody."""

from collections.abc import Iterator

from bot.l10n import Translator
from bot.render.board import Names
from bot.render.booked import was_blind
from bot.render.figures import deal_number
from game.actions import RedealReason
from game.rules import Rules
from game.shapes import DealRecord


def outcome_lines(
    record: DealRecord, names: Names, rules: Rules, t: Translator, *, single: bool = False
) -> Iterator[str]:
    """Say how a deal ended, how it counted, and what it meant for the golden round.

    :param single: it is no deal of a match, so that its number says nothing
    """
    yield _heading(record, deal_number(record["deal"], single=single), names, rules, t)
    if record["outcome"] in {"redealt", "stopped"}:
        return
    if record["golden"]:
        yield t("result-golden")
    elif was_blind(record):
        yield t("result-blind-all") if rules.blind_doubles == "all" else t("result-blind")
    if ["golden_none"] in record["events"]:
        replays = rules.golden_if_none == "replay"
        yield t("result-golden-replay") if replays else t("result-golden-none")


def _heading(
    record: DealRecord, deal: int | str, names: Names, rules: Rules, t: Translator
) -> str:
    contract = record["contract"] or 0
    name = names[record["declarer"]] if record["declarer"] is not None else ""
    match record["outcome"]:
        case "made":
            return t("result-made", deal=deal, name=name, contract=contract)
        case "failed":
            return t("result-failed", deal=deal, name=name, contract=contract)
        case "written_off":
            return t("result-written-off", deal=deal, name=name, contract=contract)
        case "draw_game":
            return t("result-draw-game", deal=deal)
        case "redealt":
            return _redealt(record, deal, names, rules, t)
        case "stopped":
            return t("result-stopped", deal=deal)


def _redealt(
    record: DealRecord, deal: int | str, names: Names, rules: Rules, t: Translator
) -> str:
    _, seat, reason = record["actions"][-1]
    automatic = reason == "four_nines" and rules.redeal_four_nines == "automatic"
    told = t("redealt-automatic") if automatic else _reason(str(reason), rules, t)
    return t("result-redealt", deal=deal, name=names[int(seat)], why=told)


def _reason(reason: RedealReason | str, rules: Rules, t: Translator) -> str:
    match reason:
        case "four_nines":
            return t("redealt-nines")
        case "three_nines":
            return t("redealt-three-nines")
        case "four_jacks":
            return t("redealt-jacks")
        case "after_pass":
            return t("redealt-after-pass")
        case "talon_below":
            return t("redealt-talon-below", n=rules.redeal_talon_below)
        case "talon_nines":
            return t("redealt-talon-nines")
        case "talon_jacks":
            return t("redealt-talon-jacks")
        case _:
            return t("redealt-below", n=rules.redeal_below)
