"""A deck that was sealed and is not dealt: after a stop, a second press, a refusal."""

import pytest

from sandbox.errors import ApiError
from tests.e2e.evening import Evening
from tests.e2e.party import choose_level, gather
from tests.e2e.reader import Reader
from tests.e2e.sealed import ends_before_dealing, first_deal, promised, table_row
from tests.e2e.test_fairness import proved
from tests.e2e.test_owed import stop
from tests.e2e.test_restart import between


async def test_a_second_press_of_next_seals_no_second_deck(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await party.start()
    await party.play(lambda: between(party))
    result = party.first.last(party.place)
    evening.world.trouble.delay("sendMessage", 30, chat_id=party.group.id)
    await evening.press(party.first.person, result, party.t("button-next"))
    sealed = await table_row(evening)
    await evening.press(party.readers[1].person, result, party.t("button-next"), stale=True)
    assert party.readers[1].toast == party.readers[1].t("error-stale")
    assert await table_row(evening) == sealed
    await evening.until(lambda: party.reads("table-deal", n=2))


async def test_after_a_stop_the_table_promises_no_deck_that_is_not_shown(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await party.start()
    await evening.advance(5)
    row = await table_row(evening)
    await stop(party)
    await evening.advance(8)
    (kept,) = [text for text in party.first.texts(party.place) if str(row.commitment) in text]
    assert proved(kept)
    assert party.says("result-stopped", deal=1) in kept


async def test_after_a_stop_a_deck_that_was_not_dealt_is_no_longer_promised(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(evening)
    await party.open_lobby()
    ends_before_dealing(evening, monkeypatch, party.group, 1, said=True)
    await first_deal(party)
    await evening.advance(8)
    row = await table_row(evening)
    assert promised(party, row)
    await stop(party)
    await evening.advance(8)
    assert not promised(party, row)
    assert party.sees(party.says("result-stopped", deal=1))


@pytest.mark.parametrize("said", ["SOMETHING_NEW", "message is not modified"])
@pytest.mark.parametrize("practising", [False, True])
async def test_a_promise_that_is_refused_for_no_known_reason_is_made_again(
    evening: Evening, said: str, *, practising: bool
) -> None:
    refusal = ApiError(400, said)
    if practising:
        anna = Reader(evening.world.person("Anna"))
        anna.person.start()
        await evening.command(anna.person, None, "/practice")
        await evening.until(lambda: anna.sees(None, anna.t("practice-ask")))
        evening.world.trouble.refuse("sendMessage", refusal, chat_id=anna.id)
        await choose_level(evening, anna)
    else:
        party = await gather(evening)
        await party.open_lobby()
        evening.world.trouble.refuse("sendMessage", refusal, chat_id=party.group.id)
        await first_deal(party)
        anna = party.first
    sealed = await table_row(evening)
    assert sealed.sealed is not None
    await evening.until(lambda: anna.held(anna.last()), limit=100)
    row = await table_row(evening)
    assert (row.sealed, row.commitment) == (None, sealed.commitment)
    assert ["is refused" in line for line in evening.complaints.lines] == [True]
    evening.complaints.lines.clear()
