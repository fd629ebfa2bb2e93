"""Positions people would wince at, each with its reason: for the normal and the strong player.

All are deals that were dealt, called and played card by card, so that what players infer from
calls, gifts and tricks is there. The strong player is asked with several seeds; what it does with
most of them counts. The leads and discards are worth eight points of the declarer and more, by
exact solving of sampled worlds.
"""

from collections import Counter
from random import Random
from typing import get_args

import pytest

from game.actions import Action, Bid, Contract, Give, Marriage, Pass, Play
from game.cards import ALL_CARDS, Card, cards, cards_in, mask
from game.players.levels import Level, decide
from game.state import Standing, State
from game.views import view
from tests.game.script import after, standing, table

SEEDS = range(9)
each_level = pytest.mark.parametrize(
    "level", [level for level in get_args(Level) if level != "easy"]
)


def choices(level: Level, state: State) -> Counter[Action]:
    """Return what a level does on turn, and with how many of the seeds."""
    seen = view(state, state.to_act[0])
    return Counter([decide(level, seen, Random(seed)) for seed in SEEDS])


def usual(level: Level, state: State, *right: Action) -> bool:
    """Return whether a level does one of these with most of the seeds."""
    found = choices(level, state)
    return 2 * sum(found[each] for each in right) > len(SEEDS)


def plays(held: str) -> list[Action]:
    """Return the plays of some cards."""
    return [Play(card) for card in cards(held)]


def played(hands: str, script: str, *, dealer: int = 2, sheet: Standing | None = None) -> State:
    """Return a deal after these actions: the seven cards of each seat, ``/`` between them."""
    return after(table(hands.split("/"), sheet, dealer=dealer), script)


def dealt(hands: dict[int, str], script: str = "", sheet: Standing | None = None) -> State:
    """Return an auction in which some hands are as written and the others hold what is left."""
    rest = list(cards_in(ALL_CARDS & ~mask(cards("".join(hands.values())))))
    full = [hands.get(seat) or " ".join(rest.pop(0) for _ in range(7)) for seat in range(3)]
    return after(table(full, sheet), script)


# The auction and the contract.

HEARTS, CLUBS = "AS TS KH QH 9H JD 9C", "AS 9S KC QC JD 9D JH"
RICH = "AC TC KC QC AD TD KD"


@each_level
def test_does_not_bid_above_what_it_can_hope_for(level: Level) -> None:
    """A marriage in hearts and an ace are worth a bid, but not all that the cap allows."""
    assert usual(level, dealt({1: HEARTS, 2: RICH}), Bid(105))
    dear = dealt({1: HEARTS, 2: RICH}, "1:b105 2:b170 0:p")
    assert view(dear, 1).bounds == (175, 220)
    assert choices(level, dear) == {Pass(): len(SEEDS)}


@each_level
def test_does_not_trust_a_marriage_that_it_can_hardly_declare(level: Level) -> None:
    """Without an ace there may never be a trick to declare after, whatever the cap."""
    weak = dealt({1: "KH QH JS 9C TD JD 9H", 2: "AC TC KC QC AD AS KD"}, "1:b105 2:b150 0:p")
    assert choices(level, weak) == {Pass(): len(SEEDS)}


@each_level
def test_never_bids_above_the_cap(level: Level) -> None:
    """Four aces are no marriage: on the barrel it wants the deal, and 120 is all it may say."""
    rich = {0: "KH QH 9S 9C 9D JS JC", 1: "AS TS AC TC AD TD AH"}
    barrel = standing((300, 880, 300), barrel=(None, 0, None))
    assert choices(level, dealt(rich, sheet=barrel)) == {Bid(120): len(SEEDS)}
    assert choices(level, dealt(rich, "1:b120 2:p 0:b125", barrel)) == {Pass(): len(SEEDS)}


@each_level
def test_does_not_leave_the_auction_to_a_player_on_the_barrel(level: Level) -> None:
    """The last who can stop him bids what he would leave to anybody else, and cheaper."""
    assert usual(level, dealt({2: CLUBS}, "1:b115"), Pass())
    barrel = standing((880, 300, 300), barrel=(0, None, None))
    assert usual(level, dealt({2: CLUBS}, "1:p", barrel), Bid(125))


@each_level
def test_names_from_the_barrel_what_wins_and_no_more(level: Level) -> None:
    """Five points more win nothing, and may be those that are missing."""
    barrel = standing((880, 0, 0), barrel=(0, None, None))
    hands = "AH KH QH TH AS 9S KC/9H JH JS QS KS JC QC/TS AC 9D QD KD TD AD"
    state = played(hands, "1:p 2:p 0:g1JD 0:g29C", sheet=barrel)
    assert choices(level, state) == {Contract(120): len(SEEDS)}


TWO_MARRIAGES = "AS TS 9S QS 9H JH KH/AC TC 9C KC AH TH QH/AD TD 9D JD JS JC QC"


def test_keeps_both_marriages_and_counts_on_what_the_contract_can_be_raised_to() -> None:
    """The talon brings king of spades and the marriage in diamonds: the hearts are to go."""
    state = played(TWO_MARRIAGES, "1:p 2:p")
    assert usual("strong", state, Give(1, Card.KING_OF_HEARTS))
    state = after(state, "0:g1KH")
    assert usual("strong", state, Give(2, Card.JACK_OF_HEARTS))
    state = after(state, "0:g2JH")
    named = [each.amount for each in choices("strong", state) if isinstance(each, Contract)]
    assert min(named) >= 150


