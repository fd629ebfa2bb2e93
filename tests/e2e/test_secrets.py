"""Random evenings by random rules: nobody is ever told a card that he may not know."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from game.engine import new_match
from game.rules import Rules
from game.state import Standing, State
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.menus import choose_rules
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader
from tests.e2e.watch import Watch
from tests.game.variants import random_rules, random_sheet

PEOPLE = {"Anna": "en", "Борис": "ru", "Wera": "pl", "Dora": "en"}
PRESSES = 90


def pick(dice: Random, reader: Reader, hand: Shown) -> str:
    """Return a button that somebody presses who mostly plays, and sometimes only fidgets."""
    labels = [key.text for key in hand.keys]
    if dice.random() < 0.35:
        return dice.choice(labels)
    return reader.choose(hand) or dice.choice(labels)


async def fidget(dice: Random, party: Party, reader: Reader) -> None:
    """Do something besides the game: look at the cards, at the rules, at what is known."""
    place = dice.choice([None, party.place]) if reader.plays_in is None else party.place
    commands = ["/hand", "/table", "/score", "/history", "/verify", "/rules", "/stats", "/top"]
    commands += [] if place is not None else ["/report"]
    if dice.random() < 0.5 and party.tables:
        label = party.t("button-cards")
        await party.evening.press(reader.person, party.table, label)
    else:
        await party.evening.command(reader.person, place, dice.choice(commands))


async def evening_of(dice: Random, party: Party, watch: Watch, presses: int = PRESSES) -> int:
    """Play by dice for a while, and return how many buttons were pressed."""
    evening, pressed = party.evening, 0
    for _ in range(60 * presses):
        if pressed >= presses or party.ended():
            break
        hands = [(reader, reader.hand()) for reader in party.readers]
        asked = [(reader, hand) for reader, hand in hands if hand is not None and hand.keys]
        if asked and dice.random() < 0.8:
            reader, hand = dice.choice(asked)
            await evening.press(reader.person, hand, pick(dice, reader, hand))
            pressed += 1
        if dice.random() < 0.05:
            await fidget(dice, party, dice.choice(party.readers))
        await watch.look()
        await evening.time.step()
        await watch.look()
    return pressed


def begun(sheet: Standing, rules: Rules, *, players: int, dealer: int) -> State:
    """Return a match that begins with this scoresheet."""
    return replace(new_match(rules, players=players, dealer=dealer), standing=sheet)


@pytest.mark.parametrize("seed", range(6))
async def test_no_message_holds_a_card_its_reader_may_not_know(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    dice = Random(f"secrets {seed}")
    seats = 2 + seed % 3
    people = seats if dice.random() < 0.7 else seats - 1
    party = await gather(evening, dict(list(PEOPLE.items())[:people]))
    rules = random_rules(dice)
    await choose_rules(party, rules)
    late = seed % 2 == 1
    if late:  # where barrels, barriers, falls and the end are near
        sheet = replace(random_sheet(dice, rules, seats), writeoffs=(0,) * seats)
        monkeypatch.setattr("bot.tables.new_match", partial(begun, sheet))
    await party.open_lobby(computers=seats - people)
    watch = Watch(party)
    await party.start()
    pressed = await evening_of(dice, party, watch)
    await evening.advance(30)
    assert pressed == PRESSES or party.ended()
    assert watch.read > 20
    await checked_deals(party, late=late)
