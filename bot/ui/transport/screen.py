"""``Screen``: the contents of a message as a value, and their conversion to the components of Discord.

Nothing here knows a table. :meth:`Screen.assert_limits` checks Discord's
limits (ux.md 2.0) before sending.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, cast

import discord

from bot.ui.transport.parts import (
    MAX_LABEL,
    MAX_OPTIONS,
    MAX_ROWS,
    Button,
    Choice,
    Image,
    Menu,
    Part,
    Pick,
    Row,
    Section,
    Shown,
    Text,
    faults,
)

__all__ = [
    "ASKING",
    "BAD",
    "GOOD",
    "MAX_LABEL",
    "MAX_OPTIONS",
    "MAX_ROWS",
    "NEUTRAL",
    "Button",
    "Choice",
    "Image",
    "Menu",
    "Part",
    "Pick",
    "Row",
    "Screen",
    "Section",
    "Shown",
    "Text",
]

_CONTAINER, _ROW, _BUTTON, _SELECT, _SECTION, _TEXT, _GALLERY = 17, 1, 2, 3, 9, 10, 12
"""Discord's numbers of component types."""
_STYLES = {"blue": 1, "grey": 2, "green": 3, "red": 4}
"""Discord's numbers of button styles."""
_LINK = 5
_FILLED: dict[str, tuple[int, str]] = {"users": (5, "user"), "roles": (6, "role"), "channels": (8, "channel")}
"""The component type of each kind of select that Discord fills, and the name of what is chosen in it."""
_TEXT_CHANNELS = [discord.ChannelType.text.value]


def encoded(part: Part) -> dict[str, Any]:
    """Return a part as Discord's JSON object for it. The library would make an item of each part first, which took two
    thirds of the time of an answer."""
    match part:
        case Text(text):
            return {"type": _TEXT, "content": text}
        case Image(picture):
            media = {"url": f"attachment://{picture.name}"}
            item = {"media": media, "spoiler": part.veiled, "description": picture.alt}
            return {"type": _GALLERY, "items": [item]}
        case Section(text, button):
            inside = [{"type": _TEXT, "content": text}]
            return {"type": _SECTION, "components": inside, "accessory": _button(button)}
        case Menu():
            return _row([{**_select(part, _SELECT), "options": [_option(choice) for choice in part.choices]}])
        case Pick():
            return _row([_filled(part)])
        case _:
            return _row([_button(button) for button in part])


def _row(items: list[dict[str, Any]]) -> dict[str, Any]:
    return {"type": _ROW, "components": items}


def _select(menu: Menu | Pick, kind: int) -> dict[str, Any]:
    return {
        "type": kind,
        "custom_id": menu.id,
        "min_values": menu.least,
        "max_values": menu.most,
        "disabled": False,
        "required": kind == _SELECT,
        "placeholder": menu.placeholder,
    }


def _option(choice: Choice) -> dict[str, Any]:
    option: dict[str, Any] = {"label": choice.label, "value": choice.value, "default": choice.chosen}
    if choice.emoji:
        option["emoji"] = _emoji(choice.emoji)
    if choice.description:
        option["description"] = choice.description
    return option


def _filled(pick: Pick) -> dict[str, Any]:
    kind, named = _FILLED[pick.kind]
    select = _select(pick, kind)
    if pick.kind == "channels":
        select["channel_types"] = _TEXT_CHANNELS
    if pick.chosen:
        select["default_values"] = [{"id": one, "type": named} for one in pick.chosen]
    return select


def _button(button: Button) -> dict[str, Any]:
    encoded: dict[str, Any] = {
        "type": _BUTTON,
        "style": _LINK if button.url else _STYLES[button.style],
        "disabled": button.disabled,
    }
    if button.label:
        encoded["label"] = button.label
    if button.url:
        encoded["url"] = button.url
    else:
        encoded["custom_id"] = button.id
    if button.emoji:
        encoded["emoji"] = _emoji(button.emoji)
    return encoded


@lru_cache(4096)
def _emoji(tag: str) -> dict[str, Any]:
    return dict(discord.PartialEmoji.from_str(tag).to_dict())


