"""A proxy answers in Telegram's place, with a page that is no answer at all."""

from tests.e2e.evening import Evening
from tests.e2e.party import gather


async def test_a_page_proves_nothing_about_a_private_chat(evening: Evening) -> None:
    party = await gather(evening)
    anna, boris, _ = party.readers
    await evening.command(anna.person, party.place, "/newgame")
    evening.world.trouble.break_page("sendChatAction", chat_id=boris.id)
    await evening.press(boris.person, party.lobby, party.t("button-join"))
    await evening.advance(5)

    assert "Boris" in party.lobby.text
    assert boris.toast == ""


async def test_a_page_makes_nobody_an_admin(evening: Evening) -> None:
    party = await gather(evening)
    anna, boris, _ = party.readers
    await evening.command(boris.person, party.place, "/newgame")
    evening.world.trouble.break_page("getChatMember")
    await evening.command(anna.person, party.place, "/stop")
    await evening.advance(5)

    assert anna.texts()[-1] == anna.refused("error-not-asked")
    await evening.command(anna.person, party.place, "/stop")
    await evening.advance(5)
    assert party.sees(party.t("stop-ask-lobby")) or party.sees(party.t("stop-ask"))


async def test_a_page_instead_of_the_menu_is_no_failure(evening: Evening) -> None:
    evening.world.trouble.break_page("setMyCommands")
    await evening.restart()
    await evening.advance(5)

    assert evening.complaints.lines == []
