"""Fixtures of the acceptance tests: tables without Discord, and the bot on the local server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.acceptance.sitting import Sitting
from tests.support.edge import Edge, edge
from tests.support.plain_pictures import draw_nothing
from tests.support.toy_game import toy_among_games
from tests.support.unhurried import unhurried
from tests.ui.delivery import play_to_cards


@pytest.fixture
def toy() -> Iterator[None]:
    """Register the toy game; take it out again at the end."""
    with toy_among_games():
        yield


@pytest.fixture
async def sitting(toy: None) -> AsyncIterator[Sitting]:
    """A table manager without Discord, with an open table."""
    its = Sitting()
    await its.open()
    yield its
    await its.close()


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    """A channel with four people and no table yet."""
    async with edge() as found:
        yield found


@pytest.fixture
async def asked(its: Edge) -> Edge:
    """Anna at a table with three computer players, asked for a card to a trick."""
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    return its


@pytest.fixture(autouse=True)
def no_hurry(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove time limits, so that a busy machine makes nothing late, and drawing."""
    unhurried(monkeypatch)
    draw_nothing(request, monkeypatch)
