"""Two bots on one database, because the file of the lock was deleted: only the newer one can save anything."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.cli.serve import TAKEN
from bot.local_server import LocalDiscord, NoAnswer, new_world
from tests.e2e.conftest import Hall
from tests.e2e.test_faults import asked, facts, goes_on
from tests.e2e.test_locked import pressing
from tests.soak.people import ANSWER, acknowledged, ways_of
from tests.support.postgres import cluster
from tests.support.process import Germini, PreloadedGermini
from tests.support.waiting import MAX_WAIT_SECONDS, until


def second(hall: Hall, socket: Path) -> Germini:
    """Start another bot on the same data folder, with its own log. The lock file is deleted first."""
    (hall.bot.data / "germini.sqlite3.lock").unlink()
    its = PreloadedGermini(socket, hall.bot.data)
    its.log = hall.bot.data / "second.log"
    return its


def epoch(hall: Hall) -> int:
    """Return how often a bot has taken the database."""
    with closing(sqlite3.connect(f"file:{hall.bot.data / 'germini.sqlite3'}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT epoch FROM owners").fetchone()[0]


def commands(hall: Hall) -> Counter[str]:
    """Return every stored command, read from the database directly."""
    with closing(sqlite3.connect(f"file:{hall.bot.data / 'germini.sqlite3'}?mode=ro", uri=True)) as connection:
        return Counter(row[0] for row in connection.execute("SELECT command_id FROM commands"))


async def stopped_by_itself(bot: Germini) -> None:
    """Check that the bot has ended with its own exit status and one sentence that says why and what to do."""
    assert bot.process is not None
    assert await asyncio.wait_for(bot.process.wait(), MAX_WAIT_SECONDS) == TAKEN
    said = [line for line in bot.log.read_text().splitlines() if line.startswith("germini: ")]
    assert len(said) == 1
    assert "Another Germini" in said[0]
    assert ".lock" in said[0]
    assert "another bot has taken the database" in bot.log.read_text()


@pytest.fixture
async def others(hall: Hall) -> AsyncIterator[list[Germini]]:
    """Yield a list of bots; they are killed at the end."""
    its: list[Germini] = []
    yield its
    for bot in its:
        await bot.kill()


@pytest.mark.slow
async def test_the_first_one_acknowledges_nothing_any_more(hall: Hall, others: list[Germini]) -> None:
    """The second bot receives no press: all of Anna's actions reach only the first one."""
    anna = await asked(hall)
    await goes_on(hall, anna)
    await until(anna.panel, "the next question")
    process = hall.bot.process
    assert process is not None
    known, taken = len(acknowledged(hall.world)), epoch(hall)
    newer = second(hall, hall.bot.socket.with_name("nowhere"))
    others.append(newer)
    process.send_signal(signal.SIGSTOP)
    try:
        await newer.start()
        await until(lambda: epoch(hall) > taken, "the second bot")
        before, presses = facts(hall), len(hall.world.interactions)
        pressed = asyncio.create_task(anna.answer())
        await until(lambda: len(hall.world.interactions) > presses, "a press that waits for the first bot")
    finally:
        process.send_signal(signal.SIGCONT)
    for _ in range(100):
        await until(lambda pressed=pressed: pressed.done() or process.returncode is not None, "an answer")
        pressed.cancel()
        await asyncio.gather(pressed, return_exceptions=True)
        await asyncio.sleep(0.05)
    await stopped_by_itself(hall.bot)
    assert facts(hall) == before
    assert len(acknowledged(hall.world)) == known, "nothing was acknowledged"
    assert newer.process is not None
    assert newer.process.returncode is None
    assert await newer.stop() == 0
    await hall.bot.start()
    await hall.ready()
    await goes_on(hall, anna)


