"""The private panel under the fingers of its player: in a direct message and in My cards alike."""

from __future__ import annotations

import logging

from bot.engine.actions import Action, Pick, Refusal
from bot.engine.text import CardArg
from bot.games.registry import game
from bot.services import Services
from bot.table import commands as cmd
from bot.table.look import seat_view
from bot.table.model import PLAYING, TableState
from bot.table.queue import may_queue, queueing, unmarked
from bot.ui import deliver, screens
from bot.ui.answered import LastAnswers
from bot.ui.answering import DECIDING, STAGING, action_of, late_choice, staged_by
from bot.ui.answers import Answers, Interaction
from bot.ui.fading import Fading
from bot.ui.ids import ControlId, unbase36
from bot.ui.lookup import Caller, Lookup
from bot.ui.painter import PATIENCE, Painter, digest
from bot.ui.panels import Panels
from bot.ui.screens.picks import one_tap, split
from bot.ui.slots import Slots

log = logging.getLogger(__name__)


class HandControls:
    """Presses on panels, and the opening of My cards."""

    def __init__(
        self,
        services: Services,
        lookup: Lookup,
        answers: Answers,
        painter: Painter,
        panels: Panels,
        slots: Slots,
    ) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._painter = painter
        self._panels = panels
        self._slots = slots
        self._fading = Fading(services.clock.now)
        self._last = LastAnswers()

    async def open(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """My cards: the panel, only to its player; to everybody else what all may see."""
        self._services.tables.attended(state.id, caller.person.id)
        player = state.chair_of(caller.person.id)
        if player is None or not state.open:
            await self._answers.tell(interaction, await self._painter.spectator(state, caller.words))
            return
        screen = await self._painter.hand(state, player, caller.words, patience=PATIENCE)
        if await deliver.respond(interaction, screen) is None:
            await self._panels.opened(state.id, player, interaction, digest(screen))
            self._slots.wake(state.id, f"hand:{player}")

    async def act(self, interaction: Interaction, caller: Caller, state: TableState, action: Action) -> None:
        """An answer that was typed: the panel comes back with what followed."""
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.Act(action), thinking=True)
        after = await self._lookup.state(state.id)
        if isinstance(outcome, cmd.Applied | cmd.Duplicate) and after is not None:
            await self.open(interaction, caller, after)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    async def ready(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Ready for the next deal: pressed on a panel or on a result card."""
        player = state.chair_of(caller.person.id)
        if player is not None and self._is_panel(interaction, await self._panel_message(state, player)):
            await self._submit(interaction, caller, state, player, cmd.Ready())
            return
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.Ready(), thinking=True)
        if isinstance(outcome, cmd.Applied):
            notice = screens.notice(caller.words.text("reply-ready"), "done", caller.words)
            await self._answers.tell(interaction, notice)
        else:
            await self._say(interaction, caller, state, player, outcome)

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """A press on a panel."""
        player = state.chair_of(caller.person.id)
        if player is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
        elif state.status != PLAYING and control.action != "refresh":
            refused = cmd.Refused(Refusal("not-started" if state.open else "table-over"))
            await self._say(interaction, caller, state, player, refused)
        elif control.action == "refresh":
            await self._show(interaction, caller, state, player)
        elif control.action == "zone":
            await self._look(interaction, caller, state, player, control)
        elif control.action == "back":
            await self._submit(interaction, caller, state, player, cmd.TakeBack())
        elif control.asked != state.asked[player] or control.action == "queue":
            await self._ahead_or_late(interaction, caller, state, player, control, values)
        elif control.action in STAGING:
            await self._stage(interaction, caller, state, player, control, values)
        elif control.action in DECIDING:
            await self._decide(interaction, caller, state, player, control, values)

    async def _decide(
        self,
        interaction: Interaction,
        caller: Caller,
        state: TableState,
        player: int,
        control: ControlId,
        values: list[str],
    ) -> None:
        view = seat_view(state, player)
        staged = unmarked(await self._services.store.staged(state.id, player, control.asked))
        action = action_of(control, values, view.decisions if view else (), staged)
        if action is None:
            await self._late(interaction, caller, state, player, control.asked)
            return
        await self._submit(interaction, caller, state, player, cmd.Act(action, control.asked))

    async def _submit(
        self, interaction: Interaction, caller: Caller, state: TableState, player: int, body: cmd.Body
    ) -> None:
        """Commit, then show the panel as the answer; its picture follows by the slot's own edit."""
        async with self._slots.held(state.id, f"hand:{player}"):
            outcome = await self._answers.submit(interaction, caller, state.id, body)
            after = await self._lookup.state(state.id)
            if after is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate | cmd.Stale):
                await self._say(interaction, caller, state, player, outcome)
                return
            await self._shown(interaction, caller, after, player, picture=False)
        self._slots.wake(state.id, f"hand:{player}")
        if isinstance(outcome, cmd.Applied):
            self._last.remember(state.id, player, interaction, body)
            await self._fading.clear((state.id, player))
        elif isinstance(outcome, cmd.Stale) and not self._last.repeated(state.id, player, interaction):
            await self._past(interaction, caller, after, player, getattr(body, "asked", None))

    async def _past(
        self, interaction: Interaction, caller: Caller, state: TableState, player: int, asked: int | None
    ) -> None:
        """The question ``asked`` is not open any more: which card she played then, if that answered it (E22)."""
        card = self._last.card(state.id, player, asked)
        if card is None:
            await self._say(interaction, caller, state, player, cmd.Stale(state.seq))
            return
        names = (await self._lookup.company(state, caller.words)).names
        text = caller.words.text("reply-played", card=caller.words.arg(CardArg(card), names))
        screen = screens.notice(text, "stale", caller.words, table=state.id)
        await self._fading.tell((state.id, player), interaction, screen)

    async def _stage(
        self,
        interaction: Interaction,
        caller: Caller,
        state: TableState,
        player: int,
        control: ControlId,
        values: list[str],
    ) -> None:
        view = seat_view(state, player)
        before = unmarked(await self._services.store.staged(state.id, player, control.asked))
        pack = game(state.game).meta.pack
        staged = staged_by(control, values, view, pack, before) if view is not None else None
        if view is None or staged is None:
            await self._late(interaction, caller, state, player, control.asked)
            return
        cards = split(staged)[0]
        if control.action in ("pick", "card") and len(cards) == 1 and one_tap(view.decisions, caller.prefers):
            await self._submit(interaction, caller, state, player, cmd.Act(Pick(cards), control.asked))
            return
        await self._services.store.stage(state.id, player, control.asked, staged)
        await self._show(interaction, caller, state, player)

    async def _ahead_or_late(
        self,
        interaction: Interaction,
        caller: Caller,
        state: TableState,
        player: int,
        control: ControlId,
        values: list[str],
    ) -> None:
        """A card chosen before the turn, which the house plays when it may (T87); or a menu that was still open when
        the turn changed (E26): the card is chosen, to be confirmed as ever."""
        view, asked = seat_view(state, player), state.asked[player]
        staged: tuple[int, ...] | None = None
        if view is not None and control.action == "queue" and control.asked == asked and may_queue(state, player, view):
            card = unbase36(values[0]) if values else None
            staged = queueing(state, card) if card is not None and card in view.hand else None
        elif view is not None:
            staged = late_choice(control, values, view)
        if staged is None:
            await self._late(interaction, caller, state, player, control.asked)
            return
        await self._services.store.stage(state.id, player, asked, staged)
        await self._show(interaction, caller, state, player)

    async def _late(self, interaction: Interaction, caller: Caller, state: TableState, player: int, asked: int) -> None:
        """The control belonged to an earlier question: the fresh panel, and a word about it."""
        await self._show(interaction, caller, state, player)
        if not self._last.repeated(state.id, player, interaction):
            await self._past(interaction, caller, state, player, asked)

    async def _say(
        self, interaction: Interaction, caller: Caller, state: TableState, player: int | None, outcome: cmd.Outcome
    ) -> None:
        """Why nothing was done: the next press of the same player takes it away."""
        if player is None:
            await self._answers.outcome(interaction, caller, state.id, outcome)
        else:
            screen = await self._answers.explain(outcome, state.id, caller)
            await self._fading.tell((state.id, player), interaction, screen)

    async def _look(
        self, interaction: Interaction, caller: Caller, state: TableState, player: int, control: ControlId
    ) -> None:
        index = unbase36(control.arg)
        screen = await self._painter.zone(state, player, -1 if index is None else index, caller.words)
        if screen is None:
            await self._late(interaction, caller, state, player, control.asked)
        else:
            await self._answers.tell(interaction, screen)

    async def _show(self, interaction: Interaction, caller: Caller, state: TableState, player: int) -> None:
        # Acknowledged before anything is drawn: pictures never sit on that path (decision 13).
        await deliver.defer(interaction)
        async with self._slots.held(state.id, f"hand:{player}"):
            whole = await self._shown(interaction, caller, state, player, picture=True)
        if not whole or await self._lookup.state(state.id) is not state:
            self._slots.wake(state.id, f"hand:{player}")

    async def _shown(
        self, interaction: Interaction, caller: Caller, state: TableState, player: int, *, picture: bool
    ) -> bool:
        """Answer by changing the panel that was pressed; an old panel that is not the player's any more stays. Whether
        the panel shows this state now, with nothing owed."""
        current = await self._panel_message(state, player)
        if state.chair_of(caller.person.id) != player or not self._is_panel(interaction, current):
            if not interaction.response.is_done():
                await deliver.defer(interaction)
            return False
        screen = await self._painter.hand(state, player, caller.words, picture=picture, patience=PATIENCE)
        failure = await deliver.replace(interaction, screen)
        if failure is not None:
            log.warning("an answer did not arrive", extra={"interaction": interaction.id, "why": failure.name})
            return False
        message = interaction.message
        if message is not None and message.id == current:
            self._panels.changed(message.id, interaction)
            await self._slots.shown(state.id, f"hand:{player}", message.id, screen)
        else:
            self._panels.renewed(state.id, player, interaction, digest(screen))
        return bool(screen.pictures) and not screen.owed

    async def _panel_message(self, state: TableState, player: int) -> int:
        """The id of the player's panel in her direct messages, 0 if there is none."""
        rows = await self._services.store.slots(state.id)
        return next((row.message for row in rows if row.slot == f"hand:{player}"), 0)

    @staticmethod
    def _is_panel(interaction: Interaction, current: int) -> bool:
        """Whether the message that was pressed is a panel that is kept up to date."""
        message = interaction.message
        return message is not None and (message.id == current or bool(message.flags.ephemeral))
