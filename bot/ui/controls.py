"""What happens when somebody presses something: parse, submit (which commits), then answer (decision 13).

If the answer does not arrive the move stands: the slots show it. Who acts is always the person of the interaction.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.i18n import escape, plain
from bot.services import Services
from bot.table import commands as cmd
from bot.table.aside import SetAside
from bot.table.hold import HELD
from bot.table.hosting import hosts
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.ports import StoreBusy
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.dm import Dms
from bot.ui.doors import Doors
from bot.ui.hand_controls import HandControls
from bot.ui.ids import (
    BOARD_ACTIONS,
    HAND_ACTIONS,
    LEAVE_ACTIONS,
    PLACE_ACTIONS,
    RECORD_ACTIONS,
    TEMPLATE,
    ControlId,
    unbase36,
)
from bot.ui.items import dispatch
from bot.ui.leave_controls import LeaveControls
from bot.ui.lookup import Caller, Lookup
from bot.ui.page_items import PAGE_TEMPLATE, dispatch_page
from bot.ui.painter import Painter
from bot.ui.panels import Panels
from bot.ui.rematch import Rematch
from bot.ui.rule_controls import HouseRules
from bot.ui.screens.settings import configure, wished_pace
from bot.ui.slots import Slots

if TYPE_CHECKING:
    from bot.ui.guests import Guests
    from bot.ui.place_controls import PlaceControls
    from bot.ui.replay_commands import ReplayCommands

log = logging.getLogger(__name__)

BOT_LEVEL = "regular"
"""The computer player the button brings; the command offers the others."""

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
        self._dms = dms
        self._doors = doors
        self.past: ReplayCommands | None = None
        """Finished matches; set once by the client."""
        self.places: PlaceControls | None = None
        """Places that were deleted; set once by the client."""
        self.guests: Guests | None = None
        """People who are invited; set once by the client."""
        self.hands = HandControls(services, lookup, answers, painter, panels, slots)
        self.rules = HouseRules(lookup, answers, doors)
        self.rematch = Rematch(services, lookup, answers, dms, doors)
        self.leave = LeaveControls(lookup, answers, self.hands, dms, doors)

    async def handle(self, interaction: Interaction, control: ControlId, values: list[str]) -> None:
        """Answer one press. ``values`` are a menu's choices, or a modal's fields as ``name=value``."""
        caller = await self._lookup.caller(interaction)
        self._panels.saw(interaction)
        if control.action in RECORD_ACTIONS and self.past is not None:
            await self.past.press(interaction, caller, control, values)
            return
        self._slots.unblock(control.table)
        state = await self._awake(interaction, caller, control.table)
        if state is None or not state.seq:
            await self._answers.refuse(interaction, caller, "refusal-table-unknown")
        elif control.action == "which":
            await self.hands.open(interaction, caller, await self._lookup.state("".join(values[:1])) or state)
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
            await self._nudge(interaction, caller, state)
        elif control.action in BOARD_ACTIONS:
            await self._read(interaction, caller, state, control.action)
        elif control.action in PLACE_ACTIONS and self.places is not None:
            await self.places.press(interaction, caller, state, control, values)
        elif control.action == "next":
            await self.hands.ready(interaction, caller, state)
        else:
            await self._lobby(interaction, caller, state, control, values)

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

    async def sit(self, interaction: Interaction, caller: Caller, table: str, chair: int | None) -> cmd.Outcome:
        """Sit down; sitting down asks for the cards by message, so a closed mailbox is tried again."""
        async with self._doors.person(caller.person.id):
            turned_away = await self._doors.sit(caller, table)
            if turned_away is not None:
                return turned_away
            await self._dms.ask_again(caller.person)
            return await self._answers.submit(interaction, caller, table, cmd.Sit(chair))

    async def _nudge(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.Nudge())
        if isinstance(outcome, cmd.Applied):
            done = screens.notice(caller.words.text("reply-nudged"), "done", caller.words)
            await self._answers.tell(interaction, done)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    async def _read(self, interaction: Interaction, caller: Caller, state: TableState, action: str) -> None:
        screen = await self._painter.reading(state, action, caller.words)
        if screen is None:
            await self._answers.refuse(interaction, caller, "refusal-not-started")
        else:
            await self._answers.tell(interaction, screen)

    async def _lobby(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        chair = unbase36(control.arg) if control.arg else None
        match control.action:
            case "chairs":
                await self._answers.tell(interaction, await self._chairs(caller, state))
            case "rules" | "rule" | "ruleset" | "rulenum":
                await self.rules.press(interaction, caller, state, control, values)
            case "set":
                await self.settings(interaction, caller, state)
            case "invite" | "invited" | "welcome" | "agreepace" if self.guests is not None:
                await self.guests.press(interaction, caller, state, control, values)
            case "setm" if self.guests is not None and state.status == PLAYING and wished_pace(values):
                await self.guests.pace(interaction, caller, state, wished_pace(values))
            case "setm":
                await self._configure(interaction, caller, state, configure(values, state))
            case "sit":
                async with self._slots.held(state.id, "lobby"):
                    outcome = await self.sit(interaction, caller, state.id, None)
                    await self._show_card(interaction, caller, state.id, outcome)
            case "close" if may_end(caller, state):
                await self.ask_to_end(interaction, caller, state)
            case "end" | "keep":
                await self._end(interaction, caller, state, sure=control.action == "end")
            case "chair":
                outcome = await self.sit(interaction, caller, state.id, chair)
                await self._show_chairs(interaction, caller, state.id, outcome)
            case "unbot":
                outcome = await self._answers.submit(
                    interaction, caller, state.id, cmd.RemoveBot(-1 if chair is None else chair)
                )
                await self._show_chairs(interaction, caller, state.id, outcome)
            case _:
                async with self._slots.held(state.id, "lobby"):
                    body = LOBBY_BODIES[control.action]()
                    outcome = await self._answers.submit(interaction, caller, state.id, body)
                    await self._show_card(interaction, caller, state.id, outcome)

    async def settings(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Open the settings to those who may change them; in a match the pace alone, to all who play (T17)."""
        if state.status != LOBBY and (state.status != PLAYING or state.chair_of(caller.person.id) is None):
            await self._answers.refuse(interaction, caller, "refusal-settings-frozen")
        elif state.status == LOBBY and caller.person.id != state.host and not caller.moderator:
            await self._answers.refuse(interaction, caller, "refusal-not-host")
        else:
            modal = screens.settings_modal(state, caller.words)
            await deliver.attempt(interaction.response.send_modal(modal), "opening the settings")

    async def ask_to_end(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """A running match is not ended by one press."""
        await self._answers.tell(interaction, screens.closing(state, caller.words))

    async def _end(self, interaction: Interaction, caller: Caller, state: TableState, *, sure: bool) -> None:
        """The answer to that question, in its place."""
        if sure:
            outcome = await self._answers.submit(interaction, caller, state.id, cmd.Close())
            if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
                await self._answers.outcome(interaction, caller, state.id, outcome)
                return
        text = caller.words.text("reply-ended" if sure else "reply-kept", table=escape(plain(state.name, "…")))
        await deliver.replace(interaction, screens.notice(text, "done", caller.words))

    async def _configure(
        self, interaction: Interaction, caller: Caller, state: TableState, body: cmd.Configure
    ) -> None:
        turned_away = await self._doors.change(caller, state, body)
        if turned_away is not None:
            await self._answers.outcome(interaction, caller, state.id, turned_away)
            return
        await self._answer_private(interaction, caller, state, body)

    async def _answer_private(
        self, interaction: Interaction, caller: Caller, state: TableState, body: cmd.Body
    ) -> None:
        typed = interaction.message is None
        outcome = await self._answers.submit(interaction, caller, state.id, body, thinking=typed)
        if isinstance(outcome, cmd.Applied) and not typed:
            async with self._slots.held(state.id, "lobby"):
                await self._show_card(interaction, caller, state.id, outcome)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    async def _show_card(self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome) -> None:
        """The table's card as the answer to a press on it; a refusal to the person alone.

        The card is held from before the press is submitted, so that its worker does not make the same edit too (T13).
        """
        if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        state = await self._lookup.state(table)
        message = interaction.message
        if state is None or message is None:
            return
        screen = await self._painter.lobby(state)
        if await deliver.replace(interaction, screen) is None:
            await self._slots.shown(table, "lobby", message.id, screen)

    async def _show_chairs(self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome) -> None:
        state = await self._lookup.state(table)
        if state is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        await deliver.replace(interaction, await self._chairs(caller, state))

    async def _chairs(self, caller: Caller, state: TableState) -> Any:
        who = await self._lookup.company(state, caller.words)
        return screens.chairs(state, who, caller.words, caller.person.id)


def may_end(caller: Caller, state: TableState) -> bool:
    """Whether closing this table means ending a match, and the person may do that."""
    return state.status == PLAYING and (caller.moderator or hosts(state, caller.person.id))


LOBBY_BODIES = {
    "up": cmd.GetUp,
    "bot": lambda: cmd.AddBot(BOT_LEVEL),
    "start": lambda: cmd.Start(check=True),
    "here": cmd.Here,
    "close": cmd.Close,
}


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
