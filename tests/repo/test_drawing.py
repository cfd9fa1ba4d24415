"""Pages draw nothing themselves: pictures come from the process that draws, whose memory has a ceiling."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def drawers(source: str) -> Iterator[str]:
    """Yield the drawing functions of ``bot.render`` that a module imports: those named ``…_picture``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot.render"):
            yield from (alias.name for alias in node.names if alias.name.endswith("_picture"))


def test_no_page_draws_in_the_process_of_the_bot() -> None:
    """Drawn there, pictures fill the caches of cards and letters a second time, about 100 MB."""
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for folder in ("bot/ui", "cogs")
        for path in (ROOT / folder).rglob("*.py")
        for name in drawers(path.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_a_page_that_draws_would_be_found() -> None:
    assert list(drawers("from bot.render.profile import profile_picture, Sheet")) == ["profile_picture"]
