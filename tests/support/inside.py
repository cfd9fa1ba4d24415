"""The whole bot in the process of the tests, in place of :class:`tests.support.process.Germini`.

For tests of which a process is not the subject.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

from bot.app import create_bot
from bot.client import GerminiBot
from bot.settings import Settings
from tests.fuzz.home import listening


class Inside:
    """One bot on a data folder and a socket, with its real database. Keeps what it logs as an error."""

    def __init__(self, socket: Path, data: Path) -> None:
        self.data = data
        self.settings = Settings(
            data_dir=data,
            socket=socket,
            board_spacing=0.0,
            press_rest=0.0,
            guild_ready_timeout=0.05,
            bot_pause_least=0.0,
            bot_pause_most=0.0,
            shuffle_pause=0.0,
            dm_opens=1000,
            picture_process=False,
        )
        self._bot: GerminiBot | None = None
        self._task: asyncio.Task[None] | None = None
        self._listening = ExitStack()
        self._errors: list[str] = []

    async def start(self) -> None:
        """Log in."""
        self._errors = self._listening.enter_context(listening()).lines
        self._bot = create_bot(self.settings)
        self._task = asyncio.create_task(self._bot.start("any"))

    async def stop(self) -> int:
        """Close the bot and its services. Returns 0, the exit status of a process that has ended well."""
        bot, task, self._bot, self._task = self._bot, self._task, None, None
        if bot is not None and task is not None:
            await bot.close()
            await bot.runtime.close()
            await asyncio.gather(task, return_exceptions=True)
        self._listening.close()
        return 0

    def errors(self) -> list[str]:
        """Return what was logged at error or above since the last start, and why the bot has ended if it has."""
        ended = self._task is not None and self._task.done()
        return [*self._errors, *(["the bot has ended"] if ended else [])]
