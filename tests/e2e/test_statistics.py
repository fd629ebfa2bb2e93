"""People look at their statistics: after a match, a restart, and when somebody was forgotten."""

from bot.zones import choose_zone
from sandbox.messages import Shown
from tests.e2e.evening import BEGIN, Evening
from tests.e2e.party import Party, gather, seated
from tests.e2e.reader import Reader
from tests.e2e.test_counts import finish, seated_with_luck
from tests.e2e.test_forgetting import forget

HOUR, DAY = 3600.0, 24 * 3600.0


async def played(evening: Evening, names: dict[str, str] | None = None) -> Party:
    """Play a match of three people, a short one."""
    evening.chance.favour(0)
    party = await seated(evening, names)
    await finish(party)
    return party


async def ask(party: Party, reader: Reader, command: str) -> Shown:
    """Let somebody send a command to the group, and return the answer."""
    await party.say(reader, command)
    return party.first.last(party.place)


def line(shown: Shown, words: str) -> list[str]:
    """Return the figures of a line of a table."""
    (found,) = [each for each in shown.text.splitlines() if each.startswith(words)]
    return found.removeprefix(words).split()


async def winner_of(party: Party) -> Reader:
    """Return who has won the last match."""
    (*_, row) = await party.evening.tables()
    assert row.winner is not None
    return next(one for one in party.readers if one.id == row.seats[row.winner].user_id)


async def test_figures_are_there_after_the_match_and_after_a_restart(evening: Evening) -> None:
    evening.may_flood = True
    party = await played(evening)
    won = await winner_of(party)
    before = await ask(party, won, "/stats")
    assert won.person.account.name in before.text
    assert line(before, party.says("stats-matches")) == ["1", "1"]
    assert line(before, party.says("stats-place", n=1)) == ["1", "1"]
    assert line(before, party.says("stats-barrels")) == ["0", "0"]
    assert line(before, party.says("stats-rating")) == ["3.3", "–"]
    deals = sum(file.number > 0 for file in await evening.deals(1))
    assert line(before, party.says("stats-deals")) == [str(deals)] * 2
    await evening.restart()
    assert (await ask(party, won, "/stats")).text == before.text
    await party.say(won, "/stats", private=True)
    alone = won.last(None, won.t("stats-matches"))
    assert line(alone, won.t("stats-matches")) == ["1"]
    assert won.t("stats-rating") not in alone.text


async def test_of_a_running_deal_nothing_is_counted(evening: Evening) -> None:
    party = await seated_with_luck(evening)
    anna = party.first
    assert party.says("stats-empty") in (await ask(party, anna, "/stats")).text
    await party.play(lambda: party.reads("board-trick", n=3))
    assert party.says("stats-empty") in (await ask(party, anna, "/stats")).text
    await party.play(lambda: party.reads("table-deal", n=2))
    shown = await ask(party, anna, "/stats")
    assert line(shown, party.says("stats-deals")) == ["1", "1"]
    assert line(shown, party.says("stats-matches")) == ["0", "0"]
    assert party.says("top-never") in (await ask(party, anna, "/top")).text


async def test_two_are_compared_by_a_button_and_by_a_reply(evening: Evening) -> None:
    party = await played(evening)
    won = await winner_of(party)
    other, third = (reader for reader in party.readers if reader is not won)
    name = other.person.account.name
    mine = await ask(party, won, "/stats")
    assert len([key for row in mine.rows for key in row]) == 2
    await evening.press(third.person, mine, party.t("button-versus", name=name))
    assert third.toast == third.t("error-not-yours")
    await evening.press(won.person, mine, party.t("button-versus", name=name))
    await evening.advance(5)
    duel = party.first.last(party.place)
    assert duel.id == mine.id
    assert line(duel, party.says("stats-ahead")) == ["1", "0"]
    await evening.press(won.person, duel, party.t("button-back"))
    await evening.advance(5)
    assert party.first.last(party.place).text == mine.text

    said = other.person.send(party.place, "/score@thousand_bot")
    await evening.advance(5)
    won.person.send(party.place, "/stats@thousand_bot", reply_to=said)
    await evening.advance(5)
    assert party.first.last(party.place).text == duel.text
    stranger = party.outsider()
    said = stranger.person.send(party.place, "/help@thousand_bot")
    won.person.send(party.place, "/stats@thousand_bot", reply_to=said)
    await evening.advance(8)
    assert party.first.last(party.place).text == party.says("stats-never")


