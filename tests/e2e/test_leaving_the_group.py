"""Somebody goes out of the group, or is thrown out: his seat is taken, and the rest play on."""

from collections.abc import Callable

import pytest

from game.rules import CLASSIC, changed
from tests.e2e.evening import Evening
from tests.e2e.menus import choose_rules
from tests.e2e.party import Party, elsewhere, gather, seated
from tests.e2e.reader import Reader, plain


def names_contract(reader: Reader | None) -> bool:
    """Tell whether somebody is asked how high he plays."""
    begins = "" if reader is None else plain(reader.t("your-contract-free", bid=0)).split(":")[0]
    return reader is not None and f"{begins}:" in reader.last().text


PHASES: dict[str, Callable[[Party], object]] = {
    "auction": lambda party: party.on_turn(),
    "exchange": lambda party: party.asked("your-give"),
    "contract": lambda party: names_contract(party.on_turn()),
    "first lead": lambda party: party.asked("board-trick", n=1),
    "mid-match": lambda party: party.asked("board-trick", n=4),
    "between deals": lambda party: (
        [party.t("button-next")] in party.first.last(party.place).labels
    ),
}


def goes(party: Party, reader: Reader, *, thrown_out: bool = False) -> None:
    """Let somebody go out of the group, and look at nothing of it any more."""
    party.group.remove(reader.person, party.first.person if thrown_out else None)
    party.readers.remove(reader)


async def deals_on(party: Party, deal: int) -> None:
    """Play the deal after this one too, without anybody's help."""
    await party.play(lambda: party.reads("table-deal", n=deal + 2))
    assert len(party.tables) <= 2


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("whose", ["on turn", "waiting"])
async def test_who_goes_in_any_phase_holds_nobody_up(
    evening: Evening, phase: str, whose: str
) -> None:
    party = await seated(evening)
    await party.play(lambda: PHASES[phase](party))
    acting = party.on_turn() or party.readers[2]
    others = [one for one in party.readers[1:] if one is not acting]
    gone = acting if whose == "on turn" and acting is not party.first else others[0]
    goes(party, gone, thrown_out=whose == "waiting")
    await evening.advance(5)

    left = party.says("notice-left", name=gone.person.account.name)
    assert party.sees(left)
    assert gone.hand() is None
    await deals_on(party, 1)


async def test_the_opener_goes_and_the_match_is_played_without_him(evening: Evening) -> None:
    party = await seated(evening)
    opener = party.first
    party.group.promote(party.readers[1].person)
    party.readers = [*party.readers[1:], opener]
    goes(party, opener)
    await evening.advance(5)
    await deals_on(party, 1)
    await party.say(party.first, "/stop")
    question = party.first.last(party.place, party.t("stop-ask"))
    await evening.press(party.first.person, question, party.t("button-stop"))
    await evening.until(lambda: party.sees(party.t("notice-stopped")))


async def test_in_the_lobby_his_seat_is_free_and_the_others_start(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    opener = party.first
    party.readers = [*party.readers[1:], opener]
    goes(party, opener)
    await evening.until(lambda: "Anna" not in party.lobby.text.partition("\n\n")[2])
    assert len((await evening.tables())[0].seats) == 2
    await party.start()
    assert opener.hand() is None


async def test_the_last_to_go_ends_the_match(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    dora = party.outsider()
    party.readers.append(dora)
    goes(party, party.readers[0])
    await evening.until(lambda: party.sees(party.t("notice-stopped")), limit=30)
    assert [row.status for row in await evening.tables()] == ["stopped"]


async def test_who_comes_back_gets_his_seat_between_deals(evening: Evening) -> None:
    party = await seated(evening)
    boris = party.readers[1]
    goes(party, boris)
    await evening.advance(5)
    party.group.add(boris.person)
    await party.play(lambda: PHASES["between deals"](party))
    await evening.command(boris.person, party.place, "/join")
    await evening.until(boris.hand, limit=60)
    party.readers.append(boris)
    await deals_on(party, 2)


async def test_who_watched_only_changes_nothing_by_going(evening: Evening) -> None:
    party = await seated(evening)
    dora = party.outsider()
    await evening.advance(10)
    before = await evening.tables()
    party.group.remove(dora.person)
    await evening.advance(10)
    assert await evening.tables() == before


async def test_his_tables_elsewhere_are_not_left(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1)
    boris = party.readers[1]
    sunday = await elsewhere(evening, boris, "Sunday")
    await sunday.open_lobby(computers=2)
    await sunday.start()
    goes(party, boris)
    await evening.advance(10)
    assert boris.hand("Friday") is None
    assert boris.hand("Sunday") is not None
    await sunday.play(lambda: sunday.reads("table-deal", n=2))


async def test_while_a_deck_waits_to_be_cut(evening: Evening) -> None:
    party = await gather(evening)
    await choose_rules(party, changed(CLASSIC, "cut", "on"))
    await party.open_lobby()
    await party.start()
    cutter = next(one for one in party.readers if one.all(None, one.t("your-cut")))
    party.readers.sort(key=lambda one: one is cutter)
    goes(party, cutter)
    await deals_on(party, 0)
