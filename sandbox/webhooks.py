"""The webhook: set, asked about, taken away; what is delivered to it is a transport's business."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sandbox.errors import ApiError, bad

if TYPE_CHECKING:
    from sandbox.params import Params
    from sandbox.world import World

ACTIVE = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"  # noqa: E501
SECRET = re.compile(r"[A-Za-z0-9_-]*")
LONGEST_SECRET = 256
LOOPBACK = frozenset({"127.0.0.1", "localhost"})
AT_ONCE = 40
MOST_AT_ONCE = 100


@dataclass(slots=True)
class Webhook:
    """Where updates are delivered, nowhere without an address; and how the last failure went."""

    url: str = ""
    secret: str = ""
    at_once: int = AT_ONCE
    failed_at: int | None = None
    failure: str = ""
    number: int = 0
    """How often it was set: what is under way for an older one no longer counts."""


def set_webhook(world: World, params: Params) -> bool:
    """Deliver from now on, with the kinds of updates that are asked for."""
    url, secret = params.text("url"), params.text("secret_token")
    if not url:
        return delete_webhook(world, params)
    parts = urlsplit(url)
    # Plain HTTP is what a local Bot API server allows, which this is.
    if parts.scheme != "https" and parts.hostname not in LOOPBACK:
        raise bad("bad webhook: An HTTPS URL must be provided for webhook")
    if len(secret) > LONGEST_SECRET:
        raise bad("secret token is too long")
    if not SECRET.fullmatch(secret):
        raise bad("secret token contains unallowed characters")
    kinds = params.json("allowed_updates")
    if kinds is not None:
        world.updates.allow(kinds)
    if params.flag("drop_pending_updates"):
        world.updates.clear()
    at_once = min(params.integer("max_connections") or AT_ONCE, MOST_AT_ONCE)
    world.webhook = Webhook(url, secret, at_once, number=world.webhook.number + 1)
    world.updates.polls += 1
    return True


def delete_webhook(world: World, params: Params) -> bool:
    """Deliver no more; what waits is kept for getUpdates unless it is to be dropped."""
    if params.flag("drop_pending_updates"):
        world.updates.clear()
    if world.webhook.url:
        world.webhook = Webhook(number=world.webhook.number + 1)
    return True


def get_webhook_info(world: World, _params: Params) -> dict[str, Any]:
    """Tell where updates are delivered and how that went."""
    webhook = world.webhook
    info: dict[str, Any] = {
        "url": webhook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.waiting()),
    }
    if webhook.url:
        info["max_connections"] = webhook.at_once
    if webhook.failed_at is not None:
        info |= {"last_error_date": webhook.failed_at, "last_error_message": webhook.failure}
    return info


def refuse_polling(world: World) -> None:
    """Refuse getUpdates while there is a webhook.

    :raises ApiError: if there is one
    """
    if world.webhook.url:
        raise ApiError(409, ACTIVE)
