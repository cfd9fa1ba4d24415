"""Register the toy game for the tests of the table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.support.toy_game import toy_among_games
from tests.table.played_table import PlayedTable


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Register the toy game; take it out again at the end."""
    with toy_among_games():
        yield


@pytest.fixture
async def its() -> AsyncIterator[PlayedTable]:
    """A table manager without Discord, with an open table."""
    its = PlayedTable()
    await its.open()
    yield its
    await its.close()
