"""Answers to presses: at once, beside the lanes, and one each."""

from collections.abc import Callable
from typing import Final

from bot.nursery import Nursery
from bot.postman import Postman

_REMEMBER: Final = 60.0


class Answers:
    """Answers presses; a failure is only logged."""

    def __init__(self, postman: Postman, nursery: Nursery, clock: Callable[[], float]) -> None:
        self._postman, self._nursery, self._clock = postman, nursery, clock
        self._put_off: set[str] = set()
        self._answered: dict[str, float] = {}  # press to when
        self._closed = False

    def answer(self, query_id: str, text: str = "", *, alert: bool = False, url: str = "") -> None:
        """Answer a press at once; a failure is only logged."""
        if query_id in self._put_off:
            self._put_off.discard(query_id)  # Telegram takes one answer a press
        elif not self._closed:
            self._note_answer(query_id)
            self._nursery.spawn(self._postman.answer(query_id, text, alert=alert, url=url))

    def put_off(self, query_id: str, text: str) -> None:
        """Answer a press that will be carried out later; what it is answered then is dropped."""
        if query_id not in self._put_off:
            self.answer(query_id, text)
            self._put_off.add(query_id)

    def is_put_off(self, query_id: str) -> bool:
        """Return whether a press has had its one answer before it was carried out."""
        return query_id in self._put_off

    def is_answered(self, query_id: str) -> bool:
        """Return whether a press has been answered in the last minute."""
        return query_id in self._answered

    def _note_answer(self, query_id: str) -> None:
        now = self._clock()
        for old in [old for old, at in self._answered.items() if at + _REMEMBER <= now]:
            del self._answered[old]
        self._answered[query_id] = now
