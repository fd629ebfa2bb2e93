"""A group of people around one table."""

from collections.abc import Callable
from typing import Final

from bot.l10n import Translator
from bot.render.levels import level_name
from game.players.levels import Level
from sandbox.driver import Person
from sandbox.messages import Shown
from sandbox.places import Group, Topic
from tests.e2e.evening import Evening
from tests.e2e.reader import Reader, plain

HOURS: Final = 3600.0
LANGUAGES: Final = {"Anna": "en", "Boris": "en", "Vera": "en"}


class Party:
    """The readers of a group, and what they see there."""

    def __init__(
        self, evening: Evening, group: Group, readers: list[Reader], *, topic: Topic | None = None
    ) -> None:
        self.evening = evening
        self.group = group
        self.place = topic or group
        self.readers = readers
        self.title = group.chat.title
        """What the first line of a hand message has to hold."""
        self.t = Translator(evening.spoken_in(group))

    def in_topic(self, topic: Topic) -> "Party":
        """Return the same people in a topic of their forum."""
        return Party(self.evening, self.group, self.readers, topic=topic)

    @property
    def first(self) -> Reader:
        """Who opened the table."""
        return self.readers[0]

    @property
    def lobby(self) -> Shown:
        """The message that fills the table."""
        return self.first.last(self.place, self.t("lobby-title"))

    @property
    def tables(self) -> list[Shown]:
        """The messages with the public table."""
        word = self.t("button-cards")
        return [one for one in self.first.all(self.place) if [word] in one.labels]

    @property
    def table(self) -> Shown:
        """The message with the public table."""
        return self.tables[-1]

    def reads(self, key: str, **values: str | int) -> bool:
        """Tell whether the public table says so now."""
        return any(self.says(key, **values) in one.text for one in self.tables)

    def sees(self, words: str) -> bool:
        """Tell whether the group has been told so."""
        return self.first.sees(self.place, words)

    def says(self, key: str, **values: str | int) -> str:
        """Return the group's words for something, as people see them."""
        return plain(self.t(key, **values))

    def ended(self) -> bool:
        """Tell whether somebody has won."""
        return self.sees(self.winning_words)

    @property
    def winning_words(self) -> str:
        """The words before the winner's name."""
        return self.says("final-winner", name="").strip()

    def on_turn(self) -> Reader | None:
        """Return who has buttons to act with now."""
        for reader in self.readers:
            hand = reader.hand(self.title)
            if hand is not None and reader.choose(hand):
                return reader
        return None

    @property
    def turn(self) -> Reader:
        """Who has to act now: somebody has to."""
        reader = self.on_turn()
        assert reader is not None, "nobody is asked to act"
        return reader

    async def move(self, reader: Reader) -> None:
        """Let who has to act press what he thinks best, and wait for the answer."""
        hand = reader.hand()
        assert hand is not None
        await self.evening.press(reader.person, hand, reader.choose(hand))

    def asked(self, key: str, **values: str | int) -> Reader | None:
        """Return who has buttons to act with under a hand that says so."""
        reader = self.on_turn()
        if reader is None:
            return None
        said = plain(reader.t(key, **values))
        return reader if said in reader.last().text else None

    async def play(self, done: Callable[[], object], *, limit: float = 12 * HOURS) -> None:
        """Let everybody play as he thinks best until something is so."""
        evening, title = self.evening, self.title
        end = evening.time.now() + limit
        while not done():
            assert evening.time.now() < end, f"after {limit:.0f} s still not so"
            acted = [reader for reader in self.readers if reader.act(title)]
            await evening.settle()
            if not acted:
                await evening.time.step()

    async def say(self, reader: Reader, text: str, *, private: bool = False) -> None:
        """Let somebody send a command and wait for what comes of it."""
        await self.evening.command(reader.person, None if private else self.place, text)
        await self.evening.advance(8)

    def outsider(self, language: str = "en") -> Reader:
        """Return a member of the group who knows the bot and does not sit."""
        reader = Reader(self.evening.world.person("Dora", language=language))
        reader.person.start()
        self.group.add(reader.person)
        return reader

    async def open_lobby(self, *, computers: int = 0, level: Level = "normal") -> None:
        """Open a table and let everybody sit down; the computers are told their level."""
        evening = self.evening
        await evening.command(self.first.person, self.place, "/newgame")
        await evening.until(lambda: self.sees(self.t("lobby-title")))
        for reader in self.readers[1:]:
            await evening.press(reader.person, self.lobby, self.t("button-join"))
        for _ in range(computers):
            await evening.press(self.first.person, self.lobby, self.t("button-computer"))
        seats = len(self.readers) + computers
        await evening.until(lambda: f"{seats}. —" not in self.lobby.text)
        for number in range(1, computers + 1):
            await self.set_level(number, level)

    async def set_level(self, number: int, level: Level) -> None:
        """Press the button of a computer until it plays at a level."""
        label = self.t("button-level", n=number, level=level_name(level, self.t))
        while (shown := self.level_button(number)) != label:
            await self.evening.press(self.first.person, self.lobby, shown)
            await self.evening.until(lambda shown=shown: self.level_button(number) != shown)  # type: ignore[misc]

    def level_button(self, number: int) -> str:
        """Return what the lobby's button of a computer says."""
        return next(key.text for key in self.lobby.keys if key.text.startswith(f"🤖 {number}"))

    async def start(self) -> None:
        """Start the match and wait for the first hands, or for a person to cut the deck.

        The group's table follows a moment later.
        """
        await self.evening.press(self.readers[-1].person, self.lobby, self.t("button-start"))
        await self.evening.until(self._has_begun)
        await self.evening.until(lambda: not self.sees(self.t("table-dealing")))

    def _has_begun(self) -> bool:
        hands = [reader.hand(self.title) for reader in self.readers]
        cut = [plain(reader.t("your-cut")) for reader in self.readers]
        cutting = any(hand and cuts in hand.text for hand, cuts in zip(hands, cut, strict=True))
        return all(hands) or cutting


