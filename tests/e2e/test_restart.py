"""The process is killed at any moment, and its successor goes on as if nothing had been."""

from functools import partial

from sandbox.keyboards import Key
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, last_deal, seated
from tests.e2e.reader import Reader


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
    reader = party.turn
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
    leader = party.turn
    await party.play(lambda: party.on_turn() not in {None, leader})
    reader = party.turn
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
        reader = party.turn
        hand = reader.last()
        reader.act()
        await evening.restart()
        await evening.until(partial(changed, reader, hand))


async def test_after_the_end(evening: Evening) -> None:
    party = await last_deal(evening)
    await party.play(party.ended)
    await evening.advance(10)
    end = party.first.last(party.place)
    await restarted(party)
    await pressed(party, party.first, end, party.t("button-rematch"))
    title = party.t("lobby-title")  # the minute of the last trick may still be full
    await evening.until(lambda: party.first.sees(party.place, title))
    assert party.t("lobby-three") in party.lobby.text
