"""What proves that the bot itself let somebody in, or made a link: nothing of it is stored.

Telegram need not be asked at every press who is in a group, and a forged button opens nothing.
"""

import binascii
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from bot.replay_presses import Replay

LINK: Final = "replay_"
"""Begins what the link of a deal hands over."""
_SIZES: Final = (6, 3, 2)
"""Bytes of a table, a deal and an attempt in a link."""
_TAG: Final = 9
"""Bytes of a proof; it can be tried at the bot only, a press at a time."""


class Passes:
    """Proofs that follow from the token of the bot: they hold as long as it does."""

    def __init__(self, token: str) -> None:
        self._key = hmac.digest(token.encode(), b"passes of replays", "sha256")

    def of(self, user_id: int, deal: Replay) -> str:
        """Return what shows that a person was let in to the replay of a deal."""
        return urlsafe_b64encode(self._tag(f"{user_id}:{deal}")).decode()

    def holds(self, token: str, user_id: int, deal: Replay) -> bool:
        """Return whether this was given to that person for that deal."""
        return hmac.compare_digest(token.encode(), self.of(user_id, deal).encode())

    def link(self, deal: Replay) -> str:
        """Return what the link of a deal hands over: it says which, and gives no right."""
        numbers = (deal.table, deal.deal, deal.attempt)
        which = b"".join(n.to_bytes(size, "big") for n, size in zip(numbers, _SIZES, strict=True))
        return LINK + urlsafe_b64encode(which + self._tag(f"link:{deal}")).decode().rstrip("=")

    def deal_of(self, payload: str) -> Replay | None:
        """Return which deal a link means; None if the bot has not made it."""
        text = payload.removeprefix(LINK)
        try:
            given = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except (ValueError, binascii.Error):
            return None
        numbers, at = list[int](), 0
        for size in _SIZES:
            numbers.append(int.from_bytes(given[at : at + size], "big"))
            at += size
        deal = Replay(*numbers)
        return deal if hmac.compare_digest(payload.encode(), self.link(deal).encode()) else None

    def _tag(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")[:_TAG]
