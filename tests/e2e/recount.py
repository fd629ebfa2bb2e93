"""Statistics counted again from hand histories alone, by other means than the bot's."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.render.booked import change, has_bolt, marks_of
from game.history import History
from game.rules import from_dict
from game.shapes import DealRecord

Key = str | None


@dataclass
class Counted:
    """What a key comes to over some files."""

    places: Counter[int] = field(default_factory=Counter)
    left: int = 0
    points: list[int] = field(default_factory=list)
    contracts: Counter[tuple[int, str]] = field(default_factory=Counter)
    marriages: int = 0
    bolts: int = 0
    barrels: int = 0
    falls: int = 0
    rating: PlackettLuceRating | None = None


def recount(files: Iterable[History]) -> dict[str, Counted]:
    """Count everybody whose key begins with a p, file after file."""
    counted: dict[str, Counted] = defaultdict(Counted)
    for file in files:
        for at, deal in enumerate(file.deals):
            _deal(counted, file, deal, file.deals[at - 1] if at else None)
        if file.footer is not None:
            _match(counted, file)
    return counted


def _deal(
    counted: dict[str, Counted], file: History, deal: DealRecord, before: DealRecord | None
) -> None:
    rules = from_dict(file.header["rules"])
    if deal["outcome"] in {"redealt", "stopped"}:
        return
    for seat, key in enumerate(_keys(file, deal)):
        if not _is_person(key) or ["auto", seat, "away"] in deal["actions"]:
            continue
        one, marks = counted[str(key)], marks_of(deal, seat)
        one.barrels += "barrel" in marks
        one.falls += bool(marks & {"fell", "knocked"})
        if seat not in deal["playing"]:
            continue
        one.points.append(change(deal, seat))
        one.bolts += has_bolt(deal, seat, rules, before)
        one.marriages += sum(entry[:2] == ["marriage", seat] for entry in deal["actions"])
        if deal["declarer"] == seat:
            one.contracts[deal["contract"] or 0, deal["outcome"]] += 1


def _match(counted: dict[str, Counted], file: History) -> None:
    foot = file.footer
    assert foot is not None
    assert "players" in foot
    assert "players" in file.header
    began, ended, winner = file.header["players"], foot["players"], foot["winner"]
    seen = {key for deal in file.deals for key in _keys(file, deal)} | set(began)
    for key in seen - set(ended):
        if _is_person(key):
            counted[str(key)].left += 1
    if winner is None:
        return
    best = sorted(range(len(ended)), key=lambda seat: (seat != winner, -foot["totals"][seat]))
    places: dict[int, int] = {}
    for at, seat in enumerate(best):
        tied = at > 1 and foot["totals"][seat] == foot["totals"][best[at - 1]]
        places[seat] = places[best[at - 1]] if tied else at + 1
    for seat, key in enumerate(ended):
        if _is_person(key):
            counted[str(key)].places[places[seat]] += 1
    helped = any("away" in entry for deal in file.deals for entry in deal["actions"])
    same = all(_keys(file, deal) == began == ended for deal in file.deals)
    if same and not helped and all(map(_is_person, ended)):
        _rate([counted[str(key)] for key in ended], [places[seat] for seat in range(len(ended))])


def _rate(those: list[Counted], places: list[int]) -> None:
    model = PlackettLuce()
    teams = [[one.rating or model.rating()] for one in those]
    for one, (rating,) in zip(
        those, model.rate(teams, ranks=list(map(float, places))), strict=True
    ):
        one.rating = rating


def _keys(file: History, deal: DealRecord) -> list[Key]:
    return deal.get("players") or file.header.get("players") or []


def _is_person(key: Key) -> bool:
    return key is not None and key.startswith("p")
