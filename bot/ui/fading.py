"""Words about a press that are worth nothing after the next one: they must not pile up under the cards (E23).

Only the person sees them, so nothing else would ever take them away. Kept in memory: their tokens die within minutes.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.ui import deliver
from bot.ui.panels import TOKEN_LIFE
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

REMEMBERED = 4096
"""Players of whom the last word is remembered."""

Interaction = discord.Interaction[Any]
Player = tuple[str, int]
"""A table and a number of a player there."""


class Fading:
    """The last word to every player about a press of hers."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: OrderedDict[Player, tuple[Callable[[], Awaitable[None]], int]] = OrderedDict()

    async def tell(self, player: Player, interaction: Interaction, screen: Screen) -> None:
        """Say this to the person alone, in place of what was said to her before."""
        before = self._last.pop(player, None)
        away = await deliver.respond_for_now(interaction, screen)
        if isinstance(away, deliver.Failure):
            log.warning("an answer did not arrive", extra={"interaction": interaction.id, "why": away.name})
        else:
            self._last[player] = away, self._now()
            while len(self._last) > REMEMBERED or self._now() - next(iter(self._last.values()))[1] >= TOKEN_LIFE:
                self._last.popitem(last=False)
        await self._take_away(before)

    async def clear(self, player: Player) -> None:
        """She has acted since: take the word away."""
        await self._take_away(self._last.pop(player, None))

    async def _take_away(self, said: tuple[Callable[[], Awaitable[None]], int] | None) -> None:
        if said is not None and self._now() - said[1] < TOKEN_LIFE:
            await said[0]()
