"""Names are hostile input: none breaks a message, and no two are one."""

from tests.e2e.evening import Evening
from tests.e2e.party import gather

HOSTILE = (
    "<b>Anna</b> & <i",
    "\u202egnp.exe",
    "\u3164\u200b",
    "/stop",
    "@everyone",
    "Pass",
    "Z̴̡̛͙͎̱a̸l̵g̷o̶" * 8,
    "محمد علی",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "A" * 64,
    "Ж" * 128,
    "\u200b\u200d\ufeff\u2060",
    "\u202b\u2067שלום\u2069\u202c",
    "🂡",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f" * 10,
    "</code></pre>",
    "&amp;lt;b&gt;",
    "Computer 1",
    "12",
    "`code` *bold* _x_",
    "tg://user?id=1",
)


async def test_hostile_names_play_a_deal(evening: Evening) -> None:
    for at in range(0, len(HOSTILE), 3):
        names = HOSTILE[at : at + 3]
        party = await gather(evening, dict.fromkeys(names, "en"), title=f"<{at}> & \u202e")
        party.title = f"<{at}> &"
        await party.open_lobby()
        await party.start()
        await evening.advance(5)
        await evening.command(party.first.person, party.place, "/score")
        assert len(party.tables) == 1
        table = party.table
        assert not any(mark in table.text for mark in "\u202e\u200b\u3164")
        assert not [one for one in table.entities if one.kind in {"bot_command", "mention"}]
        lines = [line for line in table.text.splitlines() if line.startswith(("•", "►"))]
        assert len({line.rpartition(":")[0] for line in lines[:3]}) == 3


async def test_two_of_one_name_are_told_apart(evening: Evening) -> None:
    party = await gather(evening, {"Ваня": "ru", "Ваня ": "ru", "ваня": "ru"})
    await party.open_lobby()
    seats = [line for line in party.lobby.text.splitlines() if line[:2] in {"1.", "2.", "3."}]
    assert len({line[3:] for line in seats}) == 3


async def test_an_account_that_is_renamed_is_called_by_its_new_name(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    boris = party.readers[1]
    boris.person.account.first_name = "Bob"
    await party.start()
    await evening.press(boris.person, party.table, party.t("button-cards"))
    await party.play(lambda: party.reads("table-deal", n=2))
    assert "Bob" in party.table.text
    assert "Boris" not in party.table.text
