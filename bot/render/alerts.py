"""Answers to presses: plain text that Telegram shows to the presser alone."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.errors import Why
from bot.l10n import Translator
from bot.render.board import suit_label
from bot.render.cards import cards_line, hand_line, in_order
from bot.render.names import html_title
from game.actions import Look
from game.errors import IllegalActionError, Reason
from game.limits import HIGHEST_BID
from game.views import View

LIMIT: Final = 200
"""Characters of an answer."""
PLAIN_CAP: Final = 120
"""What may be bid without a marriage."""

Refusal: TypeAlias = Callable[[Translator, IllegalActionError], str]

_REASONS: Final[dict[Reason, Refusal]] = {
    Reason.NOT_YOUR_TURN: lambda t, _: t("error-not-your-turn"),
    Reason.WRONG_PHASE: lambda t, _: t("error-wrong-phase"),
    Reason.MATCH_OVER: lambda t, _: t("error-match-over"),
    Reason.BAD_DECK: lambda t, _: t("error-bad-deck"),
    Reason.BAD_CUT: lambda t, error: t("error-bad-cut", n=error.amount),
    Reason.LOOK_FIRST: lambda t, _: t("error-look-first"),
    Reason.NO_BLIND_BID: lambda t, _: t("error-no-blind-bid"),
    Reason.BID_TOO_LOW: lambda t, error: t("error-bid-too-low", n=error.amount),
    Reason.BID_NOT_A_STEP: lambda t, error: t("error-bid-not-a-step", n=error.amount),
    Reason.BID_ABOVE_CAP: lambda t, error: _above_cap(error, t),
    Reason.BID_ONE_STEP: lambda t, error: t("error-bid-one-step", n=error.amount),
    Reason.NO_REDEAL_RIGHT: lambda t, _: t("error-no-redeal-right"),
    Reason.CARD_NOT_HELD: lambda t, _: t("error-card-not-held"),
    Reason.BAD_GIFT: lambda t, _: t("error-bad-gift"),
    Reason.BAD_LAY: lambda t, _: t("error-bad-lay"),
    Reason.BAD_PACKET: lambda t, _: t("error-bad-packet"),
    Reason.NO_REBUY: lambda t, _: t("error-no-rebuy"),
    Reason.REBUY_PRICE: lambda t, error: t("error-rebuy-price", n=error.amount),
    Reason.CONTRACT_TOO_LOW: lambda t, error: t("error-contract-too-low", n=error.amount),
    Reason.WRITEOFF_TOO_LATE: lambda t, _: t("error-writeoff-too-late"),
    Reason.WRITEOFF_OFF: lambda t, _: t("error-writeoff-off"),
    Reason.WRITEOFF_GOLDEN: lambda t, _: t("error-writeoff-golden"),
    Reason.WRITEOFF_BLIND: lambda t, _: t("error-writeoff-blind"),
    Reason.WRITEOFF_LIMIT: lambda t, _: t("error-writeoff-limit"),
    Reason.WRITEOFF_ON_BARREL: lambda t, _: t("error-writeoff-on-barrel"),
    Reason.MUST_FOLLOW: lambda t, error: t("error-must-follow", cards=_held(error, t)),
    Reason.MUST_TRUMP: lambda t, error: t("error-must-trump", cards=_held(error, t)),
    Reason.MUST_BEAT: lambda t, error: t("error-must-beat", cards=_held(error, t)),
    Reason.TRUMP_LEAD: lambda t, error: t("error-trump-lead", cards=_held(error, t)),
    Reason.MUST_DECLARE: lambda t, _: t("error-must-declare"),
    Reason.NOT_DECLARED_HERE: lambda t, _: t("error-not-declared-here"),
    Reason.MARRIAGE_NOT_ON_LEAD: lambda t, _: t("error-marriage-not-on-lead"),
    Reason.MARRIAGE_NO_TRICK: lambda t, _: t("error-marriage-no-trick"),
    Reason.MARRIAGE_INCOMPLETE: lambda t, _: t("error-marriage-incomplete"),
    Reason.FOUR_INCOMPLETE: lambda t, _: t("error-four-incomplete"),
}

_WHY: Final[dict[Why, Callable[[Translator], str]]] = {
    Why.STALE: lambda t: t("error-stale"),
    Why.NOT_SEATED: lambda t: t("error-not-seated"),
    Why.NO_TABLE: lambda t: t("error-no-table"),
    Why.NO_PRACTICE: lambda t: t("error-no-practice"),
    Why.TABLE_RUNNING: lambda t: t("error-table-running"),
    Why.TABLE_FIRST: lambda t: t("error-table-first"),
    Why.MATCH_RUNNING: lambda t: t("error-match-running"),
    Why.LOBBY_FULL: lambda t: t("error-lobby-full"),
    Why.ALREADY_SEATED: lambda t: t("error-already-seated"),
    Why.NOT_ENOUGH_PLAYERS: lambda t: t("error-not-enough-players"),
    Why.NOT_OPENER: lambda t: t("error-not-opener"),
    Why.NO_CARDS: lambda t: t("error-no-cards"),
    Why.TOO_QUICK: lambda t: t("error-too-quick"),
    Why.NO_DEAL: lambda t: t("error-no-deal"),
    Why.BETWEEN_DEALS: lambda t: t("error-between-deals"),
    Why.GROUPS_ONLY: lambda t: t("error-groups-only"),
    Why.PRIVATE_ONLY: lambda t: t("error-private-only"),
    Why.ANONYMOUS: lambda t: t("error-anonymous"),
    Why.BUTTON_TOO_OLD: lambda t: t("error-button-too-old"),
    Why.NOT_MEMBER: lambda t: t("error-not-member"),
    Why.GROUP_FIRST: lambda t: t("error-group-first"),
    Why.GO_THERE: lambda t: t("error-go-there"),
    Why.WATCH_THERE: lambda t: t("error-watch-there"),
    Why.WATCHED_ENOUGH: lambda t: t("error-watched-enough"),
    Why.PAUSED: lambda t: t("error-paused"),
    Why.HINTS_OFF: lambda t: t("error-hints-off"),
    Why.NO_HINT: lambda t: t("error-no-hint"),
    Why.NOT_IN_DEAL: lambda t: t("error-not-in-deal"),
    Why.SITS: lambda t: t("error-sits"),
    Why.THINNED: lambda t: t("error-thinned"),
    Why.NOBODY_DELAYS: lambda t: t("error-nobody-delays"),
    Why.NO_MATCH: lambda t: t("error-no-match"),
    Why.ON_BREAK: lambda t: t("error-on-break"),
    Why.NOT_ASKED: lambda t: t("error-not-asked"),
    Why.NOT_YOURS: lambda t: t("error-not-yours"),
    Why.NOT_TOLD: lambda t: t("error-not-told"),
    Why.PRESS_THERE: lambda t: t("error-press-there"),
    Why.TOO_OFTEN: lambda t: t("error-too-often"),
    Why.CROWD: lambda t: t("error-crowd"),
    Why.DAY_OVER: lambda t: t("error-day-over"),
    Why.DAY_PLAYED: lambda t: t("error-day-played"),
    Why.DAY_WITHHELD: lambda t: t("error-day-withheld"),
    Why.TOURNAMENT_RUNNING: lambda t: t("error-tournament-running"),
    Why.TOURNAMENT_JOINED: lambda t: t("error-tournament-joined"),
    Why.TOURNAMENT_NOT_JOINED: lambda t: t("error-tournament-not-joined"),
    Why.TOURNAMENT_BEGUN: lambda t: t("error-tournament-begun"),
    Why.TOURNAMENT_OVER: lambda t: t("error-tournament-over"),
    Why.TOURNAMENT_FULL: lambda t: t("error-tournament-full"),
    Why.TOURNAMENT_FEW: lambda t: t("error-tournament-few"),
    Why.NOT_ORGANISER: lambda t: t("error-not-organiser"),
    Why.IN_TOURNAMENT: lambda t: t("error-in-tournament"),
}


def refusal_text(error: IllegalActionError, t: Translator) -> str:
    """Say which rule refuses an action, and what it leaves."""
    return _REASONS[error.reason](t, error)


def why_text(why: Why, t: Translator) -> str:
    """Say why the table refuses a person."""
    return _WHY[why](t)


def of_group(said: str, title: str, t: Translator) -> str:
    """Return HTML of a refusal with the group that it is about, for who reads it elsewhere.

    :param title: the group's name as it is
    """
    where = html_title(title)
    return t("error-there", title=where, text=said) if where else said


def cards_alert(view: View, t: Translator) -> str:
    """Return a seat's cards with what matters to them, as much of it as fits."""
    lines = [_hand(view, t)]
    if view.trump is not None:
        lines.append(t("board-trump", suit=suit_label(view.trump, t)))
    if view.trick:
        lines.append(t("alert-trick", cards=cards_line((card for _, card in view.trick), t)))
    if view.turn == view.seat:
        lines.append(t("alert-your-turn"))
    while len("\n".join(lines)) > LIMIT:
        lines.pop()
    return "\n".join(lines)


def _hand(view: View, t: Translator) -> str:
    if view.hand:
        return hand_line(view.hand, view.trump, t)
    if view.seat not in view.playing:
        return t("hand-sits-out")
    if view.unseen:
        return t("hand-unseen") if Look() in view.legal else t("hand-blind")
    return t("error-no-cards")


def _above_cap(error: IllegalActionError, t: Translator) -> str:
    """Say what keeps the bids down: no marriage, the marriages held, or the end of all bids."""
    if error.amount <= PLAIN_CAP:
        return t("error-no-marriage")
    if error.amount >= HIGHEST_BID:
        return t("error-bid-highest", n=error.amount)
    return t("error-bid-above-cap", n=error.amount)


def _held(error: IllegalActionError, t: Translator) -> str:
    return cards_line(in_order(error.cards), t)
