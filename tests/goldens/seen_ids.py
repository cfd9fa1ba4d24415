"""Pytest plug-in that writes down every custom id that is given to a control or a form while tests run.

``python -m pytest -p tests.goldens.seen_ids tests/ui tests/acceptance``; ``GERMINI_IDS`` is the folder for the files.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.transport.id_format import PageControl, TableControl

BOT = Path(__file__).parents[2] / "bot"
SEEN: set[str] = set()


def _noting(kind: type) -> None:
    real = kind.__init__

    def made(self: Any, *args: Any, custom_id: Any = None, **more: Any) -> None:
        if isinstance(custom_id, str):
            SEEN.add(custom_id)
            more["custom_id"] = custom_id
        real(self, *args, **more)

    kind.__init__ = made


def _encoding(kind: Any) -> None:
    """Record ids made by the bot itself; tests also make ids of all kinds."""
    real: Callable[..., str] = kind.id

    def made(self: Any, *args: Any, **more: Any) -> str:
        found = real(self, *args, **more)
        if Path(sys._getframe(1).f_code.co_filename).is_relative_to(BOT):
            SEEN.add(found)
        return found

    kind.id = made


def pytest_configure(config: pytest.Config) -> None:
    """Start recording."""
    _encoding(TableControl)
    _encoding(PageControl)
    ui = discord.ui
    for kind in (ui.Button, ui.Select, ui.UserSelect, ui.RoleSelect, ui.ChannelSelect, ui.Modal, ui.TextInput):
        _noting(kind)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the recorded ids."""
    folder = Path(os.environ["GERMINI_IDS"])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"seen-{os.getpid()}.txt").write_text("\n".join(sorted(SEEN)) + "\n", encoding="utf-8")
