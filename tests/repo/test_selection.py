"""``make test`` runs a part of every test that is not slow, ``make test-all`` and CI all tests."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.games.registry import games
from bot.i18n import LANGUAGES
from tests import selection
from tests.selection import ALL, EVERY_CASE, EXHAUSTIVE, SHORT, by_test, name_of_test, selected

ROOT = Path(__file__).parents[2]


class Collected:
    """A test as pytest has collected it, with the arguments of its marks."""

    def __init__(self, nodeid: str, *marks: str, **arguments: list[int]) -> None:
        self.nodeid = nodeid
        self.marks = {**dict.fromkeys(marks, ()), **arguments}

    def get_closest_marker(self, name: str) -> object:
        return SimpleNamespace(args=tuple(self.marks[name])) if name in self.marks else None


# -- what an extent runs


def test_of_a_marked_test_the_first_of_eight_cases_stays_and_of_others_all() -> None:
    marked = [Collected(f"a.py::marked[{number}]", EXHAUSTIVE) for number in range(17)]
    others = [Collected(f"a.py::other[{number}]", "slow") for number in range(17)]
    alone = [Collected("b.py::marked[5]", EXHAUSTIVE), Collected("b.py::single", EXHAUSTIVE)]
    run = selected([*marked, *others, *alone], ALL)
    assert run == [marked[0], marked[8], marked[16], *others, *alone]
    assert selected([*marked, *others, *alone], EXHAUSTIVE) == [*marked, *others, *alone]


def test_a_mark_may_name_its_share() -> None:
    marked = [Collected(f"a.py::marked[{number}]", exhaustive=[5]) for number in range(12)]
    assert selected(marked, ALL) == [marked[0], marked[5], marked[10]]


def test_the_short_extent_runs_one_case_of_each_test_and_no_slow_one() -> None:
    several = [Collected(f"a.py::several[{number}]") for number in range(7)]
    partly = [Collected("a.py::partly[0]", "slow"), Collected("a.py::partly[1]"), Collected("a.py::partly[2]", "slow")]
    slow = [Collected(f"a.py::slow[{number}]", "slow") for number in range(3)]
    shared = [Collected(f"a.py::shared[{number}]", exhaustive=[5]) for number in range(12)]
    single = Collected("a.py::single")
    run = selected([*several, *partly, *slow, *shared, single], SHORT)
    assert [name_of_test(one) for one in run] == ["a.py::several", "a.py::partly", "a.py::shared", "a.py::single"]
    assert run[1] is partly[1]
    assert run[2] in (shared[0], shared[5], shared[10]), "nothing is run that test-all leaves out"


@pytest.mark.parametrize("room", EVERY_CASE)
def test_it_runs_every_case_where_they_are_cheap(room: str) -> None:
    cases = [Collected(f"{room}::rule[{number}]") for number in range(7)]
    assert selected(cases, SHORT) == cases
    assert (ROOT / room).exists()


def test_the_choice_is_the_same_in_each_process() -> None:
    """Processes that run tests must agree which there are, and two runs are to be compared."""
    code = """if True:
        from types import SimpleNamespace
        from tests.selection import SHORT, selected
        ids = [f"a.py::t{test}[{case}]" for test in range(50) for case in range(9)]
        cases = [SimpleNamespace(nodeid=one, get_closest_marker=lambda mark: None) for one in ids]
        print([case.nodeid for case in selected(cases, SHORT)])"""
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True,
            text=True, check=True,
        ).stdout
        for seed in ("1", "2", "random")
    ]  # fmt: skip
    assert runs[0].count("a.py::") == 50
    assert len(set(runs)) == 1


@pytest.mark.parametrize("value", ["", *selection.SAID])
def test_a_variable_decides(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(selection.VARIABLE, value)
    assert selection.extent() == (value or ALL)
    assert selection.exhaustive() is (value == EXHAUSTIVE)
    assert selection.told([], []).startswith(selection.SAID[value or ALL])


def test_a_value_that_means_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(selection.VARIABLE, "1")
    with pytest.raises(ValueError, match="short, all, exhaustive"):
        selection.extent()


def test_how_much_is_left_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(selection.VARIABLE, SHORT)
    cases = [Collected("a.py::slow", "slow"), *(Collected(f"a.py::several[{number}]") for number in range(3))]
    assert selection.told(cases, selected(cases, SHORT)).endswith("Left out: 1 of 2 tests, 3 of 4 cases.")


@pytest.mark.slow
@pytest.mark.parametrize("processes", [[], ["-n", "1"]], ids=["here", "there"])
def test_the_end_of_a_run_tells_it(processes: list[str]) -> None:
    """Of the two tests in that file one is slow."""
    command = [sys.executable, "-m", "pytest", *processes, "-p", "no:cacheprovider", "tests/table/test_choosing.py"]
    its = environment(**{selection.VARIABLE: SHORT})
    done = subprocess.run(command, cwd=ROOT, env=its, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert f"{selection.SAID[SHORT]} Left out: 1 of 2 tests, 1 of 2 cases." in done.stdout


# -- what it runs of all tests there are

TELL = """
import json, sys, pytest
from tests import selection

@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    marks = ("slow", "exhaustive", "parametrize")
    told = [[one.nodeid, {m.name: [*m.args] for m in one.iter_markers() if m.name in marks[:2]}] for one in items]
    with open(TOLD, "w") as file:
        json.dump(told, file)
