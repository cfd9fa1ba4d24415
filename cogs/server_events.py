"""Pass on events of servers, channels, threads and messages that concern tables played there."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import GerminiBot


class ServerEvents(commands.Cog):
    """Declares the listeners. ``bot.ui.features.channel_loss`` handles the events; joining or leaving a server also
    triggers a check for servers whose data are to be erased."""

    def __init__(self, bot: GerminiBot) -> None:
        self.places = bot.places
        self.server_purge = bot.server_purge
        self.welcome = bot.welcome

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self.places.messages_deleted((payload.message_id,))

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        await self.places.messages_deleted(payload.message_ids)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.places.place_gone(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.places.place_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        locked = bool(payload.data["thread_metadata"].get("locked"))
        await self.places.thread_changed(payload.thread_id, locked=locked)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        await self.places.permissions_changed(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self.places.permissions_changed(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await self.places.permissions_changed(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if member == member.guild.me:
            await self.places.permissions_changed(member.guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.places.guild_lost(guild.id, for_good=True)
        await self.server_purge.look()

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        await self.places.guild_lost(guild.id, for_good=False)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.places.guild_back(guild.id)
        await self.server_purge.look()
        self.welcome.joined(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.places.guild_back(guild.id)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(ServerEvents(bot))
