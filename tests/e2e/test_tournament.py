"""A tournament evening: who comes, the rounds one after another, the standings."""

import pytest

from sandbox.messages import Shown
from tests.e2e.club import SOON, club
from tests.e2e.evening import Evening


def lines_of(shown: Shown) -> list[str]:
    return shown.text.splitlines()


async def test_people_come_and_go_and_the_tables_are_told(evening: Evening) -> None:
    friends = await club(evening, 4)
    await friends.say(friends.anna, "/tournament")
    assert "1. Anna" in lines_of(friends.lobby)
    assert friends.says("tournament-missing", n=2) in lines_of(friends.lobby)
    for reader in friends.readers[1:]:
        await friends.press(reader, friends.lobby, "button-enter")
    await evening.advance(SOON)
    assert friends.says("tournament-tables", tables="4") in lines_of(friends.lobby)
    boris = friends.readers[1]
    await friends.press(boris, friends.lobby, "button-enter")
    assert boris.toast == boris.t("error-tournament-joined")
    await friends.press(boris, friends.lobby, "button-withdraw")
    await evening.advance(SOON)
    assert friends.says("tournament-tables", tables="3") in lines_of(friends.lobby)
    await friends.press(boris, friends.lobby, "button-withdraw")
    assert boris.toast == boris.t("error-tournament-not-joined")
    assert len(friends.texts) == 2  # the greeting is the other one


@pytest.mark.parametrize("people", [3, 4, 5, 6, 7])
async def test_tables_follow_one_another_until_the_end(evening: Evening, people: int) -> None:
    friends = await club(evening, people)
    await friends.open()
    await friends.rounds(2)
    await friends.start()
    for number in (1, 2):
        assert len(await friends.live()) == 1
        await friends.end_tables()
        assert await friends.live() == []
        if number == 1:
            pause = friends.last("tournament-after", n=1, of=2)
            assert [friends.t("button-next-round", n=2)] in pause.labels
            await evening.advance(80)
            assert friends.round(2, of=2).id == pause.id
    end = friends.last("tournament-over")
    assert friends.says("tournament-none") in lines_of(end)  # all tables were closed at once
    assert end.labels == []
    told = friends.all("tournament-round", n=1, of=2) + friends.all("tournament-round", n=2, of=2)
    assert [shown.labels for shown in told] == [[], []]
    cup = await friends.cup()
    assert cup.row.status == "finished"
    assert all(len(cup.seated(board)) in {2, 3, 4} for board in cup.boards)
    await evening.restart()
    await evening.advance(100)
    assert friends.last("tournament-over").id == end.id


@pytest.mark.parametrize("language", ["ru", "pl"])
async def test_it_speaks_the_language_of_the_group(evening: Evening, language: str) -> None:
    friends = await club(evening, 6, forum=True, admin=True, language=language)
    await friends.open()
    await friends.rounds(2)
    await friends.start()
    await friends.end_tables()
    await friends.press(
        friends.anna, friends.last("tournament-after", n=1, of=2), "button-withdraw"
    )
    await evening.advance(SOON)
    await friends.say(friends.anna, "/join")
    await evening.advance(70)
    await friends.say(friends.anna, "/stop")
    question = friends.last("tournament-ask")
    await friends.press(friends.anna, question, "button-tournament-stop")
    await evening.advance(20)
    assert friends.all("tournament-stopped")


async def test_what_falls_due_while_a_table_is_shown_does_not_wait_for_an_hour(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = await club(evening, 3)
    await friends.open()
    steward = evening.app._steward
    show = steward._changed

    async def is_stopped_at_once(table_id: int) -> None:
        await show(table_id)
        await evening.app.dispatcher["context"].seats.stop(table_id)

    monkeypatch.setattr(steward, "_changed", is_stopped_at_once)
    evening.world.trouble.delay("sendMessage", 20, times=10)  # or what shows would wake it
    await friends.press(friends.anna, friends.lobby, "button-start")
    await evening.advance(10)
    assert [board.done for board in (await friends.cup()).boards] == [True]
