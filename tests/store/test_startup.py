"""Opening reports any fault of the data with one code, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.ports.store import StoreProblem
from bot.store import Database, SqlStore
from bot.store.lease import FileLease
from tests.store.samples import AT, files_in, opened
from tests.support.postgres import Cluster


async def refusal(url: str) -> StoreProblem:
    """Return the problem with which opening fails."""
    with pytest.raises(StoreProblem) as caught:
        await Database.open(url, patience=100)
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of the SQLite file of ``sqlite_url``."""
    return tmp_path / "germini.sqlite3"


@pytest.fixture
def sqlite_url(new_sqlite_url: str) -> str:
    """Replace the fixture by a path without a file: the tests of this module write what they need."""
    return new_sqlite_url


@pytest.fixture
def shopping_list(path: Path) -> str:
    """Write a file that is no database and return its content."""
    content = "this is a shopping list, not a database" * 40
    path.write_text(content)
    return content


@pytest.fixture
def shared() -> Iterator[Path]:
    """Provide a folder that every user may enter."""
    folder = Path(tempfile.mkdtemp(prefix="g-"))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def spoil(path: Path, *, keep: int | None = None) -> None:
    """Overwrite the beginning of every page but the first, or truncate the file to ``keep`` bytes."""
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 64] = b"\xaa" * 64
    path.write_bytes(content[:keep])


def allow(path: Path, mode: int) -> None:
    """Set the permissions of a file or folder."""
    path.chmod(mode)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Drop the rights of root, which may write anywhere."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


