"""A screen as a value: what a message shows, from which a fresh view is made for every send and edit.

Nothing here knows a table. Limits are Discord's (ux.md 2.0): :meth:`Screen.assert_limits` checks them before sending.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

import discord

from bot.ui.components import component
from bot.ui.limits import MAX_LABEL, MAX_OPTIONS, MAX_ROWS, faults
from bot.ui.parts import Button, Choice, Image, Menu, Part, Pick, Row, Section, Shown, Text

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

NEUTRAL, ASKING, GOOD, BAD = 0x8A8F98, 0x2F7D5B, 0x3B6EA5, 0xB3403A
"""Accent colours: reading and waiting; something is asked of you; done or won; refused or failed. Never alone."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One message: its parts in order, inside one container with an accent colour. ``owed``: it has words alone because
    too many pictures wait to be drawn, and is to be looked at again (ux.md 5.4)."""

    parts: tuple[Part, ...]
    accent: int = NEUTRAL
    owed: bool = False

    def view(self) -> discord.ui.LayoutView:
        """The view, made anew by each call (a view that was sent must not be sent again)."""
        view = discord.ui.LayoutView(timeout=None)
        container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=self.accent)
        for part in self.parts:
            container.add_item(component(part))
        view.add_item(container)
        # Presses are found by their ids, nothing waits in the view. The library would keep one that is not finished,
        # with a task of its own, for a quarter of an hour after every answer that one person alone sees.
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The pictures to be uploaded, made anew by each call."""
        return [discord.File(io.BytesIO(picture.data), filename=picture.name) for picture in self.pictures]

    @property
    def pictures(self) -> tuple[Shown, ...]:
        """The pictures shown."""
        return tuple(part.picture for part in self.parts if isinstance(part, Image))

    def without_pictures(self) -> Screen:
        """The same screen in words and controls only."""
        return Screen(tuple(part for part in self.parts if not isinstance(part, Image)), self.accent)

    def assert_limits(self) -> None:
        """Raises ValueError, naming the limit, if Discord would refuse this screen."""
        found = faults(self.parts)
        if found:
            raise ValueError("; ".join(found))
