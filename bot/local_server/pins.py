"""Pinned messages, as much as a bot that pins its board needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.local_server import access, messages, thread_rules
from bot.local_server.errors import Payload
from bot.local_server.payloads import DM
from bot.local_server.permissions import PIN_MESSAGES

if TYPE_CHECKING:
    from bot.local_server.world import World


def pin(world: World, channel_id: str, message_id: str, *, pinned: bool) -> None:
    """Pin or unpin. Raises ApiError 50013 without PIN_MESSAGES, 10008, 50083."""
    channel = access.need(world, channel_id)
    if channel["type"] != DM:
        access.need(world, channel_id, PIN_MESSAGES)
    message = access.fetch(world, channel_id, message_id)
    thread_rules.need_unarchived(world, channel_id)
    if message["pinned"] == pinned:
        return
    message["pinned"] = pinned
    data = {"channel_id": channel_id, "last_pin_timestamp": world.iso() if pinned else None}
    if channel["type"] != DM:
        data["guild_id"] = channel["guild_id"]
    world.emit("CHANNEL_PINS_UPDATE", data, channel_id=channel_id)
    messages.announce(world, "MESSAGE_UPDATE", message)


def listing(world: World, channel_id: str) -> Payload:
    """`GET .../messages/pins`: newest first."""
    access.need(world, channel_id)
    found = [message for message in world.messages[channel_id].values() if message["pinned"]]
    items = [{"pinned_at": message["timestamp"], "message": message} for message in reversed(found)]
    return {"items": items, "has_more": False}
