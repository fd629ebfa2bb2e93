"""A tournament as a chat reads it: who has come, each round, how it stands."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.l10n import Translator
from bot.presses import Menu
from bot.render.figures import monospaced, number, owned, to_left, to_right
from bot.render.invitation import message_link
from bot.render.names import Player, html_labels, html_title, labels
from bot.render.screen import Button, Screen, Style
from bot.render.settings import summary_line
from bot.storage.cup_rows import BoardRow
from bot.tournament_presses import CupPress, CupVerb
from bot.tournaments.cup import ROUNDS, Cup
from bot.tournaments.pairing import LEAST, computers, sizes
from bot.tournaments.standings import WORTH
from game.rules import Rules

COLUMNS: Final = 30
PLACE, POINTS, WINS, SUM = 3, 5, 4, 6
"""Cells of the standings' columns; the rest of its lines is for names."""
PLAYING, DONE = "▶", "✓"


def lobby_screen(cup: Cup, rules: Rules, t: Translator) -> Screen:
    """Return who has come so far, with the buttons to come and go while that is possible."""
    row = cup.row
    host = next((each for each in _players(cup) if each.user_id == row.organiser), None)
    lines = [t("tournament-title"), summary_line(rules, t)]
    if host is not None:
        lines.append(t("tournament-host", name=html_labels([host], t)[0]))
    lines += [t("tournament-rounds", n=row.rounds), ""]
    if row.status == "joining":
        lines += [t("tournament-about", n=WORTH), ""]
    lines += [f"{at}. {name}" for at, name in enumerate(html_labels(_players(cup), t), 1)]
    if row.status == "joining":
        return Screen("\n".join([*lines, "", _outlook(len(cup.entrants), t)]), _lobby_rows(cup, t))
    if not row.round:
        return Screen("\n".join([*lines, "", t("tournament-cancelled")]))
    return Screen("\n".join(lines))


def _outlook(people: int, t: Translator) -> str:
    """Say how many are missing, or at what tables they will sit."""
    if people < LEAST:
        return t("tournament-missing", n=LEAST - people)
    tables = " + ".join(map(str, sizes(people)))
    if computers(people):
        return t("tournament-tables-computer", tables=tables)
    return t("tournament-tables", tables=tables)


def _lobby_rows(cup: Cup, t: Translator) -> tuple[tuple[Button, ...], ...]:
    row, ready = cup.row, len(cup.entrants) >= LEAST

    def press(verb: CupVerb, n: int = 0) -> str:
        return str(CupPress(row.id, verb, n))

    fewer = Button(t("button-rounds-fewer"), press("rounds", row.rounds - 1))
    more = Button(t("button-rounds-more"), press("rounds", row.rounds + 1))
    rounds = (fewer,) * (row.rounds > ROUNDS[0]) + (more,) * (row.rounds < ROUNDS[-1])
    style: Style = "success" if ready else ""
    return (
        (
            Button(t("button-enter"), press("join"), style="" if ready else "primary"),
            Button(t("button-withdraw"), press("leave")),
        ),
        rounds,
        (Button(t("button-rules"), str(Menu("rules"))), Button(t("button-cancel"), press("end"))),
        (Button(t("button-start"), press("start"), style=style),),
    )


def round_screen(cup: Cup, number: int, t: Translator) -> Screen:
    """Return a round: who sits where and what came of it, and how it stood before."""
    lines = [t("tournament-round", n=number, of=cup.row.rounds), ""]
    lines += [_board(cup, board, t) for board in cup.boards if board.round == number]
    if number > 1:
        lines += ["", _standings(cup, t, before=number)]
    return Screen("\n".join(lines))


def pause_screen(cup: Cup, t: Translator) -> Screen:
    """Return how it stands between two rounds, with the buttons to go on, to go and to come back.

    Where the next round will never be, for the tournament was stopped, the buttons are gone.
    """
    row = cup.row
    lines = [t("tournament-after", n=row.round, of=row.rounds), _standings(cup, t)]
    if not cup.pauses:
        return Screen("\n".join(lines))
    number = row.round + 1
    names = zip(cup.entrants, html_labels(_players(cup), t), strict=True)
    gone = " · ".join(name for each, name in names if each.gone)
    lines += [t("tournament-gone", list=gone)] if gone else []
    go = CupPress(row.id, "next", number)
    start = Button(t("button-next-round", n=number), str(go), style="primary")
    leave = Button(t("button-withdraw"), str(CupPress(row.id, "leave")))
    back = Button(t("button-return-in"), str(CupPress(row.id, "join")))
    rows = ((start,), (leave, back) if gone else (leave,))
    return Screen("\n".join([*lines, t("tournament-pause", n=number)]), rows)


