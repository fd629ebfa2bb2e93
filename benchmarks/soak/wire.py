"""What the program that is soaked and the town around it say to each other, one at a time."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Lost: TypeAlias = Literal["", "broken", "late"]
"""How an answer gets lost on its way: the connection breaks, or nothing comes in time."""


@dataclass(frozen=True, slots=True)
class Call:
    """The program calls the Bot API; it waits for a Reply."""

    at: float
    method: str
    params: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Peek:
    """The program's long poll looks again, from this offset on; it waits for a Reply."""

    at: float
    offset: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What comes back: a body as of the Bot API, a proxy's page, or nothing at all."""

    status: int = 200
    body: dict[str, Any] = field(default_factory=dict)
    page: bool = False
    lost: Lost = ""


@dataclass(frozen=True, slots=True)
class Rest:
    """The program has nothing to do before time passes."""

    at: float
    cpu: float
    """Seconds of all its threads since it began."""
    memory: int
    """Bytes that are in memory now."""


@dataclass(frozen=True, slots=True)
class Run:
    """The program may live until then; it says Rest when it has."""

    until: float
    news: bool
    """Whether updates have come for its long poll."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The program is to stop as by SIGTERM; it says Rest and ends."""


Said: TypeAlias = Call | Peek | Rest
Told: TypeAlias = Run | Stop
