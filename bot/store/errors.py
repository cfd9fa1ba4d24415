"""Errors of the store: which mean "try again later", and which mean that the data cannot be used."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

DAMAGED = "damaged"
"""Reason for a broken database: trying again does not help, and nothing more may be written to it."""

_SQLITE = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_CANTOPEN: "io",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_POSTGRES = {
    "40001": "locked",
    "40P01": "locked",
    "55P03": "locked",
    "25006": "readonly",
    "25P03": "unreachable",
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
_POSTGRES_CLASSES = {"08": "unreachable", "53": "full", "57": "unreachable", "58": "io"}


def sqlite_code(error: BaseException | None) -> int:
    """Return SQLite's primary result code, 0 if `error` is not an SQLite error."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else 0


def busy_reason(error: BaseException) -> str | None:
    """Return a short code (locked, full, readonly, io, unreachable) if trying again later may help.

    Returns DAMAGED if the database is broken, and None for any other error.
    """
    if isinstance(error, PoolTimeout):
        return "locked"
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return "unreachable"
        original = error.orig
        if code := sqlite_code(original):
            return _SQLITE.get(code)
        state = getattr(original, "sqlstate", None) or ""
        return _POSTGRES.get(state) or _POSTGRES_CLASSES.get(state[:2])
    return "unreachable" if isinstance(error, OSError) else None


class CorruptLog(Exception):
    """Raised when the log of a table cannot be read. `seq` is the first event that is missing or not understood."""

    def __init__(self, table: str, seq: int, why: str) -> None:
        super().__init__(f"table {table}, event {seq}: {why}")
        self.table = table
        self.seq = seq
        self.why = why
