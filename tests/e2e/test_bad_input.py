"""What nobody should send, and some do: each gets one answer at most, and changes nothing."""

import pytest

from sandbox.entities import commands_in
from sandbox.people import ANONYMOUS, Account
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader

FORGED = (
    "",
    "m1",
    "m1:1",
    "m1:1:3:",
    "m1:1:3:p,p",
    "m1:1:3:p:p",
    "m1:1:3:zz",
    "m1:1:3:b5000",
    "m1:1:3:b100000000000000000000",
    "m1:1:3:w",
    "m1:1:3:k100",
    "m1:1:3:g0AH",
    "m1:1:3:cAH",
    "m1:1:3:mKH",
    "m1:1:3:rfour_nines",
    "m1:1:3:d9SJS",
    "m1:2:3:p",
    "m1:-1:3:p",
    "m1:999999999999999:3:p",
    "m1:1:999999999999999:p",
    "m2:1:3:p",
    "k1:1:3:xAHKHQH",
    "k1:1:999:",
    "k1:77:3:",
    "l1:1:join:0",
    "l1:1:start:0",
    "l1:1:remove:1001",
    "l1:9:leave:0",
    "t1:1:next:0",
    "t1:1:next:1",
    "t1:1:rematch:1",
    "t1:1:back:0",
    "t1:9:stop:0",
    "t1:9:cards:0",
    "t1:1:fly:0",
    "s1:xx",
    "s1:../../etc",
    "q1:nothing",
    "hello",
    "я" * 32,
    "x" * 64,
    "m1:" + "9" * 61,
    "\x00\x1f:::",
)


async def everything(party: Party) -> list[object]:
    """Return what everybody sees of the table, and what is stored of it."""
    screens = [party.first.texts(party.place), *(reader.texts() for reader in party.readers)]
    return [*screens, await party.evening.tables()]


