"""The exchange: gifts, cards laid down, the write-off and the contract (rule 1.6, rules 4, 7)."""

from functools import cache
from itertools import combinations

from game.actions import DEAD, Action, Contract, Give, Lay, Rebuy, WriteOff
from game.cards import BIT, DECK, INDEX, cards_in, mask, picker
from game.errors import IllegalActionError, Reason
from game.events import CardGiven, CardsLaid, ContractSet, Event, Step, WrittenOff
from game.forms import Form, form_of
from game.limits import HIGHEST_BID, bid_cap
from game.phases import (
    NO_TRUMP,
    Exchange,
    Gift,
    Right,
    Tricks,
)
from game.redeals import exchanged_rights, requests
from game.settlement import settle
from game.sheet import Played
from game.state import State, others, put, with_phase
from game.talon import price, rebuy

_CONTRACTS = {amount: Contract(amount) for amount in range(50, HIGHEST_BID + 1, 5)}
_GIFTS = [picker([Give(to, card) for card in DECK]) for to in (0, 1, 2, 3, DEAD)]
_LAYS = {cards: Lay(cards) for count in (1, 2) for cards in combinations(DECK, count)}
_WRITE_OFF = WriteOff()


def receivers(state: State, phase: Exchange) -> tuple[int, ...]:
    """Return who still gets a card: opponents, and the ``DEAD`` hand (rules 7)."""
    due = _due(form_of(state), state.playing, phase.bought.declarer)
    if not phase.gifts:
        return due
    given = [gift.to for gift in phase.gifts]
    return tuple([seat for seat in due if seat not in given])


@cache
def _due(form: Form, playing: tuple[int, ...], declarer: int) -> tuple[int, ...]:
    due = others(playing, declarer) if form.gives else ()
    return (*due, DEAD) if form.gives_dead else due


def to_lay(state: State, phase: Exchange) -> int:
    """Return how many cards are to be laid down, all at once (rules 7)."""
    return 0 if phase.laid else form_of(state).lays


def writeoff_refusal(state: State, phase: Exchange) -> Reason | None:
    """Return why the declarer may not write the deal off, or None (``writeoff_*``)."""
    rules, standing, seat = state.rules, state.standing, phase.bought.declarer
    if phase.gifts or phase.laid:
        return Reason.WRITEOFF_TOO_LATE
    if rules.writeoff == "off":
        return Reason.WRITEOFF_OFF
    if 0 < rules.writeoff_limit <= standing.writeoffs[seat]:
        return Reason.WRITEOFF_LIMIT
    if standing.barrel[seat] is not None and rules.writeoff_on_barrel == "off":
        return Reason.WRITEOFF_ON_BARREL
    if standing.golden is not None and rules.writeoff_golden == "off":
        return Reason.WRITEOFF_GOLDEN
    barred = phase.bought.blind and rules.writeoff_blind == "off"
    return Reason.WRITEOFF_BLIND if barred else None


def may_raise(state: State, phase: Exchange) -> bool:
    """Whether the contract may be higher than the bid; a golden deal has its own rule (11.18)."""
    if state.standing.golden is not None:
        return state.rules.golden_raise == "on"
    return state.rules.raise_after_talon == "on" and not phase.bought.blind


def contract_bounds(state: State, phase: Exchange) -> tuple[int, int]:
    """Return the bid and the highest contract the hand allows, never below it (rule 1.5)."""
    bid = phase.bought.bid
    return bid, max(bid, bid_cap(state.rules, phase.hands[phase.bought.declarer]))


def is_exchanged(state: State, phase: Exchange) -> bool:
    """Whether all cards have gone where they go, and the contract is to be named."""
    return not receivers(state, phase) and not to_lay(state, phase)


def legal(state: State, phase: Exchange, seat: int) -> tuple[Action, ...]:
    """Return what a seat may do: the declarer exchanges, an opponent may buy the talon."""
    if seat != phase.bought.declarer:
        bids: tuple[Action, ...] = (Rebuy(price(phase.bought)),) if seat in phase.buyers else ()
        return (*bids, *requests(phase, seat))
    hand, due, lays = phase.hands[seat], receivers(state, phase), to_lay(state, phase)
    if not due and not lays:
        bid, cap = contract_bounds(state, phase)
        amounts = range(bid, cap + 1, state.rules.bid_step)
        return tuple([_CONTRACTS.get(amount) or Contract(amount) for amount in amounts])
    moves: list[Action] = [gift for to in due for gift in _GIFTS[to](hand)]
    if lays:
        moves += [_LAYS[cards] for cards in combinations(cards_in(hand), lays)]
    if writeoff_refusal(state, phase) is None:
        moves.append(_WRITE_OFF)
    return (*moves, *requests(phase, seat)) if phase.rights else tuple(moves)


