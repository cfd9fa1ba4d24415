"""The seal of a deal as a message of its own: posted once, in full, never edited and never deleted (decision 11).

Its slot is ``seal:<deal>.<how many seals of that deal there were before>``. Once it is posted the table is told so by a
fact; a bot that died between the two finds the message in the store, or posts with the same nonce, and tells it then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.i18n import choose, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import Seal, TableState
from bot.table.ports import Slot
from bot.table.sealing import unseen
from bot.ui.courier import Courier
from bot.ui.failure import Failure
from bot.ui.plans import Plan, Rows, seal_slot
from bot.ui.screens.fair import sealed

SEVERAL = 3
"""Seals of one deal that are published at once; further ones are spaced, so that nobody fills a channel with them by
changing seats to and fro."""
SPACING = 10_000
"""Milliseconds between those."""


class Seals:
    """Publishes the seals of all tables."""

    def __init__(self, services: Services, courier: Courier) -> None:
        self._services = services
        self._courier = courier

    async def bring(self, state: TableState, slot: str, rows: Rows, again: Callable[[], None]) -> Failure | None:
        """Publish the seal of the coming deal, if it has this slot and is not published; UNREACHABLE asks for another
        try, ``again`` is called when it is to be tried later."""
        seal, row = state.seal, rows.get(slot)
        if not self._services.tables.publishes or not state.open or not unseen(state):
            return None
        if seal is None or slot != seal_slot(state):
            return None
        wait = self._spacing(seal, rows)
        if row is None and wait > 0:
            asyncio.get_running_loop().call_later(wait / 1000, again)
            return None
        if row is None:
            screen = sealed(state, seal, words(choose(state.language, None)))
            done = await self._courier.bring(state, slot, Plan(screen, state.thread or state.channel), None)
            if isinstance(done, Failure):
                return done
            row = next((one for one in await self._services.store.slots(state.id) if one.slot == slot), None)
        return await self._tell(state, seal, row) if row is not None else None

    def _spacing(self, seal: Seal, rows: Rows) -> int:
        """Milliseconds until this seal may be published."""
        before = [one.posted_at for name, one in rows.items() if name.startswith(f"seal:{seal.deal}.")]
        return max(before) + SPACING - self._services.clock.now() if len(before) >= SEVERAL else 0

    async def _tell(self, state: TableState, seal: Seal, row: Slot) -> Failure | None:
        body = cmd.PublishSeal(seal.deal, seal.commitment, row.message, row.channel)
        outcome = await self._services.tables.submit(cmd.Command(f"seal{row.message}", state.id, body))
        return Failure.UNREACHABLE if isinstance(outcome, cmd.Busy) else None
