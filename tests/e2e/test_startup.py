"""Starting and failing to start: each problem is one clear sentence and exit status 1."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.cli.serve import unreachable
from bot.local_server import LocalDiscord, new_world
from bot.settings import Settings
from bot.store import read_heartbeat
from tests.support.preloaded import preloaded
from tests.support.process import FAST, Germini, PreloadedGermini
from tests.support.waiting import MAX_WAIT_SECONDS, until


def run(tmp_path: Path, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``germini run`` in a clean environment."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    return preloaded().run(["run", "--data-dir", str(tmp_path / "data"), *args], {**kept, **FAST, **environment})


def the_sentence(done: subprocess.CompletedProcess[str]) -> str:
    """Return the output, which must be one line beside the log; the exit status must be 1."""
    assert done.returncode == 1, done.stderr
    said = [line for line in done.stderr.splitlines() if line.startswith("germini: ")]
    assert len(said) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return said[0]


def test_an_empty_token(tmp_path: Path) -> None:
    assert "DISCORD_TOKEN" in the_sentence(run(tmp_path, DISCORD_TOKEN=" "))


def test_the_sentence_speaks_the_terminals_language(tmp_path: Path) -> None:
    assert "vuoto" in the_sentence(run(tmp_path, DISCORD_TOKEN=" ", LC_ALL="it_IT.UTF-8"))


async def test_a_wrong_token(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket = Path(folder) / "s"
        async with LocalDiscord(new_world(token="the right one"), unix_path=socket):
            done = await asyncio.to_thread(run, tmp_path, "--socket", str(socket), DISCORD_TOKEN="a wrong one")
    assert "token" in the_sentence(done)


async def test_a_token_is_used_up_to_the_first_request(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket = Path(folder) / "s"
        world = new_world(token="the right one")
        async with LocalDiscord(world, unix_path=socket) as server:
            bot = PreloadedGermini(socket, tmp_path / "data", DISCORD_TOKEN="the right one")
            await bot.start()
            await until(lambda: any(one.session for one in server.gateway.connections), "the gateway")
            assert world.requests[0].path.endswith("/users/@me")
            assert await bot.stop() == 0


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    assert str(tmp_path / "data") in the_sentence(run(tmp_path, "--socket", "/nowhere"))


@pytest.mark.parametrize("content", [b"this is no database at all, it is a letter" * 100])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "germini.sqlite3").write_bytes(content)
    assert "damaged" in the_sentence(run(tmp_path, "--socket", "/nowhere"))


def test_a_database_written_by_a_newer_germini(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / "germini.sqlite3") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert "9999" in the_sentence(run(tmp_path, "--socket", "/nowhere"))


def test_a_database_locked_by_another_program(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    connection = sqlite3.connect(tmp_path / "data" / "germini.sqlite3", isolation_level=None)
    try:
        connection.execute("CREATE TABLE something (x)")
        connection.execute("BEGIN EXCLUSIVE")
        assert "locked" in the_sentence(run(tmp_path, "--socket", "/nowhere"))
    finally:
        connection.close()


async def test_a_second_germini_on_one_data_folder_is_turned_away(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket = Path(folder) / "s"
        async with LocalDiscord(new_world(), unix_path=socket) as server:
            bot = PreloadedGermini(socket, tmp_path / "data")
            await bot.start()
            await until(lambda: server.gateway.connections, "the first bot")
            done = await asyncio.to_thread(run, tmp_path, "--socket", str(socket))
            assert "Another Germini" in the_sentence(done)
            await bot.kill()
            await bot.start()
            await until(lambda: server.gateway.connections, "the first bot again")
            assert bot.process is not None
            assert bot.process.returncode is None
            assert await bot.stop() == 0


@pytest.mark.slow
async def test_without_a_token_the_local_server_is_started_and_one_line_says_where(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", "--data-dir", str(tmp_path), "--port", "0",
        env={**{k: v for k, v in os.environ.items() if k != "DISCORD_TOKEN"}, **FAST},
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), MAX_WAIT_SECONDS)).decode()
    assert "http://127.0.0.1:" in line
    process.send_signal(signal.SIGTERM)
    rest = await asyncio.wait_for(process.stdout.read(), MAX_WAIT_SECONDS)
    assert await process.wait() == 0
    assert rest == b""


async def test_a_server_that_cannot_be_reached_is_waited_for_and_no_clock_runs(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket, data = Path(folder) / "s", tmp_path / "data"
        bot = PreloadedGermini(socket, data)
        await bot.start()
        await until(lambda: said(bot).count("the server cannot be reached") >= 2, "the second try")
        assert "the clocks of all tables are stopped" in said(bot)
        assert await read_heartbeat(Settings(data_dir=data).database) is None, "the bot is not open"
        async with LocalDiscord(new_world(), unix_path=socket) as server:
            await until(lambda: any(one.session for one in server.gateway.connections), "the gateway")
            assert await bot.stop() == 0
        assert bot.errors() == []


@pytest.mark.slow
async def test_while_it_waits_it_can_be_stopped(tmp_path: Path) -> None:
    bot = Germini(tmp_path / "none", tmp_path / "data")
    await bot.start()
    await until(lambda: "the server cannot be reached" in said(bot), "the first try")
    assert await bot.stop() == 0


async def test_a_server_that_does_not_work_is_waited_for_too(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket, world = Path(folder) / "s", new_world()
        async with LocalDiscord(world, unix_path=socket) as server:
            world.faults.fail(503, match="GET /users/@me", times=2)
            bot = PreloadedGermini(socket, tmp_path / "data")
            await bot.start()
            await until(lambda: "the server cannot be reached" in said(bot), "the first try")
            await until(lambda: any(one.session for one in server.gateway.connections), "the gateway")
            assert await bot.stop() == 0


def said(bot: Germini) -> str:
    """Return the bot's log so far."""
    return bot.log.read_text() if bot.log.exists() else ""


@pytest.mark.parametrize(
    ("error", "later"),
    [
        (ConnectionRefusedError(111, "refused"), True),
        (TimeoutError(), True),
        (aiohttp.ServerDisconnectedError(), True),
        (discord.GatewayNotFound(), True),
        (discord.LoginFailure("no"), False),
        (discord.PrivilegedIntentsRequired(0), False),
        (ValueError(), False),
    ],
)
def test_what_may_be_better_later(error: BaseException, later: bool) -> None:
    assert unreachable(error) is later
