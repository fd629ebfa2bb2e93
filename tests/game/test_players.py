"""Computer players: legal, deterministic, and sensible in positions people would wince at."""

from dataclasses import replace
from random import Random

import pytest

from game.actions import Action, Bid, Contract, Deal, Give, Marriage, Pass, Play, Redeal, WriteOff
from game.cards import ALL_CARDS, DECK, INDEX, SUITS, Card, cards, cards_in, mask
from game.engine import apply, new_match
from game.phases import (
    NO_TRUMP,
    Bought,
    Dealing,
    Exchange,
    Finished,
    Trick,
    Tricks,
)
from game.players import PLAYERS, make_player, rule_player, wish
from game.players.estimate import estimate
from game.rules import CLASSIC
from game.state import Standing, State
from game.views import view
from tests.game.script import after, before_deal, standing, table

FOREHAND, SECOND, DEALER = 0, 1, 2


def choice(state: State, seat: int | None = None) -> Action:
    """Return what the rule player does, on turn if no seat is named."""
    return rule_player(view(state, state.to_act[0] if seat is None else seat))


def play_on(
    hands: str,
    *,
    declarer: int,
    turn: int,
    on_table: str = "",
    trump: str = "",
    tricks: tuple[Trick, ...] = (),
) -> State:
    """Return a match in its tricks: three hands by seat, ``/`` between them."""
    held = tuple(mask(cards(hand)) for hand in hands.split("/"))
    led = [INDEX[card] for card in cards(on_table)]
    bought = Bought(declarer=declarer, bid=100, talon=0, talon_shown=False, calls=())
    phase = Tricks(
        hands=held,
        turn=turn,
        leader=(turn - len(led)) % 3,
        table=tuple(led),
        trump=SUITS.index(trump) if trump else NO_TRUMP,
        tricks=tricks or _gone(sum(held) | mask(cards(on_table))),
        declared=(),
        contract=100,
        bought=bought,
        gifts=(),
    )
    return replace(new_match(dealer=2), phase=phase)


def _gone(held: int) -> tuple[Trick, ...]:
    """Return tricks of one suit each, as far as may be, that took all other cards."""
    rest = [at for at in range(24) if ALL_CARDS & ~held & 1 << at]
    return tuple(Trick(0, tuple(rest[at : at + 3]), 0) for at in range(0, len(rest), 3))


def _walk(seed: int, rng: Random) -> list[State]:
    """Return every state of one deal in which rule player and dice take turns."""
    sheet = Standing(
        totals=tuple(rng.randrange(-300, 880, 5) for _ in range(3)),
        bolts=(0, 1, 2),
        barrel=tuple(rng.choice((None, None, 0, 2)) for _ in range(3)),
        falls=(0, 0, 0),
        writeoffs=tuple(rng.choice((0, 3)) for _ in range(3)),
    )
    sheet = replace(
        sheet,
        totals=tuple(
            total if used is None else 880
            for total, used in zip(sheet.totals, sheet.barrel, strict=True)
        ),
    )
    state = before_deal(sheet, dealer=seed % 3)
    state, _ = apply(state, None, Deal(tuple(rng.sample(DECK, 24))))
    states = []
    while not isinstance(state.phase, Dealing | Finished):
        states.append(state)
        seat = state.to_act[0]
        seen = view(state, seat)
        action = rule_player(seen) if rng.random() < 0.7 else rng.choice(seen.legal)
        state, _ = apply(state, seat, action)
    return states


def test_thousands_of_choices_are_legal_and_the_same_again() -> None:
    rng = Random(7)
    states = [state for seed in range(150) for state in _walk(seed, rng)]
    assert len(states) > 3000
    for state in states:
        seen = view(state, state.to_act[0])
        assert rule_player(seen) in seen.legal
        assert rule_player(seen) == rule_player(view(state, state.to_act[0]))


@pytest.mark.parametrize("name", PLAYERS)
def test_players_are_made_by_name(name: str) -> None:
    state = table(("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH"))
    seen = view(state, SECOND)
    assert make_player(name, Random(1))(seen) in seen.legal


@pytest.mark.parametrize("seat", [None, FOREHAND])
def test_who_has_no_choice_is_not_asked(seat: int | None) -> None:
    state = table(("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH"))
    with pytest.raises(ValueError, match="no choice"):
        rule_player(view(state, seat))


def test_a_better_hand_is_worth_more() -> None:
    rising = ["9S JS 9C JC 9D JD 9H", "AS JS 9C JC 9D JD 9H", "AS TS KH QH 9D JD 9H"]
    worths = [estimate(CLASSIC, mask(cards(hand)), talon=True) for hand in rising]
    assert worths == sorted(worths)
    assert worths[0] < 60
    assert worths[2] > 130


def dealt(hands: dict[int, str], sheet: Standing | None = None) -> State:
    """Return an auction in which some hands are as written and the others hold what is left."""
    rest = list(cards_in(ALL_CARDS & ~mask(cards("".join(hands.values())))))
    full = [hands.get(seat) or " ".join(rest.pop(0) for _ in range(7)) for seat in range(3)]
    return table(full, sheet)


