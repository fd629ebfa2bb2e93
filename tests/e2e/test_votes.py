"""Votes that a computer gets the seat of who does not move, and who may take it then."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated
from tests.e2e.reader import Reader
from tests.e2e.turns import fall_asleep, result_of


def left(party: Party, sleeper: Reader) -> str:
    """Return what the group is told of a seat that a computer has."""
    return party.says("notice-left", name=sleeper.person.account.first_name)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_all_others_vote_a_computer_in_for_the_absent(
    evening: Evening, language: str
) -> None:
    party = await seated(evening, dict.fromkeys(("Anna", "Boris", "Vera"), language))
    sleeper = await fall_asleep(party)
    party.readers.remove(sleeper)
    one, other = party.readers
    away = party.says("notice-away", name="").strip()
    notice = one.last(party.place, away)
    await evening.press(one.person, notice, party.t("button-replace", n=0, of=2))
    assert one.toast == one.t("answer-voted")
    await evening.advance(8)
    assert not party.sees(left(party, sleeper))
    notice = one.last(party.place, away)
    await evening.press(one.person, notice, party.t("button-replace", n=1, of=2))
    await evening.advance(8)
    assert not party.sees(left(party, sleeper))
    await evening.press(other.person, notice, party.t("button-replace", n=1, of=2))
    await evening.advance(8)
    assert party.sees(left(party, sleeper))
    assert not party.sees(away)
    assert sleeper.hand() is None
    await party.play(lambda: result_of(party))


async def test_who_is_on_turn_can_be_voted_off_before_his_time_is_up(evening: Evening) -> None:
    party = await seated(evening)
    late = party.turn
    one, other = (reader for reader in party.readers if reader is not late)
    await party.say(one, "/replace")
    assert one.texts()[-1] == one.refused("error-nobody-delays")
    await evening.advance(25)
    await party.say(late, "/replace")
    assert late.texts()[-1] == late.refused("error-nobody-delays")
    await party.say(one, "/replace")
    name = late.person.account.first_name
    assert party.sees(party.says("notice-vote", name=name))
    await party.say(other, "/replace")
    assert party.sees(left(party, late))
    party.readers.remove(late)
    await party.play(lambda: result_of(party))


async def test_a_move_ends_the_vote(evening: Evening) -> None:
    party = await seated(evening)
    late = party.turn
    one, other = (reader for reader in party.readers if reader is not late)
    await evening.advance(25)
    await party.say(one, "/replace")
    vote = party.says("notice-vote", name=late.person.account.first_name)
    notice = one.last(party.place, vote)
    hand = late.last()
    await evening.press(late.person, hand, late.choose(hand))
    await evening.advance(8)
    assert not party.sees(vote)
    stale = next(key.data for key in notice.keys)
    await evening.press(other.person, notice, data=stale, stale=True)
    assert other.toast == other.t("error-nobody-delays")
    assert [seat.votes for seat in (await evening.tables())[0].seats] == [0, 0, 0]


async def test_who_does_not_sit_has_no_vote(evening: Evening) -> None:
    party = await seated(evening)
    dora = party.outsider()
    await evening.advance(25)
    await party.say(dora, "/replace")
    assert dora.texts()[-1] == dora.refused("error-not-seated")


async def test_somebody_else_takes_the_seat_between_two_deals(evening: Evening) -> None:
    party = await seated(evening)
    late = party.turn
    await evening.advance(25)
    for one in party.readers:
        if one is not late:
            await party.say(one, "/replace")
    party.readers.remove(late)
    dora = party.outsider()
    notice = dora.last(party.place, left(party, late))
    await evening.press(dora.person, notice, party.t("button-sit"))
    assert dora.toast == dora.t("error-between-deals")
    one = party.readers[0]
    await evening.press(one.person, notice, party.t("button-sit"))
    assert one.toast == one.t("error-already-seated")
    await party.play(lambda: result_of(party))
    await evening.press(dora.person, notice, party.t("button-sit"))
    await evening.advance(8)
    assert not party.sees(left(party, late))
    await evening.press(late.person, notice, party.t("button-return"), stale=True)
    assert late.toast == late.t("error-match-running")
    party.readers.append(dora)
    await party.play(lambda: dora.hand() is not None)
    await party.play(lambda: party.on_turn() is dora)
