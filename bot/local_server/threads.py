"""Threads: starting, changing and deleting them, their members, and archiving those without messages."""

from __future__ import annotations

from datetime import datetime

from bot.local_server import messages, payloads, permissions
from bot.local_server.errors import Form, Payload, Unsupported, refusal
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
from bot.local_server.permissions import emit
from bot.local_server.world import World

DURATIONS = (60, 1440, 4320, 10080)
"""The minutes without messages that can be set for archiving a thread."""
OF_A_THREAD = {"name", "archived", "locked", "auto_archive_duration", "rate_limit_per_user", "invitable", "flags"}
"""The fields of a thread that a request can change."""
OF_A_CHANNEL = {"name", "topic", "nsfw", "rate_limit_per_user", "position"}
"""The fields of a text channel that a request can change."""


def check_form(body: Payload, *, new: bool) -> None:
    """Checks the name, duration and slow mode of a thread. Raises ApiError 50035 if one breaks Discord's limits."""
    form = Form()
    if new or "name" in body:
        form.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration") not in (None, *DURATIONS):
        form.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {DURATIONS}.")
    if not 0 <= (body.get("rate_limit_per_user") or 0) <= 21600:
        form.add(("rate_limit_per_user",), "NUMBER_TYPE_RANGE", "Must be between 0 and 21600.")
    form.check()


def start(world: World, channel_id: str, body: Payload) -> Payload:
    """Starts a thread without a message, as the bot: type 11 is public, 12 private (Discord's default).

    Raises ApiError 50013 without the permission, 50024 for a wrong type of channel, 50035 for an invalid body.
    """
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
    """Starts a thread from a message, as the bot; the thread has the message's id.

    Raises ApiError 160004 if the message has a thread already.
    """
    parent = _parent(world, channel_id, permissions.CREATE_PUBLIC_THREADS)
    message = permissions.fetch(world, channel_id, message_id)
    check_form(body, new=True)
    if message["flags"] & HAS_THREAD:
        raise refusal(160004)
    kind = NEWS_THREAD if parent["type"] == NEWS else PUBLIC_THREAD
    thread = _open(world, message_id, parent, body, kind, world.bot["id"])
    messages.mark_thread(world, message, thread)
    return thread


def _parent(world: World, channel_id: str, wanted: int) -> Payload:
    parent = permissions.need(world, channel_id, wanted)
    if parent["type"] not in (TEXT, NEWS):
        raise refusal(50024)
    return parent


def _open(world: World, thread_id: str, parent: Payload, body: Payload, kind: int, owner_id: str) -> Payload:
    thread = payloads.thread(thread_id, parent, owner_id, body, kind, world.iso())
    own = {"id": thread_id, "user_id": owner_id, "join_timestamp": world.iso(), "flags": 1}
    world.channels[thread_id] = thread
    world.thread_members[thread_id] = {owner_id: own}
    shown = {**permissions.seen_by_bot(world, thread), "newly_created": True}
    emit(world, "THREAD_CREATE", shown, channel_id=thread_id)
    return thread


def start_as(world: World, channel_id: str, owner_id: str, name: str, kind: int) -> Payload:
    """Starts a thread without a message, as a person; the bot is not a member of it.

    Raises ApiError 50013 without the permission, 50024 for a wrong type of channel, 50035 for an invalid name.
    """
    wanted = permissions.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else permissions.CREATE_PRIVATE_THREADS
    if not permissions.bits(world, owner_id, channel_id) & wanted:
        raise refusal(50013)
    parent = world.channels[channel_id]
    if parent["type"] not in (TEXT, FORUM):
        raise refusal(50024)
    check_form({"name": name}, new=True)
    return _open(world, world.new_id(), parent, {"name": name}, kind, owner_id)


def change(world: World, channel_id: str, body: Payload) -> Payload:
    """Carries out `PATCH /channels/{id}` for threads and text channels.

    Raises ApiError 50013 without the permission, 50083 for an archived or locked thread, 50035 for an invalid body, and
    Unsupported for other fields.
    """
    channel = permissions.need(world, channel_id)
    if channel["type"] not in THREADS:
        return _change_channel(world, channel, body)
    check_form(body, new=False)
    _refuse_unknown(body, OF_A_THREAD)
    held = permissions.bits(world, world.bot["id"], channel_id)
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
    permissions.set_state(world, channel, **{key: body[key] for key in in_state if body.get(key) is not None})
    return permissions.seen_by_bot(world, channel)


def _refuse_unknown(body: Payload, known: set[str]) -> None:
    unknown = set(body) - known
    if unknown:
        raise Unsupported(f"PATCH /channels/:id with {', '.join(sorted(unknown))}")


def _change_channel(world: World, channel: Payload, body: Payload) -> Payload:
    permissions.need(world, channel["id"], permissions.MANAGE_CHANNELS)
    if channel["type"] != TEXT:
        raise refusal(50024)
    _refuse_unknown(body, OF_A_CHANNEL)
    check_form(body, new=False)
    channel.update(body)
    emit(world, "CHANNEL_UPDATE", channel)
    return channel


