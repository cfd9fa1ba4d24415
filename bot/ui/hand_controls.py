"""The private panel under the fingers of its player: in a direct message and in My cards alike."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

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


@dataclass(frozen=True, slots=True)
class Press:
    """A press of somebody who plays at the table, as ``player``."""

    interaction: Interaction
    caller: Caller
    state: TableState
    player: int

    @property
    def hand(self) -> tuple[str, int]:
        """Whose hand it is about: the table and the player."""
        return self.state.id, self.player

    @property
    def slot(self) -> str:
        """The slot of her panel."""
        return f"hand:{self.player}"


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
            free = await self._lookup.free_table(caller, interaction, state)
            await self._answers.tell(interaction, await self._painter.spectator(state, caller.words, free))
            return
        screen = await self._painter.hand(state, player, caller.words, patience=PATIENCE)
        if await deliver.respond(interaction, screen) is None:
            await self._panels.opened(state.id, player, caller.person.id, interaction, digest(screen))
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
        press = None if player is None else Press(interaction, caller, state, player)
        if press is not None and _is_panel(interaction, await self._panel_message(press)):
            await self._submit(press, cmd.Ready())
            return
        outcome = await self._answers.submit(interaction, caller, state.id, cmd.Ready(), thinking=True)
        if isinstance(outcome, cmd.Applied):
            notice = screens.notice(caller.words.text("reply-ready"), "done", caller.words)
            await self._answers.tell(interaction, notice)
        elif press is None:
            await self._answers.outcome(interaction, caller, state.id, outcome)
        else:
            await self._say(press, outcome)

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """A press on a panel."""
        player = state.chair_of(caller.person.id)
        if player is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
            return
        press = Press(interaction, caller, state, player)
        if state.status != PLAYING and control.action != "refresh":
            await self._say(press, cmd.Refused(Refusal("not-started" if state.open else "table-over")))
        elif control.action == "refresh":
            await self._show(press)
        elif control.action == "zone":
            await self._look(press, control)
        elif control.action == "back":
            await self._submit(press, cmd.TakeBack())
        elif control.asked != state.asked[player] or control.action == "queue":
            await self._ahead_or_late(press, control, values)
        elif control.action in STAGING:
            await self._stage(press, control, values)
        elif control.action in DECIDING:
            await self._decide(press, control, values)

    async def _decide(self, press: Press, control: ControlId, values: list[str]) -> None:
        view = seat_view(press.state, press.player)
        staged = unmarked(await self._services.store.staged(*press.hand, control.asked))
        action = action_of(control, values, view.decisions if view else (), staged)
        if action is None:
            await self._late(press, control.asked)
            return
        await self._submit(press, cmd.Act(action, control.asked))

    async def _submit(self, press: Press, body: cmd.Body) -> None:
        """Commit, then show the panel as the answer; its picture follows by the slot's own edit."""
        table, interaction = press.state.id, press.interaction
        async with self._slots.held(table, press.slot):
            outcome = await self._answers.submit(interaction, press.caller, table, body)
            if isinstance(outcome, cmd.Applied):
                # Before the panel is shown: another device's press may come meanwhile and must be told what was played.
                self._last.remember(*press.hand, interaction, body)
            state = await self._lookup.state(table)
            if state is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate | cmd.Stale):
                await self._say(press, outcome)
                return
            after = replace(press, state=state)
            await self._shown(after, picture=False)
        self._slots.wake(table, press.slot)
        if isinstance(outcome, cmd.Applied):
            await self._fading.clear(press.hand)
        elif isinstance(outcome, cmd.Stale) and not self._last.repeated(*press.hand, interaction):
            await self._past(after, getattr(body, "asked", None))

    async def _past(self, press: Press, asked: int | None) -> None:
        """The question ``asked`` is not open any more: which card she played then, if that answered it (E22)."""
        state, words = press.state, press.caller.words
        card = self._last.card(*press.hand, asked)
        if card is None:
            await self._say(press, cmd.Stale(state.seq))
            return
        names = (await self._lookup.company(state, words)).names
        text = words.text("reply-played", card=words.arg(CardArg(card), names))
        await self._fading.tell(press.hand, press.interaction, screens.notice(text, "stale", words, table=state.id))

    async def _stage(self, press: Press, control: ControlId, values: list[str]) -> None:
        view = seat_view(press.state, press.player)
        before = unmarked(await self._services.store.staged(*press.hand, control.asked))
        pack = game(press.state.game).meta.pack
        staged = staged_by(control, values, view, pack, before) if view is not None else None
        if view is None or staged is None:
            await self._late(press, control.asked)
            return
        cards = split(staged)[0]
        if control.action in ("pick", "card") and len(cards) == 1 and one_tap(view.decisions, press.caller.prefers):
            await self._submit(press, cmd.Act(Pick(cards), control.asked))
            return
        await self._services.store.stage(*press.hand, control.asked, staged)
        await self._show(press)

    async def _ahead_or_late(self, press: Press, control: ControlId, values: list[str]) -> None:
        """A card chosen before the turn, which the house plays when it may (T87); or a menu that was still open when
        the turn changed (E26): the card is chosen, to be confirmed as ever."""
        state, player = press.state, press.player
        view, asked = seat_view(state, player), state.asked[player]
        staged: tuple[int, ...] | None = None
        if view is not None and control.action == "queue" and control.asked == asked and may_queue(state, player, view):
            card = unbase36(values[0]) if values else None
            staged = queueing(state, card) if card is not None and card in view.hand else None
        elif view is not None:
            staged = late_choice(control, values, view)
        if staged is None:
            await self._late(press, control.asked)
            return
        await self._services.store.stage(*press.hand, asked, staged)
        await self._show(press)

    async def _late(self, press: Press, asked: int) -> None:
        """The control belonged to an earlier question: the fresh panel, and a word about it."""
        await self._show(press)
        if not self._last.repeated(*press.hand, press.interaction):
            await self._past(press, asked)

    async def _say(self, press: Press, outcome: cmd.Outcome) -> None:
        """Why nothing was done: the next press of the same player takes it away."""
        screen = await self._answers.explain(outcome, press.state.id, press.caller)
        await self._fading.tell(press.hand, press.interaction, screen)

    async def _look(self, press: Press, control: ControlId) -> None:
        index = unbase36(control.arg)
        number = -1 if index is None else index
        screen = await self._painter.zone(press.state, press.player, number, press.caller.words)
        if screen is None:
            await self._late(press, control.asked)
        else:
            await self._answers.tell(press.interaction, screen)

    async def _show(self, press: Press) -> None:
        # Acknowledged before anything is drawn: pictures never sit on that path (decision 13).
        await deliver.defer(press.interaction)
        async with self._slots.held(press.state.id, press.slot):
            whole = await self._shown(press, picture=True)
        if not whole or await self._lookup.state(press.state.id) is not press.state:
            self._slots.wake(press.state.id, press.slot)

    async def _shown(self, press: Press, *, picture: bool) -> bool:
        """Answer by changing the panel that was pressed; an old panel that is not the player's any more stays. Whether
        the panel shows this state now, with nothing owed."""
        interaction, state, player = press.interaction, press.state, press.player
        current = await self._panel_message(press)
        if state.chair_of(press.caller.person.id) != player or not _is_panel(interaction, current):
            if not interaction.response.is_done():
                await deliver.defer(interaction)
            return False
        screen = await self._painter.hand(state, player, press.caller.words, picture=picture, patience=PATIENCE)
        failure = await deliver.replace(interaction, screen)
        if failure is not None:
            log.warning("an answer did not arrive", extra={"interaction": interaction.id, "why": failure.name})
            return False
        message = interaction.message
        if message is not None and message.id == current:
            self._panels.changed(message.id, interaction)
            await self._slots.shown(state.id, press.slot, message.id, screen)
        else:
            self._panels.renewed(state.id, player, press.caller.person.id, interaction, digest(screen))
        return bool(screen.pictures) and not screen.owed

    async def _panel_message(self, press: Press) -> int:
        """The id of the player's panel in her direct messages, 0 if there is none."""
        rows = await self._services.store.slots(press.state.id)
        return next((row.message for row in rows if row.slot == press.slot), 0)


def _is_panel(interaction: Interaction, current: int) -> bool:
    """Whether the message that was pressed is a panel that is kept up to date."""
    message = interaction.message
    return message is not None and (message.id == current or bool(message.flags.ephemeral))
