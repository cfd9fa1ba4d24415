"""Fixtures of the tests of the screens: a missing sentence is an error here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import set_strict
from tests.support.unhurried import unhurried


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Make a missing message or argument raise."""
    set_strict(True)
    yield
    set_strict(False)


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the time limits of answers, so that a busy machine makes nothing too late."""
    unhurried(monkeypatch)
