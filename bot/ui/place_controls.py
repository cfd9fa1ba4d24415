"""The host's answers after the place of a table was deleted: continue in a new thread, or end without result (E11)."""

from __future__ import annotations

from typing import Any

import discord

from bot.services import Services
from bot.table import commands as cmd
from bot.table.hold import GONE
from bot.table.hosting import hosts
from bot.table.model import TableState
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.failure import Failure
from bot.ui.ids import ControlId
from bot.ui.lookup import Caller, Lookup
from bot.ui.places import Places
from bot.ui.screen import Screen
from bot.ui.screens.base import table_label
from bot.ui.threads import Threads
from bot.ui.whereabouts import Whereabouts

THREADED = (discord.ChannelType.text, discord.ChannelType.news)
"""Channels in which a thread can be made without a post of its own."""


class PlaceControls:
    """The client's answers to those buttons."""

    def __init__(
        self,
        services: Services,
        lookup: Lookup,
        answers: Answers,
        places: Places,
        threads: Threads,
        whereabouts: Whereabouts,
    ) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._places = places
        self._threads = threads
        self._whereabouts = whereabouts

    async def looked_at(self, state: TableState) -> TableState | None:
        """The table after somebody has acted at it while it was held: its place may be there again."""
        await self._places.recheck(state.id)
        return await self._lookup.state(state.id)

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """Answer one press; twice the same is told to be settled."""
        if state.paused != GONE or not state.open:
            await self._say(interaction, caller, "place-past", "stale")
        elif not hosts(state, caller.person.id) and not caller.moderates(state):
            await self._answers.refuse(interaction, caller, "refusal-not-host")
        elif control.action == "void":
            outcome = await self._answers.submit(interaction, caller, state.id, cmd.Close(GONE))
            if isinstance(outcome, cmd.Applied | cmd.Duplicate):
                await self._say(interaction, caller, "place-voided", "done", table=table_label(state))
            else:
                await self._answers.outcome(interaction, caller, state.id, outcome)
        else:
            await deliver.defer(interaction)
            await self._continue(interaction, caller, state, values[0] if values else "")

    async def _continue(self, interaction: Interaction, caller: Caller, state: TableState, chosen: str) -> None:
        home = self._whereabouts.home(state)
        channel = home.id if home is not None and home.type in THREADED else 0
        if not channel or chosen:
            open_to = await self._whereabouts.choices(state, caller.person.user)
            channel = next((number for number, _ in open_to if str(number) == chosen), 0)
            if not channel:
                await self._show(interaction, screens.places.choose_channel(state, caller.words, open_to))
                return
        thread = await self._threads.anew(state, channel)
        if isinstance(thread, Failure):
            await self._say(interaction, caller, "place-failed", "refused", channel=f"<#{channel}>")
            return
        await self._threads.put(state, thread, channel)
        placed = await self._lookup.state(state.id)
        if placed is not None:
            await self._places.let_go(placed)
        await self._say(interaction, caller, "place-continued", "done", channel=f"<#{thread}>")

    async def _say(self, interaction: Interaction, caller: Caller, key: str, kind: str, **args: Any) -> None:
        await self._show(interaction, screens.notice(caller.words.text(key, **args), kind, caller.words))

    async def _show(self, interaction: Interaction, screen: Screen) -> None:
        await deliver.in_place(interaction, screen)
