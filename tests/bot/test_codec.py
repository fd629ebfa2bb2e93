"""The stored state: exact both ways, small, and readable in every older form."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot import codec
from bot.codec import CodecError
from game.actions import Deal, Redeal
from game.cards import DECK
from game.engine import apply, new_match
from game.notation import parse
from game.phases import Auction, Finished, Right, Tricks
from game.rules import CLASSIC, Rules, as_dict
from game.state import State
from tests.game.variants import variant
from tests.game.walks import walk

SCRIPT = "1:b105 2:p 0:p 1:g0KH 1:g2TH 1:k120 1:cAH 2:cQH 0:c9H"


def by_hand() -> list[State]:
    """Return a match in each of its phases."""
    state = new_match(Rules(writeoff_gain="half"), dealer=2)
    states = [state]
    state, _ = apply(state, None, Deal(DECK))
    states.append(state)
    for word in SCRIPT.split():
        seat, action = word.split(":")
        state, _ = apply(state, int(seat), parse(action))
        states.append(state)
    return [*states, replace(state, phase=Finished(winner=1))]


STATES = by_hand()
IN_TRICKS = STATES[-2]


def edited(state: State, **changes: Any) -> str:
    """Return the stored text of a state with some of its fields written otherwise."""
    return json.dumps(json.loads(codec.dump(state)) | changes)


def test_there_is_a_state_of_every_phase() -> None:
    kinds = {state.phase.kind for state in STATES}
    assert kinds == {"dealing", "auction", "exchange", "tricks", "finished"}


@pytest.mark.parametrize("state", STATES)
def test_a_state_comes_back_as_it_was(state: State) -> None:
    loaded = codec.load(codec.dump(state), codec.SCHEMA)
    assert loaded == state
    assert type(loaded.phase) is type(state.phase)


def test_every_state_of_a_match_comes_back() -> None:
    for moment in walk(3):
        assert codec.load(codec.dump(moment.then), codec.SCHEMA) == moment.then


def test_named_tuples_come_back_as_such() -> None:
    loaded = codec.load(codec.dump(IN_TRICKS), codec.SCHEMA)
    assert isinstance(loaded.phase, Tricks)
    assert loaded.phase.tricks[0].winner == 1
    assert loaded.phase.bought.calls[0].forced
    assert loaded.phase.gifts[1].to == 2


@pytest.mark.parametrize("state", STATES)
def test_pydantic_reads_the_state_without_the_codec(state: State) -> None:
    adapter = TypeAdapter(State)
    assert adapter.validate_json(adapter.dump_json(state)) == state


def test_a_stored_state_is_small() -> None:
    assert max(len(codec.dump(state)) for state in STATES) < 3000


def test_every_option_is_stored() -> None:
    stored = json.loads(codec.dump(STATES[0]))["rules"]
    assert stored == as_dict(Rules(writeoff_gain="half"))


def test_stored_rules_of_an_older_program_load_with_defaults_of_what_is_new() -> None:
    text = edited(STATES[0], rules={"writeoff_gain": "half", "target": 1000})
    assert codec.load(text, codec.SCHEMA).rules == Rules(writeoff_gain="half")
    assert codec.load(edited(STATES[0], rules={}), codec.SCHEMA).rules == CLASSIC


@pytest.mark.parametrize("schema", [codec.SCHEMA + 1, 0, -1])
def test_an_unknown_form_is_refused(schema: int) -> None:
    with pytest.raises(CodecError, match=f"form {schema}"):
        codec.load(codec.dump(STATES[0]), schema)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "{}",
        codec.dump(IN_TRICKS)[:-1],
        edited(IN_TRICKS, dealer="2"),
        edited(IN_TRICKS, phase={"kind": "asleep"}),
        edited(IN_TRICKS, rules={"target": 7}),
        edited(IN_TRICKS, rules={"no_such_option": "on"}),
    ],
)
def test_what_is_no_state_is_refused(text: str) -> None:
    with pytest.raises(CodecError, match="cannot be read"):
        codec.load(text, codec.SCHEMA)


@pytest.mark.parametrize("seed", range(9))
def test_every_state_of_a_variant_comes_back(seed: int) -> None:
    for moment in variant(seed).moments[::3]:
        assert codec.load(codec.dump(moment.then), codec.SCHEMA) == moment.then


def test_states_in_form_1_are_read() -> None:
    path = Path(__file__).parents[1] / "golden" / "states_1.jsonl"
    states = [codec.load(line, 1) for line in path.read_text(encoding="utf-8").splitlines()]
    kinds = [state.phase.kind for state in states]
    assert kinds == ["dealing", "auction", "auction", "exchange", "exchange", "tricks", "finished"]
    asked = apply(states[1], 1, Redeal("below"))[0]
    assert asked.phase.kind == "dealing"
    first = states[2].phase
    assert isinstance(first, Auction)
    assert (first.forced, first.rights) == (0, (Right(2, "below"),))


def test_an_older_form_is_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def name_the_dealer(saved: codec.Saved) -> codec.Saved:
        return {"dealer": saved.pop("deals"), **saved}

    def count_attempts(saved: codec.Saved) -> codec.Saved:
        return {"attempt": 0, **saved}

    monkeypatch.setattr(codec, "SCHEMA", 3)
    monkeypatch.setattr(codec, "MIGRATIONS", {1: name_the_dealer, 2: count_attempts})
    oldest = json.loads(codec.dump(IN_TRICKS))
    del oldest["attempt"]
    older = dict(oldest)
    oldest["deals"] = oldest.pop("dealer")
    assert codec.load(json.dumps(oldest), 1) == IN_TRICKS
    assert codec.load(json.dumps(older), 2) == IN_TRICKS
    assert codec.load(codec.dump(IN_TRICKS), 3) == IN_TRICKS
    with pytest.raises(CodecError, match="cannot be read"):
        codec.load("not json", 1)
