"""Interactions: the action of a person, the bot's response to it, and the follow-ups that its token allows."""

from __future__ import annotations

import secrets
import time
from typing import Any

from bot.local_server import messages, payloads, permissions
from bot.local_server.attachments import Files
from bot.local_server.errors import Payload, bad_form, refusal
from bot.local_server.limits import check_choices, check_modal
from bot.local_server.payloads import EPHEMERAL, LOADING
from bot.local_server.world import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, World

SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
ATTACHMENT_LIMIT = 10 << 20
"""The `attachment_size_limit` of every interaction, in bytes."""
MAX_INTERACTIONS = 20_000
"""How many interactions are kept; above this number the oldest are removed before their time."""


def begin(
    world: World,
    kind: int,
    user_id: str,
    channel_id: str,
    data: Payload,
    *,
    message: Payload | None = None,
    opened_by: Interaction | None = None,
    times: int = 1,
) -> Interaction:
    """Makes an interaction and sends it to the bot `times` times."""
    payload = _payload(world, kind, user_id, channel_id, data)
    if message is not None:
        payload["message"] = dict(message)
    made = Interaction(
        payload["id"],
        payload["token"],
        kind,
        user_id,
        channel_id,
        payload,
        world.now(),
        time.monotonic(),
        opened_by=opened_by,
    )
    _forget_old(world)
    world.interactions[made.id] = world.by_token[made.token] = made
    for _ in range(times):
        for sink in list(world.sinks):
            sink.dispatch("INTERACTION_CREATE", payload)
    world.announce("INTERACTION_CREATE", {k: v for k, v in payload.items() if k != "token"}, only=user_id)
    return made


def _payload(world: World, kind: int, user_id: str, channel_id: str, data: Payload) -> Payload:
    """Return the data of an interaction that the bot receives, without the message that the interaction belongs to."""
    channel = world.channels[channel_id]
    guild_id = channel.get("guild_id")
    payload: Payload = {
        "id": world.new_id(),
        "application_id": world.bot["id"],
        "type": kind,
        "token": secrets.token_urlsafe(48),
        "version": 1,
        "data": data,
        "channel_id": channel_id,
        "channel": {**channel, "permissions": str(permissions.bits(world, user_id, channel_id))},
        "locale": world.people[user_id].locale,
        "app_permissions": str(permissions.bits(world, world.bot["id"], channel_id)),
        "entitlements": [],
        "attachment_size_limit": ATTACHMENT_LIMIT,
        "context": 0 if guild_id else 1,
        "authorizing_integration_owners": {"0": guild_id or "0"},
    }
    if guild_id:
        locale = world.guilds[guild_id]["preferred_locale"]
        held = str(permissions.bits(world, user_id, channel_id))
        payload |= {
            "guild_id": guild_id,
            "guild_locale": locale,
            "guild": {"id": guild_id, "locale": locale, "features": []},
            "member": {**payloads.member_of(world, guild_id, user_id), "permissions": held},
        }
    else:
        payload["user"] = world.users[user_id]
    return payload


def _forget_old(world: World) -> None:
    """Removes old interactions.

    They are kept for four times the token's lifetime, so that a late use of the token gets the right error.
    """
    for old in list(world.interactions.values()):
        if world.now() - old.created < 4 * world.TOKEN_SECONDS and len(world.interactions) < MAX_INTERACTIONS:
            break
        world.interactions.pop(old.id)
        world.by_token.pop(old.token, None)


def _marks(world: World, made: Interaction) -> Payload:
    """Return the fields of a message that show that this interaction made it."""
    fields: Payload = {
        "application_id": world.bot["id"],
        "webhook_id": world.bot["id"],
        "interaction_metadata": _metadata(world, made),
    }
    if made.type == COMMAND and not made.responded:
        name = full_name(made.payload["data"])
        fields["type"] = 20
        fields["interaction"] = {"id": made.id, "type": COMMAND, "name": name, "user": world.users[made.user_id]}
    return fields


def _metadata(world: World, made: Interaction) -> Payload:
    """Return the `interaction_metadata` of a message that this interaction made."""
    data: Payload = {
        "id": made.id,
        "type": made.type,
        "user": world.users[made.user_id],
        "authorizing_integration_owners": made.payload["authorizing_integration_owners"],
    }
    if made.type == COMPONENT:
        data["interacted_message_id"] = made.payload["message"]["id"]
    if made.type == MODAL and made.opened_by:
        data["triggering_interaction_metadata"] = _metadata(world, made.opened_by)
    return data


def _post(world: World, made: Interaction, body: Payload, files: Files, *, loading: bool = False) -> Payload:
    """Posts a message that this interaction makes. Raises ApiError if it breaks a limit."""
    marks = _marks(world, made)
    return messages.post(world, made.channel_id, body, files, user_id=made.user_id, marks=marks, loading=loading)