# The auction.

HEARTS = "AS TS KH QH 9H JD 9C"
POOR = "9S JS QS 9D JC QC JD"


def test_bids_the_next_step_with_a_marriage_and_an_ace() -> None:
    assert choice(dealt({SECOND: HEARTS})) == Bid(105)


def test_passes_without_hope() -> None:
    assert choice(dealt({SECOND: "9S JS QS 9D JC QC KD"})) == Pass()


def test_never_bids_above_the_cap() -> None:
    """On the barrel it would risk more, but four aces are no marriage."""
    rich = "AS TS AC TC AD TD AH"
    barrel = standing((300, 880, 300), barrel=(None, 0, None))
    opened = dealt({FOREHAND: "KH QH 9S 9C 9D JS JC", SECOND: rich}, barrel)
    assert choice(opened) == Bid(120)
    assert choice(after(opened, "1:b120 2:p 0:b125")) == Pass()


def test_does_not_outbid_its_hope() -> None:
    bidding = after(dealt({SECOND: HEARTS, DEALER: "AC TC KC QC AD TD KD"}), "1:b105 2:b160 0:p")
    assert choice(bidding) == Pass()


def test_bids_further_against_a_player_on_the_barrel() -> None:
    clubs = "AS 9S KC QC JD 9D JH"
    barrel = standing((880, 300, 300), barrel=(0, None, None))
    assert choice(dealt({SECOND: clubs}, barrel)) == Bid(125)
    assert choice(after(dealt({DEALER: clubs}), "1:b115")) == Pass()


def test_lets_a_player_have_it_who_is_on_the_barrel_but_has_passed() -> None:
    clubs = "AS 9S KC QC JD 9D JH"
    barrel = standing((300, 880, 300), barrel=(None, 0, None))
    bidding = after(dealt({FOREHAND: clubs}, barrel), "1:p 2:b120")
    assert choice(bidding) == Pass()


def test_bids_from_the_barrel_what_wins_the_match() -> None:
    barrel = standing((300, 880, 300), barrel=(None, 0, None))
    some = "AS TS 9C JC AD 9D TD"
    assert choice(dealt({SECOND: some})) == Pass()
    assert choice(dealt({SECOND: some}, barrel)) == Bid(120)
    assert choice(dealt({SECOND: "9S JS 9C JC TC KD KH"}, barrel)) == Pass()


# Requests for a new deal.


def test_asks_for_a_new_deal_with_a_poor_hand_even_out_of_turn() -> None:
    state = dealt({FOREHAND: POOR, SECOND: HEARTS.replace("JD", "KD")})
    assert wish(view(state, FOREHAND)) == Redeal("below")
    assert wish(view(state, SECOND)) is None
    assert choice(dealt({SECOND: POOR})) == Redeal("below")


def test_keeps_a_hand_of_few_points_and_the_dearest_marriage() -> None:
    state = dealt({FOREHAND: "9S JS 9D 9H JC KH QH"})
    assert view(state, FOREHAND).legal == (Redeal("below"),)
    assert wish(view(state, FOREHAND)) is None


# The exchange.


def bought(hand: str, talon: str, sheet: Standing | None = None) -> State:
    """Return a match whose forehand holds these cards and has taken this talon at 100."""
    rest = cards_in(ALL_CARDS & ~mask(cards(hand + talon)))
    state = table((hand, " ".join(rest[:7]), " ".join(rest[7:])), sheet)
    return after(state, "1:p 2:p")


def exchanged(state: State) -> tuple[State, list[Card]]:
    """Return the match after the gifts, and the cards given."""
    given = []
    for _ in range(2):
        gift = choice(state)
        assert isinstance(gift, Give)
        given.append(gift.card)
        state, _ = apply(state, FOREHAND, gift)
    return state, given


@pytest.mark.parametrize(
    ("hand", "talon", "given"),
    [
        ("AS KH QH TH AC KD 9C", "JS TC JD", {"9C", "JD", "JS"}),
        ("AS TS KH QH AD TD QC", "9C JS KC", {"9C", "JS"}),
        ("AH TH KH AS KC QD 9C", "9D AD JD", {"9C", "9D", "JD"}),
    ],
)
def test_gives_low_cards_and_no_half_of_a_marriage(hand: str, talon: str, given: set[str]) -> None:
    _, gifts = exchanged(bought(hand, talon))
    assert set(gifts) <= given


def test_gives_the_dearer_card_to_the_poorer_opponent() -> None:
    hand, talon = "AH TH KH QH AS TS AC", "TC KC 9D"
    for totals, poorer in (((0, 500, 100), DEALER), ((0, 100, 500), SECOND)):
        state = bought(hand, talon, standing(totals))
        state, gifts = exchanged(state)
        phase = state.phase
        assert isinstance(phase, Exchange)
        to = {gift.to: DECK[gift.card] for gift in phase.gifts}
        assert to[poorer].points == max(card.points for card in gifts)


