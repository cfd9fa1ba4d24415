"""A reader that closes the pipe, and Ctrl-C: no command prints a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.cli import command_line
from bot.records import encode, record_of
from tests.support.matches import TABLE, finished, names

ROOT = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a record with more output than fits into a pipe that nobody reads."""
    hall = finished(3, 2, set_length=4)
    path = tmp_path / "match.json"
    path.write_bytes(encode(record_of(TABLE, hall.events, names(hall))))
    return path


@pytest.mark.slow
@pytest.mark.parametrize("what", ["replay", "verify", "broken"])
def test_a_reader_who_has_seen_enough_is_no_error(file: Path, what: str) -> None:
    if what == "broken":
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(f'"id": "{TABLE}"', '"id": "00000000"'), encoding="utf-8")
    command = [sys.executable, "-m", "bot", "replay" if what == "replay" else "verify", str(file)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == command_line.UNHEARD


def test_ctrl_c_is_answered_by_an_exit_status(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.records.read_record", interrupted)
    assert program.main(["verify", str(file)]) == command_line.INTERRUPTED
