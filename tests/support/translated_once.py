"""Translate the commands once in each test process: every bot that a test starts registers the same ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from discord import app_commands

from bot.ui.requests import slash_commands


@contextmanager
def translated_once() -> Iterator[None]:
    """Keep what :func:`bot.ui.requests.slash_commands.translated` returns, by the commands without their texts."""
    translate, kept = slash_commands.translated, dict[str, list[Any]]()

    async def known(tree: app_commands.CommandTree[Any]) -> list[Any]:
        commands = json.dumps([type(tree.translator).__name__, [one.to_dict(tree) for one in tree.get_commands()]])
        if commands not in kept:
            kept[commands] = await translate(tree)
        return kept[commands]

    with mock.patch.object(slash_commands, "translated", known):
        yield
