"""Methods that ask about chats and members, and about the bot itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import access
from sandbox.chats import Member
from sandbox.errors import bad
from sandbox.webhooks import refuse_polling

if TYPE_CHECKING:
    from sandbox.params import Params
    from sandbox.world import World


def get_me(world: World, _params: Params) -> dict[str, Any]:
    """Return the bot's own account."""
    return world.bot.json() | {
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy,
        "supports_inline_queries": False,
    }


def get_chat(world: World, params: Params) -> dict[str, Any]:
    """Return what is known of a chat."""
    chat = access.readable(world, params.text("chat_id"))
    return chat.json() | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": {
            "unlimited_gifts": False,
            "limited_gifts": False,
            "unique_gifts": False,
            "premium_subscription": False,
            "gifts_from_channels": False,
        },
    }


def get_chat_member(world: World, params: Params) -> dict[str, Any]:
    """Return what a user is in a chat, as far as the bot may know that."""
    chat = access.readable(world, params.text("chat_id"))
    user_id = params.integer("user_id")
    if user_id <= 0:
        raise bad("invalid user_id specified")
    account = world.accounts.get(user_id)
    if account is None:
        raise bad("user not found" if chat.kind == "group" else "PARTICIPANT_ID_INVALID")
    member = chat.member(user_id)
    if chat.user is not None:
        return (member or Member(account)).json()
    is_own = user_id == world.bot.id
    if chat.members_hidden and not is_own and not chat.members[world.bot.id].is_admin:
        raise bad("CHAT_ADMIN_REQUIRED")
    return (member or Member(account, "left")).json()


def get_administrators(world: World, params: Params) -> list[dict[str, Any]]:
    """Return who runs a group; other bots are never in the list."""
    chat = access.readable(world, params.text("chat_id"))
    if chat.kind == "private":
        raise bad("there are no administrators in the private chat")
    return [
        member.json()
        for member in chat.members.values()
        if member.is_admin and (member.account is world.bot or not member.account.is_bot)
    ]


def leave_chat(world: World, params: Params) -> bool:
    """Leave a group."""
    chat = access.readable(world, params.text("chat_id"))
    if chat.kind == "private":
        raise bad("chat member status can't be changed in private chats")
    world.set_status(chat, world.bot, "left", by=world.bot)
    return True


def get_updates(world: World, params: Params) -> list[dict[str, Any]]:
    """Return what waits, at once; waiting for more is a transport's business."""
    refuse_polling(world)
    kinds = params.json("allowed_updates")
    if kinds is not None:
        world.updates.allow(kinds)
    offset = params.integer("offset")
    limit, _ = world.updates.admit(
        offset, params.integer("limit") or 100, params.integer("timeout")
    )
    return world.updates.take(offset, limit)


def agree(_world: World, _params: Params) -> bool:
    """Agree to a call that changes nothing here."""
    return True
