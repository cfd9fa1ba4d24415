"""What the acceptance tests of the table share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.games import registry
from tests.acceptance.sitting import Sitting
from tests.support.toy_game import TOY


@pytest.fixture
def toy() -> Iterator[None]:
    """Register the toy game; take it out again at the end."""
    registry.games()["toy"] = TOY
    yield
    registry.games().pop("toy", None)


@pytest.fixture
async def sitting(toy: None) -> AsyncIterator[Sitting]:
    """A house that is open."""
    its = Sitting()
    await its.tables.start()
    yield its
    await its.tables.stop()
