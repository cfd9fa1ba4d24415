"""Selects the cases of the long comparisons: ``make test`` runs one in eight, ``make test-all`` all.

A test marked ``exhaustive`` has many cases of the same kind, such as seeds or sets of options. Tests without the mark
check that the cases reach every branch of interest.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from typing import Protocol, TypeVar

MARK = "exhaustive"
SHARE = 8


class Case(Protocol):
    """The attributes of a collected test that are used here."""

    nodeid: str

    def get_closest_marker(self, name: str) -> object: ...


AnyCase = TypeVar("AnyCase", bound=Case)


def exhaustive() -> bool:
    """Return whether all cases are run."""
    return os.environ.get("GERMINI_EXHAUSTIVE") == "1"


def left_out(cases: Iterable[AnyCase]) -> list[AnyCase]:
    """Return all but the first, ninth, seventeenth … case of each test with the mark."""
    seen, out = Counter[str](), list[AnyCase]()
    for case in cases:
        if case.get_closest_marker(MARK):
            test = case.nodeid.partition("[")[0]
            if seen[test] % SHARE:
                out.append(case)
            seen[test] += 1
    return out


def line() -> str:
    """Return the line that says which cases are run."""
    if exhaustive():
        return f"All cases of tests marked {MARK} are run."
    return f"One case in {SHARE} of tests marked {MARK} is run; make test-all (GERMINI_EXHAUSTIVE=1) runs all."
