"""Waiting for a chair: offered to whoever came too late, shown and left with the same button (ux.md E48)."""

from __future__ import annotations

from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.ui import deliver
from bot.ui.answers import Answers, Interaction, TurnedAway
from bot.ui.doors import Doors
from bot.ui.lookup import Caller, Lookup
from bot.ui.screens.queue import IN, OUT, queue_page, too_late

NO_CHAIR = frozenset({"table-full", "chair-taken", "chair-reserved", "check-running"})
"""Refusals that say there is no chair for her now."""


async def leave_queues(services: Services, person: int, name: str, guild: int | None = None) -> None:
    """She waits nowhere any more, or on one server only; ``name`` makes that happen once."""
    for table in await services.tables.open_ids():
        state = await services.tables.state(table)
        if state is not None and person in state.queue and guild in (None, state.guild):
            await services.tables.submit(cmd.Command(f"{name}-{table}", table, cmd.Queue(join=False), person))


class QueueControls:
    """Answers the controls of the queue."""

    def __init__(self, lookup: Lookup, answers: Answers, doors: Doors) -> None:
        self._lookup = lookup
        self._answers = answers
        self._doors = doors

    async def offered(
        self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome, *, late: bool
    ) -> bool:
        """Where there was no chair for somebody who wished to sit down, tell her and offer her the queue; whether it
        was so. ``late``: she pressed while a chair was still shown to be free."""
        if isinstance(outcome, TurnedAway) or not isinstance(outcome, cmd.Refused):
            return False
        state, code = await self._lookup.state(table), outcome.refusal.code
        if state is None or code not in NO_CHAIR or state.chair_of(caller.person.id) is not None:
            return False
        if code == "chair-taken" and any(chair.free for chair in state.chairs):
            return False  # Another chair is free: she chooses that.
        reason = await self._answers.reason(outcome.refusal, table, caller.words)
        if late and code in ("table-full", "chair-taken"):
            reason = caller.words.text("reply-just-taken")
        await self._answers.tell(interaction, too_late(state, caller.person.id, reason, caller.words))
        return True

    async def press(self, interaction: Interaction, caller: Caller, state: TableState, wish: str) -> None:
        """Show the queue to her alone; stand in it, or leave it."""
        if wish in (IN, OUT):
            outcome: cmd.Outcome | None = await self._doors.wait(caller, state) if wish == IN else None
            outcome = outcome or await self._answers.submit(interaction, caller, state.id, cmd.Queue(wish == IN))
            if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
                await self._answers.outcome(interaction, caller, state.id, outcome)
                return
            state = await self._lookup.state(state.id) or state
        await deliver.in_place(interaction, queue_page(state, caller.person.id, caller.words))
