"""Presses that come twice, late, from the wrong person or all at once."""

import asyncio
from typing import TYPE_CHECKING

from aiogram.types import Update

from bot.presses import RulesPage
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader

if TYPE_CHECKING:
    from sandbox.driver import Person
from sandbox.messages import Shown


async def feed_at_once(evening: Evening) -> None:
    """Hand the bot everything that waits for it at the same moment, whatever its order."""
    updates = [Update.model_validate(one) for one in evening.world.updates.waiting()]
    evening.world.updates.clear()
    feeds = (evening.app.feed(each.as_(evening.bot)) for each in updates)
    await asyncio.gather(*feeds)
    await evening.settle()


async def test_the_same_button_pressed_twice_is_one_bid(evening: Evening) -> None:
    party = await seated(evening)
    reader = party.turn
    hand = reader.last()
    (bid, *_), *_ = hand.labels
    first, second = reader.press(hand, bid), reader.press(hand, bid)
    await evening.advance(5)

    assert first is not None
    assert second is not None
    assert (first.answers, second.answers) == (1, 1)
    assert reader.toast in {reader.t("error-stale"), reader.t("error-not-your-turn")}
    assert party.table.text.count(bid) == 1
    (table,) = await evening.tables()
    assert table.rev == 5  # two seats, the sealed deck and the deal, then one bid
    assert party.sees(party.says("turn-bid", name=""))


async def test_two_bids_that_are_handled_at_once_are_one(evening: Evening) -> None:
    party = await seated(evening)
    reader = party.turn
    hand = reader.last()
    (low, high, *_), *_ = hand.labels
    queries = [reader.press(hand, low), reader.press(hand, high)]
    await feed_at_once(evening)
    await evening.advance(5)

    assert [query.answers for query in queries if query] == [1, 1]
    assert len([text for text in (low, high) if text in party.table.text]) == 1
    assert len([toast for toast in reader.person.toasts if toast.text]) == 1


async def test_two_who_press_start_at_once_get_one_deal(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    lobby, start = party.lobby, party.t("button-start")
    for reader in party.readers:
        reader.press(lobby, start)
    await feed_at_once(evening)
    await evening.until(lambda: all(reader.hand() for reader in party.readers))
    await evening.advance(10)

    assert len(party.tables) == 1
    assert sum(len(reader.person.toasts) for reader in party.readers) == 2
    (table,) = await evening.tables()
    assert table.rev == 4  # two seats, the sealed deck and the deal


async def test_a_press_on_the_old_lobby_after_the_start_seats_nobody(evening: Evening) -> None:
    party = await gather(evening)
    dora = Reader(evening.world.person("Dora"))
    dora.person.start()
    party.group.add(dora.person)
    await party.open_lobby()
    lobby = party.lobby
    await party.start()
    for label in ("button-leave", "button-start"):
        await evening.press(dora.person, lobby, party.t(label), stale=True)
        assert dora.toast == dora.t("error-stale")
    await evening.command(dora.person, party.place, "/join")
    await evening.advance(5)

    assert dora.sees(None, dora.t("error-match-running"))
    assert all("Dora" not in text for text in party.first.texts(party.place))
    assert dora.hand() is None


async def test_only_who_sits_may_start(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "en", "Vera": "en", "Dora": "pl"})
    *party.readers, dora = party.readers
    await party.open_lobby()
    await evening.press(dora.person, party.lobby, party.t("button-start"))

    assert dora.toast == dora.t("error-not-seated")
    assert party.tables == []


async def test_start_needs_three(evening: Evening) -> None:
    party = await gather(evening)
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.press(party.first.person, party.lobby, party.t("button-start"))

    assert party.first.toast == party.t("error-not-enough-players")
    assert party.tables == []


async def test_a_stranger_changes_and_learns_nothing(evening: Evening) -> None:
    party = await seated(evening)
    dora = Reader(evening.world.person("Дора", language="ru"))
    party.group.add(dora.person)
    before = party.first.texts(party.place)
    await evening.press(dora.person, party.table, party.t("button-cards"))
    assert dora.toast == dora.t("error-not-seated")
    hand = party.turn.last()
    for key in hand.keys:
        await evening.press(dora.person, party.table, data=key.data, stale=True)
        assert dora.toast == dora.t("error-not-seated")
    await evening.advance(10)

    assert party.first.texts(party.place) == before
    assert len(dora.person.toasts) == 1 + len(hand.keys)


