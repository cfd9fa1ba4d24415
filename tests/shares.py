"""Selects the cases of the long comparisons: ``make test`` runs one in eight, ``make test-all`` all.

A test marked ``exhaustive`` has many cases of the same kind, such as seeds or sets of options. Tests without the mark
check that the cases reach every branch of interest. ``exhaustive(5)`` runs one in five: with a number that does not
divide that of the languages or games, the cases that stay have each of them. A test that repeats one proof many times
asks :func:`exhaustive` how often.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from typing import Protocol, TypeVar

MARK = "exhaustive"
SHARE = 8
"""One case in so many is run where the mark names no number."""


class Case(Protocol):
    """The attributes of a collected test that are used here."""

    nodeid: str

    def get_closest_marker(self, name: str) -> object: ...


AnyCase = TypeVar("AnyCase", bound=Case)


def exhaustive() -> bool:
    """Return whether all cases are run."""
    return os.environ.get("GERMINI_EXHAUSTIVE") == "1"


def left_out(cases: Iterable[AnyCase]) -> list[AnyCase]:
    """Return all but the first, ninth, seventeenth … case of each test with the mark, or at the distance it names."""
    seen, out = Counter[str](), list[AnyCase]()
    for case in cases:
        if mark := case.get_closest_marker(MARK):
            test = case.nodeid.partition("[")[0]
            (share,) = getattr(mark, "args", ()) or (SHARE,)
            if seen[test] % share:
                out.append(case)
            seen[test] += 1
    return out


def line() -> str:
    """Return the line that says which cases are run."""
    if exhaustive():
        return f"All cases of tests marked {MARK} are run."
    share = f"One case in {SHARE}, or as the mark says,"
    return f"{share} of tests marked {MARK} is run; make test-all (GERMINI_EXHAUSTIVE=1) runs all."
