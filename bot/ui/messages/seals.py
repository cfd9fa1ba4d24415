"""Post the seal of a deal as a separate message: once, in full, never edited and never deleted (decision 11).

The slot is ``seal:<deal>.<number of earlier seals of that deal>``. After posting, a command records the message at the
table. If the bot dies in between, it finds the message in the store, or posts again with the same nonce, and then
records it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bot.i18n import choose, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import Seal, TableState
from bot.table.ports import Slot
from bot.table.sealing import coming, unseen
from bot.ui.messages.desired_messages import DesiredMessage, seal_slot
from bot.ui.messages.passing_notes import Rows
from bot.ui.messages.sender import Sender
from bot.ui.screens.fairness import sealed
from bot.ui.transport.send import Failure

SEVERAL = 3
"""Number of seals of one deal that are published without a delay. Further ones are spaced, so that nobody can fill a
channel with them by changing seats repeatedly."""
SPACING = 10_000
"""Milliseconds between further seals."""
HELD = 8.0
"""Longest time, in seconds, for which nobody can press *Start*, *I'm here* or *Next deal* because the seal is on its
way."""


class Seals:
    """Publishes the seals of all tables."""

    def __init__(self, services: Services, sender: Sender) -> None:
        self._services = services
        self._sender = sender
        self._since: dict[str, tuple[str, float]] = {}

    def holds(self, state: TableState, *, starting: bool = False) -> float:
        """Return for how many seconds *I'm here* is not offered and *Next deal* not taken yet, or, with ``starting``,
        *Start*, because what is pressed before the seal is published does not count for the deal; 0 once it is
        published or has taken longer than HELD."""
        seal, asks = state.seal, starting or state.check is not None or state.between
        if seal is None or coming(state) is None or not self._services.tables.publishes or not unseen(state):
            self._since.pop(state.id, None)
            return 0.0
        now = time.monotonic()
        of, since = self._since.setdefault(state.id, (seal.commitment, now))
        if of != seal.commitment:
            since = now
            self._since[state.id] = seal.commitment, now
        return max(0.0, since + HELD - now) if asks else 0.0

    async def bring(self, state: TableState, slot: str, rows: Rows, again: Callable[[], None]) -> Failure | None:
        """Publish the seal of the coming deal if it has this slot and is not yet published. Returns UNREACHABLE to be
        called again; calls ``again`` when a delayed seal is due."""
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
            done = await self._sender.bring(state, slot, DesiredMessage(screen, state.thread or state.channel), None)
            if isinstance(done, Failure):
                return done
            row = next((one for one in await self._services.store.messages.slots(state.id) if one.slot == slot), None)
        return await self._tell(state, seal, row) if row is not None else None

    def _spacing(self, seal: Seal, rows: Rows) -> int:
        """Return the milliseconds until this seal may be published; 0 or less means now."""
        before = [one.posted_at for name, one in rows.items() if name.startswith(f"seal:{seal.deal}.")]
        return max(before) + SPACING - self._services.clock.now() if len(before) >= SEVERAL else 0

    async def _tell(self, state: TableState, seal: Seal, row: Slot) -> Failure | None:
        body = cmd.PublishSeal(seal.deal, seal.commitment, row.message, row.channel)
        outcome = await self._services.tables.submit(cmd.Command(f"seal{row.message}", state.id, body))
        return Failure.UNREACHABLE if isinstance(outcome, cmd.Busy) else None
