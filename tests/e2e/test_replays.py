"""Replays: in private, paged in one message, of deals that are over, for who may see them."""

import json

from bot.errors import Why
from bot.passes import Passes
from bot.render.replay import BACK, FIRST, LAST, NEXT
from bot.replay_presses import Replay, ReplayPage
from bot.storage.rows import DealRow
from bot.thinning import thin
from game.cards import Card, cards
from game.shapes import DealRecord
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, practise, seated
from tests.e2e.reader import Reader, plain
from tests.e2e.stacked import dealt
from tests.e2e.watch import LABEL, LABELS

PEOPLE = {"Anna": "en", "Борис": "ru", "Wera": "pl"}
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


async def test_everybody_sees_the_deal_in_private_and_the_group_sees_nothing(
    evening: Evening,
) -> None:
    party = await over(evening, PEOPLE)
    record = record_of((await evening.deals(1))[0])
    for reader in party.readers:
        shown = await open_one(party, reader)
        assert reader.toast == reader.t("replay-sent")
        assert shown.text.startswith(party.title)
        assert told(shown) == set(Card)
        pages = [shown]
        while len(pages) < 30:
            shown = await turn(evening, reader, NEXT)
            if shown.text == pages[-1].text:
                break
            pages.append(shown)
        assert len(replays(reader)) == 1
        assert len(pages) == 3 + len(record["tricks"])
        for page, (_, played) in zip(pages[2:], record["tricks"], strict=False):
            assert isinstance(played, list)
            assert set(cards(" ".join(played))) <= told(page)
        seat = record["declarer"]
        assert seat is not None
        assert str(record["contract"]) in pages[-1].text
        assert (await turn(evening, reader, FIRST)).text == pages[0].text
        assert (await turn(evening, reader, LAST)).text == pages[-1].text
        assert (await turn(evening, reader, BACK)).text == pages[-2].text
        assert not any(title(reader) in text for text in party.first.texts(party.place))


async def test_a_member_who_does_not_play_sees_it_too(evening: Evening) -> None:
    party = await over(evening)
    dora = party.outsider("pl")
    shown = await open_one(party, dora)
    assert dora.t("name-you") not in shown.text
    assert "2/" in (await turn(evening, dora, NEXT)).text


async def test_a_replay_outlives_the_process(evening: Evening) -> None:
    party = await over(evening)
    await open_one(party, party.first)
    await evening.restart()
    assert "2/" in (await turn(evening, party.first, NEXT)).text
    assert len(replays(party.first)) == 1


async def test_a_double_press_sends_one(evening: Evening) -> None:
    party = await over(evening)
    for _ in range(2):
        party.first.press(results(party)[-1], party.t("button-replay"))
    await evening.advance(SOON)
    assert len(replays(party.first)) == 1


async def test_one_goes_to_the_deals_beside_it_in_the_same_message(evening: Evening) -> None:
    party = await over(evening, deals=2)
    anna = party.first
    shown = await open_one(party, anna, at=0)
    assert "deal 1 · 1/" in shown.text
    for label, deal in (("button-replay-later", 2), ("button-replay-earlier", 1)):
        shown = await turn(evening, anna, anna.t(label, n=deal))
        assert f"deal {deal} · 1/" in shown.text
        shown = await turn(evening, anna, NEXT)
        assert f"deal {deal} · 2/" in shown.text
    assert len(replays(anna)) == 1


async def test_a_deal_that_was_dealt_anew_can_be_seen_as_well(evening: Evening) -> None:
    party = await dealt(evening, "", "9S 9C 9D 9H", "")
    reader = party.readers[1]
    await party.play(lambda: party.on_turn() is reader)
    await evening.press(reader.person, reader.last(), reader.t("button-redeal-nines"))
    await evening.until(lambda: results(party))
    shown = await open_one(party, reader)
    assert "1/2" in shown.text
    assert set(cards("9S 9C 9D 9H")) <= told(shown)
    assert reader.t("redealt-nines") in (await turn(evening, reader, NEXT)).text


# Secrets


async def running(evening: Evening) -> tuple[Party, Shown]:
    """Return a party in its second deal, and the first reader's replay of the first one."""
    party = await over(evening)
    await party.play(lambda: party.reads("table-deal", n=2) and party.on_turn())
    return party, await open_one(party, party.first)


