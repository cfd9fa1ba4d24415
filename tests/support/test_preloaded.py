"""A copy of a process that has imported the bot is a process as any other."""

from __future__ import annotations

import os
import signal
import tempfile
from pathlib import Path

import pytest

from tests.support.preloaded import Preloaded, preloaded
from tests.support.process import FAST, PreloadedGermini
from tests.support.waiting import until, until_true

NOWHERE = ["run", "--socket", "/nowhere", "--data-dir"]


@pytest.mark.slow
def test_a_command_writes_to_its_own_streams_and_returns_its_status(tmp_path: Path) -> None:
    done = preloaded().run(["health", "--data-dir", str(tmp_path)], FAST)
    assert (done.returncode, done.stdout, done.stderr) == (1, "not running\n", "")


def test_it_has_the_environment_and_the_folder_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").write_text("no folder")
    done = preloaded().run([*NOWHERE, "here"], {**FAST, "LC_ALL": "it_IT.UTF-8"})
    assert done.returncode == 1
    assert "cartella" in done.stderr
    assert preloaded().run([*NOWHERE, "here"], FAST).stderr != done.stderr


def test_what_it_cannot_understand_ends_it_as_the_command_line_does() -> None:
    done = preloaded().run(["nonsense"], FAST)
    assert done.returncode == 2
    assert "nonsense" in done.stderr


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGKILL, -signal.SIGKILL)])
async def test_it_is_stopped_and_killed(tmp_path: Path, number: signal.Signals, status: int) -> None:
    bot = PreloadedGermini(tmp_path / "none", tmp_path / "data")
    await bot.start()
    process = bot.process
    assert process is not None
    await until(lambda: bot.log.exists() and "cannot be reached" in bot.log.read_text(), "the first try")
    assert process.returncode is None
    assert process.pid != os.getpid()
    process.send_signal(number)
    assert await process.wait() == process.returncode == status
    process.send_signal(number)
    await bot.stop()


@pytest.mark.slow
def test_copies_end_with_the_process_they_are_copies_of(tmp_path: Path) -> None:
    of = Preloaded()
    with tempfile.TemporaryFile() as err:
        forked = of.fork([*NOWHERE, str(tmp_path)], FAST, err, err)
    of.end()

    def gone() -> bool:
        stat = Path(f"/proc/{forked.pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"

    until_true(gone, "the end of the copy")
    with pytest.raises(OSError, match="descriptor"):
        of.fork(["health"], FAST, 1, 2)
