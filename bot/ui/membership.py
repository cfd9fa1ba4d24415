"""Whether a person can still be reached on a server: looked up only when she is called to her turn (ux.md E5, E6)."""

from __future__ import annotations

from typing import Protocol

import aiohttp
import discord
from discord.http import HTTPClient

HERE, LEFT, DELETED = "here", "left", "deleted"
"""On the server; not any more; and the account itself is no more."""

_GONE = {10007: LEFT, 10013: DELETED}
"""Discord's codes for an unknown member and an unknown user."""


class MemberClient(Protocol):
    """What is needed of the client to look a member up."""

    @property
    def http(self) -> HTTPClient: ...


class Membership:
    """Looks members up, without any list of them: the bot asks Discord for none."""

    def __init__(self, client: MemberClient) -> None:
        self._client = client

    async def of(self, guild: int, user: int) -> str:
        """here, left or deleted (both Discord ids); here when Discord does not say."""
        try:
            await self._client.http.get_member(guild, user)
        except discord.HTTPException as error:
            return _GONE.get(error.code, HERE)
        except (discord.RateLimited, TimeoutError, aiohttp.ClientError, OSError):
            return HERE
        return HERE
