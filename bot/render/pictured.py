"""A hand as a picture above its text, for whoever has chosen that."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.card_style import CardStyle
from bot.l10n import Translator
from bot.pictures.scenes import HandPicture, Place
from bot.render.board import running_trick
from bot.render.captions import fits
from bot.render.cards import in_order, rank_label
from bot.render.declaring import declaration
from bot.render.hand import joined, own_cards
from bot.render.names import Player, html_labels
from bot.render.screen import Screen
from bot.render.sheet import names_of
from game.actions import PLAYS
from game.cards import RANKS, Card
from game.views import View

_PLAYED: Final = frozenset({"tricks", "draw"})


def with_picture(
    screen: Screen, view: View, players: Sequence[Player], t: Translator, style: CardStyle
) -> Screen:
    """Return a seat's hand message as its owner wants it.

    What the picture shows is not said again below it, so that both fit on a phone's screen. A text
    that is too long for a caption stays without a picture, and so do cards that the seat has not
    looked at.
    """
    if style == "text":
        return screen
    picture = hand_picture(view, players, t, four_colours=style == "four")
    caption = _caption(screen.text, view, players, t)
    if not fits(caption) or not (picture.hand or picture.trick):
        return screen
    return replace(screen, text=caption, picture=picture, instead=screen.text)


def _caption(text: str, view: View, players: Sequence[Player], t: Translator) -> str:
    """Return the text of a hand without the lines of its cards and of the running trick."""
    drawn = {own_cards(view, t)}
    if view.stage in _PLAYED:
        drawn.update(running_trick(view, html_labels(players, t, you=view.seat), t))
    return joined([line for line in text.split("\n") if line not in drawn])


def hand_picture(
    view: View, players: Sequence[Player], t: Translator, *, four_colours: bool = False
) -> HandPicture:
    """Return what is on the picture of a seat's hand."""
    hand = in_order(view.hand, view.trump)
    return HandPicture(
        hand=hand,
        barred=_barred(view, hand),
        trick=_trick(view, players, t),
        trump=view.trump,
        letters=" ".join(rank_label(rank, t) for rank in reversed(RANKS)),
        four_colours=four_colours,
    )


def _trick(view: View, players: Sequence[Player], t: Translator) -> tuple[Place, ...]:
    """Return the places of the running trick in the order of play, whoever leads first."""
    if view.stage not in _PLAYED or view.turn is None:
        return ()
    names, played = names_of(players, t, you=view.seat), dict(view.trick)
    leader = view.trick[0][0] if view.trick else view.turn
    first = view.playing.index(leader)
    order = (*view.playing[first:], *view.playing[:first])
    return tuple(Place(names[seat], played.get(seat)) for seat in order)


def _barred(view: View, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that the seat on turn may not play."""
    if view.stage not in _PLAYED or view.turn != view.seat:
        return ()
    return tuple(
        card for card in hand if PLAYS[card] not in view.legal and declaration(view, card) is None
    )
