"""The open panels as the store remembers them, so that they are kept up to date after a restart too.

Written beside the presses, never before an answer: a note that a crash loses costs one press on *My cards*.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.store import StoreProblem
from bot.store.slots import OpenPanel
from bot.table.ports import StoreBusy

log = logging.getLogger(__name__)

Key = tuple[str, int]
"""A table and a player there."""


class PanelStore(Protocol):
    """What is needed of the store."""

    async def keep_panel(self, panel: OpenPanel) -> None: ...

    async def drop_panel(self, table: str, player: int) -> None: ...

    async def drop_panels(self, until: int) -> None: ...

    async def open_panels(self) -> list[tuple[OpenPanel, int]]: ...


class PanelNotes:
    """Writes the newest of each panel, one note after the other."""

    def __init__(self, store: PanelStore) -> None:
        self._store = store
        self._panels: dict[Key, OpenPanel | None] = {}
        self._until: int | None = None
        self._task: asyncio.Task[None] | None = None

    def keep(self, panel: OpenPanel) -> None:
        """Remember this panel, in the place of the one before."""
        self._panels[panel.table, panel.player] = panel
        self._begin()

    def drop(self, key: Key) -> None:
        """Forget the panel of a player."""
        self._panels[key] = None
        self._begin()

    def drop_until(self, at: int) -> None:
        """Forget all panels that were opened at ``at`` (Unix ms) or before."""
        self._until = at
        self._begin()

    async def read(self) -> list[tuple[OpenPanel, int]]:
        """The panels that are remembered, the oldest first, each with the Discord id of its owner."""
        return await self._store.open_panels()

    async def written(self) -> None:
        """Return when everything is written, or could not be."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write(), name="panel notes")

    async def _write(self) -> None:
        while self._panels or self._until is not None:
            try:
                await self._next()
            except (StoreBusy, StoreProblem) as busy:
                log.info("an open panel could not be noted: %s", busy)
            except Exception as error:
                log.warning("an open panel could not be noted", exc_info=error)

    async def _next(self) -> None:
        if self._until is not None:
            until, self._until = self._until, None
            await self._store.drop_panels(until)
            return
        key = next(iter(self._panels))
        panel = self._panels.pop(key)
        if panel is None:
            await self._store.drop_panel(*key)
        else:
            await self._store.keep_panel(panel)
