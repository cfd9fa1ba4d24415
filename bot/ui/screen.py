"""A screen as a value: what a message shows, from which a fresh view is made for every send and edit.

Nothing here knows a table. Limits are Discord's (ux.md 2.0): :meth:`Screen.assert_limits` checks them before sending.
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.ui.items import TableControl
from bot.ui.page_items import PREFIX, PageControl

NEUTRAL, ASKING, GOOD, BAD = 0x8A8F98, 0x2F7D5B, 0x3B6EA5, 0xB3403A
"""Accent colours: reading and waiting; something is asked of you; done or won; refused or failed. Never alone."""

MAX_COMPONENTS, MAX_TEXT, MAX_ROWS, MAX_OPTIONS, MAX_LABEL, MAX_ALT = 40, 4000, 5, 25, 80, 1024


class Shown(Protocol):
    """A finished picture (:class:`bot.render.Picture`)."""

    @property
    def name(self) -> str: ...

    @property
    def data(self) -> bytes: ...

    @property
    def alt(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Discord markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Button:
    """A button: with ``id`` it is one of our controls, with ``url`` a link. ``style`` is grey, blue, green or red."""

    label: str
    id: str = ""
    style: str = "grey"
    url: str = ""
    emoji: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu. ``chosen`` lines are ticked when it opens."""

    value: str
    label: str
    description: str = ""
    emoji: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select with 1-25 lines of which ``least``..``most`` are chosen."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """A select whose lines Discord fills by itself: ``kind`` is users, roles or channels; ``chosen`` are ids."""

    id: str
    placeholder: str
    kind: str
    least: int = 1
    most: int = 1
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, full width. ``veiled`` shows it only after a tap (T29); ``look`` says how it is drawn where that is
    not the usual way: alt texts are the same in every look."""

    picture: Shown
    veiled: bool = False
    look: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A few lines of markdown with one button beside them."""

    text: str
    button: Button


Row = tuple[Button, ...] | Menu | Pick
Part = Text | Image | Section | Row

_STYLES = {
    "grey": discord.ButtonStyle.secondary,
    "blue": discord.ButtonStyle.primary,
    "green": discord.ButtonStyle.success,
    "red": discord.ButtonStyle.danger,
}


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
            container.add_item(_item(part))
        view.add_item(container)
        return view

    def files(self) -> list[discord.File]:
        """The pictures to be uploaded, made anew by each call."""
        return [discord.File(io.BytesIO(picture.data), filename=picture.name) for picture in self.pictures]

    @property
    def pictures(self) -> tuple[Shown, ...]:
        """The pictures shown."""
        return tuple(part.picture for part in self.parts if isinstance(part, Image))

    @property
    def digest(self) -> str:
        """A name for everything that can be seen or pressed: equal digests need no edit."""
        plain = [
            (part.picture.name, part.picture.alt, part.veiled) if isinstance(part, Image) else part
            for part in self.parts
        ]
        return hashlib.sha256(repr((self.accent, plain)).encode()).hexdigest()[:16]

    def without_pictures(self) -> Screen:
        """The same screen in words and controls only."""
        return Screen(tuple(part for part in self.parts if not isinstance(part, Image)), self.accent)

    def assert_limits(self) -> None:
        """Raises ValueError, naming the limit, if Discord would refuse this screen."""
        found = [*self._size(), *(fault for part in self.parts for fault in _faults(part))]
        ids = [button.id for part in self.parts if isinstance(part, tuple) for button in part if button.id]
        ids += [part.id for part in self.parts if isinstance(part, (Menu, Pick))]
        ids += [part.button.id for part in self.parts if isinstance(part, Section) and part.button.id]
        if len(ids) != len(set(ids)):
            found.append("a custom id stands twice")
        if found:
            raise ValueError("; ".join(found))

    def _size(self) -> list[str]:
        faults: list[str] = []
        rows = [part for part in self.parts if isinstance(part, (tuple, Menu, Pick))]
        if sum(len(part.text) for part in self.parts if isinstance(part, (Text, Section))) > MAX_TEXT:
            faults.append("too much text")
        if 1 + sum(_weight(part) for part in self.parts) > MAX_COMPONENTS:
            faults.append("too many components")
        if len(rows) > MAX_ROWS:
            faults.append("too many rows")
        if not self.parts:
            faults.append("nothing to show")
        return faults


def _weight(part: Part) -> int:
    match part:
        case tuple():
            return 1 + len(part)
        case Menu() | Pick():
            return 2
        case Section():
            return 3
        case _:
            return 1


def _faults(part: Part) -> list[str]:
    match part:
        case Text(text):
            return [] if text.strip() else ["an empty text"]
        case Section(text, button):
            return [*_faults(Text(text)), *_faults((button,))]
        case Image(picture):
            return [] if 0 < len(picture.alt) <= MAX_ALT else [f"alt text of {len(picture.alt)} characters"]
        case Menu(placeholder=placeholder, choices=choices, least=least, most=most):
            faults = [f"a menu of {len(choices)} lines"] if not 1 <= len(choices) <= MAX_OPTIONS else []
            if not 0 <= least <= most <= len(choices) or most < 1:
                faults.append(f"a menu that wants {least} to {most} of {len(choices)} lines")
            if sum(choice.chosen for choice in choices) > most:
                faults.append("a menu with too many ticks")
            if len({choice.value for choice in choices}) < len(choices):
                faults.append("a menu with a line twice")
            texts = [placeholder, *(text for one in choices for text in (one.value, one.label, one.description))]
            if any(len(text) > 100 for text in texts) or not all(one.label for one in choices):
                faults.append("a line of a menu is empty or too long")
            return faults
        case Pick(least=least, most=most, chosen=chosen):
            sound = 0 <= least <= most <= MAX_OPTIONS and most and len(chosen) <= most
            return [] if sound else [f"a select that wants {least} to {most} and has {len(chosen)}"]
        case _:
            faults = [f"a row of {len(part)} buttons"] if not 1 <= len(part) <= 5 else []
            faults += [f"a button labelled {one.label!r}" for one in part if not 0 < len(one.label) <= MAX_LABEL]
            return faults + [
                f"a button that leads nowhere: {one.label!r}" for one in part if bool(one.id) == bool(one.url)
            ]


def _item(part: Part) -> discord.ui.Item[Any]:
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
            return _row([_control(part.id, _select(part))])
        case Pick():
            return _row([_control(part.id, _filled(part))])
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
    return _control(button.id, pressed)


def _control(custom_id: str, item: discord.ui.Item[Any]) -> discord.ui.Item[Any]:
    """The item as a control of a table, or of a page that belongs to no table."""
    return PageControl(item) if custom_id.startswith(PREFIX) else TableControl(item)