async def test_a_page_of_the_rules_of_another_topic_is_not_turned_to(evening: Evening) -> None:
    party = await seated(evening)
    reader = party.readers[1]
    for page in (RulesPage(0, 7, 0), RulesPage(1, 7, 0)):
        await evening.press(reader.person, party.table, data=str(page), stale=True)
        assert reader.toast == reader.t("error-button-too-old")


async def test_out_of_turn_is_told_to_the_hasty_alone(evening: Evening) -> None:
    party = await seated(evening)
    reader = party.turn
    other = next(one for one in party.readers if one is not reader)
    before = party.first.texts(party.place)
    await evening.press(other.person, party.table, data=reader.last().keys[0].data, stale=True)
    await evening.advance(5)

    assert other.toast == other.t("error-not-your-turn")
    assert party.first.texts(party.place) == before


async def test_a_card_that_must_not_be_played_names_the_rule(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Ola": "pl"}, computers=1)
    marked: list[tuple[Reader, str]] = []

    def somebody_is_held_back() -> bool:
        for reader in party.readers:
            hand = reader.hand()
            labels = [key.text for key in hand.keys] if hand else []
            marked.extend((reader, label) for label in labels if label.startswith("("))
        return bool(marked)

    await party.play(somebody_is_held_back)
    reader, label = marked[0]
    hand = reader.last()
    await evening.press(reader.person, hand, label)
    await evening.advance(5)

    assert reader.toast.startswith(
        (reader.t("error-must-follow", cards=""), reader.t("error-must-trump", cards=""))
    )
    assert reader.last() == hand


async def test_buttons_of_the_last_deal_do_nothing_in_the_next(evening: Evening) -> None:
    evening.world.ephemeral = "refused"
    party = await seated(evening)
    reader = party.turn
    old_hand, old_table = reader.last(), party.table
    await party.play(lambda: party.sees(party.says("button-next")) or next_button(party))
    old_result = next_button(party)
    assert old_result is not None
    await party.play(lambda: party.reads("table-deal", n=2) and party.on_turn())
    (before,) = await evening.tables()

    await evening.press(reader.person, old_hand, old_hand.keys[0].text, stale=True)
    assert reader.toast in {reader.t("error-stale"), reader.t("error-not-your-turn")}
    await evening.press(reader.person, old_result, party.t("button-next"), stale=True)
    assert reader.toast == reader.t("error-stale")
    await evening.press(reader.person, old_table, party.t("button-cards"), stale=True)
    await evening.advance(5)
    assert reader.person.toast is not None
    assert reader.person.toast.alert
    assert [before] == await evening.tables()


def next_button(party: Party) -> Shown | None:
    """Return the result with the button for the next deal."""
    label = [party.t("button-next")]
    return next((one for one in party.first.all(party.place) if label in one.labels), None)


async def test_a_card_of_the_trick_before_is_not_played_now(evening: Evening) -> None:
    party = await seated(evening)
    await party.play(lambda: party.asked("board-trick", n=1))
    reader = party.turn
    old = reader.last()
    card, other = [key.text for key in old.keys if key.text in reader.cards][:2]
    await evening.press(reader.person, old, card)
    await party.play(lambda: party.reads("board-trick", n=2))
    (before,) = await evening.tables()
    reader.person.toasts.clear()
    await evening.press(reader.person, old, card, stale=True)
    await evening.press(reader.person, old, other, stale=True)

    assert len(reader.person.toasts) == 2
    assert [before] == await evening.tables()


async def test_a_press_under_a_vanished_message_counts_and_brings_it_back(
    evening: Evening,
) -> None:
    party = await seated(evening)
    reader = party.turn
    hand, table = reader.last(), party.table
    person: Person = reader.person
    person.delete(hand)
    person.delete(table)
    await evening.press(person, hand, hand.labels[0][0], stale=True)
    await evening.advance(10)

    assert hand.labels[0][0] in party.table.text
    assert reader.hand() is not None
    assert party.table.id > table.id
