"""Records which files of the bot a press enters: until its facts are committed, and until every message shows them."""

from __future__ import annotations

import inspect
import re
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from unittest import mock

ROOT = Path(__file__).parents[2]
ROOMS = ("bot/", "cogs/")
ASIDE = ("bot/local_server/",)
"""The stand-in for Discord, which runs in the same process here."""

FACT = re.compile(r"insert into events\b.*?'((?:table\.|[a-z]+:)[a-z_]+)'", re.IGNORECASE | re.DOTALL)
"""A fact that is written to the log, and its stored kind."""


class Entered:
    """The files in which a function was entered while `on`, by any thread. `committed` are those until facts of a table
    were committed, `facts` the kinds of these facts."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()
        self.committed: set[str] | None = None
        self._known: dict[Any, str] = {}
        self.facts: list[str] = []

    def begin(self) -> None:
        """Start a new trace."""
        self.files, self.committed, self.facts = set(), None, []
        self.on = True
        sys.setprofile(self.profile)

    def end(self) -> None:
        """Stop tracing."""
        sys.setprofile(None)
        self.on = False

    def profile(self, frame: FrameType, event: str, arg: Any) -> None:
        """Record an entered function; this is the function for ``sys.setprofile``."""
        if self.on and event == "call":
            code = frame.f_code
            name = self._known.get(code)
            if name is None:
                name = self._known[code] = self.name_of(code)
            if name:
                self.files.add(name)

    def name_of(self, code: Any) -> str:
        """The file of a function, "" for other files, and for the body of a module or a class, which only defines."""
        path = Path(code.co_filename)
        if not code.co_flags & inspect.CO_OPTIMIZED or not path.is_relative_to(ROOT):
            return ""
        name = path.relative_to(ROOT).as_posix()
        return name if name.startswith(ROOMS) and not name.startswith(ASIDE) else ""

    def statement(self, sql: str) -> None:
        """Record a statement; SQLite calls this before each one, on the thread of the database."""
        if not self.on or self.committed is not None:
            return
        if found := FACT.match(sql):
            self.facts.append(found[1])
        elif self.facts and sql.upper().startswith("COMMIT"):
            self.committed = set(self.files)


@contextmanager
def tracing() -> Iterator[Entered]:
    """Trace the thread of the caller, all threads that begin in this block, and the databases that are opened in it."""
    its, connect = Entered(), sqlite3.connect

    def traced(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        connection = connect(*args, **kwargs)
        connection.set_trace_callback(its.statement)
        return connection

    threading.setprofile(its.profile)
    try:
        with mock.patch.object(sqlite3, "connect", traced):
            yield its
    finally:
        its.end()
        threading.setprofile(None)  # pyright: ignore[reportArgumentType]
