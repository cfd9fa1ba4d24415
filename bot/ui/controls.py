"""What happens when somebody presses something: parse, submit (which commits), then answer (decision 13).

If the answer does not arrive the move stands: the slots show it. Who acts is always the person of the interaction.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.services import Services
from bot.table import commands as cmd
from bot.table.aside import SetAside
from bot.table.hold import HELD
from bot.table.model import TableState
from bot.table.ports import StoreBusy
from bot.ui import screens
from bot.ui.answers import Answers, Interaction
from bot.ui.board_controls import BoardControls
from bot.ui.dm import Dms
from bot.ui.doors import Doors
from bot.ui.fair_controls import FairControls
from bot.ui.hand_controls import HandControls
from bot.ui.ids import (
    BOARD_ACTIONS,
    FAIR_ACTIONS,
    HAND_ACTIONS,
    LEAVE_ACTIONS,
    MORE_ACTIONS,
    PLACE_ACTIONS,
    RECORD_ACTIONS,
    REPORT_ACTIONS,
    TEMPLATE,
    ControlId,
    unbase36,
)
from bot.ui.items import dispatch
from bot.ui.leave_controls import LeaveControls
from bot.ui.lobby_controls import LobbyControls
from bot.ui.lookup import Caller, Lookup
from bot.ui.page_items import PAGE_TEMPLATE, dispatch_page
from bot.ui.painter import Painter
from bot.ui.panels import Panels
from bot.ui.rematch import Rematch
from bot.ui.slots import Slots

if TYPE_CHECKING:
    from bot.ui.place_controls import PlaceControls
    from bot.ui.replay_commands import ReplayCommands
    from bot.ui.reporting import Reporting

log = logging.getLogger(__name__)

MODAL_PATIENCE = 1.5
"""Seconds after which a modal that nobody answered is taken to be from before a restart."""


class Controls:
    """The client's answers to every button, menu and modal (:class:`bot.ui.items.Handler`)."""

    def __init__(
        self,
        services: Services,
        lookup: Lookup,
        answers: Answers,
        painter: Painter,
        panels: Panels,
        slots: Slots,
        dms: Dms,
        doors: Doors,
    ) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._painter = painter
        self._panels = panels
        self._slots = slots
        self._doors = doors
        self.past: ReplayCommands | None = None
        """Finished matches; set once by the client."""
        self.places: PlaceControls | None = None
        """Places that were deleted; set once by the client."""
        self.reporting: Reporting | None = None
        """What moderators are told of; set once by the client."""
        self.hands = HandControls(services, lookup, answers, painter, panels, slots)
        self.lobby = LobbyControls(lookup, answers, painter, slots, dms, doors)
        self.rematch = Rematch(services, lookup, answers, dms, doors)
        self.leave = LeaveControls(lookup, answers, self.hands, dms, doors)
        self.board = BoardControls(lookup, answers, slots, self.leave)
        self.fair = FairControls(lookup, answers)

    async def handle(self, interaction: Interaction, control: ControlId, values: list[str]) -> None:
        """Answer one press. ``values`` are a menu's choices, or a modal's fields as ``name=value``."""
        caller = await self._lookup.caller(interaction)
        self._panels.saw(interaction)
        if control.action in RECORD_ACTIONS and self.past is not None:
            await self.past.press(interaction, caller, control, values)
            return
        if await self._lookup.reached(caller, control.table) is None:
            await self._answers.refuse(interaction, caller, "refusal-table-unknown")
            return
        self._slots.unblock(control.table)
        self._services.tables.attended(control.table, caller.person.id)
        state = await self._awake(interaction, caller, control.table)
        if state is not None:
            await self._press(interaction, caller, state, control, values)

    async def _press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """Hand a press to those who answer it; the lobby has what nobody else has."""
        if control.action == "which":
            chosen = await self._lookup.named(caller, interaction, "".join(values[:1]))
            await self.hands.open(interaction, caller, (await self._lookup.state(chosen) if chosen else None) or state)
        elif control.action == "hand":
            await self.hands.open(interaction, caller, state)
        elif control.action == "back" and (barred := await self._doors.returns(caller, state)) is not None:
            await self._answers.outcome(interaction, caller, state.id, barred)
        elif control.action in HAND_ACTIONS:
            await self.hands.press(interaction, caller, state, control, values)
        elif control.action == "again":
            await self.rematch.press(interaction, caller, state, control.arg)
        elif control.action in LEAVE_ACTIONS:
            await self.leave.press(interaction, caller, state, control)
        elif control.action == "nudge":
            await self.board.nudge(interaction, caller, state)
        elif control.action == "more":
            await self._more(interaction, caller, state, control)
        elif control.action in REPORT_ACTIONS and self.reporting is not None:
            await self.reporting.press(interaction, caller, state, control, values)
        elif control.action == "others" or control.action in MORE_ACTIONS:
            await self.board.press(interaction, caller, state, control)
        elif control.action in BOARD_ACTIONS:
            await self._read(interaction, caller, state, control.action)
        elif control.action in PLACE_ACTIONS and self.places is not None:
            await self.places.press(interaction, caller, state, control, values)
        elif control.action in FAIR_ACTIONS:
            await self.fair.press(interaction, caller, state, control, values)
        elif control.action == "next":
            await self.hands.ready(interaction, caller, state)
        else:
            await self.lobby.press(interaction, caller, state, control, values)

    async def _awake(self, interaction: Interaction, caller: Caller, table: str) -> TableState | None:
        """The table; one that rests goes on when somebody who sits there uses any control."""
        state = await self._lookup.state(table)
        if state is not None and state.paused in HELD and self.places is not None:
            state = await self.places.looked_at(state)
        if state is not None and state.paused and state.chair_of(caller.person.id) is not None:
            wake = cmd.Command(f"w{interaction.id}", table, cmd.Resume(), caller.person.id)
            await self._services.tables.submit(wake)
            state = await self._lookup.state(table)
        return state

    async def broken(self, interaction: Interaction, ref: str) -> None:
        """Say that something failed; ``ref`` finds it in the log."""
        said = await self._lookup.said(interaction)
        await self._answers.tell(interaction, screens.notice(said.text("reply-broken", ref=ref), "broken", said))

    async def away(self, interaction: Interaction, why: StoreBusy | SetAside) -> None:
        """Say that nothing can be saved now, or that this table is set aside."""
        said = await self._lookup.said(interaction)
        aside = isinstance(why, SetAside)
        key, kind = ("reply-aside", "refused") if aside else ("reply-unsaved", "busy")
        await self._answers.tell(interaction, screens.notice(said.text(key), kind, said))

    async def unknown(self, interaction: Interaction) -> None:
        """A control no pattern knows: of an older version, or a modal from before a restart."""
        said = await self._lookup.said(interaction)
        log.info("a control is out of date", extra={"interaction": interaction.id})
        await self._answers.tell(interaction, screens.notice(said.text("reply-old-control"), "info", said))

    async def foreign(self, interaction: Interaction) -> bool:
        """Answer an interaction that nothing else answers; whether this was one. Given every interaction.

        The library silently drops a component no pattern matches, one that its message does not show any more (the
        message was edited while the press was on its way), and a modal that was opened before a restart.
        """
        if interaction.type is discord.InteractionType.modal_submit:
            await asyncio.sleep(MODAL_PATIENCE)
            lost = not interaction.response.is_done()
        elif interaction.type is discord.InteractionType.component:
            page = PAGE_TEMPLATE.fullmatch(custom_id(interaction)) is not None
            lost = not page and TEMPLATE.fullmatch(custom_id(interaction)) is None
            if not lost and not shown(interaction):
                await (dispatch_page if page else dispatch)(interaction, custom_id(interaction))
                return True
        else:
            return False
        if lost:
            await self.unknown(interaction)
        return lost

    async def _more(self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId) -> None:
        """More time for whoever is called. The call itself is edited, so that its clock is right."""
        player = unbase36(control.arg)
        body = cmd.MoreTime(-1 if player is None else player, control.asked)
        await self._answers.give(interaction, caller, state.id, body, "reply-more")

    async def _read(self, interaction: Interaction, caller: Caller, state: TableState, action: str) -> None:
        screen = await self._painter.reading(state, action, caller.words)
        if screen is None:
            await self._answers.refuse(interaction, caller, "refusal-not-started")
        else:
            await self._answers.tell(interaction, screen)


def custom_id(interaction: Interaction) -> str:
    """The custom id of a component or modal interaction."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def shown(interaction: Interaction) -> bool:
    """Whether the message shows the control that was pressed (of the same kind): only then the library passes it on."""
    wanted = custom_id(interaction)
    kind = dict(interaction.data or {}).get("component_type")
    stack: list[Any] = list(interaction.message.components) if interaction.message is not None else []
    while stack:
        part = stack.pop()
        if getattr(part, "custom_id", None) == wanted and part.type.value == kind:
            return True
        stack += [*getattr(part, "children", ()), *filter(None, [getattr(part, "accessory", None)])]
    return False
