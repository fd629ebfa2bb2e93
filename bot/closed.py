"""The groups and topics that the bot cannot write to now: their tables wait."""

from bot.delivery import Address
from bot.refusals import Refusal
from bot.storage.rows import TableRow


class Closed:
    """Remembers where the bot was refused; a restart finds out anew."""

    def __init__(self) -> None:
        self._places: dict[Address, Refusal] = {}

    def __bool__(self) -> bool:
        """Whether there is any such place."""
        return bool(self._places)

    def __contains__(self, place: Address) -> bool:
        return place in self._places

    @property
    def places(self) -> tuple[Address, ...]:
        """All such places."""
        return tuple(self._places)

    def topics_in(self, chat_id: int) -> frozenset[int]:
        """Return the topics of a group that are closed, or are no more."""
        return frozenset(
            place.thread_id
            for place, refusal in self._places.items()
            if place.chat_id == chat_id
            and place.thread_id is not None
            and refusal is Refusal.TOPIC_CLOSED
        )

    def close(self, place: Address, refusal: Refusal) -> bool:
        """Note that a place refuses; return whether that is news."""
        news = place not in self._places
        self._places[place] = refusal
        return news

    def open(self, place: Address, *, edited: bool = False) -> bool:
        """Note that a place takes messages; return whether that is news.

        :param edited: only a change was taken, which proves nothing of a closed topic
        """
        if edited and self._places.get(place) is Refusal.TOPIC_CLOSED:
            return False
        return self._places.pop(place, None) is not None

    def holds(self, row: TableRow) -> bool:
        """Return whether a table has to wait."""
        return Address(row.chat_id, row.thread_id) in self._places
