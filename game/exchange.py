"""The exchange: gifts, the write-off and the final contract (rule 6, rules 4)."""

from game.actions import Action, Contract, Give, WriteOff
from game.cards import BIT, DECK, INDEX, picker
from game.errors import IllegalActionError, Reason
from game.events import CardGiven, ContractSet, Step, WrittenOff
from game.scoring import bid_cap
from game.settlement import settle
from game.sheet import Played
from game.state import NO_TRUMP, Exchange, Gift, State, Tricks, others, put, with_phase

_CONTRACTS = {amount: Contract(amount) for amount in range(50, 601, 5)}
_GIFTS = [picker([Give(to, card) for card in DECK]) for to in range(4)]


def receivers(state: State, phase: Exchange) -> tuple[int, ...]:
    """Return the opponents who still get a card."""
    given = {gift.to for gift in phase.gifts}
    opponents = others(state.playing, phase.bought.declarer)
    return tuple(seat for seat in opponents if seat not in given)


def writeoff_refusal(state: State, phase: Exchange) -> Reason | None:
    """Return why the declarer may not write the deal off, or None (``writeoff_*``)."""
    seat, limit = phase.bought.declarer, state.rules.writeoff_limit
    if phase.gifts:
        return Reason.WRITEOFF_TOO_LATE
    if limit and state.standing.writeoffs[seat] >= limit:
        return Reason.WRITEOFF_LIMIT
    if state.standing.barrel[seat] is not None:
        return Reason.WRITEOFF_ON_BARREL
    return None


def contract_bounds(state: State, phase: Exchange) -> tuple[int, int]:
    """Return the bid and the highest contract the hand allows, never below it (rule 5)."""
    bid = phase.bought.bid
    return bid, max(bid, bid_cap(state.rules, phase.hands[phase.bought.declarer]))


def legal(state: State, phase: Exchange) -> tuple[Action, ...]:
    """Return what the declarer may do."""
    seats = receivers(state, phase)
    if not seats:
        bid, cap = contract_bounds(state, phase)
        amounts = range(bid, cap + 1, state.rules.bid_step)
        return tuple([_CONTRACTS[amount] for amount in amounts])
    hand = phase.hands[phase.bought.declarer]
    gifts: list[Action] = [gift for to in seats for gift in _GIFTS[to](hand)]
    if writeoff_refusal(state, phase) is None:
        gifts.append(WriteOff())
    return tuple(gifts)


def act(state: State, phase: Exchange, seat: int, action: Action) -> Step:
    """Apply a gift, a write-off or the contract.

    :raises IllegalActionError: if the rules refuse it
    """
    if seat != phase.bought.declarer:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    match action:
        case Give():
            return _give(state, phase, action)
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
    hands = put(phase.hands, declarer, phase.hands[declarer] ^ bit)
    given = Exchange(
        hands=put(hands, gift.to, hands[gift.to] | bit),
        bought=phase.bought,
        gifts=(*phase.gifts, Gift(gift.to, INDEX[gift.card])),
    )
    return with_phase(state, given), (CardGiven(declarer, gift.to, gift.card),)


def _write_off(state: State, phase: Exchange) -> Step:
    refusal = writeoff_refusal(state, phase)
    if refusal is not None:
        raise IllegalActionError(refusal)
    nothing = (0,) * state.players
    played = Played(
        declarer=phase.bought.declarer,
        contract=phase.bought.bid,
        result="written_off",
        points=nothing,
        tricks=nothing,
    )
    state, events = settle(state, played)
    return state, (WrittenOff(played.declarer), *events)


def _contract(state: State, phase: Exchange, amount: int) -> Step:
    if receivers(state, phase):
        raise IllegalActionError(Reason.WRONG_PHASE)
    bid, cap = contract_bounds(state, phase)
    if amount < bid:
        raise IllegalActionError(Reason.CONTRACT_TOO_LOW, amount=bid)
    if amount % state.rules.bid_step:
        raise IllegalActionError(Reason.BID_NOT_A_STEP, amount=state.rules.bid_step)
    if amount > cap:
        raise IllegalActionError(Reason.BID_ABOVE_CAP, amount=cap)
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
    )
    return with_phase(state, tricks), (ContractSet(declarer, amount),)
