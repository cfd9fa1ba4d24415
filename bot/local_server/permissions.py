"""Permissions: how Discord computes them, what the bot may read and hears of, and what a closed thread refuses.

Permissions come from the roles, then from the channel's overwrites (Discord's documentation, topics/permissions).
"""

from __future__ import annotations

from bot.local_server.errors import Payload, bad_form, refusal
from bot.local_server.payloads import DM, PRIVATE_THREAD, THREADS, member_of
from bot.local_server.world import EPOCH_MS, World

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CHANGE_NICKNAME = 1 << 26
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

# The permissions of @everyone in a new guild.
EVERYONE = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
# The permissions of both sides in a direct message, which has no roles.
IN_DM = EVERYONE & ~(CHANGE_NICKNAME | CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS | SEND_MESSAGES_IN_THREADS)


def in_guild(guild: Payload, member: Payload, user_id: str) -> int:
    """Return a member's permissions in the guild: those of @everyone and of the member's roles together.

    The owner and administrators have all permissions.
    """
    if guild["owner_id"] == user_id:
        return ALL
    held = {guild["id"], *member["roles"]}
    bits = 0
    for role in guild["roles"]:
        if role["id"] in held:
            bits |= int(role["permissions"])
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(guild: Payload, member: Payload, user_id: str, channel: Payload) -> int:
    """Return a member's permissions in `channel` (for a thread: the parent channel) after its overwrites.

    Without VIEW_CHANNEL all other permissions are lost, too.
    """
    bits = in_guild(guild, member, user_id)
    if bits == ALL:
        return ALL
    overwrites = {entry["id"]: entry for entry in channel["permission_overwrites"]}
    everyone = overwrites.get(guild["id"])
    if everyone:
        bits = bits & ~int(everyone["deny"]) | int(everyone["allow"])
    allow = deny = 0
    for role_id in member["roles"]:
        if role_id in overwrites:
            allow |= int(overwrites[role_id]["allow"])
            deny |= int(overwrites[role_id]["deny"])
    bits = bits & ~deny | allow
    own = overwrites.get(user_id)
    if own:
        bits = bits & ~int(own["deny"]) | int(own["allow"])
    return 0 if not bits & VIEW_CHANNEL else bits


def bits(world: World, user_id: str, channel_id: str) -> int:
    """Return the permissions of a user in a channel, as Discord computes them (0 if not a member)."""
    channel = world.channels[channel_id]
    guild_id = channel.get("guild_id")
    if guild_id is None:
        return IN_DM
    member = world.members[guild_id].get(user_id)
    if member is None:
        return 0
    if channel["type"] in THREADS:
        channel = world.channels[channel["parent_id"]]
    return in_channel(world.guilds[guild_id], member, user_id, channel)


def can_view(world: World, user_id: str, channel_id: str) -> bool:
    """Return whether a user sees a channel. A private thread needs membership in it or MANAGE_THREADS."""
    channel = world.channels.get(channel_id)
    if channel is None:
        return False
    if channel["type"] == DM:
        return user_id in (world.bot["id"], channel["recipients"][0]["id"])
    held = bits(world, user_id, channel_id)
    if channel["type"] == PRIVATE_THREAD and user_id not in world.thread_members[channel_id]:
        return bool(held & VIEW_CHANNEL and held & MANAGE_THREADS)
    return bool(held & VIEW_CHANNEL)


def can_send(bits: int, *, thread: bool) -> bool:
    """Return whether `bits` allow sending. Threads need SEND_MESSAGES_IN_THREADS instead of SEND_MESSAGES."""
    return bool(bits & (SEND_MESSAGES_IN_THREADS if thread else SEND_MESSAGES))


def emit(world: World, event: str, data: Payload, *, only: str | None = None, channel_id: str | None = None) -> None:
    """Sends an event to the bot (unless it cannot see `channel_id`) and to the watchers.

    `only` is the one person whose watchers may show it.
    """
    if channel_id is None or can_view(world, world.bot["id"], channel_id):
        for sink in list(world.sinks):
            sink.dispatch(event, data)
    world.announce(event, data, only=only)


