"""Who may reach what. An id of a table, a match or a report can be typed or forged by anybody, from any server the bot
is on: whatever takes one asks :func:`may`, and nothing is said of what may not be reached, not even that it exists.

:func:`shown_to_all` is the same question for everybody who sees a channel: what is posted there must not lead into a
channel that some of them cannot see.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import discord

from bot.table.model import TableState
from bot.table.ports import MatchPlace, TableSummary

Interaction = discord.Interaction[Any]

NOWHERE = ""
"""The id of no table."""
REMEMBERED = 256
"""Archived threads whose place is remembered."""
FRESH = 60.0
"""Seconds for which it is."""
_ID = re.compile(r"[0-9a-z]{1,12}")


class Kind(StrEnum):
    """What somebody asks for."""

    TABLE = "table"
    """To know of an open table: its name, its people, its board; to act there as far as the table lets them."""
    MATCH = "match"
    """To know of a finished match: its replay, its record, its line in a list."""
    LEAD = "lead"
    """To act for the host of a table."""
    REPORT = "report"
    """To read and to settle a report about a table."""
    BANS = "bans"
    """To read and to change who is barred from a server."""
    SIGNALS = "signals"
    """To read which pairs and players of a server stand out."""
    SETTINGS = "settings"
    """To read and to change the settings, seasons and data of a server."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What is asked for: ``guild``, ``channel`` and ``thread`` are Discord's ids of its place (0: none), ``people`` the
    numbers of all who have part in it."""

    kind: Kind
    guild: int
    channel: int = 0
    thread: int = 0
    people: frozenset[int] = frozenset()


@dataclass(slots=True)
class Archive:
    """Where archived threads hang. The library forgets a thread when it is archived, so that Discord has to be asked;
    permissions are always read anew from the parent channel."""

    now: Callable[[], float] = time.monotonic
    _known: dict[int, tuple[float, int, bool]] = field(default_factory=dict[int, tuple[float, int, bool]])

    def parent(self, thread: int) -> tuple[int, bool] | None:
        """The channel a thread hangs in and whether the thread is private; None while that is not known."""
        since, parent, private = self._known.get(thread, (0.0, 0, False))
        return (parent, private) if parent and self.now() - since < FRESH else None

    async def look_up(self, client: Any, guild: int, thread: int) -> None:
        """Ask Discord for a thread. What cannot be found stays unknown, as a deleted one."""
        try:
            found: Any = await client.http.get_channel(thread)
        except discord.HTTPException:
            return
        if int(found.get("guild_id") or 0) != guild or not found.get("parent_id"):
            return
        private = found.get("type") == discord.ChannelType.private_thread.value
        while len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[thread] = (self.now(), int(found["parent_id"]), private)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who asks, and from where. ``role`` says that the person has the role named as the moderators' of this server."""

    person: int = 0
    interaction: Interaction | None = None
    role: bool = False
    archive: Archive = field(default_factory=Archive)

    @property
    def guild(self) -> int:
        """The server it is asked from, 0 in direct messages."""
        return (self.interaction.guild_id or 0) if self.interaction is not None else 0

    @property
    def here(self) -> tuple[int, ...]:
        """The channel it is asked from, and in a thread its parent."""
        return places(self.interaction) if self.interaction is not None else ()

    @property
    def home(self) -> discord.Guild | None:
        """That server, where the library knows it."""
        return self.interaction.guild if self.interaction is not None else None

    @property
    def member(self) -> discord.Member | None:
        """The person as a member of it."""
        user = self.interaction.user if self.interaction is not None else None
        return user if isinstance(user, discord.Member) else None


def may(viewer: Viewer, what: Thing) -> bool:
    """Whether this person may reach this from where they ask.

    Who has part in a table or match always may. Everybody else only on its server: what is played in a channel, if
    they see that channel; what was played in a channel that is no more, if they moderate the whole server. Reports are
    for those who moderate the channel of the table, bars and signals for those who moderate the whole server, settings
    for those who manage it. What cannot be found out is refused.
    """
    if viewer.interaction is None:
        return False
    if what.kind in (Kind.TABLE, Kind.MATCH) and viewer.person in what.people:
        return True
    if not viewer.guild or viewer.guild != what.guild:
        return False
    match what.kind:
        case Kind.TABLE | Kind.MATCH:
            return _sees(viewer, what)
        case Kind.LEAD | Kind.REPORT:
            return _moderates_all(viewer) or (_moderates(viewer, what.channel) and _sees(viewer, what))
        case Kind.BANS | Kind.SIGNALS:
            return _moderates_all(viewer)
        case Kind.SETTINGS:
            return viewer.interaction.permissions.manage_guild


async def found(viewer: Viewer, whats: Iterable[Thing]) -> None:
    """Find out first where things were played whose place the library has forgotten: then :func:`may` knows it. Costs a
    request for each thread that is archived, and none for anything else."""
    for what in whats:
        unknown = viewer.home is not None and viewer.guild == what.guild and what.channel not in viewer.here
        if unknown and viewer.person not in what.people and _place(viewer, what.channel) is None:
            await viewer.archive.look_up(getattr(viewer.interaction, "client", None), what.guild, what.channel)


