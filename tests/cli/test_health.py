"""``germini health``: whether the bot is alive, and what it holds back under load (ux.md 5.4)."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.__main__ import main
from bot.cli import maintenance
from bot.ports.store import LOAD
from bot.settings import Settings
from bot.store import Database, Signs, SqlStore, read_signs, try_to_write
from bot.table.model import TableState
from bot.table.ports import StoreBusy
from tests.store.samples import append, opened, opening
from tests.support.postgres import cluster
from tests.support.template import FILE, place
from tests.support.toy_game import toy_among_games


async def beating(folder: Path, age: int, step: int) -> None:
    """Write the database of a bot whose last heartbeat was this many ms ago, at this load level."""
    database = await Database.open(place(folder / FILE))
    try:
        store = SqlStore(database)
        await store.heartbeat.beat(time.time_ns() // 1_000_000 - age)
        await store.facts.set_fact(LOAD, str(step))
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("age", "step", "said"),
    [(0, 0, ["alive"]), (0, 2, ["alive", "step 2 of 3", "pictures are smaller"]), (90_000, 2, ["not running"])],
)
def test_it_says_what_is_held_back(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    age: int,
    step: int,
    said: list[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    asyncio.run(beating(tmp_path, age, step))
    assert main(["health", "--data-dir", str(tmp_path)]) == (0 if age == 0 else 1)
    shown = capsys.readouterr().out
    assert all(one in shown for one in said)
    assert ("step" in shown) == (step > 0 and age == 0)


async def test_without_a_database_nothing_is_held_back(tmp_path: Path) -> None:
    assert await read_signs(Settings(data_dir=tmp_path / "none").database) == Signs()


@pytest.fixture
def toy() -> Iterator[None]:
    """Register the toy game, whose facts are quickly made."""
    with toy_among_games():
        yield


@pytest.fixture
async def bot(tmp_path: Path, toy: None) -> AsyncIterator[SqlStore]:
    """Return the store of a running bot with a fresh heartbeat; it waits 100 ms for a lock."""
    database = await Database.open(place(tmp_path / FILE), patience=100)
    store = SqlStore(database)
    await opened(store)
    await beat(store)
    yield store
    await database.close()


async def beat(store: SqlStore) -> None:
    await store.heartbeat.beat(time.time_ns() // 1_000_000)


def file_of(folder: Path) -> Path:
    return folder / "germini.sqlite3"


async def health(folder: Path, *, before: str = "") -> tuple[int, str]:
    """Return the exit status and the output of the real command; ``before`` are shell commands that run first."""
    done = await asyncio.to_thread(
        subprocess.run,
        ["sh", "-c", f'{before} exec "{sys.executable}" -P -m bot health --data-dir "{folder}"'],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout


@pytest.mark.slow
async def test_alive_is_who_can_save(bot: SqlStore, tmp_path: Path) -> None:
    assert await health(tmp_path) == (0, "alive\n")
    async with bot.log._database.read() as connection:  # pyright: ignore[reportPrivateUsage]
        keys = (await connection.execute(text("SELECT key FROM app_state ORDER BY key"))).scalars().all()
    assert keys == ["fact:house.unsaved", "heartbeat"], "the trial leaves nothing"


@pytest.mark.slow
async def test_a_disk_that_takes_nothing(bot: SqlStore, tmp_path: Path) -> None:
    status, said = await health(tmp_path, before="ulimit -f 0;")
    assert status == 1
    assert said.startswith("Nothing can be saved: the disk refuses to write.")
    await beat(bot)
    assert await health(tmp_path) == (0, "alive\n"), "the bot was not disturbed"


@pytest.mark.slow
async def test_another_program_that_keeps_the_database_locked(bot: SqlStore, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file_of(tmp_path), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        status, said = await health(tmp_path)
        other.execute("ROLLBACK")
    assert status == 1
    assert said.startswith("Nothing can be saved: another program keeps the database locked.")
    await beat(bot)
    assert (await health(tmp_path))[0] == 0


@pytest.mark.parametrize(("mode", "why"), [(0o444, "readonly"), (0o000, "forbidden")])
def test_a_database_that_may_not_be_written_or_read(mode: int, why: str) -> None:
    nobody = 65534 if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="g-"))
    try:
        asyncio.run(beating(folder, 0, 0))
        folder.chmod(0o755)
        file_of(folder).chmod(mode)
        assert _as(nobody, folder) == why
    finally:
        shutil.rmtree(folder)


def _as(user: int | None, folder: Path) -> str | None:
    if user is None:
        return asyncio.run(try_to_write(Settings(data_dir=folder).database))
    os.seteuid(user)
    try:
        return asyncio.run(try_to_write(Settings(data_dir=folder).database))
    finally:
        os.seteuid(0)


@pytest.mark.slow
async def test_a_bot_that_can_save_no_move_says_so_although_its_heart_beats(bot: SqlStore, tmp_path: Path) -> None:
    """A heartbeat overwrites a few existing bytes; a move needs free space."""
    database = bot.log._database  # pyright: ignore[reportPrivateUsage]

    async def limit(pages: int) -> None:
        async with database.alone() as connection:
            its = (await connection.get_raw_connection()).driver_connection
            assert its is not None
            await its.run(f"PRAGMA max_page_count={pages}", ())

    async def to_the_brim() -> None:
        for number in range(500):
            await append(bot, TableState(f"x{number}"), "i1", *opening(1))

    await limit(1)
    with pytest.raises(StoreBusy, match="full"):
        await to_the_brim()
    async with database.note() as connection:
        await connection.execute(text("UPDATE app_state SET value = value"))
    with pytest.raises(StoreBusy, match="full"):
        await beat(bot)
    status, said = await health(tmp_path)
    assert status == 1
    assert said.startswith("Nothing can be saved: the disk is full. Free some space.")
    assert "alive" not in said
    await limit(1_000_000)
    await beat(bot)
    assert await health(tmp_path) == (0, "alive\n")


async def test_a_heartbeat_waits_for_the_disk_only_when_no_move_has(
    bot: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, ways = bot.log._database, list[str]()  # pyright: ignore[reportPrivateUsage]
    for way in ("note", "write"):
        door = getattr(database, way)
        monkeypatch.setattr(database, way, lambda way=way, door=door: (ways.append(way), door())[1])
    await beat(bot)
    ways.clear()
    for moved in (False, True, False, False):
        if moved:
            await append(bot, TableState("t2"), "i1", *opening(1))
        await beat(bot)
    assert ways == ["note", "note", "write", "note"], "its own durable write is a proof for one"


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_server_that_may_only_be_read_or_is_locked() -> None:
    with cluster() as server:
        url = server.database()
        database = await Database.open(url)
        assert await try_to_write(url) is None
        async with database.write() as connection:
            await connection.execute(text("LOCK TABLE app_state"))
            assert await try_to_write(url, patience=200) == "locked"
        async with database.alone() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar_one()
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
            await connection.commit()
        assert await try_to_write(url) == "readonly"
        await database.close()
        server.stop()
        assert await try_to_write(url) == "unreachable"
        server.resume()


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_server_that_does_not_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A locked table, and a stopped server whose connections stay open: the check used to wait for ever."""
    monkeypatch.setenv("LC_ALL", "en")

    async def told() -> tuple[int, str]:
        status = await asyncio.wait_for(asyncio.to_thread(main, ["health"]), 60)
        return status, capsys.readouterr().out

    with cluster() as server:
        url = server.database()
        monkeypatch.setenv("DATABASE_URL", url)
        database = await Database.open(url)
        await SqlStore(database).heartbeat.beat(time.time_ns() // 1_000_000)
        assert await told() == (0, "alive\n")
        async with database.alone() as connection:
            await connection.execute(text("LOCK TABLE app_state"))
            status, said = await told()
            assert (status, "keeps the database locked" in said) == (1, True)
            await connection.rollback()
        postmaster = server.pid
        os.kill(postmaster, signal.SIGSTOP)
        try:
            status, said = await told()
        finally:
            os.kill(postmaster, signal.SIGCONT)
        assert (status, "cannot be reached" in said) == (1, True)
        await SqlStore(database).heartbeat.beat(time.time_ns() // 1_000_000)
        assert await told() == (0, "alive\n")
        await database.close()


async def test_looks_that_never_end_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(url: str) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(maintenance, "MAX_LOOK_SECONDS", 0.05)
    for name in ("read_signs", "try_to_write"):
        monkeypatch.setattr(maintenance, name, silent)
    look = maintenance._look(Settings(data_dir=tmp_path))  # pyright: ignore[reportPrivateUsage]
    assert await asyncio.wait_for(look, 60) == (Signs(), "unreachable")


@pytest.mark.slow
def test_a_look_imports_neither_the_bot_nor_its_drawing(tmp_path: Path) -> None:
    """Containers ask every half minute, and everything that the bot imports takes a second or two."""
    heavy = ("discord", "aiohttp", "PIL", "bot.app", "bot.render", "bot.ui", "bot.players")
    code = f"""
import sys
from bot.__main__ import main
assert main(["health", "--data-dir", {str(tmp_path)!r}]) == 1
print([name for name in {heavy!r} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n"), done.stdout
