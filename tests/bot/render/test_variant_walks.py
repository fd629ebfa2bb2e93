"""Laws of the screens under random rules, for two, three and four who play by dice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.l10n import Translator, languages
from bot.presses import Look, Move, read
from bot.render.alerts import LIMIT, cards_alert, refusal_text
from bot.render.booked import has_bolt, sat, was_blind
from bot.render.hand import hand_screen
from bot.render.playing import UNPLAYABLE
from bot.render.result import final_screen, result_screen
from bot.render.score import COLUMNS, score_pages
from bot.render.table import table_screen
from game.actions import Deal, Give, Lay, Play, WriteOff
from game.cards import DECK, Card, cards_in
from game.engine import apply, legal_actions
from game.errors import IllegalActionError
from game.events import DealSettled
from game.notation import parse
from game.phases import Auction, Cutting, Draw, Exchange, Finished, Taking, Tricks
from game.record import deal_record
from game.views import view
from tests.bot.render.scenes import HOSTILE
from tests.bot.render.test_walks import all_cards, check, plain
from tests.game.variants import Variant, variant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.render.names import Player
    from bot.render.screen import Screen
    from game.actions import Action
    from game.record import LogEntry
    from game.shapes import DealRecord
    from game.state import State

SEEDS = range(45)
"""All forms for two, and three and four who play, in every language."""
WIDE = 2**40


def of(seed: int) -> tuple[Variant, tuple[Player, ...], Translator]:
    """Return what is played, who plays it, and the language in which it is read."""
    played = variant(seed, 2)
    players = (*HOSTILE, HOSTILE[0])[: played.start.players]
    return played, players, Translator(languages()[seed // 3 % len(languages())])


def states(played: Variant) -> Iterator[State]:
    yield from (moment.then for moment in played.moments)


def open_cards(state: State) -> set[Card]:
    """Return the cards that everybody has seen, read off the full state."""
    phase = state.phase
    if isinstance(phase, Cutting):
        return set(phase.nines)
    seen: set[Card] = set()
    if isinstance(phase, Exchange | Tricks):
        seen |= set(cards_in(phase.bought.talon)) if phase.bought.talon_shown else set()
        if state.rules.pass_face == "open":
            seen |= {DECK[gift.card] for gift in phase.gifts}
    if isinstance(phase, Tricks | Draw):
        seen |= {DECK[card] for trick in phase.tricks for card in trick.cards}
        seen |= {DECK[card] for card in phase.table}
    return seen


def own_cards(state: State, seat: int) -> set[Card]:
    """Return what a seat has seen beside what lies open."""
    phase = state.phase
    if not isinstance(phase, Auction | Taking | Exchange | Tricks | Draw):
        return set()
    blind = isinstance(phase, Auction) and phase.blind and phase.leader == seat
    if isinstance(phase, Auction) and (seat in phase.unseen or blind):
        return set()
    known = set(cards_in(phase.hands[seat]))
    if isinstance(phase, Exchange | Tricks):
        known |= {DECK[gift.card] for gift in phase.gifts if gift.to == seat}
        if phase.bought.declarer == seat:
            known |= set(cards_in(phase.bought.talon | phase.laid))
            known |= {DECK[gift.card] for gift in phase.gifts}
    return known


def shown_hand(
    state: State, seat: int, players: tuple[Player, ...], t: Translator, page: str = ""
) -> Screen:
    choice = WIDE if seat in state.to_act else None
    return hand_screen(
        view(state, seat), players, t, title="</b>&" * 60, table=WIDE, choice=choice, page=page
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_keeps_the_limits_and_every_secret(seed: int) -> None:
    played, players, t = of(seed)
    for state in states(played):
        screen = table_screen(view(state), players, t, table=WIDE, commitment="f" * 64)
        check(screen)
        assert all_cards(plain(screen.text), t) <= open_cards(state)


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_keep_the_limits_and_others_secrets(seed: int) -> None:
    played, players, t = of(seed)
    for state in states(played):
        for seat in range(state.players):
            allowed = open_cards(state) | own_cards(state, seat)
            screen = shown_hand(state, seat, players, t)
            check(screen)
            named = all_cards(plain(screen.text), t)
            labels = " ".join(button.text for row in screen.rows for button in row)
            assert named | all_cards(labels, t) <= allowed
            assert (screen.rows != ()) == (seat in state.to_act)
            if isinstance(state.phase, Finished) or not own_cards(state, seat):
                continue
            alert = cards_alert(view(state, seat), t)
            assert len(alert) <= LIMIT
            assert all_cards(alert, t) <= allowed


def pages(state: State, seat: int, players: tuple[Player, ...], t: Translator) -> Iterator[Screen]:
    """Turn every page that the buttons of a seat lead to; of gifts some will do."""
    waiting, seen = [""], {""}
    while waiting:
        screen = shown_hand(state, seat, players, t, waiting.pop())
        check(screen)
        yield screen
        presses = [read(button.data) for row in screen.rows for button in row]
        turns = [press.page for press in presses if isinstance(press, Look)]
        gifts = [page for page in turns if page[:1] == "x" and page not in seen]
        new = {page for page in turns if page[:1] != "x" and page not in seen}
        new |= set(gifts[:2] if len(seen) < 40 else ())
        seen |= new
        waiting += sorted(new)


def refusal(state: State, seat: int, *actions: Action) -> IllegalActionError | None:
    """Return why the rules do not take these actions one after the other, if they do not."""
    try:
        for action in actions:
            state, _ = apply(state, seat, action)
    except IllegalActionError as error:
        return error
    return None


@pytest.mark.parametrize("seed", SEEDS)
def test_buttons_do_all_that_is_legal_and_nothing_else(seed: int) -> None:
    played, players, t = of(seed)
    told: set[object] = set()
    for state in states(played):
        for seat in state.to_act:
            legal = legal_actions(state, seat)
            kinds = frozenset((type(action), seat == state.to_act[0]) for action in legal)
            key = (state.phase.kind, kinds)
            if key in told:
                continue
            told.add(key)
            offered = set()
            for screen in pages(state, seat, players, t):
                for button in (button for row in screen.rows for button in row):
                    press = read(button.data)
                    if isinstance(press, Move):
                        actions = [parse(text) for text in press.actions.split(",")]
                        marked = button.text.startswith(UNPLAYABLE[0])
                        assert (refusal(state, seat, *actions) is not None) == marked, button
                        offered |= set(actions)
            missing = set(legal) - offered
            assert all(isinstance(action, Give | Lay) for action in missing)
            if any(isinstance(action, Give | Lay) for action in legal):
                assert any(isinstance(action, Give | Lay) for action in offered)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_refusal_of_a_card_can_be_said(seed: int) -> None:
    played, _, t = of(seed)
    for state in states(played):
        for seat in state.to_act:
            refused = [refusal(state, seat, Play(card)) for card in view(state, seat).hand]
            assert all(0 < len(refusal_text(error, t)) <= LIMIT for error in refused if error)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_price_of_a_write_off_is_what_it_costs(seed: int) -> None:
    played, players, _ = of(seed)
    t = Translator("en")
    for state in states(played):
        seat = state.to_act[0] if state.to_act else 0
        if WriteOff() not in legal_actions(state, seat):
            continue
        _, events = apply(state, seat, WriteOff())
        (settled,) = [event for event in events if isinstance(event, DealSettled)]
        lines = shown_hand(state, seat, players, t, "w").text
        cost = settled.scores[seat]
        assert (f"You lose {-cost}." in lines) == (cost < 0)
        fines = [-amount for why, _, amount in settled.penalties if why == "writeoff"]
        assert ("fine of" in lines) == bool(fines)
        assert all(f"fine of {amount}." in lines for amount in fines)
        gains = {settled.scores[each] for each in state.playing if each != seat} - {0}
        assert all(f"opponent gets {gain}." in lines for gain in gains)
        assert len(gains) <= 1


def records(played: Variant) -> Iterator[tuple[DealRecord, State, State]]:
    """Yield the record of each deal, with the states in which it began and was about to end."""
    log: list[LogEntry] = []
    start = played.start
    for moment in played.moments:
        if isinstance(moment.action, Deal):
            start = moment.state
            log = []
        log.append((moment.seat, moment.action, None))
        if moment.then.phase.kind in {"dealing", "finished"}:
            yield deal_record(start, log), start, moment.state


@pytest.mark.parametrize("seed", SEEDS)
def test_results_and_the_scoresheet_keep_the_limits(seed: int) -> None:
    played, players, t = of(seed)
    rules = played.start.rules
    made = [record for record, _, _ in records(played)]
    for record in made:
        screen = result_screen(record, players, t, table=WIDE, last=False, rules=rules)
        check(screen)
    ends = made[-1]["totals"]
    winner = ends.index(max(ends))
    check(final_screen(made, players, t, table=WIDE, winner=winner, rules=rules))
    for page in score_pages(made * 15, players, t, rules=rules):
        check(page)
        sheet = re.search(r"<pre>(.*)</pre>", page.text, re.DOTALL)
        if sheet is not None:
            assert max(map(len, sheet[1].splitlines()[1:])) <= COLUMNS


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_result_says_of_bolts_barrels_and_the_blind_is_true(seed: int) -> None:
    played, _, _ = of(seed)
    rules = played.start.rules
    last: DealRecord | None = None
    for record, start, end in records(played):
        before, earlier, last = start.standing, last, record
        if record["outcome"] == "redealt" or ["golden_none"] in record["events"]:
            continue
        fined = [whose for why, whose, _ in record["penalties"] if why == "bolt"]
        fines = {whose for why, whose, _ in record["penalties"] if why != "fall"}
        for seat in range(start.players):
            earned = record["bolts"][seat] > before.bolts[seat] or seat in fined
            if seat not in fines and record["declarer"] not in fines:
                assert has_bolt(record, seat, rules) == earned
                assert sat(record, seat) == (before.barrel[seat] is not None)
            if earlier is not None:
                assert sat(record, seat, earlier) == (before.barrel[seat] is not None)
        phase = end.phase
        assert isinstance(phase, Exchange | Tricks | Draw)
        assert was_blind(record) == (not isinstance(phase, Draw) and phase.bought.blind)


def test_the_walks_meet_every_stage() -> None:
    met: set[str] = {state.phase.kind for seed in SEEDS for state in states(of(seed)[0])}
    assert met >= {"cutting", "auction", "taking", "exchange", "tricks", "draw", "dealing"}