OWN = "<"
"""What the tags of uploaded emojis begin with, unlike Unicode emojis."""


def _plain(part: Part) -> Part:
    match part:
        case tuple():
            return tuple(_unmarked(button) for button in part)
        case Section():
            return replace(part, button=_unmarked(part.button))
        case Menu():
            choices = (replace(one, emoji="") if one.emoji.startswith(OWN) else one for one in part.choices)
            return replace(part, choices=tuple(choices))
        case _:
            return part


def _unmarked(button: Button) -> Button:
    return replace(button, emoji="") if button.emoji.startswith(OWN) else button


NEUTRAL, ASKING, GOOD, BAD = 0x8A8F98, 0x2F7D5B, 0x3B6EA5, 0xB3403A
"""Accent colours: information or waiting; an action is needed; done or won; refused or failed. The colour is never the
only sign."""


class Upload(discord.File):
    """A file to upload that is freed as soon as it was sent.

    The library's own class leaves a reference cycle around its buffer. The contents then stay until the garbage
    collector looks at all objects, which took minutes and 50 MB of pictures.
    """

    __slots__ = ()

    def __init__(self, data: bytes, name: str) -> None:
        super().__init__(io.BytesIO(data), filename=name)

    def close(self) -> None:
        """Called by the library once the file was sent."""
        self._closer()
        vars(self.fp).clear()


@dataclass(frozen=True, slots=True)
class Kept:
    """A picture that a message shows already and keeps when it is changed: nothing is uploaded. A :class:`Shown`."""

    id: int
    name: str
    alt: str

    @property
    def data(self) -> bytes:
        """Nothing: Discord has the file."""
        return b""

    def to_dict(self) -> dict[str, Any]:
        """Return what the library sends of an attachment."""
        return {"id": self.id, "filename": self.name, "description": self.alt}


class _View(discord.ui.LayoutView):
    """The components of a message, as the library takes them."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._components = components
        # Presses are dispatched by their ids, so the view is finished at once. The library would otherwise keep it
        # and a task for 15 minutes after every ephemeral answer.
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._components

    def has_components_v2(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Screen:
    """A message: its parts in order, inside one container with an accent colour. ``owed``: the pictures are missing
    because too many wait to be drawn, and the message must be updated later (ux.md 5.4)."""

    parts: tuple[Part, ...]
    accent: int = NEUTRAL
    owed: bool = False

    def view(self) -> discord.ui.LayoutView:
        """Return the components as the library takes them."""
        parts = [encoded(part) for part in self.parts]
        return _View([{"type": _CONTAINER, "accent_color": self.accent, "spoiler": False, "components": parts}])

    def files(self) -> list[discord.File]:
        """Return the pictures as new files to upload."""
        return [Upload(picture.data, picture.name) for picture in self.pictures]

    def attachments(self) -> list[discord.File | discord.Attachment]:
        """Return the pictures of a message that is changed: those it keeps, and the others as new files to upload."""
        # Of an attachment the library takes nothing but what it sends.
        return [
            cast("discord.Attachment", picture) if isinstance(picture, Kept) else Upload(picture.data, picture.name)
            for picture in self.pictures
        ]

    @property
    def keeps(self) -> bool:
        """Whether a picture is one that the message shows already."""
        return any(isinstance(picture, Kept) for picture in self.pictures)

    @property
    def pictures(self) -> tuple[Shown, ...]:
        """The pictures on this screen."""
        return tuple(part.picture for part in self.parts if isinstance(part, Image))

    def without_pictures(self) -> Screen:
        """Return the same screen without pictures."""
        return Screen(tuple(part for part in self.parts if not isinstance(part, Image)), self.accent)

    def without_own_emojis(self) -> Screen:
        """Return the same screen with no emoji that was uploaded on its buttons and menus. Their labels say the
        same."""
        return replace(self, parts=tuple(_plain(part) for part in self.parts))

    def assert_limits(self) -> None:
        """Raises ValueError, naming the limits, if Discord would refuse this screen."""
        found = faults(self.parts)
        if found:
            raise ValueError("; ".join(found))