async def test_of_a_running_deal_there_is_no_replay(evening: Evening) -> None:
    party, shown = await running(evening)
    anna, dora = party.first, party.outsider()
    token = Passes(evening.world.token).of(anna.id, Replay(1, 2))  # as if the bot had given it
    assert anna.t("button-replay-later", n=2) not in [key.text for key in shown.keys]
    forged = [Replay(1, 2), ReplayPage(1, 2, 0, 0), ReplayPage(1, 2, 0, 5, token)]
    seen = [one.text for one in replays(anna)]
    for press in forged:
        for reader in (anna, dora):
            on = shown if reader is anna else results(party)[-1]
            await evening.press(reader.person, on, data=str(press), stale=True)
            await evening.advance(SOON)
            assert reader.toast in {reader.t("error-stale"), reader.t("error-button-too-old")}
    payload = Passes(evening.world.token).link(Replay(1, 2))
    anna.person.start(payload)
    await evening.advance(SOON)
    assert anna.texts()[-1] == plain(anna.t("error-stale"))
    assert [one.text for one in replays(anna)] == seen
    assert replays(dora) == []
    assert not any("Replay of deal 2" in text for _, text, _ in evening.said)


async def test_pages_of_the_last_deal_tell_nothing_of_the_running_one(evening: Evening) -> None:
    party, _ = await running(evening)
    anna = party.first
    first = record_of((await evening.deals(1))[0])
    for _ in range(12):
        shown = await turn(evening, anna, NEXT)
        assert f"deal {first['deal']} · " in shown.text
    await party.play(lambda: len(results(party)) == 2)
    assert f"deal {first['deal']} · " in replays(anna)[-1].text


# Who may see it


async def test_a_stranger_sees_nothing_by_button_or_link(evening: Evening) -> None:
    party = await over(evening)
    shown = await open_one(party, party.first)
    payload = link_of(evening, shown)
    eve = Reader(evening.world.person("Eve", language="en"))
    eve.person.start()
    await evening.settle()
    mine = eve.last()
    tokens = [key.data for key in shown.keys if key.data]
    for data in (*tokens, "d1:1:1:0", "e1:1:1:0:0:", "e1:1:1:0:0:AAAAAAAAAAAA"):
        await evening.press(eve.person, mine, data=data, stale=True)
        assert eve.toast in {eve.t("error-not-member"), eve.t("error-button-too-old")}, data
    eve.person.start(payload)
    await evening.advance(SOON)
    assert eve.texts()[-1] == plain(eve.t("error-not-member"))
    assert not any(told(one) for one in eve.all())


async def test_a_link_opens_it_for_a_member_and_for_who_sat_there(evening: Evening) -> None:
    party = await over(evening)
    payload = link_of(evening, await open_one(party, party.first))
    dora, boris = party.outsider(), party.readers[1]
    boris.person.leave(party.group)
    await evening.advance(SOON)
    for reader in (dora, boris):
        reader.person.start(payload)
        await evening.advance(SOON)
        assert len(replays(reader)) == 1
        assert "2/" in (await turn(evening, reader, NEXT)).text
    dora.person.leave(party.group)
    dora.person.start(payload)
    await evening.advance(SOON)
    assert dora.texts()[-1] == plain(dora.t("error-not-member"))


async def test_a_link_that_was_changed_leads_nowhere(evening: Evening) -> None:
    party = await over(evening)
    payload = link_of(evening, await open_one(party, party.first))
    for forged in (payload[:-1], payload[:-1] + ("A" if payload[-1] != "A" else "B"), "replay_"):
        party.first.person.start(forged)
        await evening.advance(SOON)
        assert party.first.texts()[-1] == plain(party.first.t("error-stale"))
    assert len(replays(party.first)) == 1


async def test_who_cannot_be_written_to_is_led_there(evening: Evening) -> None:
    party = await over(evening)
    dora = Reader(evening.world.person("Dora", language="en"))  # has never opened the chat
    party.group.add(dora.person)
    await evening.press(dora.person, results(party)[-1], party.t("button-replay"))
    await evening.advance(SOON)
    assert len(replays(dora)) == 1
    assert "2/" in (await turn(evening, dora, NEXT)).text


