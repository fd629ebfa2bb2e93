"""What the strong player would do, and what it would have done: hints, and a look back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.alerts import LIMIT
from bot.render.board import Names, receiver
from bot.render.cards import card_label, cards_line
from bot.render.figures import deal_number
from bot.render.giving import ASIDE
from bot.render.names import Player, html_labels, html_title, labels
from bot.render.screen import Button, Screen
from game.actions import (
    Aces,
    Action,
    Bid,
    Contract,
    Give,
    Lay,
    Marriage,
    Nines,
    Pass,
    Play,
    SmallMarriage,
    WriteOff,
)
from game.players.advice import Advice, Plan, parted
from game.players.review import Mistake, Review
from game.rules import Rules
from game.shapes import DealRecord
from game.views import View

BETWEEN: Final = " · "


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that is over, as a look back at it is told with.

    ``title`` is the group's name as it is, ``you`` the reader's seat, ``rules`` are the match's;
    ``single``: it is no deal of a match.
    """

    record: DealRecord
    players: tuple[Player, ...]
    rules: Rules
    title: str
    you: int
    single: bool = False


def hint_screen(
    advice: Advice | None, view: View, players: Sequence[Player], t: Translator
) -> Screen:
    """Return what the strong player would do now, and what it thinks of other ways."""
    if advice is None:
        return no_answer(t)
    names = html_labels(players, t, you=view.seat)
    best = plan_words(advice.best, names, t)
    lines = [t("hint-best", what=best, n=_percent(advice.chance))]
    if advice.even:
        words = BETWEEN.join(plan_words(plan, names, t) for plan in advice.even)
        lines.append(t("hint-even", list=words))
    if advice.others:
        words = BETWEEN.join(
            t("hint-other", what=plan_words(each.plan, names, t), n=_percent(each.chance))
            for each in advice.others
        )
        lines.append(t("hint-others", list=words))
    return Screen("\n".join(lines))


def with_hint(screen: Screen, t: Translator, *, table: int) -> Screen:
    """Return a hand with the way to a hint below its buttons."""
    hint = Button(t("button-hint"), str(AtTable(table, "hint")))
    return replace(screen, rows=(*screen.rows, (hint,)))


def review_screen(found: Review, deal: Deal, t: Translator) -> Screen:
    """Return a look back at a deal, for the private chat of who sat on the seat."""
    names, where = html_labels(deal.players, t, you=deal.you), html_title(deal.title)
    lines = [f"<b>{where}</b>"] if where else []
    number = deal_number(deal.record["deal"], single=deal.single)
    lines += [t("review-title", n=number), *_mistakes(found, names, t)]
    highest = _highest(found, deal, t)
    return Screen("\n".join([*lines, *(["", highest] if highest else [])]))


def review_alert(found: Review, deal: Deal, t: Translator) -> str:
    """Return as much of a look back as an answer to a press holds, as plain text."""
    names, highest = labels(deal.players, t, you=deal.you), _highest(found, deal, t)
    lines = [_line(each, names, t) for each in found.mistakes] or _nothing(found, t)
    if not found.complete and found.mistakes:
        lines.insert(0, _reach(found, t))
    lines[1:1] = [highest] if highest else []
    while len(lines) > 1 and len("\n".join(lines)) > LIMIT:
        lines.pop()
    return "\n".join(lines)


def no_answer(t: Translator) -> Screen:
    """Return what is said when nothing came of thinking."""
    return Screen(t("explain-nothing"))


def plan_words(plan: Plan, names: Names, t: Translator) -> str:
    """Return what is done in one go, in the words of the table."""
    return ", ".join(_words(action, names, t) for action in plan)


def _words(action: Action, names: Names, t: Translator) -> str:
    match action:
        case Pass():
            return t("call-pass")
        case Bid(amount):
            return t("deed-bid", n=amount)
        case Contract(amount):
            return t("deed-contract", n=amount)
        case WriteOff():
            return t("deed-writeoff")
        case Give(to, card):
            return f"{card_label(card, t)} → {receiver(names, to, t)}"
        case Lay(cards):
            return f"{ASIDE} {cards_line(cards, t)}"
        case Play(card):
            return card_label(card, t)
        case _:
            return _declared(action, t)


def _declared(action: Action, t: Translator) -> str:
    """Return a lead that declares something; anything else has no words here."""
    match action:
        case Marriage(card):
            return t("deed-marriage", card=card_label(card, t))
        case SmallMarriage(card):
            return t("deed-small", card=card_label(card, t))
        case Aces(card):
            return t("deed-aces", card=card_label(card, t))
        case Nines(card):
            return t("deed-nines", card=card_label(card, t))
        case _:
            return str(action)


def _mistakes(found: Review, names: Names, t: Translator) -> Iterator[str]:
    if not found.mistakes:
        yield from _nothing(found, t)
        return
    yield t("review-how")
    yield ""
    for each in found.mistakes:
        yield f"• {_line(each, names, t)}"
    if not found.complete:
        yield ""
        yield _reach(found, t)


def _nothing(found: Review, t: Translator) -> list[str]:
    """Return what is said where no mistake was found, and no more than is known."""
    if found.complete:
        return [t("review-none")]
    so_far = [] if found.until is None else [t("review-none-so-far")]
    return [" ".join([_reach(found, t), *so_far])]


def _reach(found: Review, t: Translator) -> str:
    """Return how far there was time to look back."""
    if found.until is None:
        return t("review-no-time")
    match found.until.stage:
        case "auction":
            return t("review-upto-auction")
        case "exchange":
            return t("review-upto-exchange")
        case _:
            return t("review-upto-trick", n=len(found.until.tricks) + 1)


def _line(mistake: Mistake, names: Names, t: Translator) -> str:
    """Return one decision: when, what was done, what was better, and what it cost."""
    done, better = mistake.done, mistake.better
    when, loss = _when(mistake, t), _percent(mistake.loss)
    gone = parted(done), parted(better)
    if not all(gone):
        old, new = (_bare(plan) or plan_words(plan, names, t) for plan in (done, better))
        return t("review-line", when=when, done=old, better=new, n=loss)
    if set(gone[0]) == set(gone[1]):
        return t("review-elsewhere", when=when, better=plan_words(better, names, t), n=loss)
    old, new = (cards_line(cards, t) for cards in gone)
    return t("review-line", when=when, done=old, better=new, n=loss)


def _bare(plan: Plan) -> str:
    """Return the number of a bid or a contract, which needs no word beside when it was."""
    match plan[0]:
        case Bid(amount) | Contract(amount):
            return str(amount)
        case _:
            return ""


def _when(mistake: Mistake, t: Translator) -> str:
    match mistake.view.stage:
        case "auction":
            return t("when-auction")
        case "exchange" if isinstance(mistake.done[0], Contract):
            return t("when-contract")
        case "exchange":
            return t("when-exchange")
        case _:
            return t("when-trick", n=len(mistake.view.tricks) + 1)


def _highest(found: Review, deal: Deal, t: Translator) -> str:
    """Return what the cards were good for, as they lay and against the best defence."""
    highest, least = found.highest, deal.rules.min_bid
    if highest is None:
        return ""
    if highest.points < least:
        return t("review-hopeless", n=least)
    if highest.reached:
        return t("review-reached", n=highest.points)
    return t("review-highest", n=highest.points, contract=deal.record["contract"] or 0)


def _percent(share: float) -> int:
    """Return a chance in whole percent; the smallest loss is one."""
    return max(1, round(100 * share)) if share > 0 else 0
