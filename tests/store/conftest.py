"""Runs every test that asks for ``url``, ``database`` or ``store`` on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Database, SqlStore
from tests.support.postgres import Cluster, cluster
from tests.support.template import FILE, place
from tests.support.toy_game import toy_among_games


@pytest.fixture(autouse=True, scope="package")
def toy() -> Iterator[None]:
    """Register the toy game, which has a log of its own and is quickly played."""
    with toy_among_games():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Provide one private cluster for all tests of a process."""
    with cluster() as its:
        yield its


BOTH = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))


@pytest.fixture
def new_sqlite_url(tmp_path: Path) -> str:
    """Provide the path of a SQLite file that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path / FILE}"


@pytest.fixture
def sqlite_url(new_sqlite_url: str, tmp_path: Path) -> str:
    """Provide an empty SQLite file at the newest revision."""
    place(tmp_path / FILE)
    return new_sqlite_url


@pytest.fixture(params=BOTH)
def new_url(request: pytest.FixtureRequest) -> str:
    """Provide a database of either kind before its first migration."""
    if request.param == "sqlite":
        return request.getfixturevalue("new_sqlite_url")
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest) -> str:
    """Provide an empty database of either kind at the newest revision."""
    if request.param == "sqlite":
        return request.getfixturevalue("sqlite_url")
    return request.getfixturevalue("postgres").database()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """Provide an open database that waits at most 200 ms for a foreign lock."""
    its = await Database.open(url, patience=200)
    yield its
    await its.close()


@pytest.fixture
async def store(database: Database) -> SqlStore:
    """Provide the store on that database."""
    return SqlStore(database)
