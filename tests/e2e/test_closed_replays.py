"""Replays that somebody may not see, or not any more."""

from bot.errors import Why
from bot.passes import Passes
from bot.render.replay import NEXT
from bot.replay_presses import Replay, ReplayPage
from bot.thinning import thin
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party
from tests.e2e.reader import Reader, plain
from tests.e2e.replays import (
    SOON,
    link_of,
    open_one,
    over,
    record_of,
    replays,
    results,
    told,
    turn,
)

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
