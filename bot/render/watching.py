"""The public table, as somebody watches it in his private chat."""

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.names import html_title
from bot.render.screen import Button, Screen


def watched_screen(public: Screen, t: Translator, *, title: str, table: int | None) -> Screen:
    """Return what a watcher sees: the words of the group's message, and the way to stop.

    :param title: the group's name as it is
    :param table: None once there is nothing more to see
    """
    heading = t("watch-title", title=html_title(title) or "…")
    stop = Button(t("button-unwatch"), str(AtTable(table or 0, "unwatch")))
    return Screen(f"{heading}\n{public.text}", () if table is None else ((stop,),))
