"""Permission bits and how Discord computes them: roles, then the channel's overwrites (topics/permissions)."""

from __future__ import annotations

from typing import Any

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

# What @everyone may do in a guild nobody has configured.
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
# In a direct message there are no roles: this is what both sides may do.
IN_DM = EVERYONE & ~(CHANGE_NICKNAME | CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS | SEND_MESSAGES_IN_THREADS)


def base(guild: dict[str, Any], member: dict[str, Any], user_id: str) -> int:
    """Guild-wide permissions of a member: @everyone and its roles; everything for the owner and administrators."""
    if guild["owner_id"] == user_id:
        return ALL
    held = {guild["id"], *member["roles"]}
    bits = 0
    for role in guild["roles"]:
        if role["id"] in held:
            bits |= int(role["permissions"])
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(guild: dict[str, Any], member: dict[str, Any], user_id: str, channel: dict[str, Any]) -> int:
    """Permissions in `channel` (for a thread: the parent channel) after its overwrites and the implicit denials."""
    bits = base(guild, member, user_id)
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


def can_send(bits: int, *, thread: bool) -> bool:
    """SEND_MESSAGES says nothing about threads; they have a bit of their own."""
    return bool(bits & (SEND_MESSAGES_IN_THREADS if thread else SEND_MESSAGES))
