"""Cards and scoresheets as pictures, as people ask for them and get them."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.pictures.scenes import SheetPicture
from bot.render.card_styles import style_name
from sandbox.driver import Person
from sandbox.errors import bad
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.gallery import Gallery, PictureWatch, choose_cards
from tests.e2e.party import Party, gather, practise, seated
from tests.e2e.reader import Place, Reader, plain
from tests.e2e.test_secrets import evening_of


@pytest.fixture
def gallery() -> Iterator[Gallery]:
    with pytest.MonkeyPatch.context() as patch:
        yield Gallery(patch)


def hand(reader: Reader) -> Shown:
    shown = reader.hand()
    assert shown is not None
    return shown


def _with_button(reader: Reader, label: str, place: Place = None) -> list[Shown]:
    """Return the messages with such a button."""
    return [each for each in reader.all(place) if any(key.text == label for key in each.keys)]


def photos(reader: Reader, place: Place = None) -> list[Shown]:
    """Return the messages with a picture that somebody sees."""
    return [each for each in reader.all(place) if each.photo is not None]


async def first_deal(party: Party) -> None:
    """Play a deal to its end."""
    await party.play(lambda: _offers_next(party))


def _offers_next(party: Party) -> bool:
    return bool(_with_button(party.first, party.t("button-next"), party.place))


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

    while not _offers_next(party):
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
    (question,) = await evening.until(lambda: _with_button(party.first, label))
    await evening.press(party.first.person, question, label)
    async with evening.app._storage.read() as tx:
        assert await tx.persons.get(party.first.id) is None
    await party.open_lobby(computers=2)
    await party.start()
    assert hand(party.first).photo is None


# The scoresheet


async def sheet_of(party: Party, person: Person, *, private: bool = False) -> Shown:
    """Let somebody ask for the scoresheet, and return the message with its button."""
    reader = Reader(person)
    place = None if private else party.place
    await party.evening.command(person, place, "/score")
    label = (reader if private else party).t("button-picture")
    return (await party.evening.until(lambda: _with_button(reader, label, place)))[-1]


async def test_the_scoresheet_comes_as_a_picture_where_it_is_asked_for(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "ru"}, computers=2)
    await first_deal(party)
    sheet = await sheet_of(party, party.first.person)
    await evening.press(party.first.person, sheet, party.t("button-picture"))
    (shown,) = await evening.until(lambda: photos(party.first, party.place))
    assert shown.photo is not None
    picture = gallery.of(shown.photo.content)
    assert isinstance(picture, SheetPicture)
    assert [line.number for line in picture.lines] == ["1"]
    assert shown.text == party.says("score-title")
    await evening.press(party.first.person, sheet, party.t("button-picture"))
    await evening.advance(10)
    assert len(photos(party.first, party.place)) == 1


async def test_the_same_scoresheet_is_uploaded_once_even_after_a_restart(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await first_deal(party)
    for expected in (1, 2):
        sheet = await sheet_of(party, party.first.person)
        await evening.press(party.first.person, sheet, party.t("button-picture"))
        await evening.until(lambda n=expected: len(photos(party.first, party.place)) == n)  # type: ignore[misc]
        await evening.advance(60)
        await evening.restart()
    assert len(gallery) == 1


async def test_a_scoresheet_is_shown_to_those_whom_it_concerns(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await first_deal(party)
    private = await sheet_of(party, party.first.person, private=True)
    await evening.press(party.first.person, private, party.t("button-picture"))
    await evening.until(lambda: photos(party.first))
    dora = Reader(evening.world.person("Dora"))
    dora.person.start()
    await evening.settle()
    data = next(key.data for key in private.keys if key.text == party.t("button-picture"))
    greeting = dora.last()
    await evening.press(dora.person, greeting, data=data, stale=True)
    await evening.advance(5)
    assert photos(dora) == []
    assert dora.toast != ""


async def test_where_photos_are_forbidden_the_scoresheet_stays_a_text(
    evening: Evening, gallery: Gallery
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await first_deal(party)
    party.group.forbid_photos()
    await evening.advance(5)
    sheet = await sheet_of(party, party.first.person)
    await evening.press(party.first.person, sheet, party.t("button-picture"))
    title = party.says("score-title")
    await evening.until(lambda: len(party.first.all(party.place, title)) == 2)
    assert photos(party.first, party.place) == []
    assert len(party.tables) == 1 or party.sees(party.t("button-next"))


async def test_a_photo_that_telegram_refuses_is_a_text(evening: Evening, gallery: Gallery) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.until(party.on_turn)
    evening.world.trouble.refuse("editMessageMedia", bad("IMAGE_PROCESS_FAILED"))
    before = hand(party.first)
    await choose_cards(party, party.first, "pictures")
    await evening.advance(8)
    assert (hand(party.first).text, hand(party.first).photo) == (before.text, None)
