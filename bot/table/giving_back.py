"""Time that nobody could use is given back to the clocks (ux.md 3.1, E38, E41, E55)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from bot.table import commands as cmd
from bot.table.actor import Actor
from bot.table.house_moves import HouseMoves
from bot.table.model import PLAYING
from bot.table.ports import Clock
from bot.table.quiet import credited
from bot.table.standstill import Lasted
from bot.table.timers import TimerService


class GivingBack:
    """Moves the clocks of the tables on that have actors."""

    def __init__(self, clock: Clock, actors: Mapping[str, Actor], timers: TimerService, moves: HouseMoves) -> None:
        self._clock = clock
        self._actors = actors
        self._timers = timers
        self._moves = moves

    async def credit(self, actor: Actor, ms: int) -> None:
        """Give a table's clocks time back. In a match that is a stored fact, so that a crash does not take it away
        again."""
        table, now = actor.state.id, self._clock.now()
        if not actor.timers:
            return
        if actor.state.status == PLAYING:
            await self._moves.insist(cmd.Command(f"k{now}", table, cmd.Credit(ms)))
        else:
            actor.timers = credited(actor.timers, ms, now, actor.state)
            self._timers.set(table, actor.timers)

    def to_all(self, ms: int) -> None:
        """Give the clocks of all tables so much time back."""
        for actor in list(self._actors.values()):
            if actor.state.open:
                self._moves.later((actor.state.id, f"credit {ms}"), 0, lambda actor=actor: self.credit(actor, ms))

    def after(self, lasted: Lasted) -> list[asyncio.Task[None]]:
        """Tables have stood still, and do so no longer: clocks that ran out meanwhile were kept back and run again."""
        found = ((actor, lasted(actor.state)) for actor in self._actors.values())
        return [self._run_again(actor, ms) for actor, ms in found if ms is not None]

    def _run_again(self, actor: Actor, ms: int) -> asyncio.Task[None]:
        """The time comes first: a clock that has run out meanwhile must not fire in the moment in which it is being
        given back."""
        table = actor.state.id

        async def again() -> None:
            if ms:
                await self.credit(actor, ms)
            if self._actors.get(table) is actor:
                self._timers.set(table, actor.timers)

        if ms:
            self._timers.set(table, ())
        return self._moves.later((table, "credit"), 0, again)
