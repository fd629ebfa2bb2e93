"""The settings menu as somebody uses it: by what its buttons say."""

from typing import Final

from bot import codec, house_rules
from bot.render.options import option_name, preset_name, topic_name, value_name
from game.presets import PRESETS
from game.rules import OPTIONS, Rules, Value
from sandbox.messages import Shown
from tests.e2e.party import Party
from tests.e2e.reader import Reader

MARKS: Final = "✓≈● "


class SettingsMenu:
    """One settings message in the chat of a party, in the hands of a reader."""

    def __init__(self, party: Party, reader: Reader) -> None:
        self.party = party
        self.reader = reader
        self.t = party.t
        self.place = party.place
        self._id = 0

    async def open(self) -> "SettingsMenu":
        """Send /settings, wait for the menu, and go on from the presets to the topics."""
        before = len(self.reader.all(self.place, self.t("settings-title")))
        await self.party.evening.command(self.reader.person, self.place, "/settings")
        menus = await self.party.evening.until(
            lambda: self.reader.all(self.place, self.t("settings-title"))[before:]
        )
        self._id = menus[-1].id
        await self.topics()
        return self

    @property
    def now(self) -> Shown:
        """The menu as it is on screen."""
        return next(one for one in self.reader.all(self.place) if one.id == self._id)

    @property
    def labels(self) -> list[str]:
        """What its buttons say, without their marks."""
        return [key.text.lstrip(MARKS) for key in self.now.keys]

    def label(self, begins: str) -> str:
        """Return the whole words of the button that begins so."""
        found = [key.text for key in self.now.keys if key.text.lstrip(MARKS).startswith(begins)]
        exact = [label for label in found if label.lstrip(MARKS) == begins]
        assert found, f"no button {begins!r} among {self.labels}"
        return (exact or found)[0]

    async def press(self, begins: str) -> str:
        """Press the button that begins so, wait for the page, and return what was answered."""
        before, evening = self.now, self.party.evening
        query = await evening.press(self.reader.person, before, self.label(begins))
        await evening.until(lambda: (self.now.text, self.now.rows) != (before.text, before.rows))
        return query.text

    async def presets(self) -> None:
        """Go to the page of the presets from that of the topics."""
        await self.press(self.t("button-back"))

    async def topics(self) -> None:
        """Go to the page of the topics from that of the presets, or from a topic."""
        here = self.t("button-settings-topics") in self.labels
        await self.press(self.t("button-settings-topics" if here else "button-back"))

    async def preset(self, name: str) -> str:
        """Choose a preset, and return what was answered; begins and ends at the topics."""
        await self.presets()
        answer = await self.press(preset_name(name, self.t))
        await self.topics()
        return answer

    async def option(self, option_id: str, value: Value) -> str:
        """Set one option, and return what was answered; begins and ends at the topics."""
        t = self.t
        await self.press(topic_name(OPTIONS[option_id].topic, t))
        await self.press(option_name(option_id, t))
        answer = await self.press(value_name(option_id, value, t))
        await self.topics()
        return answer


async def choose_rules(party: Party, rules: Rules) -> None:
    """Let the chat have these rules, chosen some time ago."""
    storage = party.evening.app._storage
    async with storage.write() as tx:
        thread = getattr(party.place, "thread_id", None)
        await house_rules.choose(tx, party.group.id, thread, rules)


async def rules_of_match(party: Party, table_id: int = 1) -> Rules:
    """Return the rules by which a match is played, as SQLite has them."""
    row = next(row for row in await party.evening.tables() if row.id == table_id)
    assert row.state is not None
    return codec.load(row.state, row.schema).rules


def summary(party: Party, rules: Rules, preset: str) -> str:
    """Return how the lobby names rules that come nearest to a preset."""
    n = sum(getattr(rules, name) != getattr(PRESETS[preset], name) for name in rules.__slots__)
    return party.says("settings-summary", preset=preset_name(preset, party.t), n=n)
