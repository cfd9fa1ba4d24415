"""The parts of a screen as discord.py's components."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.items import TableControl
from bot.ui.page_items import PREFIX, PageControl
from bot.ui.parts import Button, Image, Menu, Part, Pick, Section, Text

_STYLES = {
    "grey": discord.ButtonStyle.secondary,
    "blue": discord.ButtonStyle.primary,
    "green": discord.ButtonStyle.success,
    "red": discord.ButtonStyle.danger,
}


def component(part: Part) -> discord.ui.Item[Any]:
    """A part as a fresh item: what was sent once must not be sent again."""
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
