"""What is asked around the auction: where to cut the deck, and which packet to take."""

from collections.abc import Sequence
from typing import Final

from bot.l10n import Translator
from bot.render.cards import cards_line
from bot.render.choice import Choice, Row, in_rows
from bot.render.screen import Button
from game.actions import Cut, Take
from game.dealing import NINES
from game.sheet import fine_of
from game.views import View

FEW: Final = (6, 9, 12, 15, 18)
"""Places offered at once; any other is as good."""
ALL: Final = "u"
"""The page with every place."""


def cutting(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the cutter is asked, with places of the deck as buttons."""
    cuts = [action for action in choice.view.legal if isinstance(action, Cut)]
    prompt = "\n".join([t("your-cut"), *_nines(choice.view, t)])
    if page == ALL:
        return prompt, [*in_rows(_places(choice, cuts)), (choice.look(t("button-back"), ""),)]
    few = _places(choice, [cut for cut in cuts if cut.place in FEW])
    return prompt, [tuple(few), (choice.look(t("button-cut-all"), ALL),)]


def _places(choice: Choice, cuts: Sequence[Cut]) -> list[Button]:
    return [choice.move(str(cut.place), cut) for cut in cuts]


def _nines(view: View, t: Translator) -> list[str]:
    """Say what the last cut brought to the bottom, and what one more nine would cost."""
    if not view.nines:
        return []
    lines = [t("cut-again", cards=cards_line(view.nines, t))]
    if len(view.nines) == NINES - 1:
        lines.append(t("cut-fine", n=fine_of(view.rules, view.standing)))
    return lines


def taking(choice: Choice, t: Translator) -> tuple[str, list[Row]]:
    """Return what a declarer is asked who may pick a packet, unseen."""
    takes = [action for action in choice.view.legal if isinstance(action, Take)]
    packets = [choice.move(t("button-packet", n=take.packet + 1), take) for take in takes]
    return t("your-take"), [tuple(packets)]
