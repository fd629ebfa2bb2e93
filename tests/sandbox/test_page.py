"""The page in a real browser: people press buttons and see what follows."""

import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sandbox.places import Group
from sandbox.screens import assert_clean
from sandbox.server import Server
from sandbox.world import World
from tests.sandbox.scripted import WORDS, running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), "")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PHONE, DESKTOP = (390, 844), (1280, 800)
TEXTS = Path(__file__).parents[2] / "sandbox" / "web" / "texts.js"

needs_browser = pytest.mark.skipif(
    not BROWSER, reason="no chromium on this machine (Debian: apt install chromium)"
)


@contextlib.asynccontextmanager
async def browser() -> AsyncIterator["Browser"]:
    """Start a browser without a screen."""
    from playwright.async_api import async_playwright  # noqa: PLC0415 - not there without a browser

    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        yield chromium
        await chromium.close()


@contextlib.asynccontextmanager
async def opened(
    chromium: "Browser", address: str, size: tuple[int, int]
) -> AsyncIterator["Page"]:
    """Open the page in a window of this size, and fail on any error in it."""
    context = await chromium.new_context(viewport={"width": size[0], "height": size[1]})
    page = await context.new_page()
    page.set_default_timeout(10_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    await page.goto(address)
    yield page
    assert errors == []
    overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert await page.evaluate(overflow) is False
    await context.close()


@contextlib.asynccontextmanager
async def evening(world: World, language: str) -> AsyncIterator[tuple[Group, str]]:
    """A group with three people and a tiny bot, served on a port."""
    world.flood.enabled = False
    people = [world.person(name, language=language) for name in ("Anna", "Boris", "Vera")]
    group = world.group("Friday", people)
    group.add_bot()
    server = Server(world)
    await server.start()
    async with running(world, language):
        yield group, server.address
    await server.stop()


@needs_browser
async def test_an_evening_on_a_desktop(world: World) -> None:
    async with evening(world, "en") as (group, address), browser() as chromium:
        anna, boris, _ = world.people.values()
        opened_words, _, join, rules, hand, seated, yours = WORDS["en"]
        async with opened(chromium, address, DESKTOP) as page:
            here, there = page.locator("#group"), page.locator("#private")
            await there.get_by_text("can write to you once you press Start").wait_for()
            await here.locator("input").fill("/ne")
            await here.locator(".suggestions").get_by_text(opened_words).wait_for()
            await here.locator("input").press("Enter")
            await here.get_by_text("/newgame@thousand_bot").wait_for()

            table = here.locator(".message.with-keys")
            assert await table.locator("b").text_content() == opened_words
            assert await table.locator("pre").text_content() == "Anna   120 < 1000\nBoris   60"
            await table.locator("blockquote.short").click()
            assert await table.locator("blockquote.short").count() == 0
            await table.locator(".spoiler").click()
            assert "primary" in str(await table.get_by_role("button").first.get_attribute("class"))

            await table.get_by_role("button", name=join).click()
            await page.locator("#toast").get_by_text(seated).wait_for()
            await table.get_by_text(": Anna").wait_for()

            await table.get_by_role("button", name=rules).click()
            await there.get_by_text("/start hand").wait_for()
            await there.locator(".message").get_by_text(hand).wait_for()
            await there.get_by_role("button", name="K♠").click()
            await page.locator("#alert").get_by_text(yours).wait_for()
            await page.locator("#alert button").click()

            boris.send(group, "<b>& hello")
            await here.get_by_text("<b>& hello").wait_for()
            await page.locator("#people").get_by_text("Boris").click()
            await there.get_by_role("button", name="Start").click()
            await there.locator(".message").get_by_text(hand).wait_for()
            await there.get_by_role("button", name="Block").click()
            await there.get_by_role("button", name="Unblock the bot").click()
            await there.locator("input").wait_for()
        assert boris.see()[0].text == "/start"
        assert anna.see(group)[-1].text == "<b>& hello"
        assert_clean(world)


@needs_browser
async def test_an_evening_on_a_phone_in_two_languages(world: World) -> None:
    async with evening(world, "ru") as (group, address), browser() as chromium:
        async with opened(chromium, f"{address}/#1002", PHONE) as page:
            here, there = page.locator("#group"), page.locator("#private")
            assert await there.is_hidden()
            await here.get_by_role("button", name="/newgame").click()
            await here.get_by_role("button", name="Ваша рука").click()
            await there.locator(".message").get_by_text("Ваша рука").wait_for()
            assert await here.is_hidden()
            world.people[1001].send(group, "Привет")
            await page.locator('[data-tab="group"].news').click()
            await here.get_by_text("Привет").wait_for()
            await here.get_by_text("4 участника").wait_for()

            await page.locator("#language").select_option("pl")
            await page.get_by_text("Czat prywatny").wait_for()
            assert world.people[1002].account.language == "pl"
            await page.get_by_role("button", name="Dodaj osobę").click()
            await page.locator('#adding input[name="name"]').fill("Zofia")
            await page.locator('#adding button[value="add"]').click()
            await here.get_by_text("Zofia dołącza do grupy").wait_for()
            await here.get_by_text("5 członków").wait_for()
        added = world.people[max(world.people)]
        assert (added.account.name, added.account.language) == ("Zofia", "pl")


@needs_browser
async def test_a_link_to_share_is_told_where_one_is(world: World) -> None:
    async with evening(world, "pl") as (_, address), browser() as chromium:
        async with opened(chromium, f"{address}/#1002", PHONE) as page:
            here, there = page.locator("#group"), page.locator("#private")
            await here.get_by_role("button", name="/newgame").wait_for()
            await page.evaluate("open('https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fone')")
            await page.locator("#toast").get_by_text("https://t.me/one").wait_for()
            assert await here.is_visible()
            assert await there.is_hidden()
        assert world.people[1002].opened == []


def test_the_page_says_the_same_in_each_language() -> None:
    keys: dict[str, set[str]] = {}
    language = ""
    for line in TEXTS.read_text(encoding="utf-8").splitlines():
        if line.startswith("  ") and line.endswith(": {"):
            language = line.strip(" :{")
        elif line.startswith("    ") and language:
            keys.setdefault(language, set()).add(line.strip().partition(":")[0])
    assert set(keys) == {"en", "ru", "pl"}
    assert keys["en"] == keys["ru"] == keys["pl"]
