"""All that one person sees at one moment, as JSON for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.ephemeral import on_screen

if TYPE_CHECKING:
    from sandbox.chats import Chat
    from sandbox.driver import Person, Place
    from sandbox.keyboards import Key
    from sandbox.messages import Message
    from sandbox.world import World

SHOWN_MESSAGES = 120


def snapshot(world: World, person: Person) -> dict[str, Any]:
    """Return what the page shows to this person."""
    return {
        "me": person.id,
        "language": person.account.language,
        "bot": {
            "id": world.bot.id,
            "name": world.bot.name,
            "username": world.bot.username,
        },
        "people": [
            {"id": one.id, "name": one.account.name, "language": one.account.language}
            for one in world.people.values()
        ],
        "groups": [
            _chat(person, group, group.chat, title=group.chat.title)
            for group in world.groups.values()
            if group.chat.has(person.id)
        ],
        "private": _chat(person, None, person.private, title=world.bot.name)
        | {"started": person.private.started, "blocked": person.private.blocked},
        "toasts": len(person.toasts),
        "toast": _toast(person),
        "opened": len(person.opened),
    }


def _toast(person: Person) -> dict[str, Any] | None:
    toast = person.toast
    return {"text": toast.text, "alert": toast.alert} if toast else None


def _chat(person: Person, place: Place, chat: Chat, *, title: str) -> dict[str, Any]:
    messages = on_screen(chat, person.id)[-SHOWN_MESSAGES:]
    return {
        "id": chat.id,
        "title": title,
        "members": sum(member.is_present for member in chat.members.values()),
        "commands": person.commands(place),
        "messages": [_message(person, message) for message in messages],
    }


def _message(person: Person, message: Message) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": message.key,
        "whisper": message.receiver is not None,
        "sender": message.sender.id,
        "name": message.sender.name,
        "bot": message.sender.is_bot,
        "mine": message.sender is person.account,
        "date": message.date,
        "edited": message.edited is not None,
        "text": message.text,
        "entities": [entity.json() for entity in message.entities],
        "rows": [[_key(key) for key in row] for row in message.keyboard],
    }
    if message.document is not None:
        shown["document"] = {
            "name": message.document.name,
            "size": len(message.document.content),
            "file": message.document.file_id,
        }
    if message.photo is not None:
        shown["photo"] = {
            "file": message.photo.file_id,
            "width": message.photo.width,
            "height": message.photo.height,
        }
    if message.service:
        shown["service"] = _service(message)
    return shown


def _key(key: Key) -> dict[str, Any]:
    return {"text": key.text, "style": key.style, "url": key.url, "disabled": key.disabled}


def _service(message: Message) -> dict[str, str]:
    """Say what a service message tells, in words that the page translates."""
    content = message.service
    for user in content.get("new_chat_members", []):
        return {"kind": "joined", "who": user["first_name"]}
    if "left_chat_member" in content:
        return {"kind": "left", "who": content["left_chat_member"]["first_name"]}
    return {"kind": next(iter(content)), "who": message.sender.name}
