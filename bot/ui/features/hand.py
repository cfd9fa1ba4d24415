"""Answer presses on a player's private panel, in direct messages and in My cards."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace

from bot.engine.actions import Action, Pick, Refusal
from bot.engine.cards import Card
from bot.engine.text import CardArg
from bot.services import Services
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.autoplay import may_queue, queued, queueing, unmarked
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.selectors import seat_view
from bot.ui import screens
from bot.ui.features.card_answers import DECIDING, STAGING, Chosen, late_choice
from bot.ui.features.dispatch import PanelPress, TablePress, panel_press
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.screen_builder import ANSWER_PICTURE_WAIT, ScreenBuilder, digest
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import Answers, Interaction, LastAnswers, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import Panels, TransientNotices
from bot.ui.screens.base import answering
from bot.ui.screens.card_picker import one_tap, split, with_undo
from bot.ui.screens.questions import NumberForm
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import custom_id, handles
from bot.ui.transport.id_format import base36, unbase36
from bot.ui.transport.interaction_queue import pressed_pictures
from bot.ui.transport.screen import Screen

log = logging.getLogger(__name__)


BESIDE = (ids.NUMBER_ASK, ids.NUMBER_TYPED)
"""Controls of the menu More… that answer a question: the panel follows with the next edit of its slot, and the menu is
removed."""


class HandControls:
    """Answers presses on panels, and opens My cards."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        builder: ScreenBuilder,
        panels: Panels,
        reconciler: Reconciler,
        admission: Admission,
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._builder = builder
        self._panels = panels
        self._reconciler = reconciler
        self._admission = admission
        self._fading = TransientNotices(services.clock.now)
        services.tables.listen(self._fading.over, ev.Finished, ev.Closed)
        self._last = LastAnswers()

    async def open(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Open My cards: a player gets their panel, after the match its result; everybody else gets the view of a
        spectator."""
        self._services.tables.attended(state.id, caller.person.id)
        player = state.chair_of(caller.person.id)
        if player is None or not state.open:
            # The end of a match is drawn and its moments are read from the log: on a busy machine that takes seconds.
            if player is not None and state.status == FINISHED:
                building = self._builder.hand(state, player, caller.words)
            else:
                free = await self._callers.free_table(caller, interaction, state)
                building = self._builder.spectator(state, caller.words, free)
            await self._answers.tell(interaction, await in_time(interaction, building, thinking=True))
            return
        building = self._builder.hand(state, player, caller.words, patience=ANSWER_PICTURE_WAIT)
        screen = await in_time(interaction, building, thinking=True, table=True)
        self._panels.places.built((state.id, player), caller.person.id, screen)
        self._panels.places.opened((state.id, player))
        if await send.respond(interaction, screen) is None:
            await self._panels.opened(state.id, player, caller.person.id, interaction, digest(screen))
            self._reconciler.wake(state.id, f"hand:{player}")

    async def act(self, interaction: Interaction, caller: Caller, state: TableState, body: cmd.Body) -> None:
        """Submit an answer that was typed, then show the panel with what followed."""
        refused: cmd.Refused | None = None
        if isinstance(body, cmd.TakeBack):
            refused = await self._admission.returns(caller, state)
        elif isinstance(body, cmd.Ready):
            refused = self._unsealed(state)
        if refused is not None:
            await self._answers.outcome(interaction, caller, state.id, refused)
            return
        outcome = await self._answers.submit(interaction, caller, state.id, body, thinking=True)
        after = await self._callers.state(state.id)
        player = state.chair_of(caller.person.id)
        if isinstance(outcome, cmd.Applied) and player is not None:
            await self._fading.clear((state.id, player))
        if isinstance(outcome, cmd.Applied | cmd.Duplicate) and after is not None:
            await self.open(interaction, caller, after)
        else:
            await self.tell_typist(interaction, caller, state, await self._answers.explain(outcome, state.id, caller))

    @handles(ids.HAND)
    async def my_cards(self, press: TablePress) -> None:
        """Open My cards."""
        await self.open(press.interaction, press.caller, press.state)

    @handles(ids.WHICH)
    async def chosen(self, press: TablePress) -> None:
        """Open My cards of the table that was chosen."""
        table = await self._callers.named(press.caller, press.interaction, press.value)
        state = await self._callers.state(table) if table else None
        await self.open(press.interaction, press.caller, state or press.state)

    @handles(ids.NEXT_DEAL)
    async def ready(self, press: TablePress) -> None:
        """Take "ready for the next deal", pressed on a panel or on a result card."""
        interaction, caller, state = press.interaction, press.caller, press.state
        own, unsealed = panel_press(press), self._unsealed(state)
        if unsealed is None and own is not None and _is_panel(interaction, await self._panel_message(own)):
            if await self._settled(own):
                # The count of a deal and the cards of the next one do not fit together: the panel is changed once the
                # new picture is there, and the press acknowledged before.
                await send.defer(interaction)
                await self._submit(own, cmd.Ready(), picture=True)
            return
        outcome = unsealed or await self._answers.submit(interaction, caller, state.id, cmd.Ready(), thinking=True)
        if isinstance(outcome, cmd.Applied):
            notice = screens.notice(caller.words.text("reply-ready"), "done", caller.words)
            await self._answers.tell(interaction, notice)
        elif own is None:
            await self._answers.outcome(interaction, caller, state.id, outcome)
        else:
            await self._say(own, outcome)

    def _unsealed(self, state: TableState) -> cmd.Refused | None:
        """Return the refusal of *Next deal* while the seal of that deal is on its way: a press before it does not count
        for the deal, and the person who runs the bot could choose a deal for which no press counts."""
        return cmd.Refused(Refusal("ready-unsealed")) if self._reconciler.waits_for_seal(state) else None

    async def tell_for_now(self, press: PanelPress, screen: Screen) -> None:
        """Show the player something that their next answer removes."""
        await self._fading.tell(press.hand, press.interaction, screen)

    async def tell_typist(self, interaction: Interaction, caller: Caller, state: TableState, screen: Screen) -> None:
        """Show the same as the answer to a command of a player of this table. To others it is shown for good."""
        player = state.chair_of(caller.person.id)
        if player is None:
            await self._answers.tell(interaction, screen)
        else:
            await self._fading.tell((state.id, player), interaction, screen)

    def pressing(self, state: TableState, caller: Caller) -> AbstractContextManager[None]:
        """Return a context in which what was opened for the person is kept, because a press on it is being answered."""
        player = state.chair_of(caller.person.id)
        return nullcontext() if player is None else self._fading.pressed((state.id, player))

    # -- checks before the handlers

    async def running(self, press: PanelPress) -> bool:
        """Return whether the match is being played; if not, the player is told."""
        if press.state.status != PLAYING:
            await self._say(press, cmd.Refused(Refusal("not-started" if press.state.open else "table-over")))
        return press.state.status == PLAYING

    async def in_time(self, press: PanelPress) -> bool:
        """Return whether the control belongs to the question that is open; if not, it has been answered."""
        if not await self.running(press):
            return False
        if press.asked == press.state.asked[press.player]:
            return await self._settled(press)
        view = seat_view(press.state, press.player) if press.control is ids.PICK else None
        await self._stage_or_late(press, late_choice(press.values, view) if view is not None else None)
        return False

    async def settled(self, press: PanelPress) -> bool:
        """Return whether the match is being played and the control may be pressed yet."""
        return await self.running(press) and await self._settled(press)

    async def _settled(self, press: PanelPress) -> bool:
        """Return whether the control may be pressed yet; if it has just taken the place of another one, the press was
        meant for that: the panel is shown again."""
        pressed, private = custom_id(press.interaction), _is_private(press.interaction)
        if press.control is ids.NUMBER_TYPED or not self._panels.places.rests(press.hand, pressed, private=private):
            return True
        await self._show(press)
        return False

    async def may_return(self, press: PanelPress) -> bool:
        """Return whether the player may take over again from the computer player."""
        barred = await self._admission.returns(press.caller, press.state)
        if barred is not None:
            await self._answers.outcome(press.interaction, press.caller, press.table, barred)
            return False
        return await self.settled(press)

    # -- handlers

    @handles(ids.REFRESH)
    async def refresh(self, press: PanelPress) -> None:
        """Show the panel again."""
        await self._show(press)

    @handles(ids.BACK, before="may_return")
    async def back(self, press: PanelPress) -> None:
        """Take over again from the computer player."""
        await self._submit(press, cmd.TakeBack())

    @handles(ids.HAND_WORDS)
    async def in_words(self, press: PanelPress) -> None:
        """Show everything on the panel as text, to the player alone, until their next answer."""
        screen = await self._builder.in_words(press.state, press.player, press.caller.words)
        if screen is None:
            await self._late(press)
        else:
            await self.tell_for_now(press, screen)

    @handles(ids.NUMBER_ASK, before="in_time")
    async def ask_number(self, press: PanelPress) -> None:
        """Open the form for a number."""
        view = seat_view(press.state, press.player)
        span = (
            next((one.number for one in view.decisions if one.number is not None), None) if view is not None else None
        )
        if span is None:
            await self._late(press)
            return
        form = NumberForm(answering(press.state, press.player, ids.NUMBER_TYPED, None), span, press.caller.words)
        await send.attempt(press.interaction.response.send_modal(form), "asking for a number")

    @handles(ids.UNDO, before="in_time")
    async def undo(self, press: PanelPress) -> None:
        """Take back the card that is about to be played. A card that has been played stays on the table."""
        moves = self._services.own_moves
        if moves is not None:
            await moves.take_back(*press.hand, press.asked)
        await self._show_newest(press)

    @handles(ids.ZONE, before="running")
    async def zone(self, press: PanelPress, index: int) -> None:
        """Show a private zone until the player's next answer."""
        screen = await self._builder.zone(press.state, press.player, index, press.caller.words)
        if screen is None:
            await self._late(press)
        else:
            await self.tell_for_now(press, screen)

    @handles(ids.PLAY, before="in_time")
    async def play(self, press: PanelPress, cards: tuple[int, ...]) -> None:
        """Answer the question with these cards. Nothing that is staged matters."""
        await self._act(press, Pick(cards) if cards else None)

    @handles(*(control for control in DECIDING if control is not ids.PLAY), before="in_time")
    async def decide(self, press: PanelPress) -> None:
        """Answer the question with what the control says, or with what is staged."""
        on = await self._chosen(press)
        await self._act(press, DECIDING[press.control](press.arg, on) if on is not None else None)

    @handles(*STAGING, before="in_time")
    async def stage(self, press: PanelPress) -> None:
        """Stage a choice. A single card answers the question at once if the player prefers that."""
        card = self._at_once(press)
        if card is not None:
            await self._act(press, Pick((card,)))
            return
        on = await self._chosen(press)
        staged = STAGING[press.control](press.arg, on) if on is not None else None
        if on is not None and staged is not None and press.control in (ids.PICK, ids.CARD):
            cards = split(staged)[0]
            moves = self._services.own_moves
            if len(cards) == 1 and moves is not None and with_undo(on.decisions, press.caller.prefers):
                await moves.play_soon(*press.hand, press.asked, press.caller.person.id, cards[0])
                await self._show_newest(press)
                return
        await self._stage_or_late(press, staged)

    def _at_once(self, press: PanelPress) -> Card | None:
        """Return the card that was pressed, or chosen alone in a menu, if that answers the question: nothing that is
        staged matters then. None for every other press."""
        if press.control is ids.CARD:
            card = press.arg
        elif press.control is ids.PICK and len(press.values) == 1:
            card = unbase36(press.value)
        else:
            return None
        view = seat_view(press.state, press.player)
        if view is None or not one_tap(view.decisions, press.caller.prefers):
            return None
        return card if any(card in one.cards for one in view.decisions) else None

    @handles(ids.PREMOVE, before="running")
    async def premove(self, press: PanelPress, menu: int) -> None:
        """Stage the card that the bot plays when the turn comes (T87).

        If it is the player's turn meanwhile (E26), the card is chosen and still has to be confirmed.
        """
        await self._queue(press, press.value)

    @handles(ids.QUEUE_CARD, before="settled")
    async def queue_card(self, press: PanelPress, card: int) -> None:
        """Stage the card like :meth:`premove`. Pressed again it stays staged."""
        await self._queue(press, base36(card))

    @handles(ids.UNQUEUE, before="settled")
    async def unqueue(self, press: PanelPress, card: int) -> None:
        """Take the card back, also in the last moment before it is played."""
        kept = await self._services.store.messages.staged(*press.hand, press.asked)
        own = press.asked == press.state.asked[press.player] and queued(press.state, kept) == card
        await self._stage_or_late(press, () if own else None)

    async def _queue(self, press: PanelPress, value: str) -> None:
        state, player = press.state, press.player
        view = seat_view(state, player)
        staged: tuple[int, ...] | None = None
        if view is not None and press.asked == state.asked[player] and may_queue(state, player, view):
            card = unbase36(value)
            staged = queueing(state, card) if card is not None and card in view.hand else None
        elif view is not None:
            staged = late_choice([value], view)
        await self._stage_or_late(press, staged)

    async def _chosen(self, press: PanelPress) -> Chosen | None:
        view = seat_view(press.state, press.player)
        if view is None:
            return None
        staged = unmarked(await self._services.store.messages.staged(*press.hand, press.asked))
        return Chosen(press.values, view.decisions, view, press.state.rules.meta.pack, staged)

    async def _act(self, press: PanelPress, action: Action | None) -> None:
        if action is None:
            await self._late(press)
        else:
            await self._submit(press, cmd.Act(action, press.asked))

    async def _stage_or_late(self, press: PanelPress, staged: tuple[int, ...] | None) -> None:
        """Store what is staged for the question that is open now, and show it."""
        if staged is None:
            await self._late(press)
            return
        await self._services.store.messages.stage(*press.hand, press.state.asked[press.player], staged)
        await self._show(press)

    async def _submit(self, press: PanelPress, body: cmd.Body, *, picture: bool = False) -> None:
        """Commit, then show the panel as the answer. Without ``picture`` it keeps the one it has until the new one is
        drawn, which follows with the next edit of the slot."""
        table, interaction = press.state.id, press.interaction
        async with self._reconciler.held(table, press.slot):
            outcome = await self._answers.submit(interaction, press.caller, table, body)
            if isinstance(outcome, cmd.Applied):
                # Before the panel is shown: a press on another device may come meanwhile and is told what was played.
                self._last.remember(*press.hand, interaction, body)
            state = await self._callers.state(table)
            if state is None or not isinstance(outcome, cmd.Applied | cmd.Duplicate | cmd.Stale):
                await self._say(press, outcome)
                return
            after = replace(press, state=state)
            await self._shown(after, picture=picture)
        self._reconciler.wake(table, press.slot)
        if isinstance(outcome, cmd.Applied):
            await self._fading.clear(press.hand)
        elif isinstance(outcome, cmd.Stale) and not self._last.repeated(*press.hand, interaction):
            await self._past(after, getattr(body, "asked", None))

    async def _past(self, press: PanelPress, asked: int | None) -> None:
        """Tell the player that the question ``asked`` is not open any more, and which card they played if that answered
        it (E22). A card that the bot has just played for them, as they had queued it, needs no words."""
        state, words = press.state, press.caller.words
        card = self._last.card(*press.hand, asked)
        if card is None and _done(press, asked):
            return
        if card is None:
            await self._say(press, cmd.Stale(state.seq))
            return
        names = (await self._callers.company(state, words)).names
        text = words.text("reply-played", card=words.arg(CardArg(card), names))
        await self._fading.tell(press.hand, press.interaction, screens.notice(text, "stale", words, table=state.id))

    async def _late(self, press: PanelPress) -> None:
        """Answer a control of an earlier question: show the current panel and tell the player."""
        await self._show(press)
        if not self._last.repeated(*press.hand, press.interaction):
            await self._past(press, press.asked)

    async def _say(self, press: PanelPress, outcome: cmd.Outcome) -> None:
        """Tell the player why nothing was done. The notice is removed by their next press."""
        screen = await self._answers.explain(outcome, press.state.id, press.caller)
        await self._fading.tell(press.hand, press.interaction, screen)

    async def _show_newest(self, press: PanelPress) -> None:
        """Show the state of now: the bot may have played for the player since the press."""
        state = await self._callers.state(press.table)
        await self._show(press if state is None else replace(press, state=state))

    async def _show(self, press: PanelPress) -> None:
        # The press is acknowledged before anything is drawn: it never waits for pictures (decision 13).
        await send.defer(press.interaction)
        async with self._reconciler.held(press.state.id, press.slot):
            whole = await self._shown(press, picture=True)
        if not whole or await self._callers.state(press.state.id) is not press.state:
            self._reconciler.wake(press.state.id, press.slot)

    async def _shown(self, press: PanelPress, *, picture: bool) -> bool:
        """Answer by editing the panel that was pressed. A panel that is no longer the player's stays as it is.

        Returns whether the panel shows this state completely now.
        """
        interaction, state, player = press.interaction, press.state, press.player
        current = await self._panel_message(press)
        there = press.control not in BESIDE and _is_panel(interaction, current)
        if state.chair_of(press.caller.person.id) != player or not there:
            if not interaction.response.is_done():
                await send.defer(interaction)
            return False
        kept = () if picture else pressed_pictures(interaction)
        screen = await self._builder.hand(
            state, player, press.caller.words, picture=picture, patience=ANSWER_PICTURE_WAIT, kept=kept
        )
        self._panels.places.built(press.hand, press.caller.person.id, screen, over=not state.open)
        failure = await send.replace(interaction, screen)
        self._panels.places.arrived(press.hand, private=_is_private(interaction))
        if failure is not None:
            log.warning("an answer did not arrive", extra={"interaction": interaction.id, "why": failure.name})
            return False
        message = interaction.message
        if message is not None and message.id == current:
            self._panels.changed(message.id, interaction)
            await self._reconciler.shown(state.id, press.slot, message.id, screen)
        else:
            self._panels.renewed(state.id, player, press.caller.person.id, interaction, digest(screen))
        return bool(screen.pictures) and not screen.owed

    async def _panel_message(self, press: PanelPress) -> int:
        """Return the message id of the player's panel in their direct messages, 0 if there is none."""
        rows = await self._services.store.messages.slots(press.state.id)
        return next((row.message for row in rows if row.slot == press.slot), 0)


def _done(press: PanelPress, asked: int | None) -> bool:
    """Return whether the card that was pressed has answered the last question ``asked``: it has left the hand."""
    pressed = press.arg if press.control is ids.PLAY else (press.arg,) if press.control is ids.CARD else ()
    view = seat_view(press.state, press.player)
    return (
        len(pressed) == 1
        and view is not None
        and asked == press.state.asked[press.player] - 1
        and pressed[0] not in view.hand
    )


def _is_panel(interaction: Interaction, current: int) -> bool:
    """Return whether the message that was pressed is a panel that is kept up to date."""
    message = interaction.message
    return message is not None and (message.id == current or _is_private(interaction))


def _is_private(interaction: Interaction) -> bool:
    """Return whether the message that was pressed is one that only this person sees."""
    return interaction.message is not None and bool(interaction.message.flags.ephemeral)
