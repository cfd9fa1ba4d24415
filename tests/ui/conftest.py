"""The tests of the screens: a missing sentence is an error here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import set_strict


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A missing message or argument raises."""
    set_strict(True)
    yield
    set_strict(False)