def act(state: State, phase: Exchange, seat: int, action: Action) -> Step:
    """Apply a gift, cards laid down, a write-off, the contract or a re-buy.

    :raises IllegalActionError: if the rules refuse it
    """
    if isinstance(action, Rebuy):
        return rebuy(state, phase, seat, action)
    if seat != phase.bought.declarer:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    match action:
        case Give():
            return _give(state, phase, action)
        case Lay():
            return _lay(state, phase, action)
        case WriteOff():
            return _write_off(state, phase)
        case Contract():
            return _contract(state, phase, action.amount)
        case _:
            raise IllegalActionError(Reason.WRONG_PHASE)


def _give(state: State, phase: Exchange, gift: Give) -> Step:
    declarer = phase.bought.declarer
    if gift.to not in receivers(state, phase):
        raise IllegalActionError(Reason.BAD_GIFT)
    bit = BIT[gift.card]
    if not phase.hands[declarer] & bit:
        raise IllegalActionError(Reason.CARD_NOT_HELD)
    hands, bought, laid = put(phase.hands, declarer, phase.hands[declarer] ^ bit), phase.bought, 0
    if gift.to == DEAD:
        laid = bit
    else:
        hands = put(hands, gift.to, hands[gift.to] | bit)
    gifts = (*phase.gifts, Gift(gift.to, INDEX[gift.card]))
    shown = state.rules.pass_face == "open"
    moved = Exchange(hands=hands, bought=bought, gifts=gifts, laid=phase.laid | laid)
    return _moved(state, moved, CardGiven(declarer, gift.to, gift.card, shown))


def _lay(state: State, phase: Exchange, action: Lay) -> Step:
    declarer, cards = phase.bought.declarer, mask(action.cards)
    if action.cards not in _LAYS or len(action.cards) != to_lay(state, phase):
        raise IllegalActionError(Reason.BAD_LAY)
    if phase.hands[declarer] & cards != cards:
        raise IllegalActionError(Reason.CARD_NOT_HELD)
    moved = Exchange(
        hands=put(phase.hands, declarer, phase.hands[declarer] ^ cards),
        bought=phase.bought,
        gifts=phase.gifts,
        laid=phase.laid | cards,
    )
    return _moved(state, moved, CardsLaid(declarer, action.cards))


def _moved(state: State, phase: Exchange, event: Event) -> Step:
    """Go on with the exchange; when it is over and nothing may be raised, with the tricks."""
    if not is_exchanged(state, phase):
        return with_phase(state, phase), (event,)
    rights = exchanged_rights(state, phase)
    if not may_raise(state, phase):
        then, more = _begin(state, phase, phase.bought.bid, rights)
        return then, (event, *more)
    complete = Exchange(
        hands=phase.hands,
        bought=phase.bought,
        gifts=phase.gifts,
        laid=phase.laid,
        rights=rights,
    )
    return with_phase(state, complete), (event,)


def _write_off(state: State, phase: Exchange) -> Step:
    refusal = writeoff_refusal(state, phase)
    if refusal is not None:
        raise IllegalActionError(refusal)
    nothing, bought = (0,) * state.players, phase.bought
    played = Played(
        declarer=bought.declarer,
        contract=bought.bid,
        result="written_off",
        points=nothing,
        tricks=nothing,
        announced=nothing,
        blind=bought.blind,
        talon=bought.talon,
    )
    state, events = settle(state, played)
    return state, (WrittenOff(bought.declarer), *events)


def _contract(state: State, phase: Exchange, amount: int) -> Step:
    if not is_exchanged(state, phase):
        raise IllegalActionError(Reason.WRONG_PHASE)
    bid, cap = contract_bounds(state, phase)
    if amount < bid:
        raise IllegalActionError(Reason.CONTRACT_TOO_LOW, amount=bid)
    if amount % state.rules.bid_step:
        raise IllegalActionError(Reason.BID_NOT_A_STEP, amount=state.rules.bid_step)
    if amount > cap:
        raise IllegalActionError(Reason.BID_ABOVE_CAP, amount=cap)
    return _begin(state, phase, amount, phase.rights)


def _begin(state: State, phase: Exchange, amount: int, rights: tuple[Right, ...]) -> Step:
    declarer = phase.bought.declarer
    tricks = Tricks(
        hands=phase.hands,
        turn=declarer,
        leader=declarer,
        table=(),
        trump=NO_TRUMP,
        tricks=(),
        declared=(),
        contract=amount,
        bought=phase.bought,
        gifts=phase.gifts,
        laid=phase.laid,
        rights=rights,
    )
    return with_phase(state, tricks), (ContractSet(declarer, amount),)
