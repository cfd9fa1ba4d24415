"""``make soak``: the long form. ``python -m tests.soak --kills 200 --tables 8 --seed 1``."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.soak.run import soak


def main() -> int:
    """Run it, print the figures; status 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="germini-soak-") as folder:
        data = Path(folder) / "data"
        report = asyncio.run(
            soak(
                data,
                tables=args.tables,
                kills=args.kills,
                seed=args.seed,
                patience=1200,
                say=lambda line: print(line, flush=True),
            )
        )
    for name, value in sorted(report.figures.items()):
        print(f"{name}: {value}")
    for line in report.errors[:20]:
        print(f"logged: {line[:300]}")
    for line in report.wrong:
        print(f"WRONG: {line}")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
