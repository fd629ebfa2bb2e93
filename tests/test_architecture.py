"""The firewall: where tasks, clocks and chance may come in, and nowhere else."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("game", "bot", "sandbox")


@dataclass(frozen=True)
class Wall:
    """Names that only some modules may use; a name ending in ``.*`` is whatever is inside."""

    banned: tuple[str, ...]
    gates: tuple[str, ...]

    def breaches(self, module: str, tree: ast.AST) -> list[str]:
        """List what the module uses without leave."""
        if any(fnmatch(module, gate) for gate in self.gates):
            return []
        return [
            f"{module}:{line} uses {name}"
            for line, name in names(tree)
            if any(fnmatch(name, pattern) for pattern in self.banned)
        ]


# A task that nobody holds may vanish, and one that nobody ends outlives its owner.
TASKS: Final = Wall(
    banned=("*.create_task", "*.ensure_future", "*.TaskGroup", "*.run_coroutine_threadsafe"),
    gates=("bot.nursery", "bot.__main__", "bot.storage.driver", "sandbox.*"),
)
# Time is handed in where the program is put together; a test hands in its own.
CLOCKS: Final = Wall(
    banned=(
        "datetime.*now",
        "datetime.*today",
        "time.time*",
        "time.monotonic*",
        "time.perf_counter*",
        "*loop().time",
    ),
    gates=("bot.app", "bot.__main__", "bot.worker", "game.__main__", "sandbox.*"),
)
SLEEP: Final = Wall(
    banned=("asyncio.sleep", "time.sleep"), gates=("bot.app", "bot.__main__", "sandbox.*")
)
# The engine takes the shuffled deck as an action, so chance has one door in the bot.
CHANCE: Final = Wall(
    banned=("random", "random.*", "secrets", "secrets.*", "uuid", "uuid.*", "os.urandom"),
    gates=(
        "bot.__main__",
        "bot.chance",
        "bot.worker",
        "game.players*",
        "game.match",
        "game.arena*",
        "game.__main__",
        "sandbox.*",
    ),
)
WALLS: Final = {
    "tasks": TASKS,
    "clocks": CLOCKS,
    "sleep": SLEEP,
    "chance": CHANCE,
}


@dataclass
class _Names(ast.NodeVisitor):
    """Full dotted names of what is imported and used, whatever a module calls them."""

    aliases: dict[str, str] = field(default_factory=dict)
    found: list[tuple[int, str]] = field(default_factory=list)

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            top = alias.name.partition(".")[0]
            self.aliases[alias.asname or top] = alias.name if alias.asname else top
            self.found.append((node.lineno, alias.name))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            self.aliases[alias.asname or alias.name] = name
            self.found.append((node.lineno, name))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.found.append((node.lineno, self.spell(node)))
        self.generic_visit(node)

    def spell(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name):
                return self.aliases.get(name, name)
            case ast.Attribute(value=value, attr=attr):
                return f"{self.spell(value)}.{attr}"
            case ast.Call(func=func):
                return f"{self.spell(func)}()"
        return "?"


def names(tree: ast.AST) -> list[tuple[int, str]]:
    """Return the dotted names that a module imports or reaches into, with their lines."""
    visitor = _Names()
    visitor.visit(tree)
    return visitor.found


def modules(*packages: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield the modules of the packages by name; a package goes by its own."""
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            module = ".".join(part for part in parts if part != "__init__")
            yield module, ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("wall", WALLS.values(), ids=WALLS.keys())
def test_the_wall_stands(wall: Wall) -> None:
    assert [breach for module in modules(*PACKAGES) for breach in wall.breaches(*module)] == []


@pytest.mark.parametrize(
    ("wall", "code"),
    [
        (TASKS, "import asyncio\nasyncio.create_task(x())"),
        (TASKS, "from asyncio import create_task as go\ngo(x())"),
        (TASKS, "asyncio.get_running_loop().create_task(x())"),
        (CLOCKS, "from datetime import UTC, datetime\ndatetime.now(UTC)"),
        (CLOCKS, "import datetime as dt\ndt.datetime.now()"),
        (CLOCKS, "from time import monotonic\nmonotonic()"),
        (CLOCKS, "import time\nclock = time.time"),
        (CLOCKS, "import asyncio\nasyncio.get_running_loop().time()"),
        (SLEEP, "import asyncio\nawait_me = asyncio.sleep"),
        (CHANCE, "import random"),
        (CHANCE, "from random import SystemRandom"),
        (CHANCE, "from secrets import token_hex"),
    ],
)
def test_a_breach_is_seen(wall: Wall, code: str) -> None:
    assert wall.breaches("bot.codec", ast.parse(code)) != []


@pytest.mark.parametrize(
    ("wall", "module", "code"),
    [
        (TASKS, "bot.nursery", "import asyncio\nasyncio.create_task(x())"),
        (CLOCKS, "bot.app", "import time\ntime.monotonic()"),
        (CLOCKS, "bot.timers", "self.time(); clock(); row.now"),
        (CHANCE, "game.players.sampling", "from random import Random"),
    ],
)
def test_a_gate_lets_through(wall: Wall, module: str, code: str) -> None:
    assert wall.breaches(module, ast.parse(code)) == []


_PURE: Final = frozenset(
    {"collections", "dataclasses", "enum", "functools", "itertools", "typing"}
)
_MORE: Final = {
    "game.history": {"json", "types"},
    "game.record": {"hashlib"},
    "game.match": {"random"},
    "game.arguments": {"argparse", "pathlib"},
    "game.arena": sys.stdlib_module_names,
    "game.players": {"random", "math", "statistics"},
    "game.players.strong.equity": {"bisect", "importlib", "json"},
    "game.__main__": sys.stdlib_module_names,
}


def foreign(module: str, tree: ast.AST) -> set[str]:
    """Return what a module of the game imports beyond its allowance."""
    more = [extra for prefix, extra in _MORE.items() if f"{module}.".startswith(f"{prefix}.")]
    allowed = _PURE.union({"game", "__future__"}, *more)
    visitor = _Names()
    visitor.visit(tree)
    return {name.partition(".")[0] for name in visitor.aliases.values()} - allowed


def test_the_game_imports_only_what_arithmetic_needs() -> None:
    found = {module: foreign(module, tree) for module, tree in modules("game")}
    assert {module: more for module, more in found.items() if more} == {}


def test_a_foreign_import_of_the_game_is_seen() -> None:
    assert foreign("game.engine", ast.parse("import json")) == {"json"}
    assert foreign("game.history", ast.parse("import json")) == set()
    assert foreign("game.__main__", ast.parse("import pydantic")) == {"pydantic"}


def test_no_module_hides_an_import_in_a_function() -> None:
    hidden = [
        f"{module}:{inner.lineno}"
        for module, tree in modules("game", "bot")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]
    assert hidden == []
