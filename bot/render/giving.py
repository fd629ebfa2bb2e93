"""The exchange: which card goes where, changed at will until confirmed; or the deal written off.

Where cards go is a row of places: an opponent, the hand that nobody plays, the other packet, or
aside. The same page code serves them all: the cards chosen, in the order of the places.
"""

from typing import Final

from bot.l10n import Translator
from bot.render.board import Names, receiver
from bot.render.cards import card_label, cards_line, in_order
from bot.render.choice import Choice, Row, in_rows
from bot.render.screen import Button
from bot.render.writing_off import writing_off
from game.actions import Action, Give, Lay
from game.cards import Card
from game.views import View

SIGNS: Final = ("①", "②", "③")
"""The places, in the order of the seats."""
ASIDE: Final = "▼"
"""Stands before a card that is laid aside."""
NOBODY: Final = "—"
WRITE_OFF: Final = "w"
"""The page that asks whether to write the deal off."""


def giving(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the declarer is asked, and the cards he holds as buttons."""
    view = choice.view
    if page == WRITE_OFF and view.may_write_off:
        return writing_off(choice, t)
    chosen, places = _chosen(view, page), _places(view)
    rows = in_rows([_card(choice, card, chosen, t) for card in in_order(view.hand)])
    if len(chosen) == 2 and view.to_give:
        rows.append((choice.look(t("button-swap"), _page(chosen[::-1])),))
    if len(chosen) == places:
        label = t("button-give") if view.to_give else t("button-lay")
        rows.append((choice.move(label, *_moves(view, chosen), style="success"),))
    if view.may_write_off:
        rows.append((choice.look(t("button-writeoff"), WRITE_OFF),))
    return "\n".join([_question(view, t), *_lines(view, choice.names, chosen, t)]), rows


def _places(view: View) -> int:
    return len(view.to_give) + view.to_lay


def _question(view: View, t: Translator) -> str:
    if not view.to_give:
        return t("your-lay", n=view.to_lay)
    if _places(view) == 1:
        return t("your-give-one")
    opponents = len(view.playing) > 2
    return t("your-give") if opponents else t("your-give-where")


def _lines(view: View, names: Names, chosen: tuple[Card, ...], t: Translator) -> list[str]:
    cards = [f"<b>{card_label(card, t)}</b>" for card in chosen]
    cards += [NOBODY] * (_places(view) - len(cards))
    if not view.to_give:
        return [f"{ASIDE} {' '.join(cards)}"]
    where = [receiver(names, seat, t) for seat in view.to_give]
    where += [t("name-other-packet")] * view.to_lay
    places = zip(SIGNS, where, cards, strict=False)
    return [f"{sign} {name}: {card}" for sign, name, card in places]


def _moves(view: View, chosen: tuple[Card, ...]) -> list[Action]:
    gifts, laid = chosen[: len(view.to_give)], chosen[len(view.to_give) :]
    moves: list[Action] = [Give(to, card) for to, card in zip(view.to_give, gifts, strict=True)]
    return [*moves, Lay(laid)] if laid else moves


def _chosen(view: View, page: str) -> tuple[Card, ...]:
    """Read the cards of a page; what is not in the hand is not chosen."""
    if page[:1] != "x":
        return ()
    codes = [page[at : at + 2] for at in range(1, len(page), 2)]
    chosen = [card for card in dict.fromkeys(codes) if card in view.hand]
    return tuple(Card(card) for card in chosen[: _places(view)])


def _page(chosen: tuple[Card, ...]) -> str:
    return f"x{''.join(chosen)}"


def _card(choice: Choice, card: Card, chosen: tuple[Card, ...], t: Translator) -> Button:
    """Return a card that a press chooses, puts back, or takes instead of the last chosen one."""
    label = card_label(card, t)
    if card in chosen:
        after = tuple(each for each in chosen if each is not card)
        sign = SIGNS[chosen.index(card)] if choice.view.to_give else ASIDE
        return choice.look(f"{sign} {label}", _page(after), style="primary")
    kept = chosen[: _places(choice.view) - 1]
    return choice.look(label, _page((*kept, card)))


def laid_line(view: View, t: Translator) -> str:
    """Return the cards the declarer has put away, for his eyes; those given away apart."""
    given = {card for _, card in view.given}
    laid = [card for card in view.laid if card not in given]
    return t("hand-laid", cards=cards_line(in_order(laid), t)) if laid else ""
