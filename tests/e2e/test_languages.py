"""Who is spoken to in which language; that none is ever mixed is judged after every evening."""

from functools import partial

from bot.l10n import Translator
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader

MIXED = {"Anna": "en", "Борис": "ru", "Ola": "pl"}


async def choose(party: Party, reader: Reader, name: str, *, private: bool = False) -> None:
    """Let somebody choose a language by its own name."""
    place = None if private else party.place
    await party.evening.command(reader.person, place, "/language")
    await party.evening.advance(5)
    await party.evening.press(reader.person, reader.last(place, ""), name)
    await party.evening.advance(8)


async def test_the_group_speaks_its_own_language_and_each_person_his(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    party = await seated(evening, MIXED)
    await party.play(lambda: party.reads("table-deal", n=2))
    for reader in party.readers:
        await evening.until(partial(reader.sees, None, reader.t("hand-cards", cards="")))
        await evening.press(reader.person, party.table, party.t("button-cards"))
        await evening.advance(5)
        assert reader.person.toast is not None
        assert reader.person.toast.alert


async def test_the_opener_chooses_for_the_group_in_mid_deal(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    evening.spoken[party.group.id].add("ru")
    await choose(party, party.first, "Русский")
    russian = Translator("ru")
    assert party.first.toast == russian("language-chosen")
    party.t = russian
    await evening.until(lambda: party.reads("table-deal", n=1))
    assert len(party.tables) == 1
    evening.spoken[party.first.id] = {"en", "ru"}  # the answer is in the language chosen
    assert party.first.sees(None, party.first.t("hand-cards", cards=""))


async def test_who_neither_opened_nor_administers_does_not_choose(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris = party.readers[1]
    await choose(party, boris, "Русский")
    assert boris.toast == boris.t("error-not-opener")
    assert party.reads("table-deal", n=1)


async def test_an_admin_chooses_and_a_demoted_one_does_not(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris, ola = party.readers[1:]
    party.group.promote(boris.person)
    evening.spoken[party.group.id].add("pl")
    evening.spoken[boris.id] = {"ru", "pl"}
    await choose(party, boris, "Polski")
    assert boris.toast == ola.t("language-chosen")
    party.t = ola.t
    await evening.until(lambda: party.reads("table-deal", n=1))
    party.group.demote(boris.person)
    await choose(party, boris, "English")
    assert boris.toast == boris.t("error-not-opener")


async def test_a_person_chooses_for_himself_in_mid_deal(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    ola = party.readers[2]
    evening.spoken[ola.id] = {"pl", "ru"}
    await choose(party, ola, "Русский", private=True)
    russian = Translator("ru")
    assert ola.toast == russian("language-chosen")
    assert ola.sees(None, russian("hand-cards", cards=""))
    assert not ola.sees(None, ola.t("hand-cards", cards=""))
    assert party.reads("table-deal", n=1)
    await evening.restart()
    await evening.advance(5)
    assert ola.sees(None, russian("hand-cards", cards=""))


async def test_a_group_speaks_the_language_of_who_adds_the_bot(evening: Evening) -> None:
    party = await gather(evening, {"Ola": "pl", "Boris": "ru"})
    await evening.command(party.readers[1].person, party.place, "/newgame")
    await evening.until(lambda: party.sees(Translator("pl")("lobby-title")))


async def test_neighbours_and_strangers_are_understood(evening: Evening) -> None:
    for code, language in (("uk", "ru"), ("be", "ru"), ("de", "en"), ("", "en"), ("pt-br", "en")):
        reader = Reader(evening.world.person("Olena", language=code), language)
        reader.person.start()
        await evening.until(lambda reader=reader: reader.texts())  # type: ignore[misc]
        assert reader.sees(None, reader.t("start-private").splitlines()[0])
