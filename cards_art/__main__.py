"""``python -m cards_art build``: draw all packs into their folders."""

from __future__ import annotations

import sys

from cards_art.build import build


def main(arguments: list[str]) -> int:
    """0 when built, 2 when asked for anything else."""
    if arguments != ["build"]:
        sys.stderr.write("python -m cards_art build\n")
        return 2
    for pack, size in build().items():
        sys.stdout.write(f"{pack}: {size} bytes\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
