"""Why the rules refuse an action: codes, never sentences."""

from enum import StrEnum, unique

from game.cards import Card


@unique
class Reason(StrEnum):
    """A refusal; the locale has one text for each, ``error-<value>``."""

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    MATCH_OVER = "match-over"
    BAD_DECK = "bad-deck"
    BAD_CUT = "bad-cut"
    LOOK_FIRST = "look-first"
    NO_BLIND_BID = "no-blind-bid"
    BID_TOO_LOW = "bid-too-low"
    BID_NOT_A_STEP = "bid-not-a-step"
    BID_ABOVE_CAP = "bid-above-cap"
    BID_ONE_STEP = "bid-one-step"
    NO_REDEAL_RIGHT = "no-redeal-right"
    CARD_NOT_HELD = "card-not-held"
    BAD_GIFT = "bad-gift"
    BAD_LAY = "bad-lay"
    BAD_PACKET = "bad-packet"
    NO_REBUY = "no-rebuy"
    REBUY_PRICE = "rebuy-price"
    CONTRACT_TOO_LOW = "contract-too-low"
    WRITEOFF_TOO_LATE = "writeoff-too-late"
    WRITEOFF_OFF = "writeoff-off"
    WRITEOFF_GOLDEN = "writeoff-golden"
    WRITEOFF_BLIND = "writeoff-blind"
    WRITEOFF_LIMIT = "writeoff-limit"
    WRITEOFF_ON_BARREL = "writeoff-on-barrel"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_BEAT = "must-beat"
    TRUMP_LEAD = "trump-lead"
    MUST_DECLARE = "must-declare"
    NOT_DECLARED_HERE = "not-declared-here"
    MARRIAGE_NOT_ON_LEAD = "marriage-not-on-lead"
    MARRIAGE_NO_TRICK = "marriage-no-trick"
    MARRIAGE_INCOMPLETE = "marriage-incomplete"
    FOUR_INCOMPLETE = "four-incomplete"


class IllegalActionError(Exception):
    """The rules refuse the action; the state is unchanged.

    ``cards`` and ``amount`` are what the actor may be told beside the code: his own cards that he
    must play; the least or highest bid or contract, the step, or the price.
    """

    def __init__(self, reason: Reason, *, cards: tuple[Card, ...] = (), amount: int = 0) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.cards = cards
        self.amount = amount


class RulesError(ValueError):
    """A set of rules that is impossible; the text names the options."""
