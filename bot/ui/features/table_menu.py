"""Answer the buttons of the table view and of its menu More…: read, nudge, more time, post again, language, pause,
leave (S4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.view import SeatView
from bot.i18n import LANGUAGES, escape, plain
from bot.table import commands as cmd
from bot.table.host import hosts
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.pause import BLOCKED
from bot.table.quota import NUDGE
from bot.table.selectors import no_hints, seat_view
from bot.ui.features.dispatch import PanelPress, TablePress, panel_press
from bot.ui.features.hand import HandControls
from bot.ui.features.leaving import LeaveControls
from bot.ui.messages.desired_messages import BROUGHT_DOWN
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.answers import Answers, TurnedAway
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.quotas import UNDONE, Quotas
from bot.ui.screens.base import hint_button, what_now_button
from bot.ui.screens.hand import zone_buttons
from bot.ui.screens.lobby import lobby_menu
from bot.ui.screens.notices import notice
from bot.ui.screens.questions import exact_number
from bot.ui.screens.table import languages, others
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.screen import Button, Screen

REPOST_PAUSE = 60_000
"""Milliseconds before a new table view may be posted on request again, so that a thread is not filled with them."""

VIEW_EDIT_WAIT = 20.0
"""Seconds to wait for an edit of the table view in progress. The press has been acknowledged by then."""


class BoardControls:
    """Answers what is the same for players and spectators, and the controls of More…."""

    def __init__(
        self,
        callers: Callers,
        answers: Answers,
        hands: HandControls,
        builder: ScreenBuilder,
        reconciler: Reconciler,
        leave: LeaveControls,
    ) -> None:
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._builder = builder
        self._reconciler = reconciler
        self._leave = leave
        self._quotas = Quotas(callers.services)

    @handles(ids.LAST_TRICK, ids.SCORE, ids.AS_TEXT)
    async def read(self, press: TablePress) -> None:
        """Show the last trick, the score sheet, the table in words, or the count of a deal in words. To a player all
        but the count, which stays true, is shown until their next answer."""
        caller, player = press.caller, press.state.chair_of(press.caller.person.id)
        shown = (press.control, caller.words, caller.prefers.theme, press.deal, player)
        screen = await self._builder.reading(press.state, *shown)
        if screen is None:
            await self._answers.refuse(press.interaction, press.caller, "refusal-not-started")
        elif press.deal:
            await self._answers.tell(press.interaction, screen)
        else:
            await self._tell_for_now(press, screen)

    @handles(ids.MENU, ids.PANEL_MENU)
    async def menu(self, press: TablePress) -> None:
        """Open More…, with what the person may do; from a panel also with the player's private zones. It closes with
        the player's next answer."""
        caller, state = press.caller, press.state
        if state.status == LOBBY:
            await self._answers.tell(press.interaction, await lobby_page(self._callers, caller, state))
            return
        view = seat_view(state, press.player) if isinstance(press, PanelPress) else None
        screen = others(
            state,
            caller.words,
            seated=state.chair_of(caller.person.id) is not None,
            lowers=_lowers(caller, state),
            rules=_rules(caller, state),
            looks=_looks(state, view, caller) if view is not None else (),
            explains=view is not None and state.status == PLAYING,
        )
        await self._tell_for_now(press, screen)

    async def _tell_for_now(self, press: TablePress, screen: Screen) -> None:
        """Show this to the person alone; the next answer of a player removes it."""
        own = panel_press(press)
        if own is not None and press.state.status == PLAYING:
            await self._hands.tell_for_now(own, screen)
        else:
            await self._answers.tell(press.interaction, screen)

    @handles(ids.RESIGN)
    async def resign(self, press: TablePress) -> None:
        """Show the ways out of the match."""
        await self._leave.ask(press.interaction, press.caller, press.table)

    @handles(ids.PAUSE)
    async def pause(self, press: TablePress) -> None:
        """Ask for a pause, or agree to one."""
        await self._give(press, cmd.Pause(), "reply-pause")

    @handles(ids.RESUME)
    async def resume(self, press: TablePress) -> None:
        """End a pause. The press itself has ended it (:meth:`bot.ui.features.dispatch.Dispatch.begin`)."""
        interaction, caller, state = press.interaction, press.caller, press.state
        if state.chair_of(caller.person.id) is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
        elif state.paused:
            await self._answers.give(interaction, caller, state.id, cmd.Resume(), "reply-resumed")
        else:
            text = caller.words.text("reply-resumed", table=escape(plain(state.name, "…")))
            await self._answers.tell(interaction, notice(text, "done", caller.words, table=state.id))

    @handles(ids.MORE_TIME)
    async def more_time(self, press: TablePress, player: int) -> None:
        """Give more time to the player who is called. The call itself is edited, so that its clock is right."""
        body = cmd.MoreTime(player, press.asked)
        await self._answers.give(press.interaction, press.caller, press.table, body, "reply-more")

    @handles(ids.NUDGE)
    async def nudge(self, press: TablePress) -> None:
        """Call the players who are waited for, except those who have blocked this person."""
        interaction, caller, state = press.interaction, press.caller, press.state
        people = [one.person for one in state.chairs if one.person is not None]
        spared = await self._callers.services.store.blocks.blocking(people, caller.person.id)
        refusal = await self._quotas.spend(interaction, caller, NUDGE, state.guild)
        outcome: cmd.Outcome
        if refusal is not None:
            outcome = TurnedAway(refusal)
        else:
            body = cmd.Nudge(tuple(sorted(spared)))
            outcome = await self._answers.submit(interaction, caller, state.id, body)
            if isinstance(outcome, UNDONE):
                await self._quotas.give_back(interaction, caller, NUDGE, state.guild)
        if isinstance(outcome, cmd.Applied):
            await self._answers.tell(interaction, notice(caller.words.text("reply-nudged"), "done", caller.words))
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    @handles(ids.POST_AGAIN)
    async def post_again(self, press: TablePress) -> None:
        """Mark the table view to be posted again. An edit in progress is awaited, so that it does not overwrite the
        mark. Spectators are refused it."""
        interaction, caller, state = press.interaction, press.caller, press.state
        if not _lowers(caller, state) or state.status != PLAYING:
            key = "refusal-not-seated" if state.status == PLAYING else "refusal-not-started"
            await self._answers.refuse(interaction, caller, key if state.open else "refusal-table-over")
            return
        if state.paused in BLOCKED:
            await self._answers.refuse(interaction, caller, f"refusal-held-{state.paused}")
            return
        await send.defer(interaction)
        store, now = self._callers.services.store, self._callers.services.clock.now()
        async with self._reconciler.held(state.id, "board", VIEW_EDIT_WAIT):
            rows = await store.messages.slots(state.id)
            row = next((one for one in rows if one.slot == "board" and not one.gone), None)
            if row is not None and now - row.posted_at < REPOST_PAUSE:
                await self._answers.refuse(interaction, caller, "reply-down-early")
                return
            if row is not None:
                await store.messages.save_slot(replace(row, posted_at=BROUGHT_DOWN))
        self._reconciler.wake(state.id, "board")
        await self._done(press, "reply-down")

    @handles(ids.LANGUAGE)
    async def language(self, press: TablePress, wished: str) -> None:
        """Set the language of the table, or show all."""
        if wished in LANGUAGES:
            named = f"ui-pref-language-{wished}"
            await self._give(press, cmd.SetLanguage(wished), "reply-language", language=named)
        elif not _rules(press.caller, press.state):
            await self._answers.refuse(press.interaction, press.caller, "refusal-not-host")
        else:
            await send.in_place(press.interaction, languages(press.state, press.caller.words))

    async def _give(self, press: TablePress, body: cmd.Body, key: str, **named: str) -> None:
        """Submit. The answer replaces the page. ``named`` are catalogue keys of the arguments of the sentence."""
        interaction, caller, state = press.interaction, press.caller, press.state
        outcome = await self._answers.submit(interaction, caller, state.id, body)
        after = await self._callers.state(state.id)
        if isinstance(outcome, cmd.Applied):
            # The last player who was asked, or the only one.
            rests = isinstance(body, cmd.Pause) and after is not None and after.paused
            await self._done(press, "reply-paused" if rests else key, resumes=state.id if rests else "", **named)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    async def _done(self, press: TablePress, key: str, *, resumes: str = "", **named: str) -> None:
        said = press.caller.words
        args = {name: said.text(one) for name, one in named.items()}
        text = said.text(key, table=escape(plain(press.state.name, "…")), **args)
        await send.in_place(press.interaction, notice(text, "done", said, resumes=resumes))


def _looks(state: TableState, view: SeatView, caller: Caller) -> list[Button]:
    """Return what More… has only on a panel: the exact number of a cut, what the player can do now, their private
    zones, and the hint."""
    player, words = view.public.seats[view.seat].player, caller.words
    looks = [*exact_number(state, player, view, words), what_now_button(state, player, words)]
    looks = looks if state.status == PLAYING else []
    looks += zone_buttons(state, player, view, words)
    return looks if no_hints(state, player) is not None else [*looks, hint_button(state, player, words)]


async def lobby_page(callers: Callers, caller: Caller, state: TableState) -> Screen:
    """Return the menu More… of a table that has not begun, with what the person may do."""
    who = await callers.company(state, caller.words)
    seated = state.chair_of(caller.person.id) is not None
    return lobby_menu(state, who, caller.words, seated=seated, rules=_rules(caller, state))


def _lowers(caller: Caller, state: TableState) -> bool:
    """Return whether the person may have the table view posted again. Spectators may not: they could fill the thread
    with it."""
    return state.chair_of(caller.person.id) is not None or caller.moderates(state)


def _rules(caller: Caller, state: TableState) -> bool:
    return hosts(state, caller.person.id) or caller.moderates(state)
