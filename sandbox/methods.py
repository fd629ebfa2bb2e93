"""The methods of the Bot API that the sandbox has, each with the parameters it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox import (
    commands,
    ephemeral_edits,
    inquiries,
    photos,
    queries,
    sending,
    topics,
    webhooks,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.params import Params
    from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Method:
    """One method: what it takes, what it does, and whether the flood limits count it."""

    run: Callable[[World, Params], Any]
    takes: frozenset[str]
    counts: bool = False
    changes: bool = True
    ephemeral: bool = False
    """Whether a server has it only if it knows messages that one member sees."""


def _method(run: Any, takes: str = "", *, counts: bool = False, changes: bool = True) -> Method:
    return Method(run, frozenset(takes.split()), counts, changes)


def _whispered(run: Any, takes: str = "", *, counts: bool = True) -> Method:
    takes = f"chat_id receiver_user_id ephemeral_message_id {takes}"
    return Method(run, frozenset(takes.split()), counts, ephemeral=True)


def _ask(run: Any, takes: str = "") -> Method:
    return _method(run, takes, changes=False)


_SEND = (
    "chat_id message_thread_id parse_mode disable_notification protect_content "
    "message_effect_id reply_parameters reply_markup ephemeral_message_parameters"
)
# The second is the older name, which aiogram sends along.
_PREVIEW = "link_preview_options disable_web_page_preview"
_SCOPE = "scope language_code"

_METHODS = {
    "getMe": _ask(inquiries.get_me),
    "getUpdates": _ask(inquiries.get_updates, "offset limit timeout allowed_updates"),
    "setWebhook": _method(
        webhooks.set_webhook,
        "url secret_token allowed_updates max_connections drop_pending_updates",
    ),
    "deleteWebhook": _method(webhooks.delete_webhook, "drop_pending_updates"),
    "getWebhookInfo": _ask(webhooks.get_webhook_info),
    "close": _ask(inquiries.agree),
    "logOut": _ask(inquiries.agree),
    "sendMessage": _method(
        sending.send_message, f"{_SEND} text entities {_PREVIEW}", counts=True
    ),
    "sendDocument": _method(
        sending.send_document,
        f"{_SEND} document caption caption_entities disable_content_type_detection",
        counts=True,
    ),
    "sendPhoto": _method(
        photos.send_photo,
        f"{_SEND} photo caption caption_entities show_caption_above_media has_spoiler",
        counts=True,
    ),
    "sendChatAction": _ask(sending.send_chat_action, "chat_id message_thread_id action"),
    "editMessageText": _method(
        sending.edit_text,
        f"chat_id message_id text parse_mode entities {_PREVIEW} reply_markup",
        counts=True,
    ),
    "editMessageMedia": _method(
        photos.edit_media, "chat_id message_id media reply_markup", counts=True
    ),
    "editMessageReplyMarkup": _method(
        sending.edit_markup, "chat_id message_id reply_markup", counts=True
    ),
    "editEphemeralMessageText": _whispered(
        ephemeral_edits.edit_text, f"text parse_mode entities {_PREVIEW} reply_markup"
    ),
    "editEphemeralMessageMedia": _whispered(ephemeral_edits.edit_media, "media reply_markup"),
    "editEphemeralMessageCaption": _whispered(
        ephemeral_edits.edit_caption, "caption parse_mode caption_entities reply_markup"
    ),
    "editEphemeralMessageReplyMarkup": _whispered(ephemeral_edits.edit_markup, "reply_markup"),
    "deleteEphemeralMessage": _whispered(ephemeral_edits.delete, counts=False),
    "deleteMessage": _method(sending.delete_message, "chat_id message_id"),
    "deleteMessages": _method(sending.delete_messages, "chat_id message_ids"),
    "pinChatMessage": _method(
        sending.pin_message, "chat_id message_id disable_notification", counts=True
    ),
    "unpinChatMessage": _method(sending.unpin_message, "chat_id message_id"),
    "answerCallbackQuery": _method(
        queries.answer, "callback_query_id text show_alert url cache_time"
    ),
    "createForumTopic": _method(topics.create_topic, "chat_id name", counts=True),
    "getChat": _ask(inquiries.get_chat, "chat_id"),
    "getChatMember": _ask(inquiries.get_chat_member, "chat_id user_id"),
    "getChatAdministrators": _ask(inquiries.get_administrators, "chat_id"),
    "leaveChat": _method(inquiries.leave_chat, "chat_id"),
    "setMyCommands": _method(commands.set_commands, f"commands {_SCOPE}"),
    "getMyCommands": _ask(commands.get_commands, _SCOPE),
    "deleteMyCommands": _method(commands.delete_commands, _SCOPE),
    "setMyName": _method(commands.set_text("name"), "name language_code"),
    "getMyName": _ask(commands.get_text("name"), "language_code"),
    "setMyDescription": _method(
        commands.set_text("description"), "description language_code"
    ),
    "getMyDescription": _ask(commands.get_text("description"), "language_code"),
    "setMyShortDescription": _method(
        commands.set_text("short_description"), "short_description language_code"
    ),
    "getMyShortDescription": _ask(commands.get_text("short_description"), "language_code"),
    "setChatMenuButton": _method(commands.set_menu_button, "chat_id menu_button"),
    "getChatMenuButton": _ask(commands.get_menu_button, "chat_id"),
}  # fmt: skip

METHODS = {name.lower(): method for name, method in _METHODS.items()}
NAMES = {name.lower(): name for name in _METHODS}
