"""Each refusal Telegram is known to give leads to what telegram asks of a bot."""

import pytest

from bot.refusals import WORDS, Outcome, Refusal, classify

GROUP = [
    ("Bad Request: message is not modified: specified new message content and reply markup are "
     "exactly the same as a current content and reply markup of the message",
     Refusal.NOT_MODIFIED),
    ("Bad Request: query is too old and response timeout expired or query ID is invalid",
     Refusal.QUERY_TOO_OLD),
    ("Bad Request: QUERY_ID_INVALID", Refusal.QUERY_TOO_OLD),
    ("Bad Request: MESSAGE_NOT_MODIFIED", Refusal.NOT_MODIFIED),
    ("Bad Request: MESSAGE_DELETE_FORBIDDEN", Refusal.NOT_DELETED),
    ("Bad Request: not enough rights to send documents to the chat", Refusal.NO_RIGHTS),
    ("Bad Request: not enough rights to send the rich message to the chat", Refusal.NO_RIGHTS),
    ("Bad Request: message to delete not found", Refusal.NOT_DELETED),
    ("Bad Request: message can't be deleted", Refusal.NOT_DELETED),
    ("Bad Request: message can't be deleted for everyone", Refusal.NOT_DELETED),
    ("Bad Request: message to edit not found", Refusal.MESSAGE_GONE),
    ("Bad Request: MESSAGE_ID_INVALID", Refusal.MESSAGE_GONE),
    ("Bad Request: message can't be edited", Refusal.MESSAGE_GONE),
    ("Bad Request: there is no text in the message to edit", Refusal.OTHER_KIND),
    ("Bad Request: wrong file identifier/HTTP URL specified", Refusal.FILE_UNKNOWN),
    ("Bad Request: wrong remote file identifier specified: wrong padding", Refusal.FILE_UNKNOWN),
    ("Bad Request: FILE_REFERENCE_EXPIRED", Refusal.FILE_UNKNOWN),
    ("Bad Request: not enough rights to send photos to the chat", Refusal.NO_PICTURE),
    ("Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN", Refusal.NO_PICTURE),
    ("Bad Request: CHAT_SEND_MEDIA_FORBIDDEN", Refusal.NO_PICTURE),
    ("Bad Request: file is too big", Refusal.NO_PICTURE),
    ("Bad Request: file must be non-empty", Refusal.NO_PICTURE),
    ("Bad Request: IMAGE_PROCESS_FAILED", Refusal.NO_PICTURE),
    ("Bad Request: PHOTO_INVALID_DIMENSIONS", Refusal.NO_PICTURE),
    ("Bad Request: PHOTO_SAVE_FILE_INVALID", Refusal.NO_PICTURE),
    ("Bad Request: MEDIA_INVALID", Refusal.NO_PICTURE),
    ("Bad Request: MEDIA_EMPTY", Refusal.NO_PICTURE),
    ("Bad Request: message caption is too long", Refusal.NO_PICTURE),
    ("Bad Request: MEDIA_CAPTION_TOO_LONG", Refusal.NO_PICTURE),
    ("Bad Request: not enough rights to send text messages to the chat", Refusal.NO_RIGHTS),
    ("Bad Request: have no write access to the chat", Refusal.NO_RIGHTS),
    ("Bad Request: need administrator rights in the channel chat", Refusal.NO_RIGHTS),
    ("Bad Request: CHAT_WRITE_FORBIDDEN", Refusal.NO_RIGHTS),
    ("Bad Request: CHAT_RESTRICTED", Refusal.NO_RIGHTS),
    ("Bad Request: CHAT_ADMIN_REQUIRED", Refusal.NO_RIGHTS),
    ("Bad Request: message thread not found", Refusal.TOPIC_CLOSED),
    ("Bad Request: TOPIC_CLOSED", Refusal.TOPIC_CLOSED),
    ("Bad Request: TOPIC_DELETED", Refusal.TOPIC_CLOSED),
    ("Forbidden: the group chat was deleted", Refusal.CHAT_GONE),
    ("Forbidden: bot was kicked from the group chat", Refusal.KICKED),
    ("Forbidden: bot is not a member of the group chat", Refusal.KICKED),
    ("Forbidden: bot was kicked from the supergroup chat", Refusal.KICKED),
    ("Forbidden: bot is not a member of the supergroup chat", Refusal.KICKED),
    ("Forbidden: something new", Refusal.KICKED),
    ("Bad Request: chat not found", Refusal.KICKED),
    ("Forbidden: bot was kicked from the channel chat", Refusal.KICKED),
    ("Bad Request: chat_id is empty", Refusal.BUG),
    ("Bad Request: message text is empty", Refusal.BUG),
    ("Bad Request: text must be non-empty", Refusal.BUG),
    ("Bad Request: text is too long", Refusal.BUG),
    ("Bad Request: MESSAGE_TOO_LONG", Refusal.BUG),
    ("Bad Request: reply markup is too long", Refusal.BUG),
    ("Bad Request: message identifier is not specified", Refusal.BUG),
    ("Bad Request: BUTTON_DATA_INVALID", Refusal.BUG),
    ("Bad Request: BUTTON_URL_INVALID", Refusal.BUG),
    ("Bad Request: URL_INVALID", Refusal.BUG),
    ("Bad Request: message is too long", Refusal.BUG),
    ("Bad Request: can't parse entities: Unclosed start tag at byte offset 3", Refusal.BUG),
]  # fmt: skip
PRIVATE = [
    ("Bad Request: USER_IS_BLOCKED", Refusal.BLOCKED),
    ("Bad Request: PEER_ID_INVALID", Refusal.NEVER_STARTED),
    ("Bad Request: USER_DEACTIVATED", Refusal.DEACTIVATED),
    ("Bad Request: message to edit not found", Refusal.MESSAGE_GONE),
    ("Bad Request: message can't be deleted for everyone", Refusal.NOT_DELETED),
    ("Forbidden: bot was blocked by the user", Refusal.BLOCKED),
    ("Forbidden: something new", Refusal.BLOCKED),
    ("Forbidden: bot can't initiate conversation with a user", Refusal.NEVER_STARTED),
    ("Bad Request: chat not found", Refusal.NEVER_STARTED),
    ("Bad Request: private chat not found", Refusal.NEVER_STARTED),
    ("Forbidden: user is deactivated", Refusal.DEACTIVATED),
    ("Forbidden: the bot can't send messages to the bot", Refusal.DEACTIVATED),
    ("Forbidden: bot can't send messages to bots", Refusal.DEACTIVATED),
    ("Bad Request: BUTTON_DATA_INVALID", Refusal.BUG),
]
OUTCOMES = {
    Outcome.IGNORE: {Refusal.NOT_MODIFIED, Refusal.QUERY_TOO_OLD, Refusal.NOT_DELETED},
    Outcome.RESEND: {Refusal.MESSAGE_GONE, Refusal.OTHER_KIND},
    Outcome.PLAIN: {Refusal.FILE_UNKNOWN, Refusal.NO_PICTURE},
    Outcome.PAUSE: {Refusal.NO_RIGHTS, Refusal.TOPIC_CLOSED, Refusal.KICKED},
    Outcome.ELSEWHERE: {Refusal.NO_TOPIC},
    Outcome.CLOSE: {Refusal.CHAT_GONE},
    Outcome.UNREACHABLE: {Refusal.BLOCKED, Refusal.NEVER_STARTED, Refusal.DEACTIVATED},
    Outcome.WHISPER: {Refusal.NOT_WHISPERED, Refusal.VANISHED},
    Outcome.BUG: {Refusal.BUG},
}


