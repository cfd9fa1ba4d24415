"""One suite for both databases: every test that asks for ``url``, ``database`` or ``store`` runs on each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Database, SqlStore
from tests.support.postgres import Cluster, cluster
from tests.support.toy_game import toy_among_games


@pytest.fixture(autouse=True, scope="package")
def toy() -> Iterator[None]:
    """The toy game, which has a log of its own and is quickly played."""
    with toy_among_games():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One private cluster for all tests of a process."""
    with cluster() as its:
        yield its


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'germini.sqlite3'}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return request.getfixturevalue("sqlite_url")
    return request.getfixturevalue("postgres").database()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An open database; a foreign lock is waited for 200 ms only."""
    its = await Database.open(url, patience=200)
    yield its
    await its.close()


@pytest.fixture
async def store(database: Database) -> SqlStore:
    """The store on it."""
    return SqlStore(database)
