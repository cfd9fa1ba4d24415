"""Where the moderators of a server are told something (ux.md E7, E60)."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.services import Services
from bot.ui import deliver


class Client(deliver.Channels, Protocol):
    """What is needed of the client."""

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 (the library's name)
        """A server the bot is on."""
        ...


async def their_channel(client: Client, services: Services, guild: int) -> int:
    """The channel settled for it in ``/admin setup``, else the server's own for such notices; 0 where there is none."""
    settled = (await services.store.guild(guild)).notices
    if settled:
        return settled
    found = client.get_guild(guild)
    own = (found.safety_alerts_channel or found.public_updates_channel) if found is not None else None
    return own.id if own is not None else 0
