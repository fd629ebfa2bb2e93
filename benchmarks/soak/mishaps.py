"""What goes wrong between the bot and Telegram: some calls of a hundred fail, in every way."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from benchmarks.soak.wire import Reply
from sandbox.errors import ApiError, too_many
from sandbox.params import Params
from sandbox.world import World

PAUSES: Final = (1, 2, 3, 5, 8, 35)
"""Seconds that an unjust 429 asks for."""
PAGES: Final = (500, 502, 504)


class Mishaps:
    """Lets a share of all calls fail, while it is told to."""

    def __init__(self, world: World, share: float, dice: Random) -> None:
        self._world, self._share, self._dice = world, share, dice
        self.on = True
        self.calls = 0
        self.failed = 0
        self.unlucky: set[str] = set()
        """Presses whose answer has failed at least once, or has arrived unheard."""
        self.unheard = 0
        """Sends that have arrived though the bot cannot know it."""

    def carry(
        self, method: str, params: dict[str, Any], call: Callable[[], dict[str, Any]]
    ) -> Reply:
        """Carry a call out, or let it fail."""
        self.calls += 1
        if not self.on or self._dice.random() >= self._share:
            return _answered(call)
        self.failed += 1
        if method == "answerCallbackQuery":
            self.unlucky.add(params["callback_query_id"])
        match self._dice.randrange(5):
            case 0:
                return self._unjust(method, Params(params).integer("chat_id"))
            case 1:
                error = ApiError(500, "Internal Server Error")
                return Reply(error.code, error.body())
            case 2:
                return Reply(self._dice.choice(PAGES), page=True)
            case 3:
                return Reply(lost=self._dice.choice(("broken", "late")))
            case _:
                return self._unheard(method, call)

    def _unjust(self, method: str, chat_id: int) -> Reply:
        seconds = self._dice.choice(PAUSES if chat_id else PAUSES[:3])
        if chat_id and method in {"sendMessage", "editMessageText"}:
            self._world.flood.limit(chat_id, seconds - 0.5)
        error = too_many(seconds)
        return Reply(error.code, error.body())

    def _unheard(self, method: str, call: Callable[[], dict[str, Any]]) -> Reply:
        if _answered(call).status == 200:
            self.unheard += method == "sendMessage"
        return Reply(lost=self._dice.choice(("broken", "late")))


def _answered(call: Callable[[], dict[str, Any]]) -> Reply:
    try:
        return Reply(body={"ok": True, "result": call()})
    except ApiError as error:
        return Reply(error.code, error.body())
