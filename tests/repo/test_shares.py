"""``make test`` and CI run one in eight of the long comparisons, ``make test-all`` all of them."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests import shares

ROOT = Path(__file__).parents[2]


class Collected:
    """A test as pytest has collected it."""

    def __init__(self, nodeid: str, *marks: str) -> None:
        self.nodeid = nodeid
        self.marks = marks

    def get_closest_marker(self, name: str) -> object:
        return name if name in self.marks else None


def test_of_a_marked_test_the_first_of_eight_cases_stays_and_of_others_all() -> None:
    marked = [Collected(f"a.py::marked[{number}]", shares.MARK) for number in range(17)]
    others = [Collected(f"a.py::other[{number}]", "slow") for number in range(17)]
    alone = [Collected("b.py::marked[5]", shares.MARK), Collected("b.py::single", shares.MARK)]
    out = shares.left_out([*marked, *others, *alone])
    assert [one for one in marked if one not in out] == [marked[0], marked[8], marked[16]]
    assert not [one for one in (*others, *alone) if one in out]


def test_a_mark_may_name_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    marked = [Collected(f"a.py::marked[{number}]", shares.MARK) for number in range(12)]
    mark = pytest.mark.exhaustive(5).mark
    monkeypatch.setattr(Collected, "get_closest_marker", lambda self, name: mark if name in self.marks else None)
    out = shares.left_out(marked)
    assert [one for one in marked if one not in out] == [marked[0], marked[5], marked[10]]


@pytest.mark.parametrize(("value", "runs_all"), [("1", True), ("", False), ("0", False)])
def test_a_variable_decides_and_the_header_says_it(monkeypatch: pytest.MonkeyPatch, value: str, runs_all: bool) -> None:
    monkeypatch.setenv("GERMINI_EXHAUSTIVE", value)
    assert shares.exhaustive() is runs_all
    assert ("All cases" in shares.line()) is runs_all


PROGRAMS = ("python", "ruff", "lint-imports", "pyright")


def made(folder: Path, target: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run make with programs that only print how they were called; the one named by ``FAILS`` then fails."""
    (folder / "bin").mkdir()
    for name in PROGRAMS:
        program = folder / "bin" / name
        told = f'echo "{name} $* [$GERMINI_EXHAUSTIVE] [$PYTHONDONTWRITEBYTECODE]"'
        program.write_text(f'#!/bin/sh\n{told}\ncase "{name} $*" in "$FAILS"*) exit 3;; esac\n')
        program.chmod(0o755)
    (folder / ".stamp").touch()
    kept = {key: its for key, its in os.environ.items() if key not in ("GERMINI_EXHAUSTIVE", "MAKEFLAGS")}
    its = {**kept, "PYTHONDONTWRITEBYTECODE": "1", "FAILS": "none", **environment}
    return subprocess.run(
        ["make", f"VENV={folder}", target], cwd=ROOT, env=its, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("target", "value"), [("test", ""), ("test-all", "1")])
def test_make_tells_pytest_which_to_run_and_says_how_long_it_took(tmp_path: Path, target: str, value: str) -> None:
    done = made(tmp_path, target)
    assert done.returncode == 0
    assert re.search(rf"^python -m pytest .*\[{value}\] \[\]$", done.stdout, re.MULTILINE)
    assert re.search(r"^make test: \d+ s in all$", done.stdout, re.MULTILINE)
    said = {line.split()[0] for line in done.stdout.splitlines()}
    assert said >= set(PROGRAMS), "format, lint, contracts and types are checked as well"


@pytest.mark.parametrize("fails", [*PROGRAMS[1:], "python -m pytest"])
def test_make_fails_where_one_of_its_checks_fails(tmp_path: Path, fails: str) -> None:
    assert made(tmp_path, "test", FAILS=fails).returncode != 0


def test_ci_runs_what_developers_run() -> None:
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "make test"
