"""Topics of a forum: each has its own table, and nothing happens in another one."""

import pytest

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, elsewhere
from tests.e2e.reader import Reader


@pytest.fixture
async def club(evening: Evening) -> tuple[Party, Party]:
    """Return a person with a forum: in a topic of it, and in General."""
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    general = await elsewhere(evening, anna, "Club", forum=True)
    topic = general.group.topic("Cards")
    await evening.settle()
    return general.in_topic(topic), general


@pytest.mark.parametrize(
    "data",
    [
        "q1:newgame",
        "q1:settings",
        "q1:language",
        "q1:rules",
        "s1:pl",
        "l1:1:rules:0",
        "r1:0:0:1",
        "o1:0:presets::",
        "o1:0:preset:polish:",
        "o1:0:value:barrel:off",
        "o1:0:pace:fast:",
        "o1:0:clock:off:",
    ],
)
async def test_a_button_of_a_vanished_message_does_nothing_in_general(
    evening: Evening, club: tuple[Party, Party], data: str
) -> None:
    cards, general = club
    anna = cards.first
    await evening.command(anna.person, cards.place, "/help")
    await evening.until(lambda: cards.sees(cards.says("help-title")))
    shown = anna.last(cards.place)
    anna.person.delete(shown)
    private, before = anna.texts(), anna.texts(general.place)
    await evening.press(anna.person, shown, data=data, stale=True)
    await evening.advance(10)
    assert anna.toast == anna.t("error-button-too-old")
    assert (anna.texts(), anna.texts(general.place)) == (private, before)
    assert await evening.tables() == []


async def answered_here(party: Party, command: str) -> None:
    """Send a command, and see that something new is said where it was sent."""
    newest = party.first.last(party.place).id
    await party.evening.command(party.first.person, party.place, command)
    await party.evening.until(lambda: party.first.last(party.place).id > newest)
    await party.evening.advance(20)


async def test_everything_a_topic_asks_for_is_said_in_it(
    evening: Evening, club: tuple[Party, Party]
) -> None:
    cards, general = club
    await cards.open_lobby(computers=2)
    before = [one for one in general.first.all(general.place) if one.thread_id is None]
    await cards.start()
    commands = ("/help", "/rules", "/settings", "/language", "/score", "/table", "/verify")
    await cards.play(lambda: cards.reads("table-deal", n=2))
    for command in commands:
        await answered_here(cards, command)
    after = [one for one in general.first.all(general.place) if one.thread_id is None]
    assert [one.id for one in after] == [one.id for one in before]


async def test_a_closed_general_holds_up_its_own_table_only(
    evening: Evening, club: tuple[Party, Party]
) -> None:
    cards, general = club
    anna = cards.first
    for party in (general, cards):
        await party.open_lobby(computers=2)
        await evening.press(anna.person, party.lobby, party.t("button-start"))
    await evening.until(lambda: len(hands_of(anna)) == 2)
    await evening.advance(15)
    cards.group.close_general()
    paused = anna.t("notice-paused", title="Club")

    def goes_on_in_cards_alone() -> bool:
        for hand in hands_of(anna):
            if label := anna.choose(hand):
                anna.press(hand, label)
        return cards.reads("table-deal", n=2) and anna.sees(None, paused)

    await evening.until(goes_on_in_cards_alone, limit=3600)
    before = [row.state for row in await evening.tables() if row.thread_id is None]
    await evening.advance(60)
    assert [row.state for row in await evening.tables() if row.thread_id is None] == before


def hands_of(reader: Reader) -> list[Shown]:
    """Return the hands that somebody holds, at whatever tables."""
    return reader.all(None, reader.t("hand-cards", cards=""))
