"""A database whose migrations have run, made once for each process of the tests and copied for each test.

Tests of the migrations and of the first start begin without a database.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from bot.private import PRIVATE_FILE, PRIVATE_FOLDER
from bot.store import startup

FILE = "germini.sqlite3"
"""The database in a data folder."""


@cache
def template() -> bytes:
    """Return a SQLite file at the newest revision that no bot has owned yet."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        path = Path(folder) / FILE
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            startup.upgrade(connection)
        engine.dispose()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
        return path.read_bytes()


def place(path: Path) -> str:
    """Copy the template to `path`, which must not exist yet, and return its URL. A missing folder is made."""
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "wb") as file:
        file.write(template())
    return f"sqlite:///{path}"


def placed(path: Path) -> str:
    """Return the URL of the database at `path`, a copy of the template if there was none."""
    return f"sqlite:///{path}" if path.exists() else place(path)
