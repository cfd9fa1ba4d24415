"""What the bot may look at: channels and messages as the channel's routes show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.local_server import permissions
from bot.local_server.errors import Payload, bad_form, refusal
from bot.local_server.state import EPOCH_MS

if TYPE_CHECKING:
    from bot.local_server.world import World


def need(world: World, channel_id: str, *bits: int) -> Payload:
    """The channel, if the bot sees it and holds `bits` there. Raises ApiError 10003, 50001 or 50013."""
    channel = world.channels.get(channel_id)
    if channel is None:
        raise refusal(10003)
    if not world.can_view(world.bot["id"], channel_id):
        raise refusal(50001)
    held = world.bits(world.bot["id"], channel_id)
    if any(not held & bit for bit in bits):
        raise refusal(50013)
    return channel


def fetch(world: World, channel_id: str, message_id: str) -> Payload:
    """A message as the channel's route sees it: ephemerals do not exist there. Raises ApiError 10008."""
    need(world, channel_id)
    message = world.messages.get(channel_id, {}).get(message_id)
    if message is None or message_id in world.only_for:
        raise refusal(10008)
    return message


def page(world: World, channel_id: str, query: dict[str, str]) -> list[Payload]:
    """`GET .../messages`: newest first, at most `limit`, around/before/after an id."""
    need(world, channel_id)
    if not world.bits(world.bot["id"], channel_id) & permissions.READ_MESSAGE_HISTORY:
        return []
    limit = _number(query, "limit", 50)
    before, after, around = (_number(query, name) for name in ("before", "after", "around"))
    if not 1 <= limit <= 100:
        raise bad_form(("limit",), "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")
    found = [m for m in world.messages.get(channel_id, {}).values() if m["id"] not in world.only_for]
    if "before" in query:
        found = [m for m in found if int(m["id"]) < before]
    if "after" in query:
        return list(reversed([m for m in found if int(m["id"]) > after][:limit]))
    if "around" in query:
        found.sort(key=lambda m: abs(int(m["id"]) - around))
        return sorted(found[:limit], key=lambda m: int(m["id"]), reverse=True)
    return list(reversed(found[-limit:]))


def _number(query: dict[str, str], name: str, default: int = 0) -> int:
    """A number of the query. Raises ApiError 50035."""
    given = query.get(name, str(default))
    if not given.isascii() or not given.isdigit():
        raise bad_form((name,), "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
    return int(given)


def age(world: World, message: Payload) -> float:
    """Seconds since the message was sent."""
    return world.now() - ((int(message["id"]) >> 22) + EPOCH_MS) / 1000
