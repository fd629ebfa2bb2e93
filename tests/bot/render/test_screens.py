"""Every moment of a deal in every language, as the group and the players read it."""

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.render.hand import hand_screen
from bot.render.table import table_screen
from game.views import view
from tests.bot.render.scenes import PLAYERS, SCENES, moment, shown

COMMITMENT = "0f" * 32


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", SCENES)
def test_the_group_reads(scene: str, language: str, snapshot: SnapshotAssertion) -> None:
    state = moment(SCENES[scene])
    screen = table_screen(
        view(state), PLAYERS, Translator(language), table=7, commitment=COMMITMENT
    )
    assert shown(screen) == snapshot


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", SCENES)
def test_who_is_on_turn_reads(scene: str, language: str, snapshot: SnapshotAssertion) -> None:
    state = moment(SCENES[scene])
    seat = state.to_act[0]
    assert _hand(scene, seat, language, choice=5) == snapshot


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", SCENES)
def test_who_waits_reads(scene: str, language: str, snapshot: SnapshotAssertion) -> None:
    state = moment(SCENES[scene])
    seat = (state.to_act[0] + 1) % 3
    assert _hand(scene, seat, language, choice=None) == snapshot


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("scene", "page"),
    [
        ("auction", "b130"),
        ("last call", "b120"),
        ("exchange", "x9S"),
        ("exchange", "x9SJD"),
        ("exchange", "w"),
        ("contract", "k200"),
        ("marriage", "aKH"),
    ],
)
def test_pages_read(scene: str, page: str, language: str, snapshot: SnapshotAssertion) -> None:
    seat = moment(SCENES[scene]).to_act[0]
    assert _hand(scene, seat, language, choice=5, page=page) == snapshot


def _hand(scene: str, seat: int, language: str, *, choice: int | None, page: str = "") -> str:
    screen = hand_screen(
        view(moment(SCENES[scene]), seat),
        PLAYERS,
        Translator(language),
        title="Пятница & Co",
        table=7,
        choice=choice,
        page=page,
    )
    return shown(screen)
