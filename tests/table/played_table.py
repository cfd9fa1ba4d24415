"""A table that is played card by card."""

from __future__ import annotations

from bot.table import commands as cmd
from bot.table.model import PLAYING, TableState
from bot.table.selectors import blocking, waits_for_people
from tests.acceptance.sitting import Sitting
from tests.support.waiting import idle


class PlayedTable(Sitting):
    """A table whose people play card by card."""

    async def state(self) -> TableState:
        """Return the table's state after the bot has made its moves."""
        await idle()
        return await self.now()

    async def play_one(self) -> bool:
        """Let the player who is asked play the first legal card; return False when nobody is asked."""
        state = await self.settled()
        waiting = blocking(state)
        if not waiting:
            return False
        outcome = await self.play(waiting[0])
        assert isinstance(outcome, cmd.Applied), outcome
        return True

    async def settled(self) -> TableState:
        """Return the state once a person is waited for, the table is paused, or the match is over."""
        return await self.until(lambda state: bool(state.status != PLAYING or state.between or waits_for_people(state)))
