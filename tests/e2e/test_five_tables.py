"""One person at five tables, in five groups: each hand is of one of them."""

from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, elsewhere
from tests.e2e.reader import Reader

TITLES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")


async def test_a_person_plays_at_five_tables_at_once(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    parties = []
    for title in TITLES:
        party = await elsewhere(evening, anna, title)
        await party.open_lobby(computers=2)
        await party.start()
        parties.append(party)
    await evening.until(lambda: all(anna.hand(title) for title in TITLES))

    over: set[str] = set()

    def all_are_over() -> bool:
        over.update(party.title for party in parties if party.reads("table-deal", n=2))
        for title in TITLES:
            if title not in over:
                anna.act(title)
        return len(over) == len(TITLES)

    await evening.until(all_are_over, limit=2 * HOURS)
    await evening.advance(15)
    titles = [one.text.partition("\n")[0] for one in anna.all() if one.keys]
    assert all(any(title in heading for heading in titles) for title in TITLES)
    await evening.restart()
    await evening.advance(60)
    await evening.command(anna.person, None, "/hand")
    await evening.advance(30)
    for title, party in zip(TITLES, parties, strict=True):
        hand = anna.hand(title)
        assert hand is not None
        held = anna.held(hand)
        await evening.press(anna.person, party.table, party.t("button-cards"))
        await evening.advance(5)
        assert all(label in anna.toast for label, card in anna.cards.items() if card in held)
    assert len(await evening.tables()) == len(TITLES)
