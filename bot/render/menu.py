"""Texts around the game: help, rules, languages, greetings, questions, the command menu."""

from collections.abc import Sequence

from bot.l10n import Translator, languages
from bot.presses import AtTable, Language, Menu, Practice
from bot.render.lessons import lessons_button
from bot.render.names import html_title
from bot.render.screen import Button, Screen, Style
from game.players.levels import LEVELS

Command = tuple[str, str]
"""A name without the slash, and what the client's menu says of it."""


def help_screen(t: Translator, *, private: bool) -> Screen:
    """Return the commands: those of this kind of chat, as its menu has them, then the others.

    :param private: it is read in a private chat
    """
    menu, title = group_commands(t), t("help-in-private")
    if private:
        menu, title = private_commands(t), t("help-in-group")
    here = {name for name, _ in menu}
    every = _help_lines(t)
    lines = [every[name] for name, _ in menu]
    elsewhere = [line for name, line in every.items() if name not in here]
    return Screen("\n".join([t("help-title"), "", *lines, "", title, *elsewhere]))


def _help_lines(t: Translator) -> dict[str, str]:
    return {
        "newgame": t("help-newgame"),
        "join": t("help-join"),
        "leave": t("help-leave"),
        "table": t("help-table"),
        "watch": t("help-watch"),
        "tournament": t("help-tournament"),
        "hand": t("help-hand"),
        "score": t("help-score"),
        "stats": t("help-stats"),
        "top": t("help-top"),
        "rules": t("help-rules"),
        "settings": t("help-settings"),
        "history": t("help-history"),
        "report": t("help-report"),
        "verify": t("help-verify"),
        "privacy": t("help-privacy"),
        "forget": t("help-forget"),
        "language": t("help-language"),
        "practice": t("help-practice"),
        "daily": t("help-daily"),
        "tutorial": t("help-tutorial"),
        "hint": t("help-hint"),
        "replace": t("help-replace"),
        "pause": t("help-pause"),
        "stop": t("help-stop"),
        "help": t("help-help"),
    }


def language_screen(t: Translator) -> Screen:
    """Return the choice of a language; each is called by its own name."""
    buttons = (
        Button(_own_name(Translator(code)), str(Language(code)), style=_chosen(code, t))
        for code in languages()
    )
    return Screen(t("language-choose"), (tuple(buttons),))


def _own_name(t: Translator) -> str:
    return t("language-name")


def _chosen(code: str, t: Translator) -> Style:
    return "primary" if code == t.language else ""


def language_chosen(t: Translator) -> str:
    """Return the answer to a choice, in the language chosen."""
    return t("language-chosen")


def hello_screen(t: Translator) -> Screen:
    """Return the greeting of a group that has added the bot."""
    newgame = Button(t("button-newgame"), str(Menu("newgame")), style="primary")
    rules = Button(t("button-rules"), str(Menu("rules")))
    language = Button(t("button-language"), str(Menu("language")))
    return Screen(t("hello-group"), ((newgame,), (rules, language)))


def start_screen(t: Translator, *, add_link: str) -> Screen:
    """Return the greeting of a person in his private chat.

    :param add_link: lets him choose a group to add the bot to
    """
    rows = (
        (Button(t("button-practice"), str(Menu("practice")), style="primary"),),
        (Button(t("button-add-to-group"), url=add_link),),
    )
    return Screen(t("start-private"), rows)


def practice_screen(t: Translator) -> Screen:
    """Ask at what level the computer should play."""
    words = t("button-easy"), t("button-normal"), t("button-strong")
    buttons = tuple(
        Button(word, str(Practice(level))) for level, word in zip(LEVELS, words, strict=True)
    )
    return Screen(t("practice-ask"), (buttons, (lessons_button(t),)))


def seated_screen(t: Translator, *, title: str, playing: bool = False) -> Screen:
    """Tell a person who came by a Join button that he sits.

    :param title: the group's name as it is
    :param playing: he has a computer's seat in a match, from the next deal on
    """
    where = html_title(title)
    if playing:
        return Screen(t("start-taken", title=where or "…"))
    return Screen(t("start-seated-in", title=where) if where else t("start-seated"))


def sent_in_private(t: Translator) -> str:
    """Return the answer to a press whose text went to the private chat."""
    return t("answer-sent-in-private")


