"""Fixtures of the tests of the screens: a missing sentence is an error here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import set_strict
from tests.support.plain_pictures import draw_nothing
from tests.support.unhurried import unhurried


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Make a missing message or argument raise."""
    set_strict(True)
    yield
    set_strict(False)


@pytest.fixture(autouse=True)
def no_hurry(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove time limits, so that a busy machine makes nothing late, and drawing."""
    unhurried(monkeypatch)
    draw_nothing(request, monkeypatch)
