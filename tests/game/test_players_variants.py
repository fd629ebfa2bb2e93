"""Computer players in every variant: legal everywhere, and sensible where it matters."""

import hashlib
from dataclasses import replace
from random import Random

import pytest

from game.actions import (
    DEAD,
    Aces,
    Action,
    Bid,
    Blind,
    Contract,
    Cut,
    Deal,
    Give,
    Lay,
    Look,
    Marriage,
    Nines,
    Pass,
    Play,
    Rebuy,
    Redeal,
    SmallMarriage,
    Take,
    WriteOff,
)
from game.cards import ALL_CARDS, DECK, INDEX, SUITS, Card, cards, cards_in, mask
from game.engine import apply, new_match
from game.match import play_match
from game.phases import (
    NO_TRUMP,
    Bought,
    Declared,
    Declares,
    Draw,
    Exchange,
    Finished,
    Trick,
    Tricks,
)
from game.players import baseline, make_player, rule_player, wish
from game.players.estimate import estimate
from game.players.knowledge import Knowledge
from game.players.outlook import fears_bolt, winning_contract
from game.rules import CLASSIC, OPTIONS, OnOff, Rules, changed
from game.state import GoldenRound, State
from game.views import view
from tests.game.script import after
from tests.game.tables import dealing, ready, three, two
from tests.game.variants import random_rules, variant

STRONG = "AS TS KH QH 9H JD 9C"
POOR = "9S JS QS 9D JC QC JD"


def choice(state: State) -> Action:
    """Return what the rule player does who is on turn."""
    return rule_player(view(state, state.to_act[0]))


def holding(rules: Rules, held: dict[int, str], **columns: tuple[int | None, ...]) -> State:
    """Return an auction of three in which some hands are given and the rest is shared out."""
    left = list(cards_in(ALL_CARDS & ~mask(cards("".join(held.values())))))
    hands = [held.get(seat) or " ".join(left.pop(0) for _ in range(7)) for seat in range(3)]
    return three(rules, hands, **columns)


def bought(
    rules: Rules,
    hand: str,
    talon: str,
    calls: str = "1:p 2:p",
    /,
    **columns: tuple[int | None, ...],
) -> State:
    """Return a table of three whose forehand has this hand and took this talon."""
    rest = cards_in(ALL_CARDS & ~mask(cards(hand + talon)))
    hands = (hand, " ".join(rest[:7]), " ".join(rest[7:]))
    return after(dealing(ready(rules, **columns), hands, talon)[0], calls)


def given(state: State) -> State:
    """Return the state after the declarer's gifts, and what he lays down."""
    while isinstance(state.phase, Exchange):
        action = choice(state)
        if isinstance(action, Contract):
            return state
        state, _ = apply(state, state.to_act[0], action)
    return state


def in_play(
    rules: Rules,
    hands: str,
    *,
    turn: int,
    declarer: int | None = 0,
    led: str = "",
    trump: str = "",
    tricks: tuple[Trick, ...] = (),
    declared: tuple[Declared, ...] = (),
    **columns: tuple[int | None, ...],
) -> State:
    """Return a match in its tricks, of as many as there are hands; without declarer in a draw."""
    held = tuple(mask(cards(hand)) for hand in hands.split("/"))
    table = tuple(INDEX[card] for card in cards(led))
    gone = [INDEX[card] for trick in tricks for card in map(DECK.__getitem__, trick.cards)]
    hidden = ALL_CARDS & ~sum(held) & ~sum(1 << at for at in (*table, *gone))
    leader, suit = (turn - len(table)) % len(held), SUITS.index(trump) if trump else NO_TRUMP
    start = ready(rules, len(held), **columns)
    if declarer is None:
        stock = tuple(at for at in range(24) if hidden >> at & 1)
        draw = Draw(
            hands=held, turn=turn, leader=leader, table=table, trump=suit, tricks=tricks,
            declared=declared, stock=stock, drawn=(),
        )  # fmt: skip
        return replace(start, phase=draw)
    auction = Bought(declarer=declarer, bid=100, talon=0, talon_shown=False, calls=())
    phase = Tricks(
        hands=held, turn=turn, leader=leader, table=table, trump=suit, tricks=tricks,
        declared=declared, contract=100, bought=auction, gifts=(), laid=0,
    )  # fmt: skip
    return replace(start, phase=phase)


