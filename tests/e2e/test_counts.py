"""What is counted is what the hand histories say: each deal and match once, for who played it."""

import io
from itertools import pairwise
from random import Random

import pytest

from bot.counting import SIZES
from bot.tallies import Figures
from game.history import History, read
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, practise, seated
from tests.e2e.reader import Reader
from tests.e2e.recount import Counted, recount


async def file_of(party: Party) -> History:
    """Let the first reader ask for the history of the match, and read it."""
    await party.say(party.first, "/history")
    document = party.first.last(party.place).document
    assert document is not None
    return read(io.StringIO(document.content.decode()))


async def figures(evening: Evening, reader: Reader, chat: int = 0) -> Figures:
    """Read what the database counts of a person."""
    async with evening.app._storage.read() as tx:
        known = await tx.bookings.known([reader.id])
        return await tx.figures.person(known.get(reader.id, 0), chat)


def as_figures(one: Counted) -> Figures:
    """Write a recount as the bot does."""
    bounds = [0, *SIZES, 10**9]
    return Figures(
        places=tuple(one.places[place] for place in (1, 2, 3, 4)),
        left=one.left,
        deals=len(one.points),
        points=sum(one.points),
        marriages=one.marriages,
        bolts=one.bolts,
        barrels=one.barrels,
        falls=one.falls,
        best=max(one.points, default=None),
        contracts=tuple(
            (
                sum(n for (c, how), n in one.contracts.items() if a < c <= b and how == "made"),
                sum(n for (c, _), n in one.contracts.items() if a < c <= b),
            )
            for a, b in pairwise(bounds)
        ),
    )


async def compare(party: Party, *files: History) -> dict[str, Counted]:
    """Assert that everybody's figures are those of the files."""
    again = recount(files)
    async with party.evening.app._storage.read() as tx:
        for key, one in again.items():
            player = int(key.removeprefix("p"))
            assert await tx.figures.person(player) == as_figures(one)
            rating = (await tx.figures.person(player, party.group.id)).rating
            found = None if one.rating is None else (one.rating.mu, one.rating.sigma)
            assert (None if rating is None else tuple(rating)) == (
                found if found is None else pytest.approx(found)
            )
    return again


async def test_a_match_of_people_is_what_its_file_says_after_a_restart_too(
    evening: Evening,
) -> None:
    evening.may_flood = True
    party = await seated_with_luck(evening)
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.restart()
    await finish(party)
    await evening.restart()
    file = await file_of(party)
    again = await compare(party, file)
    assert len(again) == 3
    assert all(one.rating is not None for one in again.values())
    assert sum(len(one.points) for one in again.values()) == 3 * len(file.deals) >= 6
    assert sum(one.places.total() for one in again.values()) == 3


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_match_counts_once_however_often_the_process_dies(
    evening: Evening, seed: int
) -> None:
    evening.may_flood = True
    dice, kills = Random(seed), 0
    party = await seated_with_luck(evening)
    await evening.put_on_barrel(0)
    while not party.ended():
        evening.line.calls_left = dice.randrange(20)
        end = evening.time.now() + 90
        await party.play(
            lambda end=end: (  # type: ignore[misc]
                party.ended() or evening.line.is_cut or evening.time.now() > end
            )
        )
        await evening.restart()
        await evening.advance(4)
        kills += 1
    assert kills > 3
    again = await compare(party, await file_of(party))
    assert [one.places.total() for one in again.values()] == [1, 1, 1]


async def test_who_comes_back_has_played_the_other_deals(evening: Evening) -> None:
    party = await seated_with_luck(evening)
    boris = party.readers[1]
    await leave(party, boris)
    party.readers.remove(boris)
    await party.play(lambda: [party.t("button-next")] in party.first.last(party.place).labels)
    await evening.command(boris.person, party.place, "/join")
    await evening.until(boris.hand, limit=60)
    party.readers.append(boris)
    await finish(party)
    file = await file_of(party)
    again = await compare(party, file)
    mine = await figures(evening, boris)
    assert mine.deals == len(file.deals) - 1
    assert (mine.matches, mine.left) == (1, 0)
    assert all(one.rating is None for one in again.values())


async def test_who_leaves_has_lost_and_who_sits_in_has_the_place(evening: Evening) -> None:
    party = await seated_with_luck(evening)
    boris, dora = party.readers[1], party.outsider()
    await leave(party, boris)
    party.readers.remove(boris)
    await party.play(lambda: [party.t("button-next")] in party.first.last(party.place).labels)
    notice = party.first.last(party.place, party.t("notice-left", name="Boris"))
    await evening.press(dora.person, notice, party.t("button-sit"))
    await evening.until(dora.hand, limit=60)
    party.readers.append(dora)
    await finish(party)
    file = await file_of(party)
    await compare(party, file)
    his, hers = await figures(evening, boris), await figures(evening, dora)
    assert (his.matches, his.left, his.deals) == (1, 1, 0)
    assert (hers.matches, hers.left, hers.deals) == (1, 0, len(file.deals) - 1)


async def test_a_stopped_match_counts_for_nobody_but_who_left(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1)
    anna, boris = party.readers
    await leave(party, boris)
    await stop(party, anna)
    file = await file_of(party)
    assert file.header["players"].count("normal") == 1
    await compare(party, file)
    assert (await figures(evening, anna)).matches == 0
    assert await figures(evening, boris) == Figures(left=1)


async def test_practice_counts_for_nothing(evening: Evening) -> None:
    party = await gather(evening)
    anna = party.first
    await practise(evening, anna.person)
    await evening.until(anna.hand)
    await evening.command(anna.person, None, "/stop")
    await evening.until(lambda: anna.sees(None, anna.t("stop-ask-practice")))
    question = anna.last(None, anna.t("stop-ask-practice"))
    await evening.press(anna.person, question, anna.t("button-stop-own"))
    await evening.advance(5)
    assert await figures(evening, anna) == Figures()
    async with evening.app._storage.read() as tx:
        assert await tx.bookings.known([anna.id]) == {}


async def seated_with_luck(evening: Evening) -> Party:
    """Seat three people, one of whom wins every deal."""
    evening.chance.favour(0)
    return await seated(evening)


async def finish(party: Party) -> None:
    """Let the rest of the match be played: the next deal that seat 0 wins is the last."""
    await party.evening.put_on_barrel(0)
    await party.play(party.ended)
    await party.evening.advance(10)


async def leave(party: Party, reader: Reader) -> None:
    """Let somebody leave the match."""
    await party.say(reader, "/leave")
    question = reader.last(None, reader.t("quit-ask"))
    await party.evening.press(reader.person, question, reader.t("button-quit"))
    await party.evening.advance(5)


async def stop(party: Party, reader: Reader) -> None:
    """Let the opener stop the match."""
    await party.say(reader, "/stop")
    question = reader.last(party.place, party.t("stop-ask"))
    await party.evening.press(reader.person, question, party.t("button-stop"))
    await party.evening.advance(5)
