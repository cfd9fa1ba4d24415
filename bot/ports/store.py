"""What the layers above need to know of the store itself: why it fails, small facts, and open panels."""

from __future__ import annotations

from typing import Protocol

import msgspec

QUARANTINED_TABLES = "house.aside"
"""Key of the fact that lists the tables whose logs cannot be read."""

LOAD = "house.load"
"""Key of the fact that holds the current load level, 0 to 3 (ux.md 5.4)."""


class FactStore(Protocol):
    """Stores small facts by key."""

    async def get_fact(self, key: str) -> str | None: ...

    async def set_fact(self, key: str, value: str) -> None: ...


class StoreProblem(Exception):
    """Raised when the data cannot be used: the bot must not start, or must stop.

    `code` is unwritable, locked, in-use, linked, newer, corrupt or unreachable at the start; damaged, gone or taken
    while the bot runs. The sentence for each code stands in the catalogues (`cli-data-<code>`). `args_for_text` fills
    it: `where` (a path, or a database URL without its password), `revision` for newer, and `holder` (the process that
    has the database now) for taken.
    """

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(f"{code}: {args}")
        self.code = code
        self.args_for_text = args


class OpenPanel(msgspec.Struct, frozen=True):
    """A private panel of `person`, who is `player` at a table.

    `token` is the token of the press that opened it at `at` (Unix ms), `application` the application that got the
    token.
    """

    table: str
    player: int
    person: int
    application: int
    token: str
    at: int
