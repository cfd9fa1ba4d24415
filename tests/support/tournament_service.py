"""Tournaments in memory, as the service that screens talk to: commands are decided and folded, nothing is stored."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.decide import decide
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import State
from bot.duplicate.tournament.verdict import Context, OutOfDate
from bot.engine.actions import Refusal
from bot.ports.tournaments import TournamentBoard
from bot.services import Services
from bot.table.commands import Applied, Refused, Stale
from bot.ui.screens.tournament_field import people_in
from tests.support.edge import EdgeRuntime

ENTROPY = b"entropy " * 4


class TournamentsInMemory:
    """Decides at once. ``now`` is its clock in Unix ms."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.states: dict[str, State] = {}
        self.done: set[str] = set()
        self.rounds = SimpleNamespace(publish=None)
        """Where the messages say how the seals of a round are published."""
        self._listeners: list[Callable[..., None]] = []

    async def submit(
        self,
        tournament: str,
        body: cmd.Body,
        person: int | None,
        command_id: str,
        *,
        moderator: bool = False,
    ) -> Any:
        before = self.states.get(tournament, State(tournament))
        if command_id in self.done:
            return Stale(before.seq)
        if isinstance(body, cmd.BeginRound) and not body.boards and before.settings is not None:
            names = tuple(f"board {body.round}.{one + 1}" for one in range(before.announced.boards))
            body = cmd.BeginRound(body.round, names)
        command = cmd.Command(command_id, tournament, body, person, moderator)
        verdict = decide(before, command, Context(self.now(), ENTROPY))
        if isinstance(verdict, Refusal):
            return Refused(verdict)
        if isinstance(verdict, OutOfDate):
            return Stale(before.seq)
        self.done.add(command_id)
        after = self.states[tournament] = fold(before, verdict)
        for listener in self._listeners:
            listener(before, after, verdict)
        return Applied(after.seq, verdict)

    async def create(
        self, body: cmd.Create, person: int | None, command_id: str, *, moderator: bool = False
    ) -> tuple[str, Any]:
        name = f"t{len(self.states) + 1}"
        return name, await self.submit(name, body, person, command_id, moderator=moderator)

    def table_id(self, tournament: str, number: int, table: int, deal: int) -> str:
        return f"{tournament}x{number}x{table}x{deal}"

    async def boards(self, tournament: str, number: int | None = None) -> list[TournamentBoard]:
        boards: list[TournamentBoard] = []
        for its in self.states[tournament].rounds:
            for one, name in enumerate(its.boards, 1):
                seed, terms = bytes(32), f"terms of {name}"
                board = TournamentBoard(tournament, its.number, one, name, seed, terms, its.begun, its.ended)
                boards += [board] if number in (None, its.number) else []
        return boards

    async def state(self, tournament: str) -> State | None:
        return self.states.get(tournament)

    async def of_guild(self, guild: int, *, open_only: bool) -> list[State]:
        every = [one for one in self.states.values() if one.announced.guild == guild]
        return [one for one in every if one.open or not open_only]

    async def of_person(self, person: int, *, open_only: bool) -> list[State]:
        every = [one for one in self.states.values() if person in people_in(one)]
        return [one for one in every if one.open or not open_only]

    def listen(self, listener: Callable[..., None]) -> None:
        self._listeners.append(listener)


class TournamentRuntime(EdgeRuntime):
    """The services with tournaments that survive a restart of the bot."""

    def __init__(self, **so: Any) -> None:
        super().__init__(**so)
        self.tournaments = TournamentsInMemory(self.clock.now)

    async def open(self) -> Services:
        services = await super().open()
        if services.tournaments is None:
            self.tournaments._listeners.clear()
            object.__setattr__(services, "tournaments", self.tournaments)
        return services
