"""``must_trump`` and ``must_beat``: what may follow a lead (rules 5, 10.17 and 11.24)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import ALL_CARDS, DECK, INDEX, SUIT_MASK, SUITS, Card, Suit, cards, cards_in, mask
from game.engine import legal_actions
from game.errors import Reason
from game.following import follow_rule, taker
from game.rules import Rules
from tests.game.script import after, in_tricks, refusal

FREE = Rules(must_trump="off")
SUIT = Rules(must_beat="suit")
SUIT_FREE = Rules(must_beat="suit", must_trump="off")
STRICT = Rules(must_beat="suit_and_trump")
STRICT_FREE = Rules(must_beat="suit_and_trump", must_trump="off")
ALL = (Rules(), FREE, SUIT, SUIT_FREE, STRICT, STRICT_FREE)


def may(rules: Rules, hand: str, table: str, trump: str = "") -> str:
    """Return which cards of a hand may be played to this trick."""
    at = SUITS.index(Suit(trump)) if trump else -1
    held = mask(cards(hand))
    return " ".join(cards_in(follow_rule(rules)(held, [INDEX[card] for card in cards(table)], at)))


@pytest.mark.parametrize(
    ("rules", "hand", "table", "trump", "expected"),
    [
        (FREE, "9S AS KH", "TS", "H", "9S AS"),
        (FREE, "KH TC 9D", "TS", "H", "TC 9D KH"),
        (SUIT, "9S JS AS KH", "TS", "", "AS"),
        (SUIT, "9S JS KH", "TS", "", "9S JS"),
        (SUIT, "9S JS AS", "TS KS", "", "AS"),
        (SUIT, "9S JS TS", "QS AD", "", "TS"),
        (SUIT, "9S JS AS", "TS 9H", "H", "9S JS AS"),
        (SUIT, "9H KH AH", "QH TH", "H", "AH"),
        (SUIT, "9H KH", "QH TH", "H", "9H KH"),
        (SUIT, "9H AH TC", "TS KH", "H", "9H AH"),
        (SUIT_FREE, "9S JS AS KH", "TS", "H", "AS"),
        (SUIT_FREE, "9H AH TC", "TS KH", "H", "TC 9H AH"),
        (STRICT, "9S JS AS KH", "TS", "", "AS"),
        (STRICT, "9S JS AS KH", "TS 9H", "H", "9S JS AS"),
        (STRICT, "9H AH TC", "TS KH", "H", "AH"),
        (STRICT, "9H JH TC", "TS KH", "H", "9H JH"),
        (STRICT, "9H JH TC", "TS KC", "H", "9H JH"),
        (STRICT, "TC 9D", "TS KH", "H", "TC 9D"),
        (STRICT, "TC 9D", "TS KC", "", "TC 9D"),
        (STRICT, "TC 9D", "QH KH", "H", "TC 9D"),
        (STRICT_FREE, "9H AH TC", "TS KH", "H", "AH"),
        (STRICT_FREE, "9H JH TC", "TS KH", "H", "TC 9H JH"),
        (STRICT_FREE, "9H AH TC", "TS KC", "H", "TC 9H AH"),
        (STRICT_FREE, "9S JS AS KH", "TS", "H", "AS"),
    ],
)
def test_what_may_follow(rules: Rules, hand: str, table: str, trump: str, expected: str) -> None:
    assert may(rules, hand, table, trump) == expected


def test_10_17_who_can_follow_a_trumped_trick_follows_low_if_he_likes() -> None:
    for rules in (SUIT, STRICT):
        assert may(rules, "9S AS AH", "TS 9H", "H") == "9S AS"


def test_10_17_strict_void_with_only_lower_trumps_a_lower_trump_is_played() -> None:
    assert may(STRICT, "9H TC AC", "TS JH", "H") == "9H"


hands = st.sets(st.sampled_from(DECK), min_size=2, max_size=9)


@given(hands, st.sampled_from([*range(4), -1]), st.sampled_from(ALL))
def test_somebody_may_always_follow_and_only_as_rule_1_8_or_freer(
    drawn: set[Card], trump: int, rules: Rules
) -> None:
    first, second, *rest = sorted(drawn)
    table = [INDEX[first], INDEX[second]]
    hand = mask(rest) or ALL_CARDS & ~mask([first, second])
    found = follow_rule(rules)(hand, table, trump)
    assert found
    assert not found & ~hand
    own = hand & SUIT_MASK[table[0] // 6]
    assert not own or not found & ~own
    if rules.must_trump == "on" and not own and trump >= 0 and hand & SUIT_MASK[trump]:
        assert not found & ~SUIT_MASK[trump]


@given(hands, st.sampled_from([*range(4), -1]))
def test_who_must_beat_beats_if_he_may(drawn: set[Card], trump: int) -> None:
    first, second, *rest = sorted(drawn)
    table = [INDEX[first], INDEX[second]]
    hand = mask(rest)
    allowed = follow_rule(STRICT)(hand, table, trump) if hand else 0
    free = follow_rule(Rules())(hand, table, trump) if hand else 0
    wins = [card for card in cards_in(free) if taker([*table, INDEX[card]], trump) == 2]
    if wins:
        assert cards_in(allowed) == tuple(wins)
    else:
        assert allowed == free


@pytest.mark.parametrize(
    ("rules", "trump", "hand", "word", "expected", "must"),
    [
        (SUIT, "", "9S AS KH", "1:c9S", Reason.MUST_BEAT, "AS"),
        (STRICT, "", "9S AS KH", "1:cKH", Reason.MUST_FOLLOW, "AS"),
        (SUIT_FREE, "H", "9S AS KH", "1:c9S", Reason.MUST_BEAT, "AS"),
        (STRICT, "H", "9H AC TC", "1:cAC", Reason.MUST_TRUMP, "9H"),
    ],
)
def test_a_refusal_says_what_must_be_played(
    rules: Rules, trump: str, hand: str, word: str, expected: Reason, must: str
) -> None:
    led = after(in_tricks(["TS JC JH", hand, "JS JD QD"], trump=trump, rules=rules), "0:cTS")
    refused = refusal(led, word)
    assert refused.reason is expected
    assert refused.cards == cards(must)
    assert legal_actions(led, 1)


def test_overtrumping_is_demanded_of_the_third_player() -> None:
    state = in_tricks(["TS JC", "KH 9C", "9H AH"], trump="H", rules=STRICT)
    assert refusal(after(state, "0:cTS 1:cKH"), "2:c9H").reason is Reason.MUST_BEAT
    free = in_tricks(["TS JC", "KH 9C", "9H AH"], trump="H")
    assert after(free, "0:cTS 1:cKH 2:c9H").to_act == (1,)
    loose = in_tricks(["TS JC", "KH 9C", "9H AH"], trump="H", rules=FREE)
    assert after(loose, "0:cTS 1:c9C 2:c9H").to_act == (2,)
