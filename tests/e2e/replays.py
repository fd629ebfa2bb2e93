"""Deals that are over, as people see them again."""

import json

from bot.render.replay import BACK
from bot.storage.rows import DealRow
from game.cards import Card
from game.shapes import DealRecord
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated
from tests.e2e.reader import Reader, plain
from tests.e2e.watch import LABEL, LABELS

SOON = 3.0


async def over(evening: Evening, people: dict[str, str] | None = None, deals: int = 1) -> Party:
    """Let three play so many deals."""
    party = await seated(evening, people)
    await party.play(lambda: len(results(party)) == deals)
    return party


def results(party: Party) -> list[Shown]:
    """Return the results in the group."""
    label = party.t("button-replay")
    seen = party.first.all(party.place)
    return [one for one in seen if label in [key.text for key in one.keys]]


def replays(reader: Reader) -> list[Shown]:
    """Return the replays in somebody's private chat."""
    return [
        one for one in reader.all(None, title(reader)) if BACK in [key.text for key in one.keys]
    ]


def title(reader: Reader) -> str:
    """Return how the heading of a replay begins."""
    return plain(reader.t("replay-title", n=77, page=1, of=1)).partition("77")[0]


async def open_one(party: Party, reader: Reader, at: int = -1) -> Shown:
    """Let somebody press Replay under a result, and return what he gets."""
    label = party.t("button-replay")
    await party.evening.press(reader.person, results(party)[at], label, stale=True)
    await party.evening.advance(SOON)
    return replays(reader)[-1]


async def turn(evening: Evening, reader: Reader, label: str) -> Shown:
    """Let somebody press a button of his newest replay, and return what it has become."""
    await evening.press(reader.person, replays(reader)[-1], label)
    await evening.advance(SOON)
    return replays(reader)[-1]


def told(shown: Shown) -> set[Card]:
    """Return the cards that a message shows."""
    return {LABELS[label] for label in LABEL.findall(shown.text)}


def record_of(deal: DealRow) -> DealRecord:
    """Return what is kept of a deal."""
    record: DealRecord = json.loads(deal.record)
    return record


def link_of(evening: Evening, shown: Shown) -> str:
    """Return what the shared link of a replay hands over."""
    (url,) = [key.url for key in shown.keys if key.url]
    payload = url.partition("start%3D")[2]
    assert evening.world.bot.username in url
    return payload
