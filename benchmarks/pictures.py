"""How long pictures take: hands as they change in play, and scoresheets of whole matches."""

from collections.abc import Iterator
from random import Random
from time import perf_counter, thread_time

from benchmarks.figures import middle_and_tail, show
from bot.l10n import Translator, languages
from bot.pictures.drawing import draw
from bot.pictures.scenes import Picture
from bot.render.names import Player
from bot.render.pictured import hand_picture
from bot.render.sheet import sheet_picture
from game.actions import Action, Deal
from game.cards import DECK
from game.engine import apply, new_match
from game.players import rule_player
from game.record import LogEntry, match_records
from game.state import State
from game.views import view

DEALS = 6
MATCHES = 8
PLAYERS = (Player("Анна", 1), Player("Łukasz Żółkiewski-Gżegżółka", 2), Player("שלום עולם", 3))


def bench_pictures(deals: int = DEALS, matches: int = MATCHES) -> None:
    """Print what a picture costs, drawn and ready to be sent."""
    _measure("picture of a hand and the trick", _hands(deals))
    _measure("picture of a scoresheet", _sheets(matches))


def _measure(what: str, pictures: Iterator[Picture]) -> None:
    """Print the time on the clock, and that of the processor, which others do not prolong."""
    took, worked, sizes = [], [], []
    for at, picture in enumerate(pictures):
        if at == 0:
            draw(picture)  # the fonts are opened once
        began, busy = perf_counter(), thread_time()
        sizes.append(len(draw(picture).content))
        took.append(perf_counter() - began)
        worked.append(thread_time() - busy)
    show(f"{what}, p50 / p95 of {len(took)}", middle_and_tail(took), "ms")
    show(f"{what}, of that the processor's time", middle_and_tail(worked), "ms")
    show(f"{what}, mean size", f"{sum(sizes) / len(sizes) / 1024:.0f}", "KiB")


def _hands(deals: int) -> Iterator[Picture]:
    """Yield the hand of each seat after each move, in the languages in turn."""
    translators = [Translator(code) for code in languages()]
    for deal in range(deals):
        t = translators[deal % len(translators)]
        for state in _played(deal, deals=1):
            for seat in range(3):
                picture = hand_picture(view(state, seat), PLAYERS, t, four_colours=deal % 2 == 0)
                if picture.hand or picture.trick:
                    yield picture


def _sheets(matches: int) -> Iterator[Picture]:
    """Yield the scoresheet of whole matches, in the languages in turn."""
    translators = [Translator(code) for code in languages()]
    for match in range(matches):
        log: list[LogEntry] = []
        for _ in _played(match, log=log):
            pass
        records = tuple(match_records(new_match(), log, stopped=True))
        yield sheet_picture(records, PLAYERS, translators[match % len(translators)])


def _played(seed: int, deals: int = 10_000, log: list[LogEntry] | None = None) -> Iterator[State]:
    """Let the rule player play by himself, and yield each state."""
    chance, state = Random(seed), new_match()
    while state.phase.kind != "finished" and state.deal <= deals:
        seat = state.to_act[0] if state.to_act else None
        action: Action
        if seat is None:
            action = Deal(tuple(chance.sample(DECK, 24)), f"{seed:032x}")
        else:
            action = rule_player(view(state, seat))
        if log is not None:
            log.append((seat, action, None))
        state, _ = apply(state, seat, action)
        yield state
