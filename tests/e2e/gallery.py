"""What is on the pictures that people get, and whether they may know it."""

import pytest

from bot import painting
from bot.card_style import CardStyle
from bot.own_presses import Cards
from bot.pictures.drawing import Drawn
from bot.pictures.drawing import draw as really_draw
from bot.pictures.scenes import HandPicture, Picture
from bot.render.cards import card_label
from sandbox.messages import Shown
from tests.e2e.party import Party
from tests.e2e.reader import Reader
from tests.e2e.watch import Watch


class Gallery:
    """Remembers what each picture is of."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._by_content: dict[bytes, Picture] = {}
        self.fails = False
        patch.setattr(painting, "draw", self._draw)

    def _draw(self, picture: Picture) -> Drawn:
        if self.fails:
            raise MemoryError
        drawn = really_draw(picture)
        self._by_content[drawn.content] = picture
        return drawn

    def __len__(self) -> int:
        """Count the pictures that were drawn."""
        return len(self._by_content)

    def of(self, content: bytes) -> Picture:
        """Return what a picture is of."""
        return self._by_content[content]

    def hand(self, shown: Shown | None) -> HandPicture:
        """Return the hand on the picture of a message."""
        assert shown is not None
        assert shown.photo is not None
        picture = self.of(shown.photo.content)
        assert isinstance(picture, HandPicture)
        return picture


class PictureWatch(Watch):
    """Compares pictures too: hands go to their owners alone, with what these may know."""

    def __init__(self, party: Party, gallery: Gallery) -> None:
        super().__init__(party)
        self._gallery, self._seen_at = gallery, 0
        self.pictures = 0
        """How many hands were compared."""

    async def look(self) -> None:
        """Read what was said and look at what was shown since the last time."""
        await super().look()
        photos = self._party.evening.line.photos
        new, self._seen_at = photos[self._seen_at :], len(photos)
        for chat, content in new:
            picture = self._gallery.of(content)
            if isinstance(picture, HandPicture):
                assert chat > 0, "a hand was shown to a group"
                played = (place.card for place in picture.trick if place.card is not None)
                labels = (card_label(card, self._party.t) for card in (*picture.hand, *played))
                self._compare(chat, " ".join(labels))
                self.pictures += 1


async def choose_cards(party: Party, reader: Reader, style: CardStyle) -> str:
    """Let somebody choose in his private chat how his cards are shown; return the answer."""
    evening, t = party.evening, reader.t
    before = len(reader.all(None, t("settings-title")))
    await evening.command(reader.person, None, "/settings")
    menu = (await evening.until(lambda: reader.all(None, t("settings-title"))[before:]))[-1]
    await evening.press(reader.person, menu, t("button-settings-cards", style="").strip())
    choice = await evening.until(lambda: _changed(reader, menu))
    query = await evening.press(reader.person, choice[0], data=str(Cards(style)))
    await evening.until(lambda: _changed(reader, choice[0]))
    return query.text


def _changed(reader: Reader, shown: Shown) -> list[Shown]:
    """Return a message once it shows something else."""
    return [one for one in reader.all() if one.id == shown.id and one != shown]
