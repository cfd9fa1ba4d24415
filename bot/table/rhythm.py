"""How long the house takes over its own moves."""

from __future__ import annotations

import msgspec

PUBLISHED = 10.0
"""Seconds a deal waits at most until its seal is published."""


class Rhythm(msgspec.Struct, frozen=True):
    """How long the house takes over its own moves, in seconds: a computer player thinks between ``least`` and
    ``most``, the shuffle takes ``shuffle``; who has not answered after ``patience`` gets the plainest legal answer.
    A deal whose seal is not published waits ``seal`` for it at most; 0 where seals are not published at all."""

    least: float = 0.9
    most: float = 1.6
    shuffle: float = 0.3
    patience: float = 2.0
    seal: float = 0.0
