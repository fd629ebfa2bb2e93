"""What the program takes from outside: time, chance and pace; a test has its own."""

from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field

from bot.chance import Chance
from bot.pacing import Limits
from bot.painting import one_thread
from bot.tempo import Tempo
from bot.thinking import Minds


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What the program takes from outside: time, chance and pace."""

    clock: Callable[[], float]
    """Unix time in seconds, for what is kept and what people read; it may be set at any time."""
    steady: Callable[[], float]
    """Seconds since some moment, for waiting and measuring: nobody sets it."""
    sleep: Callable[[float], Awaitable[None]]
    chance: Chance
    new_match_id: Callable[[], str]
    tempo: Tempo = field(default_factory=Tempo)
    minds: Minds = field(default_factory=Minds)
    easel: Callable[[], Executor] = one_thread
    """Where pictures are drawn."""
    limits: Limits | None = None
    """Of the outbox; None: the usual ones, the windows counted as used unless all is new."""
