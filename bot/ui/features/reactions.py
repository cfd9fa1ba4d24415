"""Answer the quick reactions on the board (S4)."""

from __future__ import annotations

from bot.table.model import PLAYING, QUIET
from bot.table.selectors import public_view
from bot.ui.features.dispatch import TablePress
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.answers import Answers
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles


class ReactionControls:
    """Shows reactions on the board, whose next edit has them: many presses need no more edits than one."""

    def __init__(self, answers: Answers, builder: ScreenBuilder, reconciler: Reconciler) -> None:
        self._answers = answers
        self._reactions = builder.reactions
        self._reconciler = reconciler

    @handles(ids.REACT)
    async def react(self, press: TablePress, kind: str) -> None:
        """Keep the reaction and mark the board. Spectators are refused, and so is everybody at a quiet table."""
        interaction, caller, state = press.interaction, press.caller, press.state
        player, view = state.chair_of(caller.person.id), public_view(state)
        if player is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
        elif view is None or state.status != PLAYING:
            await self._answers.refuse(interaction, caller, f"refusal-{'not-started' if state.open else 'table-over'}")
        elif state.talk == QUIET:
            await self._answers.refuse(interaction, caller, "ui-react-quiet")
        else:
            await send.defer(interaction)
            if self._reactions.add(state.id, view, player, kind):
                self._reconciler.wake(state.id, "board")