HOPELESS = ("9S JS QS 9D JC TC KD", "9C TD QH")


def test_writes_off_a_hopeless_bid_but_not_beyond_the_limit() -> None:
    assert choice(bought(*HOPELESS)) == WriteOff()
    assert isinstance(choice(bought(*HOPELESS, standing(writeoffs=(3, 0, 0)))), Give)


def test_plays_on_with_some_hope() -> None:
    assert isinstance(choice(bought("AS JS QS 9D AC TC KD", "9C TD QH")), Give)


STRONG = ("AS KH QH AH TH AC 9H", "TS TC 9D")


def test_raises_a_contract_the_hand_clearly_makes() -> None:
    state, _ = exchanged(bought(*STRONG))
    contract = choice(state)
    assert isinstance(contract, Contract)
    assert 140 <= contract.amount <= 220


def test_names_from_the_barrel_what_wins_and_no_more() -> None:
    barrel = standing((880, 0, 0), barrel=(0, None, None))
    state, _ = exchanged(bought(*STRONG, barrel))
    assert choice(state) == Contract(120)


def test_does_not_raise_a_contract_it_may_lose() -> None:
    state, _ = exchanged(bought("AS TS JS AC 9C KD 9H", "9D JD TH"))
    assert choice(state) == Contract(100)


# The play of the declarer.


def test_takes_its_sure_tricks_before_it_declares() -> None:
    state = play_on("AS KH QH/9S TH JH/JS TS AC", declarer=0, turn=0, tricks=(Trick(0, (), 0),))
    assert choice(state) == Play(Card.ACE_OF_SPADES)


def test_declares_the_dearest_marriage_it_holds() -> None:
    state = play_on("KH QH KS QS/9S TH AH TS/AS JH AC TC", declarer=0, turn=0)
    assert choice(state) == Marriage(Card.QUEEN_OF_HEARTS)


def test_does_not_always_cash_an_ace() -> None:
    """The ace would be trumped: both are void in its suit, and a trump is out."""
    state = play_on("AS KC/TH 9C/JC QC", declarer=0, turn=0, trump="H")
    assert choice(state) == Play(Card.KING_OF_CLUBS)


def test_keeps_the_guard_of_a_ten() -> None:
    """An ace is led in a suit it has not: the lone nine goes, not what guards the ten."""
    state = play_on("JC KC/TS 9S 9D/AS KD JH", declarer=0, turn=1, on_table="AC")
    assert choice(state) == Play(Card.NINE_OF_DIAMONDS)


# The play of the defenders; seat 0 is the declarer.


def test_wins_a_ten_with_the_ace() -> None:
    state = play_on("AH QD/AS 9S 9H/JS KD JD", declarer=0, turn=1, on_table="TS")
    assert choice(state) == Play(Card.ACE_OF_SPADES)


def test_gives_a_ten_to_the_trick_its_fellow_has() -> None:
    state = play_on("AH QD KD/KC 9H/TS 9S JC", declarer=0, turn=2, on_table="QS AS")
    assert choice(state) == Play(Card.TEN_OF_SPADES)


def test_gives_nothing_to_the_trick_the_declarer_has() -> None:
    state = play_on("AH QD/KD 9H/TS 9S JD", declarer=0, turn=2, on_table="AS JS")
    assert choice(state) == Play(Card.NINE_OF_SPADES)


@pytest.mark.parametrize("trump", ["QH", "JH"])
def test_never_overtrumps_its_fellow_while_the_declarer_is_last(trump: str) -> None:
    """Trumps are led by the fellow, who wins: a lower one is played when there is one."""
    state = play_on("AS KS/JC/TH AH 9H", declarer=0, turn=2, on_table=trump, trump="H")
    assert choice(state) == Play(Card.NINE_OF_HEARTS)


def test_leads_what_its_fellow_can_trump() -> None:
    """Seat 2 did not follow clubs, and holds the trumps the declarer does not."""
    shown = (Trick(0, tuple(INDEX[card] for card in cards("AC JC 9D")), 0),)
    gone = _gone(mask(cards("AS KS TC AC JC 9D 9C JD TH 9H QH KD")))
    state = play_on(
        "AS KS TC/9C JD KD/TH 9H QH", declarer=0, turn=1, trump="H", tricks=(*shown, *gone)
    )
    assert choice(state) == Play(Card.NINE_OF_CLUBS)


def test_breaks_the_marriage_the_declarer_may_hold() -> None:
    """Of two aces the one is led under which king and queen of hearts may have to fall."""
    state = play_on("KH QH JD/AS AH 9D/9S JS JC", declarer=0, turn=1)
    assert choice(state) == Play(Card.ACE_OF_HEARTS)


def test_does_not_break_its_own_marriage_for_a_lost_trick() -> None:
    state = play_on("AC 9D JD/KS QS TS/JC 9S KD", declarer=0, turn=1, on_table="AS")
    assert choice(state) == Play(Card.TEN_OF_SPADES)
