"""A tournament in the pause after its first round."""

from sandbox.messages import Shown
from tests.e2e.club import Club, club
from tests.e2e.evening import Evening


async def in_the_pause(evening: Evening, people: int = 4) -> Club:
    """Return a club after its first round."""
    friends = await club(evening, people)
    await friends.open()
    await friends.start()
    await friends.end_tables()
    return friends


def pause_of(friends: Club) -> Shown:
    return friends.last("tournament-after", n=1, of=3)
