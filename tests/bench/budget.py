"""Where the time of a click goes: the bot, started as ``python -m tests.bench.budget``, notes when each stage of a
press ends, and what its messages and pictures cost afterwards.

Noting takes about a tenth of the time of a click, so :mod:`tests.bench.click` measures its totals without it.
"""

from __future__ import annotations

import functools
import inspect
import json
import os
import runpy
import signal
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

NOTES = "GERMINI_BENCH_NOTES"
"""Environment variable with the file to which the notes are written when the process gets SIGUSR2; SIGUSR1 begins
them."""

STAGES = (
    ("gateway parse", "parsed"),
    ("who presses, which table", "found"),
    ("hand over to the table", "handled"),
    ("decide", "encoded"),
    ("encode", "writing"),
    ("commit on the disk", "written"),
    ("the new state, who is told", "outcome"),
    ("the player's new panel", "built"),
    ("answer: components, request", "answered"),
)
"""The stages of a press in order: what they are called, and the mark that ends each."""

AFTER = (("panels and boards built", "screen"), ("components of messages", "view"), ("requests begun", "request"))
"""Work of the bot's own thread after the answer, in all messages of a click: what it is called, and its mark."""


class Notes:
    """What was noted since the last SIGUSR1."""

    def __init__(self) -> None:
        self.presses: list[dict[str, float]] = []
        self.work: dict[str, list[float]] = {}

    def begin(self, *_: object) -> None:
        """Forget all notes."""
        self.presses, self.work = [], {}

    def press(self) -> None:
        """A press has arrived."""
        self.presses.append({"arrived": perf_counter()})

    def mark(self, name: str) -> None:
        """The newest press has come to this mark. Only the first time counts."""
        if self.presses:
            self.presses[-1].setdefault(name, perf_counter())

    def spent(self, name: str, seconds: float) -> None:
        """The bot's thread has worked so long on something."""
        self.work.setdefault(name, []).append(seconds)

    def write(self, *_: object) -> None:
        """Write everything to the file."""
        Path(os.environ[NOTES]).write_text(json.dumps([self.presses, self.work]))


def before(notes: Notes, owner: Any, name: str, mark: str) -> None:
    """Mark each call of a method."""
    method = getattr(owner, name)

    @functools.wraps(method)
    def marked(*args: Any, **kwargs: Any) -> Any:
        notes.mark(mark)
        return method(*args, **kwargs)

    setattr(owner, name, marked)


def after(notes: Notes, owner: Any, name: str, mark: str) -> None:
    """Mark the end of each call of a coroutine method."""
    method = getattr(owner, name)

    @functools.wraps(method)
    async def marked(*args: Any, **kwargs: Any) -> Any:
        result = await method(*args, **kwargs)
        notes.mark(mark)
        return result

    setattr(owner, name, marked)


def timed(notes: Notes, owner: Any, name: str, what: str) -> None:
    """Note the thread's processor time of each call of a method, or of each step of a coroutine method."""
    method = getattr(owner, name)

    if not inspect.iscoroutinefunction(method):

        @functools.wraps(method)
        def measured(*args: Any, **kwargs: Any) -> Any:
            begun = thread_time()
            try:
                return method(*args, **kwargs)
            finally:
                notes.spent(what, thread_time() - begun)

        setattr(owner, name, measured)
        return

    @functools.wraps(method)
    async def stepped(*args: Any, **kwargs: Any) -> Any:
        return await _Steps(method(*args, **kwargs), lambda seconds: notes.spent(what, seconds))

    setattr(owner, name, stepped)


class _Steps:
    """Awaits a coroutine and tells how long the thread worked in it."""

    def __init__(self, coroutine: Any, told: Callable[[float], None]) -> None:
        self._coroutine, self._told = coroutine, told

    def __await__(self) -> Any:
        spent, step = 0.0, functools.partial(self._coroutine.send, None)
        while True:
            begun = thread_time()
            try:
                waits = step()
            except BaseException as ended:
                self._told(spent + thread_time() - begun)
                if isinstance(ended, StopIteration):
                    return ended.value
                raise
            spent += thread_time() - begun
            try:
                step = functools.partial(self._coroutine.send, (yield waits))
            except BaseException as error:  # It is thrown into the coroutine, which decides.
                step = functools.partial(self._coroutine.throw, error)


def install(notes: Notes) -> None:
    """Note the stages of every press from now on."""
    from discord.webhook.async_ import AsyncWebhookAdapter

    from bot.store.db import Database
    from bot.store.table_log import TableLog
    from bot.table import actor
    from bot.ui.features.hand import HandControls
    from bot.ui.messages.screen_builder import ScreenBuilder
    from bot.ui.requests.answers import Answers
    from bot.ui.transport.interaction_queue import InteractionQueue
    from bot.ui.transport.screen import Screen

    arrive = InteractionQueue.arrive

    def arrived(self: InteractionQueue, raw: Any) -> None:
        notes.press()
        arrive(self, raw)
        notes.mark("parsed")

    InteractionQueue.arrive = arrived  # type: ignore[method-assign]
    before(notes, HandControls, "_submit", "found")
    before(notes, actor, "decide", "handled")
    before(notes, TableLog, "append", "encoded")
    before(notes, Database, "transact", "writing")
    after(notes, Database, "transact", "written")
    after(notes, Answers, "submit", "outcome")
    after(notes, ScreenBuilder, "hand", "built")
    after(notes, AsyncWebhookAdapter, "request", "answered")
    for name in ("hand", "board"):
        timed(notes, ScreenBuilder, name, "screen")
    timed(notes, Screen, "view", "view")
    timed(notes, AsyncWebhookAdapter, "request", "request")


def table(written: str) -> list[str]:
    """Return the budget as lines: the median time of each stage of a press, then what a click costs afterwards."""
    presses, work = json.loads(written)
    played = [one for one in presses if all(mark in one for _, mark in STAGES)]
    lines: list[str] = []
    last = "arrived"
    for what, mark in STAGES:
        took = statistics.median(one[mark] - one[last] for one in played) * 1000
        lines.append(f"    {took:5.2f} ms  {what}")
        last = mark
    for what, name in AFTER:
        times = work.get(name, [])
        each = sum(times) * 1000 / len(played)
        lines.append(f"    {each:5.2f} ms  {what}, {len(times) / len(played):.1f} a click (processor time)")
    return lines


if __name__ == "__main__":
    noted = Notes()
    signal.signal(signal.SIGUSR1, noted.begin)
    signal.signal(signal.SIGUSR2, noted.write)
    install(noted)
    sys.argv[0] = "germini"
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
