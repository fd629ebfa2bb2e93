"""Watching in private: what the group sees, kept up to date, and never a hand."""

from random import Random

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import gather, last_deal, seated
from tests.e2e.reader import plain
from tests.e2e.test_secrets import evening_of
from tests.e2e.watch import Watch
from tests.e2e.watched import SOON, lines_of, same, seen, watches

MIXED = {"Anna": "en", "Boris": "ru", "Vera": "pl"}


def others(language: str) -> dict[str, str]:
    """Return three people whose group speaks a language."""
    return {"Anna": language, "Boris": "en", "Vera": "pl"}


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_the_table_is_shown_as_the_group_sees_it_and_kept_so(
    evening: Evening, language: str
) -> None:
    party = await seated(evening, others(language))
    dora = await watches(party, language)
    (first,) = seen(dora)
    assert first.labels == [[dora.t("button-unwatch")]]
    assert same(party, dora)
    for trick in (1, 4):
        await party.play(lambda trick=trick: party.reads("board-trick", n=trick))  # type: ignore[misc]
        await evening.advance(SOON)
        assert same(party, dora)
    await party.play(lambda: [party.t("button-next")] in party.first.last(party.place).labels)
    await evening.advance(SOON)
    (result,) = seen(dora)
    assert lines_of(result) == lines_of(party.first.last(party.place))
    assert result.labels == [[dora.t("button-unwatch")]]
    assert result.id == first.id


async def test_each_reads_it_in_his_language(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    one, two = await watches(party, "pl"), await watches(party, "ru")
    for reader in (one, two):
        (shown,) = seen(reader)
        assert plain(reader.t("table-deal", n=1)) in shown.text


async def test_a_button_ends_it(evening: Evening) -> None:
    party = await seated(evening)
    dora = await watches(party)
    await evening.press(dora.person, seen(dora)[0], dora.t("button-unwatch"))
    await evening.advance(SOON)
    assert seen(dora) == []
    await party.play(lambda: party.reads("board-trick", n=3))
    assert seen(dora) == []


async def test_a_button_under_the_table_begins_it(evening: Evening) -> None:
    party = await seated(evening)
    dora = party.outsider("ru")
    await evening.press(dora.person, party.table, party.t("button-watch"))
    assert dora.toast == dora.t("watch-begun")
    await evening.advance(SOON)
    assert len(seen(dora)) == 1


async def test_the_command_again_brings_it_down(evening: Evening) -> None:
    party = await seated(evening)
    dora = await watches(party)
    (first,) = seen(dora)
    for private in (False, True):
        await party.say(dora, "/watch", private=private)
        (again,) = seen(dora)
        assert again.id > first.id
        first = again


async def test_in_private_alone_the_command_tells_where_to_send_it(evening: Evening) -> None:
    party = await seated(evening)
    dora = party.outsider("pl")
    await party.say(dora, "/watch", private=True)
    assert dora.texts()[-1] == dora.t("error-watch-there")


async def test_the_lobby_is_watched_up_to_the_end_of_the_match(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    dora = await watches(party)
    assert lines_of(seen(dora)[0]) == lines_of(party.lobby)
    await party.start()
    await evening.advance(SOON)
    assert same(party, dora)
    await evening.app.dispatcher["context"].seats.stop(1)
    await evening.advance(SOON)
    (end,) = seen(dora)
    assert plain(dora.t("notice-stopped")) in end.text
    assert end.labels == []


async def test_the_winner_stays_to_be_seen(evening: Evening) -> None:
    party = await last_deal(evening)
    dora = await watches(party)
    await party.play(party.ended)
    await evening.advance(SOON)
    (end,) = seen(dora)
    assert lines_of(end) == lines_of(party.first.last(party.place, party.winning_words))
    assert end.labels == []
    await party.say(dora, "/watch")
    assert dora.texts()[-1] == dora.refused("error-no-table")
    await evening.restart()
    await evening.advance(SOON)
    assert [one.text for one in seen(dora)] == [end.text]


async def test_a_kill_changes_nothing(evening: Evening) -> None:
    party = await seated(evening)
    dora = await watches(party)
    before = seen(dora)[0].id
    await evening.restart()
    await party.play(lambda: party.reads("board-trick", n=3))
    await evening.advance(SOON)
    assert same(party, dora)
    assert seen(dora)[0].id == before


async def test_a_kill_between_the_command_and_the_message_loses_nothing(evening: Evening) -> None:
    party = await seated(evening)
    dora = party.outsider()
    dora.person.send(party.place, f"/watch@{evening.world.bot.username}")
    await evening.settle()
    await evening.restart()
    await evening.advance(90)
    assert len(seen(dora)) == 1


@pytest.mark.parametrize("seed", range(2))
async def test_no_watcher_is_told_a_card_that_the_group_does_not_see(
    evening: Evening, seed: int
) -> None:
    dice = Random(f"watchers {seed}")
    party = await gather(evening, MIXED)
    await party.open_lobby()
    dora, ewa = await watches(party), await watches(party, "pl")
    watch = Watch(party, onlookers=[dora.id, ewa.id])
    await party.start()
    await evening_of(dice, party, watch, presses=40)
    assert watch.seen_by_onlookers > 10
