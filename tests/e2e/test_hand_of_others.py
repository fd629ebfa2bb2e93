"""Hands in the group that a bot with rights brings back, though it cannot show one of them."""

from tests.e2e.evening import Evening
from tests.e2e.newcomers import begun, whispers


async def test_who_has_gone_unseen_does_not_take_the_hands_of_the_others_along(
    evening: Evening,
) -> None:
    party = await begun(evening, admin=True)
    gone, *others = party.readers
    account = gone.person.account
    evening.world.set_status(party.group.chat, account, "left", by=account)  # nobody says so
    gone.person.restart_client()
    for _ in range(50):
        await evening.advance(5)
        for reader in others:
            reader.act(party.title)
    for reader in others:
        reader.person.restart_client()
    await evening.until(
        lambda: all(len(whispers(reader, party)) == 1 for reader in others), limit=400
    )
