"""``python -m tests.fuzz [--target NAME] [--minutes 10] [--seed 1] [--only N]``."""

from __future__ import annotations

import argparse
import asyncio
import sys
import traceback

from tests.fuzz.target import Found, run
from tests.fuzz.targets import TARGETS


def main() -> int:
    """Run the targets one after the other; status 1 if one of them found something."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--target", choices=sorted(TARGETS), action="append")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="one try, by its number")
    args = parser.parse_args()
    status = 0
    for name in args.target or sorted(TARGETS):
        try:
            tally = asyncio.run(run(TARGETS[name](), seed=args.seed, seconds=args.minutes * 60, only=args.only))
        except Found as error:
            traceback.print_exc()
            print(f"FOUND {error}", flush=True)
            status = 1
        else:
            print(f"{name}: {tally.tries} tries, {tally.deep} of them past the first check", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
