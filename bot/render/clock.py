"""The turn clock as people read it: how long one may think, and who is away."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import AtTable, Setting
from bot.render.choice import in_rows
from bot.render.marked import one_of
from bot.render.names import Player, html_labels, labels, mention
from bot.render.screen import Button, Screen
from bot.render.zones import zone_button
from bot.tempo import LIMITS, Limit


def limit_name(limit: Limit, t: Translator) -> str:
    """Return how long one may think, in words."""
    match limit:
        case "off":
            return t("limit-off")
        case "30s":
            return t("limit-seconds", n=30)
        case "1m":
            return t("limit-minutes", n=1)
        case "2m":
            return t("limit-minutes", n=2)
        case "5m":
            return t("limit-minutes", n=5)
        case "1d":
            return t("limit-days", n=1)
        case "3d":
            return t("limit-days", n=3)


def limit_answer(limit: Limit, t: Translator) -> str:
    """Return the answer to the choice of a limit."""
    return t("settings-clock-chosen", limit=limit_name(limit, t))


def limits_screen(limit: Limit, thread: int, t: Translator, *, zone: str) -> Screen:
    """Return the page of the settings with the limits, the present one marked.

    :param zone: by which it is night there
    """
    buttons = [
        one_of(limit_name(each, t), str(Setting(thread, "clock", each)), present=each == limit)
        for each in LIMITS
    ]
    back = Button(t("button-back"), str(Setting(thread, "presets")))
    text = t("settings-clock", limit=limit_name(limit, t))
    return Screen(text, (*in_rows(buttons, 3), (zone_button(zone, thread, t),), (back,)))


def timed_out(players: Sequence[Player], t: Translator) -> list[str]:
    """Return a line for each person whose last move was made by the clock."""
    named = zip(html_labels(players, t), players, strict=True)
    return [t("table-timed-out", name=name) for name, player in named if player.timed_out]


def away_screen(
    players: Sequence[Player], seat: int, t: Translator, *, table: int, votes: tuple[int, int]
) -> Screen:
    """Return the group's call to a person for whom a computer plays meanwhile.

    :param votes: how many want his seat to be given away, and how many have to
    """
    name = mention(players[seat], labels(players, t)[seat])
    rows = ((_here(t, table),), *_ballot(t, table, seat, votes))
    return Screen(t("notice-away", name=name), rows)


def vote_screen(
    players: Sequence[Player], seat: int, t: Translator, *, table: int, votes: tuple[int, int]
) -> Screen:
    """Return the vote on the seat of a person who is on turn and does not move."""
    name = mention(players[seat], labels(players, t)[seat])
    return Screen(t("notice-vote", name=name), _ballot(t, table, seat, votes))


def with_way_back(screen: Screen, t: Translator, *, table: int) -> Screen:
    """Return the hand of a person who is away, with the way back below it."""
    text = "\n\n".join((screen.text, t("hand-away")))
    return Screen(text, (*screen.rows, (_here(t, table),)))


def back_answer(t: Translator) -> str:
    """Return the answer to who is back."""
    return t("answer-here")


def _ballot(
    t: Translator, table: int, seat: int, votes: tuple[int, int]
) -> tuple[tuple[Button, ...], ...]:
    """Return the row to vote by; nothing if nobody is there to vote."""
    n, of = votes
    label = t("button-replace", n=n, of=of)
    return ((Button(label, str(AtTable(table, "replace", seat))),),) if of else ()


def _here(t: Translator, table: int) -> Button:
    return Button(t("button-here"), str(AtTable(table, "here")), style="primary")
