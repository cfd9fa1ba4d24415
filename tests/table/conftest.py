"""The toy game joins the registered games for the tests of the table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.support.toy_game import toy_among_games
from tests.table.house import House


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Register the toy game; take it out again at the end."""
    with toy_among_games():
        yield


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A house that is open."""
    its = House()
    await its.tables.start()
    yield its
    await its.tables.stop()
