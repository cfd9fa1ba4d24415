"""What does not hold in a record, and text of a file made fit for one line."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Refusal
from bot.engine.text import Arg


class Finding(msgspec.Struct, frozen=True):
    """Something that does not hold: catalogue code (``record-<code>``), its arguments, and where (0: no deal, no
    step; both count from 1). ``refusal`` is what the engine said to an illegal decision."""

    code: str
    args: dict[str, Arg] = {}
    deal: int = 0
    step: int = 0
    refusal: Refusal | None = None


def plain(text: str) -> str:
    """Text of a file made fit for one line."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= 60 else shown[:59] + "…"
