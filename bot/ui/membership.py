"""Whether a person can still be reached on a server: looked up when a deal begins and when she is called to her turn
(ux.md E5, E6)."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

import aiohttp
import discord
from discord.http import HTTPClient

HERE, LEFT, DELETED = "here", "left", "deleted"
"""On the server; not any more; and the account itself is no more."""

_GONE = {10007: LEFT, 10013: DELETED}
"""Discord's codes for an unknown member and an unknown user."""

_NOBODY = re.compile(r"Deleted User(?: [0-9a-f]{8})?|deleted_user_[0-9a-f]+", re.IGNORECASE)
"""What Discord calls an account that was deleted."""


SEEN = 10 * 60_000
"""Milliseconds for which whoever was seen on a server is taken to be there when a deal begins."""

REMEMBERED = 8192
"""People of whom that is remembered."""


class MemberClient(Protocol):
    """What is needed of the client to look a member up."""

    @property
    def http(self) -> HTTPClient: ...


class Membership:
    """Looks members up, without any list of them: the bot asks Discord for none."""

    def __init__(self, client: MemberClient, now: Callable[[], int]) -> None:
        self._client = client
        self._now = now
        self._seen: OrderedDict[tuple[int, int], int] = OrderedDict()

    def saw(self, guild: int, user: int) -> None:
        """The person has acted on this server just now (both Discord ids)."""
        self._seen[guild, user] = self._now()
        self._seen.move_to_end((guild, user))
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def known(self, guild: int, user: int) -> bool:
        """Whether the person was seen on this server a moment ago."""
        at = self._seen.get((guild, user))
        return at is not None and self._now() - at < SEEN

    async def of(self, guild: int, user: int) -> str:
        """here, left or deleted (both Discord ids); here when Discord does not say."""
        try:
            await self._client.http.get_member(guild, user)
        except discord.HTTPException as error:
            found = _GONE.get(error.code, HERE)
            if found != HERE:
                self._seen.pop((guild, user), None)
            return DELETED if found == LEFT and await self._deleted(user) else found
        except (discord.RateLimited, TimeoutError, aiohttp.ClientError, OSError):
            return HERE
        self.saw(guild, user)
        return HERE

    async def _deleted(self, user: int) -> bool:
        """Whether who has left is an account that is no more: its members are gone too, and a name is put in its place
        (E6)."""
        try:
            found = await self._client.http.get_user(user)
        except discord.HTTPException as error:
            return _GONE.get(error.code) == DELETED
        except (discord.RateLimited, TimeoutError, aiohttp.ClientError, OSError):
            return False
        return _NOBODY.fullmatch(found["username"]) is not None
