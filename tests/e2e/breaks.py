"""How people ask for a break, agree to it and end it."""

from sandbox.messages import Shown
from tests.e2e.party import Party
from tests.e2e.reader import Reader, plain

SOON = 8.0


def question(party: Party) -> list[Shown]:
    """Return the messages by which the group is asked for a break."""
    words = party.says("notice-break-asked", list="\x00").partition("\x00")[0]
    return party.first.all(party.place, words)


def pauses(party: Party) -> list[Shown]:
    """Return the messages that tell the group of a break."""
    return party.first.all(party.place, plain(party.t("notice-break")))


async def agree(party: Party, reader: Reader, n: int, of: int) -> None:
    """Press the button of the question, which says how many have agreed."""
    label = party.t("button-agree-break", n=n, of=of)
    await party.evening.press(reader.person, question(party)[-1], label)
    assert reader.toast == reader.t("answer-voted")
    await party.evening.advance(SOON)


async def pause(party: Party) -> None:
    """Let all agree to a break."""
    of = len(party.readers)
    await party.say(party.first, "/pause")
    for n, reader in enumerate(party.readers[1:], 1):
        await agree(party, reader, n, of)
    assert pauses(party)


async def go_on(party: Party, reader: Reader) -> None:
    """Press the button that ends a break."""
    await party.evening.press(reader.person, pauses(party)[-1], party.t("button-resume"))
    await party.evening.advance(SOON)
