"""The process is killed at any moment, and its successor goes on as if nothing had been."""

from collections.abc import Callable
from functools import partial

import pytest

from sandbox.keyboards import Key
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader


def screens(party: Party) -> list[object]:
    """Return everything on everybody's screen."""
    group = [(one.id, one.text, one.labels) for one in party.first.person.see(party.place)]
    private = [
        [(one.id, one.text, one.labels) for one in reader.person.see()] for reader in party.readers
    ]
    return [group, private]


async def restarted(party: Party) -> None:
    """Kill the bot and start it; nothing on any screen may change by that."""
    await party.evening.advance(4)
    before = screens(party)
    await party.evening.restart()
    await party.evening.advance(4)
    for now, then in zip(screens(party), before, strict=True):
        assert now == then


async def pressed(party: Party, reader: Reader, shown: Shown, label: str) -> None:
    """Let a button be pressed that was on screen before the restart."""
    await party.evening.press(reader.person, shown, label, stale=True)
    await party.evening.advance(4)


async def test_in_the_lobby(evening: Evening) -> None:
    party = await gather(evening)
    await evening.command(party.first.person, party.place, "/newgame")
    lobby = party.lobby
    await restarted(party)
    for reader in party.readers[1:]:
        await pressed(party, reader, lobby, party.t("button-join"))
    assert party.t("lobby-three") in party.lobby.text
    await restarted(party)
    await party.start()
    assert len(party.tables) == 1


async def test_in_the_auction(evening: Evening) -> None:
    party = await seated(evening)
    reader = turn(party)
    hand = reader.last()
    await restarted(party)
    await pressed(party, reader, hand, party.t("button-pass"))
    assert party.t("call-pass") in party.table.text
    assert party.on_turn() is not reader


async def test_in_the_exchange_half_chosen(evening: Evening) -> None:
    party = await seated(evening)

    def one_is_chosen() -> Reader | None:
        return next((one for one in party.readers if any("①" in k.text for k in keys(one))), None)

    await party.play(one_is_chosen)
    reader = one_is_chosen()
    assert reader is not None
    hand = reader.last()
    await restarted(party)
    await pressed(party, reader, hand, reader.choose(hand))
    assert party.t("button-give") in [key.text for key in reader.last().keys]
    await restarted(party)
    await pressed(party, reader, reader.last(), party.t("button-give"))
    assert party.reads("turn-contract", name="") or party.reads("turn-lead", name="")


async def test_before_the_contract_is_named(evening: Evening) -> None:
    party = await seated(evening)

    def names_it() -> Reader | None:
        names = {one: [key.text for key in keys(one)] for one in party.readers}
        return next((one for one in names if one.t("button-contract", n=100) in names[one]), None)

    await party.play(names_it)
    reader = names_it()
    assert reader is not None
    hand = reader.last()
    await restarted(party)
    await pressed(party, reader, hand, reader.t("button-contract", n=100))
    assert party.asked("board-trick", n=1) is reader


async def test_in_the_middle_of_a_trick(evening: Evening) -> None:
    party = await seated(evening)
    await party.play(lambda: party.asked("board-trick", n=3))
    leader = turn(party)
    await party.play(lambda: party.on_turn() not in {None, leader})
    reader = turn(party)
    hand = reader.last()
    card = reader.choose(hand)
    await restarted(party)
    await pressed(party, reader, hand, card)
    assert f"{card} {reader.person.account.name}" in party.table.text or party.reads(
        "board-trick", n=4
    )


async def test_between_two_deals_next_still_deals(evening: Evening) -> None:
    party = await seated(evening)
    await party.play(lambda: between(party))
    await evening.settle()
    result = party.first.last(party.place)
    await evening.restart()
    assert party.first.last(party.place) == result
    await evening.press(party.first.person, result, party.t("button-next"))
    await evening.until(lambda: party.reads("table-deal", n=2), limit=15)


async def test_between_two_deals_the_next_comes_by_itself(evening: Evening) -> None:
    party = await seated(evening)
    await party.play(lambda: between(party))
    await evening.restart()
    await evening.until(lambda: party.reads("table-deal", n=2), limit=30)
    await evening.restart()
    await evening.advance(30)
    assert len(party.tables) == 1


async def test_computers_go_on_by_themselves(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    for _ in range(4):
        await party.play(lambda: party.on_turn() is not None)
        reader = turn(party)
        hand = reader.last()
        reader.act()
        await evening.restart()
        await evening.until(partial(changed, reader, hand))


async def last_deal(evening: Evening) -> Party:
    """Seat people who play a deal that somebody wins the match with."""
    evening.chance.favour(0)
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.put_on_barrel(0)
    return party


async def test_after_the_end(evening: Evening) -> None:
    party = await last_deal(evening)
    await party.play(party.ended)
    await evening.advance(10)
    end = party.first.last(party.place)
    await restarted(party)
    await pressed(party, party.first, end, party.t("button-rematch"))
    assert party.t("lobby-three") in party.lobby.text


# What was owed


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


def turn(party: Party) -> Reader:
    """Return who is asked to act."""
    reader = party.on_turn()
    assert reader is not None
    return reader


def keys(reader: Reader) -> list[Key]:
    """Return the buttons of a hand."""
    hand = reader.hand()
    return list(hand.keys) if hand else []


def changed(reader: Reader, hand: Shown) -> bool:
    """Tell whether a hand has something new to say."""
    return reader.last().text != hand.text


def between(party: Party) -> bool:
    """Tell whether a deal is over and the next has not begun."""
    return [party.t("button-next")] in party.first.last(party.place).labels


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
    reader = turn(party)
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
    assert table.rev == 3


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
    reader = turn(party)
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
    reader = turn(party)
    evening.line.is_cut = True
    reader.act()
    await evening.settle()
    (committed,) = await evening.tables()
    assert len(evening.world.updates.waiting()) == 1
    await evening.restart()

    (after,) = await evening.tables()
    assert after == committed
    assert reader.toast == ""
