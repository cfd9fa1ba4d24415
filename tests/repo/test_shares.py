"""``make test`` runs one in eight of the long comparisons, ``make test-all`` and CI run all of them."""

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


@pytest.mark.parametrize(("value", "runs_all"), [("1", True), ("", False), ("0", False)])
def test_a_variable_decides_and_the_header_says_it(monkeypatch: pytest.MonkeyPatch, value: str, runs_all: bool) -> None:
    monkeypatch.setenv("GERMINI_EXHAUSTIVE", value)
    assert shares.exhaustive() is runs_all
    assert ("All cases" in shares.line()) is runs_all


@pytest.mark.parametrize(("target", "value"), [("test", ""), ("test-all", "1")])
def test_make_tells_pytest_which_to_run_and_says_how_long_it_took(tmp_path: Path, target: str, value: str) -> None:
    """The programs of the environment are replaced by ones that only print how they were called."""
    (tmp_path / "bin").mkdir()
    for name in ("python", "ruff", "lint-imports", "pyright"):
        program = tmp_path / "bin" / name
        program.write_text(f'#!/bin/sh\necho "{name} $* [$GERMINI_EXHAUSTIVE]"\n')
        program.chmod(0o755)
    (tmp_path / ".stamp").touch()
    environment = {key: its for key, its in os.environ.items() if key not in ("GERMINI_EXHAUSTIVE", "MAKEFLAGS")}
    done = subprocess.run(
        ["make", f"VENV={tmp_path}", target], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert re.search(rf"^python -m pytest .*\[{value}\]$", done.stdout, re.MULTILINE)
    assert re.search(r"^make test: \d+ s in all$", done.stdout, re.MULTILINE)


def test_ci_runs_all_cases() -> None:
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "make test-all"
