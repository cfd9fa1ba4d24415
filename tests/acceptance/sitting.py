"""A table of the toy game with its own store and a clock that tests set; it can be killed and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.engine.actions import Pick
from bot.players.bot_player import BotPlayer
from bot.table import commands as cmd
from bot.table.manager import Pacing, TableManager
from bot.table.model import TableState
from bot.table.ports import Timer
from bot.table.selectors import blocking, decisions_of
from tests.support.by_hand import FakeClock
from tests.support.stored import LookedInto
from tests.support.waiting import idle, until

PEOPLE = (1, 2, 3)
TABLE = "t"


class Sitting:
    """Three people (or fewer, and computer players) at one table."""

    def __init__(self) -> None:
        self.store = LookedInto()
        self.clock = FakeClock()
        self.count = 0
        self.rhythm = Pacing(0, 0, 0)
        self.tables = self._manager()

    def _manager(self) -> TableManager:
        return TableManager(self.store, self.clock, BotPlayer(), rhythm=self.rhythm)

    async def open(self) -> None:
        """Create the people, whose numbers are 1 to 9, and start the table manager."""
        await self.store.meet(9)
        await self.tables.start()

    async def close(self) -> None:
        """Stop the table manager and close the store."""
        await self.tables.stop()
        await self.store.close()

    async def crash(self, outage: int) -> None:
        """Stop the table manager for ``outage`` ms and start a new one on the same store."""
        await self.tables.stop()
        self.clock.time += outage
        self.tables = self._manager()
        await self.tables.start(downtime=outage)

    async def do(self, body: cmd.Body, person: int | None = 1, command_id: str = "") -> cmd.Outcome:
        """Submit a command, with a fresh id if none is given."""
        self.count += 1
        return await self.tables.submit(cmd.Command(command_id or f"i{self.count}", TABLE, body, person))

    async def start(self, pace: str, people: int = 3) -> TableState:
        """Open, fill and start a table; return the state when a player is asked."""
        await self.do(cmd.Open("toy", 10, 20, "en", pace=pace))
        for person in PEOPLE[1:people]:
            await self.do(cmd.Sit(), person)
        for _ in range(3 - people):
            await self.do(cmd.AddBot("novice"))
        assert isinstance(await self.do(cmd.Start()), cmd.Applied)
        return await self.until(lambda state: bool(blocking(state)))

    async def now(self) -> TableState:
        """Return the current state."""
        state = await self.tables.state(TABLE)
        assert state is not None
        return state

    async def until(self, true: Callable[[TableState], bool]) -> TableState:
        """Return the state once the condition is true. Raises AssertionError if it never is."""

        async def found() -> TableState | None:
            state = await self.now()
            return state if true(state) else None

        return await until(found, pause=0.002)

    async def quiet(self) -> TableState:
        """Return the state after the table manager has done its own actions."""
        await idle()
        return await self.now()

    async def play(self, player: int) -> cmd.Outcome:
        """Play the first legal card for a player."""
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
        raise AssertionError("it never is their turn")

    def clock_of(self, player: int) -> Timer:
        """Return the running clock of a player's decision. Raises IndexError if there is none: while a clock that has
        run out is looked at again, it is not in the list."""
        found = [t for t in self.tables.timers(TABLE) if t.kind == "turn" and t.player == player]
        assert len(found) <= 1
        return found[0]
