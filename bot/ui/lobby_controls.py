"""What the card of a table does before the match: chairs, settings, rules, invitations, the start, closing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bot.i18n import escape, plain
from bot.table import commands as cmd
from bot.table.conceding import STOP, asked_to_concede
from bot.table.hosting import hosts
from bot.table.model import LOBBY, PLAYING, TableState
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.dm import Dms
from bot.ui.doors import Doors
from bot.ui.ids import ControlId, unbase36
from bot.ui.lookup import Caller, Lookup
from bot.ui.painter import Painter
from bot.ui.queue_controls import QueueControls
from bot.ui.rule_controls import HouseRules
from bot.ui.screens.settings import configure, wished
from bot.ui.slots import Slots

if TYPE_CHECKING:
    from bot.ui.guests import Guests

BOT_LEVEL = "regular"
"""The computer player the button brings; the command offers the others."""

Show = Callable[[Interaction, Caller, str, cmd.Outcome], Awaitable[None]]
"""Shows the person what came of her press at a table (its id)."""


class LobbyControls:
    """Answers the controls of the card and of what it opens."""

    def __init__(
        self, lookup: Lookup, answers: Answers, painter: Painter, slots: Slots, dms: Dms, doors: Doors
    ) -> None:
        self._lookup = lookup
        self._answers = answers
        self._painter = painter
        self._slots = slots
        self._dms = dms
        self._doors = doors
        self.guests: Guests | None = None
        """People who are invited; set once by the client."""
        self.rules = HouseRules(lookup, answers, doors)
        self.queue = QueueControls(lookup, answers, doors)

    async def sit(self, interaction: Interaction, caller: Caller, table: str, chair: int | None) -> cmd.Outcome:
        """Sit down; sitting down asks for the cards by message, so a closed mailbox is tried again."""
        async with self._doors.person(caller.person.id):
            turned_away = await self._doors.sit(caller, table)
            if turned_away is not None:
                return turned_away
            await self._dms.ask_again(caller.person)
            return await self._answers.submit(interaction, caller, table, cmd.Sit(chair))

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """One press on the card, or on a page that it opened."""
        chair = unbase36(control.arg) if control.arg else None
        match control.action:
            case "chairs":
                await self._answers.tell(interaction, await self._chairs(caller, state))
            case "rules" | "rule" | "ruleset" | "rulenum":
                await self.rules.press(interaction, caller, state, control, values)
            case "set":
                await self.settings(interaction, caller, state)
            case "invite" | "invited" | "welcome" | "agreepace" | "agreetalk" if self.guests is not None:
                await self.guests.press(interaction, caller, state, control, values)
            case "setm" if self.guests is not None and state.status == PLAYING and any(wished(values)):
                await self.guests.wish(interaction, caller, state, *wished(values))
            case "setm":
                await self._configure(interaction, caller, state, configure(values, state))
            case "wait":
                await self.queue.press(interaction, caller, state, control.arg)
            case "sit" if any(one.person == caller.person.id for one in state.kept):
                await self._sit_kept(interaction, caller, state)
            case "sit":
                async with self._slots.held(state.id, "lobby"):
                    await self._sit_or_queue(interaction, caller, state, None, self._show_card)
            case "close" if may_end(caller, state):
                await self.ask_to_end(interaction, caller, state)
            case "end" | "keep":
                await self._end(interaction, caller, state, sure=control.action == "end")
            case "chair":
                await self._sit_or_queue(interaction, caller, state, chair, self._show_chairs)
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

    async def _sit_or_queue(
        self, interaction: Interaction, caller: Caller, state: TableState, chair: int | None, show: Show
    ) -> None:
        """Sit down on this chair (None: on any) and show what came of it; whoever finds none may queue for one."""
        outcome = await self.sit(interaction, caller, state.id, chair)
        if not await self.queue.offered(interaction, caller, state.id, outcome, late=True):
            await show(interaction, caller, state.id, outcome)

    async def _sit_kept(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Sit down on the chair that is kept for her: what called her goes away by that, so she is told in words."""
        outcome = await self.sit(interaction, caller, state.id, None)
        if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, state.id, outcome)
            return
        text = caller.words.text("reply-join", table=escape(plain(state.name, "…")))
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))

    async def settings(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Open the settings to those who may change them; in a match pace and talk, to all who play (T17)."""
        if state.status != LOBBY and (state.status != PLAYING or state.chair_of(caller.person.id) is None):
            await self._answers.refuse(interaction, caller, "refusal-settings-frozen")
        elif state.status == LOBBY and caller.person.id != state.host and not caller.moderates(state):
            await self._answers.refuse(interaction, caller, "refusal-not-host")
        else:
            modal = screens.settings_modal(state, caller.words)
            await deliver.attempt(interaction.response.send_modal(modal), "opening the settings")

    async def ask_to_end(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """A running match is not ended by one press."""
        player = state.chair_of(caller.person.id)
        needed = () if player is None else asked_to_concede(state, player, STOP)
        who = await self._lookup.company(state, caller.words)
        names = [who.player_names[one] for one in needed]
        await self._answers.tell(interaction, screens.closing(state, names, caller.words))

    async def _end(self, interaction: Interaction, caller: Caller, state: TableState, *, sure: bool) -> None:
        """The answer to that question, in its place."""
        if sure:
            outcome = await self._answers.submit(interaction, caller, state.id, cmd.Close())
            if not isinstance(outcome, cmd.Applied | cmd.Duplicate):
                await self._answers.outcome(interaction, caller, state.id, outcome)
                return
        after = await self._lookup.state(state.id)
        ended = "reply-ended" if after is None or not after.open else "reply-end-asked"
        text = caller.words.text(ended if sure else "reply-kept", table=escape(plain(state.name, "…")))
        await deliver.in_place(interaction, screens.notice(text, "done", caller.words))

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
        rows = await self._lookup.services.store.slots(table)
        if next((row.message for row in rows if row.slot == "lobby"), message.id) != message.id:
            # Pressed on something that is not this table's card: that stays, and the card follows by itself.
            await deliver.defer(interaction)
            self._slots.wake(table, "lobby")
            return
        screen = await self._painter.lobby(state)
        if await deliver.replace(interaction, screen) is None:
            await self._slots.shown(table, "lobby", message.id, screen)

    async def _show_chairs(self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome) -> None:
        state = await self._lookup.state(table)
        if state is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate):
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        await deliver.in_place(interaction, await self._chairs(caller, state))

    async def _chairs(self, caller: Caller, state: TableState) -> Any:
        who = await self._lookup.company(state, caller.words)
        return screens.chairs(state, who, caller.words, caller.person.id)


def may_end(caller: Caller, state: TableState) -> bool:
    """Whether closing this table means ending a match, and the person may do that."""
    return state.status == PLAYING and (caller.moderates(state) or hosts(state, caller.person.id))


LOBBY_BODIES = {
    "up": cmd.GetUp,
    "bot": lambda: cmd.AddBot(BOT_LEVEL),
    "start": lambda: cmd.Start(check=True),
    "here": cmd.Here,
    "close": cmd.Close,
}
