"""Guilds, their members, roles and channels, and direct messages: made and changed, with every change as an event."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.local_server import payloads, permissions
from bot.local_server.errors import Payload, refusal
from bot.local_server.permissions import emit
from bot.local_server.world import World


def new_world(
    *,
    seed_name: str = "Local table",
    bot_name: str = "Germini",
    token: str | None = None,
    clock: Callable[[], float] = time.time,
) -> World:
    """Return a world with the bot, the owner, and one guild named `seed_name` with both. See `World` for the rest."""
    world = World(token=token, clock=clock)
    world.bot = new_user(world, bot_name, bot=True)
    world.owner = new_user(world, "Owner")
    world.guild_id = add_guild(world, seed_name)["id"]
    return world


def new_user(world: World, name: str, *, bot: bool = False) -> Payload:
    """Adds a user, who is not a member of any guild yet."""
    user = payloads.user(world.new_id(), name, bot=bot)
    world.users[user["id"]] = user
    return user


def add_guild(world: World, name: str, *, bot_permissions: int = permissions.EVERYONE) -> Payload:
    """Adds a guild that the bot is a member of. `bot_permissions` are those of the bot's managed role."""
    guild_id = world.new_id()
    roles = [
        payloads.role(guild_id, "@everyone", permissions.EVERYONE, 0),
        payloads.role(world.new_id(), world.bot["username"], bot_permissions, 1, managed=True),
    ]
    guild = payloads.guild(guild_id, name, world.owner["id"], world.iso(), roles)
    world.guilds[guild_id] = guild
    world.members[guild_id] = {}
    _add_member(world, guild_id, world.owner["id"])
    _add_member(world, guild_id, world.bot["id"])["roles"].append(roles[1]["id"])
    emit(world, "GUILD_CREATE", guild_payload(world, guild_id))
    return guild


