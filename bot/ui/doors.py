"""Who may open a table here and who may sit down at one: bars, limits, one live table for each person (ux.md 3.8)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from weakref import WeakValueDictionary

from bot.engine.actions import Refusal
from bot.i18n import plain
from bot.services import Services
from bot.store.guilds import LIMIT
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.ports import TableSummary
from bot.table.quota import OPEN, may_hold_one_more, share
from bot.ui import rooms
from bot.ui.answers import Interaction, TurnedAway
from bot.ui.lookup import Caller, Lookup
from bot.ui.quotas import UNDONE, Quotas
from bot.ui.reach import Kind, Thing
from bot.ui.screen import Screen
from bot.ui.screens.base import table_url

LIVE = ("live", "relaxed")
"""Paces at which somebody is expected to be there."""
SLOW = 10
"""Tables without hurry at which one person may sit at the same time."""
NAMED = 5
"""Channels named in a refusal."""


class Doors:
    """Asked before anybody sits down. What is checked here holds until the command is done: one person enters one
    door at a time, and one table is opened at a time on each server."""

    def __init__(self, services: Services, lookup: Lookup) -> None:
        self._services = services
        self._lookup = lookup
        self._quotas = Quotas(services)
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    def person(self, number: int) -> asyncio.Lock:
        """Held while this person sits down somewhere."""
        return self._lock("person", number)

    def guild(self, guild: int) -> asyncio.Lock:
        """Held while a table is opened on this server."""
        return self._lock("guild", guild)

    async def opens(
        self, interaction: Interaction, caller: Caller, room: rooms.Room, pace: str
    ) -> TurnedAway | Screen | None:
        """Why no table may be opened there by this person at this pace, None if it may: every rule there is, whether it
        is opened by a command or by playing again."""
        if not caller.may(Thing(Kind.TABLE, room.guild, room.channel)):
            return TurnedAway(Refusal("table-unknown"))
        closed = await rooms.closed(self._services, interaction, caller, room)
        return closed or await self.open(interaction, caller, room, pace)

    async def open(self, interaction: Interaction, caller: Caller, room: rooms.Room, pace: str) -> TurnedAway | None:
        """As :meth:`opens`, by the rules of the server and for the person alone."""
        guild = room.guild
        settled = await self._services.store.guild(guild)
        if await self._services.store.barred(guild, caller.person.user):
            return TurnedAway(Refusal("barred"))
        if settled.channels and not set(settled.channels) & set(room.ids):
            named = caller.words.joined(_named(interaction, settled.channels[:NAMED]))
            return TurnedAway(Refusal("channel-not-allowed", {"channels": named}))
        limit = self._services.settings.server_tables if settled.limit == LIMIT else settled.limit
        rows = await self._services.store.tables(guild=guild)
        if len(rows) >= limit:
            return TurnedAway(Refusal("tables-many", {"count": limit}))
        return await self._busy(caller.person.id, pace) or await self._hold(interaction, caller, guild, rows, limit)

    async def _hold(
        self, interaction: Interaction, caller: Caller, guild: int, rows: Sequence[TableSummary], limit: int
    ) -> TurnedAway | None:
        """Why this person may not open one more table of a server, after all that its tables and the last hour say;
        where it is allowed it is counted, once for each interaction. No person ever has all tables of a server."""
        found = [await self._lookup.readable(row.id) for row in rows]
        own = sum(state is not None and _holds(state, caller.person.id) for state in found)
        if not may_hold_one_more(own, len(rows), limit):
            code = "tables-share" if own >= share(limit) else "tables-last"
            return TurnedAway(Refusal(code, {"count": own, "limit": limit}))
        refusal = await self._quotas.spend(interaction, caller, OPEN, guild)
        return TurnedAway(refusal) if refusal is not None else None

    async def not_opened(self, interaction: Interaction, caller: Caller, guild: int, outcome: cmd.Outcome) -> None:
        """What :meth:`opens` counted is given back where no table came of it."""
        if isinstance(outcome, UNDONE):
            await self._quotas.give_back(interaction, caller, OPEN, guild)

    async def sit(self, caller: Caller, table: str) -> TurnedAway | None:
        """Why this person may not sit down at a table, None if she may (or sits there: then the table decides)."""
        state = await self._lookup.state(table)
        if state is None or not state.open or state.chair_of(caller.person.id) is not None:
            return None
        return await self._kept_out(caller, state, (state.host,)) or await self._busy(
            caller.person.id, state.pace, but=table
        )

    async def wait(self, caller: Caller, state: TableState) -> TurnedAway | None:
        """Why this person may not wait for a chair. Whether she is busy elsewhere is asked when she sits down."""
        return await self._kept_out(caller, state, (state.host,))

    async def again(self, caller: Caller, state: TableState, table: str) -> TurnedAway | None:
        """Why this person may not play this match once more, at the table ``table``: nobody is brought together there
        with somebody they have blocked, or who has blocked them."""
        following = await self._lookup.state(table)
        there = [one.person for one in following.chairs if one.person is not None] if following is not None else []
        kept_out = await self._kept_out(caller, state, there)
        if kept_out is not None:
            return kept_out
        if set(there) & set(await self._services.store.blocked_by(caller.person.id)):
            return TurnedAway(Refusal("blocked-there"))
        return await self._busy(caller.person.id, state.pace, but=table)

    async def returns(self, caller: Caller, state: TableState) -> TurnedAway | None:
        """Why she may not play herself again at a table where a computer player has her chair."""
        barred = await self._services.store.barred(state.guild, caller.person.user)
        return TurnedAway(Refusal("barred")) if barred else None

    async def change(self, caller: Caller, state: TableState, body: cmd.Configure | cmd.AskPace) -> TurnedAway | None:
        """Why a table may not change to this pace: somebody who sits there plays live elsewhere."""
        if body.pace not in LIVE or state.pace in LIVE:
            return None
        people = await self._services.store.people([c.person for c in state.chairs if c.person is not None])
        for person in people.values():
            if await self._busy(person.id, body.pace, but=state.id) is not None:
                return TurnedAway(Refusal("somebody-live", {"who": plain(person.name, "…")}))
        return None

    async def _kept_out(self, caller: Caller, state: TableState, people: Sequence[int]) -> TurnedAway | None:
        """Whether the server has barred this person, or one of these people has blocked them: who did is not said."""
        store = self._services.store
        if await store.barred(state.guild, caller.person.user):
            return TurnedAway(Refusal("barred"))
        return TurnedAway(Refusal("chair-not-yours")) if await store.blocking(people, caller.person.id) else None

    async def _busy(self, person: int, pace: str, *, but: str = "") -> TurnedAway | None:
        """A table that rests, where a computer player has her chair or whose log cannot be read does not keep anybody
        busy."""
        rows = await self._services.store.tables(person=person)
        found = [await self._lookup.readable(row.id) for row in rows if row.id != but]
        own = [
            state for state in found if state is not None and state.open and not state.paused and _sits(state, person)
        ]
        return self._live(own) if pace in LIVE else self._slow(own)

    @staticmethod
    def _live(own: Sequence[TableState]) -> TurnedAway | None:
        live = next((state for state in own if state.pace in LIVE), None)
        if live is None:
            return None
        return TurnedAway(Refusal("live-elsewhere", {"table": plain(live.name, "…")}), table_url(live))

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
    """Whether this is a table this person opened and has not left. Who became host after somebody else did not ask for
    it; who opened it and handed it on while staying still has it."""
    return state.opener == person and (state.host == person or state.chair_of(person) is not None)


def _sits(state: TableState, person: int) -> bool:
    chair = state.chair_of(person)
    return chair is not None and not state.chairs[chair].away


def _named(interaction: Interaction, channels: Sequence[int]) -> list[str]:
    found = [interaction.guild.get_channel(channel) for channel in channels] if interaction.guild else []
    return [f"#{channel.name}" for channel in found if channel is not None] or ["—"]
