"""Decide which tables, matches, reports and settings a person may reach.

Ids can be typed or forged by anyone, on any server the bot is on. All code that takes an id therefore asks :func:`may`,
and answers for an unreachable thing as if it did not exist. :func:`shown_to_all` decides the same for everybody who
sees a channel: a post must not lead to a channel that some of its readers cannot see.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

import discord

from bot.cache import TtlCache
from bot.duplicate.visibility import is_public
from bot.table.model import TableState
from bot.table.ports import MatchPlace, TableSummary
from bot.ui.transport.send import Failure, attempt

Interaction = discord.Interaction[Any]

NOWHERE = ""
"""An id that no table has."""
REMEMBERED = 256
"""Number of archived threads whose parent channel is kept."""
FRESH = 60.0
"""Seconds for which it is kept."""
_ID = re.compile(r"[0-9a-z]{1,12}")


class Kind(StrEnum):
    """What a person wants to reach."""

    TABLE = "table"
    """See an open table: its name, people and board; act there as far as the table permits."""
    MATCH = "match"
    """See a finished match: its replay, its record, its line in a list."""
    LEAD = "lead"
    """Act for the host of a table."""
    REPORT = "report"
    """Read and settle a report about a table."""
    BANS = "bans"
    """Read and change the bans of a server."""
    SIGNALS = "signals"
    """Read the unusual pairs and players of a server."""
    SETTINGS = "settings"
    """Read and change the settings, seasons and data of a server."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What a person wants to reach. ``guild``, ``channel`` and ``thread`` are Discord's ids of its place (0: none);
    ``people`` are the numbers of all who take part in it; if it is ``kept``, nobody else may see anything of it."""

    kind: Kind
    guild: int
    channel: int = 0
    thread: int = 0
    people: frozenset[int] = frozenset()
    kept: bool = False


class Archive:
    """The parent channels of archived threads. The library forgets a thread when it is archived, so Discord has to be
    asked. Permissions are always read again from the parent channel."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._known: TtlCache[int, tuple[int, bool]] = TtlCache(REMEMBERED, FRESH, now)

    def parent(self, thread: int) -> tuple[int, bool] | None:
        """Return the parent channel of a thread and whether the thread is private, or None while that is not known."""
        return self._known.get(thread)

    async def look_up(self, client: Any, guild: int, thread: int) -> None:
        """Ask Discord for a thread. A thread that cannot be found stays unknown, like a deleted one."""
        try:
            found: Any = await client.http.get_channel(thread)
        except discord.HTTPException:
            return
        if int(found.get("guild_id") or 0) != guild or not found.get("parent_id"):
            return
        private = found.get("type") == discord.ChannelType.private_thread.value
        self._known[thread] = (int(found["parent_id"]), private)


@dataclass(frozen=True, slots=True)
class Viewer:
    """The person who asks, and the interaction. ``role`` says whether they have the moderators' role of this server.
    ``visitor`` is the member they are of a server about which they ask in direct messages (see :func:`visiting`)."""

    person: int = 0
    interaction: Interaction | None = None
    role: bool = False
    archive: Archive = field(default_factory=Archive)
    visitor: discord.Member | None = None

    @property
    def guild(self) -> int:
        """The server they ask from or about, 0 in direct messages without one."""
        return (self.interaction.guild_id if self.interaction is not None else None) or (
            self.visitor.guild.id if self.visitor is not None else 0
        )

    @property
    def here(self) -> tuple[int, ...]:
        """The channel they ask from, and in a thread also its parent."""
        return places(self.interaction) if self.interaction is not None else ()

    @property
    def home(self) -> discord.Guild | None:
        """The server as the library knows it, or None."""
        here = self.interaction.guild if self.interaction is not None else None
        return here or (self.visitor.guild if self.visitor is not None else None)

    @property
    def member(self) -> discord.Member | None:
        """The person as a member of the server."""
        user = self.interaction.user if self.interaction is not None else None
        return user if isinstance(user, discord.Member) else self.visitor


