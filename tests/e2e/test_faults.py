"""Issue 6, item 6, with the real process: a full disk, a locked database, a corrupt log, a clock that
jumps, the process that draws killed."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from bot.cli.maintenance import FRESH
from bot.store import read_heartbeat
from tests.e2e.conftest import Hall, press_start
from tests.support.panel import PanelPlayer, texts
from tests.support.process import FAST
from tests.support.waiting import MAX_WAIT_SECONDS, until

UNSAVED = "cannot save anything"


def facts(hall: Hall) -> list[tuple[str, int, bytes]]:
    """Return every stored fact, read from the database directly."""
    with closing(sqlite3.connect(f"file:{hall.bot.data / 'germini.sqlite3'}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT table_id, seq, body FROM events ORDER BY table_id, seq").fetchall()


def told(hall: Hall) -> str:
    """Return the text of all ephemeral messages to Anna."""
    every = (message for messages in hall.world.messages.values() for message in messages.values())
    return "\n".join(texts(one) for one in every if hall.world.only_for.get(one["id"]) == hall.host.id)


async def asked(hall: Hall, **options: str) -> PanelPlayer:
    """Yield Anna at a table with three bots, asked for something."""
    await hall.open_table(people=1, **options)
    await until(hall.players[0].panel, "a question")
    return hall.players[0]


async def tried_in_vain(hall: Hall, anna: PanelPlayer, sentence: str) -> None:
    """Let Anna press, and check that nothing is written, that Anna is told so, and that the same question is asked
    again."""
    before = facts(hall)

    async def told_so() -> bool:
        await anna.answer()
        return sentence in told(hall)

    await until(told_so, f"being told: {sentence}", pause=0.1)
    assert facts(hall) == before
    assert anna.panel() is not None


async def goes_on(hall: Hall, anna: PanelPlayer) -> None:
    """Let Anna play until one of the actions is written."""

    def actions() -> int:
        """Return the number of facts of games: what tables note by themselves is no answer to Anna."""
        return sum(not body.startswith(b'{"type":"table.') for _, _, body in facts(hall))

    before = actions()

    async def played() -> bool:
        if not await anna.answer():
            await anna.next_deal()
        return actions() > before

    await until(played, "a fact of Anna", pause=0.1)
    log = facts(hall)
    tables = {table for table, _, _ in log}
    for table in tables:
        numbers = [seq for its, seq, _ in log if its == table]
        assert numbers == list(range(1, len(numbers) + 1)), "no gap, nothing twice"


@contextmanager
def full_disk(hall: Hall) -> Iterator[None]:
    """Make every write of the bot's process to a file fail."""
    assert hall.bot.process is not None
    pid = hall.bot.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.slow
async def test_on_a_full_disk_nothing_is_played_and_all_goes_on_when_there_is_room(hall: Hall) -> None:
    anna = await asked(hall)
    with full_disk(hall):
        await tried_in_vain(hall, anna, UNSAVED)
        for command in ("help", "table list", "hand"):
            await hall.host.slash(hall.channel, command)
        await hall.host.slash(hall.channel, "preferences")
    await goes_on(hall, anna)
    assert await hall.bot.stop() == 0


async def test_killed_on_a_full_disk_it_comes_back_with_everything_that_was_acknowledged(hall: Hall) -> None:
    anna = await asked(hall)
    await goes_on(hall, anna)
    await until(anna.panel, "the next question")
    with full_disk(hall):
        await tried_in_vain(hall, anna, UNSAVED)
        before = facts(hall)
        await hall.bot.kill()
    await hall.bot.start()
    await hall.ready()
    assert facts(hall)[: len(before)] == before
    await goes_on(hall, anna)


