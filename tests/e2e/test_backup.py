"""A backup is made in the middle of a match, and takes its place again later on."""

from pathlib import Path

from bot.storage.backup import restore, save
from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated

MIXED = {"Anna": "en", "Boris": "ru", "Vera": "pl"}


async def in_mid_trick(evening: Evening) -> Party:
    """Play until a trick lies half on the table."""
    party = await seated(evening, MIXED)
    await party.play(lambda: party.reads("board-trick", n=3))
    leader = party.turn
    await party.play(lambda: party.on_turn() not in {None, leader})
    await evening.advance(10)
    return party


async def go_back(evening: Evening, backup: Path) -> None:
    """Stop the bot, restore, and start it."""
    await evening.kill()
    restore(backup, evening.settings.database_path, int(evening.time.now()))
    await evening.open()
    await evening.advance(15)


def screens(party: Party) -> list[str]:
    """Return the table and the hands as they are seen."""
    return [party.table.text, *(reader.last().text for reader in party.readers)]


async def test_a_match_plays_on_from_its_backup(evening: Evening, tmp_path: Path) -> None:
    backup = tmp_path / "friday.sqlite3"
    party = await in_mid_trick(evening)
    save(evening.settings.database_path, backup)
    then, turn = screens(party), party.turn

    await party.play(lambda: party.reads("board-trick", n=6))
    await evening.advance(10)
    assert screens(party) != then
    later = [(reader, reader.last(), reader.choose(reader.last())) for reader in party.readers]
    await go_back(evening, backup)

    assert screens(party) == then
    assert len(party.tables) == 1
    for reader, hand, label in later:
        if label:  # a button from after the backup
            await evening.press(
                reader.person,
                hand,
                data=next(key.data for key in hand.keys if key.text == label),
                stale=True,
            )
            assert reader.toast in {reader.t("error-stale"), reader.t("error-not-your-turn")}
    assert screens(party) == then
    assert party.turn is turn
    await party.play(lambda: party.reads("table-deal", n=2))
    assert len(await evening.deals(1)) == 1


async def test_a_backup_of_an_earlier_deal_takes_the_match_back(
    evening: Evening, tmp_path: Path
) -> None:
    backup = tmp_path / "friday.sqlite3"
    party = await in_mid_trick(evening)
    save(evening.settings.database_path, backup)
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.advance(10)
    await go_back(evening, backup)
    assert len(await evening.deals(1)) == 0
    assert all(reader.hand() for reader in party.readers)  # those of then were taken away

    button = [party.t("button-next")]
    await party.play(lambda: button in party.first.last(party.place).labels)
    assert len(await evening.deals(1)) == 1
    await evening.press(party.first.person, party.first.last(party.place), *button)
    await party.play(lambda: len(party.tables) > 1 and party.on_turn())
