"""Answers that only one person sees and that can still be changed: open My cards panels and the newest interactions.

A token lives 15 minutes (ux.md 2.0); after 14 it is forgotten, because requests on dead tokens count against the bot.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.ui import deliver
from bot.ui.screen import Screen

TOKEN_LIFE = 14 * 60_000
"""Milliseconds for which an interaction is used after it came in."""

REMEMBERED = 2048
"""People whose newest interaction is kept, and direct messages for which a press is."""

Interaction = discord.Interaction[Any]


@dataclass(slots=True)
class Panel:
    """A panel only its owner sees. ``digest`` names what it shows."""

    interaction: Interaction
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
    """The open panels, by table and player, and each person's newest interaction. Kept in memory: tokens die anyway."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._open: OrderedDict[tuple[str, int], Panel] = OrderedDict()
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

    async def opened(self, table: str, player: int, interaction: Interaction, digest: str) -> None:
        """A new panel was opened with this interaction; the one before it is deleted if its token still lives."""
        before = self.of(table, player)
        self._keep(table, player, interaction, digest)
        if before is not None and before.interaction is not interaction:
            await deliver.forget(before.interaction)

    def renewed(self, table: str, player: int, interaction: Interaction, digest: str) -> None:
        """The panel was pressed: its newest token is this interaction's."""
        self._keep(table, player, interaction, digest)

    def _keep(self, table: str, player: int, interaction: Interaction, digest: str) -> None:
        """An interaction takes tens of kilobytes: those whose tokens are dead are let go of, whoever asks for them."""
        self._open[table, player] = Panel(interaction, self._now(), digest)
        self._open.move_to_end((table, player))
        while self._now() - next(iter(self._open.values())).at >= TOKEN_LIFE:
            self._open.popitem(last=False)

    def of(self, table: str, player: int) -> Panel | None:
        """The open panel of a player, None when there is none whose token lives."""
        panel = self._open.get((table, player))
        if panel is not None and self._now() - panel.at >= TOKEN_LIFE:
            del self._open[table, player]
            return None
        return panel

    async def push(self, table: str, player: int, user: int, screen: Screen, digest: str) -> None:
        """Show the newest state in the open panel, if there is one and it shows something else. A panel that is not of
        ``user`` (a Discord id) is of somebody whose chair she has taken over: it is shown nothing any more."""
        panel = self.of(table, player)
        if panel is not None and panel.interaction.user.id != user:
            self.close(table, player)
            return
        if panel is None or panel.digest == digest:
            return
        failure = await deliver.replace_original(panel.interaction, screen)
        if failure is None:
            panel.digest = digest
        elif failure is not deliver.Failure.UNREACHABLE:
            self.close(table, player)

    def close(self, table: str, player: int) -> None:
        """Forget the panel of a player."""
        self._open.pop((table, player), None)
