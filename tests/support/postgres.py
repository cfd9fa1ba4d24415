"""A private PostgreSQL for the tests: a cluster in a temporary folder, reached only by a Unix socket."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import startup

_USER = "germini"
# Commits are not waited for unless the store asks for it: a test that stops the server shows that it does.
_UNSAFE_BUT_QUICK = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off"


def _programs() -> Path | None:
    """Return the folder of the newest installed server programs."""
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0])
    )
    if folders:
        return folders[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def _account() -> pwd.struct_passwd | None:
    """Return the account to run the server with: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


def available() -> str | None:
    """Return None if a cluster can be started here, otherwise the reason why not."""
    if _programs() is None:
        return "PostgreSQL's initdb (Debian: postgresql)"
    if _account() is None:
        return "an account other than root for PostgreSQL"
    return None


class Cluster:
    """A running server. `database()` makes a migrated database and returns its URL."""

    def __init__(self, folder: Path) -> None:
        programs, account = _programs(), _account()
        assert programs is not None
        assert account is not None
        self.folder = folder
        self._programs = programs
        self._account = account
        self._numbers = count(1)
        self._template = ""

    def start(self) -> None:
        """Make the cluster and start it."""
        os.chown(self.folder, self._account.pw_uid, self._account.pw_gid)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.resume()

    def resume(self) -> None:
        """Start the server, for the first time or again."""
        options = f"-c listen_addresses='' -k {self.folder} {_UNSAFE_BUT_QUICK}"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")

    @property
    def pid(self) -> int:
        """Return the number of the process that accepts connections."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        """Stop at once, as in a crash: every session ends."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def new_database(self) -> str:
        """Return the URL of a new database before its first migration."""
        return self._create(f"t{next(self._numbers)}")

    def database(self) -> str:
        """Return the URL of a new, empty database at the newest revision: a copy of one that is made once."""
        if not self._template:
            self._template = "template"
            with ThreadPoolExecutor(1) as aside:  # The test may run a loop of its own in this thread.
                aside.submit(asyncio.run, _migrate(self._create(self._template))).result()
        return self._create(f"t{next(self._numbers)}", "-T", self._template, "-S", "file_copy")

    def _create(self, name: str, *how: str) -> str:
        self._run("createdb", "-h", str(self.folder), "-U", _USER, *how, name)
        return f"postgresql+asyncpg://{_USER}@/{name}?host={self.folder}"

    def _run(self, program: str, *args: str) -> None:
        drop = os.geteuid() == 0
        done = subprocess.run(
            [self._programs / program, *args],
            cwd=self.folder,
            user=self._account.pw_uid if drop else None,
            group=self._account.pw_gid if drop else None,
            extra_groups=[] if drop else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            text=True,
            check=False,
            timeout=60,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"


async def _migrate(url: str) -> None:
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(startup.upgrade)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Yield a cluster and delete it afterwards. The path of the folder is short: the path of a socket has at most 107
    characters."""
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as folder:
        its = Cluster(Path(folder))
        its.start()
        try:
            yield its
        finally:
            its.stop()