def guild_payload(world: World, guild_id: str) -> Payload:
    """Return the guild as GUILD_CREATE sends it: with all members, and the open threads that the bot sees."""
    mine = [c for c in world.channels.values() if c.get("guild_id") == guild_id]
    return {
        **world.guilds[guild_id],
        "member_count": len(world.members[guild_id]),
        "members": [payloads.member_of(world, guild_id, user_id) for user_id in world.members[guild_id]],
        "channels": [c for c in mine if c["type"] in payloads.CHANNELS],
        "threads": [
            c
            for c in mine
            if c["type"] in payloads.THREADS
            and not c["thread_metadata"]["archived"]
            and permissions.can_view(world, world.bot["id"], c["id"])
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def speak(world: World, locale: str, guild_id: str | None = None) -> None:
    """Sets the language of a guild (None: of the first), as its settings do."""
    guild = world.guilds[guild_id or world.guild_id]
    if guild["preferred_locale"] != locale:
        guild["preferred_locale"] = locale
        emit(world, "GUILD_UPDATE", guild)


def remove_bot(world: World, guild_id: str) -> None:
    """Removes the bot from a guild."""
    world.members[guild_id].pop(world.bot["id"], None)
    emit(world, "GUILD_DELETE", {"id": guild_id})


def add_bot(world: World, guild_id: str) -> None:
    """Adds the bot to a guild again."""
    roles = [role["id"] for role in world.guilds[guild_id]["roles"] if role.get("managed")]
    _add_member(world, guild_id, world.bot["id"])["roles"] += roles
    emit(world, "GUILD_CREATE", guild_payload(world, guild_id))


def outage(world: World, guild_id: str, *, over: bool = False) -> None:
    """Makes a guild unavailable, or with `over` available again."""
    if over:
        world.unavailable.discard(guild_id)
        emit(world, "GUILD_CREATE", guild_payload(world, guild_id))
    else:
        world.unavailable.add(guild_id)
        emit(world, "GUILD_DELETE", {"id": guild_id, "unavailable": True})


# -- members and roles


def _add_member(world: World, guild_id: str, user_id: str) -> Payload:
    return world.members[guild_id].setdefault(user_id, payloads.member(world.iso()))


def join(world: World, user_id: str, guild_id: str) -> None:
    """Adds a person to a guild, unless they are a member."""
    if user_id not in world.members[guild_id]:
        _add_member(world, guild_id, user_id)
        emit(world, "GUILD_MEMBER_ADD", {**payloads.member_of(world, guild_id, user_id), "guild_id": guild_id})


def leave(world: World, user_id: str, guild_id: str | None = None) -> None:
    """Removes a person from a guild (None: the first guild)."""
    guild_id = guild_id or world.guild_id
    if world.members[guild_id].pop(user_id, None):
        emit(world, "GUILD_MEMBER_REMOVE", {"guild_id": guild_id, "user": world.users[user_id]})


def grant(world: World, user_id: str, bits: int, guild_id: str | None = None) -> None:
    """Sets the permissions of a member's (or the bot's) own role to `bits`. Those of @everyone still apply."""
    guild_id = guild_id or world.guild_id
    guild, member = world.guilds[guild_id], world.members[guild_id][user_id]
    role = next((r for r in guild["roles"] if r["id"] in member["roles"]), None)
    if role is None:
        role = payloads.role(world.new_id(), world.users[user_id]["username"], 0, len(guild["roles"]))
        guild["roles"].append(role)
        role["permissions"] = str(bits)
        emit(world, "GUILD_ROLE_CREATE", {"guild_id": guild_id, "role": role})
        member["roles"].append(role["id"])
        changed = {**payloads.member_of(world, guild_id, user_id), "guild_id": guild_id}
        emit(world, "GUILD_MEMBER_UPDATE", changed)
    else:
        role["permissions"] = str(bits)
        emit(world, "GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role})


def grant_everyone(world: World, bits: int, guild_id: str | None = None) -> None:
    """Sets the permissions of @everyone."""
    guild_id = guild_id or world.guild_id
    role = world.guilds[guild_id]["roles"][0]
    role["permissions"] = str(bits)
    emit(world, "GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role})


# -- channels


def channel(world: World, name: str, *, guild_id: str | None = None, kind: int = payloads.TEXT) -> Payload:
    """Return the channel of that name and type in a guild (None: the first guild); makes it if there is none."""
    guild_id = guild_id or world.guild_id
    for known in world.channels.values():
        if known["type"] == kind and known["guild_id"] == guild_id and known["name"] == name:
            return known
    made = payloads.other_channel(world.new_id(), guild_id, name, len(world.channels), kind)
    world.channels[made["id"]] = made
    emit(world, "CHANNEL_CREATE", made)
    return made


def overwrite(world: World, channel_id: str, target_id: str, *, allow: int = 0, deny: int = 0) -> None:
    """Sets the channel's permission overwrite for a role (@everyone has the guild's id) or a member."""
    found = world.channels[channel_id]
    is_role = any(role["id"] == target_id for role in world.guilds[found["guild_id"]]["roles"])
    rest = [entry for entry in found["permission_overwrites"] if entry["id"] != target_id]
    rest.append({"id": target_id, "type": 0 if is_role else 1, "allow": str(allow), "deny": str(deny)})
    found["permission_overwrites"] = rest
    emit(world, "CHANNEL_UPDATE", found)


def dm(world: World, user_id: str) -> Payload:
    """Return the direct-message channel between the bot and a person; opens it first if there is none.

    Raises ApiError 50033 if there is no person of this id.
    """
    if user_id not in world.people:
        raise refusal(50033)
    if user_id not in world.dm_of:
        opened = payloads.dm_channel(world.new_id(), world.users[user_id])
        world.channels[opened["id"]] = opened
        world.dm_of[user_id] = opened["id"]
        world.announce("CHANNEL_CREATE", opened, only=user_id)
    return world.channels[world.dm_of[user_id]]
