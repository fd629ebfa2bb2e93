"""A scripted evening, which any process of the bot can carry on where it stands."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader

PATIENCE: Final = 150.0
"""Seconds after which somebody asks again who was told nothing."""
HOUR: Final = 3600.0
TOTALS: Final = (760, 310, 290)
"""Before the first deal: the first seat gets on the barrel with it, and wins with the second."""
MIDDLE: Final = range(3, 8)
"""How many cards somebody holds in the tricks that are like those before and after them."""
ALMOST_OVER: Final = 2
"""With so many cards somebody decides for the last time in a deal."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What somebody does, and what is to be seen once the bot waits for people again."""

    name: str
    act: Callable[[], Awaitable[None] | object]
    seen: Callable[[], object]
    patience: float = HOUR
    """Seconds after which it is done again."""
    repeats: bool = False
    """Whether it is like one before."""


class Script:
    """The scenes of an evening, and how far they have been played."""

    def __init__(self, party: Party, begin: list[Scene], end: list[Scene]) -> None:
        """Take the scenes before the first bid, and those after the last card."""
        self._party = party
        self._begin, self._end = begin, end
        self._scene: Scene | None = None
        self._acted = False
        self._asked: Shown | None = None
        self.scene, self.repeats = "", False
        """What is played now, or was played last, and whether it is like one before."""
        self.played = 0
        """How many scenes are over."""

    async def play(self) -> bool:
        """Play a scene to its end, and say whether there was one."""
        self._scene = scene = self._scene or self._next()
        if scene is None:
            return False
        self.scene, self.repeats = scene.name, scene.repeats
        if not self._acted:
            done = scene.act()
            if isinstance(done, Awaitable):
                await done
            self._acted = True
        await self._until_seen(scene)
        self._scene, self._acted = None, False
        self.played += 1
        return True

    async def _until_seen(self, scene: Scene) -> None:
        time = self._party.evening.time
        begin = acted = time.now()
        while not scene.seen():
            assert time.now() < begin + HOUR, f"never seen: {scene.name}"
            self._want_the_next_deal()
            await time.step()
            if time.now() > acted + scene.patience:
                scene.act()
                acted = time.now()

    def _next(self) -> Scene | None:
        if self._begin:
            return self._begin.pop(0)
        if not self._party.ended():
            return _decision(self._party)
        return self._end.pop(0) if self._end else None

    def _want_the_next_deal(self) -> None:
        shown = self._party.first.last(self._party.place)
        button = self._party.t("button-next")
        if [button] in shown.labels and shown != self._asked:
            self._asked = shown
            self._party.first.press(shown, button)


async def late_match(evening: Evening, people: int) -> Script:
    """Return an evening of some people and computers that ends with the second deal."""
    evening.chance.favour(0)
    names = dict.fromkeys(("Anna", "Boris", "Vera")[:people], "en")
    party = await gather(evening, names)
    return Script(party, [*_seats(party), _late(party)], [_scoresheet(party)])


def _seats(party: Party) -> list[Scene]:
    anna, *others = party.readers

    def press(reader: Reader, key: str) -> Callable[[], object]:
        return lambda: reader.press(party.lobby, party.t(key))

    def seated(number: int) -> Callable[[], bool]:
        return lambda: f"{number}. —" not in party.lobby.text

    def dealt() -> object:
        return party.on_turn() and party.says("table-dealing") not in party.table.text

    title = party.t("lobby-title")

    def newgame() -> None:
        anna.person.send(party.place, f"/newgame@{party.evening.world.bot.username}")

    people = len(party.readers)
    return [
        Scene("newgame", newgame, lambda: party.sees(title)),
        *(
            Scene(f"{reader} joins", press(reader, "button-join"), seated(number))
            for number, reader in enumerate(others, 2)
        ),
        *(
            Scene("a computer", press(anna, "button-computer"), seated(number))
            for number in range(people + 1, 4)
        ),
        Scene("start", press(party.readers[-1], "button-start"), dealt),
    ]


def _late(party: Party) -> Scene:
    evening = party.evening

    async def write() -> None:
        (row,) = await evening.tables()
        if str(TOTALS[0]) not in str(row.state):  # a process may have ended after it
            await evening.write_sheet(TOTALS)

    return Scene("late", write, lambda: str(TOTALS[0]) in party.first.last().text)


def _decision(party: Party) -> Scene:
    """Return what the person does who is on turn."""
    reader = _asked(party)
    assert reader is not None, "nobody is asked to act"
    hand = reader.last()
    label = reader.choose(hand)

    def seen() -> object:
        now = reader.hand(party.title)
        changed = now is None or (now.text, now.rows) != (hand.text, hand.rows)
        return changed and (_asked(party) or party.ended())

    deal = next(n for n in range(1, 30) if party.reads("table-deal", n=n))
    does = _does(reader, hand, label)
    return Scene(
        f"deal {deal}: {reader} {does} {label}",
        lambda: reader.press(hand, label),
        seen,
        repeats=_repeats(deal, does, len(reader.held(hand))),
    )


def _repeats(deal: int, does: str, held: int) -> bool:
    return held > ALMOST_OVER if deal > 1 else does == "plays" and held in MIDDLE


def _does(reader: Reader, hand: Shown, label: str) -> str:
    """Return a verb for what somebody does under his cards."""
    labels, t = [key.text for key in hand.keys], reader.t
    if t("button-pass") in labels:
        return "bids"
    if label == t("button-give") or t("button-contract", n=100) in labels:
        return "gives"
    return "plays" if label in reader.cards else "names"


def _asked(party: Party) -> Reader | None:
    """Return who has to act, and may think about it: a last card plays itself."""
    reader = party.on_turn()
    return None if reader is None or len(reader.held(reader.last())) == 1 else reader


def _scoresheet(party: Party) -> Scene:
    command = f"/score@{party.evening.world.bot.username}"
    sheet = party.says("score-title")
    anna = party.first.person

    def seen() -> bool:
        sheets = party.first.all(party.place, sheet)
        return any(party.winning_words not in one.text for one in sheets)

    return Scene("scoresheet", lambda: anna.send(party.place, command), seen, PATIENCE)
