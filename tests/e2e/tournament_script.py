"""A scripted tournament, which any process of the bot can carry on where it stands."""

from collections.abc import Callable
from typing import Final

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader
from tests.e2e.script import Scene, Script

ROUNDS: Final = 2


class Scenes(Script):
    """Scenes that follow one another, whatever is played in them."""

    def __init__(self, party: Party, scenes: list[Scene]) -> None:
        """Take all the scenes."""
        super().__init__(party, scenes, [])

    def _next(self) -> Scene | None:
        return self._begin.pop(0) if self._begin else None


async def short_tournament(evening: Evening) -> Script:
    """Return a tournament of three people and two rounds, whose tables are closed at once."""
    party = await gather(evening)
    async with evening.app._storage.write() as tx:
        await tx.preferences.put(party.group.id, None, "clock", "off")
    rounds = [_round(party, number) for number in range(1, ROUNDS + 1)]
    return Scenes(party, [*_people(party), *rounds])


def _people(party: Party) -> list[Scene]:
    anna, *others = party.readers

    def lobby() -> Shown:
        return anna.last(party.place, party.t("tournament-title"))

    def press(reader: Reader, key: str) -> Callable[[], object]:
        return lambda: reader.press(lobby(), party.t(key))

    def lists(words: str) -> Callable[[], bool]:
        return lambda: words in lobby().text

    title, rounds = party.says("tournament-title"), party.says("tournament-rounds", n=ROUNDS)
    return [
        Scene("tournament", _send(party, "tournament"), lambda: party.sees(title)),
        *(
            Scene(f"{reader} joins", press(reader, "button-enter"), lists(f"{number}. "))
            for number, reader in enumerate(others, 2)
        ),
        Scene("fewer rounds", press(anna, "button-rounds-fewer"), lists(rounds)),
        Scene("start", press(anna, "button-start"), lambda: _is_dealt(party, 1)),
    ]


def _round(party: Party, number: int) -> Scene:
    """Return the end of a round: its table is closed, and the next one is dealt by itself."""
    evening = party.evening

    async def stop() -> None:
        tables = await evening.tables()
        if len(tables) == number and tables[-1].status == "playing":  # or it was, before a kill
            await evening.app.dispatcher["context"].seats.stop(tables[-1].id)

    def over() -> bool:
        if number == ROUNDS:
            return party.sees(party.says("tournament-over"))
        return _is_dealt(party, number + 1)

    return Scene(f"round {number} ends", stop, over)


def _is_dealt(party: Party, number: int) -> bool:
    """Tell whether a round is shown, and somebody at its table has his cards."""
    if not party.sees(party.says("tournament-round", n=number, of=ROUNDS)) or not party.tables:
        return False
    return bool(party.on_turn()) and party.says("table-dealing") not in party.table.text


def _send(party: Party, command: str) -> Callable[[], object]:
    text = f"/{command}@{party.evening.world.bot.username}"
    return lambda: party.first.person.send(party.place, text)