def may(viewer: Viewer, what: Thing) -> bool:
    """Return whether this person may reach this from where they ask.

    Participants may always reach a table or match. What is kept nobody else may reach, moderators included. Otherwise
    other people may reach it on its server: if they see its channel, or, if the channel no longer exists, if they
    moderate the whole server. Reports need a moderator of the table's channel, bans and signals a moderator of the
    whole server, settings a manager of the server. If something cannot be determined, the answer is no.
    """
    if viewer.interaction is None:
        return False
    if what.kind in (Kind.TABLE, Kind.MATCH) and viewer.person in what.people:
        return True
    if what.kept or not viewer.guild or viewer.guild != what.guild:
        return False
    match what.kind:
        case Kind.TABLE | Kind.MATCH:
            return _sees(viewer, what)
        case Kind.LEAD | Kind.REPORT:
            return _moderates_all(viewer) or (_moderates(viewer, what.channel) and _sees(viewer, what))
        case Kind.BANS | Kind.SIGNALS:
            return _moderates_all(viewer)
        case Kind.SETTINGS:
            return manages(viewer.interaction)


async def visiting(viewer: Viewer, guild: int) -> Viewer:
    """Return the viewer as a member of a server, where they ask about it in direct messages: Discord is asked for the
    member there. Return the viewer unchanged on a server, and where they are no member or Discord does not answer."""
    asking = viewer.interaction
    home = asking.client.get_guild(guild) if asking is not None and asking.guild_id is None else None
    if asking is None or home is None:
        return viewer
    member = await attempt(home.fetch_member(asking.user.id), "looking for a member")
    return viewer if isinstance(member, Failure) else replace(viewer, visitor=member)


async def found(viewer: Viewer, whats: Iterable[Thing]) -> None:
    """Look up the places of threads the library has forgotten, so that :func:`may` knows them. Needs one request per
    archived thread and none for anything else."""
    for what in whats:
        unknown = viewer.home is not None and viewer.guild == what.guild and what.channel not in viewer.here
        if unknown and viewer.person not in what.people and _place(viewer, what.channel) is None:
            await viewer.archive.look_up(getattr(viewer.interaction, "client", None), what.guild, what.channel)


def shown_to_all(viewer: Viewer, what: Thing) -> bool:
    """Return whether this may be posted where the person is: everybody who sees that channel may reach it too.

    In direct messages nobody else reads. On another server nobody else can see where it was played.
    """
    if viewer.interaction is None or not may(viewer, what):
        return False
    if viewer.interaction.guild_id is None:
        return True
    if what.kept or viewer.guild != what.guild or viewer.home is None:
        return False
    if {what.channel, what.thread} & set(viewer.here):
        return True
    place = _place(viewer, what.channel)
    return place is not None and not place[1] and _all_see(viewer.home, viewer.here, place[0])


def told_in(guild: discord.Guild | None, channel: int, what: Thing) -> bool:
    """As :func:`shown_to_all`, for what the bot posts unasked in a channel."""
    if guild is None or guild.id != what.guild or what.kept:
        return False
    source = guild.get_channel_or_thread(what.channel)
    if isinstance(source, discord.Thread):
        source = None if source.is_private() else source.parent
    return channel in (what.channel, what.thread) or (source is not None and _all_see(guild, (channel,), source))


def placed(kind: Kind, place: MatchPlace | TableSummary) -> Thing:
    """Return the thing to ask for, from what the store knows of a table."""
    return Thing(kind, place.guild, place.channel, place.thread, frozenset(place.persons))


def the_table(state: TableState) -> Thing:
    """Return a table, open or finished, as a thing to ask for. Everybody who sits or sat there, hosts it or waits for a
    chair takes part in it. The table of a tournament is kept from others until its round is closed."""
    people = {one for chair in state.chairs for one in (chair.person, chair.first, *chair.substitutes)}
    people |= {state.host, *state.waiting_list.people, *(kept.person for kept in state.waiting_list.reserved)}
    kind = Kind.TABLE if state.open else Kind.MATCH
    taking_part = frozenset(one for one in people if one)
    return Thing(kind, state.guild, state.channel, state.thread, taking_part, kept=not is_public(state))


def led(state: TableState | TableSummary) -> Thing:
    """Return the right to act for the host of a table, as a thing to ask for."""
    return Thing(Kind.LEAD, state.guild, state.channel, state.thread)


def table_id(typed: str) -> str:
    """Return the table id that was typed, or :data:`NOWHERE` if it cannot be an id."""
    bare = typed.strip().lower()
    return bare if _ID.fullmatch(bare) else NOWHERE


