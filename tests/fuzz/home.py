"""Where presses are tried: the bot on a real database, and whatever it logs as an error."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.app import House
from bot.local_server import World
from bot.settings import Settings
from bot.table.model import TableState
from tests.support.edge import Edge


class Errors(logging.Handler):
    """Keeps what is logged at error and above."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        why = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.lines.append(f"{record.name}: {record.getMessage()} {why}")


@contextlib.contextmanager
def listening() -> Iterator[Errors]:
    """Whatever is logged as an error meanwhile."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        yield errors
    finally:
        logging.getLogger().removeHandler(errors)


class Home(Edge):
    """A channel with four people, and the bot on a real database."""

    def __init__(self, world: World, folder: Path) -> None:
        settings = Settings(
            data_dir=folder / "data",
            board_spacing=0.0,
            guild_ready_timeout=0.02,
            bot_pause_least=0.0,
            bot_pause_most=0.0,
            shuffle_pause=0.0,
        )
        super().__init__(world, folder / "s", House(settings))  # type: ignore[arg-type]
        self.now: TableState | None = None

    async def until(self, condition: Callable[[], Any], seconds: float = 60.0) -> Any:
        """As ever, with more patience: a real database is opened, and the machine may be busy with other targets."""
        return await super().until(condition, seconds)

    async def look(self) -> TableState | None:
        """The newest open table."""
        assert self.bot is not None
        rows = await self.bot.services.store.tables()
        self.now = await self.bot.services.tables.state(rows[0].id) if rows else None
        return self.now
