"""Laws of all screens, over matches played by chance and people with names made to break them."""

import re
from collections.abc import Iterable
from html.parser import HTMLParser

import pytest

from bot.l10n import Translator, languages
from bot.presses import read
from bot.render.alerts import cards_alert
from bot.render.hand import hand_screen
from bot.render.lobby import lobby_screen
from bot.render.result import final_screen, result_screen
from bot.render.score import COLUMNS, score_pages
from bot.render.screen import Screen
from bot.render.table import table_screen
from game.actions import Bid, Contract, Marriage
from game.cards import DECK, Card, cards_in
from game.engine import legal_actions
from game.phases import Auction, Exchange, Tricks
from game.state import State
from game.views import view
from tests.bot.render.scenes import HOSTILE, match, walk

SYMBOLS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
SEEDS = range(3)


class Plain(HTMLParser):
    """The text that is left when the tags are taken away; it fails on tags that do not close."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.open: list[str] = []

    def handle_data(self, data: str) -> None:
        self.text += data

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"a", "b", "code", "pre", "blockquote"}
        assert tag != "a" or re.fullmatch(r"tg://user\?id=\d+", dict(attrs)["href"] or "")
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def plain(text: str) -> str:
    """Return a text as the client shows it."""
    parser = Plain()
    parser.feed(text)
    parser.close()
    assert parser.open == []
    return parser.text


def check(screen: Screen) -> None:
    """Hold a screen against Telegram's limits."""
    units = len(plain(screen.text).encode("utf-16-le")) // 2
    assert 0 < units <= 4096
    assert screen.text == screen.text.strip()
    assert "\n\n\n" not in screen.text
    buttons = [button for row in screen.rows for button in row]
    assert len(buttons) <= 100
    assert all(0 < len(row) <= 8 for row in screen.rows)
    for button in buttons:
        assert button.text.strip()
        assert len(button.data.encode()) <= 64
        assert bool(button.url) != (read(button.data) is not None)


def all_cards(text: str, t: Translator) -> set[Card]:
    """Find every card named in a text."""
    ranks = {t("rank-ace"): "A", "10": "T", t("rank-king"): "K", t("rank-queen"): "Q"}
    ranks |= {t("rank-jack"): "J", "9": "9"}
    found = re.findall(f"({'|'.join(ranks)})([{''.join(SYMBOLS)}])", text)
    return {Card(ranks[rank] + SYMBOLS[suit]) for rank, suit in found}


def public_cards(state: State) -> set[Card]:
    """Return the cards that lie open, read off the full state."""
    phase = state.phase
    if not isinstance(phase, Exchange | Tricks):
        return set()
    shown = set(cards_in(phase.bought.talon)) if phase.bought.talon_shown else set()
    if isinstance(phase, Tricks):
        shown |= {DECK[card] for trick in phase.tricks for card in trick.cards}
        shown |= {DECK[card] for card in phase.table}
    return shown


def known_cards(state: State, seat: int) -> set[Card]:
    """Return what a seat may see beside what lies open."""
    phase = state.phase
    if not isinstance(phase, Auction | Exchange | Tricks):
        return set()
    known = set(cards_in(phase.hands[seat]))
    if not isinstance(phase, Auction) and phase.bought.declarer == seat:
        known |= set(cards_in(phase.bought.talon))
        known |= {DECK[gift.card] for gift in phase.gifts}
    if not isinstance(phase, Auction):
        known |= {DECK[gift.card] for gift in phase.gifts if gift.to == seat}
    return known


def pages(state: State, seat: int) -> Iterable[str]:
    """Return pages that a button of this seat could lead to."""
    found = {""}
    for action in legal_actions(state, seat):
        match action:
            case Marriage(card):
                found.add(f"a{card}")
            case Bid(amount):
                found.add(f"b{amount}")
            case Contract(amount):
                found.add(f"k{amount}")
    if isinstance(state.phase, Exchange):
        hand = view(state, seat).hand
        found |= {"w", f"x{hand[0]}", f"x{hand[-1]}{hand[0]}"}
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_keeps_the_limits_and_every_secret(seed: int, language: str) -> None:
    t = Translator(language)
    for _, _, state in walk(seed, 150):
        screen = table_screen(view(state), HOSTILE, t, table=2**40, commitment="f" * 64)
        check(screen)
        seen = all_cards(plain(screen.text), t)
        assert seen <= public_cards(state)
        if isinstance(state.phase, Tricks):
            assert {DECK[card] for card in state.phase.table} <= seen


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_hands_keep_the_limits_and_others_secrets(seed: int, language: str) -> None:
    t = Translator(language)
    for _, _, state in walk(seed, 75):
        for seat in range(3):
            choice = 2**40 if seat in state.to_act else None
            allowed = public_cards(state) | known_cards(state, seat)
            for page in pages(state, seat):
                screen = hand_screen(
                    view(state, seat),
                    HOSTILE,
                    t,
                    title="</b>&" * 60,
                    table=2**40,
                    choice=choice,
                    page=page,
                )
                check(screen)
                assert all_cards(plain(screen.text), t) <= allowed
                assert (choice is None) <= (screen.rows == ())


@pytest.mark.parametrize("language", languages())
def test_what_waits_shows_nobody_who_might_ask_for_a_new_deal(language: str) -> None:
    t = Translator(language)
    for _, _, state in walk(1, 150):
        if isinstance(state.phase, Auction):
            for seat in range(3):
                seen = hand_screen(view(state, seat), HOSTILE, t, title="", table=1, choice=None)
                other = table_screen(view(state), HOSTILE, t, table=1, commitment="")
                assert seen.rows == ()
                assert len(other.rows) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_alerts_fit(seed: int, language: str) -> None:
    t = Translator(language)
    for _, _, state in walk(seed, 75):
        for seat in range(3):
            if isinstance(state.phase, Auction | Exchange | Tricks):
                text = cards_alert(view(state, seat), t)
                assert 0 < len(text) <= 200
                allowed = known_cards(state, seat) | public_cards(state)
                assert set(view(state, seat).hand) <= all_cards(text, t) <= allowed


@pytest.mark.parametrize("language", languages())
def test_results_and_the_scoresheet_keep_the_limits(language: str) -> None:
    t = Translator(language)
    for seed in range(2):
        records, state = match(seed)
        for record in records:
            check(result_screen(record, HOSTILE, t, table=2**40, last=False))
        winner = state.phase.winner if state.phase.kind == "finished" else None
        check(final_screen(records, HOSTILE, t, table=2**40, winner=winner))
        for page in score_pages(records, HOSTILE, t):
            check(page)
            sheet = re.search(r"<pre>(.*)</pre>", page.text, re.DOTALL)
            assert sheet is not None
            assert max(map(len, sheet[1].splitlines()[1:])) <= COLUMNS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", range(5))
def test_the_lobby_keeps_the_limits(seats: int, language: str) -> None:
    name = HOSTILE[0].name
    players = (*HOSTILE, HOSTILE[0])[:seats]
    check(lobby_screen(players, Translator(language), table=2**40, opener=name))
