"""Threads: starting, changing and deleting them, and their members."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bot.local_server import access, messages, payloads, permissions, thread_rules
from bot.local_server.errors import Form, Payload, Unbuilt, refusal
from bot.local_server.payloads import (
    FORUM,
    HAS_THREAD,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
)

if TYPE_CHECKING:
    from bot.local_server.world import World

DURATIONS = (60, 1440, 4320, 10080)
OF_A_THREAD = {"name", "archived", "locked", "auto_archive_duration", "rate_limit_per_user", "invitable", "flags"}
OF_A_CHANNEL = {"name", "topic", "nsfw", "rate_limit_per_user", "position"}


def check_form(body: Payload, *, new: bool) -> None:
    """Raises ApiError 50035 for a name, duration or slow mode outside Discord's limits."""
    form = Form()
    if new or "name" in body:
        form.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration") not in (None, *DURATIONS):
        form.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {DURATIONS}.")
    if not 0 <= (body.get("rate_limit_per_user") or 0) <= 21600:
        form.add(("rate_limit_per_user",), "NUMBER_TYPE_RANGE", "Must be between 0 and 21600.")
    form.check()


def start(world: World, channel_id: str, body: Payload) -> Payload:
    """A thread without a message; type 11 public, 12 private (the service's default)."""
    kind = body.get("type", PRIVATE_THREAD)
    wanted = permissions.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else permissions.CREATE_PRIVATE_THREADS
    parent = _parent(world, channel_id, wanted)
    if kind not in THREADS:
        raise refusal(50024)
    check_form(body, new=True)
    thread = _open(world, world.new_id(), parent, body, kind, world.bot["id"])
    if kind == PUBLIC_THREAD:
        reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
        announcement = {"type": 18, "content": thread["name"], "message_reference": reference}
        messages.post(world, channel_id, {}, {}, **announcement)
    return thread


def start_from(world: World, channel_id: str, message_id: str, body: Payload) -> Payload:
    """A thread from a message takes the message's id. Raises ApiError 160004 if it has one already."""
    parent = _parent(world, channel_id, permissions.CREATE_PUBLIC_THREADS)
    message = access.fetch(world, channel_id, message_id)
    check_form(body, new=True)
    if message["flags"] & HAS_THREAD:
        raise refusal(160004)
    kind = NEWS_THREAD if parent["type"] == NEWS else PUBLIC_THREAD
    thread = _open(world, message_id, parent, body, kind, world.bot["id"])
    messages.mark_thread(world, message, thread)
    return thread


def _parent(world: World, channel_id: str, wanted: int) -> Payload:
    parent = access.need(world, channel_id, wanted)
    if parent["type"] not in (TEXT, NEWS):
        raise refusal(50024)
    return parent


def _open(world: World, thread_id: str, parent: Payload, body: Payload, kind: int, owner_id: str) -> Payload:
    thread = payloads.thread(thread_id, parent, owner_id, body, kind, world.iso())
    own = {"id": thread_id, "user_id": owner_id, "join_timestamp": world.iso(), "flags": 1}
    world.channels[thread_id] = thread
    world.thread_members[thread_id] = {owner_id: own}
    shown = {**thread_rules.seen_by_bot(world, thread), "newly_created": True}
    world.emit("THREAD_CREATE", shown, channel_id=thread_id)
    return thread


def start_as(world: World, channel_id: str, owner_id: str, name: str, kind: int) -> Payload:
    """A person starts a thread without a message; the bot is no member of it. Raises ApiError 50013, 50024, 50035."""
    wanted = permissions.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else permissions.CREATE_PRIVATE_THREADS
    if not world.bits(owner_id, channel_id) & wanted:
        raise refusal(50013)
    parent = world.channels[channel_id]
    if parent["type"] not in (TEXT, FORUM):
        raise refusal(50024)
    check_form({"name": name}, new=True)
    return _open(world, world.new_id(), parent, {"name": name}, kind, owner_id)


def change(world: World, channel_id: str, body: Payload) -> Payload:
    """`PATCH /channels/{id}` for threads and text channels. Raises ApiError 50013, 50083, 50035."""
    channel = access.need(world, channel_id)
    if channel["type"] not in THREADS:
        return _change_channel(world, channel, body)
    check_form(body, new=False)
    _only_built(body, OF_A_THREAD)
    held = world.bits(world.bot["id"], channel_id)
    state = channel["thread_metadata"]
    manager = bool(held & permissions.MANAGE_THREADS)
    if not manager and (channel["owner_id"] != world.bot["id"] or "locked" in body or "rate_limit_per_user" in body):
        raise refusal(50013)
    if state["locked"] and not manager:
        raise refusal(50083)
    if state["archived"] and body.get("archived") is not False:
        raise refusal(50083)
    for key in ("name", "rate_limit_per_user", "flags"):
        if key in body:
            channel[key] = body[key]
    in_state = ("archived", "locked", "auto_archive_duration", "invitable")
    thread_rules.set_state(world, channel, **{key: body[key] for key in in_state if body.get(key) is not None})
    return thread_rules.seen_by_bot(world, channel)


