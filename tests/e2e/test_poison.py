"""An update that can't be kept or read: the others, and its own chat, go on."""

import warnings
from typing import Any

from aiogram.types import Update

from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated


def says_help(party: Party, **changed: object) -> dict[str, Any]:
    """Return the message of somebody who asks for help."""
    command = "/help@thousand_bot"
    return {
        "message_id": 900,
        "date": party.evening.world.date,
        "chat": party.group.chat.json(),
        "from": party.first.person.account.json() | changed,
        "text": command,
        "entities": [{"type": "bot_command", "offset": 0, "length": len(command)}],
    }


async def test_a_name_that_can_not_be_stored_stops_nobody(evening: Evening) -> None:
    party = await seated(evening)
    title = party.says("help-title")
    evening.world.deliver("message", says_help(party, first_name="\ud800"))
    evening.world.deliver("message", says_help(party))
    await evening.until(lambda: len(party.first.all(party.place, title)) == 2)

    assert evening.world.updates.waiting() == []
    assert ["UnicodeEncodeError" in line for line in evening.complaints.lines] == [True]
    evening.complaints.lines.clear()


async def test_what_can_not_be_read_is_logged_once_while_others_are_handled(
    evening: Evening,
) -> None:
    party = await seated(evening)
    evening.world.trouble.delay("sendChatAction", 10)
    await evening.command(party.first.person, party.place, "/newgame")
    evening.world.deliver("message", {"from": party.first.person.account.json()})
    await evening.advance(20)

    assert evening.world.updates.waiting() == []
    assert ["can't be read" in line for line in evening.complaints.lines] == [True]
    evening.complaints.lines.clear()


async def test_an_update_of_a_kind_that_is_not_known_is_quoted_nowhere(evening: Evening) -> None:
    raw = {"update_id": 1, "shiny_new_thing": {"secret": 1}}
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        await evening.app.feed(Update.model_validate(raw))
    assert warned == []
