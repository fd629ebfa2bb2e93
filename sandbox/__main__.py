"""`python -m sandbox`: Telegram on this machine, with people in it and the bot beside it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sandbox.server import HOST, Server
from sandbox.world import World

if TYPE_CHECKING:
    from collections.abc import Sequence

FIRST_PORT = 8080
TRIED_PORTS = 50
LAST_LINES = 20
GRACE = 15.0


class Cast(NamedTuple):
    """Who is there when the world begins."""

    group: str
    people: tuple[str, ...]
    hint: str
    wait: str


CASTS = {
    "en": Cast(
        "Friday cards",
        ("Anna", "Boris", "Vera"),
        "Open it in a browser, press New table in the group (or send /newgame) and join.",
        "The bot is starting and will be there in some seconds. Ctrl-C ends it all.",
    ),
    "ru": Cast(
        "Пятничные карты",
        ("Анна", "Борис", "Вера"),
        "Откройте адрес в браузере, в группе нажмите «Новый стол» (или /newgame) и садитесь.",
        "Бот запускается и появится через несколько секунд. Ctrl-C завершает всё.",
    ),
    "pl": Cast(
        "Piątkowe karty",
        ("Anna", "Borys", "Wera"),
        "Otwórz adres w przeglądarce, w grupie naciśnij „Nowy stół” (albo /newgame) i siadaj.",
        "Bot startuje i będzie za kilka sekund. Ctrl-C kończy wszystko.",
    ),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the sandbox until it is stopped, and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, help=f"a port (else {FIRST_PORT} or the next free)")
    parser.add_argument("--no-bot", action="store_true", help="start no bot beside it")
    parser.add_argument("--verbose", action="store_true", help="show what the bot logs")
    parser.add_argument("--language", choices=CASTS, default=own_language(), help="of the people")
    parser.add_argument("--bot-module", default="bot", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(run(options))
    return 0


def own_language() -> str:
    """Return the language of this machine's user, if the sandbox speaks it."""
    code = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return code if code in CASTS else "en"


def populate(world: World, language: str) -> None:
    """Put people and a group with the bot into a world."""
    cast = CASTS[language]
    people = [world.person(name, language=language) for name in cast.people]
    world.group(cast.group, people).add_bot(people[0])


async def run(options: argparse.Namespace) -> int:
    """Serve a ready world, with the bot as a child, until a signal or the bot's end."""
    world = World(time.time, random.Random())
    populate(world, options.language)
    world.on_fault = complain
    server = Server(world)
    if not await listen(server, options.port):
        sys.stderr.write(f"sandbox: port {options.port or FIRST_PORT} of {HOST} is taken\n")
        return 1
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    cast = CASTS[options.language]
    print(f"\n  {server.address}\n  {cast.hint}\n  {cast.wait}\n", flush=True)
    try:
        if options.no_bot:
            await stop.wait()
            return 0
        with tempfile.TemporaryDirectory(prefix="sandbox-") as folder:
            return await accompany(world, server, stop, options, Path(folder))
    finally:
        await server.stop()


def complain(fault: str) -> None:
    """Tell the developer of a mistake that Telegram would have let pass."""
    sys.stderr.write(f"sandbox: {fault}\n")


async def listen(server: Server, port: int | None) -> bool:
    """Take the wanted port, or the first free one of some; tell whether there was one."""
    tried = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + TRIED_PORTS)
    for one in tried:
        with contextlib.suppress(OSError):
            await server.start(one)
            return True
    return False


async def accompany(
    world: World, server: Server, stop: asyncio.Event, options: argparse.Namespace, folder: Path
) -> int:
    """Run the bot as a child until it ends or is to be stopped; return the exit code."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", options.bot_module,
        env=settings_of_bot(world, server, options.language, folder),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )  # fmt: skip
    last: deque[str] = deque(maxlen=LAST_LINES)
    reading = asyncio.ensure_future(read_lines(child, last, echo=options.verbose))
    waiting = asyncio.ensure_future(stop.wait())
    ending = asyncio.ensure_future(child.wait())
    await asyncio.wait({waiting, ending}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if stop.is_set():
        await end(child)
        await reading
        return 0
    await reading
    sys.stderr.write("sandbox: the bot has stopped; its last words were:\n" + "".join(last))
    return child.returncode or 0


def settings_of_bot(world: World, server: Server, language: str, folder: Path) -> dict[str, str]:
    """Return the environment in which the bot finds this Telegram, and no other."""
    environment = os.environ | {
        "BOT_TOKEN": world.token,
        "TELEGRAM_API_URL": server.address,
        "DATABASE_PATH": str(folder / "thousand.sqlite3"),
        "DEFAULT_LANGUAGE": language,
        "PYTHONUNBUFFERED": "1",
    }
    environment.pop("PROXY_URL", None)
    return environment


async def read_lines(child: asyncio.subprocess.Process, last: deque[str], *, echo: bool) -> None:
    """Remember the last lines of a child, and show all of them if wanted."""
    if child.stdout is None:
        return
    async for line in child.stdout:
        text = line.decode(errors="replace")
        last.append(text)
        if echo:
            sys.stderr.write(text)


async def end(child: asyncio.subprocess.Process) -> None:
    """Ask a child to stop, and make it after a while."""
    with contextlib.suppress(ProcessLookupError):
        child.terminate()
    try:
        await asyncio.wait_for(child.wait(), GRACE)
    except TimeoutError:
        child.kill()
        await child.wait()


if __name__ == "__main__":
    sys.exit(main())