@pytest.mark.slow
@pytest.mark.parametrize("fresh", [True, False])
def test_on_a_disk_that_is_full_at_the_start_one_sentence_says_so(tmp_path: Path, fresh: bool) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if not fresh:
        with closing(sqlite3.connect(data / "germini.sqlite3")) as connection:
            connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    command = f'ulimit -f 0; exec "{sys.executable}" -m bot run --socket /nowhere --data-dir "{data}"'
    done = subprocess.run(
        ["sh", "-c", command],
        env={"PATH": "/usr/bin:/bin", **FAST},
        capture_output=True,
        text=True,
        timeout=MAX_WAIT_SECONDS,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert [line for line in done.stderr.splitlines() if line.startswith("germini: ") and str(data) in line], (
        done.stderr
    )


async def test_while_another_process_holds_the_database_nothing_is_played(hall: Hall) -> None:
    anna = await asked(hall)
    with closing(sqlite3.connect(hall.bot.data / "germini.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        before = facts(hall)
        pressed = asyncio.create_task(anna.answer())
        await until(pressed.done, "an answer")
        await until(lambda: told(hall), "a word about it")
        assert facts(hall) == before
        other.execute("ROLLBACK")
    await goes_on(hall, anna)


async def test_a_corrupt_log_sets_one_table_aside_and_the_others_go_on(hall: Hall) -> None:
    anna = await asked(hall)
    broken = next(table for table, _, _ in facts(hall))
    await hall.people[1].slash(hall.channel, "table create", game="minchiate", pace="none")
    for _ in range(3):
        await hall.people[1].slash(hall.channel, "table add-bot", level="regular")
    await press_start(hall.people[1], hall.channel)
    bruno = hall.players[1]
    await until(bruno.panel, "the other table's question")
    await hall.bot.kill()
    with closing(sqlite3.connect(hall.bot.data / "germini.sqlite3")) as connection, connection:
        connection.execute("UPDATE events SET body = substr(body, 1, 5) WHERE table_id = ? AND seq = 4", (broken,))
    await hall.bot.start()
    await hall.ready()

    def everybody_told() -> bool:
        every = (message for messages in hall.world.messages.values() for message in messages.values())
        return any("cannot be read, so the table has been suspended" in texts(message) for message in every)

    await until(everybody_told, "word of it")
    await anna.answer()
    await until(lambda: "has been suspended" in told(hall), "word to Anna")
    await goes_on(hall, bruno)


@pytest.mark.slow
@pytest.mark.parametrize("minutes", [11, -11])
async def test_when_the_clock_of_the_machine_jumps_nobody_loses_their_turn(
    hall: Hall, minutes: int, tmp_path: Path
) -> None:
    file = tmp_path / "clock"
    file.write_text("0")
    await hall.bot.stop()
    hall.bot.program = ("-m", "tests.e2e.clockwork")
    hall.bot.environment["GERMINI_TEST_CLOCK"] = str(file)
    await hall.bot.start()
    await hall.ready()
    anna = await asked(hall, pace="live")
    before = facts(hall)
    for wrong in (minutes, 0, 3 * minutes):
        jumps = hall.bot.log.read_text().count("has jumped")
        draft = file.with_suffix(".new")
        draft.write_text(str(wrong * 60_000))
        draft.replace(file)
        await until(lambda jumps=jumps: hall.bot.log.read_text().count("has jumped") > jumps, "a look at the clock")
    after = facts(hall)
    assert not [body for _, _, body in after[len(before) :] if b"clock" in body], "the clock decided nothing"
    assert anna.panel() is not None
    await goes_on(hall, anna)


def drawing(hall: Hall) -> int:
    """Return the id of the bot's render process, 0 while there is none."""
    assert hall.bot.process is not None
    threads = Path(f"/proc/{hall.bot.process.pid}/task")
    found = {pid for children in threads.glob("*/children") for pid in children.read_text().split()}
    return int(*found) if found else 0


@pytest.mark.slow
async def test_a_killed_process_that_draws_costs_no_picture(hall: Hall) -> None:
    anna = await asked(hall)
    killed = drawing(hall)
    os.kill(killed, signal.SIGKILL)
    hall.world.requests.clear()
    await goes_on(hall, anna)
    await until(lambda: drawing(hall) not in (0, killed), "another process draws")
    assert hall.bot.process is not None
    assert hall.bot.process.returncode is None
    assert not hall.bot.errors()
    await until(lambda: any(request.files for request in hall.world.requests), "a picture of the other one's")


async def health(hall: Hall) -> tuple[int, str]:
    """Return the exit status and the output of ``germini health`` for the running bot."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "health", "--data-dir", str(hall.bot.data),
        env={**os.environ, **FAST}, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said, _ = await asyncio.wait_for(process.communicate(), MAX_WAIT_SECONDS)
    return process.returncode or 0, said.decode()


async def healthy(hall: Hall, status: int) -> str:
    """Repeat until this is the exit status; return the output."""

    async def told() -> str | None:
        found, said = await health(hall)
        return said if found == status else None

    return await until(told, f"the status {status}", pause=0.5)


@pytest.mark.slow
async def test_health_finds_out_that_the_bot_can_save_nothing_where_others_can(hall: Hall) -> None:
    """Only the bot's own writes fail: the command's trial write succeeds, but the bot's last heartbeat is old."""
    url = f"sqlite:///{hall.bot.data / 'germini.sqlite3'}"

    async def old() -> bool:
        """Whether the last heartbeat is too old: a look that costs much less than a process of the command."""
        beat = await read_heartbeat(url)
        return beat is not None and time.time() * 1000 - beat > FRESH

    assert await healthy(hall, 0) == "alive\n"
    with full_disk(hall):
        await until(old, "an old heartbeat", pause=0.5)
        assert "alive" not in await healthy(hall, 1)
    assert await healthy(hall, 0) == "alive\n"


@pytest.mark.slow
async def test_health_tells_of_a_lock_that_lasts(hall: Hall) -> None:
    await healthy(hall, 0)
    with closing(sqlite3.connect(hall.bot.data / "germini.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "keeps the database locked" in await healthy(hall, 1)
        other.execute("ROLLBACK")
    assert await healthy(hall, 0) == "alive\n"