async def test_the_data_folder_is_made(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/deep/down/germini.sqlite3")
    await database.close()
    assert files_in(tmp_path) == ["germini.sqlite3", "germini.sqlite3.lock"]


@pytest.mark.parametrize("existing", [False, True])
async def test_a_folder_that_cannot_be_written(existing: bool, shared: Path) -> None:
    url = f"sqlite:///{shared}/germini.sqlite3"
    if existing:
        await (await Database.open(url)).close()
    allow(shared, 0o555)
    with unprivileged():
        problem = await refusal(url)
    assert (problem.code, problem.args_for_text) == ("unwritable", {"where": str(shared)})


async def test_a_folder_below_a_file_or_a_database_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    assert (await refusal(f"sqlite:///{tmp_path}/file/germini.sqlite3")).code == "unwritable"
    assert (await refusal(f"sqlite:///{tmp_path}/folder")).code == "unwritable"


async def test_a_database_file_that_cannot_be_written(shared: Path) -> None:
    file = shared / "germini.sqlite3"
    await (await Database.open(f"sqlite:///{file}")).close()
    allow(shared, 0o777)
    allow(shared / "germini.sqlite3.lock", 0o666)
    allow(file, 0o444)
    with unprivileged():
        assert (await refusal(f"sqlite:///{file}")).code == "unwritable"


async def test_a_database_locked_by_another_program(path: Path, sqlite_url: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        problem = await refusal(sqlite_url)
        assert (problem.code, problem.args_for_text) == ("locked", {"where": str(path)})
        other.execute("ROLLBACK")
    await (await Database.open(sqlite_url)).close()


async def test_a_newer_database(url: str) -> None:
    database = await Database.open(url)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    problem = await refusal(url)
    assert problem.code == "newer"
    assert problem.args_for_text["revision"] == "9999"


async def test_what_is_no_database(path: Path, sqlite_url: str, shopping_list: str) -> None:
    problem = await refusal(sqlite_url)
    assert (problem.code, problem.args_for_text) == ("corrupt", {"where": str(path)})
    assert await asyncio.to_thread(path.read_text) == shopping_list


async def test_a_damaged_database(path: Path, sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    await opened(SqlStore(database))
    await database.close()
    spoil(path)
    assert (await refusal(sqlite_url)).code == "corrupt"
    spoil(path, keep=5000)
    assert (await refusal(sqlite_url)).code == "corrupt"


async def test_a_database_of_another_program(path: Path, sqlite_url: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert (await refusal(sqlite_url)).code == "corrupt"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "mysql://localhost/germini",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://u:secret@127.0.0.1:1/x",
    ],
)
async def test_an_address_where_no_database_is(url: str) -> None:
    problem = await refusal(url)
    assert problem.code == "unreachable"
    assert "secret" not in str(problem)


@pytest.mark.postgres
async def test_a_database_the_server_does_not_have(postgres: Cluster) -> None:
    assert (await refusal(postgres.database().replace("@/", "@/no"))).code == "unreachable"


async def test_one_bot_at_a_time(url: str) -> None:
    first = await Database.open(url)
    assert (await refusal(url)).code == "in-use"
    await SqlStore(first).heartbeat.beat(AT)
    await first.close()
    await first.close()
    second = await Database.open(url)
    await second.close()


HOLDER = """
import asyncio, sys
from bot.store import Database

async def main():
    await Database.open(sys.argv[1])
    {more}
    print("held", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""
FORK = "import os; os.fork() or __import__('time').sleep(8)"


def holding(url: str, more: str = "") -> subprocess.Popen[str]:
    """Start a process that has the database open."""
    script = HOLDER.format(more=more)
    holder = subprocess.Popen([sys.executable, "-c", script, url], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    return holder


@pytest.mark.slow
async def test_a_killed_process_holds_nothing(url: str) -> None:
    holder = await asyncio.to_thread(holding, url)
    try:
        assert (await refusal(url)).code == "in-use"
    finally:
        os.kill(holder.pid, signal.SIGKILL)
        await asyncio.to_thread(holder.communicate)
    await (await Database.open(url)).close()


@pytest.mark.slow
async def test_a_worker_left_behind_holds_nothing(sqlite_url: str) -> None:
    holder = await asyncio.to_thread(holding, sqlite_url, FORK)
    assert holder.stdout is not None
    os.kill(holder.pid, signal.SIGKILL)
    await asyncio.to_thread(holder.wait)
    await (await Database.open(sqlite_url)).close()
    holder.stdout.close()


async def test_a_refused_bot_does_not_free_the_place(path: Path, sqlite_url: str) -> None:
    """Closing any handle of a file drops a process's POSIX locks on it, so a refusal must not open it."""
    first = await Database.open(sqlite_url)
    assert (await refusal(sqlite_url)).code == "in-use"
    attempt = "import fcntl,sys; fcntl.lockf(open(sys.argv[1], 'r+'), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    lock = str(path) + ".lock"
    command = [sys.executable, "-c", attempt, lock]
    taken = await asyncio.to_thread(subprocess.run, command, stderr=subprocess.DEVNULL, check=False)
    assert taken.returncode != 0
    await first.close()
    await asyncio.to_thread(subprocess.run, command, check=True)


async def test_a_symbolic_link_to_the_database_leads_to_the_same_lock(
    path: Path, sqlite_url: str, tmp_path: Path
) -> None:
    first = await Database.open(sqlite_url)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    link = elsewhere / path.name
    link.symlink_to(path)
    try:
        problem = await refusal(f"sqlite:///{link}")
        assert (problem.code, problem.args_for_text) == ("in-use", {"where": str(link)})
        assert files_in(elsewhere) == [path.name], "no lock of its own"
    finally:
        await first.close()
    await (await Database.open(f"sqlite:///{link}")).close()


async def test_a_database_with_a_second_name_is_refused_by_either(path: Path, sqlite_url: str, tmp_path: Path) -> None:
    """SQLite would keep the newest writes beside each name: two bots would not see each other's."""
    await (await Database.open(sqlite_url)).close()
    other = tmp_path / "other.sqlite3"
    other.hardlink_to(path)
    for one in (path, other):
        problem = await refusal(f"sqlite:///{one}")
        assert (problem.code, problem.args_for_text) == ("linked", {"where": str(one)})
    other.unlink()
    await (await Database.open(sqlite_url)).close()


@pytest.mark.usefixtures("shopping_list")
async def test_a_failed_opening_gives_the_place_back(path: Path, sqlite_url: str) -> None:
    assert (await refusal(sqlite_url)).code == "corrupt"
    lease = FileLease(path)
    await lease.take()
    await lease.release()
