"""What the buttons of the lessons say."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

StudyVerb: TypeAlias = Literal["list", "open", "move", "look"]
STUDIES: Final[tuple[StudyVerb, ...]] = get_args(StudyVerb)


@dataclass(frozen=True, slots=True)
class Study:
    """A button of a lesson at one of its steps.

    ``list`` shows all lessons and ``open`` one of them; with ``move`` and ``look`` ``what`` is
    what a button of a real hand says there: the actions, or the page.
    """

    lesson: int
    step: int
    verb: StudyVerb
    what: str = ""

    def __str__(self) -> str:
        return f"g1:{self.lesson}:{self.step}:{self.verb}:{self.what}"