@pytest.mark.parametrize(("description", "expected"), GROUP)
def test_a_refusal_in_a_group(description: str, expected: Refusal) -> None:
    forbidden = description.startswith("Forbidden")

    assert classify(description, private=False, forbidden=forbidden) is expected
    assert classify(description.upper(), private=False, forbidden=forbidden) is expected


@pytest.mark.parametrize(("description", "expected"), PRIVATE)
def test_a_refusal_in_a_private_chat(description: str, expected: Refusal) -> None:
    forbidden = description.startswith("Forbidden")

    assert classify(description, private=True, forbidden=forbidden) is expected


def test_every_refusal_has_one_outcome() -> None:
    by_outcome = {
        outcome: {refusal for refusal in Refusal if refusal.outcome is outcome}
        for outcome in Outcome
    }

    assert by_outcome == OUTCOMES


def test_only_what_concerns_the_chat_stops_its_other_messages() -> None:
    assert {refusal for refusal in Refusal if refusal.whole_chat} == {
        Refusal.NO_RIGHTS,
        Refusal.KICKED,
        Refusal.CHAT_GONE,
        Refusal.BLOCKED,
        Refusal.NEVER_STARTED,
        Refusal.DEACTIVATED,
    }


def test_every_row_of_the_table_is_met_here() -> None:
    said = [description.lower() for description, _ in (*GROUP, *PRIVATE)]
    assert [words for words, _ in WORDS if not any(words in text for text in said)] == []


def test_the_table_is_written_in_lower_case() -> None:
    assert all(words == words.lower() for words, _ in WORDS)
