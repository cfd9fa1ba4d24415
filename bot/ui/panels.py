"""Answers that only one person sees and that can still be changed: open My cards panels and the newest interactions.

A token lives 15 minutes (ux.md 2.0); after 14 it is forgotten, because requests on dead tokens count against the bot.
Open panels outlive the process (:mod:`bot.ui.panel_notes`); interactions do not.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.store.slots import OpenPanel
from bot.table.ports import StoreBusy
from bot.ui import deliver
from bot.ui.panel_notes import PanelNotes
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

TOKEN_LIFE = 14 * 60_000
"""Milliseconds for which an interaction is used after it came in."""

REMEMBERED = 2048
"""People whose newest interaction is kept, and direct messages for which a press is."""

Interaction = discord.Interaction[Any]


@dataclass(slots=True)
class Panel:
    """A panel only its owner sees (``user``, a Discord id): the answer that can be changed, and when its token was
    given. ``digest`` names what it shows, "" where that is not known."""

    answer: deliver.Answer
    user: int
    at: int
    digest: str = ""


class _Lately:
    """The newest interaction by person or message, as long as its token lives. An interaction takes tens of kilobytes:
    those whose tokens are dead are let go of, whoever asks for them."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._kept: OrderedDict[int, tuple[Interaction, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, key: int, interaction: Interaction) -> None:
        self._kept[key] = (interaction, self._now())
        self._kept.move_to_end(key)
        while len(self._kept) > REMEMBERED or self._now() - next(iter(self._kept.values()))[1] >= TOKEN_LIFE:
            self._kept.popitem(last=False)

    def of(self, key: int) -> Interaction | None:
        found = self._kept.get(key)
        return found[0] if found is not None and self._now() - found[1] < TOKEN_LIFE else None

    def at(self, key: int) -> int | None:
        found = self._kept.get(key)
        return found[1] if found is not None else None

    def drop(self, key: int) -> None:
        self._kept.pop(key, None)


class Panels:
    """The open panels, by table and player, and each person's newest interaction. ``now`` is in Unix ms; without
    ``notes`` no panel outlives the process."""

    def __init__(self, now: Callable[[], int], notes: PanelNotes | None = None) -> None:
        self._now = now
        self._notes = notes
        self._open: OrderedDict[tuple[str, int], Panel] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None
        self._newest = _Lately(now)
        self._pressed = _Lately(now)

    def saw(self, interaction: Interaction) -> None:
        """Remember this as the person's newest interaction."""
        self._newest.keep(interaction.user.id, interaction)

    def newest(self, user: int) -> Interaction | None:
        """An interaction through which the person can still be told something, or None."""
        return self._newest.of(user)

    def changed(self, message: int, interaction: Interaction) -> None:
        """A press on a direct message was answered by changing this message: until its token dies the message can be
        changed through it, outside of Discord's limit for all requests (ux.md 5.1)."""
        self._pressed.keep(message, interaction)

    def pressed(self, message: int) -> Interaction | None:
        """The newest press through which this message can be changed, or None."""
        return self._pressed.of(message)

    def spent(self, message: int) -> None:
        """The press cannot be used any more to change this message."""
        self._pressed.drop(message)

    def idle(self, user: int, least: int) -> bool:
        """Whether the person has not acted for ``least`` ms."""
        at = self._newest.at(user)
        return at is None or self._now() - at >= least

    async def restore(self, client: discord.Client) -> None:
        """Take up the panels that were open when the process ended before, as far as their tokens live. What each shows
        is not known: the next look at its table edits it once."""
        if self._notes is None:
            return
        dead = self._now() - TOKEN_LIFE
        try:
            kept = await self._notes.read()
        except StoreBusy as busy:
            log.warning("the open panels could not be read: %s", busy.reason)
            return
        for panel, user in kept:
            if panel.at > dead:
                answer = deliver.answer_again(client, panel.application, panel.token)
                self._open[panel.table, panel.player] = Panel(answer, user, panel.at)
        if len(self._open) < len(kept):
            self._notes.drop_until(dead)
        self._watch()

    async def stop(self) -> None:
        """Write what is to be remembered; the panels stay open for the next process."""
        if self._timer is not None:
            self._timer.cancel()
        if self._notes is not None:
            await self._notes.written()

    async def opened(self, table: str, player: int, person: int, interaction: Interaction, digest: str) -> None:
        """A new panel was opened with this interaction; the one before it is deleted if its token still lives.
        ``person`` is the number of its owner."""
        before = self.of(table, player)
        self._keep(table, player, person, interaction, digest)
        if before is not None and before.answer is not interaction:
            await deliver.forget(before.answer)

    def renewed(self, table: str, player: int, person: int, interaction: Interaction, digest: str) -> None:
        """The panel was pressed: its newest token is this interaction's."""
        self._keep(table, player, person, interaction, digest)

    def _keep(self, table: str, player: int, person: int, interaction: Interaction, digest: str) -> None:
        now = self._now()
        self._open[table, player] = Panel(interaction, interaction.user.id, now, digest)
        self._open.move_to_end((table, player))
        if self._notes is not None:
            row = OpenPanel(table, player, person, interaction.application_id, interaction.token, now)
            self._notes.keep(row)
        self._let_go()

    def _let_go(self) -> None:
        """An interaction takes tens of kilobytes, and a token is a secret: both are let go of when the token is dead,
        whoever asks for them."""
        dead = self._now() - TOKEN_LIFE
        known = len(self._open)
        while self._open and next(iter(self._open.values())).at <= dead:
            self._open.popitem(last=False)
        if self._notes is not None and len(self._open) < known:
            self._notes.drop_until(dead)
        self._watch()

    def _watch(self) -> None:
        """See to it that the oldest token is let go of in time, also if nobody opens a panel any more."""
        if self._notes is None or not self._open or self._timer is not None:
            return
        left = next(iter(self._open.values())).at + TOKEN_LIFE - self._now()
        self._timer = asyncio.get_running_loop().call_later(max(1.0, left / 1000), self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self._let_go()

    def of(self, table: str, player: int) -> Panel | None:
        """The open panel of a player, None when there is none whose token lives."""
        panel = self._open.get((table, player))
        if panel is not None and self._now() - panel.at >= TOKEN_LIFE:
            self._let_go()
            return None
        return panel

    async def push(self, table: str, player: int, user: int, screen: Screen, digest: str) -> None:
        """Show the newest state in the open panel, if there is one and it shows something else. A panel that is not of
        ``user`` (a Discord id) is of somebody whose chair they have taken over: it is shown nothing any more."""
        panel = self.of(table, player)
        if panel is not None and panel.user != user:
            self.close(table, player)
            return
        if panel is None or panel.digest == digest:
            return
        failure = await deliver.replace_original(panel.answer, screen)
        if failure is None:
            panel.digest = digest
        elif failure is not deliver.Failure.UNREACHABLE and self._open.get((table, player)) is panel:
            self.close(table, player)

    def close(self, table: str, player: int) -> None:
        """Forget the panel of a player."""
        if self._open.pop((table, player), None) is not None and self._notes is not None:
            self._notes.drop((table, player))
