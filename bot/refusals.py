"""Why Telegram refuses a call, as data: one table from its words to what we do about it.

Telegram promises no wording, so the words are looked for inside the description, whatever
their case. They are listed as the open-source Bot API server writes them; those in capitals
come from behind it.
"""

from enum import StrEnum, unique
from types import MappingProxyType
from typing import Final


@unique
class Outcome(StrEnum):
    """What follows from a refusal."""

    IGNORE = "ignore"
    RESEND = "resend"
    PLAIN = "plain"
    PAUSE = "pause"
    CLOSE = "close"
    UNREACHABLE = "unreachable"
    WHISPER = "whisper"
    ELSEWHERE = "elsewhere"
    BUG = "bug"


@unique
class Refusal(StrEnum):
    """Why a call was refused; the reader of a ledger sees the last eleven only."""

    NOT_MODIFIED = "not-modified"
    QUERY_TOO_OLD = "query-too-old"
    NOT_DELETED = "not-deleted"
    MESSAGE_GONE = "message-gone"
    OTHER_KIND = "other-kind"
    FILE_UNKNOWN = "file-unknown"
    NO_PICTURE = "no-picture"
    NO_TOPIC = "no-topic"
    NO_RIGHTS = "no-rights"
    TOPIC_CLOSED = "topic-closed"
    KICKED = "kicked"
    CHAT_GONE = "chat-gone"
    BLOCKED = "blocked"
    NEVER_STARTED = "never-started"
    DEACTIVATED = "deactivated"
    NOT_WHISPERED = "not-whispered"
    VANISHED = "vanished"
    BUG = "bug"

    @property
    def outcome(self) -> Outcome:
        """What follows from it."""
        return _OUTCOMES[self]

    @property
    def whole_chat(self) -> bool:
        """Whether the next message to the same chat would meet the same refusal."""
        return self.outcome in _CHAT_WIDE and self is not Refusal.TOPIC_CLOSED


_CHAT_WIDE = frozenset({Outcome.PAUSE, Outcome.CLOSE, Outcome.UNREACHABLE})

_OUTCOMES: Final = MappingProxyType(
    {
        Refusal.NOT_MODIFIED: Outcome.IGNORE,
        Refusal.QUERY_TOO_OLD: Outcome.IGNORE,
        Refusal.NOT_DELETED: Outcome.IGNORE,
        Refusal.MESSAGE_GONE: Outcome.RESEND,
        Refusal.OTHER_KIND: Outcome.RESEND,
        Refusal.FILE_UNKNOWN: Outcome.PLAIN,
        Refusal.NO_PICTURE: Outcome.PLAIN,
        Refusal.NO_TOPIC: Outcome.ELSEWHERE,
        Refusal.NO_RIGHTS: Outcome.PAUSE,
        Refusal.TOPIC_CLOSED: Outcome.PAUSE,
        Refusal.KICKED: Outcome.PAUSE,
        Refusal.CHAT_GONE: Outcome.CLOSE,
        Refusal.BLOCKED: Outcome.UNREACHABLE,
        Refusal.NEVER_STARTED: Outcome.UNREACHABLE,
        Refusal.DEACTIVATED: Outcome.UNREACHABLE,
        Refusal.NOT_WHISPERED: Outcome.WHISPER,
        Refusal.VANISHED: Outcome.WHISPER,
        Refusal.BUG: Outcome.BUG,
    }
)

WORDS: Final = (
    ("message is not modified", Refusal.NOT_MODIFIED),
    ("message_not_modified", Refusal.NOT_MODIFIED),
    ("query is too old", Refusal.QUERY_TOO_OLD),
    ("query_id_invalid", Refusal.QUERY_TOO_OLD),
    ("message to delete not found", Refusal.NOT_DELETED),
    ("message can't be deleted", Refusal.NOT_DELETED),
    ("message_delete_forbidden", Refusal.NOT_DELETED),
    ("message to edit not found", Refusal.MESSAGE_GONE),
    ("message_id_invalid", Refusal.MESSAGE_GONE),
    ("message can't be edited", Refusal.MESSAGE_GONE),
    ("no text in the message to edit", Refusal.OTHER_KIND),
    ("wrong file identifier", Refusal.FILE_UNKNOWN),
    ("wrong remote file identifier", Refusal.FILE_UNKNOWN),
    ("file_reference_", Refusal.FILE_UNKNOWN),
    ("caption is too long", Refusal.NO_PICTURE),
    ("caption_too_long", Refusal.NO_PICTURE),
    ("file is too big", Refusal.NO_PICTURE),
    ("file must be non-empty", Refusal.NO_PICTURE),
    ("image_process_failed", Refusal.NO_PICTURE),
    ("photo_invalid", Refusal.NO_PICTURE),
    ("photo_save_file_invalid", Refusal.NO_PICTURE),
    ("media_invalid", Refusal.NO_PICTURE),
    ("media_empty", Refusal.NO_PICTURE),
    ("rights to send photos", Refusal.NO_PICTURE),
    ("send_photos_forbidden", Refusal.NO_PICTURE),
    ("send_media_forbidden", Refusal.NO_PICTURE),
    ("not enough rights", Refusal.NO_RIGHTS),
    ("have no write access", Refusal.NO_RIGHTS),
    ("need administrator rights", Refusal.NO_RIGHTS),
    ("chat_write_forbidden", Refusal.NO_RIGHTS),
    ("chat_restricted", Refusal.NO_RIGHTS),
    ("chat_admin_required", Refusal.NO_RIGHTS),
    ("topic_closed", Refusal.TOPIC_CLOSED),
    ("topic_deleted", Refusal.TOPIC_CLOSED),
    ("message thread not found", Refusal.TOPIC_CLOSED),
    ("bot was kicked from", Refusal.KICKED),
    ("bot is not a member of", Refusal.KICKED),
    ("group chat was deleted", Refusal.CHAT_GONE),
    ("bot was blocked by the user", Refusal.BLOCKED),
    ("user_is_blocked", Refusal.BLOCKED),
    ("bot can't initiate conversation", Refusal.NEVER_STARTED),
    ("peer_id_invalid", Refusal.NEVER_STARTED),
    ("chat not found", Refusal.NEVER_STARTED),
    ("user is deactivated", Refusal.DEACTIVATED),
    ("user_deactivated", Refusal.DEACTIVATED),
    ("bot can't send messages to the bot", Refusal.DEACTIVATED),
    ("bot can't send messages to bots", Refusal.DEACTIVATED),
)


def classify(description: str, *, private: bool, forbidden: bool = False) -> Refusal:
    """Say what a refusal means; one of unknown wording is our bug, unless it forbids.

    :param private: whether the call was for a private chat
    :param forbidden: whether its code was 403
    """
    text = description.lower()
    for words, refusal in WORDS:
        if words in text:
            return _in_group(refusal) if not private else refusal
    if forbidden:
        return Refusal.BLOCKED if private else Refusal.KICKED
    return Refusal.BUG


def _in_group(refusal: Refusal) -> Refusal:
    # A group that can't be found is one we are not in: it may be joined again.
    return Refusal.KICKED if refusal is Refusal.NEVER_STARTED else refusal
