"""``Screen``: the contents of a message as a value, and their conversion to discord.py components.

A new view is created for every send and edit. Nothing here knows a table. :meth:`Screen.assert_limits` checks Discord's
limits (ux.md 2.0) before sending.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.ui.transport.controls import item_of
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

_STYLES = {
    "grey": discord.ButtonStyle.secondary,
    "blue": discord.ButtonStyle.primary,
    "green": discord.ButtonStyle.success,
    "red": discord.ButtonStyle.danger,
}


def component(part: Part) -> discord.ui.Item[Any]:
    """Return a new item for a part; an item that was sent must not be sent again."""
    match part:
        case Text(text):
            return discord.ui.TextDisplay(text)
        case Image(picture):
            shown = f"attachment://{picture.name}"
            gallery = discord.MediaGalleryItem(shown, description=picture.alt, spoiler=part.veiled)
            return discord.ui.MediaGallery(gallery)
        case Section(text, button):
            return discord.ui.Section(discord.ui.TextDisplay(text), accessory=_button(button))
        case Menu():
            return _row([item_of(_select(part), part.id)])
        case Pick():
            return _row([item_of(_filled(part), part.id)])
        case _:
            return _row([_button(button) for button in part])


def _row(items: list[discord.ui.Item[Any]]) -> discord.ui.ActionRow[Any]:
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def _select(menu: Menu) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=one.label,
            value=one.value,
            description=one.description or None,
            emoji=one.emoji or None,
            default=one.chosen,
        )
        for one in menu.choices
    ]
    return discord.ui.Select(
        custom_id=menu.id, placeholder=menu.placeholder, min_values=menu.least, max_values=menu.most, options=options
    )


def _filled(pick: Pick) -> discord.ui.Item[Any]:
    kinds: dict[str, Any] = {
        "users": (discord.ui.UserSelect, discord.SelectDefaultValueType.user, {}),
        "roles": (discord.ui.RoleSelect, discord.SelectDefaultValueType.role, {}),
        "channels": (
            discord.ui.ChannelSelect,
            discord.SelectDefaultValueType.channel,
            {"channel_types": [discord.ChannelType.text]},
        ),
    }
    made, kind, more = kinds[pick.kind]
    return made(
        custom_id=pick.id,
        placeholder=pick.placeholder,
        min_values=pick.least,
        max_values=pick.most,
        default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in pick.chosen],
        **more,
    )


def _button(button: Button) -> discord.ui.Item[Any]:
    emoji = button.emoji or None
    if button.url:
        return discord.ui.Button(label=button.label, url=button.url, emoji=emoji, disabled=button.disabled)
    pressed: discord.ui.Button[Any] = discord.ui.Button(
        label=button.label,
        custom_id=button.id,
        style=_STYLES[button.style],
        emoji=emoji,
        disabled=button.disabled,
    )
    return item_of(pressed, button.id)


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


class _View(discord.ui.LayoutView):
    """A view that is encoded once and freed as soon as it was sent.

    In the library's views each item refers to the view and to its parent. Nothing asks for these after the encoding,
    and without them no cycle keeps the view until a collection.
    """

    def to_components(self) -> list[dict[str, Any]]:
        encoded = super().to_components()
        for item in self.walk_children():
            item._view = item._parent = None  # pyright: ignore[reportPrivateUsage]
        return encoded


@dataclass(frozen=True, slots=True)
class Screen:
    """A message: its parts in order, inside one container with an accent colour. ``owed``: the pictures are missing
    because too many wait to be drawn, and the message must be updated later (ux.md 5.4)."""

    parts: tuple[Part, ...]
    accent: int = NEUTRAL
    owed: bool = False

    def view(self) -> discord.ui.LayoutView:
        """Return a new view for each call: a view that was sent must not be sent again."""
        view = _View(timeout=None)
        container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=self.accent)
        for part in self.parts:
            container.add_item(component(part))
        view.add_item(container)
        # Presses are dispatched by their ids, so the view is finished at once. The library would otherwise keep it
        # and a task for 15 minutes after every ephemeral answer.
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Return the pictures as new files to upload."""
        return [Upload(picture.data, picture.name) for picture in self.pictures]

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
