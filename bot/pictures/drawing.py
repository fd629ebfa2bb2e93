"""Draws any picture, ready to be sent."""

import io
from dataclasses import dataclass

from PIL import Image

from bot.pictures.hand import draw_hand
from bot.pictures.scenes import HandPicture, Picture, SheetPicture
from bot.pictures.sheet import draw_sheet


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture as a file."""

    name: str
    content: bytes


def draw(picture: Picture) -> Drawn:
    """Draw a picture; it takes a while, so not in the event loop."""
    file = io.BytesIO()
    match picture:
        case HandPicture():
            # Telegram makes a photo of this kind of whatever it is sent.
            draw_hand(picture).save(file, "JPEG", quality=90, subsampling="4:2:0")
            return Drawn("hand.jpg", file.getvalue())
        case SheetPicture():
            few = draw_sheet(picture).quantize(128, Image.Quantize.FASTOCTREE)
            few.save(file, "PNG")
            return Drawn("score.png", file.getvalue())
