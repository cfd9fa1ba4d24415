"""What the acceptance tests share: a house without Discord, and the bot on the local server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.acceptance.sitting import Sitting
from tests.support.edge import Edge, edge
from tests.support.toy_game import toy_among_games
from tests.ui.delivery import play_to_cards


@pytest.fixture
def toy() -> Iterator[None]:
    """Register the toy game; take it out again at the end."""
    with toy_among_games():
        yield


@pytest.fixture
async def sitting(toy: None) -> AsyncIterator[Sitting]:
    """A house that is open."""
    its = Sitting()
    await its.tables.start()
    yield its
    await its.tables.stop()


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    """A channel with four people and no table yet."""
    async with edge() as found:
        yield found


@pytest.fixture
async def asked(its: Edge) -> Edge:
    """Anna against three computer players, asked for a card to a trick."""
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    return its
