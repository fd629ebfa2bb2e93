"""One person presses and writes as fast as he can: only he has to wait."""

from random import Random

import pytest

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.test_failing_database import locked

SOON = 8.0
"""Seconds within which a group sees a move, though somebody floods it."""


async def bid_is_seen_soon(party: Party) -> None:
    """Let whoever is on turn pass, and see that the table says so in good time."""
    reader = party.turn
    hand = reader.hand()
    assert hand is not None
    query = await party.evening.press(reader.person, hand, reader.t("button-pass"))
    assert query.answers == 1
    assert reader.toast == ""
    await party.evening.until(lambda: party.reads("call-pass"), limit=SOON)


@pytest.mark.parametrize("command", ["/help", "/rules", "/score", "/settings", "/table"])
async def test_sixty_commands_of_one_do_not_delay_the_table(
    evening: Evening, command: str
) -> None:
    party = await seated(evening)
    await evening.advance(60)
    boris = next(reader for reader in party.readers if reader is not party.turn)
    group, private = (
        len(boris.texts(party.place)),
        len(boris.all(None, boris.t("error-too-often"))),
    )
    for _ in range(60):
        boris.person.send(party.place, f"{command}@thousand_bot")
    await evening.settle()
    await bid_is_seen_soon(party)
    await evening.advance(120)

    assert len(boris.texts(party.place)) - group < 15
    assert len(boris.all(None, boris.t("error-too-often"))) == private + 1
    assert not party.sees(party.t("error-too-often"))
    await party.say(boris, "/help")
    assert party.says("help-title") in boris.last(party.place).text


async def test_who_cannot_be_written_to_is_told_once_in_the_group(evening: Evening) -> None:
    party = await gather(evening)
    boris = party.readers[1]
    boris.person.block()
    for _ in range(60):
        boris.person.send(party.place, "/help@thousand_bot")
    await evening.advance(120)
    assert len(party.first.all(party.place, party.t("error-too-often"))) == 1


async def test_a_flood_in_private_is_told_once_and_keeps_the_hand_in_reach(
    evening: Evening,
) -> None:
    party = await seated(evening)
    await evening.advance(60)
    reader = party.turn
    for _ in range(200):
        reader.person.send(None, "hello?")
    await evening.settle()
    await evening.advance(15)
    assert len(reader.all(None, reader.t("error-too-often"))) == 1
    await bid_is_seen_soon(party)


async def test_presses_beyond_measure_are_answered_and_not_carried_out(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    party = await seated(evening)
    await evening.advance(60)
    reader = party.turn
    other = next(one for one in party.readers if one is not reader)
    before = await evening.tables()
    queries = [other.press(party.table, party.t("button-cards"), stale=True) for _ in range(100)]
    await evening.advance(5)
    assert all(query is not None and query.answers == 1 for query in queries)
    slowed = [toast for toast in other.person.toasts if toast.text == other.t("error-too-often")]
    assert 80 <= len(slowed) <= 85
    assert await evening.tables() == before
    await bid_is_seen_soon(party)
    await evening.advance(15)
    await evening.press(other.person, party.table, party.t("button-cards"))
    assert other.toast != other.t("error-too-often")


async def test_one_anonymous_admin_takes_nothing_from_those_of_another_group(
    evening: Evening,
) -> None:
    friday = await gather(evening)
    sunday = await gather(evening, {"Dora": "en"}, title="Sunday")
    for _ in range(30):
        friday.first.person.send(friday.place, "/help@thousand_bot", anonymous=True)
    await evening.settle()
    sunday.first.person.send(sunday.place, "/newgame@thousand_bot", anonymous=True)
    await evening.until(lambda: sunday.sees(sunday.t("lobby-title")))
    await evening.advance(60)


async def test_a_press_that_is_put_off_is_let_in_when_it_comes_again(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(60)
    reader = party.turn
    hand = reader.hand()
    assert hand is not None
    async with locked(evening):
        await evening.press(reader.person, hand, reader.t("button-pass"))
        assert reader.toast == reader.t("error-put-off")
        await evening.advance(20)  # it is tried at longer and longer intervals
        for _ in range(60):
            reader.press(party.table, party.t("button-cards"))
        await evening.advance(3)
        assert reader.toast == reader.t("error-too-often")
    for _ in range(40):
        await evening.press(reader.person, party.table, party.t("button-cards"))
        await evening.advance(1)
    assert party.reads("call-pass")
    assert len(evening.complaints.lines) >= 4
    evening.complaints.lines.clear()


def buttons(dice: Random, seen: list[Shown]) -> tuple[Shown, str]:
    """Return a message and what a modified client makes of one of its buttons."""
    shown = dice.choice(seen)
    presses = [key.data for key in shown.keys if key.data]
    return shown, dice.choice(presses or ["q1:language"])


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_one_throws_at_the_bot_the_others_play_on(
    evening: Evening, seed: int
) -> None:
    dice = Random(f"flood {seed}")
    party = await seated(evening)
    vandal = party.outsider()
    await evening.advance(60)
    commands = ["/help", "/rules", "/score", "/table", "/settings", "/verify", "/newgame", "/stop"]

    def throw() -> None:
        for _ in range(dice.randint(20, 60)):
            if dice.random() < 0.5:
                place = dice.choice([party.place, None])
                whole = dice.choice(commands) + ("@thousand_bot" if place else "")
                vandal.person.send(place, whole)
                continue
            shown, data = buttons(dice, vandal.all(party.place))
            data = dice.choice([data, "q1:language", "q1:rules", "r1:0:0:1", "o1:0:topics::"])
            vandal.person.press(shown, data=data, stale=True)

    throw()
    await bid_is_seen_soon(party)
    while not party.reads("table-deal", n=2):
        for reader in party.readers:
            reader.act(party.title)
        if dice.random() < 0.1:
            throw()
        await evening.settle()
        await evening.time.step()
    assert party.first.toast == ""
