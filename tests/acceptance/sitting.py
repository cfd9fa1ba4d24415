"""A table of the toy game over a store in memory and a clock that moves when told; can be killed and started anew."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bot.engine.actions import Pick
from bot.players.thinker import LocalThinker
from bot.table import commands as cmd
from bot.table.look import blocking, decisions_of
from bot.table.manager import Rhythm, TableManager
from bot.table.model import TableState
from bot.table.ports import Timer
from tests.support.memory_store import FakeClock, MemoryStore

PEOPLE = (1, 2, 3)
TABLE = "t"


class Sitting:
    """Three people (or fewer, and computer players) at one table."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.clock = FakeClock()
        self.count = 0
        self.rhythm = Rhythm(0, 0, 0)
        self.tables = self._manager()

    def _manager(self) -> TableManager:
        return TableManager(self.store, self.clock, LocalThinker(), rhythm=self.rhythm)

    async def crash(self, outage: int) -> None:
        """The house is closed for ``outage`` ms and starts from what the store holds."""
        await self.tables.stop()
        self.clock.time += outage
        self.tables = self._manager()
        await self.tables.start(downtime=outage)

    async def do(self, body: cmd.Body, person: int | None = 1, command_id: str = "") -> cmd.Outcome:
        """Submit a command, with a fresh id if none is given."""
        self.count += 1
        return await self.tables.submit(cmd.Command(command_id or f"i{self.count}", TABLE, body, person))

    async def start(self, pace: str, people: int = 3) -> TableState:
        """Open, fill and start a table; the state when somebody is asked."""
        await self.do(cmd.Open("toy", 10, 20, "en", pace=pace))
        for person in PEOPLE[1:people]:
            await self.do(cmd.Sit(), person)
        for _ in range(3 - people):
            await self.do(cmd.AddBot("novice"))
        assert isinstance(await self.do(cmd.Start()), cmd.Applied)
        return await self.until(lambda state: bool(blocking(state)))

    async def now(self) -> TableState:
        """The state as it stands."""
        state = await self.tables.state(TABLE)
        assert state is not None
        return state

    async def until(self, true: Callable[[TableState], bool]) -> TableState:
        """The state once something holds of it. Raises AssertionError when it never does."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            state = await self.now()
            if true(state):
                return state
            await asyncio.sleep(0.002)
        raise AssertionError("it never happens")

    async def quiet(self) -> TableState:
        """The state after the house has had time for whatever it meant to do."""
        await asyncio.sleep(0.03)
        return await self.now()

    async def play(self, player: int) -> cmd.Outcome:
        """Let a player put a first legal card."""
        state = await self.now()
        (question,) = decisions_of(state, player)
        return await self.do(cmd.Act(Pick(question.cards[:1]), state.asked[player]), PEOPLE[player])

    async def turn_of(self, player: int) -> TableState:
        """Let the others play until it is this player's turn."""
        for _ in range(30):
            state = await self.until(lambda state: bool(blocking(state)) or state.between)
            if state.between:
                for person in PEOPLE:
                    await self.do(cmd.Ready(), person)
            elif blocking(state) == (player,):
                return state
            elif not state.chairs[blocking(state)[0]].computer:
                assert isinstance(await self.play(blocking(state)[0]), cmd.Applied)
            else:
                await asyncio.sleep(0.002)
        raise AssertionError("it never is her turn")

    def clock_of(self, player: int) -> Timer:
        """The clock that runs for a player's decision."""
        (found,) = [t for t in self.tables.timers(TABLE) if t.kind == "turn" and t.player == player]
        return found
