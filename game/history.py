"""The hand history as a file: JSON Lines, one match a file, checked for its form when read."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import UnionType
from typing import (
    Final,
    Literal,
    TextIO,
    TypeAlias,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from game.shapes import FORMAT, DealRecord, Footer, Header

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

LONGEST_LINE: Final = 1_000_000
LONGEST: Final = 20_000_000
"""Characters of a file; a deal takes two thousand. Some files never end."""


class HistoryError(ValueError):
    """A file that is no hand history this program can read; the text says where and why."""


@dataclass(frozen=True, slots=True)
class History:
    """What a file holds; the deal at position ``n`` stands in line ``n + 2``."""

    header: Header
    deals: tuple[DealRecord, ...]
    footer: Footer | None = None


def write(
    file: TextIO, header: Header, deals: Iterable[DealRecord], footer: Footer | None = None
) -> None:
    """Write a match; without a footer it is one that still runs."""
    for record in (header, *deals, *([footer] if footer else [])):
        file.write(json.dumps(record, ensure_ascii=False) + "\n")


def lines_of(file: TextIO) -> Iterator[str]:
    """Return the lines of a file, and no more of it than a match can be long.

    :raises HistoryError: if there is more
    """
    left, at = LONGEST, 1
    while text := file.readline(LONGEST_LINE):
        left -= len(text)
        if len(text) == LONGEST_LINE:
            raise HistoryError(f"line {at}: too long for a hand history")
        if left < 0:
            raise HistoryError(f"line {at}: the file is too long for a hand history")
        yield text
        at += 1


def read(file: Iterable[str]) -> History:
    """Read a match from the lines of a file.

    :raises HistoryError: if it is not a hand history, or of a version not known here
    """
    lines = list(_lines(file))
    if not lines:
        raise HistoryError("the file is empty")
    header = _header(lines[0])
    deals: list[DealRecord] = []
    for at, line in enumerate(lines[1:], 2):
        if "deal" not in line:
            return History(header, tuple(deals), _footer(line, at, last=at == len(lines)))
        deals.append(_deal(line, at, len(header["seats"])))
    return History(header, tuple(deals))


def _lines(file: Iterable[str]) -> Iterator[dict[str, Json]]:
    at, texts, blank = 1, iter(file), 0
    while True:
        try:
            text = next(texts, None)
            value: Json = json.loads(text) if text is not None and text.strip() else None
        except UnicodeDecodeError:
            raise HistoryError(f"line {at}: not UTF-8 text") from None
        except HistoryError:
            raise
        except (ValueError, RecursionError):
            raise HistoryError(f"line {at}: not JSON") from None
        if text is None:
            return
        if not text.strip():
            blank = blank or at
        elif blank:
            raise HistoryError(f"line {blank}: empty")
        elif not isinstance(value, dict):
            raise HistoryError(f"line {at}: not a JSON object")
        else:
            yield value
        at += 1


def _header(line: dict[str, Json]) -> Header:
    found = line.get("format")
    if found != FORMAT:
        if isinstance(found, str) and found.startswith(FORMAT[: FORMAT.index("/") + 1]):
            raise HistoryError(f"line 1: {found[:60]!r} is not known here, only {FORMAT!r}")
        raise HistoryError(f"line 1: not the header of a hand history ({FORMAT!r})")
    _require(line, Header, 1)
    return cast("Header", line)


def _deal(line: dict[str, Json], at: int, players: int) -> DealRecord:
    if line.get("outcome") in ("redealt", "stopped"):
        zeros: list[Json] = [0] * players
        line = {"declarer": None, "contract": None, "points": zeros, "scores": zeros, **line}
    _require(line, DealRecord, at)
    return cast("DealRecord", line)


def _footer(line: dict[str, Json], at: int, *, last: bool) -> Footer:
    if "reason" not in line and "winner" not in line:
        raise HistoryError(f"line {at}: neither a deal nor a footer")
    _require(line, Footer, at)
    if not last:
        raise HistoryError(f"line {at + 1}: something follows the footer")
    return cast("Footer", line)


def _require(line: dict[str, Json], shape: type, at: int) -> None:
    fault = _fault_in_object(line, shape, "")
    if fault is not None:
        raise HistoryError(f"line {at}: {fault}")


def _fault_in_object(value: dict[str, Json], shape: type, path: str) -> str | None:
    """Return how an object differs in form from a TypedDict; fields not known are let pass."""
    required: frozenset[str] = shape.__required_keys__  # type: ignore[attr-defined]
    for name, hint in get_type_hints(shape).items():
        if name in value:
            fault = _fault(value[name], hint, f"{path}{name}")
        else:
            fault = f"{path}{name} is missing" if name in required else None
        if fault is not None:
            return fault
    return None


def _fault(value: Json, hint: object, path: str) -> str | None:
    """Return how a value differs in form from its type, or None."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        faults = [_fault(value, each, path) for each in args]
        return None if None in faults else faults[0]
    if origin is Literal:
        fits = isinstance(value, str) and value in args
    elif origin is list and isinstance(value, list):
        return _first(_fault(each, args[0], f"{path}[{at}]") for at, each in enumerate(value))
    elif origin is dict and isinstance(value, dict):
        return _first(_fault(each, args[1], f"{path}.{name}") for name, each in value.items())
    elif hasattr(hint, "__required_keys__") and isinstance(value, dict):
        return _fault_in_object(value, cast("type", hint), f"{path}.")
    else:
        fits = type(value) is hint
    return None if fits else f"{path} cannot be {brief(value)}"


def _first(faults: Iterable[str | None]) -> str | None:
    return next((fault for fault in faults if fault is not None), None)


def brief(value: object) -> str:
    """Return a value as the file has it, cut where it gets long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:77]}..."
