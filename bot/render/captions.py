"""What Telegram allows below a picture."""

import re
from html import unescape
from typing import Final

LIMIT: Final = 1024
"""The most characters of a caption, counted as Telegram does, without the markup."""
_TAGS: Final = re.compile(r"<[^>]*>")


def fits(text: str) -> bool:
    """Return whether HTML may stand below a picture."""
    seen = unescape(_TAGS.sub("", text))
    return len(seen.encode("utf-16-le")) // 2 <= LIMIT
