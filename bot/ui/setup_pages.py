"""``/admin setup``: settings of a server, and whether the bot has the permissions it needs (S25, T4)."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.store.guilds import GuildSettings
from bot.table import quota
from bot.ui import deliver
from bot.ui.answers import Interaction
from bot.ui.ids import whole
from bot.ui.lookup import Caller
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.screen import Screen
from bot.ui.screens.admin import (
    HOURLY,
    LANGUAGES,
    LIMITS,
    MOST_CHANNELS,
    Checked,
    limit_screen,
    limits_screen,
    notices_screen,
    setup_screen,
)

WANTED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""What the bot asks for when it is invited (ux.md 1.2)."""

TELLING = ("view_channel", "send_messages")
"""What it needs where it only tells the moderators something."""


class SetupPages(Page):
    """Only whoever may manage the server sees and changes this."""

    async def command(self, interaction: Interaction) -> None:
        """``/admin setup``."""
        caller = await self._lookup.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        await self._answers.tell(interaction, await self._screen(interaction, caller))

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """Something is settled: what was chosen in a form is checked like anything else."""
        guild = interaction.guild
        if not await self._answers.only_managers(interaction, caller):
            return
        if guild is None:
            await self._answers.refuse(interaction, caller, "reply-not-manager")
            return
        before = await self._services.store.guild(guild.id)
        after = settled(before, control, values, guild)
        if after != before:
            await self._services.store.save_guild(guild.id, after)
        if control.deed == "desk":
            screen = notices_screen(after, caller.words)
        elif control.deed == "limits" and control.arg in quota.NAMES:
            screen = limit_screen(control.arg, after.limits, caller.words)
        elif control.deed in ("limits", "hourly"):
            screen = limits_screen(after.limits, caller.words)
        else:
            screen = await self._screen(interaction, caller)
        await deliver.in_place(interaction, screen)

    async def _screen(self, interaction: Interaction, caller: Caller) -> Screen:
        guild = interaction.guild_id or 0
        settings = await self._services.store.guild(guild)
        waiting = len(await self._services.store.open_reports(guild))
        return setup_screen(settings, checked(interaction, settings), caller.words, reports=waiting)


def settled(before: GuildSettings, control: PageId, values: list[str], guild: discord.Guild) -> GuildSettings:
    """The settings after one control; the same where the control says nothing that could be meant."""
    ids = [number for value in values if (number := whole(value)) is not None]
    match control.deed:
        case "channels":
            known = tuple(one for one in ids if guild.get_channel(one) is not None)
            return replace(before, channels=known[:MOST_CHANNELS])
        case "role":
            return replace(before, role=next((one for one in ids if guild.get_role(one) is not None), 0))
        case "notices":
            return replace(before, notices=next((one for one in ids if guild.get_channel(one) is not None), 0))
        case "limit" if ids and ids[0] in LIMITS:
            return replace(before, limit=ids[0])
        case "hourly" if ids and ids[0] in HOURLY:
            return replace(before, limits=quota.settled(before.limits, control.arg, ids[0]))
        case "language" if values and values[0] in LANGUAGES:
            return replace(before, language="" if values[0] == LANGUAGES[0] else values[0])
        case "boards":
            return replace(before, boards=not before.boards)
        case _:
            return before


def checked(interaction: Interaction, settings: GuildSettings) -> list[Checked]:
    """For each channel in which tables may be opened, and that of the interaction, what the bot lacks there."""
    guild, here = interaction.guild, interaction.channel
    if guild is None:
        return []
    found: list[Checked] = []
    name = getattr(here, "name", None) or "—"
    if not settings.channels or interaction.channel_id in settings.channels:
        found.append((f"#{name}", _lacking(interaction.app_permissions)))
    for one in settings.channels:
        channel = guild.get_channel(one)
        if channel is not None and one != interaction.channel_id:
            found.append((f"#{channel.name}", _lacking(channel.permissions_for(guild.me))))
    told = guild.get_channel(settings.notices)
    if told is not None and told.id not in (*settings.channels, interaction.channel_id):
        found.append((f"#{told.name}", _lacking(told.permissions_for(guild.me), TELLING)))
    return found


def _lacking(held: discord.Permissions, wanted: Sequence[str] = WANTED) -> list[str]:
    return [name for name in wanted if not getattr(held, name)]
