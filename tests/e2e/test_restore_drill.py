"""The drill: a backup while people play, the data folder lost, the backup restored, and the match continues where the
backup was."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.e2e.conftest import Hall
from tests.e2e.test_faults import facts, goes_on
from tests.support.panel import PanelPlayer
from tests.support.preloaded import preloaded
from tests.support.process import FAST
from tests.support.waiting import until


async def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of ``germini`` in a process of its own; it must succeed."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    done = await asyncio.to_thread(preloaded().run, arguments, {**kept, **FAST, "LC_ALL": "en"})
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done


async def answers(hall: Hall, anna: PanelPlayer, times: int) -> None:
    for _ in range(times):
        await goes_on(hall, anna)
        await until(anna.panel, "the next question")


def held(file: Path) -> list[tuple[str, int, bytes]]:
    """Return every event in a database."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT table_id, seq, body FROM events ORDER BY table_id, seq").fetchall()


async def test_a_lost_data_folder_is_restored_and_its_tables_continue(hall: Hall, tmp_path: Path) -> None:
    anna, data, safe = hall.players[0], hall.bot.data, tmp_path / "safe"
    await hall.open_table(people=1)
    await until(anna.panel, "a question")
    await answers(hall, anna, 2)
    done = await told("backup", "--data-dir", str(data), "--to", str(safe))
    assert "the standings match the logs" in done.stdout
    (file,) = safe.iterdir()
    then = re.findall(r"everything up to (\S+ \S+ UTC)", done.stdout)
    kept = held(file)
    assert kept == facts(hall)[: len(kept)]
    await answers(hall, anna, 3)
    assert await hall.bot.stop() == 0
    assert hall.bot.errors() == []
    later = facts(hall)
    assert len(later) > len(kept)

    done = await told("restore", str(file), "--data-dir", str(data), "--check")
    assert f"Events: {len(later) - len(kept):,} (tables: 1)." in done.stdout, "the loss, while there is the folder"
    assert facts(hall) == later
    shutil.rmtree(data)
    done = await told("restore", str(file), "--data-dir", str(data))
    assert "There is no database" in done.stdout
    assert re.findall(r"saved after (\S+ \S+ UTC) is lost", done.stdout) == then, "the loss, without it"
    assert "Open tables that continue where they were: 1." in done.stdout
    assert facts(hall) == kept

    await hall.bot.start()
    await hall.ready()
    await until(anna.panel, "the question of the backup")
    await answers(hall, anna, 3)
    assert facts(hall)[: len(kept)] == kept
    assert hall.bot.errors() == []
