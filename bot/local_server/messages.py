"""Messages: sending, editing, deleting and pinning them, the permissions for that, and the mentions in them.

Pins are implemented only as far as a bot needs that pins its own message.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from bot.local_server import attachments, permissions
from bot.local_server.attachments import Files
from bot.local_server.component_echo import echoed
from bot.local_server.errors import Form, Payload, Unsupported, bad_form, refusal
from bot.local_server.limits import check_message
from bot.local_server.payloads import (
    DM,
    EPHEMERAL,
    HAS_THREAD,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    THREADS,
    V2,
)
from bot.local_server.permissions import PIN_MESSAGES, emit
from bot.local_server.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(?:everyone|here)\b")


@dataclass
class Mentions:
    """The values of a message's `mentions`, `mention_roles` and `mention_everyone`."""

    users: list[Payload] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False

    def fields(self) -> Payload:
        return {"mentions": self.users, "mention_roles": self.roles, "mention_everyone": self.everyone}


def texts(components: list[Payload]) -> list[str]:
    """Return the content of every text display, in order."""
    found: list[str] = []
    for node in components:
        if node.get("type") == 10:
            found.append(node.get("content") or "")
        found += texts(node.get("components") or [])
    return found


def validate(allowed: Payload | None) -> None:
    """Checks `allowed_mentions`. Raises ApiError 50035 for lists that contradict `parse` or are too long."""
    if not allowed:
        return
    form = Form()
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in ("everyone", "users", "roles"):
            form.add(("allowed_mentions", "parse", index), "BASE_TYPE_CHOICES", "Not one of the choices.")
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if listed and kind in parse:
            message = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            form.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        form.count(("allowed_mentions", kind), len(listed), 0, 100)
    form.check()


def compute(
    world: World, channel_id: str, author_id: str, content: str, allowed: Payload | None, reply_to: Payload | None
) -> Mentions:
    """Return whom a message mentions, from its text, `allowed_mentions` and the author's permissions.

    If `allowed` is None, all mentions in the text count: Discord's default.
    """
    bits = permissions.bits(world, author_id, channel_id)
    found = Mentions()
    parse = {"everyone", "users", "roles"} if allowed is None else set(allowed.get("parse") or [])
    named_users = {str(item) for item in (allowed or {}).get("users") or []}
    named_roles = {str(item) for item in (allowed or {}).get("roles") or []}
    for user_id in dict.fromkeys(USER.findall(content)):
        if user_id in world.users and ("users" in parse or user_id in named_users):
            found.users.append(world.users[user_id])
    for role_id in dict.fromkeys(ROLE.findall(content)):
        if _role_exists(world, role_id) and ("roles" in parse or role_id in named_roles):
            found.roles.append(role_id)
    if EVERYONE.search(content) and "everyone" in parse:
        found.everyone = bool(bits & permissions.MENTION_EVERYONE)
    pinged = allowed is None or bool(allowed.get("replied_user"))
    if reply_to and pinged and reply_to["author"] not in found.users:
        found.users.append(reply_to["author"])
    return found


def _role_exists(world: World, role_id: str) -> bool:
    return any(role["id"] == role_id for guild in world.guilds.values() for role in guild["roles"])


NONCE_SECONDS = 300.0
"""How long an enforced nonce protects against sending the same message twice."""


def send(world: World, channel_id: str, body: Payload, files: Files) -> Payload:
    """Sends a message of the bot through the channel's route. Raises ApiError if the bot may not send it.

    If an enforced nonce repeats within NONCE_SECONDS, this returns the first message and sends nothing.
    """
    channel = permissions.need(world, channel_id)
    if channel["type"] == DM:
        _check_dm(world, channel["recipients"][0]["id"])
    else:
        _check_may_send(world, channel, body, files)
    nonce = body.get("nonce")
    key = f"{channel_id}/{nonce}"
    if nonce is not None and body.get("enforce_nonce") and key in world.nonces:
        first, sent = world.nonces[key]
        if world.now() - sent < NONCE_SECONDS and first in world.messages[channel_id]:
            return world.messages[channel_id][first]
    message = post(world, channel_id, body, files)
    if nonce is not None:
        world.nonces[key] = (message["id"], world.now())
        for old in [k for k, (_, sent) in world.nonces.items() if world.now() - sent >= NONCE_SECONDS]:
            del world.nonces[old]
    return message


