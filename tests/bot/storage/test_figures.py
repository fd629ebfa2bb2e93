"""Figures come out of what was booked: here and anywhere, of one person, two, or a chat."""

from bot.counting import Share, Verdict
from bot.rating import Rating
from bot.storage import Storage, Transaction
from bot.storage.figures import ANYWHERE
from bot.tallies import Account, Figures, Meeting, Side
from tests.bot.storage.conftest import Clock

HERE, THERE = -100, -200
ANNA, BORIS, VERA = 11, 12, 13
MADE = Share(counted=True, points=120, contract=120, outcome="made", marriages=2, barrels=1)
FAILED = Share(counted=True, points=-200, contract=200, outcome="failed", falls=1)
DEFENDED = Share(counted=True, points=-15, bolts=1)


async def match(
    tx: Transaction, chat_id: int, judged: dict[int, Verdict], *deals: dict[int, Share]
) -> None:
    """Book a match that is over, with persons for players."""
    keys = {person: await tx.bookings.player(person) for person in (ANNA, BORIS, VERA)}
    thread = len(await tx.tables.live_of_chat(chat_id)) + 1
    row = await tx.tables.create(chat_id=chat_id, thread_id=thread, opener=1, match_id="m")
    for number, deal in enumerate(deals, 1):
        done = {keys[person]: share for person, share in deal.items()}
        shares = dict(enumerate(done.items()))
        await tx.bookings.book(row.id, number, 0, shares)
    verdicts = {keys[person]: verdict for person, verdict in judged.items()}
    await tx.bookings.judge(row.id, verdicts, ())


async def meet(tx: Transaction) -> tuple[int, int, int]:
    """Let Anna and Boris be known, and return the keys of all three."""
    await tx.persons.see(ANNA, "Anna", None)
    await tx.persons.see(BORIS, "Boris", None)
    anna, boris, vera = [await tx.bookings.player(person) for person in (ANNA, BORIS, VERA)]
    return anna, boris, vera


async def test_a_person_has_figures_here_and_anywhere(storage: Storage) -> None:
    async with storage.write() as tx:
        anna, _, vera = await meet(tx)
        won = {ANNA: Verdict(1), BORIS: Verdict(2)}
        helped = {ANNA: Share(stood_in=True)}
        await match(tx, HERE, won, {ANNA: MADE, BORIS: DEFENDED}, {ANNA: FAILED}, helped)
        await match(tx, THERE, {ANNA: Verdict(3, left=True)}, {ANNA: DEFENDED})
        await tx.bookings.rate(HERE, {anna: Rating(26.0, 8.0)})
    async with storage.read() as tx:
        here = await tx.figures.person(anna, HERE)
        anywhere = await tx.figures.person(anna)
        nothing = await tx.figures.person(vera)
    assert here == Figures(
        places=(1, 0, 0, 0),
        deals=2,
        points=-80,
        marriages=2,
        barrels=1,
        falls=1,
        best=120,
        contracts=((0, 0), (1, 1), (0, 1), (0, 0)),
        rating=Rating(26.0, 8.0),
    )
    assert (anywhere.matches, anywhere.left, anywhere.deals, anywhere.bolts) == (2, 1, 3, 1)
    assert (anywhere.points, anywhere.rating) == (-95, None)
    assert nothing == Figures()


async def test_two_are_compared_in_what_both_played(storage: Storage) -> None:
    async with storage.write() as tx:
        anna, boris, vera = await meet(tx)
        await match(
            tx,
            HERE,
            {ANNA: Verdict(1), BORIS: Verdict(2), VERA: Verdict(2)},
            {ANNA: MADE, BORIS: DEFENDED},
            {BORIS: FAILED, VERA: DEFENDED},
        )
        await match(tx, HERE, {ANNA: Verdict(3, left=True), BORIS: Verdict(3)})
        await match(tx, THERE, {ANNA: Verdict(2), BORIS: Verdict(2)})
    async with storage.read() as tx:
        here = await tx.rankings.meeting(anna, boris, HERE)
        assert here == Meeting(2, 1, Side(1, 120, 1, 1), Side(1, -15, 0, 0))
        assert (await tx.rankings.meeting(boris, anna, ANYWHERE)).matches == 3
        assert (await tx.rankings.meeting(boris, vera, HERE)).mine == Side(0, -200, 0, 1)
        assert await tx.rankings.meeting(anna, vera, THERE) == Meeting(
            0, 0, Side(0, 0, 0, 0), Side(0, 0, 0, 0)
        )
        rivals = await tx.rankings.rivals(anna, HERE, 5)
        assert rivals == [Account(boris, BORIS, "Boris"), Account(vera, VERA, "")]
        assert await tx.rankings.rivals(anna, HERE, 1) == rivals[:1]
        assert await tx.rankings.rivals(vera, THERE, 5) == []


async def test_the_top_of_a_chat_is_ordered_by_rating(storage: Storage, clock: Clock) -> None:
    async with storage.write() as tx:
        anna, boris, vera = await meet(tx)
        everybody = {ANNA: Verdict(1), BORIS: Verdict(2), VERA: Verdict(3, left=True)}
        await match(tx, HERE, everybody)
        await match(tx, THERE, {VERA: Verdict(1)})
        await tx.bookings.rate(HERE, {boris: Rating(30.0, 5.0), vera: Rating(20.0, 8.0)})
    clock.time += 60
    async with storage.write() as tx:
        await match(tx, HERE, {ANNA: Verdict(2), BORIS: Verdict(1)})
        top = await tx.rankings.top(HERE, 0)
        late = await tx.rankings.top(HERE, int(clock.time * 1000))
        assert await tx.rankings.top(HERE, int(clock.time * 1000) + 1) == []
        await tx.forget(BORIS)
        assert [each.account.player for each in await tx.rankings.top(HERE, 0)] == [vera, anna]
        assert await tx.figures.account(boris) is None
    assert [(each.account.player, each.matches, each.wins) for each in top] == [
        (boris, 2, 1),
        (vera, 1, 0),
        (anna, 2, 1),
    ]
    assert [each.rating for each in top] == [Rating(30.0, 5.0), Rating(20.0, 8.0), None]
    assert [(each.account.name, each.matches) for each in late] == [("Boris", 1), ("Anna", 1)]
