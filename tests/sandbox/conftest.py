"""A world in which time stands still unless a test moves it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from sandbox.driver import Person
from sandbox.errors import ApiError
from sandbox.places import Group
from sandbox.world import World

Call = Callable[..., Any]


class Clock:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.now = 1_750_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def world(clock: Clock) -> World:
    return World(clock, random.Random(7))


@pytest.fixture
def anna(world: World) -> Person:
    return world.person("Anna", language="ru")


@pytest.fixture
def boris(world: World) -> Person:
    return world.person("Boris", language="pl")


@pytest.fixture
def group(world: World, anna: Person, boris: Person) -> Group:
    group = world.group("Friday", [anna, boris])
    group.add_bot(anna)
    return group


@pytest.fixture
def call(world: World) -> Call:
    """Call a method as the bot, without the flood limits in the way."""
    world.flood.enabled = False

    def run(method: str, **params: Any) -> Any:
        return world.call(world.token, method, params)

    return run


@pytest.fixture
def refusal(call: Call) -> Callable[..., str]:
    """Call a method that must be refused, and return the code and the words."""

    def run(method: str, **params: Any) -> str:
        with pytest.raises(ApiError) as caught:
            call(method, **params)
        return f"{caught.value.code} {caught.value.description}"

    return run