def history_caption(t: Translator, *, deals: int, playing: bool) -> str:
    """Return what stands under the hand history of a match; plain text.

    :param playing: the match is not over, so that the running deal is left out
    """
    return t("history-running", n=deals) if playing else t("history-whole", n=deals)


def report_caption(t: Translator, *, deal: int) -> str:
    """Return what stands under the record of a running deal as one person knows it."""
    return t("report-caption", n=deal)


def stop_screen(t: Translator, *, table: int, playing: bool) -> Screen:
    """Ask whether to close the table."""
    stop = Button(t("button-stop"), str(AtTable(table, "stop")), style="danger")
    keep = Button(t("button-keep"), str(AtTable(table, "keep")))
    return Screen(t("stop-ask") if playing else t("stop-ask-lobby"), ((stop, keep),))


def stop_own_screen(t: Translator, *, table: int, daily: bool) -> Screen:
    """Ask whether to end what somebody plays against the computer.

    :param daily: it is his attempt at the deal of the day
    """
    stop = Button(t("button-stop-own"), str(AtTable(table, "stop")), style="danger")
    keep = Button(t("button-keep"), str(AtTable(table, "keep")))
    return Screen(t("stop-ask-daily") if daily else t("stop-ask-practice"), ((stop, keep),))


def quit_screen(t: Translator, *, table: int, last: bool) -> Screen:
    """Ask a player whether to leave the match.

    :param last: no other person sits there, so that his leaving ends it
    """
    leave = Button(t("button-quit"), str(AtTable(table, "quit")), style="danger")
    stay = Button(t("button-stay"), str(AtTable(table, "keep")))
    return Screen(t("quit-ask-last") if last else t("quit-ask"), ((leave, stay),))


def group_commands(t: Translator) -> Sequence[Command]:
    """Return the command menu of a group."""
    return (
        ("newgame", t("command-newgame")),
        ("join", t("command-join")),
        ("leave", t("command-leave")),
        ("table", t("command-table")),
        ("watch", t("command-watch")),
        ("tournament", t("command-tournament")),
        ("hand", t("command-hand")),
        ("score", t("command-score")),
        ("stats", t("command-stats")),
        ("top", t("command-top")),
        ("rules", t("command-rules")),
        ("settings", t("command-settings")),
        ("history", t("command-history")),
        ("verify", t("command-verify")),
        ("language", t("command-language")),
        ("replace", t("command-replace")),
        ("pause", t("command-pause")),
        ("stop", t("command-stop")),
        ("privacy", t("command-privacy")),
        ("help", t("command-help")),
    )


def private_commands(t: Translator) -> Sequence[Command]:
    """Return the command menu of a private chat."""
    return (
        ("practice", t("command-practice")),
        ("daily", t("command-daily")),
        ("tutorial", t("command-tutorial")),
        ("hint", t("command-hint")),
        ("hand", t("command-hand")),
        ("score", t("command-score")),
        ("stats", t("command-stats")),
        ("rules", t("command-rules")),
        ("settings", t("command-settings")),
        ("history", t("command-history")),
        ("report", t("command-report")),
        ("verify", t("command-verify")),
        ("language", t("command-language")),
        ("stop", t("command-stop")),
        ("privacy", t("command-privacy")),
        ("forget", t("command-forget")),
        ("help", t("command-help")),
    )


def own_name(t: Translator) -> str:
    """Return what the bot is called."""
    return t("bot-name")


def about(t: Translator) -> str:
    """Return the line on the bot's profile, which also goes along when it is shared."""
    return t("bot-about")


def description(t: Translator) -> str:
    """Return what an empty chat with the bot shows."""
    return t("bot-description")


def status_screen(t: Translator, *, playing: int, lobbies: int, people: int) -> Screen:
    """Return what an operator wants to know."""
    return Screen(t("status-tables", playing=playing, lobbies=lobbies, people=people))


def broadcast_screen(t: Translator, *, chats: int) -> Screen:
    """Return how many chats an operator's words were sent to."""
    return Screen(t("broadcast-sent", n=chats))


def broadcast_usage(t: Translator) -> Screen:
    """Return how an operator speaks to all running tables."""
    return Screen(t("broadcast-usage"))
