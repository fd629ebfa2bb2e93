"""What some matches came to, counted from their events."""

from dataclasses import dataclass, field

from game.actions import Deal
from game.events import DealSettled, MarriageDeclared
from game.match import PlayedMatch
from game.state import Standing


@dataclass(slots=True)
class Tally:
    """Counts over matches of the same players."""

    seats: tuple[str, ...]
    """The name of the player on each seat."""
    matches: int = 0
    stopped: int = 0
    wins: list[int] = field(default_factory=list)
    dealt: int = 0
    results: dict[str, int] = field(default_factory=dict)
    contracts: int = 0
    """The sum of all contracts and of the bids of deals written off."""
    marriages: int = 0
    bolts: int = 0
    barrels: int = 0
    falls: int = 0

    def __post_init__(self) -> None:
        self.wins = [0] * len(self.seats)
        self.results = {"made": 0, "failed": 0, "written_off": 0, "draw_game": 0}

    def add(self, played: PlayedMatch) -> None:
        """Count one more match."""
        self.matches += 1
        if played.winner is None:
            self.stopped += 1
        else:
            self.wins[played.winner] += 1
        self.dealt += sum(isinstance(action, Deal) for _, action, _ in played.log)
        before = played.start.standing
        for event in played.events:
            if isinstance(event, MarriageDeclared):
                self.marriages += event.kind == "marriage"
            elif isinstance(event, DealSettled):
                self._settled(before, event)
                before = event.standing

    def _settled(self, before: Standing, event: DealSettled) -> None:
        self.results[event.result] += 1
        self.contracts += event.contract
        self.bolts += sum(map(int.__ne__, before.bolts, event.standing.bolts))
        marks = [mark for mark, _ in event.marks]
        self.barrels += marks.count("barrel")
        self.falls += marks.count("fell") + marks.count("knocked")

    def lines(self, seconds: float) -> list[str]:
        """Return the summary, one line a topic."""
        deals = max(1, sum(self.results.values()))
        made, failed, written_off, _ = self.results.values()
        wins = (
            f"seat {seat} ({name}) {won}"
            for seat, (name, won) in enumerate(zip(self.seats, self.wins, strict=True))
        )
        return [
            f"matches    {self.matches}, {self.stopped} of them stopped unfinished",
            f"deals      {deals}, {deals / max(1, self.matches):.1f} a match,"
            f" {self.dealt - deals} dealt again",
            f"wins       {', '.join(wins)}",
            f"contracts  {made} made, {failed} failed, {written_off} written off;"
            f" {self.contracts / deals:.1f} on average",
            f"marriages  {self.marriages}, {self.marriages / deals:.2f} a deal",
            f"bolts      {self.bolts}",
            f"barrel     {self.barrels} sat on it, {self.falls} fell off",
            f"speed      {deals / max(seconds, 1e-9):.0f} deals/s",
        ]
