"""Components as the service gives them back: what was left out filled in, nulls and unknown fields left out.

The shapes are those of the `…ComponentResponse` schemas of Discord's OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.local_server.component_limits import (
    BUTTON,
    CONTAINER,
    ENTITY_SELECTS,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    THUMBNAIL,
    walk,
)
from bot.local_server.errors import Payload

OF_A_SELECT = ("custom_id", "placeholder", "disabled")
# What is given back of each type if it was sent and is not null.
SENT: dict[int, tuple[str, ...]] = {
    ROW: (),
    BUTTON: ("custom_id", "style", "label", "disabled", "url", "sku_id"),
    STRING_SELECT: OF_A_SELECT,
    **dict.fromkeys(ENTITY_SELECTS, (*OF_A_SELECT, "default_values", "channel_types")),
    SECTION: (),
    TEXT: ("content",),
    THUMBNAIL: (),
    GALLERY: (),
    FILE: (),
    SEPARATOR: (),
    CONTAINER: (),
}
OF_CHOICE: Payload = {"min_values": 1, "max_values": 1}
OF_MEDIA: Payload = {"description": None, "spoiler": False}
# What is always there, with what stands there if nothing or null was sent.
FILLED: dict[int, Payload] = {
    **dict.fromkeys((STRING_SELECT, *ENTITY_SELECTS), OF_CHOICE),
    THUMBNAIL: OF_MEDIA,
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def echoed(components: list[Payload], files: list[Payload], new_id: Callable[[], str]) -> list[Payload]:
    """The components of a message that passed the limits, with an id for each; the given ones are left alone.

    `files` are those of the message, `new_id` makes the ids of media from elsewhere.
    """
    return _numbered([_Echo({file["id"]: file for file in files}, new_id).of(node) for node in components])


class _Echo:
    def __init__(self, files: dict[str, Payload], new_id: Callable[[], str]) -> None:
        self._files = files
        self._new_id = new_id

    def of(self, node: Payload) -> Payload:
        kind = node["type"]
        shown = {"type": kind, "id": node.get("id") or 0, **_kept(node, SENT[kind]), **_filled(node, FILLED.get(kind))}
        if kind in (ROW, SECTION, CONTAINER):
            shown["components"] = [self.of(child) for child in node["components"]]
        if kind == SECTION:
            shown["accessory"] = self.of(node["accessory"])
        if kind == STRING_SELECT:
            shown["options"] = [_option(option) for option in node["options"]]
        if kind == BUTTON and node.get("emoji"):
            shown["emoji"] = _emoji(node["emoji"])
        if kind == THUMBNAIL:
            shown["media"] = self._media(node["media"])
        if kind == GALLERY:
            items = node["items"]
            shown["items"] = [{"media": self._media(item["media"]), **_filled(item, OF_MEDIA)} for item in items]
        if kind == FILE:
            shown["file"] = self._media(node["file"])
            file = self._files.get(str(shown["file"].get("attachment_id")), {})
            shown |= {"name": file.get("filename"), "size": file.get("size")}
        return shown

    def _media(self, media: Payload) -> Payload:
        """Files of the message are already described; a picture from elsewhere gets an id and an address to load it."""
        return {"id": media.get("id") or self._new_id(), "proxy_url": media["url"], **media}


def _kept(node: Payload, names: tuple[str, ...]) -> Payload:
    return {name: node[name] for name in names if node.get(name) is not None}


def _filled(node: Payload, defaults: Payload | None) -> Payload:
    return {name: _or(node.get(name), default) for name, default in (defaults or {}).items()}


def _or(value: Any, default: Any) -> Any:
    return default if value is None else value


def _option(option: Payload) -> Payload:
    shown = _kept(option, ("label", "value", "description", "default"))
    return {**shown, "emoji": _emoji(option["emoji"])} if option.get("emoji") else shown


def _emoji(emoji: Payload) -> Payload:
    """A Unicode emoji is told without an id, sent with a null one or with none."""
    shown = {"name": emoji.get("name") or ""}
    if emoji.get("id") is None:
        return shown
    return {"id": str(emoji["id"]), **shown, "animated": bool(emoji.get("animated"))}


def _numbered(components: list[Payload]) -> list[Payload]:
    """Every component gets an id, unique in the message."""
    taken = {node["id"] for node in walk(components)}
    number = 0
    for node in walk(components):
        if not node["id"]:
            number += 1
            while number in taken:
                number += 1
            node["id"] = number
    return components