"""
"""A plugin that writes down all tests with their marks before anything is left out."""


def environment(**its: str) -> dict[str, str]:
    """Return the environment of a pytest of its own, with nothing in it that is meant for this one."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")} | its


def collected(folder: Path) -> list[Collected]:
    """Return all tests there are, as a process of its own collects them."""
    told = folder / "collected.json"
    (folder / "tell_collected.py").write_text(f"TOLD = {str(told)!r}\n{TELL}")
    paths = os.pathsep.join([str(folder), str(ROOT)])
    its = environment(PYTHONPATH=paths, PYTHONHASHSEED="7", **{selection.VARIABLE: SHORT})
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-qq",
        "-p",
        "tell_collected",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(command, cwd=ROOT, env=its, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return [Collected(nodeid, **marks) for nodeid, marks in json.loads(told.read_text())]


def faults(cases: list[Collected]) -> list[str]:
    """Return what falls out of the extents although nobody has said so."""
    every, usual, short = (by_test(selected(cases, extent)) for extent in (EXHAUSTIVE, ALL, SHORT))
    found = [f"{test} has no case in test-all" for test in every if test not in usual]
    for test, its in usual.items():
        marked = all(case.get_closest_marker("slow") for case in its)
        run = short.get(test, [])
        if not run and not marked:
            found.append(f"{test} has no case in test, although it is not slow")
        found += [f"{case.nodeid} is slow and run by test" for case in run if case.get_closest_marker("slow")]
        found += [f"{case.nodeid} is run by test and not by test-all" for case in run if case not in its]
    return found


def parts(case: Collected) -> set[str]:
    """Return the parts of the name of a case, such as its game and its language."""
    return set(case.nodeid.partition("[")[2].rstrip("]").split("-"))


def spread(cases: list[Collected], values: set[str]) -> Counter[str]:
    """Return how many tests that have cases for each of the values run one of them in the short extent."""
    run = by_test(selected(cases, SHORT))
    found = Counter[str]()
    for test, its in by_test(selected(cases, ALL)).items():
        if values <= set[str]().union(*map(parts, its)) and len(run.get(test, [])) == 1:
            found.update(parts(run[test][0]) & values)
    return found


@pytest.mark.slow
def test_nothing_falls_out_of_the_extents_and_the_choice_is_even(tmp_path: Path) -> None:
    """One collection for all of it, because it takes ten seconds."""
    cases = collected(tmp_path)
    assert len(by_test(cases)) > 3000
    assert faults(cases) == []
    for values in (set(games()), set(LANGUAGES)):
        its = spread(cases, values)
        assert its.total() > 12 * len(values)
        even = its.total() / len(values)
        assert [one for one in values if its[one] < 0.5 * even] == [], f"take another selection.SALT: {its}"


def test_what_falls_out_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """A selection that forgets one test, runs a slow one, and leaves one out of test-all."""
    cases = [
        Collected("a.py::forgotten"),
        Collected("a.py::slow", "slow"),
        Collected("a.py::lost"),
        Collected("a.py::x"),
    ]
    runs = {EXHAUSTIVE: cases, ALL: [cases[0], cases[1], cases[3]], SHORT: [cases[1], cases[3]]}
    assert faults(cases) == []
    monkeypatch.setattr(sys.modules[__name__], "selected", lambda cases, extent: runs[extent])
    assert faults(cases) == [
        "a.py::lost has no case in test-all",
        "a.py::forgotten has no case in test, although it is not slow",
        "a.py::slow is slow and run by test",
    ]


def test_a_choice_of_the_first_case_is_not_even(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [Collected(f"a.py::t{test}[{slug}-en]") for test in range(20) for slug in games()]
    assert set(spread(cases, set(games()))) == set(games())
    first = {EXHAUSTIVE: cases, ALL: cases, SHORT: cases[:: len(games())]}
    monkeypatch.setattr(sys.modules[__name__], "selected", lambda cases, extent: first[extent])
    assert spread(cases, set(games())) == {next(iter(games())): 20}


# -- what make and CI call

PROGRAMS = ("python", "ruff", "lint-imports", "pyright")


def made(folder: Path, target: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run make with programs that only print how they were called; the one named by ``FAILS`` then fails."""
    (folder / "bin").mkdir()
    for name in PROGRAMS:
        program = folder / "bin" / name
        told = f'echo "{name} $* [$GERMINI_TESTS] [$PYTHONDONTWRITEBYTECODE]"'
        program.write_text(f'#!/bin/sh\n{told}\ncase "{name} $*" in "$FAILS"*) exit 3;; esac\n')
        program.chmod(0o755)
    for stamp in (".stamp", ".stamp-tests"):
        (folder / stamp).touch()
    kept = {key: its for key, its in os.environ.items() if key not in (selection.VARIABLE, "MAKEFLAGS")}
    its = {**kept, "PYTHONDONTWRITEBYTECODE": "1", "FAILS": "none", **environment}
    return subprocess.run(
        ["make", f"VENV={folder}", target], cwd=ROOT, env=its, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("target", "value"), [("test", SHORT), ("test-all", ALL), ("test-exhaustive", EXHAUSTIVE)])
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


def test_ci_runs_all_tests() -> None:
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "make test-all"
