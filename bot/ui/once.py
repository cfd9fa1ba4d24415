"""An interaction is taken up once, even where Discord tells of it twice: after a resume missed events are told again
(ux.md E30)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import discord

KEPT = 15 * 60_000
"""Milliseconds for which an interaction is remembered: so long its token lives."""

MINE = "germini.once"
"""Where an interaction carries that it was taken up."""


class Repeated(Exception):
    """This event came before and is being answered, or was."""


class Once:
    """Remembers the numbers of the interactions of the last quarter of an hour."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._seen: OrderedDict[int, int] = OrderedDict()

    def check(self, interaction: discord.Interaction[Any]) -> None:
        """Raises Repeated if another event with this number came before."""
        if interaction.extras.get(MINE):
            return
        now = self._now()
        while self._seen and now - next(iter(self._seen.values())) >= KEPT:
            self._seen.popitem(last=False)
        if interaction.id in self._seen:
            raise Repeated
        self._seen[interaction.id] = now
        interaction.extras[MINE] = True