def shown_to_all(viewer: Viewer, what: Thing) -> bool:
    """Whether this may be posted where the person is: everybody who sees that channel could find it by themselves.

    In direct messages nobody else reads. On another server nobody else can see where it was played.
    """
    if viewer.interaction is None or not may(viewer, what):
        return False
    if viewer.interaction.guild_id is None:
        return True
    if viewer.guild != what.guild or viewer.home is None:
        return False
    if {what.channel, what.thread} & set(viewer.here):
        return True
    place = _place(viewer, what.channel)
    return place is not None and not place[1] and _all_see(viewer.home, viewer.here, place[0])


def told_in(guild: discord.Guild | None, channel: int, what: Thing) -> bool:
    """As :func:`shown_to_all`, for what the bot posts by itself in a channel."""
    if guild is None or guild.id != what.guild:
        return False
    source = guild.get_channel_or_thread(what.channel)
    if isinstance(source, discord.Thread):
        source = None if source.is_private() else source.parent
    return channel in (what.channel, what.thread) or (source is not None and _all_see(guild, (channel,), source))


def placed(kind: Kind, place: MatchPlace | TableSummary) -> Thing:
    """What the store tells of a table."""
    return Thing(kind, place.guild, place.channel, place.thread, frozenset(place.persons))


def the_table(state: TableState) -> Thing:
    """A table, open or finished: whoever sits or sat there, hosts it or waits for a chair has part in it."""
    people = {one for chair in state.chairs for one in (chair.person, chair.first, *chair.substitutes)}
    people |= {state.host, *state.queue, *(kept.person for kept in state.kept)}
    kind = Kind.TABLE if state.open else Kind.MATCH
    return Thing(kind, state.guild, state.channel, state.thread, frozenset(one for one in people if one))


def led(state: TableState | TableSummary) -> Thing:
    """Acting for the host of a table."""
    return Thing(Kind.LEAD, state.guild, state.channel, state.thread)


def locale_of(locale: discord.Locale | None) -> str:
    """The language of a person's client or of a server, "" where nothing is said of it."""
    said: Any = locale.value if locale is not None else None
    return said if isinstance(said, str) else ""


def table_id(typed: str) -> str:
    """The id that was typed, :data:`NOWHERE` for what cannot be one."""
    bare = typed.strip().lower()
    return bare if _ID.fullmatch(bare) else NOWHERE


def may_moderate(interaction: Interaction) -> bool:
    """Whether the person may act for a host here (Manage Threads, Manage Messages or Manage Server, ux.md 1.2)."""
    return interaction.guild_id is not None and _holds(interaction.permissions)


def places(interaction: Interaction) -> tuple[int, ...]:
    """The channel of an interaction; in a thread that of its parent too."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return tuple(one for one in (interaction.channel_id, parent) if one)


def _holds(held: discord.Permissions) -> bool:
    return held.manage_threads or held.manage_messages or held.manage_guild


def _moderates_all(viewer: Viewer) -> bool:
    """Moderators of the whole server: by the role named for it, or by what their roles grant in no channel only."""
    if viewer.interaction is None:
        return False
    member = viewer.member
    of_server = member is not None and viewer.home is not None and _holds(member.guild_permissions)
    return viewer.role or viewer.interaction.permissions.manage_guild or of_server


def _moderates(viewer: Viewer, channel: int) -> bool:
    if viewer.interaction is not None and channel in viewer.here:
        return _holds(viewer.interaction.permissions)
    place, member = _place(viewer, channel), viewer.member
    return place is not None and member is not None and _holds(place[0].permissions_for(member))


def _place(viewer: Viewer, channel: int) -> tuple[discord.abc.GuildChannel, bool] | None:
    """The channel whose permissions hold there, and whether it is a private thread; None where it is not known (any
    more)."""
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
    """Whether the person sees the place. Of private threads nothing can be known but from inside; of a channel that is
    not known (any more) only moderators of the whole server hear."""
    if viewer.interaction is not None and {viewer.interaction.channel_id, *viewer.here} & {what.channel, what.thread}:
        return True
    place, member = _place(viewer, what.channel), viewer.member
    if place is None or member is None:
        return place is None and viewer.home is not None and _moderates_all(viewer)
    held = place[0].permissions_for(member)
    return held.view_channel and (not place[1] or held.manage_threads)


def _all_see(guild: discord.Guild, here: Iterable[int], source: discord.abc.GuildChannel) -> bool:
    """Whether everybody who sees a channel (its id, and in a thread that of its parent) sees the channel ``source``: it
    is the same, it is hidden from nobody, or it is hidden from exactly the same roles and people. Nobody knows who all
    the members are, so that any other case counts as no."""
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
    """For whom it is said that they see a channel or do not, by the id of the role or person."""
    return {who.id: its.view_channel for who, its in channel.overwrites.items() if its.view_channel is not None}
