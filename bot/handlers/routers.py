"""All handlers, in the order in which an update is offered to them."""

from collections.abc import Callable
from typing import Final

from aiogram import Dispatcher, Router

from bot.context import Context
from bot.handlers import (
    anywhere,
    chats,
    counting,
    daily,
    groups,
    lessons,
    operator,
    presses,
    privacy,
    private,
    tournament,
    watching,
)
from bot.middlewares import Door, Meet, Refuse
from bot.putting_off import PutOff

MODULES: Final = (
    chats,
    groups,
    operator,
    daily,
    watching,
    tournament,
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


def make_dispatcher(context: Context, clock: Callable[[], float]) -> Dispatcher:
    """Return what hands each update to its handler, past who waits at the door."""
    dispatcher = Dispatcher(disable_fsm=True)
    dispatcher["context"] = context
    door = Door(clock)
    for observer in (dispatcher.message, dispatcher.callback_query, dispatcher.my_chat_member):
        observer.outer_middleware(PutOff())
        observer.outer_middleware(Meet())
        observer.middleware(Refuse())
        observer.middleware(door)
    dispatcher.include_routers(*make_routers())
    return dispatcher
