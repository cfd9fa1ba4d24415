"""Bots of the tests that need not import the bot: a process that has imported it forks one copy of itself for each.

Importing takes two seconds of processor time, and the tests start more than a hundred bots. A copy runs the same
command line, in a process of its own that can be stopped, killed and waited for. Tests whose subject is the start of
the interpreter, and whatever is measured, start ``python -m bot`` itself.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any, NoReturn

from tests.support.waiting import until_true

ROOT = Path(__file__).parents[2]
MAX_BYTES = 1 << 17
"""Longest message between the two: a command line and an environment."""
POLL_SECONDS = 0.01
MODULES = ("bot.__main__", "bot.cli.run", "bot.cli.local", "bot.client", "bot.app", "uvloop")
"""What every bot imports, beside its cogs."""
STREAMS = (1, 2)
"""File descriptors of standard output and standard error."""


class Preloaded:
    """The process that has imported the bot."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = (sys.executable, "-m", __name__, str(theirs.fileno()))
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=(theirs.fileno(),)
            )
        self._statuses: dict[int, int] = {}
        self._lock = threading.Lock()

    def fork(
        self, arguments: Sequence[str], environment: Mapping[str, str], stdout: IO[Any] | int, stderr: IO[Any] | int
    ) -> Forked:
        """Start ``python -m bot`` with these arguments. Raises OSError if this process has ended."""
        files = [file if isinstance(file, int) else file.fileno() for file in (stdout, stderr)]
        order = json.dumps({"arguments": list(arguments), "environment": dict(environment), "folder": str(Path.cwd())})
        with self._lock:
            socket.send_fds(self._line, [order.encode()], files)
            while (pid := self._read()) is None:
                pass
        return Forked(self, pid)

    def run(self, arguments: Sequence[str], environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        """Run ``python -m bot`` to its end; return its status and what it wrote. Raises AssertionError if it does not
        end."""
        with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
            forked = self.fork(arguments, environment, out, err)
            try:
                until_true(lambda: forked.returncode is not None, "the end of the command")
            finally:
                forked.send_signal(signal.SIGKILL)
            out.seek(0)
            err.seek(0)
            return subprocess.CompletedProcess([*arguments], forked.returncode or 0, out.read(), err.read())

    def status(self, pid: int) -> int | None:
        """Return how a copy has ended, as :attr:`subprocess.Popen.returncode`; None while it runs."""
        with self._lock:
            while pid not in self._statuses and select.select([self._line], [], [], 0)[0]:
                self._read()
            return self._statuses.get(pid)

    def _read(self) -> int | None:
        """Read one message: the process id of a copy that was started, or None of one that has ended."""
        message = self._line.recv(MAX_BYTES)
        if not message:
            raise OSError("the process that has imported the bot has ended")
        said = json.loads(message)
        if "started" in said:
            return said["started"]
        self._statuses[said["ended"]] = said["status"]
        return None

    def end(self) -> None:
        """End the process and its copies."""
        self._line.close()
        self._process.wait()


class Forked:
    """One copy, with what the tests use of :class:`asyncio.subprocess.Process`."""

    def __init__(self, of: Preloaded, pid: int) -> None:
        self._of = of
        self.pid = pid

    @property
    def returncode(self) -> int | None:
        """How it has ended: the exit status, or the negative number of a signal; None while it runs."""
        return self._of.status(self.pid)

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal, if it has not ended."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Send SIGTERM."""
        self.send_signal(signal.SIGTERM)

    async def wait(self) -> int:
        """Return the exit status when it has ended."""
        while (status := self.returncode) is None:  # noqa: ASYNC110 (another process says it)
            await asyncio.sleep(POLL_SECONDS)
        return status


@cache
def preloaded() -> Preloaded:
    """Return the one of this test process, started at the first call."""
    made = Preloaded()
    atexit.register(made.end)
    return made


def serve(line: socket.socket) -> None:
    """Fork a copy for each order until the other end is closed; then end all copies."""
    load()
    waking, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    running = set[int]()
    while True:
        ready, _, _ = select.select([line, waking], [], [])
        if waking in ready:
            os.read(waking, MAX_BYTES)
            for pid, status in [*ended(running)]:
                running.remove(pid)
                line.send(json.dumps({"ended": pid, "status": status}).encode())
        if line in ready:
            order, files, _, _ = socket.recv_fds(line, MAX_BYTES, len(STREAMS))
            if not order:
                break
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                for number in (line.detach(), waking, woken):
                    os.close(number)
                run(json.loads(order), files)
            running.add(pid)
            for file in files:
                os.close(file)
            line.send(json.dumps({"started": pid}).encode())
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def load() -> None:
    """Import what every bot imports, and parse all catalogues."""
    cogs = importlib.import_module("cogs")
    for name in (*MODULES, *(f"cogs.{one.name}" for one in pkgutil.iter_modules(cogs.__path__))):
        importlib.import_module(name)
    catalogue = importlib.import_module("bot.i18n.catalogue")
    for language in catalogue.LANGUAGES:
        for _, text in catalogue.sources(language):
            for name, _ in catalogue.entries(text):
                catalogue.words(language).has(name)
    gc.collect()
    gc.freeze()


def ended(running: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield the copies that have ended and how, as :attr:`subprocess.Popen.returncode`."""
    for pid in running:
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            yield pid, os.waitstatus_to_exitcode(status)


def run(order: Mapping[str, Any], files: Sequence[int]) -> NoReturn:
    """Be the bot: run its command line on these files as standard output and error, and end the process."""
    status = 1
    try:
        for file, number in zip(files, STREAMS, strict=True):
            os.dup2(file, number)
            os.close(file)
        os.chdir(order["folder"])
        os.environ.clear()
        os.environ.update(order["environment"])
        sys.argv = ["germini", *order["arguments"]]
        status = importlib.import_module("bot.__main__").main(order["arguments"])
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
