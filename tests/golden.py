"""Golden playthroughs: one match of every game, with every step written down.

``python -m tests.golden`` writes them again; the difference shows exactly what a change of the rules has changed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from bot.engine.game import Game
from bot.games.registry import games
from tests.support.conformance import defaults, play

FOLDER = Path(__file__).parent / "data" / "golden"


def playthrough(game: Game) -> str:
    """Return the match of random players from a fixed seed, in words that can be read without the code."""
    options = {**defaults(game), game.meta.length_option: min(game.meta.lengths)}
    lines = [f"game {game.meta.slug}", f"options {msgspec.json.encode(options).decode()}"]
    last = None
    for number, step in enumerate(play(game, options, b"golden"), 1):
        who = "table" if step.seat is None else f"seat {step.seat}"
        lines.append(f"\n{number}. {who}: {_plain(step.action)}")
        lines.extend(f"    {_plain(event)}" for event in step.events)
        last = step.after
    lines.append("\nthe end, as everybody sees it")
    seen = msgspec.json.decode(_plain(game.view(last)))
    lines.extend(f"    {line}" for key, value in seen.items() for line in _wrapped(f"{key}: {_plain(value)}"))
    lines.append(f"    {_plain(game.result(last))}")
    return "\n".join(lines) + "\n"


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _wrapped(text: str) -> list[str]:
    return re.findall(r".{1,160}(?:,|$)|.+$", text)


def main() -> int:
    """Write all golden files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug, game in games().items():
        (FOLDER / f"{slug}.txt").write_text(playthrough(game))
        sys.stdout.write(f"{slug}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
