"""Messages that one member of a group sees, on their way out: nobody else is ever shown them."""

from collections.abc import AsyncIterator

import pytest

from bot.content import Show
from bot.outbox import Address, Refusal
from bot.pacing import SPARED
from bot.render.screen import Screen
from bot.whispers import Whispers
from sandbox.errors import bad
from tests.bot.test_through_sandbox import JOIN, Evening

GREETING = Screen("Your cards come here.")
SECRET = "ace of spades"


class Desk(Evening):
    """A group in which Anna has pressed something, and Boris looks on."""

    def __init__(self) -> None:
        super().__init__()
        self.group = self.groups[0]
        self.boris = self.world.person("Boris")
        self.boris.join(self.group)
        self.ever_seen: set[str] = set()
        """All that Boris has ever had on his screen."""
        self.world.watch(lambda: self.ever_seen.update(self.boris_sees))

    async def press(self) -> str:
        """Let Anna press a button of the table, and return what her press is called."""
        self.show("table", self.group, "table")
        await self.drain()
        query = self.anna.press(self.anna.see(self.group)[0], "Join")
        assert query is not None
        return query.id

    def whisper(
        self,
        text: str,
        press: str = "",
        *,
        greeting: Screen | None = GREETING,
        patient: bool = False,
    ) -> None:
        show = Show(
            "whisper",
            Address(self.group.id, receiver=self.anna.id),
            Screen(text, JOIN),
            repost=bool(press),
            patient=patient,
            press=press,
            greeting=greeting,
        )
        self.outbox.put(show, self.book.ids.get("whisper"))

    @property
    def anna_sees(self) -> list[str]:
        return self.screen(self.group)

    @property
    def boris_sees(self) -> list[str]:
        return [shown.text for shown in self.boris.see(self.group)]


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk()
    yield desk
    await desk.time.run(desk.outbox.close(0))
    await desk.bot.session.close()
    assert not desk.world.faults
    assert SECRET not in desk.ever_seen


async def test_what_all_may_know_goes_before_the_first_secret(desk: Desk) -> None:
    desk.world.trouble.delay("editEphemeralMessageText", 5)
    desk.whisper(SECRET, await desk.press())
    await desk.time.advance(2)
    assert desk.anna_sees == ["table", GREETING.text]
    await desk.drain()
    assert desk.anna_sees == ["table", SECRET]
    assert desk.boris_sees == ["table"]
    assert desk.book.ids["whisper"] == 1


async def test_once_it_is_proven_a_secret_goes_at_once(desk: Desk) -> None:
    press = await desk.press()
    desk.whisper("one", press)
    await desk.drain()
    sent = desk.world.calls["sendMessage", desk.group.id]
    edited = desk.world.calls["editEphemeralMessageText", desk.group.id]
    desk.whisper("two", press)
    await desk.drain()
    assert desk.anna_sees == ["table", "two"]
    assert desk.world.calls["sendMessage", desk.group.id] == sent + 1
    assert desk.world.calls["editEphemeralMessageText", desk.group.id] == edited
    assert desk.world.calls["deleteEphemeralMessage", desk.group.id] == 1


async def test_an_older_server_is_found_out_by_what_all_may_know(desk: Desk) -> None:
    desk.world.ephemeral = "unknown"
    press = await desk.press()
    desk.whisper(SECRET, press)
    await desk.drain()
    assert desk.boris_sees == ["table"]
    assert desk.book.refusals == {"whisper": Refusal.NOT_WHISPERED}
    assert not desk.outbox.may_whisper
    assert desk.world.calls["deleteMessage", desk.group.id] == 1
    desk.whisper(SECRET, press)
    await desk.drain()
    assert desk.world.calls["sendMessage", desk.group.id] == 2


async def test_a_public_greeting_is_taken_back_though_that_fails_at_first(desk: Desk) -> None:
    desk.world.ephemeral = "unknown"
    desk.world.trouble.lose("deleteMessage")
    desk.whisper(SECRET, await desk.press())
    await desk.drain()
    assert desk.boris_sees == ["table"]


async def test_a_server_that_forgets_how_is_not_trusted_again(desk: Desk) -> None:
    press = await desk.press()
    desk.whisper("one", press)
    await desk.drain()
    desk.world.ephemeral = "unknown"
    desk.whisper("two", press)
    await desk.drain()
    assert desk.boris_sees == ["table"]
    assert not desk.outbox.may_whisper


async def test_without_a_greeting_nothing_is_sent_that_is_not_proven(desk: Desk) -> None:
    desk.whisper(SECRET, await desk.press(), greeting=None)
    await desk.drain()
    assert desk.anna_sees == ["table"]
    assert desk.book.refusals == {"whisper": Refusal.NOT_WHISPERED}
    assert desk.world.calls["sendMessage", desk.group.id] == 1


