"""Check whether a person may open a table or sit down at one: bans, limits, one live table per person (ux.md 3.8)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from weakref import WeakValueDictionary

from bot.engine.actions import Refusal
from bot.i18n import plain
from bot.ports.servers import ServerSettings
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import LOBBY, TableState
from bot.table.ports import TableSummary
from bot.table.quota import OPEN, may_hold_one_more, share
from bot.ui.requests import channel_rules
from bot.ui.requests.answers import Interaction, TurnedAway
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.quotas import UNDONE, Quotas
from bot.ui.requests.visibility import Kind, Thing, visiting
from bot.ui.screens.base import table_url
from bot.ui.transport.screen import Screen

LIVE = ("live", "relaxed")
"""Paces at which players are expected to be present."""
SLOW = 10
"""Maximum of slow tables (without a live pace) at which a person may sit at the same time."""
NAMED = 5
"""Maximum of channels named in a refusal."""


class Admission:
    """The checks before a person opens a table, sits down or returns.

    Callers hold :meth:`person` or :meth:`guild` from the check until the command is done: a person enters one table at
    a time, and each server opens one table at a time.
    """

    def __init__(self, services: Services, callers: Callers) -> None:
        self._services = services
        self._callers = callers
        self._quotas = Quotas(services)
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    def person(self, number: int) -> asyncio.Lock:
        """Return the lock to hold while this person sits down somewhere."""
        return self._lock("person", number)

    def guild(self, guild: int) -> asyncio.Lock:
        """Return the lock to hold while a table is opened on this server."""
        return self._lock("guild", guild)

    async def opens(
        self, interaction: Interaction, caller: Caller, room: channel_rules.Room, pace: str
    ) -> TurnedAway | Screen | None:
        """Return why this person may not open a table there at this pace, or None if they may. Checks all rules, for
        the command and for playing again alike, on the server and in direct messages."""
        caller = replace(caller, viewer=await visiting(caller.viewer, room.guild))
        if not caller.may(Thing(Kind.TABLE, room.guild, room.channel)):
            return TurnedAway(Refusal("table-unknown"))
        closed = await channel_rules.closed(self._services, interaction, caller, room)
        return closed or await self.open(interaction, caller, room, pace)

    async def open(
        self, interaction: Interaction, caller: Caller, room: channel_rules.Room, pace: str
    ) -> TurnedAway | None:
        """As :meth:`opens`, but checks only the server's rules and the person."""
        guild = room.guild
        settled = await self._services.store.servers.settings(guild)
        if await self._services.store.servers.barred(guild, caller.person.user):
            return TurnedAway(Refusal("barred"))
        if settled.channels and not set(settled.channels) & set(room.ids):
            named = _named(caller, guild, settled.channels)
            if not named:
                return TurnedAway(Refusal("channel-none-allowed"))
            return TurnedAway(Refusal("channel-not-allowed", {"channels": caller.words.joined(named)}))
        limit = self._limit(settled)
        rows = await self._tables(guild)
        if len(rows) >= limit:
            return TurnedAway(Refusal("tables-many", {"count": limit}))
        return await self._busy(caller.person.id, pace) or await self._hold(interaction, caller, guild, rows, limit)

    async def _hold(
        self, interaction: Interaction, caller: Caller, guild: int, rows: Sequence[TableSummary], limit: int
    ) -> TurnedAway | None:
        """Return why this person may not open one more table on a server, judged by its open tables and by what they
        opened in the last hour. No person ever gets all tables of a server. If allowed, the opening is counted, once
        per interaction."""
        own = await self._own(caller, rows)
        if not may_hold_one_more(own, len(rows), limit):
            code = "tables-share" if own >= share(limit) else "tables-last"
            return TurnedAway(Refusal(code, {"count": own, "limit": limit}))
        refusal = await self._quotas.spend(interaction, caller, OPEN, guild)
        return TurnedAway(refusal) if refusal is not None else None

    async def not_opened(self, interaction: Interaction, caller: Caller, guild: int, outcome: cmd.Outcome) -> None:
        """Give back what :meth:`opens` counted if no table was opened."""
        if isinstance(outcome, UNDONE):
            await self._quotas.give_back(interaction, caller, OPEN, guild)

    async def sit(self, caller: Caller, table: str) -> TurnedAway | None:
        """Return why this person may not sit down at a table. None if they may, or if they already sit there: then the
        table decides."""
        state = await self._callers.state(table)
        if state is None or not state.open or state.chair_of(caller.person.id) is not None:
            return None
        return (
            await self._kept_out(caller, state, (state.host,))
            or await self._had_back(caller, state)
            or await self._busy(caller.person.id, state.pace, but=table)
        )

    async def wait(self, caller: Caller, state: TableState) -> TurnedAway | None:
        """Return why this person may not wait for a chair. Whether they play elsewhere is checked when they sit
        down."""
        return await self._kept_out(caller, state, (state.host,))

    async def again(self, caller: Caller, state: TableState, table: str) -> TurnedAway | None:
        """Return why this person may not play this match once more, at the table with the id ``table``: somebody there
        has blocked them or is blocked by them, or another rule forbids it."""
        following = await self._callers.state(table)
        there = [one.person for one in following.chairs if one.person is not None] if following is not None else []
        kept_out = await self._kept_out(caller, state, there)
        if kept_out is not None:
            return kept_out
        if set(there) & set(await self._services.store.blocks.blocked_by(caller.person.id)):
            return TurnedAway(Refusal("blocked-there"))
        back = await self._had_back(caller, following) if following is not None else None
        return back or await self._busy(caller.person.id, state.pace, but=table)

    async def returns(self, caller: Caller, state: TableState) -> TurnedAway | None:
        """Return why the person may not take over again from the computer player in their chair."""
        barred = await self._services.store.servers.barred(state.guild, caller.person.user)
        return TurnedAway(Refusal("barred")) if barred else None

    async def change(self, caller: Caller, state: TableState, body: cmd.Configure | cmd.AskPace) -> TurnedAway | None:
        """Return why a table may not change to this pace: a player who sits there plays at a live table elsewhere."""
        if body.pace not in LIVE or state.pace in LIVE:
            return None
        people = await self._services.store.people.by_number([c.person for c in state.chairs if c.person is not None])
        for person in people.values():
            if await self._busy(person.id, body.pace, but=state.id) is not None:
                return TurnedAway(Refusal("somebody-live", {"who": plain(person.name, "…")}))
        return None

    async def _had_back(self, caller: Caller, state: TableState) -> TurnedAway | None:
        """Return why a person who opened a table and left it may not sit down there again, if they have opened too many
        others meanwhile: the table would count as theirs again. Otherwise two people could leave and return in turn,
        and one of them could get all tables."""
        if not state.open or state.opener != caller.person.id or _holds(state, caller.person.id):
            return None
        limit = self._limit(await self._services.store.servers.settings(state.guild))
        own = await self._own(caller, await self._tables(state.guild))
        if own < share(limit):
            return None
        return TurnedAway(Refusal("tables-share-back", {"count": own, "limit": limit}))

    async def _tables(self, guild: int) -> list[TableSummary]:
        """Return the open tables that count for the limits of a server: those of tournaments do not."""
        rows = await self._services.store.tables.listed(guild=guild)
        return [row for row in rows if not self._services.tables.of_tournament(row.id)]

    async def _own(self, caller: Caller, rows: Sequence[TableSummary]) -> int:
        """Return how many of these tables the person holds."""
        found = [await self._callers.readable(row.id) for row in rows]
        return sum(state is not None and _holds(state, caller.person.id) for state in found)

    def _limit(self, settled: ServerSettings) -> int:
        """Return how many tables a server may have."""
        return settled.limit or self._services.settings.server_tables

    async def _kept_out(self, caller: Caller, state: TableState, people: Sequence[int]) -> TurnedAway | None:
        """Return a refusal if the server bans this person or one of these people blocks them. It does not say who
        blocks them."""
        store = self._services.store
        if await store.servers.barred(state.guild, caller.person.user):
            return TurnedAway(Refusal("barred"))
        return TurnedAway(Refusal("chair-not-yours")) if await store.blocks.blocking(people, caller.person.id) else None

    async def _busy(self, person: int, pace: str, *, but: str = "") -> TurnedAway | None:
        """Return why the person's other tables (all except ``but``) prevent one more at this pace. A table does not
        count if it is paused, if a computer player has the person's chair, or if its log cannot be read."""
        rows = await self._services.store.tables.listed(person=person)
        found = [await self._callers.readable(row.id) for row in rows if row.id != but]
        own = [
            state for state in found if state is not None and state.open and not state.paused and _sits(state, person)
        ]
        return self._live(own) if pace in LIVE else self._slow(own)

    @staticmethod
    def _live(own: Sequence[TableState]) -> TurnedAway | None:
        live = next((state for state in own if state.pace in LIVE), None)
        if live is None:
            return None
        refusal = Refusal("live-elsewhere", {"table": plain(live.name, "…")})
        cost = "ui-elsewhere-lobby" if live.status == LOBBY else "ui-elsewhere-playing"
        return TurnedAway(refusal, table_url(live), live.id, cost)

    @staticmethod
    def _slow(own: Sequence[TableState]) -> TurnedAway | None:
        many = sum(state.pace not in LIVE for state in own) >= SLOW
        return TurnedAway(Refusal("slow-many", {"count": SLOW})) if many else None

    def _lock(self, kind: str, number: int) -> asyncio.Lock:
        lock = self._locks.get((kind, number))
        if lock is None:
            lock = self._locks[kind, number] = asyncio.Lock()
        return lock


def _holds(state: TableState, person: int) -> bool:
    """Return whether this person opened the table and has not left it. A host who did not open the table does not hold
    it; the person who opened it holds it as long as they stay, even after another person has become host."""
    return state.opener == person and (state.host == person or state.chair_of(person) is not None)


def _sits(state: TableState, person: int) -> bool:
    chair = state.chair_of(person)
    return chair is not None and not state.chairs[chair].away


def _named(caller: Caller, guild: int, channels: Sequence[int]) -> list[str]:
    """Return the names of the first of these channels that the person sees."""
    home = caller.viewer.home
    known = filter(None, map(home.get_channel, channels)) if home is not None else ()
    seen = (one.name for one in known if caller.may(Thing(Kind.TABLE, guild, one.id)))
    return [f"#{name}" for name in islice(seen, NAMED)]
