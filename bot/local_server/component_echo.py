"""Components as Discord returns them: with default values filled in, and without nulls and unknown fields.

The shapes are those of the `…ComponentResponse` schemas in Discord's OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.local_server.errors import Payload
from bot.local_server.limits import (
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

OF_A_SELECT = ("custom_id", "placeholder", "disabled")
# The fields of each type that are returned only if they were sent and are not null.
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
# The fields of each type that are always returned, with the default for a field that was not sent or is null.
FILLED: dict[int, Payload] = {
    **dict.fromkeys((STRING_SELECT, *ENTITY_SELECTS), OF_CHOICE),
    THUMBNAIL: OF_MEDIA,
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def echoed(components: list[Payload], files: list[Payload], new_id: Callable[[], str]) -> list[Payload]:
    """Return the components as Discord returns them, each with an id. The given components are not changed.

    They must have passed the limits. `files` are the message's files; `new_id` makes the ids of media from other hosts.
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
        """Return the media with an id and a proxy address; for files of the message, both are already set."""
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
    """Return an emoji as Discord returns it: a Unicode emoji has no id, even if a null id was sent."""
    shown = {"name": emoji.get("name") or ""}
    if emoji.get("id") is None:
        return shown
    return {"id": str(emoji["id"]), **shown, "animated": bool(emoji.get("animated"))}


def _numbered(components: list[Payload]) -> list[Payload]:
    """Gives every component without an id one that is unique in the message."""
    taken = {node["id"] for node in walk(components)}
    number = 0
    for node in walk(components):
        if not node["id"]:
            number += 1
            while number in taken:
                number += 1
            node["id"] = number
    return components
