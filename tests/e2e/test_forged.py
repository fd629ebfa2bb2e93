"""A modified client presses whatever it likes: nothing changes, and each press is answered."""

from random import Random

import pytest

from bot.allowance import Allowance
from bot.presses import LIMIT
from game.cards import Card
from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated

PREFIXES = (*(f"{kind}1" for kind in "mkltqpsforgnvcdeyz"), "m2", "")
ACTIONS = (
    "p",
    "b100",
    "b300",
    "w",
    "k120",
    "u",
    "y",
    "l",
    "cAH",
    "mKH",
    "g0AH",
    "d9SJS",
    "rtalon",
)
VERBS = ("join", "start", "remove", "fewer", "next", "back", "rematch", "stop", "quit", "keep")
SETTINGS = ("presets", "preset", "topic", "option", "value", "pace", "classic", "target", "1001")
WORDS = (*ACTIONS, *VERBS, *SETTINGS, "sure", "strong", "pl", "newgame", "settings", "language")
DEFENCES = ("", "-", "0", "1", "2", "999999999999999", "1e3", "٣", "1 ", "²")
HARMLESS = ("f1:", "s1:", "p1:", "q1:practice")
"""What a person may do with himself alone is not forged: his language, his practice."""


def some_bytes(dice: Random) -> str:
    """Return at most 64 bytes of anything that is text."""
    letters = dice.choice(["\x00\x1f\x7f :,;%", "яжю:", "🂡🂮:", "0123456789:", "mkltqpsfor1:,"])
    text = "".join(dice.choice(letters) for _ in range(dice.randint(1, LIMIT)))
    while len(text.encode()) > LIMIT:
        text = text[:-1]
    return text


def put_together(dice: Random, table: int, rev: int) -> str:
    """Return what a button could say, with one part or another that no button says."""
    number = dice.choice([str(table), str(table + 1), *DEFENCES])
    revision = dice.choice([str(rev), str(rev + 1), str(rev + 1000), str(max(rev - 1, 0)), "0"])
    words = [
        dice.choice([*WORDS, str(dice.choice(list(Card)))]) for _ in range(dice.randint(1, 2))
    ]
    parts = [dice.choice(PREFIXES), number, dice.choice([revision, words[0]]), ",".join(words)]
    return ":".join(parts[: dice.randint(1, 4)])[:LIMIT]


def twisted(dice: Random, data: str) -> str:
    """Return the data of a real button, changed in one place."""
    at = dice.randrange(len(data))
    return (data[:at] + dice.choice("0123456789:,mkltABCHSDpx") + data[at + 1 :])[:LIMIT]


async def everything(party: Party) -> list[object]:
    """Return what is stored: the tables with their moves, the rules, what is known of the chat."""
    evening = party.evening
    async with evening.app._storage.read() as tx:
        rules = await tx.conventions.get(party.group.id, None)
        chat = await tx.chats.get(party.group.id)
        moves = await tx.actions.of_deal(1, 1)
    return [await evening.tables(), moves, rules, chat]


async def after_moves(evening: Evening, moves: int) -> Party:
    """Seat people, and let so many moves be made."""
    party = await seated(evening)
    for _ in range(moves):
        await evening.until(lambda: any(reader.act() for reader in party.readers))
        await evening.advance(6)
    await evening.advance(30)
    return party


def forgeries(dice: Random, real: list[str], table: int, rev: int, *, count: int) -> list[str]:
    """Return what a modified client sends: garbage, bits of buttons, and others' buttons."""
    made: list[str] = ["q1:newgame", "q1:settings", "q1:language", "q1:rules"]
    while len(made) < count:
        choice = dice.choice(real)
        sorts = [some_bytes(dice), put_together(dice, table, rev), twisted(dice, choice), choice]
        made += [data for data in [dice.choice(sorts)] if data]
    return made


@pytest.fixture(autouse=True)
def at_any_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot look at everything that is pressed, however fast."""
    monkeypatch.setattr(Allowance, "take", lambda *_: True)


@pytest.mark.parametrize("moves", [0, 3, 6, 10])
async def test_a_stranger_changes_nothing_whatever_he_sends(evening: Evening, moves: int) -> None:
    dice = Random(f"forged {moves}")
    party = await after_moves(evening, moves)
    stranger = party.outsider()
    (row,) = await evening.tables()
    real = [key.data for one in party.readers for shown in one.all() for key in shown.keys]
    real = [data for data in real if data]
    before = await everything(party)
    for data in forgeries(dice, real, row.id, row.rev, count=300):
        if data.startswith(HARMLESS):
            continue
        shown = dice.choice([*stranger.all(party.place), *stranger.all()])
        query = await evening.press(stranger.person, shown, data=data, stale=True)
        assert query.answers == 1, data
    assert await everything(party) == before


@pytest.mark.parametrize("moves", [0, 3, 6, 10])
async def test_who_sits_moves_for_nobody_else(evening: Evening, moves: int) -> None:
    dice = Random(f"seat {moves}")
    party = await after_moves(evening, moves)
    on_turn = party.turn
    other = next(reader for reader in party.readers if reader is not on_turn)
    (row,) = await evening.tables()
    real = [key.data for key in on_turn.last().keys]
    before = await everything(party)
    for data in forgeries(dice, real, row.id, row.rev, count=300):
        if not data.startswith(("m1:", "k1:")):
            continue
        for shown in (party.table, on_turn.last(), other.last()):
            if shown.chat_id == on_turn.id:
                continue  # nobody else has that message
            query = await evening.press(other.person, shown, data=data, stale=True)
            assert query.answers == 1, data
    assert await everything(party) == before


@pytest.mark.parametrize("ahead", [1, 2, 1000, 10**14])
async def test_a_button_of_the_future_is_not_kept_for_later(evening: Evening, ahead: int) -> None:
    party = await after_moves(evening, 0)
    (row,) = await evening.tables()
    before = await everything(party)
    for reader in party.readers:
        for action in ACTIONS:
            for verb in ("m1", "k1"):
                data = f"{verb}:{row.id}:{row.rev + ahead}:{action}"
                query = await evening.press(reader.person, reader.last(), data=data, stale=True)
                assert query.answers == 1
    assert await everything(party) == before
