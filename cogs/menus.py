"""The menus of a person: invite her to one's table, look at her record."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.client import GerminiBot
from bot.i18n import words

Interaction = discord.Interaction[GerminiBot]

IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)


def named(key: str) -> app_commands.locale_str:
    """The name of a menu, from the catalogues."""
    return app_commands.locale_str(words("en").text(key), key=key)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""

    async def invite(interaction: Interaction, user: discord.User) -> None:
        await bot.guests.command(interaction, user)

    async def record(interaction: Interaction, user: discord.User) -> None:
        await bot.pages.profiles.command(interaction, user)

    for key, callback in (("menu-invite", invite), ("menu-record", record)):
        menu = app_commands.ContextMenu(
            name=named(key), callback=callback, allowed_contexts=IN_SERVERS, allowed_installs=INSTALLED
        )
        bot.tree.add_command(menu)
