"""A sitting that is played card by card."""

from __future__ import annotations

import asyncio

from bot.table import commands as cmd
from bot.table.look import blocking
from bot.table.model import PLAYING, TableState
from bot.table.play import waits_for_people
from tests.acceptance.sitting import Sitting


class House(Sitting):
    """A sitting whose people play card by card."""

    async def state(self) -> TableState:
        """The table's state, after the house has made its moves."""
        for _ in range(5):
            await asyncio.sleep(0)
        return await self.now()

    async def play_one(self) -> bool:
        """Let whoever is asked play a first legal card; False when nobody is."""
        state = await self.settled()
        waiting = blocking(state)
        if not waiting:
            return False
        outcome = await self.play(waiting[0])
        assert isinstance(outcome, cmd.Applied), outcome
        return True

    async def settled(self) -> TableState:
        """The state once a person is waited for, a pause has come, or the match is over."""
        for _ in range(200):
            state = await self.state()
            if state.status != PLAYING or state.between or waits_for_people(state):
                return state
            await asyncio.sleep(0.002)
        raise AssertionError("nothing happens any more")