def trick(text: str, leader: int, winner: int) -> Trick:
    """Return a finished trick."""
    return Trick(leader, tuple(INDEX[card] for card in cards(text)), winner)


# Laws.


@pytest.mark.parametrize("seed", range(90))
def test_every_choice_is_legal_and_the_same_again(seed: int) -> None:
    for moment in variant(seed).moments:
        for seat in moment.state.to_act:
            seen = view(moment.state, seat)
            if seat == seen.turn:
                assert rule_player(seen) in seen.legal
                assert rule_player(seen) == rule_player(view(moment.state, seat))
            else:
                assert wish(seen) in (None, *seen.legal)


def test_who_is_not_on_turn_is_not_asked() -> None:
    state = three(Rules(blind="anyone"))
    assert view(state, 1).legal == (Look(),)
    with pytest.raises(ValueError, match="no choice"):
        rule_player(view(state, 1))


@pytest.mark.parametrize("seed", range(24))
def test_a_match_by_any_rules_comes_to_an_end(seed: int) -> None:
    rng, players = Random(f"end {seed}"), 2 + seed % 3
    rules = random_rules(rng, two_player=OPTIONS["two_player"].values[seed // 3 % 5])
    match = play_match([rule_player] * players, rng, rules=rules)
    assert isinstance(match.end.phase, Finished), rules
    assert match.end.deal <= 300, rules


def test_the_baseline_plays_as_it_ever_did() -> None:
    digest = hashlib.sha256()
    for seed in range(6):
        match = play_match([make_player("baseline", Random(seed))] * 3, Random(seed))
        for seat, action, _ in match.log:
            digest.update(f"{'-' if seat is None else seat}:{action}\n".encode())
    assert digest.hexdigest()[:16] == "9c7a889b04355665"


# The auction.


def test_bids_keenly_where_defending_brings_nothing() -> None:
    some = "AS KC QC AD 9D JH 9H"
    bidding = {1: some, 0: "9S JS AC TC KD TD AH"}
    rules = Rules(barrel="off", barrier=800)
    assert choice(holding(rules, bidding, totals=(0, 300, 0))) == Pass()
    assert choice(holding(rules, bidding, totals=(0, 830, 0))) == Bid(105)


def test_denies_a_contract_that_would_win() -> None:
    rules, weak = Rules(barrel="off", barrier=800), "9S JS KC QC JD 9D AH"
    assert choice(holding(rules, {1: weak}, totals=(700, 300, 0))) == Pass()
    assert choice(holding(rules, {1: weak}, totals=(890, 300, 0))) == Bid(105)
    freed = Rules(barrel_third_fall="zero_free")
    assert choice(holding(freed, {1: weak}, totals=(890, 0, 0), falls=(3, 0, 0))) == Bid(105)


SITS = {"totals": (300, 880, 300), "barrel": (None, 0, None)}
HALF = "AS TS 9C JC AD 9D TD"


def test_is_careful_on_a_barrel_that_costs_something() -> None:
    assert choice(holding(CLASSIC, {1: HALF}, **SITS)) == Bid(120)
    assert choice(holding(Rules(barrel_fail="bid"), {1: HALF}, **SITS)) == Pass()
    assert choice(holding(Rules(barrel_counts="contracts"), {1: HALF}, **SITS)) == Pass()
    last = {**SITS, "barrel": (None, 2, None)}
    assert choice(holding(Rules(barrel_fail="bid"), {1: HALF}, **last)) == Bid(120)


def test_bids_at_once_what_wins_if_it_cannot_be_raised() -> None:
    rules = Rules(target=1001, raise_after_talon="off")
    assert choice(holding(rules, {1: STRONG}, **SITS)) == Bid(125)
    assert choice(holding(Rules(target=1001), {1: STRONG}, **SITS)) == Bid(120)
    steps = replace(rules, jump_bids="off")
    assert choice(holding(steps, {1: STRONG}, **SITS)) == Bid(120)


def test_bluffs_no_further_than_it_hopes() -> None:
    rules = Rules(bid_cap="none")
    bidding = after(holding(rules, {1: STRONG}), "1:b105 2:b200 0:p")
    assert choice(bidding) == Pass()


def test_looks_at_its_cards_unless_it_is_far_behind() -> None:
    rules = Rules(blind="anyone", blind_min_score="off")
    assert choice(three(rules)) == Look()
    assert choice(three(rules, totals=(200, 880, 0), barrel=(None, 0, None))) == Blind()
    assert choice(three(rules, totals=(200, 600, 0))) == Look()


def test_two_bid_with_more_caution_than_three() -> None:
    hand = "AS TS 9S JS KC QC 9C JD 9D JH"
    rest = cards_in(ALL_CARDS & ~mask(cards(hand)))
    state = two(CLASSIC, (" ".join(rest[:10]), hand), " ".join(rest[10:]))
    worth = estimate(CLASSIC, mask(cards(hand)), talon=True, players=2)
    assert worth < estimate(CLASSIC, mask(cards(hand)), talon=True)
    assert 105 < worth < 145
    assert choice(state) == Pass()


# New deals.


def test_asks_for_each_kind_of_new_deal_with_a_poor_hand() -> None:
    nines = "9S 9C 9D JS JC QD JH"
    assert choice(holding(Rules(redeal_three_nines="anyone"), {1: nines})) == Redeal("below")
    only = Rules(redeal_three_nines="anyone", redeal_below="off")
    assert choice(holding(only, {1: nines})) == Redeal("three_nines")
    rich = holding(only, {1: "9S 9C 9D AH KH QH TH"})
    assert isinstance(choice(rich), Bid)


def test_has_a_talon_dealt_again_that_does_not_help() -> None:
    rules = Rules(redeal_talon_below=5)
    assert choice(bought(rules, "AS JS QS 9D JC TC KD", "9C QH 9H")) == Redeal("talon_below")
    assert isinstance(choice(bought(rules, "AS TS KS QS AH TH AC", "9C QH 9H")), Give)


def test_a_defender_has_a_poor_hand_thrown_in_after_the_exchange() -> None:
    rules = Rules(redeal_after_pass="on", redeal_below=18)
    hands = ("AS TS KS QS AH TH 9C", "9S JS JC QC KC 9D QD", "TC KD TD 9H JH QH KH")
    state = given(after(dealing(ready(rules), hands, "AC AD JD")[0], "1:p 2:p"))
    assert wish(view(state, 1)) == Redeal("after_pass")
    assert isinstance(choice(state), Contract)
    state, _ = apply(state, 0, choice(state))
    assert wish(view(state, 1)) == Redeal("after_pass")


def test_a_poor_hand_is_thrown_in_before_a_packet_is_picked() -> None:
    rules = Rules(golden="on", redeal_below=18)
    poor = "9S JS QS 9C JC QC 9D JD 9H JH"
    rest = cards_in(ALL_CARDS & ~mask(cards(poor)))
    state = two(rules, (poor, " ".join(rest[:10])), " ".join(rest[10:]))
    assert choice(state) == Redeal("four_nines")
    state = two(rules, (" ".join(rest[:10]), poor), " ".join(rest[10:]))
    assert choice(state) == Take(0)
    assert wish(view(state, 1)) == Redeal("four_nines")


# The exchange.


def test_cuts_somewhere() -> None:
    state, _ = apply(ready(Rules(cut="on")), None, Deal(DECK))
    assert isinstance(choice(state), Cut)


def test_buys_an_open_talon_that_makes_its_price() -> None:
    rules = Rules(talon_rebuy="on")
    hands = ("9S JS 9C JC 9D JD JH", "KS QS KC QC TS TC 9H", "AH TH KH AD TD KD QD")
    state = after(dealing(ready(rules), hands, "QH AC AS")[0], "1:b105 2:p 0:p")
    assert wish(view(state, 2)) == Rebuy(225)
    assert wish(view(state, 0)) is None


def test_lays_down_what_it_can_spare() -> None:
    state = after(two(Rules(two_player="packets")), "1:p")
    assert choice(state) == Take(0)
    laid = choice(after(state, "0:t0"))
    assert isinstance(laid, Lay)
    assert not {"AS", "TS", "KS", "QS", "KH", "QH"} & set(laid.cards)
    assert len(laid.cards) == 2


@pytest.mark.parametrize(
    ("form", "kinds"),
    [("one_card", [Give]), ("triples", [Give, Lay]), ("dead_hand", [Give, Give])],
)
def test_two_part_with_little(form: str, kinds: list[type]) -> None:
    rng, rules = Random(5), Rules(two_player=form)  # type: ignore[arg-type]
    for _ in range(10):
        state, _ = apply(
            new_match(rules, players=2, dealer=1), None, Deal(tuple(rng.sample(DECK, 24)))
        )
        state = after(state, "1:p 0:t0" if form != "dead_hand" else "1:p")
        done = list[Action]()
        while not isinstance(action := choice(state), Contract | WriteOff):
            done.append(action)
            state, _ = apply(state, 0, action)
        gifts = [action for action in done if isinstance(action, Give | Lay)]
        if isinstance(action, Contract):
            assert list(map(type, gifts)) == kinds
        for gift in gifts:
            to_foe = isinstance(gift, Give) and gift.to != DEAD
            assert not to_foe or gift.card[0] not in "A"  # type: ignore[union-attr]


HOPELESS = ("9S JS QS 9D JC TC KD", "9C TD QH")
MEAGRE = ("AS JS QS 9D JC TC KD", "9C TD QH")


def test_writes_off_more_easily_what_costs_less() -> None:
    for rules, writes in (
        (CLASSIC, False),
        (Rules(writeoff_cost="nothing"), True),
        (Rules(writeoff_cost="first_free"), True),
        (Rules(writeoff_cost="bolt"), True),
    ):
        assert isinstance(choice(bought(rules, *MEAGRE)), WriteOff) is writes
    used = bought(Rules(writeoff_cost="first_free"), *MEAGRE, writeoffs=(1, 0, 0))
    assert isinstance(choice(used), Give)


def test_does_not_write_off_at_a_fine_or_at_double_cost() -> None:
    fined = Rules(writeoff_fine_from=3, writeoff_limit=0)
    assert choice(bought(fined, *HOPELESS, writeoffs=(1, 0, 0))) == WriteOff()
    assert isinstance(choice(bought(fined, *HOPELESS, writeoffs=(2, 0, 0))), Give)
    golden = bought(Rules(golden="on", writeoff_golden="on", redeal_below="off"), *HOPELESS, "")
    assert isinstance(choice(golden), Give)


def test_writes_off_on_the_barrel_only_to_keep_the_seat() -> None:
    for fail, kind in (("nothing", Give), ("bid", WriteOff)):
        rules = changed(Rules(writeoff_on_barrel="on"), "barrel_fail", fail)
        state = bought(rules, *HOPELESS, totals=(880, 0, 0), barrel=(0, None, None))
        assert type(choice(state)) is kind


# The contract.

SURE = ("AS KH QH AH TH AC 9H", "TS TC 9D")


def contract(rules: Rules, **columns: tuple[int | None, ...]) -> int:
    """Return what a strong hand is played for."""
    state = bought(rules, *SURE, "1:p 2:p", **columns)
    action = choice(given(state))
    assert isinstance(action, Contract)
    return action.amount


def test_names_no_more_than_wins() -> None:
    rules = Rules(barrel="off", barrier=800)
    assert contract(rules, totals=(850, 0, 0)) == 150
    assert 140 <= contract(rules, totals=(0, 0, 0)) <= 220
    assert contract(rules, totals=(690, 0, 0)) == contract(rules, totals=(0, 0, 0))
    assert contract(Rules(target=1001), totals=(880, 0, 0), barrel=(0, None, None)) == 125
    freed = Rules(barrel_third_fall="zero_free")
    assert contract(freed, totals=(880, 0, 0), falls=(3, 0, 0)) == 120


def test_raises_a_golden_contract_only_if_sure() -> None:
    rules = Rules(golden="on", golden_raise="on")
    state = given(bought(rules, *SURE, ""))
    plain = contract(CLASSIC)
    action = choice(state)
    assert isinstance(action, Contract)
    assert 120 <= action.amount < plain


def test_in_a_golden_deal_half_of_what_is_lacking_wins() -> None:
    state = three(Rules(barrel="off", golden="on", bid_step=10), totals=(770, 0, 0))
    assert state.standing.golden == GoldenRound(3)
    assert winning_contract(view(state, 0), 0) == 120
    assert winning_contract(view(three(CLASSIC), 0), 0) is None


# What is declared.


def test_declares_a_small_marriage() -> None:
    rules = Rules(small_marriage="on", marriage_first_lead="on")
    state = in_play(rules, "QH JH 9S/9H TH AH/TS AS KS", turn=0)
    assert choice(state) == SmallMarriage(Card.JACK_OF_HEARTS)


def test_keeps_the_queen_for_the_small_marriage() -> None:
    rules = Rules(small_marriage="on", marriage_first_lead="on")
    state = in_play(rules, "KH QH JH/9H TH AH/TS AS KS", turn=0)
    assert choice(state) == Marriage(Card.KING_OF_HEARTS)


def test_declares_four_nines_on_its_first_lead() -> None:
    rules = Rules(nines_bonus=200)
    hands = "9S 9C 9D 9H KS QC/JS QS TS JC KC TC/JD QD KD JH QH KH"
    state = in_play(rules, hands, turn=0)
    assert isinstance(choice(state), Nines)
    assert estimate(rules, mask(cards("9S 9C 9D 9H")), talon=False) > 150


def test_keeps_four_aces_until_another_card_has_taken_a_trick() -> None:
    rules = Rules(ace_marriage="bonus")
    hands = "AS TS AC AD AH/9S JS 9C JC 9D/QS KS QC KC JD"
    state = in_play(rules, hands, turn=0)
    assert choice(state) == Play(Card.TEN_OF_SPADES)
    taken = in_play(
        rules, "AS AC AD AH/JS 9C JC 9D/KS QC KC JD", turn=0, tricks=(trick("TS 9S QS", 0, 0),)
    )
    assert isinstance(choice(taken), Aces)
    assert estimate(rules, mask(cards("AS AC AD AH")), talon=False) > 180


def test_spends_aces_that_wait_in_vain() -> None:
    rules = Rules(ace_marriage="bonus")
    state = in_play(rules, "AS 9S AC AD AH/TS JS TC JC TD/QS KS QC KC JD", turn=0)
    assert isinstance(choice(state), Play)


def test_leads_four_aces_in_a_row() -> None:
    rules = Rules(ace_marriage="sequence", marriage_first_lead="on")
    first = trick("TS 9S QS", 0, 0)
    state = in_play(
        rules, "AS AC AD AH KD QD/JS 9C JC 9D TD 9H/KS QC KC JD TH JH", turn=0, tricks=(first,)
    )
    aces = []
    for _ in range(4):
        action = choice(state)
        aces.append(action)
        state, _ = apply(state, 0, action)
        for _ in range(2):
            state, _ = apply(state, state.to_act[0], choice(state))
    assert [type(action) for action in aces] == [Play, Play, Play, Aces]
    assert {str(action)[1] for action in aces} == {"A"}


def test_a_run_of_aces_that_was_broken_is_none() -> None:
    rules = Rules(ace_marriage="sequence")
    broken = (trick("TS 9S QS", 0, 0), trick("AS JS KS", 0, 0), trick("TD 9D JD", 0, 0))
    state = in_play(rules, "AC AD AH 9H JC/QD KD QC KC TC/JH QH KH TH 9C", turn=0, tricks=broken)
    assert choice(state) != Aces(Card.ACE_OF_CLUBS)


def test_a_barred_defender_still_makes_trump_with_a_marriage() -> None:
    rules = Rules(marriage_scores="declarer", marriage_first_lead="on")
    state = in_play(rules, "AC TC 9S/KH QH 9C/TS JS QS", turn=1)
    assert isinstance(choice(state), Marriage)
    frozen = in_play(
        Rules(barrel_others="freeze", marriage_first_lead="on"),
        "AC TC 9S/KH QH 9C/TS JS QS",
        turn=1,
        totals=(880, 0, 0),
        barrel=(0, None, None),
    )
    assert isinstance(choice(frozen), Marriage)


# Tricks.


def test_takes_a_trick_before_the_third_bolt() -> None:
    """The last two cards: without fear it leaves the trick to its fellow."""
    for bolts, card in (((0, 1, 0), "9S"), ((0, 2, 0), "AS")):
        state = in_play(CLASSIC, "QD JD/9S AS/KC QC", turn=1, led="TS", declarer=2, bolts=bolts)
        assert choice(state) == Play(Card(card)), bolts


@pytest.mark.parametrize(
    ("rules", "bolts", "barrel", "declarer", "fears"),
    [
        (CLASSIC, 2, (None, None, None), 1, True),
        (CLASSIC, 1, (None, None, None), 1, False),
        (CLASSIC, 2, (None, None, None), 0, True),
        (Rules(bolts="off"), 2, (None, None, None), 1, False),
        (Rules(bolts="consecutive"), 2, (None, None, None), 1, True),
        (Rules(bolt_for="points"), 2, (None, None, None), 1, True),
        (Rules(bolt_declarer="off"), 2, (None, None, None), 0, False),
        (Rules(golden="on"), 1, (None, None, None), 1, True),
        (CLASSIC, 2, (0, None, None), 1, False),
        (Rules(barrel_defends="bolts"), 2, (0, None, None), 1, True),
        (Rules(barrel_others="freeze"), 2, (None, 0, None), 1, False),
        (Rules(barrel_others="freeze"), 2, (None, 0, None), 2, True),
    ],
)
def test_fears_a_bolt_that_it_can_get(
    rules: Rules, bolts: int, barrel: tuple[int | None, ...], declarer: int, fears: bool
) -> None:
    totals = tuple(0 if used is None else 880 for used in barrel)
    state = in_play(
        rules, "9S AS/QD JD/KC QC", turn=0, declarer=declarer,
        bolts=(bolts, 0, 0), barrel=barrel, totals=totals,
    )  # fmt: skip
    assert fears_bolt(view(state, 0), 0) is fears


def test_fears_no_bolt_with_a_trick_or_a_point() -> None:
    taken = (trick("9S 9C 9D", 0, 0),)
    for rules, fears in ((CLASSIC, False), (Rules(bolt_for="points"), True)):
        state = in_play(rules, "9H AS/QD JD/KC QC", turn=0, tricks=taken, bolts=(2, 0, 0))
        assert fears_bolt(view(state, 0), 0) is fears


@pytest.mark.parametrize(("must", "hearts"), [("on", False), ("off", True)])
def test_who_need_not_trump_may_still_hold_trumps(must: OnOff, hearts: bool) -> None:
    """Seat 2 showed no spade and played no trump: only where he had to is he without."""
    marriage, shown = trick("KH JH AH", 0, 0), trick("AS 9S 9C", 0, 0)
    state = in_play(
        Rules(must_trump=must, marriage_first_lead="on"), "QH TD JD/QS QC JC/TH 9H QD",
        turn=0, trump="H", tricks=(marriage, shown), declared=(Declared(0, 0, 3),),
    )  # fmt: skip
    could = Knowledge(view(state, 0), 0, 0).could[2]
    assert bool(could & mask(cards("TH 9H"))) is hearts
    assert not could & mask(cards("TS KS"))


@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("marriage", "QH"),
        ("small_marriage", "JH QH"),
        ("aces", "AS AC AD AH"),
        ("nines", "9S 9C 9D 9H"),
    ],
)
def test_knows_where_the_rest_of_what_was_declared_is(kind: Declares, left: str) -> None:
    rest = " ".join(cards_in(ALL_CARDS & ~mask(cards(f"KH TS JC {left}"))))
    state = in_play(
        CLASSIC, f"TS JC/{left}/{rest}", turn=0,
        tricks=(trick("KH", 1, 1),), declared=(Declared(0, 1, 3, kind),),
    )  # fmt: skip
    known = Knowledge(view(state, 0), 0, 0)
    assert known.sure[1] == mask(cards(left))
    assert not known.could[2] & mask(cards(left))