def delete(world: World, channel_id: str) -> Payload:
    """Carries out `DELETE /channels/{id}`: removes a thread or channel; a direct message is only closed."""
    channel = permissions.need(world, channel_id)
    if channel["type"] == payloads.DM:
        return channel
    if channel["type"] == TEXT:
        permissions.need(world, channel_id, permissions.MANAGE_CHANNELS)
        remove_channel(world, channel_id)
        return channel
    permissions.need(world, channel_id, permissions.MANAGE_THREADS)
    remove(world, channel)
    return channel


def remove_channel(world: World, channel_id: str) -> None:
    """Deletes a thread, or a channel with its threads."""
    channel = world.channels[channel_id]
    if channel["type"] in THREADS:
        remove(world, channel)
        return
    for thread in [c for c in world.channels.values() if c.get("parent_id") == channel_id]:
        world.channels.pop(thread["id"])
        world.messages.pop(thread["id"], None)
    emit(world, "CHANNEL_DELETE", channel)
    world.channels.pop(channel_id)
    world.messages.pop(channel_id, None)


def remove(world: World, thread: Payload) -> None:
    """Removes a thread and its messages and emits THREAD_DELETE. The caller has checked the permission."""
    short = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
    emit(world, "THREAD_DELETE", short, channel_id=thread["id"])
    world.channels.pop(thread["id"], None)
    world.messages.pop(thread["id"], None)


def thread_of(world: World, channel_id: str) -> Payload:
    """Return the thread of that id.

    Raises ApiError 10003 if it is unknown, 50001 if the bot does not see it, 50024 if it is not a thread.
    """
    thread = permissions.need(world, channel_id)
    if thread["type"] not in THREADS:
        raise refusal(50024)
    return thread


def put_member(world: World, channel_id: str, user_id: str) -> None:
    """Adds a member to a thread, as the bot.

    Raises ApiError 50083 if the thread is archived, 50013 if the bot cannot send in it, 10007 if the user is not in the
    guild, 50001 if the user cannot see the parent channel.
    """
    thread = thread_of(world, channel_id)
    permissions.need_unarchived(world, channel_id)
    if not permissions.can_send(permissions.bits(world, world.bot["id"], channel_id), thread=True):
        raise refusal(50013)
    if user_id not in world.members[thread["guild_id"]]:
        raise refusal(10007)
    if not permissions.bits(world, user_id, channel_id) & permissions.VIEW_CHANNEL:
        raise refusal(50001)
    permissions.add_member(world, thread, user_id)


def drop_member(world: World, channel_id: str, user_id: str) -> None:
    """Removes a member from a thread, as the bot, or the bot itself.

    Raises ApiError 50083 if the thread is archived. To remove others the bot needs MANAGE_THREADS or must own the
    private thread; otherwise this raises 50013.
    """
    thread = thread_of(world, channel_id)
    permissions.need_unarchived(world, channel_id)
    own_private = thread["type"] == PRIVATE_THREAD and thread["owner_id"] == world.bot["id"]
    if user_id != world.bot["id"] and not own_private:
        permissions.need(world, channel_id, permissions.MANAGE_THREADS)
    permissions.remove_member(world, thread, user_id)


def active(world: World, guild_id: str) -> Payload:
    """Return the answer to `GET /guilds/{id}/threads/active`."""
    return _listing(world, [c for c in _all(world) if c["guild_id"] == guild_id], archived=False)


def archived(world: World, channel_id: str, kind: int) -> Payload:
    """Return the answer to `GET /channels/{id}/threads/archived/...`."""
    permissions.need(world, channel_id, permissions.READ_MESSAGE_HISTORY)
    found = [c for c in _all(world) if c["parent_id"] == channel_id and c["type"] == kind]
    return {**_listing(world, found, archived=True), "has_more": False}


def _all(world: World) -> list[Payload]:
    mine = [c for c in world.channels.values() if c["type"] in THREADS]
    return [c for c in mine if permissions.can_view(world, world.bot["id"], c["id"])]


def _listing(world: World, found: list[Payload], *, archived: bool) -> Payload:
    shown = [c for c in found if c["thread_metadata"]["archived"] == archived]
    own = [world.thread_members[c["id"]].get(world.bot["id"]) for c in shown]
    return {"threads": shown, "members": [entry for entry in own if entry]}


def moderate(world: World, thread_id: str, **changes: bool | int) -> None:
    """Changes archived, locked or auto_archive_duration of a thread, as a moderator."""
    permissions.set_state(world, world.channels[thread_id], **changes)


def advance(world: World, seconds: float) -> None:
    """Moves the world's clock forward: tokens expire, messages get old, idle threads are archived."""
    world.ahead += seconds
    _archive_idle(world)


def _archive_idle(world: World) -> None:
    """Archives the threads that had no message for their `auto_archive_duration`."""
    for thread in [c for c in world.channels.values() if c["type"] in THREADS]:
        state = thread["thread_metadata"]
        last = thread["last_message_id"]
        message = world.messages[thread["id"]].get(last) if last else None
        since = datetime.fromisoformat(state["archive_timestamp"]).timestamp()
        idle = min(world.now() - since, permissions.age(world, message) if message else world.now() - since)
        if not state["archived"] and idle > state["auto_archive_duration"] * 60:
            permissions.set_state(world, thread, archived=True)