async def test_presses_that_reach_both_are_saved_once(hall: Hall, others: list[Germini]) -> None:
    hall.world.ACK_SECONDS = ANSWER  # The first bot may receive a press while it ends.
    anna, over = await asked(hall), asyncio.Event()
    playing = asyncio.create_task(pressing(anna, over))
    await until(lambda: anna.answers > 3, "some answers")
    newer = second(hall, hall.bot.socket)
    others.append(newer)
    await newer.start()
    await stopped_by_itself(hall.bot)
    before = anna.answers
    await until(lambda: playing.done() or anna.answers > before + 5, "more answers")
    assert not playing.done(), playing.exception()
    over.set()
    with suppress(NoAnswer):
        await playing
    await goes_on(hall, anna)
    stored, known = commands(hall), acknowledged(hall.world)
    assert known
    ways = {one: ways_of(hall.world, made, one, stored) for made, one in known.items()}
    assert [custom_id for custom_id, found in ways.items() if [stored[way] for way in found] != [1]] == []
    assert newer.errors() == []
    assert await newer.stop() == 0


async def stopped_between_writes(process: asyncio.subprocess.Process, engine: AsyncEngine) -> None:
    """SIGSTOP the bot while none of its transactions is open. An open one holds the owner's row, and the second bot
    would wait for it until the first continues."""
    own = "backend_type = 'client backend' AND pid <> pg_backend_pid() AND datname = current_database()"

    async def between() -> bool:
        process.send_signal(signal.SIGSTOP)
        async with engine.connect() as connection:
            busy = await connection.execute(
                text(f"SELECT count(*) FROM pg_stat_activity WHERE {own} AND state <> 'idle'")
            )
            if busy.scalar_one() == 0:
                return True
        process.send_signal(signal.SIGCONT)
        return False

    await until(between, "the bot between two writes", pause=0.05)


@pytest.mark.slow
@pytest.mark.postgres
async def test_on_a_server_whose_lock_was_cut_the_newer_one_writes_alone(tmp_path: Path) -> None:
    """The connection that holds the advisory lock is ended; the second bot gets the lock and the epoch."""
    with cluster() as server, tempfile.TemporaryDirectory(prefix="g-") as folder:
        world, url = new_world(), server.database()
        world.rates.enabled = False
        socket = Path(folder) / "s"
        engine = create_async_engine(url)

        async def stored() -> list[tuple[str, int, str]]:
            async with engine.connect() as connection:
                rows = await connection.execute(text("SELECT table_id, seq, command_id FROM events ORDER BY 1, 2"))
                return [(row[0], row[1], row[2]) for row in rows]

        async with LocalDiscord(world, unix_path=socket) as discord:
            hall = Hall(world, discord, PreloadedGermini(socket, tmp_path / "data", DATABASE_URL=url))
            newer = PreloadedGermini(socket.with_name("nowhere"), tmp_path / "second", DATABASE_URL=url)
            await hall.bot.start()
            try:
                await hall.ready()
                anna = await asked(hall)
                process = hall.bot.process
                assert process is not None
                await stopped_between_writes(process, engine)
                async with engine.connect() as connection:
                    end = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
                    assert (await connection.execute(text(end))).scalars().all() == [True]
                await newer.start()

                async def taken() -> bool:
                    async with engine.connect() as connection:
                        return (await connection.execute(text("SELECT epoch FROM owners"))).scalar_one() == 2

                await until(taken, "the second bot", pause=0.1)
                before, known, presses = await stored(), len(acknowledged(world)), len(world.interactions)
                pressed = asyncio.create_task(anna.answer())
                await until(lambda: len(world.interactions) > presses, "a press that waits for the first bot")
                process.send_signal(signal.SIGCONT)
                await stopped_by_itself(hall.bot)
                pressed.cancel()
                await asyncio.gather(pressed, return_exceptions=True)
                assert await stored() == before
                assert len(acknowledged(world)) == known
                assert await newer.stop() == 0
            finally:
                await hall.bot.kill()
                await newer.kill()
                await engine.dispose()
