"""Replays as they read: every form of the game, in each language, whatever people are called."""

from collections.abc import Sequence
from random import Random

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.presses import LIMIT, read
from bot.render.booked import forced_call
from bot.render.names import Player
from bot.render.replay import BACK, FIRST, LAST, NEXT, Doors, Reel, replay_screen
from bot.render.screen import Screen
from bot.replay_presses import Replay, ReplayPage
from game.actions import Deal
from game.engine import new_match
from game.history import History
from game.phases import Call, Finished
from game.record import LogEntry, match_records
from game.retelling import retell
from game.rules import CLASSIC, OPTIONS, Rules, Value, from_dict
from game.shapes import DealRecord
from game.views import view
from tests.bot.render.scenes import HOSTILE, PLAYERS, pressed, shown, texts
from tests.game.histories import golden
from tests.game.test_variant_history import recorded, salted
from tests.game.variants import play, random_rules

T = Translator("en")
WHICH = Replay(12, 3)
TOKEN = "0123456789_-"
FAR = 99


def doors(which: Replay = WHICH) -> Doors:
    """Return where the buttons lead from a deal in the middle of a match."""
    earlier, later = Replay(12, 2), Replay(12, 4, 1)
    link = "https://t.me/thousand_bot?start=replay_x"
    return Doors(which=which, token=TOKEN, earlier=earlier, later=later, link=link)


def reel(outcome: str, *, players: tuple[Player, ...] = PLAYERS, title: str = "") -> Reel:
    """Return the golden deal that ended so."""
    deals = golden().deals
    at = next(at for at, deal in enumerate(deals) if deal["outcome"] == outcome)
    before = deals[at - 1] if at else None
    return Reel(
        record=deals[at], before=before, players=players, rules=CLASSIC, title=title, you=0
    )


def turn(told: Reel, t: Translator = T) -> list[Screen]:
    """Return all pages, one after another by the button."""
    screens = [replay_screen(told, 0, doors(), t)]
    while (page := page_of(screens[-1], NEXT)) == len(screens):
        screens.append(replay_screen(told, page, doors(), t))
    return screens


def page_of(screen: Screen, label: str) -> int:
    """Return the page to which a button leads."""
    press = read(pressed(screen, label))
    assert isinstance(press, ReplayPage)
    return press.page


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("outcome", ["made", "written_off", "redealt", "stopped"])
def test_a_replay_reads(outcome: str, language: str, snapshot: SnapshotAssertion) -> None:
    told = reel(outcome, title="Friday <3")
    pages = turn(told, Translator(language))
    assert "\n--\n".join(map(shown, pages)) == snapshot


def test_the_pages_are_the_cards_the_exchange_the_tricks_and_the_result() -> None:
    assert [len(turn(reel(outcome))) for outcome in ("made", "written_off", "redealt")] == [
        11,
        3,
        2,
    ]


def test_the_buttons_stay_where_they_are() -> None:
    pages = turn(reel("made"))
    assert len({tuple(texts(screen)) for screen in pages}) == 1
    for at, screen in enumerate(pages):
        leads = [page_of(screen, label) for label in (FIRST, BACK, NEXT, LAST)]
        assert leads == [0, max(0, at - 1), min(10, at + 1), 10]


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    assert replay_screen(reel("made"), FAR, doors(), T) == turn(reel("made"))[-1]


def test_a_button_says_who_was_let_in_to_which_deal_and_the_neighbours_ask_anew() -> None:
    screen = replay_screen(reel("made"), 4, doors(), T)
    assert pressed(screen, NEXT) == f"e1:12:3:0:5:{TOKEN}"
    assert pressed(screen, "« Deal 2") == "e1:12:2:0:0:"
    assert pressed(screen, "Deal 4 »") == "e1:12:4:1:0:"
    link = "https%3A%2F%2Ft.me%2Fthousand_bot%3Fstart%3Dreplay_x"
    assert pressed(screen, "Share") == f"https://t.me/share/url?url={link}"


def test_the_only_deal_has_no_neighbours() -> None:
    alone = Doors(which=WHICH, token=TOKEN, earlier=None, later=None, link="https://t.me/b")
    assert texts(replay_screen(reel("made"), 0, alone, T)) == [FIRST, BACK, NEXT, LAST, "Share"]


def test_what_was_played_is_marked_in_the_hand_it_came_from() -> None:
    for number, screen in enumerate(turn(reel("made"))[2:-1], 1):
        played = retell(reel("made").record, CLASSIC).tricks[number - 1].cards
        assert screen.text.count("<u>") == len(played) == 3
        assert f"Trick {number}" in screen.text


def every_deal() -> list[tuple[History, DealRecord, Rules]]:
    """Return deals of every form of the game."""
    found = []
    for seed in range(15):
        rng, players = Random(f"replay {seed}"), 2 + seed % 3
        fixed: dict[str, Value] = {}
        if players == 2:
            fixed["two_player"] = OPTIONS["two_player"].values[seed // 3 % 5]
        history = recorded(rng, random_rules(rng, **fixed), players)
        rules = from_dict(history.header["rules"])
        found += [(history, deal, rules) for deal in history.deals[:2]]
    return found


def test_every_form_of_the_game_can_be_seen_again_by_people_of_any_name() -> None:
    said = ""
    for history, deal, rules in every_deal():
        players = (*HOSTILE, Player("Dora", 4))[: len(history.header["seats"])]
        told = Reel(record=deal, before=None, players=players, rules=rules, title="<b>" * 30)
        for screen in turn(told):
            assert len(screen.text) <= 4096
            assert "<b><b>" not in screen.text
            assert "<a" not in screen.text
            assert screen.text.count("<b>") == screen.text.count("</b>")
            said += screen.text
    for words in ("Dead hand:", "Stock:", "Put away:", "Drawn:", "Packet 2:", "bought for"):
        assert words in said, words


def test_the_bid_that_nobody_chose_is_told_apart() -> None:
    told = []
    for seed in range(60):
        rng = Random(f"forced {seed}")
        players = 2 + seed % 3
        start = new_match(random_rules(rng), players=players, dealer=rng.randrange(players))
        log, calls = list[LogEntry](), list[Sequence[Call]]()
        for moment in play(rng, start, 6):
            action = moment.action
            if isinstance(action, Deal):
                action = salted(action)
                calls.append(())
            log.append((moment.seat, action, None))
            calls[-1] = view(moment.then).calls or calls[-1]
            if isinstance(moment.then.phase, Finished):
                break
        records = list(match_records(start, log, stopped=True))
        befores = (None, *records)
        for record, said, before in zip(records, calls, befores, strict=False):
            forced = [[call.seat, call.amount] for call in said if call.forced and call.amount > 0]
            found = forced_call(record["actions"], record, start.rules, before)
            assert ([] if found is None else [found[1:]]) == forced, (seed, record["deal"])
            told += forced
    assert len(told) > 100


def test_the_hundred_of_the_golden_deal_is_forced() -> None:
    assert "100 (forced)" in turn(reel("made"))[0].text


def test_every_button_fits() -> None:
    which = Replay(999_999_999, 1999, 99)
    screen = replay_screen(reel("made"), 4, doors(which), T)
    for row in screen.rows:
        assert all(len(button.data.encode()) <= LIMIT for button in row)
