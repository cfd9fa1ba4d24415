"""Makes a missing sentence fail the test instead of showing its key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import set_strict
from bot.render import surface


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    set_strict(True)
    yield
    set_strict(False)


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Empty the caches of parts of pictures, so that a test which watches what is drawn sees all of it."""
    surface._pieces.clear()
    surface._lowers.clear()