# Two players, and the draw game.


def test_two_defend_and_declare() -> None:
    state = in_play(CLASSIC, "KH QH JS/9H 9S AS", turn=1, led="JS")
    assert choice(state) == Play(Card.ACE_OF_SPADES)
    state = in_play(
        CLASSIC, "KH/JH AS", turn=1, led="9C", trump="H", tricks=(trick("QH 9H", 0, 0),),
        declared=(Declared(0, 0, 3),),
    )  # fmt: skip
    assert choice(state) == Play(Card.JACK_OF_HEARTS)


def test_the_draw_game_declares_when_it_can() -> None:
    rules = Rules(two_player="draw")
    state = in_play(
        rules, "KH QH 9S JC/9H TS AS JD", turn=0, declarer=None, tricks=(trick("AC 9C", 0, 0),)
    )
    assert isinstance(choice(state), Marriage)


def test_the_draw_game_takes_what_is_worth_it() -> None:
    state = in_play(Rules(two_player="draw"), "TS KH/AS 9S", turn=1, declarer=None, led="JS")
    assert isinstance(choice(state), Play)
    state = in_play(Rules(two_player="draw"), "QD KH/AS 9S", turn=1, declarer=None, led="TS")
    assert choice(state) == Play(Card.ACE_OF_SPADES)


