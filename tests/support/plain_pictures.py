"""Pictures without drawing, for tests that follow messages: the real names and alt texts, and a file of one pixel."""

from __future__ import annotations

import hashlib
import io
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.i18n import Words
from bot.render import (
    final_result,
    highlight,
    leaderboard,
    lobby_table,
    pictures,
    pointer,
    poster,
    preferences,
    profile,
    service,
)
from bot.render.shown import Speech

DRAWING: tuple[tuple[Any, str], ...] = (
    *((pictures, name) for name in ("draw_board", "draw_panel", "draw_hand", "draw_rows", "draw_count")),
    (pictures, "draw_standings"),
    (pointer, "_banded"),
    (final_result, "draw_final"),
    (highlight, "draw_banner"),
    (leaderboard, "draw_leaders"),
    (lobby_table, "draw_lobby_table"),
    (poster, "draw_poster"),
    (preferences, "draw_preview"),
    (profile, "draw_profile"),
)
"""The functions that draw, in the modules that call them."""

SIZE = (1100, 720)
"""What a plain picture says its size is, in px."""


class Plain:
    """Stands for a drawn surface or canvas. Other contents give other bytes, as with a drawn picture."""

    def __init__(self, about: object) -> None:
        self.size = SIZE
        self.image = SimpleNamespace(size=SIZE)
        digest = hashlib.blake2b(repr(about).encode(), digest_size=12).digest()
        self._name = digest.hex()
        file = io.BytesIO()
        Image.frombytes("L", (12, 1), digest).save(file, "PNG")
        self._data = file.getvalue()

    def __repr__(self) -> str:
        return self._name

    def bytes(self) -> bytes:
        """Return a small PNG file."""
        return self._data


def plain(*contents: Any, **how: Any) -> Plain:
    """Called like a function that draws. Returns what stands for its surface."""
    return Plain((*(_told(one) for one in contents), how))


def _told(one: Any) -> Any:
    if isinstance(one, Speech):
        return one.view, one.labels, one.language
    return one.language if isinstance(one, Words) else one


def draw_nothing(request: pytest.FixtureRequest, patch: pytest.MonkeyPatch) -> None:
    """Replace all drawing, and the reading of cards that are expected soon, except for a test marked ``drawn``."""
    if request.node.get_closest_marker("drawn") is not None:
        return
    for module, name in DRAWING:
        patch.setattr(module, name, plain)
    patch.setattr(service, "prepared", lambda *_: 0)
