"""The bot's files are accessible to their owner alone, whatever the umask; files found open are closed and reported
(issue 13)."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli.private import private
from bot.local_server import new_world, saving
from bot.local_server.page.keys import stored_key
from bot.private import close_to_others
from bot.settings import Settings
from bot.store import Database, SqlStore, startup
from bot.store.db import parse
from bot.store.engines import write_engine
from tests.support.process import FAST

FILE = "germini.sqlite3"


@pytest.fixture
def wide() -> Iterator[None]:
    """Set a umask that removes no permissions."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def data() -> Iterator[Path]:
    """Return a data folder that does not exist yet, inside a folder that everybody can enter."""
    folder = Path(tempfile.mkdtemp(prefix="g-"))
    folder.chmod(0o755)
    yield folder / "data"
    shutil.rmtree(folder)


def open_to_others(folder: Path) -> set[str]:
    """Return the names in and of the folder that give others any permission."""
    found: set[str] = set()
    for path in (folder, *folder.rglob("*")):
        try:
            mode = path.lstat().st_mode
        except FileNotFoundError:
            continue
        if stat.S_IMODE(mode) & 0o077:
            found.add(path.name)
    return found


async def older(folder: Path) -> None:
    """Create a database of the revision before the newest, as an earlier version left it."""
    await asyncio.to_thread(folder.mkdir, exist_ok=True)
    engine = write_engine(parse(Settings(data_dir=folder).database), foreign_keys=False)
    async with engine.begin() as connection:
        await _to(connection, "0011")
    await engine.dispose()


async def _to(connection: AsyncConnection, revision: str) -> None:
    await connection.run_sync(startup.upgrade, revision)


@pytest.mark.usefixtures("wide")
def test_every_file_is_made_closed_even_where_the_process_has_no_umask(data: Path) -> None:
    async def kept() -> set[str]:
        database = await Database.open(Settings(data_dir=data).database)
        await SqlStore(database).heartbeat.beat(1)
        (data / ".local_server.json.part").touch()
        saving.save(new_world(), data / "local_server.json")
        stored_key(data / "local_page.key")
        names = set(os.listdir(data))  # noqa: PTH208
        assert open_to_others(data) == set()
        await database.close()
        return names

    names = asyncio.run(kept())
    assert names == {
        FILE,
        f"{FILE}-wal",
        f"{FILE}-shm",
        f"{FILE}.lock",
        "local_server.json",
        "local_server_uploads",
        "local_page.key",
    }
    assert open_to_others(data) == set()


@pytest.mark.usefixtures("wide")
def test_the_copy_before_a_migration_is_closed_though_the_database_was_open(data: Path) -> None:
    async def migrated() -> None:
        await older(data)
        assert FILE in open_to_others(data), "the test sees what is open"
        await (await Database.open(Settings(data_dir=data).database)).close()

    asyncio.run(migrated())
    copies = [path.name for path in data.glob("*.before-*")]
    assert copies
    assert not open_to_others(data) & set(copies)


