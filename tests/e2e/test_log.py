"""What a match leaves in the log when the operator asks for everything."""

import io
import json
import re
from typing import Any

from tests.e2e.evening import Evening
from tests.e2e.party import seated

CARD = re.compile(r"(?<![A-Za-z0-9])(?:9|10|[AKQJT])[SCDH♠♣♦♥](?![A-Za-z0-9])")


async def test_the_log_of_a_deal_says_where_and_nothing_that_people_keep_secret(
    lines: tuple[io.StringIO, io.StringIO], evening: Evening
) -> None:
    party = await seated(evening, {"Annuschka": "en"}, computers=2, title="Freitagsrunde")
    group = party.group.id
    await evening.command(party.first.person, party.place, "/hand of my grandmother")
    party.first.person.block()
    await evening.advance(30)
    party.first.person.start()
    evening.world.trouble.break_page("editMessageText", 502)
    await party.play(lambda: party.reads("table-deal", n=2))

    json_text, text = (stream.getvalue() for stream in lines)
    told: list[dict[str, Any]] = [json.loads(line) for line in json_text.splitlines()]
    about_presses = [line for line in told if line.get("table")]
    assert {line["chat"] for line in about_presses} >= {group, party.first.person.id}
    (waits,) = (line for line in told if line["level"] == "warning")
    assert "waits" in waits["message"]
    assert waits["chat"] in {group, party.first.person.id}
    assert waits["table"] == 1
    for whole in (json_text, text):
        for secret in (evening.world.token, "Annuschka", "Freitagsrunde", "grandmother"):
            assert secret not in whole
        assert CARD.findall(whole) == []