def end_screen(cup: Cup, t: Translator) -> Screen:
    """Return how a tournament has ended; before anything was played nobody has won."""
    standings = cup.standings()
    title = t("tournament-over") if cup.row.status == "finished" else t("tournament-stopped")
    if not any(each.wins or each.total for each in standings):
        return Screen("\n".join([title, t("tournament-none")]))
    best = {each.who for each in standings if each.place == 1}
    names = html_labels(_players(cup), t)
    first = [name for each, name in zip(cup.entrants, names, strict=True) if each.entrant in best]
    winners = t("tournament-winner", n=len(first), list=" · ".join(first))
    return Screen("\n".join([title, winners, _standings(cup, t)]))


def topic_screen(board: int, t: Translator) -> Screen:
    """Return the topic of a table."""
    return Screen(t("tournament-topic", n=board), topic=True)


def stop_screen(cup: Cup, t: Translator) -> Screen:
    """Ask whether a tournament shall end now."""
    word = t("button-tournament-stop") if cup.row.round else t("button-cancel")
    stop = Button(word, str(CupPress(cup.row.id, "stop")), style="danger")
    keep = Button(t("button-tournament-keep"), str(CupPress(cup.row.id, "keep")))
    ask = t("tournament-ask") if cup.row.round else t("tournament-ask-lobby")
    return Screen(ask, ((stop, keep),))


def with_end(screen: Screen, tournament: int, t: Translator) -> Screen:
    """Return the question whether to close a table, with a button for the whole tournament."""
    end = Button(t("button-tournament-end"), str(CupPress(tournament, "end")))
    return replace(screen, rows=(*screen.rows, (end,)))


def entered_screen(t: Translator, *, title: str) -> Screen:
    """Tell a person who came by a Join button that he takes part.

    :param title: the group's name as it is
    """
    return Screen(t("tournament-entered", title=html_title(title) or "…"))


def _board(cup: Cup, board: BoardRow, t: Translator) -> str:
    """Return a line of a round: a table with its people, and their points once it is done."""
    numbers = (each.entrant for each in cup.entrants)
    names = dict(zip(numbers, html_labels(_players(cup), t), strict=True))
    title = t("tournament-table", n=board.board)
    thread_id = cup.topics.get(board.board) if cup.row.in_topics else None
    link = message_link(cup.row.chat_id, None, thread_id) if thread_id else ""
    heading = f'<a href="{link}">{title}</a>' if link else title
    people = [
        owned(names[each.entrant], number(each.points)) if board.done else names[each.entrant]
        for each in cup.seated(board)
    ]
    people += [t("name-computer", n=1)] * computers(len(people))
    sign = DONE if board.done else PLAYING if board.table_id is not None else ""
    return f"{' '.join(filter(None, (f'<b>{heading}</b>', sign)))}\n{' · '.join(people)}"


def _standings(cup: Cup, t: Translator, *, before: int | None = None) -> str:
    """Return the standings: match points, wins, and what was scored."""
    room = COLUMNS - PLACE - POINTS - WINS - SUM
    names = dict(
        zip(
            (each.entrant for each in cup.entrants),
            labels(_players(cup), t, cells=room - 1),
            strict=True,
        )
    )
    lines = [
        " " * (PLACE + room)
        + to_right(t("tournament-points"), POINTS)
        + to_right(t("tournament-wins"), WINS)
        + to_right(t("tournament-sum"), SUM)
    ]
    lines += [
        to_left(str(each.place), PLACE)
        + to_left(names[each.who], room)
        + to_right(number(each.points), POINTS)
        + to_right(number(each.wins), WINS)
        + to_right(number(each.total), SUM)
        for each in cup.standings(before)
    ]
    return f"{monospaced(lines)}\n{t('tournament-legend')}"


def _players(cup: Cup) -> Sequence[Player]:
    return [Player(each.name, each.user_id) for each in cup.entrants]
