"""Who may watch a table, and who no longer does."""

from bot.presses import AtTable
from bot.watching import MOST
from tests.e2e.evening import Evening
from tests.e2e.party import gather, practise, seated
from tests.e2e.reader import Reader
from tests.e2e.test_invitations import payload_of
from tests.e2e.watched import SOON, same, seen, watches


async def test_who_leaves_the_group_watches_no_longer(evening: Evening) -> None:
    party = await seated(evening)
    dora = await watches(party)
    party.group.remove(dora.person)
    await evening.advance(SOON)
    assert seen(dora) == []
    await party.play(lambda: party.reads("board-trick", n=2))
    assert seen(dora) == []


async def test_who_blocks_the_bot_disturbs_nobody(evening: Evening) -> None:
    party = await seated(evening)
    dora = await watches(party)
    dora.person.block()
    await party.play(lambda: party.reads("board-trick", n=4))
    dora.person.unblock()
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.advance(SOON)
    assert same(party, dora)


async def test_who_is_forgotten_watches_no_longer(evening: Evening) -> None:
    party = await seated(evening)
    dora = await watches(party)
    await party.say(dora, "/forget", private=True)
    question = dora.last(None, dora.t("forget-ask"))
    await evening.press(dora.person, question, dora.t("button-forget"))
    await evening.advance(SOON)
    assert seen(dora) == []
    async with evening.app._storage.read() as tx:
        assert await tx.watchers.of_table(1) == ()
    await party.play(lambda: party.reads("board-trick", n=2))
    assert seen(dora) == []


async def test_who_sits_does_not_watch_and_who_sits_down_stops(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "ru"}, computers=1)
    boris, dora = party.readers[1], await watches(party)
    await party.say(boris, "/watch")
    assert boris.texts()[-1] == boris.refused("error-already-seated")
    await party.play(lambda: [party.t("button-next")] in party.first.last(party.place).labels)
    await evening.command(dora.person, party.place, "/join")
    await evening.until(dora.hand, limit=60)
    await evening.advance(SOON)
    assert seen(dora) == []


async def test_a_stranger_sees_nothing_whatever_he_presses(evening: Evening) -> None:
    party = await seated(evening)
    await practise(evening, party.first.person)
    await evening.advance(SOON)
    eve = Reader(evening.world.person("Eve", language="pl"))
    eve.person.start()
    await party.say(eve, "/help", private=True)
    for table in (1, 2):
        forged = str(AtTable(table, "watch"))
        await evening.press(eve.person, eve.last(None), data=forged, stale=True)
        assert eve.toast == eve.t("error-not-member")
    forged = str(AtTable(1, "unwatch"))
    await evening.press(eve.person, eve.last(None), data=forged, stale=True)
    match = payload_of(party, party.table)[1:]
    eve.person.start(f"w{match}")
    await evening.until(lambda: eve.sees(None, eve.t("error-group-first")))
    assert seen(eve) == []


async def test_nobody_watches_a_practice_not_even_by_a_forged_press(evening: Evening) -> None:
    party = await gather(evening)
    anna = party.first
    await practise(evening, anna.person)
    await evening.until(anna.hand)
    hand = anna.last()
    await evening.press(anna.person, hand, data=str(AtTable(1, "watch")), stale=True)
    assert anna.toast == anna.t("error-stale")


async def test_who_cannot_be_written_to_begins_by_the_link(evening: Evening) -> None:
    party = await seated(evening)
    ewa = Reader(evening.world.person("Ewa", language="pl"))
    party.group.add(ewa.person)
    await party.say(ewa, "/watch")
    words = party.says("notice-unreachable", name="Ewa")
    (url,) = [key.url for key in party.first.last(party.place, words).keys]
    ewa.person.start(url.partition("start=")[2])
    await evening.until(lambda: len(seen(ewa)) == 1)


async def test_only_so_many_watch(evening: Evening) -> None:
    party = await seated(evening)
    async with evening.app._storage.write() as tx:
        for number in range(MOST - 1):
            await tx.watchers.add(1, 77_000 + number)
    dora, ewa = await watches(party), await watches(party, "pl")
    assert len(seen(dora)) == 1
    assert ewa.texts()[-1] == ewa.refused("error-watched-enough")
    await party.say(dora, "/watch")
    assert len(seen(dora)) == 1
