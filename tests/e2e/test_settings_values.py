"""Every option in the menu of /settings: what its buttons offer, and what comes of a press."""

from dataclasses import fields, replace
from random import Random

import pytest

from bot.conventions import STAKES
from bot.house_rules import rules_of
from bot.render.options import option_name, topic_name, value_name
from game.errors import RulesError
from game.rules import CLASSIC, OPTIONS, Rules, Topic, Value
from tests.e2e.evening import Evening
from tests.e2e.menus import SettingsMenu, choose_rules
from tests.e2e.party import Party, gather

LIMITED = "writeoff_fine_from"
"""The one option with values that can be out of reach: fines from a write-off nobody may make."""


LOUD = replace(
    CLASSIC,
    redeal_talon_below=4,
    blind="anyone",
    blind_doubles="all",
    golden="on",
    settlement="bank",
)
"""Rules under which every option has an effect."""
TOPICS = tuple(dict.fromkeys(option.topic for option in OPTIONS.values()))


async def rules_now(party: Party) -> Rules:
    """Return what the chat has chosen, as SQLite has it."""
    async with party.evening.app._storage.read() as tx:
        return await rules_of(tx, party.group.id, None)


def possible(rules: Rules, option_id: str) -> list[Value]:
    """Return the values that rules.md knows and that the other options do not rule out."""
    if option_id == "stake":
        return list(STAKES)
    values = list(OPTIONS[option_id].values)
    if option_id == LIMITED and rules.writeoff_limit:
        return [each for each in values if each == "off" or int(each) <= rules.writeoff_limit]
    return values


def differences(one: Rules, other: Rules) -> set[str]:
    """Return in which options two sets of rules differ."""
    names = (each.name for each in fields(Rules))
    return {name for name in names if getattr(one, name) != getattr(other, name)}


async def opened(party: Party, menu: SettingsMenu, option_id: str) -> list[Value]:
    """Open an option from its topic, and return the values that are not set now."""
    t, rules = party.t, await rules_now(party)
    await menu.press(f"{option_name(option_id, t)}:")
    values = possible(rules, option_id)
    names = [value_name(option_id, each, t) for each in values]
    assert menu.labels == [*names, t("button-back")]
    return [each for each in values if each != getattr(rules, option_id)]


def shown(party: Party, menu: SettingsMenu, topic: Topic) -> list[str]:
    """Return the options that the page of a topic shows."""
    options = [each.id for each in OPTIONS.values() if each.topic == topic]
    begins = [label.partition(":")[0] for label in menu.labels]
    return [each for each in options if option_name(each, party.t) in begins]


async def choose(party: Party, menu: SettingsMenu, option_id: str, value: Value) -> None:
    """Press a value: the chat has it, and of the others only what it rules out gave way."""
    t, before = party.t, await rules_now(party)
    answer = await menu.press(value_name(option_id, value, t))
    now = await rules_now(party)
    assert getattr(now, option_id) == value
    gave_way = differences(before, now) - {option_id}
    assert all(option_name(each, t) in answer for each in gave_way)
    assert bool(gave_way) == bool(must_give_way(before, option_id, value))


def must_give_way(rules: Rules, option_id: str, value: Value) -> bool:
    """Tell whether the engine refuses the rules with just this option set anew."""
    values = {each.name: getattr(rules, each.name) for each in fields(Rules)}
    try:
        Rules(**{**values, option_id: value})
    except RulesError:
        return True
    return False


async def test_every_value_of_every_option_is_one_press_away_and_does_what_it_says(
    evening: Evening,
) -> None:
    party, seen = await gather(evening), list[str]()
    await choose_rules(party, LOUD)
    menu = await SettingsMenu(party, party.first).open()
    for topic in TOPICS:
        await menu.press(topic_name(topic, party.t))
        for option_id in shown(party, menu, topic):
            seen.append(option_id)
            for value in await opened(party, menu, option_id):
                await choose(party, menu, option_id, value)
                await choose_rules(party, LOUD)
                await opened(party, menu, option_id)
            await menu.press(party.t("button-back"))
        await menu.topics()
    assert seen == list(OPTIONS)


@pytest.mark.parametrize("seed", [1, 2])
async def test_what_is_offered_follows_what_was_chosen(evening: Evening, seed: int) -> None:
    party, dice = await gather(evening), Random(seed)
    menu = await SettingsMenu(party, party.first).open()
    for topic in TOPICS:
        await menu.press(topic_name(topic, party.t))
        for option_id in shown(party, menu, topic):
            if option_id not in shown(party, menu, topic):
                continue  # silenced by a choice made meanwhile
            others = await opened(party, menu, option_id)
            if others:
                await choose(party, menu, option_id, dice.choice(others))
            else:
                await menu.press(party.t("button-back"))
        await menu.topics()


async def test_a_fine_cannot_be_set_for_a_write_off_that_nobody_may_make(
    evening: Evening,
) -> None:
    party, fines = await gather(evening), OPTIONS[LIMITED].values
    t, menu = party.t, await SettingsMenu(party, party.first).open()
    for limit, least in ((1, 3), (3, 4), (0, 5)):
        await menu.option("writeoff_limit", limit)
        await menu.press(topic_name("talon", t))
        await menu.press(option_name(LIMITED, t))
        offered = [each for each in fines if each == "off" or int(each) < least]
        names = [value_name(LIMITED, each, t) for each in offered]
        assert menu.labels == [*names, t("button-back")]
        await menu.press(t("button-back"))
        await menu.topics()
