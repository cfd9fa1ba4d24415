"""Every acceptance test of the design has a test with its number, or a row that gives the reason why not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = ROOT / "tests" / "acceptance"
LAST = 106
WHY_NOT = ("needs a live client: ", "not built: ")
"""Beginnings of the remark on a number without any test."""

RULES_OF_A_GAME = ROOT / "tests" / "games" / "terziglio"
"""The rules of Terziglio are numbered T1 to T65, and its tests carry those numbers."""

NUMBERED = re.compile(r"^\s*(?:async )?def test_t(\d+)(?:_to_t(\d+))?_", re.MULTILINE)


def numbers(text: str) -> list[int]:
    """Return the numbers of "T1-T3, T5", repeated ones included."""
    found: list[int] = []
    for part in text.split(", "):
        said = re.fullmatch(r"T(\d+)(?:-T(\d+))?", part)
        assert said, f"neither a number nor a range: {part!r}"
        found += range(int(said[1]), int(said[2] or said[1]) + 1)
    return found


@cache
def rows() -> dict[int, list[tuple[list[Path], str]]]:
    """Return the files and the remark of every row, by number."""
    found: dict[int, list[tuple[list[Path], str]]] = {}
    for line in (HERE / "README.md").read_text().splitlines():
        if not re.match(r"\| T\d", line):
            continue
        said, where, remark = (cell.strip() for cell in line.strip().strip("|").split("|"))
        paths = [ROOT / name if "/" in name else HERE / name for name in re.findall(r"`([^`]+)`", where)]
        for number in numbers(said):
            found.setdefault(number, []).append((paths, remark))
    return found


@cache
def written() -> dict[int, set[Path]]:
    """Return the files that hold a test of each number."""
    found: dict[int, set[Path]] = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        if RULES_OF_A_GAME in path.parents:
            continue
        for said in NUMBERED.finditer(path.read_text()):
            for number in range(int(said[1]), int(said[2] or said[1]) + 1):
                found.setdefault(number, set()).add(path)
    return found


def test_every_number_has_one_row_and_no_other_has() -> None:
    found = rows()
    assert {number: len(found.get(number, [])) for number in range(1, LAST + 1)} == dict.fromkeys(range(1, LAST + 1), 1)
    assert sorted(found) == list(range(1, LAST + 1))


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_number_is_tested_where_its_row_says_or_the_row_says_why_not(number: int) -> None:
    ((named, remark),) = rows()[number]
    tested = written().get(number, set())
    assert set(named) <= tested, f"no test of T{number} there"
    assert bool(named) == bool(tested), f"T{number} is tested elsewhere"
    assert named or remark.startswith(WHY_NOT), f"T{number} has neither a test nor a reason"
