"""The exchange: which card for whom, changed at will until confirmed; or the deal written off."""

from typing import Final

from bot.l10n import Translator
from bot.render.cards import card_label, in_order
from bot.render.choice import Choice, Row, in_rows
from bot.render.screen import Button
from game.actions import Give, WriteOff
from game.cards import Card
from game.scoring import writeoff_gain

SIGNS: Final = ("①", "②", "③")
"""The receivers, in the order of their seats."""
NOBODY: Final = "—"


def giving(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    """Return what the declarer is asked, and the cards he holds as buttons."""
    view = choice.view
    if page == "w" and view.may_write_off:
        return _writing_off(choice, t)
    chosen = _chosen(choice, page)
    rows = in_rows([_card(choice, card, chosen, t) for card in in_order(view.hand)])
    if len(chosen) == 2:
        rows.append((choice.look(t("button-swap"), _page(chosen[::-1])),))
    if len(chosen) == len(view.to_give):
        gifts = [Give(to, card) for to, card in zip(view.to_give, chosen, strict=True)]
        rows.append((choice.move(t("button-give"), *gifts, style="success"),))
    if view.may_write_off:
        rows.append((choice.look(t("button-writeoff"), "w"),))
    return _prompt(choice, chosen, t), rows


def _prompt(choice: Choice, chosen: tuple[Card, ...], t: Translator) -> str:
    to_give = choice.view.to_give
    lines = [t("your-give")]
    for at, seat in enumerate(to_give):
        card = f"<b>{card_label(chosen[at], t)}</b>" if at < len(chosen) else NOBODY
        lines.append(f"{SIGNS[at]} {choice.names[seat]}: {card}")
    return "\n".join(lines)


def _chosen(choice: Choice, page: str) -> tuple[Card, ...]:
    """Read the cards of a page; what is not in the hand is not chosen."""
    if page[:1] != "x":
        return ()
    codes = [page[at : at + 2] for at in range(1, len(page), 2)]
    chosen = [card for card in dict.fromkeys(codes) if card in choice.view.hand]
    return tuple(Card(card) for card in chosen[: len(choice.view.to_give)])


def _page(chosen: tuple[Card, ...]) -> str:
    return f"x{''.join(chosen)}"


def _card(choice: Choice, card: Card, chosen: tuple[Card, ...], t: Translator) -> Button:
    """Return a card that a press chooses, puts back, or takes instead of the last chosen one."""
    label = card_label(card, t)
    if card in chosen:
        after = tuple(each for each in chosen if each is not card)
        return choice.look(f"{SIGNS[chosen.index(card)]} {label}", _page(after), style="primary")
    kept = chosen[: len(choice.view.to_give) - 1]
    return choice.look(label, _page((*kept, card)))


def _writing_off(choice: Choice, t: Translator) -> tuple[str, list[Row]]:
    view = choice.view
    lines = [t("writeoff-ask", n=view.bid, gain=writeoff_gain(view.rules, view.bid))]
    if view.rules.writeoff_limit and view.turn is not None:
        left = view.rules.writeoff_limit - view.standing.writeoffs[view.turn]
        lines.append(t("writeoff-left", n=left))
    sure = choice.move(t("button-writeoff-sure"), WriteOff(), style="danger")
    return "\n".join(lines), [(sure,), (choice.look(t("button-writeoff-back"), ""),)]