def _check_dm(world: World, person_id: str) -> None:
    if not any(person_id in members and world.bot["id"] in members for members in world.members.values()):
        raise refusal(50278)
    if person_id in world.faults.closed_dms:
        raise refusal(50007)


def _check_may_send(world: World, channel: Payload, body: Payload, files: Files) -> None:
    held = permissions.bits(world, world.bot["id"], channel["id"])
    if not permissions.can_send(held, thread=channel["type"] in THREADS):
        raise refusal(50013)
    if files and not held & permissions.ATTACH_FILES:
        raise refusal(50013)
    if body.get("embeds") and not held & permissions.EMBED_LINKS:
        raise refusal(50013)
    if body.get("message_reference") and not held & permissions.READ_MESSAGE_HISTORY:
        raise refusal(50013)


def post(
    world: World,
    channel_id: str,
    body: Payload,
    files: Files,
    *,
    author: Payload | None = None,
    user_id: str | None = None,
    marks: Payload | None = None,
    loading: bool = False,
    **overrides: Any,
) -> Payload:
    """Validates, stores and announces a new message.

    `user_id` and `marks` are those of an interaction that makes the message: the person who sees it if it is ephemeral,
    and the fields that name the interaction. `overrides` are fields of a system message.

    Raises ApiError if the message breaks a limit or the channel is unknown or locked.
    """
    _refuse_unsupported(body)
    if channel_id not in world.channels:
        raise refusal(10003)
    author = author or world.bot
    system = "type" in overrides
    flags = _flags(body, of_interaction=marks is not None, loading=loading)
    if not loading and not system:
        validate(body.get("allowed_mentions"))
        check_message(body, flags, world.emojis)
    permissions.wake_for_message(world, channel_id, author["id"])
    stored = attachments.take(world, channel_id, body, files, [])
    used: set[str] = set()
    embeds = _embeds(attachments.resolve(body.get("embeds") or [], stored, used))
    components = echoed(attachments.resolve(body.get("components") or [], stored, used), stored, world.new_id)
    if not (loading or system or body.get("content") or embeds or components or stored):
        raise refusal(50006)
    reply_to, reference = _reference(world, channel_id, body)
    text = "\n".join([body.get("content") or "", *texts(components)])
    pinged = compute(world, channel_id, author["id"], text, body.get("allowed_mentions"), reply_to)
    message: Payload = {
        "id": world.new_id(),
        "channel_id": channel_id,
        "type": 19 if reply_to else 0,
        "author": author,
        "content": body.get("content") or "",
        "timestamp": world.iso(),
        "edited_timestamp": None,
        "tts": bool(body.get("tts")),
        **pinged.fields(),
        "attachments": [file for file in stored if file["id"] not in used],
        "embeds": embeds,
        "components": components,
        "pinned": False,
        "flags": flags,
        **({"nonce": body["nonce"]} if body.get("nonce") is not None else {}),
        **reference,
        **(marks or {}),
        **overrides,
    }
    world.files[message["id"]] = stored
    world.messages[channel_id][message["id"]] = message
    if flags & EPHEMERAL and user_id is not None:
        world.only_for[message["id"]] = user_id
    else:
        permissions.count_message(world, channel_id, message["id"])
    announce(world, "MESSAGE_CREATE", message)
    return message


def _refuse_unsupported(body: Payload) -> None:
    for key in ("poll", "sticker_ids"):
        if body.get(key):
            raise Unsupported(f"messages with {key}")


