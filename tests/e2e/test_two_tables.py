"""One person at two tables: what becomes of him at one, the other hears of."""

from functools import partial

from tests.e2e.evening import Evening
from tests.e2e.party import Party
from tests.e2e.reader import Reader


def asked(reader: Reader, party: Party) -> bool:
    """Tell whether it is his turn there."""
    hand = reader.hand(party.title)
    return hand is not None and bool(reader.choose(hand))


async def test_both_tables_go_on_without_who_deleted_his_account(evening: Evening) -> None:
    anna, vera = (Reader(evening.world.person(name)) for name in ("Anna", "Vera"))
    parties = []
    for title in ("Friday", "Monday"):
        group = evening.world.group(title, [anna.person, vera.person])
        group.add_bot(anna.person)
        evening.spoken[group.id] = {"en"}
        parties.append(Party(evening, group, [anna, vera]))
    for reader in (anna, vera):
        reader.person.start()
    for party in parties:
        await party.open_lobby(computers=1)
        await party.start()
    for party in parties:
        await party.play(partial(asked, anna, party))
        party.readers = [vera]
    anna.person.deactivate()
    await evening.command(vera.person, parties[0].place, "/table")
    await evening.command(anna.person, parties[0].place, "/hand")
    await evening.advance(60)

    for party in parties:
        await party.play(partial(party.reads, "table-deal", n=2))
