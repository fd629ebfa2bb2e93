"""All handlers, in the order in which an update is offered to them."""

from typing import Final

from aiogram import Router

from bot.handlers import (
    anywhere,
    chats,
    counting,
    groups,
    lessons,
    operator,
    presses,
    privacy,
    private,
)

MODULES: Final = (
    chats,
    groups,
    operator,
    private,
    lessons,
    privacy,
    counting,
    anywhere,
    presses,
)
"""``anywhere`` takes what nobody else in a private chat has taken."""


def make_routers() -> list[Router]:
    """Return a router of each, for one dispatcher."""
    return [module.make_router() for module in MODULES]