def _flags(body: Payload, *, of_interaction: bool, loading: bool) -> int:
    """Return the flags of the new message: those of the request that Discord lets through."""
    flags = (body.get("flags") or 0) & (EPHEMERAL | SILENT | SUPPRESS_EMBEDS | V2)
    if not of_interaction:
        flags &= ~EPHEMERAL
    return flags | LOADING if loading else flags


def _reference(world: World, channel_id: str, body: Payload) -> tuple[Payload | None, Payload]:
    """Return the message that this one replies to, and the fields that refer to it.

    Raises ApiError 50035 if that message is unknown, unless the request sets `fail_if_not_exists` to false.
    """
    asked = body.get("message_reference")
    if not asked:
        return None, {}
    if asked.get("type"):
        raise Unsupported("forwarded messages")
    message_id = str(asked["message_id"])
    target = world.messages.get(channel_id, {}).get(message_id)
    if target is None or message_id in world.only_for:
        if asked.get("fail_if_not_exists", True):
            raise bad_form(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        return None, {}
    fields = {"type": 0, "channel_id": channel_id, "message_id": message_id}
    guild_id = world.channels[channel_id].get("guild_id")
    return target, {
        "message_reference": {**fields, **({"guild_id": guild_id} if guild_id else {})},
        "referenced_message": {key: value for key, value in target.items() if key != "referenced_message"},
    }


def edit(world: World, message: Payload, body: Payload, files: Files) -> Payload:
    """Changes a message. Raises ApiError, and changes nothing, if any part of the request is invalid."""
    permissions.need_unarchived(world, message["channel_id"])
    flags = message["flags"] & ~LOADING
    if body.get("flags") is not None:
        flags = flags & ~SUPPRESS_EMBEDS | body["flags"] & (SUPPRESS_EMBEDS | V2)
    validate(body.get("allowed_mentions"))
    after = {key: body[key] if key in body else message[key] for key in ("content", "embeds", "components")}
    check_message(after, flags, world.emojis)
    kept = world.files.get(message["id"], [])
    stored = attachments.take(world, message["channel_id"], body, files, kept)
    used: set[str] = set()
    embeds = _embeds(attachments.resolve(after["embeds"] or [], stored, used))
    components = echoed(attachments.resolve(after["components"] or [], stored, used), stored, world.new_id)
    if not (after["content"] or embeds or components or stored):
        raise refusal(50006)
    text = "\n".join([after["content"] or "", *texts(components)])
    allowed = body.get("allowed_mentions")
    pinged = compute(world, message["channel_id"], message["author"]["id"], text, allowed, None)
    message.update(
        content=after["content"] or "",
        embeds=embeds,
        components=components,
        attachments=[file for file in stored if file["id"] not in used],
        flags=flags,
        edited_timestamp=world.iso(),
        **pinged.fields(),
    )
    world.files[message["id"]] = stored
    world.retire([attachments.path_of(file) for file in kept if file not in stored])
    announce(world, "MESSAGE_UPDATE", message)
    return message


def edit_own(world: World, channel_id: str, message_id: str, body: Payload, files: Files) -> Payload:
    """Edits a message of the bot through the channel's route.

    Raises ApiError 50005 for a message of another user, 50013 for files without ATTACH_FILES, and 30046 for too many
    edits of messages older than `Rates.OLD_EDIT_AGE`.
    """
    message = permissions.fetch(world, channel_id, message_id)
    if message["author"]["id"] != world.bot["id"]:
        raise refusal(50005)
    if files and not permissions.bits(world, world.bot["id"], channel_id) & permissions.ATTACH_FILES:
        raise refusal(50013)
    if permissions.age(world, message) > world.rates.OLD_EDIT_AGE:
        world.rates.take_old_edit(channel_id)
    return edit(world, message, body, files)


def delete_own(world: World, channel_id: str, message_id: str) -> None:
    """Deletes a message through the channel's route, as the bot.

    Raises ApiError 50013 for a message of another user if the bot lacks MANAGE_MESSAGES.
    """
    message = permissions.fetch(world, channel_id, message_id)
    permissions.need_unarchived(world, channel_id)
    if message["author"]["id"] != world.bot["id"]:
        permissions.need(world, channel_id, permissions.MANAGE_MESSAGES)
    remove(world, message)


def remove(world: World, message: Payload) -> None:
    """Removes a message and emits MESSAGE_DELETE. The caller has checked the permission."""
    channel_id = message["channel_id"]
    only = _forget(world, message)
    guild_id = world.channels[channel_id].get("guild_id")
    data = {"id": message["id"], "channel_id": channel_id}
    if guild_id and only is None:
        data["guild_id"] = guild_id
    emit(world, "MESSAGE_DELETE", data, only=only, channel_id=channel_id)


def remove_by_id(world: World, message_id: str) -> None:
    """Deletes a message of any author, if there is one of this id."""
    for found in world.messages.values():
        if message_id in found:
            remove(world, found[message_id])
            return


def dismiss(world: World, message: Payload) -> None:
    """Removes an ephemeral message that its recipient dismisses. The bot receives no event."""
    only = _forget(world, message)
    world.announce("MESSAGE_DELETE", {"id": message["id"], "channel_id": message["channel_id"]}, only=only)


def _forget(world: World, message: Payload) -> str | None:
    world.messages[message["channel_id"]].pop(message["id"], None)
    world.retire([attachments.path_of(file) for file in world.files.pop(message["id"], [])])
    return world.only_for.pop(message["id"], None)


def announce(world: World, event: str, message: Payload) -> None:
    """Emits an event with the message. Ephemeral messages go out without guild_id, as direct messages do."""
    only = world.only_for.get(message["id"])
    channel = world.channels[message["channel_id"]]
    data = {**message, "channel_type": channel["type"]}
    guild_id = channel.get("guild_id")
    if guild_id and only is None:
        data["guild_id"] = guild_id
        member = world.members[guild_id].get(message["author"]["id"])
        if member and "webhook_id" not in message:
            data["member"] = member
    emit(world, event, data, only=only, channel_id=None if only else message["channel_id"])


def _embeds(embeds: list[Payload]) -> list[Payload]:
    return [{"type": "rich", **embed} for embed in embeds]


def mark_thread(world: World, message: Payload, thread: Payload) -> None:
    """Marks a message as the start of a thread and emits the change."""
    message["flags"] |= HAS_THREAD
    message["thread"] = thread
    announce(world, "MESSAGE_UPDATE", message)


def pin(world: World, channel_id: str, message_id: str, *, pinned: bool) -> None:
    """Pins or unpins a message.

    Raises ApiError 50013 without PIN_MESSAGES, 10008 for an unknown message, 50083 in an archived thread.
    """
    channel = permissions.need(world, channel_id)
    if channel["type"] != DM:
        permissions.need(world, channel_id, PIN_MESSAGES)
    message = permissions.fetch(world, channel_id, message_id)
    permissions.need_unarchived(world, channel_id)
    if message["pinned"] == pinned:
        return
    message["pinned"] = pinned
    data = {"channel_id": channel_id, "last_pin_timestamp": world.iso() if pinned else None}
    if channel["type"] != DM:
        data["guild_id"] = channel["guild_id"]
    emit(world, "CHANNEL_PINS_UPDATE", data, channel_id=channel_id)
    announce(world, "MESSAGE_UPDATE", message)


def listing(world: World, channel_id: str) -> Payload:
    """Return the answer to `GET .../messages/pins`: pinned messages, newest first."""
    permissions.need(world, channel_id)
    found = [message for message in world.messages[channel_id].values() if message["pinned"]]
    items = [{"pinned_at": message["timestamp"], "message": message} for message in reversed(found)]
    return {"items": items, "has_more": False}