def _only_built(body: Payload, known: set[str]) -> None:
    unknown = set(body) - known
    if unknown:
        raise Unbuilt(f"PATCH /channels/:id with {', '.join(sorted(unknown))}")


def _change_channel(world: World, channel: Payload, body: Payload) -> Payload:
    access.need(world, channel["id"], permissions.MANAGE_CHANNELS)
    if channel["type"] != TEXT:
        raise refusal(50024)
    _only_built(body, OF_A_CHANNEL)
    check_form(body, new=False)
    channel.update(body)
    world.emit("CHANNEL_UPDATE", channel)
    return channel


def delete(world: World, channel_id: str) -> Payload:
    """`DELETE /channels/{id}`: a thread or channel goes for good; a direct message is only closed."""
    channel = access.need(world, channel_id)
    if channel["type"] == payloads.DM:
        return channel
    if channel["type"] == TEXT:
        access.need(world, channel_id, permissions.MANAGE_CHANNELS)
        world.remove_channel(channel_id)
        return channel
    access.need(world, channel_id, permissions.MANAGE_THREADS)
    remove(world, channel)
    return channel


def remove(world: World, thread: Payload) -> None:
    """The thread goes, whoever takes it away."""
    short = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
    world.emit("THREAD_DELETE", short, channel_id=thread["id"])
    world.channels.pop(thread["id"], None)
    world.messages.pop(thread["id"], None)


def thread_of(world: World, channel_id: str) -> Payload:
    """The thread of that id, seen by the bot. Raises ApiError 10003, 50001, 50024."""
    thread = access.need(world, channel_id)
    if thread["type"] not in THREADS:
        raise refusal(50024)
    return thread


def put_member(world: World, channel_id: str, user_id: str) -> None:
    """The bot adds a member. Raises ApiError 50083, 50013, 10007 or 50001 (who cannot see the parent)."""
    thread = thread_of(world, channel_id)
    thread_rules.need_unarchived(world, channel_id)
    if not permissions.can_send(world.bits(world.bot["id"], channel_id), thread=True):
        raise refusal(50013)
    if user_id not in world.members[thread["guild_id"]]:
        raise refusal(10007)
    if not world.bits(user_id, channel_id) & permissions.VIEW_CHANNEL:
        raise refusal(50001)
    thread_rules.add_member(world, thread, user_id)


def drop_member(world: World, channel_id: str, user_id: str) -> None:
    """The bot removes a member, or leaves. Others need MANAGE_THREADS (or to own a private thread)."""
    thread = thread_of(world, channel_id)
    thread_rules.need_unarchived(world, channel_id)
    own_private = thread["type"] == PRIVATE_THREAD and thread["owner_id"] == world.bot["id"]
    if user_id != world.bot["id"] and not own_private:
        access.need(world, channel_id, permissions.MANAGE_THREADS)
    thread_rules.remove_member(world, thread, user_id)


def active(world: World, guild_id: str) -> Payload:
    """`GET /guilds/{id}/threads/active`."""
    return _listing(world, [c for c in _all(world) if c["guild_id"] == guild_id], archived=False)


def archived(world: World, channel_id: str, kind: int) -> Payload:
    """`GET /channels/{id}/threads/archived/...`."""
    access.need(world, channel_id, permissions.READ_MESSAGE_HISTORY)
    found = [c for c in _all(world) if c["parent_id"] == channel_id and c["type"] == kind]
    return {**_listing(world, found, archived=True), "has_more": False}


def _all(world: World) -> list[Payload]:
    mine = [c for c in world.channels.values() if c["type"] in THREADS]
    return [c for c in mine if world.can_view(world.bot["id"], c["id"])]


def _listing(world: World, found: list[Payload], *, archived: bool) -> Payload:
    shown = [c for c in found if c["thread_metadata"]["archived"] == archived]
    own = [world.thread_members[c["id"]].get(world.bot["id"]) for c in shown]
    return {"threads": shown, "members": [entry for entry in own if entry]}


def archive_idle(world: World) -> None:
    """Threads in which nothing was said for their duration are archived."""
    for thread in [c for c in world.channels.values() if c["type"] in THREADS]:
        state = thread["thread_metadata"]
        last = thread["last_message_id"]
        message = world.messages[thread["id"]].get(last) if last else None
        since = datetime.fromisoformat(state["archive_timestamp"]).timestamp()
        idle = min(world.now() - since, access.age(world, message) if message else world.now() - since)
        if not state["archived"] and idle > state["auto_archive_duration"] * 60:
            thread_rules.set_state(world, thread, archived=True)
