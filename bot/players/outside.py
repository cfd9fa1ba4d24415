"""A player that is a program of its own: it reads one JSON view a line and writes one JSON action a line."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from contextlib import suppress

from bot.engine.actions import Action
from bot.engine.game import Game
from bot.engine.view import SeatView
from bot.players.levels import question
from bot.players.lines import UnreadableAnswer, read_answer, view_line

ANSWER_SECONDS = 30.0
"""Seconds that a program has for an answer if nothing else is said."""


class ProgramError(Exception):
    """A program that cannot be played with: what is wrong (``start``, ``ended``, ``silent`` or ``answer``), the
    program, and details for a person."""

    def __init__(self, code: str, program: str, kind: str = "", why: str = "") -> None:
        super().__init__(code, program, kind, why)
        self.code, self.program, self.kind, self.why = code, program, kind, why


class Program:
    """A player that asks a program. It is started at the first question, and ended by :meth:`close`."""

    def __init__(self, command: str, patience: float = ANSWER_SECONDS) -> None:
        self._command, self._patience = command, patience
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def decide(self, game: Game, view: SeatView, seed: int) -> Action:
        """Return the program's answer. Raises ProgramError if it does not start, ends, is silent or answers no JSON
        action."""
        process = self._started()
        kind = question(view).kind
        assert process.stdin is not None
        try:
            process.stdin.write(view_line(game, view, seed))
            process.stdin.flush()
        except OSError:
            raise self._failed("ended", kind, self._status()) from None
        try:
            line = self._lines.get(timeout=self._patience)
        except queue.Empty:
            raise self._failed("silent", kind, f"{self._patience:g}") from None
        if not line:
            raise self._failed("ended", kind, self._status())
        try:
            return read_answer(game, line)
        except UnreadableAnswer as error:
            raise self._failed("answer", kind, f"{line[:100].decode('utf-8', 'replace').strip()} ({error})") from None

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                words = shlex.split(self._command)
                self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except (OSError, ValueError, IndexError) as error:
                raise ProgramError("start", self._command, why=str(error)) from None
            threading.Thread(target=self._read, args=(self._process,), daemon=True).start()
        return self._process

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        """Collect the lines of the program; an empty one says that there will be no more."""
        assert process.stdout is not None
        with suppress(OSError, ValueError):
            for line in process.stdout:
                self._lines.put(line)
        self._lines.put(b"")

    def _status(self) -> str:
        if self._process is None:
            return ""
        with suppress(subprocess.TimeoutExpired):
            return str(self._process.wait(timeout=5))
        return ""

    def _failed(self, code: str, kind: str, why: str) -> ProgramError:
        self.close()
        return ProgramError(code, self._command, kind, why)
