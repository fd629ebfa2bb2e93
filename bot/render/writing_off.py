"""The question whether to write a deal off: what it costs and brings under the rules in force."""

from collections.abc import Iterator

from bot.l10n import Translator
from bot.render.choice import Choice, Row
from game.actions import WriteOff
from game.scores import SPECIAL_GAIN
from game.scoring import writeoff_gain
from game.sheet import fine_of
from game.views import View


def writing_off(choice: Choice, t: Translator) -> tuple[str, list[Row]]:
    """Ask the declarer; he has to say yes a second time."""
    lines = _lines(choice.view, choice.view.declarer or 0, t)
    sure = choice.move(t("button-writeoff-sure"), WriteOff(), style="danger")
    return "\n".join(lines), [(sure,), (choice.look(t("button-writeoff-back"), ""),)]


def _lines(view: View, seat: int, t: Translator) -> Iterator[str]:
    rules, used = view.rules, view.standing.writeoffs[seat]
    yield t("writeoff-ask")
    yield _cost(view, seat, t)
    fined_from = rules.writeoff_fine_from
    sits = view.standing.barrel[seat] is not None
    if fined_from != "off" and used + 1 >= fined_from and not sits:
        yield t("writeoff-fined", n=fine_of(rules, view.standing))
    yield t("writeoff-gives", n=len(view.playing) - 1, gain=_gain(view))
    if rules.writeoff_limit:
        yield t("writeoff-left", n=rules.writeoff_limit - used)


def _cost(view: View, seat: int, t: Translator) -> str:
    rules = view.rules
    if view.standing.barrel[seat] is not None:
        return t("writeoff-attempt")
    times = 2 if view.standing.golden is not None or view.blind else 1
    match rules.writeoff_cost:
        case "bolt" if rules.bolts != "off":
            return t("writeoff-bolts", n=times)
        case "bolt" | "nothing":
            return t("writeoff-free")
        case "first_free" if not view.standing.writeoffs[seat]:
            return t("writeoff-free")
        case _:
            return t("writeoff-costs", n=view.bid * times)


def _gain(view: View) -> int:
    """Return what each opponent gets who may score at all."""
    if view.standing.golden is not None or view.blind:
        return SPECIAL_GAIN
    if view.players == 2:
        return view.rules.writeoff_gain_two
    return writeoff_gain(view.rules, view.bid)
