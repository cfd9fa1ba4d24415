"""``/replay`` and the buttons under it: a finished match moment by moment, and a deal shared as an animated picture.

Before the end of a match nobody gets any of it here, not even its players: they have the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.i18n import Words
from bot.records import Match, RecordError, problem_text
from bot.render import Animation
from bot.services import Services
from bot.store.preferences import Preferences
from bot.table.model import TableState
from bot.table.quota import POST
from bot.ui import deliver, screens
from bot.ui.answers import PATIENCE, Answers, Interaction, TurnedAway
from bot.ui.history_commands import HistoryCommands
from bot.ui.ids import ControlId, unbase36
from bot.ui.lookup import Caller, Lookup
from bot.ui.matches import Shelf, over
from bot.ui.panels import Panels
from bot.ui.quotas import Quotas
from bot.ui.reach import shown_to_all, table_id, the_table
from bot.ui.replay_pictures import animation_of, moment_pictures
from bot.ui.screen import Screen
from bot.ui.screens.replay import ALL, Spot, clamp

log = logging.getLogger(__name__)

Key = tuple[str, int, bool, str, tuple[str, ...], str, bool]
"""Table, deal, whether hands are open, language, names, theme, large print: what an animated picture depends on."""


class ReplayCommands:
    """One method for each command; :meth:`press` for the buttons of replays and of the history."""

    def __init__(
        self,
        services: Services,
        lookup: Lookup,
        answers: Answers,
        panels: Panels,
        history: HistoryCommands,
        shelf: Shelf,
    ) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._panels = panels
        self._history = history
        self._shelf = shelf
        self._quotas = Quotas(services)
        self._drawing = asyncio.Semaphore(1)
        self._sharing: set[int] = set()
        self._newest: tuple[Key, Animation] | None = None

    async def replay(self, interaction: Interaction, table: str, deal: int | None) -> None:
        """Open a match at a deal."""
        self._panels.saw(interaction)
        caller = await self._lookup.caller(interaction)
        await self._open(interaction, caller, table, deal or 1)

    async def open(self, interaction: Interaction, caller: Caller, table: str) -> None:
        """Open a match from another page."""
        self._panels.saw(interaction)
        await self._open(interaction, caller, table, 1)

    async def press(self, interaction: Interaction, caller: Caller, control: ControlId, values: list[str]) -> None:
        """Answer a press on a replay or on the history."""
        if control.action == "history":
            await self._history.leaf(interaction, caller, control.deal, control.arg)
            return
        if control.action == "post":
            hers = await self._history.post(interaction, caller, control.table)
            if not hers and await self._visible(interaction, caller, control.table) is not None:
                await self._answers.refuse(interaction, caller, "replay-unknown")
            return
        if control.action == "replay":
            await self._open(interaction, caller, control.table, control.deal or 1)
            return
        state = await self._visible(interaction, caller, control.table)
        if state is None:
            return
        if control.action == "export":
            await self._history.export(interaction, caller, state)
            return
        if control.action == "share":
            await self._share(interaction, caller, state, control)
        else:
            match = await self._shelf.match(state, caller.words, caller.person.id)
            showing = self._screen(match, _target(match, control, values), caller)
            await _in_time(interaction, showing, thinking=False)

    async def _open(self, interaction: Interaction, caller: Caller, table: str, deal: int) -> None:
        state = await self._visible(interaction, caller, table)
        if state is not None:
            await _in_time(interaction, self._first(state, caller, deal), thinking=True)

    async def _first(self, state: TableState, caller: Caller, deal: int) -> Screen:
        match = await self._shelf.match(state, caller.words, caller.person.id)
        spot = clamp(match, deal, 0)
        tricks = (await self._shelf.tricks(match, spot.deal)).starts
        start = max(tricks[0][1] - 1, 0) if tricks else 0
        return await self._screen(match, Spot(spot.deal, start), caller)

    async def _visible(self, interaction: Interaction, caller: Caller, typed: str) -> TableState | None:
        """The finished match, if this person may see it from here; else they are told."""
        if await self._shelf.reached(caller, typed) is None:
            await self._answers.refuse(interaction, caller, "replay-unknown")
            return None
        table = table_id(typed)
        state = await self._shelf.state(table)
        if state is None:
            gone = await self._shelf.dropped(table)
            await self._answers.refuse(interaction, caller, "replay-dropped" if gone else "replay-unknown")
            return None
        if not over(state):
            text = problem_text(RecordError("unfinished"), caller.words)
            await self._answers.tell(interaction, screens.notice(text, "refused", caller.words))
            return None
        return state

    async def _screen(self, match: Match, spot: Spot, caller: Caller) -> Screen:
        tricks = (await self._shelf.tricks(match, spot.deal)).starts
        theme, large = caller.prefers.theme, caller.prefers.large
        pictures = await moment_pictures(self._services.pictures, match, spot, caller.words, theme=theme, large=large)
        return screens.replay(match, spot, tricks, pictures, caller.words)

    async def _share(self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId) -> None:
        """Post the deal as an animated picture, where everybody who will see it may see the match. Drawing takes
        seconds: one at a time, and one for each person."""
        said, person = caller.words, caller.person.id
        if not shown_to_all(caller.viewer, the_table(state)):
            await self._answers.refuse(interaction, caller, "reply-not-shown-here")
            return
        if person in self._sharing:
            await self._answers.refuse(interaction, caller, "replay-share-busy")
            return
        self._sharing.add(person)
        here = interaction.guild_id or 0
        try:
            refusal = await self._quotas.spend(interaction, caller, POST, here)
            if refusal is not None:
                await self._answers.outcome(interaction, caller, "", TurnedAway(refusal))
                return
            await self._answers.tell(interaction, screens.notice(said.text("replay-share-soon"), "info", said))
            home = interaction.guild_id is not None
            match = await self._shelf.match(state, said, 0 if home else person)
            spot = clamp(match, control.deal, control.asked, control.arg)
            made = await self._animation(match, spot, said, caller.prefers)
            named = await self._lookup.named_people([person], 0 if home else person)
            who = named[person].name if person in named else ""
            screen = screens.shared(match, spot.deal, who, made.picture, said, home=home)
            if await deliver.publish(interaction, screen) is not None:
                await self._quotas.give_back(interaction, caller, POST, here)
                await self._answers.refuse(interaction, caller, "replay-share-failed")
        finally:
            self._sharing.discard(person)

    async def _animation(self, match: Match, spot: Spot, said: Words, prefers: Preferences) -> Animation:
        opened, theme, large = spot.eyes == ALL, prefers.theme, prefers.large
        key: Key = (match.table, spot.deal, opened, said.language, match.names, theme, large)
        async with self._drawing:
            if self._newest is None or self._newest[0] != key:
                played = match.deals[spot.deal - 1]
                made = await asyncio.to_thread(
                    *(animation_of, match, played, said), open_hands=opened, theme=theme, large=large
                )
                self._newest = (key, made)
            return self._newest[1]


def _target(match: Match, control: ControlId, values: list[str]) -> Spot:
    """Where a control of a replay leads; to the nearest moment there is for anything odd."""
    chosen = unbase36(values[0]) if values and control.action != "eyes" else None
    match control.action:
        case "totrick" if chosen is not None:
            return clamp(match, control.deal, chosen, control.arg)
        case "todeal" if chosen is not None:
            return clamp(match, chosen, 0, control.arg)
        case "eyes":
            return clamp(match, control.deal, control.asked, values[0] if values else "")
        case _:
            return clamp(match, control.deal, control.asked, control.arg.partition(".")[0])


async def _in_time(interaction: Interaction, showing: Coroutine[Any, Any, Screen], *, thinking: bool) -> None:
    """Answer with a screen; if it takes its time, say first that the answer comes later."""
    task = asyncio.ensure_future(showing)
    done, _ = await asyncio.wait((task,), timeout=PATIENCE)
    if not done:
        await deliver.defer(interaction, thinking=thinking)
    screen = await task
    failure = await (deliver.respond if thinking else deliver.in_place)(interaction, screen)
    if failure is not None:
        log.warning("a replay did not arrive", extra={"interaction": interaction.id, "why": failure.name})
