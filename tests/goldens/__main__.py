"""Writes golden files: the named ones, or all but the slow ones. Paths are the tests that ``ids`` runs."""

from __future__ import annotations

import os
import sys
import time

from tests.goldens import ids
from tests.goldens.files import write
from tests.goldens.made import GOLDENS, ONLY_IF_NAMED


def main(names: list[str]) -> int:
    """Run the command. Return 1 if a name is unknown."""
    tests = [one for one in names if "/" in one]
    names = [one for one in names if one not in tests]
    if unknown := sorted(set(names) - set(GOLDENS)):
        sys.stderr.write(f"no such golden: {', '.join(unknown)}; there are {', '.join(GOLDENS)}\n")
        return 1
    # As in the tests: answers depend on whether the search is ready.
    os.environ["GERMINI_SEARCH_PROCESSES"] = "0"
    for name in [one for one in GOLDENS if (one in names if names else one not in ONLY_IF_NAMED)]:
        begun = time.process_time()
        write(name, ids.golden(*tests) if name == "ids" else GOLDENS[name]())
        sys.stdout.write(f"{name}: {time.process_time() - begun:.1f} s of the processor\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
