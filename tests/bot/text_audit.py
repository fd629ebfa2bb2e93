"""Where code speaks to people: which keys it asks for, and words that belong in a locale file."""

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.bot.locale_audit import Catalogue

# Modules that only ever speak to people; elsewhere English is for logs and the operator.
SPEAKING: Final = ("render", "handlers", "presenter.py", "callbacks.py", "middlewares.py")
# What takes a text that a person will read: by keyword anywhere, by position in these calls.
_KEYWORDS: Final = frozenset({"text", "caption", "description"})
_CALLS: Final = frozenset({"answer", "reply", "send_message", "edit_text", "Screen", "Button"})
_SCRIPTS: Final = ("CYRILLIC ", "GREEK ", "LATIN SMALL LETTER ", "LATIN CAPITAL LETTER ")
_LOGS: Final = frozenset({"debug", "info", "warning", "error", "exception", "critical", "log"})


class Literal(NamedTuple):
    """A string as the code has it."""

    line: int
    text: str

    def __str__(self) -> str:
        """Show where it stands."""
        return f"line {self.line}: {self.text!r}"


def foreign_letters(tree: ast.AST) -> list[str]:
    """Find literals in a script that people here read, beyond ASCII: no log or key needs them."""
    return [
        str(literal)
        for literal in _strings(tree, {id(string) for string in _documentation(tree)})
        if any(
            unicodedata.name(letter, "").startswith(_SCRIPTS)
            for letter in literal.text
            if not letter.isascii()
        )
    ]


def spoken_literals(tree: ast.AST) -> list[str]:
    """Find words written straight into what a person reads."""
    spoken = []
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        given = [k.value for k in call.keywords if k.arg in _KEYWORDS]
        if _name(call.func) in _CALLS:
            given += call.args
        spoken += [s for value in given for s in _own_strings(value) if _words(s.text, 1)]
    return [str(literal) for literal in spoken]


def sentences(tree: ast.AST) -> list[str]:
    """Find two words in a row where neither a log nor an exception takes them."""
    silent = {id(string) for string in _documentation(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) or (
            isinstance(node, ast.Call) and _name(node.func) in _LOGS
        ):
            silent |= {id(inner) for inner in ast.walk(node)}
    return [str(literal) for literal in _strings(tree, silent) if _words(literal.text, 2)]


def key_faults(tree: ast.AST, catalogue: Catalogue) -> list[str]:
    """Find calls ``t(...)`` that do not name a message, or not exactly its variables."""
    faults = []
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if _name(call.func) != "t":
            continue
        key = call.args[0] if len(call.args) == 1 else None
        if not isinstance(key, ast.Constant):
            faults.append(f"line {call.lineno}: the key is not written out")
        elif str(key.value) not in catalogue.messages:
            faults.append(f"line {call.lineno}: no message {key.value!r}")
        elif {k.arg for k in call.keywords} != catalogue.variables(str(key.value)):
            needed = sorted(catalogue.variables(str(key.value)))
            faults.append(f"line {call.lineno}: {key.value!r} needs {needed}")
    return faults


def keys(tree: ast.AST) -> set[str]:
    """Return the messages that the code asks for."""
    return {
        str(call.args[0].value)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and _name(call.func) == "t"
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }


def modules(folder: Path) -> Iterator[tuple[str, ast.AST]]:
    """Yield every module under the folder by its relative path."""
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(folder).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _words(text: str, least: int) -> bool:
    bare = re.sub(r"<[^>]*>|&\w+;", " ", text)
    return re.search(r"\s".join([r"[^\W\d_]{2,}[,.:!?]?"] * least), bare) is not None


def _documentation(tree: ast.AST) -> list[ast.expr]:
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]


def _strings(tree: ast.AST, without: set[int]) -> list[Literal]:
    return [
        Literal(node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in without
    ]


def _own_strings(value: ast.expr) -> list[Literal]:
    """Take the literals of an expression but those inside its calls, which are keys and data."""
    match value:
        case ast.Constant(value=str(text)):
            return [Literal(value.lineno, text)]
        case ast.JoinedStr(values=parts):
            return [literal for part in parts for literal in _own_strings(part)]
        case ast.BinOp(left=left, right=right):
            return _own_strings(left) + _own_strings(right)
        case ast.IfExp(body=body, orelse=orelse):
            return _own_strings(body) + _own_strings(orelse)
    return []
