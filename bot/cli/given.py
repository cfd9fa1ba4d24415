"""The settings a command runs with: from the environment, and over those what was typed."""

from __future__ import annotations

import argparse
from pathlib import Path

from pydantic import ValidationError

from bot.cli.say import problem
from bot.settings import Settings

TYPED = ("socket", "data_dir")
"""Settings that can be typed as options of the same name."""


def settings_given(args: argparse.Namespace) -> Settings | int:
    """The settings; the exit status where one of them is wrong, which has been said then."""
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        return problem("cli-setting", name=str(first["loc"][0]), why=first["msg"])
    for name in TYPED:
        typed: Path | None = getattr(args, name, None)
        if typed is not None:
            setattr(settings, name, typed)
    return settings