def full_name(command: Payload) -> str:
    """Return the command's name as Discord shows it on a message: with the sub-command group and the sub-command."""
    names = [command["name"]]
    inner = command.get("options") or []
    while inner and inner[0]["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP):
        names.append(inner[0]["name"])
        inner = inner[0].get("options") or []
    return " ".join(names)


def callback(world: World, interaction_id: str, token: str, body: Payload, files: Files) -> Payload:
    """Takes the bot's first response and returns the answer that `with_response` asks for.

    Raises ApiError 10062 for an unknown or late one, 40060 for a second one, 50035 for one that is not valid.
    """
    made = world.interactions.get(interaction_id)
    if made is None or made.token != token or world.faults.callback_is_late():
        raise refusal(10062)
    if made.responded:
        raise refusal(40060)
    waited = time.monotonic() - made.born
    if waited > world.ACK_SECONDS:
        raise refusal(10062)
    kind, data = body.get("type"), body.get("data") or {}
    _check_kind(made, kind)
    if kind == REPLY:
        made.message = _post(world, made, data, files)
    elif kind == DEFER_REPLY:
        if (data.get("flags") or 0) & ~EPHEMERAL:
            raise bad_form(("data", "flags"), "BITFIELD_INVALID", "Only the ephemeral flag may be set when deferring.")
        body = {"flags": data.get("flags") or 0}
        made.message = _post(world, made, body, {}, loading=True)
    elif kind in (DEFER_UPDATE, UPDATE):
        made.message = _source(world, made)
        if kind == UPDATE:
            messages.edit(world, made.message, data, files)
    elif kind == CHOICES:
        check_choices(data.get("choices"))
        made.choices = data["choices"]
    else:
        check_modal(data)
        made.modal = data
    made.responded, made.callback_type, made.acked_after = True, kind, waited
    made.answer.set()
    done = {"id": made.id, "type": kind, "modal": made.modal, "choices": made.choices}
    world.announce("INTERACTION_DONE", done, only=made.user_id)
    return _callback_reply(made)


def _check_kind(made: Interaction, kind: Any) -> None:
    """Raises ApiError 50035 for a response that this kind of interaction does not take.

    A modal cannot follow a modal, and only autocomplete takes choices.
    """
    from_message = "message" in made.payload
    allowed = {
        COMMAND: (REPLY, DEFER_REPLY, OPEN_MODAL),
        COMPONENT: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, OPEN_MODAL),
        AUTOCOMPLETE: (CHOICES,),
        MODAL: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE) if from_message else (REPLY, DEFER_REPLY),
    }[made.type]
    if kind not in allowed:
        message = f"Value must be one of {allowed} for an interaction of type {made.type}."
        raise bad_form(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", message)


def _source(world: World, made: Interaction) -> Payload:
    shown = made.payload["message"]
    message = world.messages.get(shown["channel_id"], {}).get(shown["id"])
    if message is None:
        raise refusal(10008)
    return message


def _callback_reply(made: Interaction) -> Payload:
    reply: Payload = {"interaction": {"id": made.id, "type": made.type}}
    if made.message is not None:
        reply["interaction"] |= {
            "response_message_id": made.message["id"],
            "response_message_loading": bool(made.message["flags"] & LOADING),
            "response_message_ephemeral": bool(made.message["flags"] & EPHEMERAL),
        }
    if made.callback_type in (REPLY, UPDATE):
        reply["resource"] = {"type": made.callback_type, "message": made.message}
    return reply


def by_token(world: World, token: str) -> Interaction:
    """Return the interaction of a webhook call.

    Raises ApiError 50027 for an expired token, 10015 if it is unknown or the interaction has no response yet.
    """
    made = world.by_token.get(token)
    if made is None or not made.responded:
        raise refusal(10015)
    if world.now() - made.created > world.TOKEN_SECONDS:
        raise refusal(50027)
    return made


def follow_up(world: World, token: str, body: Payload, files: Files) -> Payload:
    """Sends a follow-up message. After a deferred reply, the first follow-up completes that reply instead."""
    made = by_token(world, token)
    if made.message is not None and made.message["flags"] & LOADING:
        return messages.edit(world, made.message, _of_edit(body), files)
    message = _post(world, made, body, files)
    made.followups.append(message)
    return message


def _of_edit(body: Payload) -> Payload:
    """Return a follow-up's body as an edit of the deferred reply: without the fields that only a new message has."""
    return {key: value for key, value in body.items() if key not in ("nonce", "tts")}


def message_of(world: World, token: str, message_id: str) -> Payload:
    """Return a message of this token's interaction, "@original" for the response.

    Raises ApiError 10008 if there is none.
    """
    made = by_token(world, token)
    own = [made.message, *made.followups]
    if message_id == "@original":
        found = made.message
    else:
        found = next((message for message in own if message and message["id"] == message_id), None)
    if found is None or found["id"] not in world.messages.get(found["channel_id"], {}):
        raise refusal(10008)
    return found
