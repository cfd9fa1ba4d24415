"""Runs ``make bench``, which prints every figure with its goal."""

from __future__ import annotations

import importlib
import sys

from tests.bench.rows import Row

PARTS = ("engine", "pictures", "start", "click", "tables", "overload", "flood", "standings", "daily", "search")


def main() -> int:
    """Run every part, or those named on the command line; ``part=number`` for a part that has a size."""
    for named in sys.argv[1:] or PARTS:
        part, _, size = named.partition("=")
        for row in importlib.import_module(f"tests.bench.{part}").bench(*([int(size)] if size else [])):
            assert isinstance(row, Row)
            mark = "met   " if row.met else "MISSED"
            sys.stdout.write(f"{row.figure}  {mark} {row.what}: {row.measured} (goal {row.goal})\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
