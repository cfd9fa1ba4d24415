"""The toy game joins the registered games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games import registry
from tests.support.toy_game import TOY


@pytest.fixture(autouse=True, scope="session")
def toy() -> Iterator[None]:
    """Register the toy game; take it out again at the end."""
    registry.games()["toy"] = TOY
    yield
    registry.games().pop("toy", None)
