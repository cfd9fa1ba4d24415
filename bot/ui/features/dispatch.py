"""What surrounds every press: who presses, whether they may, the table they press at, and the answers to failures.

A press is parsed, submitted to the table (which commits it), then answered (decision 13). If the answer does not arrive
the action stands, and the messages of the table show it. The acting person is always the user of the interaction.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.pause import BLOCKED
from bot.table.ports import Quarantined, StoreBusy
from bot.ui import screens
from bot.ui.messages.reconciler import Reconciler
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import Panels
from bot.ui.transport.controls import fields_of
from bot.ui.transport.id_format import Control, ControlId, Found, TableControl

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PagePress:
    """A press on a page: the argument of the control, and the choices of a menu or the fields of a form.

    All of it comes from outside: everything it names has to be looked up and checked again.
    """

    interaction: Interaction
    caller: Caller
    control: Control
    arg: Any
    values: list[str]

    @property
    def value(self) -> str:
        """The first choice, "" if there is none."""
        return self.values[0] if self.values else ""

    @property
    def fields(self) -> dict[str, str]:
        """The fields of a form by name; empty for other controls."""
        return fields_of(self.interaction)


@dataclass(frozen=True, slots=True)
class MatchPress(PagePress):
    """A press on a control of a finished match, or of a list of matches."""

    table: str
    deal: int
    asked: int


@dataclass(frozen=True, slots=True)
class TablePress(MatchPress):
    """A press at a table that the person may reach."""

    state: TableState


@dataclass(frozen=True, slots=True)
class PanelPress(TablePress):
    """A press by somebody who plays at the table, as ``player``."""

    player: int

    @property
    def hand(self) -> tuple[str, int]:
        """The hand that was pressed: the table and the player."""
        return self.table, self.player

    @property
    def slot(self) -> str:
        """The slot of the player's panel."""
        return f"hand:{self.player}"


def panel_press(press: TablePress) -> PanelPress | None:
    """Return the press as one by the player, None if the person does not play at the table."""
    player = press.state.chair_of(press.caller.person.id)
    if player is None:
        return None
    its = press.interaction, press.caller, press.control, press.arg, press.values, press.table, press.deal, press.asked
    return PanelPress(*its, press.state, player)


class Dispatch:
    """Prepares every press for its handler (:class:`bot.ui.transport.controls.Presses`)."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        panels: Panels,
        reconciler: Reconciler,
        recheck: Callable[[str], Awaitable[None]],
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._panels = panels
        self._reconciler = reconciler
        self._recheck = recheck

    async def begin(self, interaction: Interaction, found: Found, values: list[str]) -> PagePress | None:
        """Return a press, None if it has been refused. A paused table is resumed when a seated player uses any of its
        controls except those that only read."""
        caller = await self._callers.caller(interaction)
        control, parts = found.control, found.parts
        if not isinstance(parts, ControlId) or not isinstance(control, TableControl):
            return PagePress(interaction, caller, control, found.arg, values)
        self._panels.saw(interaction)
        its = interaction, caller, control, found.arg, values, parts.table, parts.deal, parts.asked
        if not control.wakes:
            return MatchPress(*its)
        if await self._callers.reached(caller, parts.table) is None:
            await self._answers.refuse(interaction, caller, "refusal-table-unknown")
            return None
        self._reconciler.unblock(parts.table)
        self._services.tables.attended(parts.table, caller.person.id)
        state = await self._awake(interaction, caller, parts.table, reads=control.reads)
        press = TablePress(*its, state) if state is not None else None
        if press is None or not control.private:
            return press
        own = panel_press(press)
        if own is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
        return own

    async def _awake(self, interaction: Interaction, caller: Caller, table: str, *, reads: bool) -> TableState | None:
        """Return the table, resumed if it was paused, unless the press only ``reads``. A blocked one is checked,
        because its place may be available again."""
        state = await self._callers.state(table)
        if state is not None and state.paused in BLOCKED:
            await self._recheck(state.id)
            state = await self._callers.state(table)
        if state is not None and not reads and state.paused and state.chair_of(caller.person.id) is not None:
            wake = cmd.Command(f"w{interaction.id}", table, cmd.Resume(), caller.person.id)
            await self._services.tables.submit(wake)
            state = await self._callers.state(table)
        return state

    async def broken(self, interaction: Interaction, ref: str) -> None:
        """Tell the person that something failed. ``ref`` finds the error in the log."""
        said = await self._callers.said(interaction)
        await self._answers.tell(interaction, screens.notice(said.text("reply-broken", ref=ref), "broken", said))

    async def away(self, interaction: Interaction, why: StoreBusy | Quarantined) -> None:
        """Tell the person that nothing can be saved now, or that this table is quarantined."""
        said = await self._callers.said(interaction)
        aside = isinstance(why, Quarantined)
        key, kind = ("reply-aside", "refused") if aside else ("reply-unsaved", "busy")
        await self._answers.tell(interaction, screens.notice(said.text(key), kind, said))

    async def unknown(self, interaction: Interaction) -> None:
        """Answer a control that nothing answers: one of an older version, or one with an argument that cannot be
        read."""
        said = await self._callers.said(interaction)
        log.info("a control is out of date", extra={"interaction": interaction.id})
        await self._answers.tell(interaction, screens.notice(said.text("reply-old-control"), "info", said))
