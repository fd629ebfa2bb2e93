"""Many people together flood one group: others' tables, and other chats, are not slowed."""

from random import Random

import pytest

from bot.handlers import playing
from bot.handlers.presser import Answer, Presser
from tests.e2e.evening import Evening
from tests.e2e.newcomers import whispers
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader
from tests.e2e.test_floods import bid_is_seen_soon, buttons

COMMANDS = ("/help", "/rules", "/score", "/table", "/settings", "/verify", "/hand", "/newgame")
FORGED = ("q1:language", "q1:rules", "q1:settings", "r1:0:0:1", "o1:0:topics::", "l1:1:join:0")


def crowd(party: Party, count: int) -> list[Reader]:
    """Bring more people into a group, each of whom may ask as often as anybody."""
    people = [Reader(party.evening.world.person(f"Guest {at}")) for at in range(count)]
    for one in people:
        one.person.start()
        party.group.add(one.person)
    return people


def throw(dice: Random, people: list[Reader], party: Party, *, times: int) -> None:
    """Let each of them write and press whatever he likes, all at the same moment."""
    for _ in range(times):
        for one in people:
            if dice.random() < 0.4:
                one.person.send(party.place, f"{dice.choice(COMMANDS)}@thousand_bot")
                continue
            shown, data = buttons(dice, one.all(party.place))
            one.person.press(shown, data=dice.choice([data, *FORGED]), stale=True)


@pytest.mark.parametrize("seed", range(2))
async def test_a_crowd_in_one_group_slows_no_other_and_its_own_table_little(
    evening: Evening, seed: int
) -> None:
    dice = Random(f"crowd {seed}")
    friday = await seated(evening)
    sunday = await seated(evening, {"Dora": "en", "Eve": "en", "Fred": "en"}, title="Sunday")
    people = crowd(friday, 20)
    await evening.advance(60)
    posted = len(friday.first.all(friday.place))

    throw(dice, people, friday, times=8)
    await bid_is_seen_soon(sunday)
    throw(dice, people, friday, times=8)
    turn = friday.turn
    query = await evening.press(turn.person, turn.last(), turn.choose(turn.last()))
    assert query.answers == 1
    await evening.advance(60)
    assert len(friday.first.all(friday.place)) - posted <= 20

    await friday.play(lambda: friday.reads("table-deal", n=2))
    await sunday.play(lambda: sunday.reads("table-deal", n=2))


async def test_the_backlog_of_a_group_does_not_grow_with_the_crowd(evening: Evening) -> None:
    party = await gather(evening)
    people = crowd(party, 40)
    await evening.advance(60)
    before = len(party.first.all(party.place))
    for one in people:
        for _ in range(3):
            one.person.send(party.place, "/help@thousand_bot")
    await evening.settle()
    await evening.advance(30)
    helped = len(party.first.all(party.place, party.says("help-title")))
    assert 8 <= helped <= 12
    assert len(party.first.all(party.place, party.t("error-crowd"))) == 1
    assert len(party.first.all(party.place)) - before == helped + 1

    await evening.advance(120)
    await party.say(party.first, "/rules")
    assert len(party.first.all(party.place)) - before == helped + 2


async def test_presses_of_a_crowd_are_answered_and_few_of_them_carried_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await seated(evening)
    people = crowd(party, 20)
    await evening.advance(60)
    done, cards = list[int](), playing._cards

    async def counted(who: Presser, table: int) -> Answer:
        done.append(table)
        return await cards(who, table)

    monkeypatch.setattr(playing, "_cards", counted)
    queries = [
        one.person.press(party.table, party.t("button-cards")) for one in people for _ in range(10)
    ]
    await evening.settle()
    assert all(query is not None and query.answers == 1 for query in queries)
    assert 50 <= len(done) <= 70
    assert {one.toast for one in people[-3:]} == {people[-1].t("error-crowd")}
    await bid_is_seen_soon(party)


async def test_a_press_of_a_player_is_let_in_soon_after_a_crowds(evening: Evening) -> None:
    party = await seated(evening)
    people = crowd(party, 20)
    await evening.advance(60)
    for one in people:
        for _ in range(10):
            one.person.press(party.table, party.t("button-cards"))
    await evening.settle()
    anna = party.first
    await evening.press(anna.person, party.table, party.t("button-cards"))
    assert anna.toast == anna.t("error-crowd")
    await evening.advance(1)
    await evening.press(anna.person, party.table, party.t("button-cards"))
    await evening.advance(5)
    assert whispers(anna, party)
    await evening.press(party.turn.person, party.turn.last(), party.turn.t("button-pass"))
