"""Cards as pictures, as people ask for them and get them."""

from random import Random

import pytest

from bot.render.card_styles import style_name
from sandbox.errors import bad
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.gallery import Gallery, PictureWatch, choose_cards
from tests.e2e.party import gather, practise, seated
from tests.e2e.pictured import first_deal, offers_next, photos, with_button
from tests.e2e.reader import Reader, plain
from tests.e2e.test_secrets import evening_of


def hand(reader: Reader) -> Shown:
    shown = reader.hand()
    assert shown is not None
    return shown


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
async def test_a_person_chooses_pictures_and_sees_them_at_once(
    evening: Evening, gallery: Gallery, language: str
) -> None:
    party = await seated(evening, {"Anna": language}, computers=2)
    anna = party.first
    await evening.until(party.on_turn)
    before = hand(anna)
    assert before.photo is None
    answer = await choose_cards(party, anna, "pictures")
    assert style_name("pictures", anna.t) in answer
    await evening.until(lambda: hand(anna).photo)
    shown = hand(anna)
    assert shown.id == before.id
    assert shown.labels == before.labels
    assert set(gallery.hand(shown).hand) == set(anna.held(before))
    cards = plain(anna.t("hand-cards", cards=""))
    assert cards in before.text
    assert cards not in shown.text
    await choose_cards(party, anna, "four")
    await evening.until(lambda: gallery.hand(hand(anna)).four_colours)
    await choose_cards(party, anna, "text")
    await evening.until(lambda: anna.hand() and not hand(anna).photo)
    again = hand(anna)
    assert (again.text, again.labels) == (before.text, before.labels)
    assert photos(anna) == []


async def test_a_deal_in_pictures_goes_on_as_it_does_in_text(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "ru", "Vera": "pl"})
    await choose_cards(party, party.first, "pictures")
    await choose_cards(party, party.readers[1], "four")
    watch = PictureWatch(party, gallery)
    compared: list[bool] = []

    async def look() -> None:
        await watch.look()
        for reader in party.readers[:2]:
            shown = reader.hand()
            if shown is not None and shown.photo is not None:
                drawn, buttons = set(gallery.hand(shown).hand), set(reader.held(shown))
                assert buttons <= drawn
                compared.append(buttons == drawn)

    while not offers_next(party):
        for reader in party.readers:
            reader.act(party.title)
        await evening.settle()
        await look()
        await evening.time.step()
    await evening.advance(5)
    assert watch.pictures > 20
    assert sum(compared) > 10
    assert all(photos(reader) == [] for reader in party.readers)
    assert all(reader.hand() is None for reader in party.readers)
    await evening.advance(20)
    assert [bool(photos(reader)) for reader in party.readers] == [True, True, False]


@pytest.mark.parametrize("seed", range(2))
async def test_no_picture_holds_a_card_its_reader_may_not_know(
    evening: Evening, gallery: Gallery, seed: int
) -> None:
    dice = Random(f"pictures {seed}")
    party = await gather(evening, {"Anna": "en", "Борис": "ru", "Wera": "pl"})
    for reader in party.readers[seed:]:
        await choose_cards(party, reader, "pictures")
    await party.open_lobby()
    watch = PictureWatch(party, gallery)
    await party.start()
    await evening_of(dice, party, watch, 60)
    await evening.advance(30)
    assert watch.pictures > 10


async def test_a_restart_shows_no_picture_twice(evening: Evening, gallery: Gallery) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en", "Vera": "en"})
    for reader in party.readers:
        await choose_cards(party, reader, "pictures")
    await evening.advance(8)
    before, calls = [hand(reader) for reader in party.readers], evening.world.calls.copy()
    await evening.restart()
    await evening.advance(5)
    assert [hand(reader) for reader in party.readers] == before
    new = {name for name, _ in evening.world.calls - calls}
    assert new & {"sendPhoto", "editMessageMedia", "sendMessage"} == set()


async def test_a_picture_that_a_kill_swallowed_is_shown_after_the_start(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await choose_cards(party, party.first, "pictures")
    await evening.advance(8)
    party.evening.line.calls_left = 1  # for the answer to the press
    await evening.until(party.on_turn)
    party.first.act()
    await evening.settle()
    shown = hand(party.first)
    evening.forgiven |= set(evening.world.queries)
    await evening.restart()
    await evening.until(lambda: hand(party.first).text != shown.text)
    assert gallery.hand(hand(party.first)).hand == gallery.hand(shown).hand


async def test_who_dawdles_gets_the_same_picture_as_a_new_message(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en", "Vera": "en"})
    for reader in party.readers:
        await choose_cards(party, reader, "pictures")
    await evening.advance(8)
    reader = party.turn
    before, drawn = hand(reader), len(gallery)
    await evening.until(lambda: hand(reader).id != before.id)
    after = hand(reader)
    assert after.photo == before.photo
    assert not after.silent
    assert len(gallery) == drawn
    await evening.until(lambda: len(photos(reader)) == 1)


async def test_where_nothing_can_be_drawn_the_game_goes_on_in_text(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await choose_cards(party, party.first, "pictures")
    gallery.fails = True
    await first_deal(party)
    assert all("a picture is not drawn: MemoryError" in line for line in evening.complaints.lines)
    assert evening.complaints.lines != []
    evening.complaints.lines.clear()
    gallery.fails = False
    await evening.until(lambda: photos(party.first), limit=60)


async def test_practice_has_pictures_too(evening: Evening, gallery: Gallery) -> None:
    anna = evening.world.person("Anna", language="pl")
    anna.start()
    await evening.settle()
    reader = Reader(anna)
    async with evening.app._storage.write() as tx:
        await tx.persons.set_cards(anna.id, "pictures")
    await practise(evening, anna)
    shown = await evening.until(lambda: reader.hand() and hand(reader).photo and hand(reader))
    assert isinstance(shown, Shown)
    assert len(gallery.hand(shown).hand) == 7
    assert set(reader.held(shown)) <= set(gallery.hand(shown).hand)


async def test_who_is_forgotten_gets_text_again(evening: Evening, gallery: Gallery) -> None:
    party = await gather(evening, {"Anna": "en"})
    await choose_cards(party, party.first, "pictures")
    await evening.command(party.first.person, None, "/forget")
    label = party.t("button-forget")
    (question,) = await evening.until(lambda: with_button(party.first, label))
    await evening.press(party.first.person, question, label)
    async with evening.app._storage.read() as tx:
        assert await tx.persons.get(party.first.id) is None
    await party.open_lobby(computers=2)
    await party.start()
    assert hand(party.first).photo is None


async def test_a_photo_that_telegram_refuses_is_a_text(evening: Evening, gallery: Gallery) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.until(party.on_turn)
    evening.world.trouble.refuse("editMessageMedia", bad("IMAGE_PROCESS_FAILED"))
    before = hand(party.first)
    await choose_cards(party, party.first, "pictures")
    await evening.advance(8)
    assert (hand(party.first).text, hand(party.first).photo) == (before.text, None)