@pytest.mark.parametrize(
    "words", ["CHAT_ADMIN_REQUIRED", "QUERY_ID_INVALID", "not enough rights to send it", "new"]
)
async def test_a_refusal_says_nothing_of_the_group(
    desk: Desk, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    press = await desk.press()
    desk.world.trouble.refuse("sendMessage", bad(words))
    desk.whisper(SECRET, press)
    desk.show("result", desk.group, "result")
    await desk.drain()
    assert desk.book.refusals == {"whisper": Refusal.NOT_WHISPERED}
    assert desk.boris_sees == ["table", "result"]
    assert [record for record in caplog.records if record.levelname in {"ERROR", "WARNING"}] == []


async def test_one_that_has_vanished_is_not_sent_anew(desk: Desk) -> None:
    desk.whisper("one", await desk.press())
    await desk.drain()
    desk.anna.restart_client()
    desk.whisper("two")
    await desk.drain()
    assert desk.anna_sees == ["table"]
    assert desk.book.refusals == {"whisper": Refusal.VANISHED}


async def test_after_it_has_vanished_the_next_one_is_new(desk: Desk) -> None:
    desk.whisper("one", await desk.press())
    await desk.drain()
    desk.anna.restart_client()
    desk.whisper("two")
    await desk.drain()
    desk.group.promote_bot()
    desk.whisper("three")
    await desk.drain()
    assert desk.anna_sees == ["table", "three"]


async def test_it_is_taken_away_by_its_own_method(desk: Desk) -> None:
    desk.whisper("one", await desk.press())
    await desk.drain()
    to = Address(desk.group.id, receiver=desk.anna.id)
    desk.outbox.delete("whisper", to, desk.book.ids["whisper"])
    await desk.drain()
    assert desk.anna_sees == ["table"]
    assert desk.book.gone == [("whisper", 1)]


async def test_its_id_is_not_taken_for_that_of_another_message(desk: Desk) -> None:
    press = await desk.press()
    desk.whisper("one", press)
    await desk.drain()
    assert desk.book.ids["whisper"] in {shown.id for shown in desk.boris.see(desk.group)} | {1}
    desk.whisper("two", press)
    desk.outbox.delete("table", Address(desk.group.id), desk.book.ids["table"])
    await desk.drain()
    assert desk.anna_sees == ["two"]


async def test_a_press_goes_before_what_waits_and_keeps_its_content_new(desk: Desk) -> None:
    press = await desk.press()
    desk.world.flood.limit(desk.group.id, 5)
    desk.show("other", desk.group, "other")
    desk.whisper("one", press)
    desk.whisper("two", patient=True)
    await desk.drain()
    assert desk.anna_sees.index("two") == 1


async def test_what_is_patient_leaves_the_group_room_for_the_rest(desk: Desk) -> None:
    press = await desk.press()
    desk.whisper("0", press)
    await desk.drain()
    for number in range(1, 40):
        desk.whisper(str(number), patient=True)
        await desk.time.advance(4)
    patient = desk.world.calls["editEphemeralMessageText", desk.group.id]
    assert patient <= 4 * SPARED  # in more than two minutes
    assert desk.world.flood.peaks()[desk.group.id] <= SPARED + 1
    began = desk.time.now()
    for number in range(4):
        desk.show(f"result {number}", desk.group, f"result {number}")
    while "result 3" not in desk.boris_sees:
        await desk.time.advance(0.1)
    assert desk.time.now() - began < 5


def test_what_two_keep_is_kept_until_both_are_done() -> None:
    whispers = Whispers()
    with whispers.keeping("1:whisper:7:"):
        with whispers.keeping("1:whisper:7:"):
            pass
        assert "1:whisper:7:" in whispers
    assert "1:whisper:7:" not in whispers


async def test_nobody_waits_for_what_was_given_up() -> None:
    whispers = Whispers()
    hope = whispers.hope("1:whisper:7:")
    whispers.give_up("1:whisper:7:")
    assert not whispers.heard("1:whisper:7:", shown=True)
    assert not hope.done()


async def test_what_waits_may_be_withdrawn(desk: Desk) -> None:
    press = await desk.press()
    desk.world.flood.limit(desk.group.id, 30)
    desk.show("table", desk.group, "new")
    await desk.time.advance(4)
    desk.whisper("one", press)
    assert desk.outbox.withdraw("whisper")
    assert not desk.outbox.withdraw("whisper")
    await desk.drain()
    assert desk.anna_sees == ["new"]


async def test_pages_turn_as_quickly_as_a_group_may_be_written_to(desk: Desk) -> None:
    desk.whisper("0", await desk.press())
    await desk.drain()
    await desk.time.advance(10)
    began = desk.time.now()
    for number in range(1, 5):
        desk.whisper(str(number))
        while desk.anna_sees[-1] != str(number):
            await desk.time.advance(0.1)
    assert desk.time.now() - began < 3
    assert desk.world.flood.refusals == 0
