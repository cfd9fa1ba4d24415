"""The routes of REST v10: which function answers which request. Routes that are not implemented raise Unsupported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.local_server import commands, emojis, guilds, interactions, messages, payloads, permissions, threads
from bot.local_server.addresses import DISCORD, Address
from bot.local_server.attachments import Files
from bot.local_server.errors import Payload, Unsupported, bad_form, refusal
from bot.local_server.gateway import MESSAGE_CONTENT, without_content
from bot.local_server.world import World


@dataclass(frozen=True)
class Call:
    """A parsed request.

    `parts` is its path without /api/v10, split at the slashes. `address` is how the client reached the server.
    """

    method: str
    parts: tuple[str, ...]
    query: dict[str, str]
    body: Any
    files: Files
    address: Address = DISCORD


def answer(world: World, call: Call) -> Payload | list[Payload] | None:
    """Carries out a request and returns the JSON of the answer, None for 204. Raises ApiError if it is refused."""
    match call.parts:
        case ("users", *rest):
            return _users(world, call, tuple(rest))
        case ("gateway",) | ("gateway", "bot"):
            return _gateway(call)
        case ("oauth2", "applications", "@me") | ("applications", "@me") if call.method == "GET":
            return payloads.application(world.bot, world.owner, len(world.guilds))
        case ("applications", app_id, *rest):
            if app_id != world.bot["id"]:
                raise refusal(20012)
            return _application(world, call, tuple(rest))
        case ("guilds", guild_id, *rest):
            return _guild(world, call, guild_id, tuple(rest))
        case ("channels", channel_id, "messages", *rest):
            return _messages(world, call, channel_id, tuple(rest))
        case ("channels", channel_id, *rest):
            return _channel(world, call, channel_id, tuple(rest))
        case ("interactions", interaction_id, token, "callback") if call.method == "POST":
            return interactions.callback(world, interaction_id, token, call.body, call.files)
        case ("webhooks", _, token, *rest):
            return _webhook(world, call, token, tuple(rest))
    raise _unsupported(call)


def makes_new(world: World, call: Call) -> bool:
    """Return whether this request, if it succeeds, is answered 201: for a new thread, an emoji or a command of a new
    name."""
    match call.method, call.parts:
        case ("POST", (*_, "threads")) | ("POST", ("applications", _, "emojis")):
            return True
        case ("POST", ("applications", _, "commands")):
            return not commands.known(world, commands.GLOBAL, call.body)
        case ("POST", ("applications", _, "guilds", guild_id, "commands")):
            return not commands.known(world, guild_id, call.body)
    return False


def _unsupported(call: Call) -> Unsupported:
    return Unsupported(f"{call.method} /{'/'.join(call.parts)}")


def _users(world: World, call: Call, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    match (call.method, *rest):
        case ("GET", "@me"):
            return {**world.bot, "verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}
        case ("POST", "@me", "channels"):
            if world.faults.dm_is_too_fast():
                error = refusal(40003)
                error.body |= {"retry_after": 0.5, "global": False}
                raise error
            return guilds.dm(world, str(call.body.get("recipient_id")))
        case ("GET", user_id) if user_id.isdigit():
            if user_id not in world.users:
                raise refusal(10013)
            return world.users[user_id]
    raise _unsupported(call)


def _gateway(call: Call) -> Payload:
    if call.method != "GET":
        raise _unsupported(call)
    if call.parts == ("gateway",):
        return {"url": call.address.gateway}
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.address.gateway, "shards": 1, "session_start_limit": limit}


def _application(world: World, call: Call, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    match rest:
        case ("emojis", *more):
            return _emojis(world, call, tuple(more))
        case ("commands", *more):
            return _commands(world, call, commands.GLOBAL, tuple(more))
        case ("guilds", guild_id, "commands", *more):
            return _commands(world, call, commands.scope_of(world, guild_id), tuple(more))
    raise _unsupported(call)


def _emojis(world: World, call: Call, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    match (call.method, *rest):
        case ("GET",):
            return emojis.listing(world)
        case ("POST",):
            return emojis.create(world, call.body)
        case ("GET", emoji_id):
            return emojis.get(world, emoji_id)
        case ("PATCH", emoji_id):
            return emojis.rename(world, emoji_id, call.body)
        case ("DELETE", emoji_id):
            return emojis.delete(world, emoji_id)
    raise _unsupported(call)


def _commands(world: World, call: Call, scope: str, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    match (call.method, *rest):
        case ("GET",):
            whole = call.query.get("with_localizations", "").lower() in ("1", "true")
            return commands.listing(world, scope, with_localizations=whole)
        case ("PUT",):
            return commands.overwrite(world, scope, call.body)
        case ("POST",):
            return commands.create(world, scope, call.body)
        case ("GET", command_id):
            return commands.get(world, scope, command_id)
        case ("PATCH", command_id):
            return commands.change(world, scope, command_id, call.body)
        case ("DELETE", command_id):
            return commands.delete(world, scope, command_id)
    raise _unsupported(call)


def _guild(world: World, call: Call, guild_id: str, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    if world.bot["id"] not in world.members.get(guild_id, {}):
        raise refusal(10004)
    match (call.method, *rest):
        case ("GET",):
            return {**world.guilds[guild_id], "approximate_member_count": len(world.members[guild_id])}
        case ("GET", "channels"):
            mine = [c for c in world.channels.values() if c.get("guild_id") == guild_id]
            return [c for c in mine if c["type"] in payloads.CHANNELS]
        case ("GET", "roles"):
            return world.guilds[guild_id]["roles"]
        case ("GET", "members", user_id):
            if user_id not in world.users:
                raise refusal(10013)
            if user_id not in world.members[guild_id]:
                raise refusal(10007)
            return payloads.member_of(world, guild_id, user_id)
        case ("GET", "threads", "active"):
            return threads.active(world, guild_id)
    raise _unsupported(call)


def _messages(world: World, call: Call, channel_id: str, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    match (call.method, *rest):
        case ("GET",):
            return [_read(world, message) for message in permissions.page(world, channel_id, call.query)]
        case ("POST",):
            return messages.send(world, channel_id, call.body, call.files)
        case ("GET", "pins"):
            return messages.listing(world, channel_id)
        case ("PUT" | "DELETE", "pins", message_id):
            return messages.pin(world, channel_id, message_id, pinned=call.method == "PUT")
        case ("GET", message_id):
            permissions.need(world, channel_id, permissions.READ_MESSAGE_HISTORY)
            return _read(world, permissions.fetch(world, channel_id, message_id))
        case ("PATCH", message_id):
            return messages.edit_own(world, channel_id, message_id, call.body, call.files)
        case ("DELETE", message_id):
            return messages.delete_own(world, channel_id, message_id)
        case ("POST", message_id, "threads"):
            return threads.start_from(world, channel_id, message_id, call.body)
    raise _unsupported(call)


def _read(world: World, message: Payload) -> Payload:
    """Return the message as REST shows it to the bot, which may lack the content intent."""
    guild_id = world.channels[message["channel_id"]].get("guild_id")
    if guild_id is None or world.privileged & MESSAGE_CONTENT:
        return message
    shown = without_content({**message, "guild_id": guild_id}, world.bot["id"])
    return {key: value for key, value in shown.items() if key != "guild_id"}


def _channel(world: World, call: Call, channel_id: str, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    match (call.method, *rest):
        case ("GET",):
            channel = permissions.need(world, channel_id)
            return permissions.seen_by_bot(world, channel) if channel["type"] in payloads.THREADS else channel
        case ("PATCH",):
            return threads.change(world, channel_id, call.body)
        case ("DELETE",):
            return threads.delete(world, channel_id)
        case ("POST", "typing"):
            permissions.need(world, channel_id)
            world.announce("TYPING_START", {"channel_id": channel_id, "user_id": world.bot["id"]})
            return None
        case ("POST", "threads"):
            return threads.start(world, channel_id, call.body)
        case ("GET", "threads", "archived", "public" | "private" as kind):
            wanted = payloads.PUBLIC_THREAD if kind == "public" else payloads.PRIVATE_THREAD
            return threads.archived(world, channel_id, wanted)
        case ("GET", "thread-members"):
            return list(world.thread_members[threads.thread_of(world, channel_id)["id"]].values())
        case ("GET", "thread-members", user_id):
            members = world.thread_members[threads.thread_of(world, channel_id)["id"]]
            if user_id not in members:
                raise refusal(10007)
            return members[user_id]
        case ("PUT", "thread-members", user_id):
            return threads.put_member(world, channel_id, _me(world, user_id))
        case ("DELETE", "thread-members", user_id):
            return threads.drop_member(world, channel_id, _me(world, user_id))
        case ("PUT" | "DELETE", "pins", message_id):
            return messages.pin(world, channel_id, message_id, pinned=call.method == "PUT")
    raise _unsupported(call)


def _me(world: World, user_id: str) -> str:
    return world.bot["id"] if user_id == "@me" else user_id


def _webhook(world: World, call: Call, token: str, rest: tuple[str, ...]) -> Payload | list[Payload] | None:
    match (call.method, *rest):
        case ("POST",):
            return interactions.follow_up(world, token, call.body, call.files)
        case ("GET", "messages", message_id):
            return interactions.message_of(world, token, message_id)
        case ("PATCH", "messages", message_id):
            message = interactions.message_of(world, token, message_id)
            if not isinstance(call.body, dict):
                raise bad_form((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return messages.edit(world, message, call.body, call.files)
        case ("DELETE", "messages", message_id):
            messages.remove(world, interactions.message_of(world, token, message_id))
            return None
    raise _unsupported(call)
