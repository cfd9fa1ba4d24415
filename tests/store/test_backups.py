"""Copies of a SQLite database made while others write, and what is put in its place."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import backups
from bot.store.backups import Held, Loss, copy_file, lost, publish, put_in_place, whole
from bot.store.errors import CorruptLog
from bot.table.model import FINISHED, LOBBY, PLAYING


@pytest.fixture
def busy(tmp_path: Path) -> Path:
    """Provide a database of a hundred pages."""
    file = tmp_path / "busy.sqlite3"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE notes (number INTEGER PRIMARY KEY, said TEXT)")
        connection.executemany("INSERT INTO notes VALUES (?, ?)", [(n, "x" * 4000) for n in range(100)])
    return file


def test_a_copy_is_of_one_moment_though_every_page_of_it_is_followed_by_a_write(
    busy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_PAGES", 1)
    copy, steps = tmp_path / "copy", list[tuple[int, int]]()
    with closing(sqlite3.connect(busy, isolation_level=None)) as other:

        def write(done: int, of: int) -> None:
            steps.append((done, of))
            other.execute("UPDATE notes SET said = ? WHERE number = ?", (f"later {len(steps)}", len(steps) % 100))
            assert len(steps) < 1000, "the copy begins again and again"

        copy_file(busy, copy, write)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM notes WHERE said LIKE 'later%'").fetchone() == (0,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert len(steps) > 100
    assert steps[-1][0] == steps[-1][1]
    whole(copy)


def test_what_is_lost_is_counted_by_event_and_table() -> None:
    kept = Held("1", 5, {"a": (10, PLAYING), "b": (3, LOBBY), "c": (9, FINISHED), "gone": (4, LOBBY)}, 1)
    present = Held("1", 9, {"a": (14, FINISHED), "b": (3, LOBBY), "c": (9, FINISHED), "d": (2, LOBBY)}, 1)
    assert lost(present, kept) == Loss(events=6, tables=2, opened=1, finished=1)
    assert lost(kept, kept) == Loss(0, 0, 0, 0)
    assert (kept.open, kept.finished) == (3, 1)


def test_a_name_that_was_taken_meanwhile_is_kept(tmp_path: Path) -> None:
    draft, target = tmp_path / "draft", tmp_path / "target"
    draft.write_text("new")
    target.write_text("old")
    with pytest.raises(backups.BackupProblem, match="exists"):
        publish(draft, target)
    assert target.read_text() == "old"


def test_where_there_are_no_hard_links_files_are_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", none)
    draft, database = tmp_path / "draft", tmp_path / "germini.sqlite3"
    draft.write_text("new")
    database.write_text("old")
    aside = put_in_place(draft, database, 0)
    assert aside == tmp_path / "germini.before-restore-19700101T000000Z.sqlite3"
    assert (database.read_text(), aside.read_text(), draft.exists()) == ("new", "old", False)
    draft.write_text("newer")
    publish(draft, tmp_path / "copy")
    assert ((tmp_path / "copy").read_text(), draft.exists()) == ("newer", False)


def test_no_database_that_was_replaced_is_overwritten_by_the_next(tmp_path: Path) -> None:
    database = tmp_path / "germini.sqlite3"
    database.write_text("0")
    for number in range(1, 4):
        (tmp_path / "draft").write_text(str(number))
        put_in_place(tmp_path / "draft", database, 0)
    kept = sorted(tmp_path.glob("germini.before-restore-*"))
    assert [path.read_text() for path in kept] == ["0", "1", "2"]
    assert database.read_text() == "3"


def test_a_check_is_good_only_without_any_fault() -> None:
    assert backups.Checked().good
    assert not backups.Checked((CorruptLog("t", 1, "it is missing"),)).good
    assert not backups.Checked(differs=("standings",)).good
