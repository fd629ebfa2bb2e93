"""What the bot tells about itself: commands, names, descriptions, menu button."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sandbox import access
from sandbox.errors import bad
from sandbox.people import is_command_name

if TYPE_CHECKING:
    from sandbox.chats import Chat
    from sandbox.params import Params
    from sandbox.people import Account
    from sandbox.world import World

MAX_COMMANDS = 100
MAX_DESCRIPTION = 256
PLAIN_SCOPES = frozenset(
    {"default", "all_private_chats", "all_group_chats", "all_chat_administrators"}
)
CHAT_SCOPES = frozenset({"chat", "chat_administrators", "chat_member"})
LANGUAGE = re.compile(r"^([a-z]{2})?$")
TEXT_LIMITS = {"name": 64, "description": 512, "short_description": 120}
Scope = tuple[str, int, int]


def _scope(world: World, params: Params) -> Scope:
    scope = params.json("scope") or {"type": "default"}
    kind = scope.get("type")
    if kind in PLAIN_SCOPES:
        return (kind, 0, 0)
    if kind not in CHAT_SCOPES:
        raise bad("can't parse BotCommandScope: unsupported type specified")
    chat = access.readable(world, str(scope.get("chat_id", "")))
    if chat.kind == "private" and kind != "chat":
        raise bad("can't use specified scope in private chats")
    return (kind, chat.id, int(scope.get("user_id", 0)) if kind == "chat_member" else 0)


def _language(params: Params) -> str:
    code = params.text("language_code")
    if not LANGUAGE.match(code):
        raise bad("invalid language code specified")
    return code


def set_commands(world: World, params: Params) -> bool:
    """Keep the list of commands for one scope and language."""
    commands = params.json("commands")
    if not isinstance(commands, list):
        raise bad("expected an Array of BotCommand")
    if len(commands) > MAX_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    kept = [_command(command) for command in commands]
    key = (_scope(world, params), _language(params))
    world.commands[key] = kept
    return True


def _command(command: Any) -> dict[str, str]:
    if not isinstance(command, dict):
        raise bad("can't parse BotCommand: expected an Object")
    name = str(command.get("command", "")).removeprefix("/")
    description = str(command.get("description", ""))
    if not is_command_name(name):
        raise bad("BOT_COMMAND_INVALID")
    if not 1 <= len(description) <= MAX_DESCRIPTION:
        raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    return {"command": name, "description": description}


def get_commands(world: World, params: Params) -> list[dict[str, str]]:
    """Return the list of exactly one scope and language."""
    return world.commands.get((_scope(world, params), _language(params)), [])


def delete_commands(world: World, params: Params) -> bool:
    """Forget the list of one scope and language."""
    world.commands.pop((_scope(world, params), _language(params)), None)
    return True


def commands_for(world: World, account: Account, chat: Chat) -> list[dict[str, str]]:
    """Return the list that this person's client offers in this chat: the narrowest one."""
    member = chat.member(account.id)
    scopes: list[Scope] = [("chat_member", chat.id, account.id)]
    if member is not None and member.is_admin:
        scopes.append(("chat_administrators", chat.id, 0))
    scopes.append(("chat", chat.id, 0))
    if chat.kind == "private":
        scopes.append(("all_private_chats", 0, 0))
    else:
        if member is not None and member.is_admin:
            scopes.append(("all_chat_administrators", 0, 0))
        scopes.append(("all_group_chats", 0, 0))
    scopes.append(("default", 0, 0))
    for scope in scopes:
        for language in (account.language[:2], ""):
            found = world.commands.get((scope, language))
            if found:
                return found
    return []


def set_text(field: str) -> Any:
    """Return the method that sets the bot's name or a description."""

    def run(world: World, params: Params) -> bool:
        text = params.text(field)
        if len(text) > TEXT_LIMITS[field]:
            raise bad(f"bot {field.replace('_', ' ')} is too long")
        world.texts[field, _language(params)] = text
        return True

    return run


def get_text(field: str) -> Any:
    """Return the method that tells the bot's name or a description."""

    def run(world: World, params: Params) -> dict[str, str]:
        own = world.texts.get((field, _language(params)))
        default = world.texts.get((field, ""), world.bot.first_name if field == "name" else "")
        return {field: default if own is None else own}

    return run


def set_menu_button(world: World, params: Params) -> bool:
    """Choose what the menu button of a private chat does."""
    button = params.json("menu_button") or {"type": "default"}
    if button.get("type") not in ("commands", "default"):
        raise bad("can't parse menu button: the sandbox knows commands and default only")
    if "chat_id" in params.values:
        access.readable(world, params.text("chat_id"))
    world.menu_buttons[params.integer("chat_id")] = button
    return True


def get_menu_button(world: World, params: Params) -> dict[str, Any]:
    """Return what the menu button of a private chat does."""
    default = world.menu_buttons.get(0, {"type": "default"})
    return world.menu_buttons.get(params.integer("chat_id"), default)
