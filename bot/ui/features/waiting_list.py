"""Offer the waiting list to people who found no chair, show it, and let them leave it with the same button (ux.md
E48)."""

from __future__ import annotations

from bot.services import Services
from bot.table import commands as cmd
from bot.ui.features.dispatch import TablePress
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import Answers, Interaction, TurnedAway
from bot.ui.requests.caller import Caller, Callers
from bot.ui.screens.waiting_list import IN, OUT, queue_page, too_late
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles

NO_CHAIR = frozenset({"table-full", "chair-taken", "chair-reserved", "check-running"})
"""Codes of refusals that mean that there is no chair for the person now."""


async def leave_queues(services: Services, person: int, name: str, guild: int | None = None) -> None:
    """Remove the person from all waiting lists, or from those of one server.

    ``name`` is part of the command names, so that a repeated call has no effect.
    """
    for table in await services.tables.open_ids():
        state = await services.tables.state(table)
        if state is not None and person in state.waiting_list.people and guild in (None, state.guild):
            await services.tables.submit(cmd.Command(f"{name}-{table}", table, cmd.Queue(join=False), person))


class WaitingListControls:
    """Answers the controls of the waiting list."""

    def __init__(self, callers: Callers, answers: Answers, admission: Admission) -> None:
        self._callers = callers
        self._answers = answers
        self._admission = admission

    async def offered(
        self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome, *, late: bool
    ) -> bool:
        """Offer the waiting list to a person who found no chair. Return whether that was the case.

        ``late``: the person pressed while a chair was still shown as free.
        """
        if isinstance(outcome, TurnedAway) or not isinstance(outcome, cmd.Refused):
            return False
        state, code = await self._callers.state(table), outcome.refusal.code
        if state is None or code not in NO_CHAIR or state.chair_of(caller.person.id) is not None:
            return False
        if code == "chair-taken" and any(chair.free for chair in state.chairs):
            return False  # Another chair is free: the person can choose that one.
        reason = await self._answers.reason(outcome.refusal, table, caller.words)
        if late and code in ("table-full", "chair-taken"):
            reason = caller.words.text("reply-just-taken")
        await self._answers.tell(interaction, too_late(state, caller.person.id, reason, caller.words))
        return True

    @handles(ids.WAIT)
    async def wait(self, press: TablePress, wish: str) -> None:
        """Join or leave the waiting list if wished, and show it to the person alone."""
        interaction, caller, state = press.interaction, press.caller, press.state
        if wish in (IN, OUT):
            outcome: cmd.Outcome | None = await self._admission.wait(caller, state) if wish == IN else None
            outcome = outcome or await self._answers.submit(interaction, caller, state.id, cmd.Queue(wish == IN))
            if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
                await self._answers.outcome(interaction, caller, state.id, outcome)
                return
            state = await self._callers.state(state.id) or state
        await send.in_place(interaction, queue_page(state, caller.person.id, caller.words))