def test_what_is_open_is_closed_and_said_in_the_language_of_the_terminal(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    data.mkdir()
    names = (
        *(FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}.lock", f"{FILE}.bak", "germini.before-0011.sqlite3"),
        *("germini.before-0011.sqlite3.part", "local_server.json", ".local_server.json.part"),
    )
    for name in (*names, "notes.txt"):
        (data / name).touch()
        (data / name).chmod(0o644)
    data.chmod(0o755)
    with private(Settings(data_dir=data)):
        (data / "later").touch(0o666)
    assert open_to_others(data) == {"notes.txt"}, "what is not the bot's is hidden by the folder"
    told = [record for record in caplog.records if record.name == "bot.cli.private"]
    assert len(told) == 1
    assert "Altri utenti" in told[0].getMessage()
    assert {Path(path).name for path in told[0].__dict__["paths"]} == {"data", *names}
    with private(Settings(data_dir=data)):
        pass
    assert len([record for record in caplog.records if record.name == "bot.cli.private"]) == 1, "said once"


@pytest.mark.parametrize("shared", [False, True], ids=["own", "shared"])
def test_the_folders_inside_are_closed_though_the_data_folder_may_be_shared(
    data: Path, caplog: pytest.LogCaptureFixture, shared: bool
) -> None:
    names = ("local_server_uploads", "puzzles", "search", "other_bot", "other_bot/local_server_uploads")
    for name in names:
        (data / name).mkdir(parents=True)
        (data / name).chmod(0o755)
    (data / "mine").mkdir(mode=0o755)
    data.chmod(0o1777 if shared else 0o755)
    with private(Settings(data_dir=data)):
        pass
    assert open_to_others(data) == {"mine", *(["data"] if shared else [])}
    closed = next(record for record in caplog.records if record.name == "bot.cli.private" and "closed" in record.msg)
    assert {str(data / name) for name in names} <= set(closed.__dict__["paths"])


def test_a_folder_of_others_too_is_left_and_said(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    data.mkdir()
    data.chmod(0o1777)
    (data / FILE).touch(0o644)
    with private(Settings(data_dir=data)):
        pass
    assert stat.S_IMODE(data.stat().st_mode) == 0o1777
    assert stat.S_IMODE((data / FILE).stat().st_mode) == 0o600
    left = [record for record in caplog.records if "cannot change that" in record.getMessage()]
    assert [record.__dict__["paths"] for record in left] == [[str(data)]]


def test_home_is_not_closed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (data / "below").mkdir(parents=True, mode=0o755)
    monkeypatch.setenv("HOME", str(data / "below"))
    for folder in (data, data / "below"):
        folder.chmod(0o755)
        assert close_to_others([folder], [], ()).left == [folder]
        assert stat.S_IMODE(folder.stat().st_mode) == 0o755


def test_a_link_leads_nowhere_else(data: Path) -> None:
    data.mkdir()
    other = data.parent / "other"
    other.touch(0o644)
    other.chmod(0o644)
    (data / f"{FILE}.x").symlink_to(other)
    close_to_others([data], [data / FILE], ())
    assert stat.S_IMODE(other.stat().st_mode) == 0o644


def refused(*_: object, **__: object) -> None:
    raise PermissionError(1, "Operation not permitted")


def without_effect(*_: object, **__: object) -> None:
    """Do nothing, as on a file system without modes."""


@pytest.mark.parametrize("chmod", [refused, without_effect])
def test_what_cannot_be_closed_is_said_and_the_work_goes_on(
    data: Path, chmod: Callable[..., None], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    data.mkdir()
    data.chmod(0o755)
    (data / FILE).touch()
    (data / FILE).chmod(0o644)
    monkeypatch.setattr(Path, "chmod", chmod)
    with private(Settings(data_dir=data)):
        (data / "later").touch()
    monkeypatch.undo()
    told = [record for record in caplog.records if "cannot change that" in record.getMessage()]
    assert [record.__dict__["paths"] for record in told] == [[str(data), str(data / FILE)]]
    assert open_to_others(data) == {data.name, FILE}


def test_a_key_that_others_could_read_is_not_used_any_more(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    data.mkdir()
    file = data / "local_page.key"
    key = stored_key(file)
    assert stored_key(file) == key
    file.chmod(0o644)
    assert stored_key(file) != key
    assert "other accounts could read the key" in caplog.text
    assert open_to_others(file.parent) <= {data.name}


@pytest.mark.slow
def test_the_real_bot_with_any_umask_from_the_first_moment_on(data: Path) -> None:
    """An old database left open, then a start, a migration, saves and a stop: at no moment is any file open to
    others."""
    asyncio.run(older(data))
    data.chmod(0o755)
    (data / FILE).chmod(0o644)
    loose = {data.name, FILE}
    assert open_to_others(data) == loose
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    for start in range(2):
        said, told = data.with_name("said"), data.with_name("told")
        with said.open("w") as out, told.open("w") as err:
            process = subprocess.Popen(
                [sys.executable, "-m", "bot", "run", "--data-dir", str(data), "--port", "0"],
                env={**environment, **FAST, "LC_ALL": "es"},
                umask=0o022 if start else 0o000,
                stdout=out,
                stderr=err,
            )
        while "http://" not in said.read_text():
            assert not open_to_others(data) - loose, "a new file is never open"
            assert process.poll() is None
            time.sleep(0.002)
        process.terminate()
        assert process.wait(timeout=60) == 0
        assert open_to_others(data) == set()
        assert ("Otros usuarios" in told.read_text()) == (start == 0)
        loose = set[str]()
    assert {path.name for path in data.iterdir()} >= {
        FILE,
        "local_server.json",
        "local_server_uploads",
        "local_page.key",
    }
    assert list(data.glob("*.before-*"))
    with closing(sqlite3.connect(data / FILE)) as connection:
        assert connection.execute("SELECT epoch FROM owners").fetchone() == (2,)


@pytest.mark.slow
def test_rebuild_closes_too(data: Path) -> None:
    asyncio.run(older(data))
    data.chmod(0o755)
    (data / FILE).chmod(0o644)
    done = subprocess.run(
        [sys.executable, "-m", "bot", "rebuild", "--data-dir", str(data)],
        env={**os.environ, "LC_ALL": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Other accounts on this machine could read" in done.stderr
    assert open_to_others(data) == set()