def need(world: World, channel_id: str, *wanted: int) -> Payload:
    """Return the channel.

    Raises ApiError 10003 if it is unknown, 50001 if the bot does not see it, 50013 if the bot lacks one of `wanted`.
    """
    channel = world.channels.get(channel_id)
    if channel is None:
        raise refusal(10003)
    if not can_view(world, world.bot["id"], channel_id):
        raise refusal(50001)
    held = bits(world, world.bot["id"], channel_id)
    if any(not held & bit for bit in wanted):
        raise refusal(50013)
    return channel


def fetch(world: World, channel_id: str, message_id: str) -> Payload:
    """Return a message as the channel's route finds it.

    Raises ApiError 10008 if it is unknown or ephemeral: that route does not know ephemeral messages.
    """
    need(world, channel_id)
    message = world.messages.get(channel_id, {}).get(message_id)
    if message is None or message_id in world.only_for:
        raise refusal(10008)
    return message


def page(world: World, channel_id: str, query: dict[str, str]) -> list[Payload]:
    """Return the answer to `GET .../messages`: newest first, at most `limit`, around, before or after an id.

    Raises ApiError 50035 for a `limit` or an id that is not valid.
    """
    need(world, channel_id)
    if not bits(world, world.bot["id"], channel_id) & READ_MESSAGE_HISTORY:
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
    """Return a number of the query. Raises ApiError 50035 if it is not a number."""
    given = query.get(name, str(default))
    if not given.isascii() or not given.isdigit():
        raise bad_form((name,), "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
    return int(given)


def age(world: World, message: Payload) -> float:
    """Return the seconds since the message was sent."""
    return world.now() - ((int(message["id"]) >> 22) + EPOCH_MS) / 1000


def is_archived(world: World, channel_id: str) -> bool:
    channel = world.channels.get(channel_id)
    return bool(channel and channel["type"] in THREADS and channel["thread_metadata"]["archived"])


def need_unarchived(world: World, channel_id: str) -> None:
    """Raises ApiError 50083 in an archived thread: messages there cannot be edited or deleted."""
    if is_archived(world, channel_id):
        raise refusal(50083)


def wake_for_message(world: World, channel_id: str, author_id: str) -> None:
    """Prepares a thread for a new message: un-archives it and adds the author as a member.

    Raises ApiError 50083 if the thread is locked and the author lacks MANAGE_THREADS.
    """
    channel = world.channels[channel_id]
    if channel["type"] not in THREADS:
        return
    state = channel["thread_metadata"]
    if state["locked"] and not bits(world, author_id, channel_id) & MANAGE_THREADS:
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
    """Changes archived, locked, auto_archive_duration or invitable of a thread, and emits THREAD_UPDATE."""
    state = {**thread["thread_metadata"], **changes}
    if state["archived"] != thread["thread_metadata"]["archived"]:
        state["archive_timestamp"] = world.iso()
    thread["thread_metadata"] = state
    emit(world, "THREAD_UPDATE", seen_by_bot(world, thread), channel_id=thread["id"])


def seen_by_bot(world: World, thread: Payload) -> Payload:
    """Return the thread, with the bot's own membership if the bot has joined."""
    own = world.thread_members[thread["id"]].get(world.bot["id"])
    return {**thread, "member": own} if own else thread


def add_member(world: World, thread: Payload, user_id: str) -> None:
    """Adds a user to a thread and emits the change."""
    members = world.thread_members[thread["id"]]
    if user_id in members:
        return
    entry = {"id": thread["id"], "user_id": user_id, "join_timestamp": world.iso(), "flags": 1}
    members[user_id] = entry
    thread["member_count"] = len(members)
    full = {**entry, "member": member_of(world, thread["guild_id"], user_id), "presence": None}
    _members_update(world, thread, added=[full], removed=[])


def remove_member(world: World, thread: Payload, user_id: str) -> None:
    """Removes a user from a thread and emits the change.

    The bot receives the event about its own removal even if it can no longer see the thread.
    """
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
    emit(world, "THREAD_MEMBERS_UPDATE", data, channel_id=None if touches_bot else thread["id"])