async def test_where_telegram_does_not_say_who_is_there_the_press_says_it(
    evening: Evening,
) -> None:
    party = await over(evening)
    payload = link_of(evening, await open_one(party, party.first))
    party.group.chat.members_hidden = True
    dora = party.outsider()
    dora.person.start(payload)
    await evening.advance(SOON)
    assert dora.texts()[-1] == plain(dora.t("error-press-there"))
    await open_one(party, dora)
    assert "2/" in (await turn(evening, dora, NEXT)).text


async def test_practice_is_seen_again_by_who_practised_alone(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna", language="en"))
    anna.person.start()
    await practise(evening, anna.person)
    label = anna.t("button-replay")

    def result() -> Shown | None:
        seen = [one for one in anna.all() if label in [key.text for key in one.keys]]
        return seen[-1] if seen else None

    while (shown := result()) is None:
        anna.act()
        await evening.settle()
        await evening.time.step()
    await evening.press(anna.person, shown, label)
    await evening.advance(SOON)
    assert told(replays(anna)[-1]) == set(Card)
    eve = Reader(evening.world.person("Eve", language="en"))
    eve.person.start()
    await evening.settle()
    await evening.press(eve.person, eve.last(), data="d1:1:1:0", stale=True)
    assert eve.toast == eve.t("error-not-member")


# Old, forged, from a file


async def test_what_is_no_longer_kept_is_said(evening: Evening) -> None:
    party = await over(evening)
    shown = await open_one(party, party.first)
    await party.say(party.first, "/stop")
    question = party.first.last(party.place, party.t("stop-ask"))
    await evening.press(party.first.person, question, party.t("button-stop"))
    await evening.advance(SOON)
    async with evening.app._storage.write() as tx:
        row = await tx.tables.get(1)
        assert row is not None
        await thin(tx, row)
    anna = party.first
    for on, label in ((results(party)[-1], party.t("button-replay")), (shown, NEXT)):
        await evening.press(anna.person, on, label, stale=True)
        assert anna.toast == anna.t("error-thinned")
    anna.person.start(link_of(evening, shown))
    await evening.advance(SOON)
    assert anna.texts()[-1] == plain(anna.t("error-thinned"))
    assert len(replays(anna)) == 1


FORGED = {
    "d1:77:1:0": Why.STALE,
    "d1:1:1:7": Why.STALE,
    "d1:1:0:0": Why.STALE,
    "d1:999999999999999:1:0": Why.STALE,
    "d1:1:1": Why.BUTTON_TOO_OLD,
    "d1:1:1:-1": Why.BUTTON_TOO_OLD,
    "e1:1:1:0:0": Why.BUTTON_TOO_OLD,
    "e1:1:1:0:0:x": Why.BUTTON_TOO_OLD,
    "e1:1:1:0:0:яяя": Why.BUTTON_TOO_OLD,
}


async def test_forged_presses_are_answered_and_turn_nothing(evening: Evening) -> None:
    party = await over(evening)
    anna = party.first
    shown = await open_one(party, anna)
    for data, why in FORGED.items():
        await evening.press(anna.person, shown, data=data, stale=True)
        assert anna.toast == anna.t(f"error-{why.value}"), data
    token = Passes(evening.world.token).of(anna.id, Replay(1, 1))
    query = await evening.press(anna.person, shown, data=f"e1:1:1:0:99999:{token}", stale=True)
    await evening.advance(SOON)
    assert query.answers == 1
    assert [one.text for one in replays(anna)] == [shown.text]  # no button said so


async def test_a_history_leads_to_the_replay(evening: Evening) -> None:
    party = await over(evening, deals=2)
    boris = party.readers[1]
    await party.say(party.first, "/history")
    await party.say(boris, "/history", private=True)
    label = party.t("button-replay")
    for place in (party.place, None):
        files = [one for one in boris.all(place) if one.labels == [[label]]]
        await evening.press(boris.person, files[-1], label)
        await evening.advance(SOON)
        (shown,) = replays(boris)
        assert "deal 2 · 1/" in shown.text
        assert place is not None or shown.id > files[-1].id  # below the file