def may_moderate(interaction: Interaction) -> bool:
    """Return whether the person may act for a host here (Manage Threads, Manage Messages or Manage Server, ux.md
    1.2)."""
    return interaction.guild_id is not None and _holds(interaction.permissions)


def manages(interaction: Interaction) -> bool:
    """Return whether the person has Manage Server, here and by their roles.

    What a channel's overwrites allow does not count: people who may edit the permissions of one channel could allow
    themselves anything there, and this right is about the whole server.
    """
    return interaction.permissions.manage_guild and _by_roles(interaction.guild, interaction.user).manage_guild


def places(interaction: Interaction) -> tuple[int, ...]:
    """Return the channel of an interaction, and in a thread also its parent."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return tuple(one for one in (interaction.channel_id, parent) if one)


def _holds(held: discord.Permissions) -> bool:
    return held.manage_threads or held.manage_messages or held.manage_guild


def _moderates_all(viewer: Viewer) -> bool:
    """Return whether the person moderates the whole server: by the moderators' role, or by the server-wide permissions
    of their roles. Permissions in a channel alone do not count."""
    if viewer.interaction is None:
        return False
    return viewer.role or _holds(_by_roles(viewer.home, viewer.member))


def _by_roles(home: discord.Guild | None, member: object) -> discord.Permissions:
    """Return what a member's roles allow on the whole server; nothing if the server or the member is not known."""
    if home is None or not isinstance(member, discord.Member):
        return discord.Permissions.none()
    return member.guild_permissions


def _moderates(viewer: Viewer, channel: int) -> bool:
    if viewer.interaction is not None and channel in viewer.here:
        return _holds(viewer.interaction.permissions)
    place, member = _place(viewer, channel), viewer.member
    return place is not None and member is not None and _holds(place[0].permissions_for(member))


def _place(viewer: Viewer, channel: int) -> tuple[discord.abc.GuildChannel, bool] | None:
    """Return the channel whose permissions hold there, and whether the place is a private thread. None if it is not
    known (any more)."""
    guild = viewer.home
    found = guild.get_channel_or_thread(channel) if guild is not None else None
    if isinstance(found, discord.Thread):
        return None if found.parent is None else (found.parent, found.is_private())
    if found is not None or guild is None:
        return None if found is None else (found, False)
    parent, private = viewer.archive.parent(channel) or (0, False)
    above = guild.get_channel(parent)
    return None if above is None else (above, private)


def _sees(viewer: Viewer, what: Thing) -> bool:
    """Return whether the person sees the place.

    Where they ask from that place, Discord's permissions for the interaction decide. A private thread is otherwise
    visible only to members with Manage Threads, and a channel that is not known (any more) only to moderators of the
    whole server.
    """
    asking = viewer.interaction
    if asking is not None and {asking.channel_id, *viewer.here} & {what.channel, what.thread}:
        return asking.permissions.view_channel
    place, member = _place(viewer, what.channel), viewer.member
    if place is None or member is None:
        return place is None and viewer.home is not None and _moderates_all(viewer)
    held = place[0].permissions_for(member)
    return held.view_channel and (not place[1] or held.manage_threads)


def _all_see(guild: discord.Guild, here: Iterable[int], source: discord.abc.GuildChannel) -> bool:
    """Return whether everybody who sees a channel (its id, and in a thread that of its parent) also sees ``source``.

    That is so if both are the same, if ``source`` is hidden from nobody, or if it is hidden from exactly the same roles
    and people. The members are not known, so any other case counts as no.
    """
    here = tuple(here)
    if source.id in here:
        return True
    others = {who: sees for who, sees in _sight(source).items() if who != guild.id}
    if source.permissions_for(guild.default_role).view_channel and False not in others.values():
        return True
    found = guild.get_channel_or_thread(here[-1]) if here else None
    target = found.parent if isinstance(found, discord.Thread) else found
    return target is not None and (target.id == source.id or _sight(target) == _sight(source))


def _sight(channel: discord.abc.GuildChannel) -> dict[int, bool]:
    """Return who is explicitly allowed or denied to see the channel, by the id of the role or person."""
    return {who.id: its.view_channel for who, its in channel.overwrites.items() if its.view_channel is not None}
