"""What a deal came to, and how the match ended."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.board import Names
from bot.render.figures import number, signed
from bot.render.names import Player, html_labels, html_title
from bot.render.score import change, defended_on_barrel, has_bolt, score_screen
from bot.render.screen import Button, Screen
from game.shapes import DealRecord


def result_screen(
    record: DealRecord,
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    last: bool,
    title: str = "",
    you: int | None = None,
) -> Screen:
    """Return the message after a deal: what each got, and why.

    :param last: the next deal is under way, or there is none: no button; nor after a re-deal
    :param title: the group's name as it is, where the message stands in a private chat
    :param you: the seat of the reader there
    """
    names = html_labels(players, t, you=you)
    lines = [f"<b>{html_title(title)}</b>"] if title else []
    lines.append(_outcome(record, names, t))
    if record["outcome"] not in {"redealt", "stopped"}:
        for seat, name in enumerate(names):
            got, total = signed(change(record, seat)), number(record["totals"][seat])
            lines += ["", f"<b>{name}: {got} → {total}</b>", *_why(record, seat, t)]
    deck = f"{record['salt']}{' '.join(record['deck'])}"
    lines += ["", t("result-deck", deck=deck)]
    button = Button(t("button-next"), str(AtTable(table, "next", record["deal"])), style="primary")
    no_button = last or record["outcome"] == "redealt"
    return Screen("\n".join(lines), () if no_button else ((button,),))


def _outcome(record: DealRecord, names: Names, t: Translator) -> str:
    deal, contract = record["deal"], record["contract"] or 0
    name = names[record["declarer"]] if record["declarer"] is not None else ""
    match record["outcome"]:
        case "made":
            return t("result-made", deal=deal, name=name, contract=contract)
        case "failed":
            return t("result-failed", deal=deal, name=name, contract=contract)
        case "written_off":
            return t("result-written-off", deal=deal, name=name, contract=contract)
        case "redealt":
            return _redealt(record, names, t)
        case "stopped":
            return t("result-stopped", deal=deal)


def _redealt(record: DealRecord, names: Names, t: Translator) -> str:
    _, seat, reason = record["actions"][-1]
    if reason == "four_nines":
        return t("result-redealt-nines", deal=record["deal"], name=names[int(seat)])
    return t("result-redealt-below", deal=record["deal"], name=names[int(seat)])


def _why(record: DealRecord, seat: int, t: Translator) -> list[str]:
    """Return what stands behind a seat's figure."""
    played = record["outcome"] != "written_off"
    reasons = []
    if played:
        tricks = sum(winner == seat for winner, _ in record["tricks"])
        reasons.append(t("result-took", points=record["points"][seat], tricks=tricks))
        if defended_on_barrel(record, seat):
            reasons.append(t("result-barrel-defends"))
    elif seat == record["declarer"]:
        reasons.append(t("result-writes-off"))
    else:
        reasons.append(t("result-writeoff-gain"))
    return [*reasons, *_bolts(record, seat, t), *_events(record, seat, t)]


def _bolts(record: DealRecord, seat: int, t: Translator) -> list[str]:
    if not has_bolt(record, seat):
        return []
    fined = [int(n) for why, whose, n in record["penalties"] if (why, whose) == ("bolt", seat)]
    if fined:
        return [t("result-bolt-fined", n=number(fined[0]))]
    return [t("result-bolt", n=record["bolts"][seat])]


def _events(record: DealRecord, seat: int, t: Translator) -> list[str]:
    told = []
    for name, whose in record["events"]:
        if whose != seat:
            continue
        match name:
            case "barrel":
                told.append(t("result-barrel"))
            case "fell":
                told.append(t("result-fell"))
            case "knocked":
                told.append(t("result-knocked"))
            case "zero":
                told.append(t("result-zero"))
            case "dump":
                told.append(t("result-dump"))
    used = record["barrel"].get(str(seat), 0)
    return [*told, t("result-on-barrel", n=used)] if used else told


def final_screen(
    records: Sequence[DealRecord],
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    winner: int | None,
) -> Screen:
    """Return the end of a match: who has won, and the scoresheet."""
    names = html_labels(players, t)
    title = t("final-none") if winner is None else t("final-winner", name=names[winner])
    button = Button(t("button-rematch"), str(AtTable(table, "rematch")), style="primary")
    sheet = score_screen(records, players, t)
    return Screen(f"{title}\n\n{sheet.text}", ((button,),))
