"""The proof of fairness: what it claims, and that it tells a true deck from a changed one."""

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.render.verify import proof_line, verify_screen
from game.cards import cards
from game.record import commitment
from game.shapes import DealRecord
from tests.bot.render.scenes import SALT, shown
from tests.bot.render.test_results import DECK, record
from tests.bot.render.test_walks import check

T = Translator("en")


def proved(**changed: object) -> DealRecord:
    return record(**{"commitment": commitment(SALT, cards(DECK)), **changed})


@pytest.mark.parametrize("language", languages())
def test_a_proof_reads(language: str, snapshot: SnapshotAssertion) -> None:
    cut = [["cut", 2, 7], ["cut", 2, 12], ["bid", 1, 100]]
    screen = verify_screen(proved(actions=cut), Translator(language))
    check(screen)
    assert shown(screen) == snapshot


def test_the_line_is_the_text_that_was_hashed() -> None:
    text = verify_screen(proved(), T).text
    assert f"<code>{proof_line(proved())}</code>" in text
    assert "it matches" in text.partition("\n")[0]
    assert "cut" not in text.partition("step by step")[2]


def test_a_deck_that_was_changed_does_not_pass() -> None:
    assert "it doesn't match" in verify_screen(proved(deck=DECK.split()[::-1]), T).text
    assert "it doesn't match" in verify_screen(proved(salt="1" * 32), T).text
