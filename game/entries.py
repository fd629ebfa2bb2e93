"""The actions of a hand history: how an event is written, and what an entry says was done."""

from typing import cast, get_args

from game import actions as done
from game import events as happened
from game.actions import DEAD, Action, RedealReason
from game.cards import Card
from game.shapes import ActionRecord

DEAD_HAND = "dead"
"""The hand that nobody plays, as the receiver of a card."""


def action_record(event: happened.Event) -> ActionRecord | None:
    """Return the entry that an event is written as, if it is one."""
    match event:
        case happened.DeckCut(seat, place):
            return ["cut", seat, place]
        case happened.RedealAsked(seat, reason):
            return ["redeal", seat, reason]
        case happened.BidMade(seat, blind=True):
            return ["blind", seat]
        case happened.BidMade(seat, amount):
            return ["bid", seat, amount]
        case happened.Passed(seat):
            return ["pass", seat]
        case happened.TalonTaken(seat, packet):
            return ["take", seat] if packet is None else ["take", seat, packet]
        case happened.TalonBought(seat, price):
            return ["rebuy", seat, price]
        case happened.WrittenOff(seat):
            return ["writeoff", seat]
        case happened.ContractSet(seat, amount):
            return ["contract", seat, amount]
        case _:
            return _card_record(event)


def _card_record(event: happened.Event) -> ActionRecord | None:
    """Return the entry of an event in which cards move, or are declared."""
    match event:
        case happened.CardGiven(seat, to, card):
            return ["give", seat, DEAD_HAND if to == DEAD else to, card.value]
        case happened.CardsLaid(seat, cards):
            return ["lay", seat, *[card.value for card in cards]]
        case happened.MarriageDeclared(seat, suit, _, "marriage" | "small_marriage" as kind):
            return [kind, seat, suit.value]
        case happened.MarriageDeclared(seat, kind=kind):
            return [kind, seat]
        case happened.CardPlayed(seat, card):
            return ["play", seat, card.value]
        case _:
            return None


def action_of(entry: ActionRecord, following: ActionRecord) -> Action:
    """Return what a seat did; a declaration is one with the play that follows.

    :raises ValueError: if an entry says nothing that a seat can do
    """
    match entry, following:
        case ["marriage", _, str()], ["play", _, str(card)]:
            return done.Marriage(Card(card))
        case ["small_marriage", _, str()], ["play", _, str(card)]:
            return done.SmallMarriage(Card(card))
        case ["aces", _], ["play", _, str(card)]:
            return done.Aces(Card(card))
        case ["nines", _], ["play", _, str(card)]:
            return done.Nines(Card(card))
        case ["play", _, str(card)], _:
            return done.Play(Card(card))
        case ["lay", _, *cards], _:
            return done.Lay(tuple(Card(str(card)) for card in cards))
        case ["give", _, "dead", str(card)], _:
            return done.Give(DEAD, Card(card))
        case ["give", _, int(to), str(card)], _:
            return done.Give(to, Card(card))
        case _:
            return _call(entry)


def _call(entry: ActionRecord) -> Action:
    """Return an action in which no card of one's own moves."""
    match entry:
        case ["cut", _, int(place)]:
            return done.Cut(place)
        case ["redeal", _, str(reason)] if reason in get_args(RedealReason):
            return done.Redeal(cast("RedealReason", reason))
        case ["bid", _, int(amount)]:
            return done.Bid(amount)
        case ["blind", _]:
            return done.Blind()
        case ["pass", _]:
            return done.Pass()
        case ["take", _, int(packet)]:
            return done.Take(packet)
        case ["rebuy", _, int(price)]:
            return done.Rebuy(price)
        case ["writeoff", _]:
            return done.WriteOff()
        case ["contract", _, int(amount)]:
            return done.Contract(amount)
        case _:
            raise ValueError(entry)
