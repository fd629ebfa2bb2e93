"""What the bot owed when it was killed is shown, and nothing happens twice."""

from collections.abc import Callable

import pytest

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, last_deal, seated


async def asked_to_stop(party: Party) -> Shown:
    """Let the table's opener send /stop, and return the question."""
    words = party.t("stop-ask")
    await party.evening.command(party.first.person, party.place, "/stop")
    await party.evening.until(lambda: party.sees(words))
    return party.first.last(party.place, words)


async def stop(party: Party) -> None:
    """Let the table's opener stop the match."""
    question = await asked_to_stop(party)
    await party.evening.press(party.first.person, question, party.t("button-stop"))
    await party.evening.until(lambda: party.sees(party.t("notice-stopped")))


async def cut_off(party: Party, act: Callable[[], object], calls: int) -> None:
    """Let somebody act, and kill the process after so many more calls to Telegram."""
    party.evening.line.calls_left = calls
    act()
    await party.evening.advance(1.2)
    await party.evening.restart()


@pytest.mark.parametrize("calls", range(6))
async def test_a_bid_is_made_once_and_shown_whenever_the_kill_comes(
    evening: Evening, calls: int
) -> None:
    party = await seated(evening)
    await evening.advance(5)
    reader = party.turn
    hand = reader.last()
    bid = hand.labels[0][0]
    await cut_off(party, lambda: reader.press(hand, bid), calls)
    await evening.until(lambda: bid in party.table.text, limit=15)
    await evening.advance(5)

    assert party.on_turn() not in {None, reader}
    assert party.table.text.count(bid) == 1
    assert len(party.tables) == 1
    assert all(len(one.all(None, one.t("hand-cards", cards=""))) == 1 for one in party.readers)


@pytest.mark.parametrize("calls", range(8))
async def test_a_start_deals_once_whenever_the_kill_comes(evening: Evening, calls: int) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await evening.advance(5)
    lobby = party.lobby
    await cut_off(party, lambda: party.first.press(lobby, party.t("button-start")), calls)
    await evening.until(party.on_turn, limit=15)
    await evening.advance(5)

    assert len(party.tables) == 1
    assert all(reader.hand() for reader in party.readers)
    assert all(len(one.all(None, one.t("hand-cards", cards=""))) == 1 for one in party.readers)
    (table,) = await evening.tables()
    assert table.rev == 4  # two seats, the sealed deck and the deal


@pytest.mark.parametrize("calls", [0, 1, 2, 4, 6, 8, 10])
async def test_the_end_is_owed_whenever_the_kill_comes(evening: Evening, calls: int) -> None:
    party = await last_deal(evening)
    await party.play(lambda: party.reads("board-trick", n=8))
    evening.line.calls_left = calls
    await evening.advance(20)
    (table,) = await evening.tables()
    assert table.status == "finished"
    await evening.restart()
    await evening.until(party.ended, limit=15)
    await evening.advance(30)

    assert len(party.first.all(party.place, party.winning_words)) == 1
    assert party.tables == []
    assert sum("SHA\u2011256" in text for text in party.first.texts(party.place)) == 2
    assert party.first.all(None, party.t("hand-cards", cards="")) == []


@pytest.mark.parametrize("calls", [0, 1, 2])
async def test_a_stop_is_owed_whenever_the_kill_comes(evening: Evening, calls: int) -> None:
    party = await seated(evening)
    await evening.advance(5)
    question = await asked_to_stop(party)
    await cut_off(party, lambda: party.first.press(question, party.t("button-stop")), calls)
    await evening.advance(15)

    assert len(party.first.all(party.place, party.t("notice-stopped"))) == 1
    assert party.tables == []
    assert party.on_turn() is None


async def test_a_hand_that_arrives_after_the_stop_does_not_stay(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await evening.advance(5)
    anna, boris, _ = party.readers
    evening.world.trouble.delay("sendMessage", 30, chat_id=boris.id)
    await evening.press(anna.person, party.lobby, party.t("button-start"))
    await evening.until(anna.hand)
    await stop(party)
    assert boris.hand() is None
    await evening.advance(30)

    assert boris.hand() is None
    assert party.says("result-stopped", deal=1) in boris.texts()[-1]


async def test_a_press_made_while_the_bot_is_down_is_not_lost(evening: Evening) -> None:
    party = await seated(evening)
    reader = party.turn
    hand = reader.last()
    await evening.kill()
    query = reader.press(hand, party.t("button-pass"))
    again = reader.press(hand, party.t("button-pass"))
    await evening.open()
    await evening.advance(5)

    assert query is not None
    assert again is not None
    assert (query.answers, again.answers) == (1, 1)
    assert party.t("call-pass") in party.table.text
    assert len(reader.person.toasts) == 1


async def test_a_press_that_comes_again_does_not_act_again(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await party.play(lambda: party.on_turn() is not None)
    reader = party.turn
    evening.line.is_cut = True
    reader.act()
    await evening.settle()
    (committed,) = await evening.tables()
    assert len(evening.world.updates.waiting()) == 1
    await evening.restart()

    (after,) = await evening.tables()
    assert after == committed
    assert reader.toast == ""
