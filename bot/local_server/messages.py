"""Messages: sending, editing, deleting and fetching them, and who may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.local_server import access, attachments, mentions, permissions, thread_rules
from bot.local_server.attachments import Files
from bot.local_server.component_echo import echoed
from bot.local_server.errors import Payload, Unbuilt, bad_form, refusal
from bot.local_server.message_limits import check_message
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

if TYPE_CHECKING:
    from bot.local_server.interactions import Interaction
    from bot.local_server.world import World

NONCE_SECONDS = 300.0


def send(world: World, channel_id: str, body: Payload, files: Files) -> Payload:
    """The bot posts through the channel's route. Raises ApiError for what it may not do."""
    channel = access.need(world, channel_id)
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
    held = world.bits(world.bot["id"], channel["id"])
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
    interaction: Interaction | None = None,
    loading: bool = False,
    **overrides: Any,
) -> Payload:
    """A new message, validated, stored and announced. `overrides` are fields of a system message."""
    _refuse_unbuilt(body)
    if channel_id not in world.channels:
        raise refusal(10003)
    author = author or world.bot
    system = "type" in overrides
    flags = _flags(body, of_interaction=interaction is not None, loading=loading)
    if not loading and not system:
        mentions.validate(body.get("allowed_mentions"))
        check_message(body, flags)
    thread_rules.wake_for_message(world, channel_id, author["id"])
    stored = attachments.take(world, channel_id, body, files, [])
    used: set[str] = set()
    embeds = _embeds(attachments.resolve(body.get("embeds") or [], stored, used))
    components = echoed(attachments.resolve(body.get("components") or [], stored, used), stored, world.new_id)
    if not (loading or system or body.get("content") or embeds or components or stored):
        raise refusal(50006)
    reply_to, reference = _reference(world, channel_id, body)
    text = "\n".join([body.get("content") or "", *mentions.texts(components)])
    pinged = mentions.compute(world, channel_id, author["id"], text, body.get("allowed_mentions"), reply_to)
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
        **(interaction.marks(world) if interaction else {}),
        **overrides,
    }
    world.files[message["id"]] = stored
    world.messages[channel_id][message["id"]] = message
    if flags & EPHEMERAL and interaction is not None:
        world.only_for[message["id"]] = interaction.user_id
    else:
        thread_rules.count_message(world, channel_id, message["id"])
    announce(world, "MESSAGE_CREATE", message)
    return message


def _refuse_unbuilt(body: Payload) -> None:
    for key in ("poll", "sticker_ids"):
        if body.get(key):
            raise Unbuilt(f"messages with {key}")


def _flags(body: Payload, *, of_interaction: bool, loading: bool) -> int:
    """The flags a message gets of those that were asked for."""
    flags = (body.get("flags") or 0) & (EPHEMERAL | SILENT | SUPPRESS_EMBEDS | V2)
    if not of_interaction:
        flags &= ~EPHEMERAL
    return flags | LOADING if loading else flags


def _reference(world: World, channel_id: str, body: Payload) -> tuple[Payload | None, Payload]:
    """The message replied to and the fields that say so. Raises ApiError 50035 for an unknown one."""
    asked = body.get("message_reference")
    if not asked:
        return None, {}
    if asked.get("type"):
        raise Unbuilt("forwarded messages")
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
    """Change a message; nothing changes unless everything in the request holds."""
    thread_rules.need_unarchived(world, message["channel_id"])
    flags = message["flags"] & ~LOADING
    if body.get("flags") is not None:
        flags = flags & ~SUPPRESS_EMBEDS | body["flags"] & (SUPPRESS_EMBEDS | V2)
    mentions.validate(body.get("allowed_mentions"))
    after = {key: body[key] if key in body else message[key] for key in ("content", "embeds", "components")}
    check_message(after, flags)
    kept = world.files.get(message["id"], [])
    stored = attachments.take(world, message["channel_id"], body, files, kept)
    used: set[str] = set()
    embeds = _embeds(attachments.resolve(after["embeds"] or [], stored, used))
    components = echoed(attachments.resolve(after["components"] or [], stored, used), stored, world.new_id)
    if not (after["content"] or embeds or components or stored):
        raise refusal(50006)
    text = "\n".join([after["content"] or "", *mentions.texts(components)])
    allowed = body.get("allowed_mentions")
    pinged = mentions.compute(world, message["channel_id"], message["author"]["id"], text, allowed, None)
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
    """The bot edits through the channel's route. Raises ApiError 50005 for others' messages, 30046 for old ones."""
    message = access.fetch(world, channel_id, message_id)
    if message["author"]["id"] != world.bot["id"]:
        raise refusal(50005)
    if files and not world.bits(world.bot["id"], channel_id) & permissions.ATTACH_FILES:
        raise refusal(50013)
    if access.age(world, message) > world.rates.OLD_EDIT_AGE:
        world.rates.take_old_edit(channel_id)
    return edit(world, message, body, files)


def delete_own(world: World, channel_id: str, message_id: str) -> None:
    """The bot deletes through the channel's route; others' messages need MANAGE_MESSAGES."""
    message = access.fetch(world, channel_id, message_id)
    thread_rules.need_unarchived(world, channel_id)
    if message["author"]["id"] != world.bot["id"]:
        access.need(world, channel_id, permissions.MANAGE_MESSAGES)
    remove(world, message)


def remove(world: World, message: Payload) -> None:
    """The message goes, whoever takes it away."""
    channel_id = message["channel_id"]
    only = _forget(world, message)
    guild_id = world.channels[channel_id].get("guild_id")
    data = {"id": message["id"], "channel_id": channel_id}
    if guild_id and only is None:
        data["guild_id"] = guild_id
    world.emit("MESSAGE_DELETE", data, only=only, channel_id=channel_id)


def dismiss(world: World, message: Payload) -> None:
    """The one person who sees an ephemeral message puts it away; the bot does not hear of it."""
    only = _forget(world, message)
    world.announce("MESSAGE_DELETE", {"id": message["id"], "channel_id": message["channel_id"]}, only=only)


def _forget(world: World, message: Payload) -> str | None:
    world.messages[message["channel_id"]].pop(message["id"], None)
    world.retire([attachments.path_of(file) for file in world.files.pop(message["id"], [])])
    return world.only_for.pop(message["id"], None)


def announce(world: World, event: str, message: Payload) -> None:
    """Emit the message. Ephemerals go out without guild_id, as direct messages do."""
    only = world.only_for.get(message["id"])
    channel = world.channels[message["channel_id"]]
    data = {**message, "channel_type": channel["type"]}
    guild_id = channel.get("guild_id")
    if guild_id and only is None:
        data["guild_id"] = guild_id
        member = world.members[guild_id].get(message["author"]["id"])
        if member and "webhook_id" not in message:
            data["member"] = member
    world.emit(event, data, only=only, channel_id=None if only else message["channel_id"])


def _embeds(embeds: list[Payload]) -> list[Payload]:
    return [{"type": "rich", **embed} for embed in embeds]


def mark_thread(world: World, message: Payload, thread: Payload) -> None:
    """A message a thread was started from says so."""
    message["flags"] |= HAS_THREAD
    message["thread"] = thread
    announce(world, "MESSAGE_UPDATE", message)
