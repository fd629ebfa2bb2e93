"""Scoresheets as pictures, for those who ask for them."""

from bot.pictures.scenes import SheetPicture
from sandbox.driver import Person
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.gallery import Gallery
from tests.e2e.party import Party, seated
from tests.e2e.pictured import first_deal, photos, with_button
from tests.e2e.reader import Reader


async def sheet_of(party: Party, person: Person, *, private: bool = False) -> Shown:
    """Let somebody ask for the scoresheet, and return the message with its button."""
    reader = Reader(person)
    place = None if private else party.place
    await party.evening.command(person, place, "/score")
    label = (reader if private else party).t("button-picture")
    return (await party.evening.until(lambda: with_button(reader, label, place)))[-1]


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
