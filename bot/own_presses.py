"""What the buttons say by which a person chooses something for himself alone."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

OnlyCardWish: TypeAlias = Literal["on", "off"]
ONLY_CARD_WISHES: Final[tuple[OnlyCardWish, ...]] = get_args(OnlyCardWish)


@dataclass(frozen=True, slots=True)
class Cards:
    """The choice of how the presser is shown his cards; empty: only a look at the choice."""

    style: str = ""

    def __str__(self) -> str:
        return f"c1:{self.style}"


@dataclass(frozen=True, slots=True)
class OnlyCard:
    """The choice whether the only card that the presser may play is played for him."""

    wish: OnlyCardWish

    def __str__(self) -> str:
        return f"a1:{self.wish}"
