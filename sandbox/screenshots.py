"""`python -m sandbox.screenshots`: takes the pictures of the README from an evening with the bot.

With ``--all FOLDER`` it takes every moment in every language and width instead, for somebody who
wants to look the whole bot over after a change of texts or page.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image
from playwright.async_api import async_playwright

from sandbox.__main__ import CASTS
from sandbox.told import told_evening
from sandbox.tour import tour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.async_api import Browser, Page

    from sandbox.driver import Person
    from sandbox.told import ToldEvening

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
BROWSERS: Final = ("chromium", "chromium-browser")
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--hide-scrollbars")
NEWEST: Final = """
  .top, .tabs, .chips, .write, .down, .block { display: none !important }
  .messages > :not(:last-child) { display: none }
"""
"""A style that leaves the newest message of each chat."""
BOTTOM: Final = """() => Math.max(...[...document.querySelectorAll(".messages > :last-child")]
  .map((message) => message.getBoundingClientRect().bottom))"""
LOADED: Final = """() => Promise.all([...document.images].map((image) => image.decode()))"""
PHONE: Final = 390
SMALL: Final = 1.5
"""Pixels of a picture to one of the phone, where there are many pictures."""
COLOURS: Final = 64
"""So many of them keep pictures small and letters clear."""
MARGIN: Final = 12
WINDOWS: Final = (("desktop", 1280, 900), ("group", PHONE, 844), ("own", PHONE, 844))


class Shot(NamedTuple):
    """A picture of the README: its name, and when, in which language and how wide it is taken."""

    name: str
    moment: str
    language: str
    width: int
    scale: float


SHOTS: Final = (
    Shot("table", "TRICK", "en", 800, 1.5),
    Shot("hand-en", "TRICK", "en", PHONE, 2),
    Shot("hand-ru", "AUCTION", "ru", PHONE, 2),
    Shot("hand-pl", "EXCHANGE", "pl", PHONE, 2),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.screenshots", description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every moment, to look at")
    options = parser.parse_args(arguments)
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        sys.stderr.write("screenshots: no chromium here (Debian: apt install chromium)\n")
        return 1
    folder: Path = options.all or IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take_all(path, folder, everything=options.all is not None))
    return 0


async def take_all(browser_path: str, folder: Path, *, everything: bool) -> None:
    """Play the evening in each language and take the pictures of it."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=browser_path, args=list(ARGUMENTS)
        )
        for language in CASTS:
            async with told_evening(language) as evening:
                await take_told(chromium, evening, language, folder, everything=everything)
        await chromium.close()


async def take_told(
    chromium: Browser, evening: ToldEvening, language: str, folder: Path, *, everything: bool
) -> None:
    """Take the pictures of one evening, and of what is seen after it."""
    async for moment in evening.moments():
        if everything:
            await look_over(chromium, evening, folder / f"{moment}-{language}".lower())
            continue
        for shot in SHOTS:
            if (shot.moment, shot.language) == (moment, language):
                page = await opened(chromium, evening, evening.hero, shot.width, shot.scale)
                await take(page, folder / f"{shot.name}.png", shot.width)
    async for sight in tour(evening):
        page = await opened(chromium, evening, sight.person, PHONE, SMALL)
        if sight.in_group:
            await page.locator('[data-tab="group"]').click()
        await take(page, folder / f"{sight.name}-{language}.png", PHONE)


async def take(page: Page, path: Path, width: int) -> None:
    """Take a picture of the newest messages alone, without what is around them."""
    await page.add_style_tag(content=NEWEST)
    await page.evaluate(LOADED)
    bottom = await page.evaluate(BOTTOM)
    taken = await page.screenshot(
        clip={"x": 0, "y": 0, "width": width, "height": bottom + MARGIN},
    )
    with Image.open(BytesIO(taken)) as image:
        image.convert("RGB").quantize(COLOURS).save(path, optimize=True)
    await page.close()


async def look_over(chromium: Browser, evening: ToldEvening, path: Path) -> None:
    """Take pictures of the whole page, on a desktop and both tabs of a phone."""
    for name, width, height in WINDOWS:
        page = await opened(chromium, evening, evening.hero, width, height=height)
        if name == "group":
            await page.locator('[data-tab="group"]').click()
        await page.screenshot(path=path.with_name(f"{path.name}-{name}.png"))
        await page.close()


async def opened(
    chromium: Browser,
    evening: ToldEvening,
    person: Person,
    width: int,
    scale: float = 1,
    height: int = 1000,
) -> Page:
    """Open the page as a person of the evening sees it, his private chat in front."""
    page = await chromium.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=scale, timezone_id="UTC"
    )
    await page.goto(f"{evening.address}/#{person.id}")
    await page.locator("#group .message").last.wait_for(state="attached")
    if width <= PHONE:
        await page.locator('[data-tab="private"]').click()
    return page


if __name__ == "__main__":
    sys.exit(main())
