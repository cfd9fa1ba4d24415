"""What being a thread, archived or locked means for the messages in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.local_server import permissions
from bot.local_server.errors import Payload, refusal
from bot.local_server.payloads import THREADS

if TYPE_CHECKING:
    from bot.local_server.world import World


def is_archived(world: World, channel_id: str) -> bool:
    channel = world.channels.get(channel_id)
    return bool(channel and channel["type"] in THREADS and channel["thread_metadata"]["archived"])


def need_unarchived(world: World, channel_id: str) -> None:
    """In an archived thread nothing can be edited or deleted. Raises ApiError 50083."""
    if is_archived(world, channel_id):
        raise refusal(50083)


def wake_for_message(world: World, channel_id: str, author_id: str) -> None:
    """A message un-archives its thread, unless it is locked. Raises ApiError 50083 then."""
    channel = world.channels[channel_id]
    if channel["type"] not in THREADS:
        return
    state = channel["thread_metadata"]
    if state["locked"] and not world.bits(author_id, channel_id) & permissions.MANAGE_THREADS:
        raise refusal(50083)
    if state["archived"]:
        set_state(world, channel, archived=False)
    if author_id not in world.thread_members[channel_id]:
        add_member(world, channel, author_id)


def count_message(world: World, channel_id: str, message_id: str) -> None:
    channel = world.channels[channel_id]
    channel["last_message_id"] = message_id
    if channel["type"] in THREADS:
        channel["message_count"] += 1
        channel["total_message_sent"] += 1


def set_state(world: World, thread: Payload, **changes: bool | int) -> None:
    """Change archived, locked, auto_archive_duration or invitable, and announce it."""
    state = {**thread["thread_metadata"], **changes}
    if state["archived"] != thread["thread_metadata"]["archived"]:
        state["archive_timestamp"] = world.iso()
    thread["thread_metadata"] = state
    world.emit("THREAD_UPDATE", seen_by_bot(world, thread), channel_id=thread["id"])


def seen_by_bot(world: World, thread: Payload) -> Payload:
    """The thread with the bot's own membership, if it has joined."""
    own = world.thread_members[thread["id"]].get(world.bot["id"])
    return {**thread, "member": own} if own else thread


def add_member(world: World, thread: Payload, user_id: str) -> None:
    """Somebody joins or is added."""
    members = world.thread_members[thread["id"]]
    if user_id in members:
        return
    entry = {"id": thread["id"], "user_id": user_id, "join_timestamp": world.iso(), "flags": 1}
    members[user_id] = entry
    thread["member_count"] = len(members)
    full = {**entry, "member": world.member_payload(thread["guild_id"], user_id), "presence": None}
    _members_update(world, thread, added=[full], removed=[])


def remove_member(world: World, thread: Payload, user_id: str) -> None:
    """Somebody leaves or is removed. The bot is told even when it thereby loses sight of the thread."""
    members = world.thread_members[thread["id"]]
    if members.pop(user_id, None):
        thread["member_count"] = len(members)
        _members_update(world, thread, added=[], removed=[user_id])


def _members_update(world: World, thread: Payload, *, added: list[Payload], removed: list[str]) -> None:
    data = {
        "id": thread["id"],
        "guild_id": thread["guild_id"],
        "member_count": thread["member_count"],
        "added_members": added,
        "removed_member_ids": removed,
    }
    touches_bot = world.bot["id"] in (*(entry["user_id"] for entry in added), *removed)
    world.emit("THREAD_MEMBERS_UPDATE", data, channel_id=None if touches_bot else thread["id"])
