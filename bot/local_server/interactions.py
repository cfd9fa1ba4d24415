"""Interactions: what a person did, the bot's answer to it, and the follow-ups its token allows."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.local_server import messages
from bot.local_server.attachments import Files
from bot.local_server.errors import Payload, bad_form, refusal
from bot.local_server.message_limits import check_choices, check_modal
from bot.local_server.payloads import EPHEMERAL, LOADING

if TYPE_CHECKING:
    from bot.local_server.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
ATTACHMENT_LIMIT = 10 << 20
REMEMBERED = 20_000


@dataclass
class Interaction:
    """One thing a person did.

    `born` is monotonic seconds (the deadline runs in real time), `created` the world's Unix seconds (the token's
    life). `message` is the response, or the message it updated; `answer` is set when the bot has responded.
    """

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    payload: Payload
    created: float
    born: float
    responded: bool = False
    callback_type: int | None = None
    message: Payload | None = None
    modal: Payload | None = None
    choices: list[Payload] | None = None
    followups: list[Payload] = field(default_factory=list)
    opened_by: Interaction | None = None
    acked_after: float | None = None
    answer: asyncio.Event = field(default_factory=asyncio.Event)

    def metadata(self, world: World) -> Payload:
        """`interaction_metadata` of a message made by this interaction."""
        data: Payload = {
            "id": self.id,
            "type": self.type,
            "user": world.users[self.user_id],
            "authorizing_integration_owners": self.payload["authorizing_integration_owners"],
        }
        if self.type == COMPONENT:
            data["interacted_message_id"] = self.payload["message"]["id"]
        if self.type == MODAL and self.opened_by:
            data["triggering_interaction_metadata"] = self.opened_by.metadata(world)
        return data

    def marks(self, world: World) -> Payload:
        """The fields by which a message shows that it came through this interaction."""
        fields: Payload = {
            "application_id": world.bot["id"],
            "webhook_id": world.bot["id"],
            "interaction_metadata": self.metadata(world),
        }
        if self.type == COMMAND and not self.responded:
            name = full_name(self.payload["data"])
            fields["type"] = 20
            fields["interaction"] = {"id": self.id, "type": COMMAND, "name": name, "user": world.users[self.user_id]}
        return fields


def full_name(command: Payload) -> str:
    """The name a message shows: as Discord's, with the subcommand's group and the subcommand."""
    names = [command["name"]]
    inner = command.get("options") or []
    while inner and inner[0]["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP):
        names.append(inner[0]["name"])
        inner = inner[0].get("options") or []
    return " ".join(names)


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
    """Make an interaction and deliver it to the bot `times` times."""
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
    """What the bot is told of an interaction, apart from the message it belongs to."""
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
        "channel": {**channel, "permissions": str(world.bits(user_id, channel_id))},
        "locale": world.people[user_id].locale,
        "app_permissions": str(world.bits(world.bot["id"], channel_id)),
        "entitlements": [],
        "attachment_size_limit": ATTACHMENT_LIMIT,
        "context": 0 if guild_id else 1,
        "authorizing_integration_owners": {"0": guild_id or "0"},
    }
    if guild_id:
        locale = world.guilds[guild_id]["preferred_locale"]
        permissions = str(world.bits(user_id, channel_id))
        payload |= {
            "guild_id": guild_id,
            "guild_locale": locale,
            "guild": {"id": guild_id, "locale": locale, "features": []},
            "member": {**world.member_payload(guild_id, user_id), "permissions": permissions},
        }
    else:
        payload["user"] = world.users[user_id]
    return payload


def _forget_old(world: World) -> None:
    """Interactions stay known for a while after their token expired, so that its use is answered rightly."""
    for old in list(world.interactions.values()):
        if world.now() - old.created < 4 * world.TOKEN_SECONDS and len(world.interactions) < REMEMBERED:
            break
        world.interactions.pop(old.id)
        world.by_token.pop(old.token, None)


def callback(world: World, interaction_id: str, token: str, body: Payload, files: Files) -> Payload:
    """The bot's first answer; returns what `with_response` shows. Raises ApiError 10062, 40060, 50035."""
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
        made.message = messages.post(world, made.channel_id, data, files, interaction=made)
    elif kind == DEFER_REPLY:
        if (data.get("flags") or 0) & ~EPHEMERAL:
            raise bad_form(("data", "flags"), "BITFIELD_INVALID", "Only the ephemeral flag may be set when deferring.")
        body = {"flags": data.get("flags") or 0}
        made.message = messages.post(world, made.channel_id, body, {}, interaction=made, loading=True)
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
    """Which answers a kind of interaction takes: no modal after a modal, choices only for autocomplete."""
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
    """The interaction of a webhook call. Raises ApiError 50027 for an expired token, 10015 for an unusable one."""
    made = world.by_token.get(token)
    if made is None or not made.responded:
        raise refusal(10015)
    if world.now() - made.created > world.TOKEN_SECONDS:
        raise refusal(50027)
    return made


def follow_up(world: World, token: str, body: Payload, files: Files) -> Payload:
    """A further message; after a deferred reply the first one completes that reply instead."""
    made = by_token(world, token)
    if made.message is not None and made.message["flags"] & LOADING:
        return messages.edit(world, made.message, _of_edit(body), files)
    message = messages.post(world, made.channel_id, body, files, interaction=made)
    made.followups.append(message)
    return message


def _of_edit(body: Payload) -> Payload:
    """What of a follow-up's body is left when it completes a deferred reply: that was made ephemeral or not."""
    return {key: value for key, value in body.items() if key not in ("nonce", "tts")}


def message_of(world: World, token: str, message_id: str) -> Payload:
    """A message this token may read and change. Raises ApiError 10008."""
    made = by_token(world, token)
    own = [made.message, *made.followups]
    if message_id == "@original":
        found = made.message
    else:
        found = next((message for message in own if message and message["id"] == message_id), None)
    if found is None or found["id"] not in world.messages.get(found["channel_id"], {}):
        raise refusal(10008)
    return found
