"""A text names commands as they are called in its language (ux.md 1.1)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.i18n import words

ROOT = Path(__file__).parents[2] / "bot"
COMMANDS = ("table", "hand", "play", "history", "replay", "leaderboard", "profile", "preferences", "privacy", "rules")


@pytest.mark.parametrize("language", ["it", "es"])
def test_no_text_calls_a_command_by_its_english_name(language: str) -> None:
    said, own = words(language), {}
    for name in COMMANDS:
        if said.has(f"cmd-{name}"):
            own[name] = said.text(f"cmd-{name}")
    assert own["table"] in ("tavolo", "mesa")
    wrong = [
        f"{path.name}: {found[0]}"
        for path in ROOT.rglob(f"locales/{language}/*.ftl")
        for found in re.finditer(r"`/([\w-]+)[^`]*`", path.read_text("utf-8"))
        if own.get(found[1], found[1]) != found[1]
    ]
    assert wrong == []
