"""What stands under More… beside the readings: the board brought down, its language, a pause, the way out (S4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.i18n import LANGUAGES, escape, plain
from bot.table import commands as cmd
from bot.table.hold import HELD
from bot.table.hosting import hosts
from bot.table.model import PLAYING, TableState
from bot.table.quota import NUDGE
from bot.ui import deliver
from bot.ui.answers import Answers, Interaction, TurnedAway
from bot.ui.ids import ControlId
from bot.ui.leave_controls import LeaveControls
from bot.ui.lookup import Caller, Lookup
from bot.ui.plans import BROUGHT_DOWN
from bot.ui.quotas import UNDONE, Quotas
from bot.ui.screens.notices import notice
from bot.ui.screens.others import languages, others
from bot.ui.slots import Slots

LEAST = 60_000
"""Milliseconds between two new boards that people ask for: a thread is not to be filled with them."""

PATIENCE = 20.0
"""Seconds to wait for an edit of the board that is under way; the press has been acknowledged by then."""


class BoardControls:
    """Answers More… and what it offers."""

    def __init__(self, lookup: Lookup, answers: Answers, slots: Slots, leave: LeaveControls) -> None:
        self._lookup = lookup
        self._answers = answers
        self._slots = slots
        self._leave = leave
        self._quotas = Quotas(lookup.services)

    async def press(self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId) -> None:
        """One press. Who only watches is refused what a button never offers her."""
        match control.action:
            case "others":
                screen = others(
                    state,
                    caller.words,
                    seated=state.chair_of(caller.person.id) is not None,
                    lowers=_lowers(caller, state),
                    rules=_rules(caller, state),
                )
                await self._answers.tell(interaction, screen)
            case "down":
                await self._down(interaction, caller, state)
            case "resign":
                await self._leave.ask(interaction, caller, state.id)
            case "pause":
                await self._give(interaction, caller, state, cmd.Pause(), "reply-pause")
            case _:
                await self._language(interaction, caller, state, control.arg)

    async def nudge(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Call whoever is waited for, but nobody who has blocked this person."""
        people = [one.person for one in state.chairs if one.person is not None]
        spared = await self._lookup.services.store.blocking(people, caller.person.id)
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

    async def _down(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Mark the board to be posted anew; what is under way is waited for, so that the mark is not lost in it."""
        if not _lowers(caller, state) or state.status != PLAYING:
            key = "refusal-not-seated" if state.status == PLAYING else "refusal-not-started"
            await self._answers.refuse(interaction, caller, key if state.open else "refusal-table-over")
            return
        if state.paused in HELD:
            await self._answers.refuse(interaction, caller, f"refusal-held-{state.paused}")
            return
        await deliver.defer(interaction)
        store, now = self._lookup.services.store, self._lookup.services.clock.now()
        async with self._slots.held(state.id, "board", PATIENCE):
            rows = await store.slots(state.id)
            row = next((one for one in rows if one.slot == "board" and not one.gone), None)
            if row is not None and now - row.posted_at < LEAST:
                await self._answers.refuse(interaction, caller, "reply-down-early")
                return
            if row is not None:
                await store.save_slot(replace(row, posted_at=BROUGHT_DOWN))
        self._slots.wake(state.id, "board")
        await self._done(interaction, caller, state, "reply-down")

    async def _language(self, interaction: Interaction, caller: Caller, state: TableState, wished: str) -> None:
        if wished in LANGUAGES:
            body = cmd.SetLanguage(wished)
            await self._give(interaction, caller, state, body, "reply-language", language=f"ui-pref-language-{wished}")
        elif not _rules(caller, state):
            await self._answers.refuse(interaction, caller, "refusal-not-host")
        else:
            await deliver.in_place(interaction, languages(state, caller.words))

    async def _give(
        self, interaction: Interaction, caller: Caller, state: TableState, body: cmd.Body, key: str, **named: str
    ) -> None:
        """Submit; the answer takes the place of the page. ``named`` are keys of what the sentence names."""
        outcome = await self._answers.submit(interaction, caller, state.id, body)
        after = await self._lookup.state(state.id)
        if isinstance(outcome, cmd.Applied):
            if isinstance(body, cmd.Pause) and after is not None and after.paused:
                key = "reply-paused"  # The last who was asked, or the only one.
            await self._done(interaction, caller, state, key, **named)
        else:
            await self._answers.outcome(interaction, caller, state.id, outcome)

    async def _done(self, interaction: Interaction, caller: Caller, state: TableState, key: str, **named: str) -> None:
        said = caller.words
        args = {name: said.text(one) for name, one in named.items()}
        text = said.text(key, table=escape(plain(state.name, "…")), **args)
        await deliver.in_place(interaction, notice(text, "done", said))


def _lowers(caller: Caller, state: TableState) -> bool:
    """Whether the person may have the board brought down: who only watches could fill the thread of others with it."""
    return state.chair_of(caller.person.id) is not None or caller.moderates(state)


def _rules(caller: Caller, state: TableState) -> bool:
    return hosts(state, caller.person.id) or caller.moderates(state)
