"""Which tests are run: the extents ``short``, ``all`` and ``exhaustive``, of which ``GERMINI_TESTS`` names one.

- ``short`` is ``make test``. Of each test it runs one case, chosen by a hash of the test's name, so that games,
  languages and sizes are spread over the tests; of tests below :data:`EVERY_CASE`, whose cases are cheap, all. It
  leaves out what is marked ``slow``.
- ``all`` is ``make test-all``, and what pytest runs without the variable: all tests, but of those marked
  ``exhaustive`` one case in eight.
- ``exhaustive`` is ``make test-exhaustive``: all tests with all their cases.

A test marked ``exhaustive`` has many cases of the same kind, such as seeds or sets of options. Tests without the mark
check that the cases reach every branch of interest. ``exhaustive(5)`` runs one in five: with a number that does not
divide that of the languages or games, the cases that stay have each of them. A test that repeats one proof many times
asks :func:`exhaustive` how often.

``python -m tests.selection`` prints what is run.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

VARIABLE = "GERMINI_TESTS"
SHORT, ALL, EXHAUSTIVE = "short", "all", "exhaustive"
SAID = {
    SHORT: "make test: one case of each test, none marked slow. make test-all runs all tests.",
    ALL: "make test-all: all tests; of those marked exhaustive one case in eight, or as the mark says.",
    EXHAUSTIVE: "make test-exhaustive: all tests with all their cases.",
}
"""Extent -> the line that says what is run."""

SHARE = 8
"""One case in so many is run of a test marked ``exhaustive``, where the mark names no number."""

EVERY_CASE = (
    "tests/engine/",
    "tests/games/",
    "tests/goldens/",
    "tests/local_server/",
    "tests/repo/",
    "tests/table/",
    "tests/e2e/test_leaks.py",
)
"""Here each case is a rule or a guard of its own and takes little time, so that ``short`` leaves none of them out."""


SALT = 1
"""Goes into the choice of cases. With another number other cases are chosen: if games or languages are no longer spread
evenly, which ``tests/repo/test_selection.py`` reports, take the next one that spreads them."""


class Case(Protocol):
    """The attributes of a collected test that are used here."""

    @property
    def nodeid(self) -> str: ...

    def get_closest_marker(self, name: str) -> object: ...


AnyCase = TypeVar("AnyCase", bound=Case)


def extent() -> str:
    """Return how much is run. Raises ``ValueError`` if the variable names no extent."""
    found = os.environ.get(VARIABLE) or ALL
    if found not in SAID:
        raise ValueError(f"{VARIABLE} is {found!r}; it may be one of {', '.join(SAID)}")
    return found


def exhaustive() -> bool:
    """Return whether all cases are run."""
    return extent() == EXHAUSTIVE


def name_of_test(case: Case) -> str:
    """Return the name of the test that the case belongs to, with its file."""
    return case.nodeid.partition("[")[0]


def by_test(cases: Iterable[AnyCase]) -> dict[str, list[AnyCase]]:
    """Return the cases of each test, in their order."""
    found = defaultdict[str, list[AnyCase]](list)
    for case in cases:
        found[name_of_test(case)].append(case)
    return found


def selected(cases: Sequence[AnyCase], extent: str) -> list[AnyCase]:
    """Return the cases that are run, in their order."""
    if extent == EXHAUSTIVE:
        return list(cases)
    kept: set[str] = set()
    for test, its in by_test(cases).items():
        run = _shared(its)
        if extent == SHORT:
            run = _short(test, run)
        kept.update(case.nodeid for case in run)
    return [case for case in cases if case.nodeid in kept]


def _shared(cases: list[AnyCase]) -> list[AnyCase]:
    """Of the cases of a test leave out those marked ``exhaustive`` but the first, ninth, seventeenth …, or at the
    distance that the mark names."""
    kept, seen = list[AnyCase](), 0
    for case in cases:
        if mark := case.get_closest_marker(EXHAUSTIVE):
            (share,) = getattr(mark, "args", ()) or (SHARE,)
            seen += 1
            if (seen - 1) % share:
                continue
        kept.append(case)
    return kept


def _short(test: str, cases: list[AnyCase]) -> list[AnyCase]:
    """Return one case of a test that is not slow, or all where they are cheap. The choice depends on nothing but the
    names: ``hash`` differs from process to process, SHA-256 does not."""
    quick = [case for case in cases if not case.get_closest_marker("slow")]
    if not quick or test.startswith(EVERY_CASE):
        return quick
    digest = hashlib.sha256(f"{SALT} {test}".encode()).digest()
    return [quick[int.from_bytes(digest[:8], "big") % len(quick)]]


def told(cases: Sequence[Case], run: Sequence[Case]) -> str:
    """Return the line that says how much of the collected tests is run and how much is left out."""
    tests, left = len(by_test(cases)), len(by_test(run))
    return f"{SAID[extent()]} Left out: {tests - left} of {tests} tests, {len(cases) - len(run)} of {len(cases)} cases."


if __name__ == "__main__":
    sys.stdout.write(SAID[extent()] + "\n")
