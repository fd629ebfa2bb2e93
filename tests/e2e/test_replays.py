"""Replays: in private, paged in one message, of deals that are over."""

from bot.render.replay import BACK, FIRST, LAST, NEXT
from game.cards import Card, cards
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import practise
from tests.e2e.reader import Reader, plain
from tests.e2e.replays import (
    SOON,
    link_of,
    open_one,
    over,
    record_of,
    replays,
    results,
    title,
    told,
    turn,
)
from tests.e2e.stacked import dealt

PEOPLE = {"Anna": "en", "Борис": "ru", "Wera": "pl"}


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
