"""`python -m sandbox`: a world, an address, and the bot as a child."""

import asyncio
import contextlib
import json
import random
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import __main__ as program
from sandbox.server import HOST, Server
from sandbox.world import World
from tests.sandbox.conftest import Clock


@contextlib.asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start the program, and make sure that it ends."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "sandbox", "--port", "0", *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def address_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    await process.stdout.readline()
    return (await process.stdout.readline()).decode().strip()


async def texts(session: aiohttp.ClientSession, address: str) -> AsyncIterator[list[str]]:
    """Yield what the private chat of the first person shows, at every change."""
    async with session.get(f"{address}/world/events") as events:
        async for line in events.content:
            if line.startswith(b"data: "):
                seen: Any = json.loads(line[6:])
                yield [message["text"] for message in seen["private"]["messages"]]


async def test_the_bot_lives_beside_the_world_and_ends_with_it() -> None:
    async with (
        started("--language", "pl", "--bot-module", "tests.sandbox.echo_bot") as process,
        aiohttp.ClientSession() as session,
    ):
        address = await address_of(process)
        wish = {"action": "start", "payload": "x"}
        async with session.post(f"{address}/world/act", json=wish) as response:
            assert response.status == 200
        async for shown in texts(session, address):
            if len(shown) == 2:
                assert shown == ["/start x", "/start x pl"]
                break
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
        assert process.stderr is not None
        assert await process.stderr.read() == b""


async def test_a_dead_bot_ends_the_sandbox_with_its_last_words() -> None:
    async with started("--bot-module", "tests.sandbox.dying_bot") as process:
        _, errors = await process.communicate()
    said = errors.decode().splitlines()
    assert process.returncode == 3
    assert said[0] == "sandbox: unknown method sendDice"
    assert said[1] == "sandbox: the bot has stopped; its last words were:"
    assert "something is wrong" in said
    folder = next(line for line in said if line.startswith("this is the database: "))
    assert not Path(folder.partition(": ")[2]).parent.exists()


async def test_without_a_bot_the_page_is_there_all_the_same() -> None:
    async with started("--no-bot", "--language", "ru") as process:
        address = await address_of(process)
        async with aiohttp.ClientSession() as session, session.get(address) as response:
            assert "<main>" in await response.text()
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0


async def test_a_taken_port_is_one_clear_line(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        options = ["--no-bot", "--port", str(port)]
        assert await asyncio.to_thread(program.main, options) == 1
        assert capsys.readouterr().err == f"sandbox: port {port} of 127.0.0.1 is taken\n"
        monkeypatch.setattr(program, "FIRST_PORT", port)
        server = Server(World(clock, random.Random(1)))
        assert await program.listen(server, None)
        assert port < server.port <= port + program.TRIED_PORTS
        await server.stop()


@pytest.mark.parametrize(
    ("variable", "language"), [("ru_RU.UTF-8", "ru"), ("pl_PL", "pl"), ("de_DE", "en"), ("", "en")]
)
def test_the_people_speak_the_language_of_the_machine(
    monkeypatch: pytest.MonkeyPatch, clock: Clock, variable: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", variable)
    assert program.own_language() == language
    world = World(clock, random.Random(1))
    program.populate(world, language)
    assert {person.account.language for person in world.people.values()} == {language}
    (group,) = world.groups.values()
    assert group.chat.has(world.bot.id)
    assert [list(update)[1] for update in world.updates.waiting()] == ["my_chat_member", "message"]