async def test_forged_buttons_change_nothing_and_are_answered(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(10)
    before = await everything(party)
    on_turn = party.on_turn()
    other = next(reader for reader in party.readers if reader is not on_turn)
    for data in FORGED[1:]:
        toasts = len(other.person.toasts)
        query = await evening.press(other.person, party.table, data=data, stale=True)
        assert query.answers == 1, data
        assert len(other.person.toasts) == toasts + 1, data
    await evening.advance(5)

    assert await everything(party) == before


async def test_a_foreign_table_is_not_played_from_here(evening: Evening) -> None:
    friday = await seated(evening, {"Anna": "en", "Boris": "en", "Vera": "en"}, title="Friday")
    sunday = await seated(evening, {"Dora": "en"}, computers=2, title="Sunday")
    dora = sunday.first
    await evening.advance(5)
    before = await everything(friday)
    reader = friday.on_turn()
    assert reader is not None
    for key in reader.last().keys:
        await evening.press(dora.person, sunday.table, data=key.data, stale=True)
        assert dora.toast == dora.t("error-not-seated")
    await evening.advance(1)
    assert await everything(friday) == before


async def test_edited_messages_and_channel_posts_are_ignored(evening: Evening) -> None:
    party = await gather(evening)
    anna = party.first.person
    said = anna.send(party.place, "hello")
    anna.edit(said, "/newgame@thousand_bot")
    channel = evening.world.new_chat("channel", "News")
    channel.members.update(party.group.chat.members)
    post = evening.world.post(channel, anna.account, text="/newgame")
    evening.world.deliver("channel_post", post.json())
    await evening.advance(5)
    assert not party.sees(party.t("lobby-title"))
    assert len(party.first.texts(party.place)) == 1


async def test_a_command_that_is_edited_or_a_forwarded_one_counts_once(evening: Evening) -> None:
    party = await gather(evening)
    anna, boris = party.readers[:2]
    said = anna.person.send(party.place, "/newgame@thousand_bot")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    anna.person.edit(said, "/stop@thousand_bot")
    await evening.advance(5)
    assert not party.sees(party.t("stop-ask-lobby"))
    message = evening.world.post(
        party.group.chat,
        boris.person.account,
        text="/join@thousand_bot",
        entities=commands_in("/join@thousand_bot"),
    )
    origin = {"type": "user", "sender_user": anna.person.account.json(), "date": message.date}
    evening.world.deliver("message", message.json() | {"forward_origin": origin})
    await evening.until(lambda: "2. Boris" in party.lobby.text)
    assert len((await evening.tables())[0].seats) == 2


async def test_a_command_in_reply_to_the_table_is_a_command(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(10)
    boris = party.readers[1]
    boris.person.send(party.place, "/help@thousand_bot", reply_to=party.table)
    await evening.advance(5)
    assert boris.sees(party.place, party.says("help-title"))


async def test_commands_of_other_bots_are_ignored(evening: Evening) -> None:
    party = await gather(evening)
    robot = Account(4321, "Robot", username="other_bot", is_bot=True)
    message = evening.world.post(party.group.chat, robot, text="/newgame")
    payload = message.json()
    payload["entities"] = [{"type": "bot_command", "offset": 0, "length": 8}]
    evening.world.deliver("message", payload)
    await evening.advance(5)
    assert party.first.texts(party.place)[1:] == ["/newgame"]


async def test_a_command_for_another_bot_is_not_ours(evening: Evening) -> None:
    party = await gather(evening)
    party.group.promote_bot()
    party.first.person.send(party.place, "/newgame@other_bot")
    party.first.person.send(party.place, "we could say /newgame here")
    await evening.advance(5)
    assert not party.sees(party.t("lobby-title"))


async def test_an_anonymous_admin_opens_a_table_but_takes_no_seat(evening: Evening) -> None:
    party = await gather(evening)
    anna = party.first
    anna.person.send(party.place, "/newgame@thousand_bot", anonymous=True)
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    assert "1. —" in party.lobby.text
    assert ANONYMOUS.name not in party.lobby.text.replace("Group: ", "")
    anna.person.send(party.place, "/join@thousand_bot", anonymous=True)
    await evening.advance(5)
    assert party.sees(party.t("error-anonymous"))
    for reader in party.readers:
        await evening.press(reader.person, party.lobby, party.t("button-join"))
    await party.start()


async def test_a_message_in_the_name_of_a_channel_gets_a_hint(evening: Evening) -> None:
    party = await gather(evening)
    await evening.command(party.first.person, party.place, "/newgame")
    message = party.group.post_as_channel("/join@thousand_bot")
    assert message.sender_chat is not None
    await evening.advance(5)
    assert "2. —" in party.lobby.text


@pytest.mark.parametrize("text", ["hello", "/", "/unknown", "/join@thousand_bot@x", "🂡" * 500])
async def test_other_words_in_private_are_answered_with_help(evening: Evening, text: str) -> None:
    dora = Reader(evening.world.person("Dora"))
    dora.person.start()
    await evening.settle()
    dora.person.send(None, text)
    await evening.advance(5)
    assert len(dora.texts()) == 2
    assert dora.sees(None, dora.t("help-title"))


@pytest.mark.parametrize("payload", ["", "hello", "h1", "h999999999999999", "rules", "jjj", "j-1"])
async def test_every_start_is_answered(evening: Evening, payload: str) -> None:
    dora = Reader(evening.world.person("Dora", language="ru"))
    dora.person.start(payload)
    await evening.advance(5)
    assert dora.texts()


async def test_commands_where_there_is_no_table_say_so(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "pl"})
    boris = party.readers[1]
    for command in ("/join", "/leave", "/stop", "/table", "/hand", "/score"):
        await evening.command(boris.person, party.place, command)
        await evening.advance(5)
        assert boris.texts()[-1] == boris.refused("error-no-table")
    assert len(party.first.texts(party.place)) == 1


async def test_a_query_too_old_for_an_answer_still_counts(evening: Evening) -> None:
    party = await seated(evening)
    reader = party.on_turn()
    assert reader is not None
    evening.world.query_life = -1.0
    await evening.press(reader.person, reader.last(), reader.t("button-pass"))
    await evening.until(lambda: party.reads("call-pass"))
