"""The environment of the fuzzed presses: the bot on a real database, and every error it logs."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.app import Runtime
from bot.local_server import Person, World
from bot.settings import Settings
from bot.table.model import TableState
from tests.support.edge import Edge
from tests.support.template import FILE, placed

MESSAGE = 4
"""Discord's type of an answer that is a message of its own."""


class Errors(logging.Handler):
    """Collects what is logged at error level and above."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Store the record's message."""
        why = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.lines.append(f"{record.name}: {record.getMessage()} {why}")


@contextlib.contextmanager
def listening() -> Iterator[Errors]:
    """Collect the errors that are logged meanwhile."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        yield errors
    finally:
        logging.getLogger().removeHandler(errors)


class Home(Edge):
    """A channel with four people, and the bot on a real database."""

    def __init__(self, world: World, folder: Path) -> None:
        placed(folder / "data" / FILE)
        settings = Settings(
            data_dir=folder / "data",
            board_spacing=0.0,
            press_rest=0.0,
            guild_ready_timeout=0.02,
            bot_pause_least=0.0,
            bot_pause_most=0.0,
            shuffle_pause=0.0,
            picture_process=False,
        )
        super().__init__(world, folder / "s", Runtime(settings))  # type: ignore[arg-type]
        self.now: TableState | None = None

    async def press(self, person: Person, channel: str, verb: str) -> Any:
        """Press the newest control with this verb. *Start* is pressed again until it is taken: it is refused, in a
        message of its own, while the seal is on its way."""
        while True:
            made = await super().press(person, channel, verb)
            if verb != "start" or made.callback_type != MESSAGE:
                return made
            await self.quiet()

    async def look(self) -> TableState | None:
        """Return the newest open table."""
        assert self.bot is not None
        rows = await self.bot.services.store.tables.listed()
        self.now = await self.bot.services.tables.state(rows[0].id) if rows else None
        return self.now