def test_declares_the_marriage_that_keeps_the_lead_before_the_dearer_one() -> None:
    """Spades run, and then diamonds are declared; the other way round an ace ends it all."""
    script = "1:p 2:p 0:g1KH 0:g2JH 0:k170 0:cAS 1:c9C 2:cJS 0:cTS 1:cKC 2:c9D"
    found = choices("strong", played(TWO_MARRIAGES, script))
    assert not {Marriage(Card.QUEEN_OF_DIAMONDS), Marriage(Card.KING_OF_DIAMONDS)} & set(found)


# The tricks.


@each_level
def test_never_overtrumps_its_fellow_while_the_declarer_is_last(level: Level) -> None:
    """The fellow has declared and leads the queen; over the ten the declarer may have the ace."""
    state = played(
        "AC QC AH TS KD 9S JC/TC 9C KH QH QS AD JD/KC TH JH 9H TD QD KS",
        "1:p 2:p 0:g19S 0:g2JC 0:k100 0:cAC 1:c9C 2:cJC 0:cQC 1:cTC 2:cKC 1:mQH",
    )
    assert Play(Card.TEN_OF_HEARTS) not in choices(level, state)


@each_level
@pytest.mark.parametrize(
    ("hands", "script"),
    [
        (
            "KC AC JD KD TD QH KH/TS AS JC QC 9D TH AH/9S JS KS 9C AD 9H JH",
            "1:p 2:p 0:g1QS 0:g2JD 0:k140 0:cKC 1:cQC 2:c9C 0:cTC 1:cJC 2:c9H 0:cAC 1:c9D 2:c9S"
            " 0:mQH 1:cAH 2:cJH",
        ),
        (
            "9S QS QC AC 9H TH AH/JS KS JC KC TC JD KD/AS 9C 9D TD AD QH KH",
            "1:p 2:b105 0:p 2:g09C 2:g19D 2:k145 2:cTS 0:cQS 1:cJS 2:cAS 0:c9S 1:cKS"
            " 2:cTD 0:cQC 1:c9D 2:cAD 0:c9C 1:cJD 2:mQH 0:cAH 1:cTC",
        ),
    ],
)
def test_draws_the_last_trump_of_the_declarer_before_it_cashes_an_ace(
    level: Level, hands: str, script: str
) -> None:
    """The ten is the best trump, and takes the one with which he would trump the ace."""
    assert usual(level, played(hands, script), Play(Card.TEN_OF_HEARTS))


@each_level
def test_discards_another_card_than_the_guard_of_a_ten_in_diamonds(level: Level) -> None:
    """The ace of the suit is out: the queen falls under it, and the ten takes a trick."""
    state = played(
        "JS QS JC QC QD TD KH/TS 9C KC AC KD JH AH/9S KS AS TC 9D QH TH",
        "2:p 0:p 1:g29H 1:g0JH 1:k100 1:cAH 2:c9H 0:cJH 1:cAC 2:cTC 0:cJC 1:cKC 2:c9D 0:cQC"
        " 1:c9C 2:c9S",
        dealer=0,
    )
    assert usual(level, state, *plays("JS QS KH"))


@each_level
def test_discards_another_card_than_the_guard_of_a_ten_in_hearts(level: Level) -> None:
    """The declarer has shown no hearts yet, and has bid as if he had the marriage there."""
    state = played(
        "QS KS KC AC JD JH TH/9S JS JC QC TC KD AH/TS AS 9C 9D AD QH KH",
        "1:p 2:b105 0:p 2:g09C 2:g19D 2:k145 2:cTS 0:cQS 1:c9S 2:cAS 0:cKS 1:cJS 2:cTD 0:cJD"
        " 1:c9D 2:cAD",
    )
    assert usual(level, state, *plays("9C KC AC"))


@each_level
def test_leads_what_its_fellow_can_trump(level: Level) -> None:
    """Seat 0 did not follow clubs and has trumps; the declarer has to let go his king of clubs."""
    state = played(
        "JS 9D QD AD 9H JH TH/QS KS TS KC AC QH KH/9S JC QC TC JD KD AH",
        "1:b105 2:p 0:p 1:g0TD 1:g29C 1:k140 1:cTS 2:c9S 0:cJS 1:cAC 2:c9C 0:c9D 1:mQH 2:cAH"
        " 0:cJH",
    )
    assert usual(level, state, *plays("JC QC TC"))


@each_level
def test_breaks_the_marriage_of_the_declarer_in_spades(level: Level) -> None:
    """He has taken no trick yet: under the ace one of the two may have to fall."""
    state = played(
        "KS TS JD TD 9H JH KH/JS AS 9C KC TC QD AH/9S JC QC AC KD AD QH",
        "1:p 2:p 0:g19D 0:g29H 0:k100 0:cKH 1:cAH 2:cQH",
    )
    assert usual(level, state, Play(Card.ACE_OF_SPADES))


@each_level
def test_breaks_the_marriage_of_the_declarer_in_hearts(level: Level) -> None:
    """The ten has been led to draw the jack; now king or queen must fall under the ace."""
    state = played(
        "TC JD KD TD JH QH KH/9S JS KS AS KC AC 9H/QS 9C 9D QD AD TH AH",
        "1:p 2:p 0:g1JC 0:g2TS 0:k100 0:cKD 1:cJS 2:cAD 2:cTH 0:cJH 1:c9H",
    )
    assert usual(level, state, Play(Card.ACE_OF_HEARTS))
