"""Hints in practice: one message, by command or button, which goes when the choice is made."""

import pytest

from bot.presses import AtTable
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import seated
from tests.e2e.reader import Reader
from tests.e2e.thoughts import LANGUAGES, practising, slow, words
from tests.e2e.watch import LABEL


def hints(reader: Reader) -> list[Shown]:
    """Return the hints that somebody sees."""
    return reader.all(None, words(reader, "hint-best", what="", n=""))


def hand_of(reader: Reader) -> Shown:
    """Return the newest hand message."""
    hand = reader.hand()
    assert hand is not None
    return hand


def words_of(hand: Shown) -> str:
    """Return a message with its buttons."""
    return "\n".join([hand.text, *(key.text for key in hand.keys)])


def has_button(reader: Reader) -> bool:
    """Tell whether the hand leads to a hint."""
    return reader.t("button-hint") in [key.text for key in hand_of(reader).keys]


async def ask(evening: Evening, reader: Reader) -> None:
    """Ask for a hint, and wait for what comes of it."""
    await evening.command(reader.person, None, "/hint")
    await evening.advance(3)


async def act(evening: Evening, reader: Reader) -> None:
    """Decide, and wait until what was said of it is gone."""
    reader.act()
    await evening.settle()
    await evening.advance(0.5)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_names_what_may_be_done(evening: Evening, language: str) -> None:
    reader = await practising(evening, language)
    for _ in range(60):
        if has_button(reader) and len(reader.held(hand_of(reader))) > 1:
            await ask(evening, reader)
            (advised,) = hints(reader)
            named = set(LABEL.findall(advised.text))
            assert named <= set(LABEL.findall(words_of(hand_of(reader))))
            if "%" in advised.text and named:
                return
        reader.act()
        await evening.settle()
        await evening.time.step()
    raise AssertionError


async def test_there_is_a_button_for_it_while_there_is_a_choice_and_no_longer(
    evening: Evening,
) -> None:
    anna = await practising(evening)
    assert has_button(anna)
    await evening.press(anna.person, hand_of(anna), anna.t("button-hint"))
    await evening.advance(3)
    assert len(hints(anna)) == 1
    await act(evening, anna)
    assert not hints(anna)
    with_button = [has_button(anna)]
    while (hand := anna.hand()) is not None:
        assert anna.choose(hand) or not has_button(anna)
        with_button.append(has_button(anna))
        anna.act()
        await evening.settle()
        await evening.time.step()
    assert {True, False} == set(with_button)


async def test_in_a_match_nobody_is_given_a_hint(evening: Evening) -> None:
    party = await seated(evening)
    for reader in party.readers:
        await party.say(reader, "/hint")
        assert reader.sees(None, reader.refused("error-hints-off"))
        await party.say(reader, "/hint", private=True)
        assert len(reader.all(None, reader.t("error-hints-off"))) == 2
        assert not has_button(reader)
        forged = str(AtTable(1, "hint"))
        await evening.press(reader.person, hand_of(reader), data=forged, stale=True)
        assert reader.toast == reader.t("error-hints-off")
        assert not hints(reader)
    assert not party.sees(party.t("error-hints-off"))
    await party.play(lambda: party.reads("board-trick", n=3))
    assert not any(has_button(reader) for reader in party.readers)


async def test_a_forged_press_gives_no_hint_of_anothers_practice(evening: Evening) -> None:
    anna = await practising(evening)
    boris = Reader(evening.world.person("Boris", language="en"))
    boris.person.start()
    await evening.settle()
    for table, why in ((1, "stale"), (77, "stale")):
        forged = str(AtTable(table, "hint"))
        await evening.press(boris.person, boris.last(), data=forged, stale=True)
        assert boris.toast == boris.t(f"error-{why}")
    await evening.advance(3)
    assert not hints(boris)
    assert not hints(anna)


async def test_there_is_no_hint_where_there_is_nothing_to_choose(evening: Evening) -> None:
    anna = await practising(evening)
    while anna.choose(hand_of(anna)):
        await act(evening, anna)
    await ask(evening, anna)
    assert anna.sees(None, anna.t("error-no-hint"))
    assert not hints(anna)


async def test_asked_for_again_the_same_hint_comes_to_the_bottom(evening: Evening) -> None:
    pool = await slow(evening)
    anna = await practising(evening)
    for _ in range(2):
        await evening.command(anna.person, None, "/hint")
    assert len(pool.held) == 1
    pool.answer()
    await evening.advance(3)
    (first,) = hints(anna)
    await ask(evening, anna)
    (again,) = hints(anna)
    await evening.press(anna.person, hand_of(anna), anna.t("button-hint"))
    await evening.advance(3)
    (last,) = hints(anna)
    assert first.text == again.text == last.text
    assert first.id < again.id < last.id
    assert anna.last() == last
    assert len(pool.asked) == 1


async def test_a_hint_that_comes_too_late_is_kept_back(evening: Evening) -> None:
    pool = await slow(evening)
    anna = await practising(evening)
    await evening.command(anna.person, None, "/hint")
    await act(evening, anna)
    pool.answer()
    await evening.advance(3)
    assert not any("💡" in one.text for one in anna.all())


async def test_after_a_restart_a_hint_is_taken_away_and_is_the_same_when_asked_for(
    evening: Evening,
) -> None:
    anna = await practising(evening)
    await ask(evening, anna)
    (before,) = hints(anna)
    await evening.restart()
    await evening.advance(3)
    assert not hints(anna)
    assert has_button(anna)
    await ask(evening, anna)
    assert [one.text for one in hints(anna)] == [before.text]


async def test_a_hint_stays_though_the_table_is_saved(evening: Evening) -> None:
    pool = await slow(evening)
    anna = await practising(evening)
    await evening.command(anna.person, None, "/hint")
    async with evening.app._storage.write() as tx:
        row = await tx.tables.live_in(anna.id)
        assert row is not None
        await tx.tables.save(row, row.rev)
    pool.answer()
    await evening.advance(3)
    assert len(hints(anna)) == 1


async def test_a_hint_goes_with_the_match(evening: Evening) -> None:
    anna = await practising(evening)
    await ask(evening, anna)
    assert hints(anna)
    await evening.command(anna.person, None, "/stop")
    await evening.advance(1)
    await evening.press(anna.person, anna.last(), anna.t("button-stop-own"))
    await evening.advance(3)
    assert not hints(anna)
    assert not any("💡" in words_of(one) for one in anna.all())


async def test_a_hint_that_fails_says_so_and_may_be_asked_for_again(evening: Evening) -> None:
    pool = await slow(evening)
    anna = await practising(evening)
    await evening.command(anna.person, None, "/hint")
    pool.fail(ValueError("no idea"))
    await evening.advance(3)
    assert anna.sees(None, anna.t("explain-nothing"))
    lines = evening.complaints.lines
    assert "nothing is explained" in lines[0]
    lines.clear()
    await evening.command(anna.person, None, "/hint")
    pool.answer()
    await evening.advance(3)
    assert hints(anna)
    assert not anna.sees(None, anna.t("explain-nothing"))
