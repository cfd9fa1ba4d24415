"""Look up whether players are still on the server: when a deal begins and when they are called (ux.md 3.3, E5, E6).

A player who has left is replaced by a computer player at once, so that the others do not wait.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from typing import Protocol

import aiohttp
import discord
from discord.http import HTTPClient

from bot.cache import TtlCache
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import PLAYING, TableState
from bot.table.ports import Person
from bot.table.selectors import deal_number, humans

HERE, LEFT, DELETED = "here", "left", "deleted"
"""The results: on the server; left the server; the account is deleted."""

_GONE = {10007: LEFT, 10013: DELETED}
"""Discord's error codes for an unknown member and an unknown user."""

_NOBODY = re.compile(r"Deleted User(?: [0-9a-f]{8})?|deleted_user_[0-9a-f]+", re.IGNORECASE)
"""Discord's names for deleted accounts."""


SEEN = 10 * 60_000
"""Milliseconds for which a person seen on a server is assumed to be there when a deal begins."""

REMEMBERED = 8192
"""Number of people for whom this is kept."""


class MemberClient(Protocol):
    """The part of the client that is needed to look up a member."""

    @property
    def http(self) -> HTTPClient: ...


class Membership:
    """Looks up members one by one. The bot does not request member lists from Discord."""

    def __init__(self, client: MemberClient, now: Callable[[], int]) -> None:
        self._client = client
        self._seen: TtlCache[tuple[int, int], None] = TtlCache(REMEMBERED, SEEN, now)

    def saw(self, guild: int, user: int) -> None:
        """Record that the person has just acted on this server (both are Discord ids)."""
        self._seen[guild, user] = None

    def known(self, guild: int, user: int) -> bool:
        """Return whether the person was seen on this server within the last SEEN ms."""
        return (guild, user) in self._seen

    async def of(self, guild: int, user: int) -> str:
        """Return HERE, LEFT or DELETED for a person and a server (both are Discord ids); HERE if Discord does not
        answer."""
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
        """Return whether a person who has left is a deleted account, by the error code or by the name Discord gives
        such an account (E6)."""
        try:
            found = await self._client.http.get_user(user)
        except discord.HTTPException as error:
            return _GONE.get(error.code) == DELETED
        except (discord.RateLimited, TimeoutError, aiohttp.ClientError, OSError):
            return False
        return _NOBODY.fullmatch(found["username"]) is not None


log = logging.getLogger(__name__)


class MembershipCheck:
    """Looks up all players of a table at the start of each deal: once per person and deal, except people seen
    recently."""

    def __init__(self, services: Services, members: Membership) -> None:
        self._services = services
        self._members = members
        self._tasks: set[asyncio.Task[None]] = set()

    def deal_began(self, before: TableState, after: TableState, outcome: cmd.Applied) -> None:
        """Start the look-ups. Called after every command with which a deal began (:meth:`TableManager.listen`)."""
        task = asyncio.create_task(self._call(after), name=f"roll call {after.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def look_up(self, state: TableState, person: Person) -> None:
        """Look up a player, because Discord said that the bot shares no server with them (E3)."""
        player = state.chair_of(person.id)
        if player is not None and state.status == PLAYING:
            await missing(self._services, self._members, state, player, person.user)

    async def stop(self) -> None:
        """Cancel all look-ups."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _call(self, state: TableState) -> None:
        try:
            numbers = {player: state.chairs[player].person or 0 for player in humans(state)}
            people = await self._services.store.people.by_number(list(numbers.values()))
            for player, number in numbers.items():
                person = people.get(number)
                if person is not None and not self._members.known(state.guild, person.user):
                    await missing(self._services, self._members, state, player, person.user)
        except Exception as error:
            log.error("the roll could not be called", extra={"table": state.id}, exc_info=error)


async def missing(services: Services, members: Membership, state: TableState, player: int, user: int) -> bool:
    """Return whether this player has left the server (``user`` is their Discord id). If so, a computer player takes
    over at once."""
    found = await members.of(state.guild, user)
    number = state.chairs[player].person
    if found == HERE or number is None:
        return False
    if found == DELETED:
        person = (await services.store.people.by_number([number]))[number]
        await services.store.people.person(user, "", person.locale)
    body = cmd.Missing(player, number, deleted=found == DELETED)
    name = f"gone{player}-{deal_number(state)}-{state.asked[player]}"
    await services.tables.submit(cmd.Command(name, state.id, body))
    return True
