"""Standard streams that are closed or full (issue 6, item 6): no traceback, and no output in any other file."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.process import FAST


def shell(command: str, data: Path) -> subprocess.CompletedProcess[str]:
    """Run the console command in a shell that redirects its streams."""
    line = command.replace("germini", f'"{sys.executable}" -m bot').replace("DATA", f'"{data}"')
    environment = {"PATH": "/usr/bin:/bin", **FAST}
    return subprocess.run(["sh", "-c", line], env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
def test_without_any_stream_the_database_is_made_and_nothing_written_into_it(tmp_path: Path) -> None:
    """The bot starts, creates its database, and fails to reach a server that does not exist, which it logs."""
    database = tmp_path / "data" / "germini.sqlite3"
    command = (
        f'exec "{sys.executable}" -m bot run --socket /nowhere/socket --data-dir "{tmp_path / "data"}" <&- >&- 2>&-'
    )
    bot = subprocess.Popen(["sh", "-c", command], env={"PATH": "/usr/bin:/bin", **FAST})
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end and bot.poll() is None and not has_tables(database):
            time.sleep(0.1)
        time.sleep(1)
        assert bot.poll() is None
    finally:
        bot.kill()
        bot.wait()
    assert has_tables(database)
    assert b'"event"' not in database.read_bytes()


def has_tables(database: Path) -> bool:
    """Return whether the file is a database that has been migrated."""
    if not database.exists():
        return False
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] > 0


@pytest.mark.slow
def test_on_a_full_stream_one_sentence_says_so(tmp_path: Path) -> None:
    done = shell("germini health --data-dir DATA > /dev/full", tmp_path)
    assert done.returncode == 1
    assert done.stderr == "germini: Could not write the output: No space left on device.\n"


@pytest.mark.slow
def test_a_reader_that_has_seen_enough_is_no_trouble(tmp_path: Path) -> None:
    done = shell("(sleep 1; germini health --data-dir DATA) | true", tmp_path)
    assert done.stderr == ""
