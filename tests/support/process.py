"""The real entry point, ``germini run --socket``, as a process that tests start, stop and kill."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from pathlib import Path

from tests.support.preloaded import Forked, preloaded
from tests.support.waiting import MAX_WAIT_SECONDS, until

FAST = {
    "GERMINI_BOT_PAUSE_LEAST": "0",
    "GERMINI_BOT_PAUSE_MOST": "0",
    "GERMINI_SHUFFLE_PAUSE": "0",
    "GERMINI_BOARD_SPACING": "0",
    "GERMINI_PRESS_REST": "0",
    "GERMINI_DM_OPENS": "1000",
    "GERMINI_GUILD_READY_TIMEOUT": "0.05",
    "GERMINI_LOG_LEVEL": "INFO",
    "GERMINI_SEARCH_PROCESSES": "0",
    "LC_ALL": "C.UTF-8",
}

BOT = ("-m", "bot")
"""What the interpreter runs."""


class Germini:
    """One bot process on a data folder and a socket. Its standard error is kept in ``log``."""

    preloaded = False
    """Whether it is a copy of a process that has imported the bot."""

    def __init__(self, socket: Path, data: Path, **environment: str) -> None:
        self.socket = socket
        self.data = data
        self.environment = {**FAST, **environment}
        self.log = data / "bot.log"
        self.process: asyncio.subprocess.Process | Forked | None = None
        self.program: tuple[str, ...] = BOT
        """What the interpreter runs."""

    async def start(self) -> None:
        """Start the process; it logs in by itself."""
        self.data.mkdir(parents=True, exist_ok=True)
        inherited = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
        environment = {**inherited, **self.environment}
        arguments = ("run", "--socket", str(self.socket), "--data-dir", str(self.data))
        with self.log.open("ab") as log:
            if self.preloaded and self.program == BOT:
                self.process = preloaded().fork(arguments, environment, 1, log)
                return
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *self.program, *arguments, env=environment, stderr=log
            )

    async def kill(self) -> None:
        """Send SIGKILL: the process cannot finish anything."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Send SIGTERM and return the exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        if process.returncode is None:
            process.send_signal(number)
        return await asyncio.wait_for(process.wait(), MAX_WAIT_SECONDS)

    async def rests(self, seconds: float) -> None:
        """Wait until the process and those it has started have only waited for so long. On a busy machine a process
        without output may still have something to do."""
        begun = time.monotonic()

        def resting() -> bool:
            nonlocal begun
            if self.process is not None and at_work(self.process.pid):
                begun = time.monotonic()
            return time.monotonic() - begun > seconds

        await until(resting, "the bot has nothing to do")

    def errors(self) -> list[str]:
        """Return the lines that the process logged at error or above. Raises FileNotFoundError if it has logged nothing
        at all: it always logs that it is ready."""
        marks = ('"level": "error"', '"level": "critical"', "Traceback")
        return [line for line in self.log.read_text().splitlines() if any(mark in line for mark in marks)]


class PreloadedGermini(Germini):
    """The same, started in a hundredth of the time: for tests whose subject is not the start of the interpreter."""

    preloaded = True


def at_work(pid: int) -> bool:
    """Return whether a thread of the process, or of one that it has started, runs or is ready to run."""
    for thread in Path(f"/proc/{pid}/task").glob("*"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # It has just ended.
            state = (thread / "stat").read_text().rpartition(")")[2].split()[0]
            children = (thread / "children").read_text().split()
            if state in "RD" or any(at_work(int(child)) for child in children):
                return True
    return False
