"""Builders of Discord's objects. Each has all the fields that discord.py needs to parse it."""

from __future__ import annotations

from bot.local_server.errors import Payload
from bot.local_server.world import World

TEXT, DM, VOICE, NEWS, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD, STAGE, FORUM = 0, 1, 2, 5, 10, 11, 12, 13, 15
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
CHANNELS = (TEXT, VOICE, NEWS, STAGE, FORUM)
"""The channel types of a guild that are not threads."""

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
V2 = 1 << 15


def user(user_id: str, name: str, *, bot: bool = False) -> Payload:
    return {
        "id": user_id,
        "username": name.lower().replace(" ", "_"),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
        "system": False,
        "flags": 0,
        "public_flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "clan": None,
        "primary_guild": None,
    }


def member(joined_at: str) -> Payload:
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def member_of(world: World, guild_id: str, user_id: str) -> Payload:
    """Return a member of a guild, with the user."""
    return {**world.members[guild_id][user_id], "user": world.users[user_id]}


def role(role_id: str, name: str, permissions: int, position: int, *, managed: bool = False) -> Payload:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": position,
        "permissions": str(permissions),
        "managed": managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        "description": None,
    }


def guild(guild_id: str, name: str, owner_id: str, joined_at: str, roles: list[Payload]) -> Payload:
    """Return a guild without members, channels and threads; `guilds.guild_payload` adds them."""
    return {
        "id": guild_id,
        "name": name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "owner_id": owner_id,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "mfa_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "nsfw": False,
        "hub_type": None,
        "incidents_data": None,
        "premium_progress_bar_enabled": False,
        "max_members": 500000,
        "safety_alerts_channel_id": None,
        "roles": roles,
        "joined_at": joined_at,
        "large": False,
        "unavailable": False,
    }


def text_channel(channel_id: str, guild_id: str, name: str, position: int) -> Payload:
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "flags": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "topic": None,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "last_message_id": None,
    }


def other_channel(channel_id: str, guild_id: str, name: str, position: int, kind: int) -> Payload:
    """Return a channel of any type: text, the chat of a voice or stage channel, announcements, a forum."""
    made = {**text_channel(channel_id, guild_id, name, position), "type": kind}
    if kind in (VOICE, STAGE):
        made |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if kind == FORUM:
        made |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
    return made


def dm_channel(channel_id: str, recipient: Payload) -> Payload:
    return {"id": channel_id, "type": DM, "flags": 0, "last_message_id": None, "recipients": [recipient]}


def thread(thread_id: str, parent: Payload, owner_id: str, body: Payload, kind: int, created: str) -> Payload:
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": body["name"],
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": body.get("auto_archive_duration") or 1440,
            "archive_timestamp": created,
            "locked": False,
            "create_timestamp": created,
            **({"invitable": body.get("invitable", True)} if kind == PRIVATE_THREAD else {}),
        },
    }


def application(bot: Payload, owner: Payload, guild_count: int) -> Payload:
    return {
        "id": bot["id"],
        "name": bot["username"],
        "icon": None,
        "description": "",
        "type": None,
        "summary": "",
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": guild_count,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": bot,
        "rpc_origins": [],
        "hook": True,
    }
