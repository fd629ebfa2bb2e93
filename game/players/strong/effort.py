"""How hard the strong player thinks: the numbers of worlds, and what it may solve exactly."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """The worlds that decisions are tried in, and the cards from which endings are solved."""

    worlds: int = 32
    """For a card."""
    tries: int = 120
    """The samples that these are chosen from by what is plausible."""
    bids: int = 100
    """The worlds for a call."""
    ways: int = 24
    """The ways to part with cards that are tried at all."""
    partings: int = 128
    """The worlds for those of them that stay in the running to the end."""
    contracts: int = 150
    """The worlds for a contract."""
    exact: int = 6
    """With so many cards each, or fewer, a defender solves worlds; 0 for never."""


STRONG = Effort()
PLAIN = Effort(exact=0)
