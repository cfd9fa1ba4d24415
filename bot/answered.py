"""Which interaction a task answers. What it logs meanwhile has the number (:mod:`bot.log`)."""

from __future__ import annotations

from contextvars import ContextVar

ANSWERED: ContextVar[int] = ContextVar("ANSWERED", default=0)
"""The number of the interaction that a task answers, 0 for tasks that answer none."""


def logged_with() -> dict[str, int]:
    """Return the fields of what is logged now: the interaction that is answered."""
    number = ANSWERED.get()
    return {"interaction": number} if number else {}
