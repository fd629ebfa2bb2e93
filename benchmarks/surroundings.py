"""What the bot is put into here: real time, real chance, and clocks that leave tables alone."""

import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from pydantic import SecretStr

from bot.app import Surroundings
from bot.chance import SystemChance
from bot.pacing import Limits
from bot.settings import Settings
from bot.tempo import Tempo
from bot.thinking import Minds

UNLIMITED = Limits(
    group_calls=10**6, edit_gap=0, chat_every=0, overall_calls=10**6, used_before=False
)
CALM = Tempo(computer=1e6, next_deal=1e6, redeal=1e6, nudge=1e6, double_tap=0.0)


def settings_for(database: Path, token: str) -> Settings:
    """Return settings for a database of one's own."""
    return Settings(
        _env_file=None,
        bot_token=SecretStr(token),
        database_path=database,
        default_language="en",
        allowed_chats=frozenset(),
    )


def surroundings(
    sleep: Callable[[float], Awaitable[None]],
    limits: Limits | None = None,
    *,
    tempo: Tempo = CALM,
    minds: Minds | None = None,
) -> Surroundings:
    """Return surroundings in which people alone act, unless the tempo lets others."""
    return Surroundings(
        clock=time.time,
        steady=time.monotonic,
        sleep=sleep,
        chance=SystemChance(),
        new_match_id=lambda: secrets.token_hex(13),
        tempo=tempo,
        minds=minds or Minds(),
        limits=limits,
    )
