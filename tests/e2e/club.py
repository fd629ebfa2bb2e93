"""People who play a tournament, and what their group sees of it."""

from typing import Final

from bot.l10n import Translator
from bot.tournaments.cup import Cup, read_cup
from sandbox.messages import Shown
from sandbox.places import Group
from tests.e2e.evening import Evening
from tests.e2e.reader import Reader, plain

NAMES: Final = ("Anna", "Boris", "Vera", "Dora", "Egor", "Fima", "Gleb", "Hana")
CODES: Final = ("en", "ru", "pl")
SOON: Final = 8.0


class Club:
    """The readers of a group with a tournament; the first one opens it."""

    def __init__(self, evening: Evening, group: Group, readers: list[Reader]) -> None:
        self.evening, self.group, self.readers = evening, group, readers
        self.t = Translator(evening.spoken_in(group))

    @property
    def anna(self) -> Reader:
        """Who opens the tournament."""
        return self.readers[0]

    @property
    def texts(self) -> list[str]:
        """All that the group has been told, in all its topics."""
        return self.anna.texts(self.group)

    def says(self, key: str, **values: str | int) -> str:
        """Return the group's words for something, as people see them."""
        return plain(self.t(key, **values))

    def all(self, key: str, **values: str | int) -> list[Shown]:
        """Return the messages that say so."""
        return self.anna.all(self.group, self.says(key, **values))

    def last(self, key: str, **values: str | int) -> Shown:
        """Return the newest message that says so."""
        return self.anna.last(self.group, self.says(key, **values))

    @property
    def lobby(self) -> Shown:
        """The list of those who have come."""
        return self.last("tournament-title")

    def round(self, number: int, of: int = 3) -> Shown:
        """Return the message of a round."""
        return self.last("tournament-round", n=number, of=of)

    async def press(self, reader: Reader, shown: Shown, key: str, **values: str | int) -> None:
        """Let somebody press a button."""
        await self.evening.press(reader.person, shown, self.t(key, **values))

    async def say(self, reader: Reader, text: str) -> None:
        """Let somebody send a command to the group."""
        await self.evening.command(reader.person, self.group, text)
        await self.evening.advance(SOON)

    async def open(self) -> None:
        """Open a tournament, and let everybody in."""
        await self.say(self.anna, "/tournament")
        for reader in self.readers[1:]:
            await self.press(reader, self.lobby, "button-enter")
        await self.evening.advance(SOON)

    async def rounds(self, number: int) -> None:
        """Choose how many rounds there are, up to three."""
        for _ in range(3 - number):
            await self.press(self.anna, self.lobby, "button-rounds-fewer")
            await self.evening.advance(SOON)

    async def start(self) -> None:
        """Begin, and wait until the first table is there."""
        await self.press(self.anna, self.lobby, "button-start")
        await self.evening.until(lambda: self.all("tournament-round", n=1, of=self._rounds()))
        await self.evening.advance(30)

    def _rounds(self) -> int:
        lines = self.lobby.text.splitlines()
        return next(n for n in range(1, 6) if self.says("tournament-rounds", n=n) in lines)

    async def cup(self, number: int = 1) -> Cup:
        """Read the tournament."""
        async with self.evening.app._storage.read() as tx:
            found = await read_cup(tx, number)
        assert found is not None
        return found

    async def live(self) -> list[int]:
        """Return the tables that are played."""
        return [row.id for row in await self.evening.tables() if row.status == "playing"]

    async def end_tables(self) -> None:
        """Stop whatever is played, one after the other, until the round is over."""
        number = (await self.cup()).row.round
        while not all(board.done for board in (await self.cup()).boards if board.round == number):
            for table_id in await self.live():
                await self.evening.app.dispatcher["context"].seats.stop(table_id)
            await self.evening.advance(20)


async def club(
    evening: Evening,
    people: int,
    *,
    forum: bool = False,
    admin: bool = False,
    language: str = "en",
) -> Club:
    """Bring people together who know the bot.

    :param forum: the group has topics
    :param admin: the bot may open some
    """
    codes = [language, *CODES * 4]
    persons = [
        evening.world.person(name, language=code)
        for name, code in zip(NAMES[:people], codes, strict=False)
    ]
    for person in persons:
        person.start()
    group = evening.world.group("Club", persons, forum=forum)
    group.add_bot(persons[0])
    if admin:
        group.promote_bot(persons[0])
    await evening.settle()
    evening.spoken[group.id] = {language}
    return Club(evening, group, [Reader(person) for person in persons])
