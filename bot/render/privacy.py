"""What is kept of people, and what is left when it was deleted."""

from bot.l10n import Translator
from bot.presses import Forget
from bot.render.screen import Button, Screen


def privacy_screen(t: Translator, *, keep_days: int) -> Screen:
    """Say what is kept, why and for how long.

    :param keep_days: how long a match stays whole after its end; 0 is for ever
    """
    parts = (
        t("privacy-title"),
        t("privacy-person"),
        t("privacy-chat"),
        t("privacy-match"),
        t("privacy-match-days", n=keep_days) if keep_days else t("privacy-match-for-ever"),
        t("privacy-figures"),
        t("privacy-tournament"),
        t("privacy-daily"),
        t("privacy-not"),
        t("privacy-who"),
        t("privacy-forget"),
    )
    return Screen("\n\n".join(parts))


def forget_screen(t: Translator) -> Screen:
    """Ask a person whether everything of his shall be deleted."""
    sure = Button(t("button-forget"), str(Forget("sure")), style="danger")
    keep = Button(t("button-forget-not"), str(Forget("keep")))
    return Screen(t("forget-ask"), ((sure,), (keep,)))


def forgotten_screen(t: Translator, *, seats: int, practices: int) -> Screen:
    """Say what was deleted of a person.

    :param seats: at how many past tables his seat is without name now
    :param practices: how many practice matches were deleted
    """
    lines = [t("forgotten-person")]
    if seats:
        lines.append(t("forgotten-seats", n=seats))
    if practices:
        lines.append(t("forgotten-practices", n=practices))
    return Screen("\n".join((*lines, "", t("forgotten-rest"))))
