"""Copies of a PostgreSQL database, made and restored by its own programs: pg_dump, pg_restore and psql."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy import URL, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.ports.store import StoreProblem
from bot.store import schema
from bot.store.backups import BackupProblem, Held, read_held
from bot.store.db import where_of

_ALIKE = {"host": "PGHOST", "port": "PGPORT", "user": "PGUSER", "ssl": "PGSSLMODE", "sslmode": "PGSSLMODE"}
"""What may follow the question mark of a URL, and the variable that tells it to PostgreSQL's programs."""

_FORBIDDEN = "42501"
"""SQLSTATE: the account may not do that."""


def environment(url: URL) -> dict[str, str]:
    """Return the environment of the programs. The password is in it and not on the command line, which others see."""
    its = {"PGHOST": url.host, "PGUSER": url.username, "PGPASSWORD": url.password, "PGDATABASE": url.database}
    its["PGPORT"] = str(url.port) if url.port else None
    for name, variable in _ALIKE.items():
        value = url.query.get(name)
        if isinstance(value, str):
            its[variable] = value
    return {**os.environ, **{name: value for name, value in its.items() if value}}


def dump(url: URL, target: Path) -> None:
    """Copy the database as it is at this moment to a file. The bot may go on playing. Blocks. Raises BackupProblem."""
    _run(("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={target}"), environment(url))


def read_through(file: Path) -> None:
    """Read a dump to its end, so that one that is damaged or cut off is found. Blocks. Raises BackupProblem."""
    _run(("pg_restore", "--file=/dev/null", str(file)), {**os.environ})


def held_in(file: Path) -> Held:
    """Return what a dump holds. Blocks. Raises BackupProblem, or StoreProblem newer."""
    revision = next((row["version_num"] for row in _rows(file, "alembic_version")), "")
    if not revision:
        raise BackupProblem("no-backup", file=str(file))
    beat = next((row["value"] for row in _rows(file, "app_state") if row["key"] == "heartbeat"), None)
    tables = ((row["id"], int(row["seq"]), row["status"], int(row["updated_at"])) for row in _rows(file, "tables"))
    people = max((int(row["id"]) for row in _rows(file, "people")), default=0)
    return read_held(revision, tables, beat, people, str(file))


def _rows(file: Path, table: str) -> Iterator[dict[str, str]]:
    """Yield the rows of a table in a dump, their values as PostgreSQL writes them."""
    with tempfile.TemporaryFile() as out:
        arguments = ("pg_restore", "--data-only", f"--table={table}", "--file=-", str(file))
        _run(arguments, {**os.environ}, out)
        out.seek(0)
        columns: list[str] = []
        for raw in out:
            line = raw.decode().rstrip("\n")
            if columns:
                if line == "\\.":
                    return
                yield dict(zip(columns, line.split("\t"), strict=True))
            elif line.startswith("COPY "):
                columns = [one.strip(' "') for one in line.partition("(")[2].partition(")")[0].split(",")]


async def is_empty(url: URL) -> bool:
    """Return whether the database has no table of Germini. Raises StoreProblem unreachable."""
    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": 5})
    try:
        async with engine.connect() as connection:
            names = await connection.run_sync(lambda its: inspect(its).get_table_names())
    except (SQLAlchemyError, OSError) as error:
        raise StoreProblem("unreachable", where=where_of(url)) from error
    finally:
        await engine.dispose()
    return not set(names) & set(_own())


def load(file: Path, url: URL) -> None:
    """Put a dump in the place of Germini's tables, in one transaction. Blocks. Raises BackupProblem, and then nothing
    has changed."""
    its = environment(url)
    names = ", ".join(f'"{name}"' for name in _own())
    drops = f"DROP TABLE IF EXISTS {names} CASCADE"
    restoring = (_program("pg_restore"), "--no-owner", "--no-privileges", "--file=-", str(file))
    settled = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", f"--command={drops}")
    with tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as told:
        writing = subprocess.Popen(
            (_program("psql"), *settled, "--file=-"),
            env=its,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=told,
        )
        assert writing.stdin is not None
        try:
            with subprocess.Popen(restoring, stdout=subprocess.PIPE, stderr=said) as reading:
                assert reading.stdout is not None
                refused = not _poured(reading.stdout, writing.stdin)
                if refused:
                    reading.kill()
            if reading.returncode and not refused:
                raise BackupProblem("program", program="pg_restore", why=_first(said))
        except BaseException:
            # psql would commit at the end of its input. Ended before it, it commits nothing.
            writing.kill()
            writing.wait()
            raise
        with suppress(BrokenPipeError):
            writing.stdin.close()
        if writing.wait():
            raise BackupProblem("program", program="psql", why=_first(told))


def _poured(source: IO[bytes], target: IO[bytes]) -> bool:
    """Copy a stream and return whether the other end has taken everything."""
    try:
        shutil.copyfileobj(source, target)
        target.flush()
    except BrokenPipeError:
        return False
    return True


@asynccontextmanager
async def trial(url: URL) -> AsyncGenerator[URL]:
    """Make an empty database on the same server, and delete it afterwards. Raises BackupProblem no-trial if the account
    may not, or StoreProblem unreachable."""
    name = f"germini_trial_{secrets.token_hex(6)}"
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"timeout": 5})
    try:
        try:
            async with engine.connect() as connection:
                await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE template0"))
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == _FORBIDDEN:
                raise BackupProblem("no-trial") from error
            raise StoreProblem("unreachable", where=where_of(url)) from error
        try:
            yield url.set(database=name)
        finally:
            async with engine.connect() as connection:
                await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    finally:
        await engine.dispose()


def _own() -> list[str]:
    return [*schema.metadata.tables, "alembic_version"]


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise BackupProblem("no-program", program=name)
    return found


def _run(arguments: Sequence[str], environment: dict[str, str], out: IO[bytes] | int = subprocess.DEVNULL) -> None:
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(
            (_program(arguments[0]), *arguments[1:]),
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=said,
            check=False,
        )
        if done.returncode:
            raise BackupProblem("program", program=arguments[0], why=_first(said))


def _first(said: IO[bytes]) -> str:
    """Return the first line that a program wrote to standard error, at most 200 characters of it."""
    said.seek(0)
    lines = said.read(2000).decode(errors="replace").strip().splitlines()
    return "".join(char if char.isprintable() else "?" for char in lines[0])[:200] if lines else "?"