def test_a_suit_not_followed_in_the_draw_game_may_have_been_drawn_since() -> None:
    rules = Rules(two_player="draw")
    early = (trick("AC 9S", 0, 0),)
    state = in_play(rules, "KC QD/TD 9D", turn=0, declarer=None, tricks=early)
    assert Knowledge(view(state, 0), 0, None).could[1] & mask(cards("TC JC"))
    six = ("AS TS", "KS QS", "JS 9S", "AH TH", "KH QH", "JH 9H")
    late = (*(trick(pair, 0, 0) for pair in six), trick("AC 9D", 0, 0))
    state = in_play(rules, "KC QD/TD JD", turn=0, declarer=None, tricks=late)
    assert not Knowledge(view(state, 0), 0, None).could[1] & mask(cards("TC JC"))


def test_of_two_the_other_may_be_without_what_lies_in_no_hand() -> None:
    known = Knowledge(view(in_play(CLASSIC, "AS KS/TS 9S", turn=0), 0), 0, 0)
    assert known.chance(1, mask(cards("TS"))) == pytest.approx(2 / 22)
    assert not known.sure[1]


def test_the_baseline_does_not_mind_bolts() -> None:
    state = in_play(CLASSIC, "QD JD/9S AS/KC QC", turn=1, led="TS", declarer=2, bolts=(0, 2, 0))
    assert baseline(view(state, 1)) == Play(Card.NINE_OF_SPADES)


def test_four_nines_are_nothing_to_who_scores_nothing() -> None:
    rules = Rules(nines_bonus=200)
    hands = "JS QS TS JC/9S 9C 9D 9H/JD QD KD JH"
    at_barrier = replace(rules, barrel="off", barrier=800)
    for each, declares in ((rules, True), (at_barrier, False)):
        state = in_play(each, hands, turn=1, totals=(0, 850, 0))
        assert isinstance(choice(state), Nines) is declares
    assert isinstance(choice(in_play(at_barrier, hands, turn=1, declarer=1)), Nines)
