"""The engine's state as the text a row holds, and the way from every older form of it.

All rules are written down with the state: a default that changes later changes no running match.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from game.errors import RulesError
from game.phases import Phase
from game.redeals import dealt_reasons
from game.rules import Rules, Value, as_dict, from_dict
from game.state import Standing, State

SCHEMA = 2
"""The form that :func:`dump` writes."""

Saved: TypeAlias = dict[str, Any]


def _name_rights(saved: Saved) -> Saved:
    """Form 1 knew no forced bid but that of forehand, and no new deal but of the cards dealt."""
    phase = saved["phase"]
    if phase["kind"] == "auction":
        rules = from_dict(saved["rules"])
        phase["forced"] = phase["calls"][0][0]
        phase["rights"] = [
            [seat, reason]
            for seat in phase.pop("entitled")
            for reason in dealt_reasons(rules, phase["hands"][seat])
        ]
    return saved


MIGRATIONS: Mapping[int, Callable[[Saved], Saved]] = {1: _name_rights}
"""By the number of an older form: the step to the next one."""


class CodecError(ValueError):
    """A stored state that this program cannot read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Snapshot:
    """A state as it is stored."""

    standing: Standing
    dealer: int
    deal: int
    attempt: int
    phase: Annotated[Phase, Field(discriminator="kind")]
    rules: dict[str, Value]
    automatic: int = 0
    cut_fined: bool = False


_ADAPTER = TypeAdapter(_Snapshot)


def dump(state: State) -> str:
    """Write a state in the form ``SCHEMA``."""
    snapshot = _Snapshot(
        standing=state.standing,
        dealer=state.dealer,
        deal=state.deal,
        attempt=state.attempt,
        phase=state.phase,
        rules=_values(state.rules),
        automatic=state.automatic,
        cut_fined=state.cut_fined,
    )
    return _ADAPTER.dump_json(snapshot).decode()


@lru_cache(maxsize=64)  # a press reads the same one three times
def load(text: str, schema: int) -> State:
    """Read a state that was written in the form ``schema``.

    :raises CodecError: if a newer program wrote it, or nobody did
    """
    if not 1 <= schema <= SCHEMA:
        raise CodecError(f"the stored state has form {schema}, this program knows 1 to {SCHEMA}")
    try:
        snapshot = _ADAPTER.validate_json(_migrated(text, schema), strict=True)
        rules = _rules(tuple(snapshot.rules.items()))
    except (ValidationError, RulesError, json.JSONDecodeError) as error:
        raise CodecError(f"the stored state cannot be read: {error}") from error
    return State(
        rules=rules,
        standing=snapshot.standing,
        dealer=snapshot.dealer,
        phase=snapshot.phase,
        deal=snapshot.deal,
        attempt=snapshot.attempt,
        automatic=snapshot.automatic,
        cut_fined=snapshot.cut_fined,
    )


def _migrated(text: str, schema: int) -> str:
    if schema == SCHEMA:
        return text
    saved = json.loads(text)
    for step in range(schema, SCHEMA):
        saved = MIGRATIONS[step](saved)
    return json.dumps(saved)


@lru_cache(maxsize=64)
def _values(rules: Rules) -> dict[str, Value]:
    return as_dict(rules)


@lru_cache(maxsize=64)
def _rules(values: tuple[tuple[str, Value], ...]) -> Rules:
    return from_dict(dict(values))
