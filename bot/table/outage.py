"""While the store cannot write, nothing is played and no clock may run out: its time is given back (ux.md E55)."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager

from bot.table.ports import StoreBusy
from bot.table.standstill import UNSAVED, Standstill

log = logging.getLogger(__name__)


class Outage:
    """Notes whether the store can write."""

    def __init__(self, standstill: Standstill) -> None:
        self._standstill = standstill

    @property
    def on(self) -> bool:
        """Whether the store cannot write, as far as is known."""
        return self._standstill.on(UNSAVED)

    @contextmanager
    def noting(self) -> Generator[None]:
        """Note whether what is written here can be."""
        try:
            yield
        except StoreBusy as busy:
            self.failed(busy.reason)
            raise
        self.wrote()

    def failed(self, reason: str) -> None:
        """Something could not be written."""
        if not self.on:
            self._standstill.begin(UNSAVED)
            log.critical("nothing can be saved: %s; tables wait, clocks stand still", reason)

    def wrote(self) -> None:
        """Something was written."""
        if self.on:
            log.warning("saving works again", extra={"ms": self._standstill.lasts(UNSAVED)})
            self._standstill.end(UNSAVED)
