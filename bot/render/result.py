"""What a deal came to, and how the match ended."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.board import Names
from bot.render.booked import change
from bot.render.figures import counted, number, signed
from bot.render.names import Player, html_labels, html_title
from bot.render.outcome import outcome_lines
from bot.render.score import is_scored, score_screen
from bot.render.screen import Button, Screen
from bot.render.sheet import sheet_button
from bot.render.verify import proof_line
from bot.render.why import why
from bot.replay_presses import Replay
from game.rules import CLASSIC, Rules
from game.scoring import debts
from game.shapes import DealRecord


def result_screen(  # noqa: PLR0913 - what a reader, a seat and a match need
    record: DealRecord,
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    last: bool,
    title: str = "",
    you: int | None = None,
    rules: Rules = CLASSIC,
    before: DealRecord | None = None,
    attempt: int = 0,
) -> Screen:
    """Return the message after a deal: what each got, and why.

    :param last: the next deal is under way, or there is none: no button for it
    :param title: the group's name as it is, where the message stands in a private chat
    :param you: the seat of the reader there
    :param rules: those of the match
    :param before: the record before this one, which tells for sure who sat on the barrel
    :param attempt: which re-deal it is
    """
    names = html_labels(players, t, you=you)
    lines = [f"<b>{html_title(title)}</b>"] if title else []
    lines += account(record, names, rules, t, before)
    lines += ["", t("result-deck", deck=proof_line(record))]
    buttons = _buttons(record["outcome"], Replay(table, record["deal"], attempt), t, last=last)
    return Screen("\n".join(lines), buttons)


def _buttons(
    outcome: str, deal: Replay, t: Translator, *, last: bool
) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons under a result: the next deal, and looks back at this one."""
    replay = Button(t("button-replay"), str(deal))
    if outcome in {"redealt", "stopped"}:
        return ((replay,),)
    whatif = Button(t("button-whatif"), str(AtTable(deal.table, "whatif", deal.deal)))
    if last:
        return ((whatif, replay),)
    press = str(AtTable(deal.table, "next", deal.deal))
    return (Button(t("button-next"), press, style="primary"),), (whatif, replay)


def account(
    record: DealRecord,
    names: Names,
    rules: Rules,
    t: Translator,
    before: DealRecord | None = None,
    *,
    single: bool = False,
) -> list[str]:
    """Say how a deal ended, and what each seat got and why.

    :param before: the record before this one
    :param single: it is no deal of a match: nothing is said of what adds up over several
    """
    lines = list(outcome_lines(record, names, rules, t, single=single))
    for seat, name in enumerate(names):
        if _is_told(record, seat):
            got, total = signed(change(record, seat)), number(record["totals"][seat])
            reasons = why(record, seat, rules, t, before, single=single)
            came = got if single else f"{got} → {total}"
            lines += ["", f"<b>{name}: {came}</b>", *reasons]
    return lines


def _is_told(record: DealRecord, seat: int) -> bool:
    """Tell whether there is anything to say of a seat: after a re-deal only of who was fined."""
    if record["outcome"] == "redealt":
        return any(fined == seat for _, fined, _ in record["penalties"])
    return record["outcome"] != "stopped"


def final_screen(
    records: Sequence[DealRecord],
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    winner: int | None,
    rules: Rules = CLASSIC,
) -> Screen:
    """Return the end of a match: who has won, what is owed, and the scoresheet.

    :param records: all deals of the match
    """
    names = html_labels(players, t)
    title = t("final-none") if winner is None else t("final-winner", name=names[winner])
    button = Button(t("button-rematch"), str(AtTable(table, "rematch")), style="primary")
    sheet = score_screen(records, players, t, rules=rules)
    settled = (
        "" if winner is None or not records else _settlement(records[-1], winner, names, rules, t)
    )
    parts = [part for part in (sheet.text, settled, title) if part]
    rows = ((button,), (sheet_button(table, t),)) if any(map(is_scored, records)) else ((button,),)
    return Screen("\n\n".join(parts), rows)


def _settlement(record: DealRecord, winner: int, names: Names, rules: Rules, t: Translator) -> str:
    """Return what each seat owes, or gains and pays, if the table settles up."""
    owed = debts(rules, tuple(record["totals"]), winner)
    if owed is None:
        return ""
    if rules.settlement == "bank":
        paid = (counted(name, signed(n)) for name, n in zip(names, owed, strict=True))
        return t("final-bank", list=" · ".join(paid))
    lacks = (
        counted(name, str(n))
        for seat, (name, n) in enumerate(zip(names, owed, strict=True))
        if seat != winner
    )
    return t("final-missing", target=rules.target, list=" · ".join(lacks))
