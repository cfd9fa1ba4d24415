"""Registers the toy game for the tests of standings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.toy_game import toy_among_games


@pytest.fixture(autouse=True, scope="package")
def toy() -> Iterator[None]:
    """Register the toy game; take it out again at the end."""
    with toy_among_games():
        yield
