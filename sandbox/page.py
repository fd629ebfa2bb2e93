"""What the web page asks of the server: to see as a person sees, and to act as one."""

from __future__ import annotations

import asyncio
import json
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox.errors import ImpossibleError
from sandbox.messages import Photo
from sandbox.snapshot import snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.driver import Person, Place
    from sandbox.world import World

WEB = Path(__file__).parent / "web"
FILES = {"": "index.html"} | {name: name for name in ("app.js", "texts.js", "style.css")}
LANGUAGES = ("en", "ru", "pl")
# Changes that come close together are shown as one.
GATHERING = 0.03


class Page:
    """The page's side of a world."""

    def __init__(self, world: World, stopping: asyncio.Event) -> None:
        """Show this world until the server stops."""
        self.world = world
        self.stopping = stopping

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Send one of the page's own files."""
        path = WEB / FILES[request.match_info.get("name", "")]
        response = web.FileResponse(path)
        response.headers["Cache-Control"] = "no-store"
        return response

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Stream what a person sees, anew at every change."""
        person = self._person(request.query.get("person", ""))
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await response.prepare(request)
        changed = asyncio.Event()
        unwatch = self.world.watch(changed.set)
        stopped = asyncio.ensure_future(self.stopping.wait())
        stopped.add_done_callback(lambda _: changed.set())
        try:
            while not self.stopping.is_set():
                changed.clear()
                text = json.dumps(snapshot(self.world, person), ensure_ascii=False)
                await response.write(f"data: {text}\n\n".encode())
                await changed.wait()
                await asyncio.sleep(GATHERING)
        except ConnectionResetError:
            pass
        finally:
            unwatch()
            stopped.cancel()
        return response

    async def act(self, request: web.Request) -> web.StreamResponse:
        """Do what a person wants to do."""
        wish = await request.json()
        action = ACTIONS.get(wish.get("action", ""))
        if action is None:
            raise web.HTTPBadRequest(text="no such action")
        try:
            result = action(self, self._person(wish.get("person", "")), wish)
        except ImpossibleError as error:
            return web.json_response({"error": str(error)}, status=409)
        return web.json_response({"result": result})

    async def file_sent(self, request: web.Request) -> web.StreamResponse:
        """Send a file that the bot had sent."""
        file = self.world.files.get(request.match_info["file"])
        if file is None:
            raise web.HTTPNotFound(text="no such file")
        kind = mimetypes.guess_type(file.name)[0] if isinstance(file, Photo) else None
        return web.Response(body=file.content, content_type=kind or "application/octet-stream")

    def _person(self, given: Any) -> Person:
        people = self.world.people
        number = int(given) if str(given).isdigit() else 0
        found = people.get(number) or next(iter(people.values()), None)
        if found is None:
            raise web.HTTPNotFound(text="nobody is here")
        return found

    def place(self, chat_id: int, person: Person) -> Place:
        """Return the place that a chat id means to a person."""
        return None if chat_id == person.id else self.world.groups[chat_id]


def add_page(app: web.Application, world: World, stopping: asyncio.Event) -> None:
    """Let an application serve the page."""
    page = Page(world, stopping)
    app.router.add_get("/", page.file)
    app.router.add_get("/{name:app.js|texts.js|style.css}", page.file)
    app.router.add_get("/world/events", page.events)
    app.router.add_get("/world/file/{file}", page.file_sent)
    app.router.add_post("/world/act", page.act)


def _send(page: Page, person: Person, wish: dict[str, Any]) -> None:
    text = str(wish["text"]).strip()
    if text:
        person.send(page.place(int(wish["chat"]), person), text)


def _press(page: Page, person: Person, wish: dict[str, Any]) -> None:
    place = page.place(int(wish["chat"]), person)
    for shown in person.see(place):
        if shown.key == int(wish["message"]):
            for key in shown.keys:
                if key.text == wish["text"]:
                    person.press(shown, key.text, data=key.data)
                    return
    raise ImpossibleError("the button is gone")


def _start(_page: Page, person: Person, wish: dict[str, Any]) -> None:
    person.start(str(wish.get("payload", "")))


def _open(_page: Page, person: Person, wish: dict[str, Any]) -> None:
    person.open(str(wish["url"]))


def _block(_page: Page, person: Person, _wish: dict[str, Any]) -> None:
    person.block()


def _unblock(_page: Page, person: Person, _wish: dict[str, Any]) -> None:
    person.unblock()


def _speak(page: Page, person: Person, wish: dict[str, Any]) -> None:
    person.account.language = _language(wish)
    page.world.changed()


def _add_person(page: Page, _person: Person, wish: dict[str, Any]) -> int:
    name = str(wish["name"]).strip()[:64]
    if not name:
        raise ImpossibleError("a person needs a name")
    added = page.world.person(name, language=_language(wish))
    for group in page.world.groups.values():
        added.join(group)
    return added.id


def _language(wish: dict[str, Any]) -> str:
    language = str(wish.get("language", ""))
    return language if language in LANGUAGES else LANGUAGES[0]


ACTIONS: dict[str, Callable[[Page, Person, dict[str, Any]], Any]] = {
    "send": _send,
    "press": _press,
    "start": _start,
    "open": _open,
    "block": _block,
    "unblock": _unblock,
    "speak": _speak,
    "add": _add_person,
}
