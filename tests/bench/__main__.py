"""``make bench``: prints every figure with its goal."""

from __future__ import annotations

import importlib
import sys

from tests.bench.rows import Row

PARTS = ("engine", "pictures", "click")


def main() -> int:
    """Run every part, or those named on the command line."""
    for part in sys.argv[1:] or PARTS:
        for row in importlib.import_module(f"tests.bench.{part}").bench():
            assert isinstance(row, Row)
            mark = "met   " if row.met else "MISSED"
            sys.stdout.write(f"{row.figure}  {mark} {row.what}: {row.measured} (goal {row.goal})\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