async def gather(
    evening: Evening,
    names: dict[str, str] | None = None,
    *,
    title: str = "Friday",
    language: str = "",
    supergroup: bool = True,
) -> Party:
    """Bring people who know the bot together in a group with it.

    :param names: of the people, each with the language of his client
    :param language: of the group; without it that of the first person
    """
    people = names or LANGUAGES
    persons = [evening.world.person(name, language=code) for name, code in people.items()]
    for person in persons:
        person.start()
    group = evening.world.group(title, persons, supergroup=supergroup)
    group.add_bot(persons[0])
    await evening.settle()
    evening.spoken[group.id] = {language or evening.language_of(persons[0].id)}
    return Party(evening, group, [Reader(person) for person in persons])


async def elsewhere(evening: Evening, reader: Reader, title: str, *, forum: bool = False) -> Party:
    """Bring the bot to another group of somebody who knows it, or to the General of a forum."""
    group = evening.world.group(title, [reader.person], forum=forum)
    group.add_bot(reader.person)
    await evening.settle()
    evening.spoken[group.id] = {evening.language_of(reader.id)}
    return Party(evening, group, [reader])


async def seated(
    evening: Evening,
    names: dict[str, str] | None = None,
    *,
    computers: int = 0,
    level: Level = "normal",
    title: str = "Friday",
) -> Party:
    """Bring people together whose first hands are dealt."""
    party = await gather(evening, names, title=title)
    await party.open_lobby(computers=computers, level=level)
    await party.start()
    return party


async def last_deal(evening: Evening) -> Party:
    """Seat people who play a deal that somebody wins the match with."""
    evening.chance.favour(0)
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.put_on_barrel(0)
    return party


async def practise(evening: Evening, person: Person, level: Level = "normal") -> None:
    """Let somebody begin a practice match."""
    reader = Reader(person)
    await evening.command(person, None, "/practice")
    await choose_level(evening, reader, level)


async def choose_level(evening: Evening, reader: Reader, level: Level = "normal") -> None:
    """Let somebody who is asked for a level of practice choose it."""
    await evening.until(lambda: reader.sees(None, reader.t("practice-ask")))
    question = reader.last(None, reader.t("practice-ask"))
    await evening.press(reader.person, question, reader.t(f"button-{level}"))
