"""The emojis of the application: created, listed, renamed and deleted, with Discord's limits and errors."""

from __future__ import annotations

import base64
import binascii
import re

from bot.local_server.attachments import picture_size
from bot.local_server.errors import Form, Payload, bad_form, refusal
from bot.local_server.world import World

EMOJIS = "/emojis/"
"""Beginning of the URL path of an emoji's picture, before its id."""
EMOJI_LIMIT = 2000
"""Maximum number of emojis of an application."""
FILE_LIMIT = 256 << 10
"""Maximum size of a picture in bytes."""
_NAME = re.compile(r"[A-Za-z0-9_]+")
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def listing(world: World) -> Payload:
    """Return all emojis of the application, the oldest first."""
    return {"items": list(world.emojis.values())}


def get(world: World, emoji_id: str) -> Payload:
    """Return an emoji. Raises ApiError 10014 if there is none with this id."""
    if emoji_id not in world.emojis:
        raise refusal(10014)
    return world.emojis[emoji_id]


def create(world: World, body: Payload) -> Payload:
    """Add an emoji and return it. Raises ApiError 50035 for a name or picture that Discord refuses, 30008 if there are
    2,000."""
    _check_name(world, body.get("name"))
    kind, data = _picture(body.get("image"))
    if len(world.emojis) >= EMOJI_LIMIT:
        raise refusal(30008)
    emoji_id = world.new_id()
    made: Payload = {
        "id": emoji_id,
        "name": body["name"],
        "roles": [],
        "user": world.bot,
        "require_colons": True,
        "managed": False,
        "animated": kind == "image/gif",
        "available": True,
    }
    world.emojis[emoji_id] = made
    world.blobs[EMOJIS + emoji_id] = (kind, data)
    return made


def rename(world: World, emoji_id: str, body: Payload) -> Payload:
    """Rename an emoji and return it. Raises ApiError 10014 and 50035."""
    emoji = get(world, emoji_id)
    _check_name(world, body.get("name"), own=emoji_id)
    emoji["name"] = body["name"]
    return emoji


def delete(world: World, emoji_id: str) -> None:
    """Remove an emoji and its picture. Raises ApiError 10014."""
    get(world, emoji_id)
    del world.emojis[emoji_id]
    world.blobs.pop(EMOJIS + emoji_id, None)


def picture(world: World, emoji_id: str) -> tuple[str, bytes] | None:
    """Return media type and content of an emoji's picture, or None."""
    return world.blobs.get(EMOJIS + emoji_id)


def _check_name(world: World, name: object, own: str = "") -> None:
    form = Form()
    form.length(("name",), name, 2, 32)
    if isinstance(name, str) and name and not _NAME.fullmatch(name):
        form.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    form.check()
    if any(emoji["name"] == name and emoji_id != own for emoji_id, emoji in world.emojis.items()):
        message = "An emoji with this name already exists for this application"
        raise bad_form(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)


def _picture(image: object) -> tuple[str, bytes]:
    """Return media type and content of a picture in a data URI."""
    if not image:
        raise bad_form(("image",), "BASE_TYPE_REQUIRED", "This field is required")
    found = _DATA.fullmatch(image) if isinstance(image, str) else None
    if found is None:
        raise bad_form(("image",), "IMAGE_INVALID", "Invalid image data")
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        raise bad_form(("image",), "IMAGE_INVALID", "Invalid image data") from None
    if len(data) > FILE_LIMIT:
        raise bad_form(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if picture_size(data) is None:
        raise refusal(50046)
    return found[1], data
