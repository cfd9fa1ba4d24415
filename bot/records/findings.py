"""A fault found in a record, and text of a file in a form that fits one line."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Refusal
from bot.engine.text import Arg


class Finding(msgspec.Struct, frozen=True):
    """A fault in a record. ``code`` is its catalogue code (``record-<code>``) and ``args`` the arguments.

    ``deal`` and ``step`` say where it is; both count from 1, and 0 means no particular deal or step. ``refusal`` is the
    engine's answer to an illegal decision.
    """

    code: str
    args: dict[str, Arg] = {}
    deal: int = 0
    step: int = 0
    refusal: Refusal | None = None


def plain(text: str) -> str:
    """Return text of a file in a form that fits one line: printable, at most 60 characters."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= 60 else shown[:59] + "…"