async def test_forged_buttons_tell_nothing(evening: Evening) -> None:
    party = await played(evening)
    anna, dora = party.first, party.outsider()
    mine = await ask(party, anna, "/stats")
    for data in ("n1:1:9", "n1:9:0", "n1:1:1", "n1:x:0", "v1:year"):
        await evening.press(anna.person, mine, data=data, stale=True)
        assert anna.toast in {anna.t("error-button-too-old"), anna.t("error-not-yours")}
        await evening.advance(5)
        assert party.first.last(party.place).text == mine.text
    await evening.press(dora.person, mine, data="n1:1:2", stale=True)
    assert dora.toast == dora.t("error-not-yours")


async def test_the_top_turns_its_periods_in_one_message(evening: Evening) -> None:
    evening.may_flood = True
    evening.time._now = BEGIN + 3 * DAY  # a Thursday
    await evening.restart()
    party = await played(evening)
    anna = party.first
    top = await ask(party, anna, "/top")
    names = {reader.person.account.name for reader in party.readers}
    rows = [row.split() for row in top.text.splitlines()[3:6]]
    assert {row[1] for row in rows} == names
    assert [row[2:4] for row in rows] == [["1", "1"], ["1", "0"], ["1", "0"]]
    assert rows[0][4] == "3.3"
    evening.time._now = BEGIN + 9 * DAY
    await evening.restart()
    texts = []
    for label in ("button-week", "button-month", "button-all"):
        await evening.press(party.readers[1].person, top, party.t(label))
        await evening.advance(5)
        texts.append(party.first.last(party.place).text)
    assert party.first.last(party.place).id == top.id
    assert [party.says("top-empty") in text for text in texts] == [True, False, False]
    assert texts[2] == top.text


async def test_a_week_begins_by_the_time_of_the_chat(evening: Evening) -> None:
    evening.may_flood = True
    party = await played(evening)
    now = evening.time.now()
    monday = now + (4 * DAY - now % (7 * DAY)) % (7 * DAY)  # the next one, at midnight in UTC
    evening.time._now = monday + HOUR
    await evening.restart()
    top = await ask(party, party.first, "/top")
    await evening.press(party.first.person, top, party.t("button-week"))
    await evening.advance(5)
    assert party.says("top-empty") in party.first.last(party.place).text
    async with evening.app._storage.write() as tx:
        await choose_zone(tx, party.group.id, "America/New_York")
    await evening.press(party.first.person, top, party.t("button-all"))
    await evening.advance(5)
    await evening.press(party.first.person, party.first.last(party.place), party.t("button-week"))
    await evening.advance(5)
    assert party.says("top-empty") not in party.first.last(party.place).text


async def test_a_table_with_a_computer_is_counted_but_not_rated(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await seated(evening, {"Anna": "ru", "Boris": "ru"}, computers=1)
    await finish(party)
    top = await ask(party, party.first, "/top")
    rows = [row.split() for row in top.text.splitlines() if row.startswith(("1 ", "2 "))]
    assert sorted(row[1] for row in rows) == ["Anna", "Boris"]
    assert {row[-1] for row in rows} == {"–"}


async def test_who_is_forgotten_is_counted_no_more_and_others_stay_as_they_were(
    evening: Evening,
) -> None:
    party = await played(evening)
    won = await winner_of(party)
    gone = next(reader for reader in party.readers if reader is not won)
    before = await ask(party, won, "/top")
    mine = await ask(party, won, "/stats")
    await forget(evening, gone)
    after = await ask(party, won, "/top")
    name = gone.person.account.name
    assert name in before.text
    assert name not in after.text
    kept = [row.split()[1:] for row in before.text.splitlines() if name not in row]
    assert [row.split()[1:] for row in after.text.splitlines()] == kept
    assert (await ask(party, won, "/stats")).text == mine.text
    await evening.press(won.person, mine, party.t("button-versus", name=name))
    assert won.toast == won.t("error-button-too-old")
    gone.person.start()
    await party.say(gone, "/stats", private=True)
    assert gone.sees(None, gone.t("stats-empty"))


async def test_figures_outlive_the_cards_of_an_old_match(evening: Evening) -> None:
    evening.settings = evening.settings.model_copy(update={"keep_matches_days": 30})
    await evening.restart()
    party = await played(evening)
    before, top = await ask(party, party.first, "/stats"), await ask(party, party.first, "/top")
    await evening.kill()
    evening.time._now += 40 * DAY
    await evening.open()
    await evening.advance(5)
    assert (await ask(party, party.first, "/history")).document is None
    assert (await ask(party, party.first, "/stats")).text == before.text
    assert (await ask(party, party.first, "/top")).text == top.text


async def test_a_ranking_is_for_groups(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "pl"})
    anna = party.first
    await party.say(anna, "/top", private=True)
    assert anna.texts()[-1] == anna.t("error-groups-only")
    await party.say(anna, "/stats", private=True)
    assert anna.sees(None, anna.t("stats-empty"))
    await party.say(anna, "/stats")
    assert party.sees(party.says("stats-empty"))
