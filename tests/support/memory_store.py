"""A store in memory for table tests: keeps what a real one keeps, and fails where it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.preferences import DEFAULT, Preferences
from bot.store.quiet import QuietHours
from bot.table.model import TableState
from bot.table.nights import Spans
from bot.table.ports import Conflict, Person, Slot, StoreBusy, Stored, TableSummary, Timer


class PowerCut(Exception):
    """The process dies here, in a test."""


class MemoryStore:
    """Implements ``bot.table.ports.Store``. ``fail`` is taken once by the next append: "before", "after", "busy".
    ``written`` are the batches of all tables, each with its time, in order."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Any]] = {}
        self.commands: dict[tuple[str, str], int] = {}
        self.timers: dict[str, tuple[Timer, ...]] = {}
        self.status: dict[str, str] = {}
        self.fail: str | None = None
        self.appends = 0
        self.written: list[tuple[tuple[Any, ...], int]] = []
        self.away = False
        self.preferred: dict[int, Preferences] = {}
        self.wishes: dict[int, str] = {}

    async def append(
        self,
        state: TableState,
        first_seq: int,
        command_id: str,
        events: Sequence[Any],
        timers: Sequence[Timer],
        at: int,
    ) -> int | None:
        fail, self.fail = self.fail, None
        if fail == "busy":
            raise StoreBusy("locked")
        if fail == "before":
            raise PowerCut
        earlier = self.commands.get((state.id, command_id))
        if earlier is not None:
            return earlier
        log = self.logs.setdefault(state.id, [])
        if len(log) + 1 != first_seq:
            raise Conflict
        log.extend(events)
        self.written.append((tuple(events), at))
        assert len(log) == state.seq
        self.commands[state.id, command_id] = state.seq
        self.timers[state.id] = tuple(timers)
        self.status[state.id] = state.status
        self.appends += 1
        if fail == "after":
            raise PowerCut
        return None

    async def applied(self, table: str, command_id: str) -> int | None:
        if self.away:
            raise StoreBusy("unreachable")
        return self.commands.get((table, command_id))

    async def load(self, table: str) -> Stored | None:
        if self.away:
            raise StoreBusy("unreachable")
        log = self.logs.get(table)
        return None if log is None else Stored(table, tuple(log), self.timers.get(table, ()))

    async def shut(self, table: str, at: int) -> None:
        self.status[table] = "closed"
        self.logs.pop(table, None)

    async def open_tables(self) -> list[str]:
        return [table for table, status in self.status.items() if status in ("lobby", "playing")]

    async def tables(self, *, guild: int | None = None, person: int | None = None) -> list[TableSummary]:
        return []

    async def person(self, user: int, name: str, locale: str) -> Person:
        return Person(user, user, name, locale)

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        return {number: Person(number, number, f"P{number}", "en") for number in ids}

    async def set_surface(self, person: int, surface: str) -> None:
        return None

    async def set_mailbox(self, person: int, channel: int) -> None:
        return None

    async def slots(self, table: str) -> list[Slot]:
        return []

    async def save_slot(self, slot: Slot) -> None:
        return None

    async def slot_at(self, message: int) -> Slot | None:
        return None

    async def preferences(self, person: int) -> Preferences:
        return self.preferred.get(person, DEFAULT)

    async def set_preference(self, person: int, name: str, value: str | bool) -> Preferences:
        self.preferred[person] = msgspec.structs.replace(await self.preferences(person), **{name: value})
        return self.preferred[person]

    async def notice(self, person: int) -> str:
        return (await self.preferences(person)).notice

    async def wish(self, person: int) -> str:
        return self.wishes.get(person, "server")

    async def set_wish(self, person: int, wish: str) -> None:
        self.wishes[person] = wish

    async def hidden(self, ids: Sequence[int]) -> set[int]:
        return {one for one in ids if self.wishes.get(one) == "hidden"}

    async def plays_forced(self, person: int) -> bool:
        return (await self.preferences(person)).forced

    async def quiet_spans(self, person: int, begin: int, end: int) -> Spans:
        hours = QuietHours.read((await self.preferences(person)).quiet)
        return () if hours is None else hours.spans(begin, end)

    async def stage(self, table: str, player: int, asked: int, cards: tuple[int, ...]) -> None:
        return None

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        return ()


class FakeClock:
    """Time that moves only when told to."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now
        self._sleepers: list[tuple[int, Any]] = []

    def now(self) -> int:
        return self.time

    def steady(self) -> int:
        return self.time

    async def sleep_until(self, at: int) -> None:
        if at <= self.time:
            return
        waiter = asyncio.get_running_loop().create_future()
        self._sleepers.append((at, waiter))
        await waiter

    def advance(self, ms: int) -> None:
        """Move time on and wake whoever is due."""
        self.time += ms
        for at, waiter in self._sleepers:
            if at <= self.time and not waiter.done():
                waiter.set_result(None)
        self._sleepers = [(at, waiter) for at, waiter in self._sleepers if not waiter.done()]
