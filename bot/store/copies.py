"""The copies that were made of a SQLite database before its migrations: who is forgotten is taken out of them too."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.nobody import NOBODY, own_messages

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds to wait for a copy that somebody has open."""

PERSONAL = (
    ("preferences", "person_id"),
    ("reports", "person_id"),
    ("open_panels", "person_id"),
    ("blocks", "person_id"),
    ("blocks", "blocked_id"),
)
"""Tables whose rows are deleted with a person, and the column that names the person."""


def copy_of(path: Path, revision: str) -> Path:
    """Where the copy is that was made before the database was brought to this revision."""
    return path.with_name(f"{path.stem}.before-{revision}{path.suffix}")


def forget_in_copies(path: Path) -> None:
    """Take everybody who is forgotten in the database at ``path`` out of its copies; blocks. A copy that cannot be
    changed is named in the log: the one who made it to keep it has to delete it. Twice is harmless."""
    pattern = copy_of(path, "*").name
    for draft in path.parent.glob(f"{pattern}.part"):
        if draft.is_file():
            draft.unlink(missing_ok=True)
    copies = sorted(one for one in path.parent.glob(pattern) if one.is_file())
    gone = _forgotten(path) if copies else []
    for copy in copies if gone else ():
        try:
            _forget_in(copy, gone)
        except sqlite3.Error as error:
            log.error(
                "a copy of the database still names people who were forgotten: delete it",
                extra={"copy": str(copy), "why": str(error)},
            )


def _forgotten(path: Path) -> list[int]:
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        return [row[0] for row in connection.execute("SELECT person_id FROM forgotten")]


def _forget_in(copy: Path, gone: list[int]) -> None:
    """Only those who are still named in it; a copy may stand at any revision."""
    with closing(sqlite3.connect(copy, timeout=PATIENCE)) as connection:
        connection.execute("PRAGMA secure_delete = ON")
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "people" not in tables:
            return
        left = [
            one
            for one in gone
            if connection.execute(
                "SELECT 1 FROM people WHERE id = ? AND (user_id IS NOT NULL OR name <> '')", (one,)
            ).fetchone()
        ]
        if not left:
            return
        columns = [row[1] for row in connection.execute("PRAGMA table_info(people)")]
        nobody = {name: value for name, value in NOBODY.items() if name in columns}
        named = ", ".join(f"{name} = ?" for name in nobody)
        with connection:
            for person in left:
                connection.execute(f"UPDATE people SET {named} WHERE id = ?", (*nobody.values(), person))
                for table, whose in (one for one in PERSONAL if one[0] in tables):
                    connection.execute(f"DELETE FROM {table} WHERE {whose} = ?", (person,))
                _forget_messages(connection, person)
            if "quota" in tables:
                # What holds for an hour only has passed, and names guests by marks.
                connection.execute("DELETE FROM quota")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _forget_messages(connection: sqlite3.Connection, person: int) -> None:
    """The messages only she got."""
    for slot in own_messages(person):
        connection.execute("DELETE FROM message_slots WHERE slot = ?", (slot,))
    connection.execute(
        "DELETE FROM message_slots WHERE EXISTS (SELECT 1 FROM seats WHERE seats.person_id = ?"
        " AND seats.table_id = message_slots.table_id AND message_slots.slot = 'hand:' || seats.chair)",
        (person,),
    )
