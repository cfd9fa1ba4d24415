"""``make soak``: the long form. ``python -m tests.soak --kills 200 --tables 8 --seed 1``.

With ``--minutes 30`` the bot is not killed, and the soak looks for growth.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.soak.growth import keep_playing
from tests.soak.run import Report, soak

LOOKS = 16
"""Samples of ``--minutes`` at least."""


def main() -> int:
    """Run a soak and print the figures. Return exit status 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=0.0, help="play on so long without a fault, and see what grows"
    )
    parser.add_argument("--pause", type=float, default=0.3, help="seconds between two presses of one person, then")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="germini-soak-") as folder:
        data = Path(folder) / "data"
        report = asyncio.run(_growth(args, data) if args.minutes else _kills(args, data))
    for name, value in sorted(report.figures.items()):
        print(f"{name}: {value}")
    for line in report.errors[:20]:
        print(f"logged: {line[:300]}")
    for line in report.wrong:
        print(f"WRONG: {line}")
    return 1 if report.wrong else 0


def _say(line: str) -> None:
    print(line, flush=True)


async def _kills(args: argparse.Namespace, data: Path) -> Report:
    return await soak(data, tables=args.tables, kills=args.kills, seed=args.seed, patience=1200, say=_say)


async def _growth(args: argparse.Namespace, data: Path) -> Report:
    how = {"tables": args.tables, "minutes": args.minutes, "seed": args.seed, "pause": args.pause}
    how["every"] = min(60.0, args.minutes * 60 / LOOKS)
    return (await keep_playing(data, **how, say=_say))[0]


if __name__ == "__main__":
    sys.exit(main())
