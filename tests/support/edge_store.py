"""A store in memory that keeps all that the Discord edge asks of the real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.store.slots import OpenPanel
from bot.table.model import FINISHED, TableState
from bot.table.ports import MatchPlace, MatchSeat, MatchSummary, Slot, TableSummary
from bot.table.ports import Person as Known
from tests.support.guild_memory import GuildMemory
from tests.support.memory_store import MemoryStore
from tests.support.quota_memory import QuotaMemory
from tests.support.report_memory import ReportMemory


class EdgeStore(GuildMemory, ReportMemory, QuotaMemory, MemoryStore):
    """A memory store that also keeps people, messages, staged cards and facts, as the real one does."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[int, Known] = {}
        self.by_user: dict[int, int] = {}
        self.rows: dict[tuple[str, str], Slot] = {}
        self.chosen: dict[tuple[str, int], tuple[int, tuple[int, ...]]] = {}
        self.panels: dict[tuple[str, int], OpenPanel] = {}
        self.facts: dict[str, str] = {}
        self.states: dict[str, TableState] = {}
        self.dropped: set[str] = set()

    async def append(self, state: TableState, *args: Any) -> int | None:
        earlier = await super().append(state, *args)
        if earlier is None:
            self.states[state.id] = state
        return earlier

    async def tables(self, *, guild: int | None = None, person: int | None = None) -> list[TableSummary]:
        found = [
            TableSummary(
                s.id, s.name, s.game, s.guild, s.channel, s.thread, s.status, _persons(s), len(s.chairs), s.seq
            )
            for s in reversed(self.states.values())
            if s.open and guild in (None, s.guild)
        ]
        return [row for row in found if person is None or person in row.persons]

    async def person(self, user: int, name: str, locale: str) -> Known:
        number = self.by_user.setdefault(user, len(self.by_user) + 1)
        before = self.known.get(number)
        kept = (before.surface, before.mailbox) if before else ("dm", 0)
        self.known[number] = Known(number, user, name, locale, *kept)
        return self.known[number]

    async def people(self, ids: Sequence[int]) -> dict[int, Known]:
        return {number: self.known[number] for number in ids if number in self.known}

    async def set_surface(self, person: int, surface: str) -> None:
        self.known[person] = replace(self.known[person], surface=surface)

    async def set_mailbox(self, person: int, channel: int) -> None:
        self.known[person] = replace(self.known[person], mailbox=channel)

    async def slots(self, table: str) -> list[Slot]:
        return [slot for slot in self.rows.values() if slot.table == table]

    async def save_slot(self, slot: Slot) -> None:
        self.rows[slot.table, slot.slot] = slot

    async def keep_panel(self, panel: OpenPanel) -> None:
        self.panels[panel.table, panel.player] = panel

    async def drop_panel(self, table: str, player: int) -> None:
        self.panels.pop((table, player), None)

    async def drop_panels(self, until: int) -> None:
        self.panels = {key: panel for key, panel in self.panels.items() if panel.at > until}

    async def open_panels(self) -> list[tuple[OpenPanel, int]]:
        kept = sorted(self.panels.values(), key=lambda panel: panel.at)
        return [(panel, self.known[panel.person].user) for panel in kept]

    async def slot_at(self, message: int) -> Slot | None:
        return next((slot for slot in self.rows.values() if slot.message == message), None)

    async def stage(self, table: str, player: int, asked: int, cards: tuple[int, ...]) -> None:
        self.chosen[table, player] = (asked, cards)

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        found = self.chosen.get((table, player))
        return found[1] if found is not None and found[0] == asked else ()

    async def get_fact(self, key: str) -> str | None:
        return self.facts.get(key)

    async def set_fact(self, key: str, value: str) -> None:
        self.facts[key] = value

    async def servers(self) -> list[int]:
        return sorted({state.guild for state in self.states.values()})

    async def forget_server(self, guild: int) -> int:
        gone = [table for table, state in self.states.items() if state.guild == guild]
        for table in gone:
            del self.states[table], self.logs[table]
        self.rows = {key: row for key, row in self.rows.items() if key[0] not in gone}
        return len(gone)

    async def retention(self, guild: int) -> int:
        return 0

    async def moves_dropped(self, table: str) -> bool:
        return table in self.dropped

    async def places(self, tables: Sequence[str]) -> dict[str, MatchPlace]:
        found = {table: self.states[table] for table in tables if table in self.states}
        return {
            table: MatchPlace(s.guild, s.channel, s.thread, tuple(one for one in _ever(s) if one is not None))
            for table, s in found.items()
        }

    async def number_of(self, user: int) -> int | None:
        return self.by_user.get(user)

    async def finished(
        self,
        person: int,
        *,
        game: str | None = None,
        beside: int | None = None,
        guild: int | None = None,
        table: str | None = None,
        skip: int = 0,
        most: int = 25,
    ) -> list[MatchSummary]:
        found = [
            state
            for state in self.states.values()
            if state.status == FINISHED
            and {person, beside or person} <= _ever(state)
            and table in (None, state.id)
            and game in (None, state.game)
            and guild in (None, state.guild)
        ]
        found.sort(key=lambda state: (-state.ended_at, state.id))
        return [_summary(state) for state in found[skip : skip + most]]


def _summary(state: TableState) -> MatchSummary:
    seats = tuple(
        MatchSeat(
            chair.person if chair.first is None else chair.first,
            chair.level,
            chair.bot_name,
            state.balances[number],
            state.places[number],
            chair.person if chair.first not in (None, chair.person) else None,
            tuple(one for one in chair.substitutes if one != chair.person),
        )
        for number, chair in enumerate(state.chairs)
    )
    deals = len([seal for seal in state.seals if seal.revealed])
    return MatchSummary(state.id, state.name, state.game, state.guild, deals, True, state.ended_at, seats)


def _ever(state: TableState) -> set[int | None]:
    return {*_persons(state), *(one for chair in state.chairs for one in (chair.first, *chair.substitutes))}


def _persons(state: TableState) -> tuple[int, ...]:
    return tuple(chair.person for chair in state.chairs if chair.person is not None)
