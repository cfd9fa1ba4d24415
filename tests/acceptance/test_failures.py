"""T65, T66, T75 and issue 6, item 6: the disk, the database, a log, a worker or the clock of the bot fails."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.app import keep_time
from bot.clock import SystemClock
from bot.i18n import words
from bot.render import Pictures
from bot.render.service import WorkerDied
from bot.store import Database, SqlStore
from bot.store.statements import Connection
from bot.table import commands as cmd
from bot.table.clocks import HOUR, UNSAVED
from bot.table.manager import TableManager
from bot.table.selectors import blocking
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting
from tests.render.samples import CAST, HAND, seat_view
from tests.support.template import place
from tests.support.waiting import MAX_WAIT_SECONDS, idle


class StoredTable(Sitting):
    """A table on a real database file."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sql = SqlStore(database)
        super().__init__()

    def _manager(self) -> TableManager:
        self.store = self.sql  # type: ignore[assignment]
        return super()._manager()

    async def pragma(self, setting: str) -> int:
        """Set or read a setting of the one connection that writes."""
        async with self.database.writer.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, Connection)
            rows = (await driver.run(f"PRAGMA {setting}", ())).rows
        return int(rows[0][0]) if rows else 0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "germini.sqlite3"


@pytest.fixture
async def stored_table(toy: None, path: Path) -> AsyncIterator[StoredTable]:
    """Three people at a live table, one of them asked for a card."""
    database = await Database.open(place(path), patience=100)
    its = StoredTable(database)
    for number in PEOPLE:
        assert (await its.sql.people.person(100 + number, f"P{number}", "en")).id == number
    await its.tables.start()
    await its.start("live")
    yield its
    await its.tables.stop()
    await database.close()


async def in_vain(its: StoredTable, reasons: set[str]) -> None:
    """Check that a player who tries to play is refused: nothing is played, and no clock runs out."""
    before = await its.now()
    player = blocking(before)[0]
    log = await its.sql.log.load(TABLE)
    outcome = await its.play(player)
    assert isinstance(outcome, cmd.Busy), outcome
    assert outcome.reason in reasons
    assert await its.now() == before
    assert await its.sql.log.load(TABLE) == log
    its.clock.advance(2 * HOUR)
    assert (await its.quiet()).asked == before.asked, "the player could not use that time"


async def goes_on(its: StoredTable) -> None:
    """Check that a player can play, and no clock has less time than before."""
    state = await its.now()
    player = blocking(state)[0]
    assert isinstance(await its.play(player), cmd.Applied)
    state = await its.until(lambda state: state.asked[player] > 0)
    assert state.last_by == "person"
    loaded = await its.sql.log.load(TABLE)
    assert loaded is not None
    assert len(loaded.events) >= state.seq
    await its.until(lambda _: all(timer.fire_at > its.clock.now() for timer in its.tables.timers(TABLE)))


async def test_on_a_full_disk_nothing_is_played_and_all_goes_on_when_there_is_room(stored_table: StoredTable) -> None:
    await stored_table.pragma(f"max_page_count={await stored_table.pragma('page_count')}")
    number = 0
    while not stored_table.tables.outage.on:  # the last pages have room for a little more
        number += 1
        await stored_table.tables.submit(cmd.Command(f"o{number}", f"x{number}", cmd.Open("toy", 10, 20, "en"), 1))
        assert number < 500
    while isinstance(await stored_table.play(blocking(await stored_table.now())[0]), cmd.Applied):
        pass  # a page that is not full yet has room for a card or two
    await in_vain(stored_table, {"full"})
    await stored_table.pragma("max_page_count=1073741823")
    await goes_on(stored_table)


async def test_with_a_read_only_database_nothing_is_played_until_it_can_be_written(stored_table: StoredTable) -> None:
    await stored_table.pragma("query_only=1")
    await in_vain(stored_table, {"readonly"})
    await stored_table.pragma("query_only=0")
    await goes_on(stored_table)


async def test_t75_with_the_database_locked_by_another_process(stored_table: StoredTable, path: Path) -> None:
    code = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute('BEGIN IMMEDIATE')"
    code += "; print('locked', flush=True); sys.stdin.readline()"
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", code, str(path), stdin=PIPE, stdout=PIPE)
    assert other.stdout is not None
    assert await other.stdout.readline() == b"locked\n"
    await in_vain(stored_table, {"locked"})
    await other.communicate(b"\n")
    await goes_on(stored_table)


async def test_an_outage_is_given_back_when_the_house_itself_can_write_again(stored_table: StoredTable) -> None:
    await stored_table.pragma("query_only=1")
    await in_vain(stored_table, {"readonly"})
    await stored_table.pragma("query_only=0")
    left = min(timer.fire_at for timer in stored_table.tables.timers(TABLE)) if stored_table.tables.timers(TABLE) else 0
    assert left <= stored_table.clock.now() + 2 * HOUR
    stored_table.tables.saved()
    await stored_table.until(lambda _: bool(stored_table.tables.timers(TABLE)))
    await stored_table.until(
        lambda _: all(t.fire_at > stored_table.clock.now() + UNSAVED.hiccup for t in stored_table.tables.timers(TABLE))
    )


async def test_a_corrupt_record_sets_one_table_aside_and_the_others_go_on(
    stored_table: StoredTable, path: Path
) -> None:
    await stored_table.tables.submit(cmd.Command("o", "other", cmd.Open("toy", 10, 20, "en"), 2))
    await stored_table.tables.stop()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE events SET body = x'00' WHERE table_id = ? AND seq = 3", (TABLE,))
    stored_table.tables = stored_table._manager()
    assert await stored_table.tables.start() == [TABLE]
    assert stored_table.tables.quarantine.tables == {TABLE}
    assert await stored_table.do(cmd.Act(None)) == cmd.Busy("quarantined")  # type: ignore[arg-type]
    outcome = await stored_table.tables.submit(cmd.Command("s", "other", cmd.Sit(), 3))
    assert isinstance(outcome, cmd.Applied)


@pytest.mark.drawn
async def test_a_worker_that_is_ended_while_it_draws_ends_nothing_else() -> None:
    pictures = Pictures(workers=1)

    def killed() -> None:
        raise SystemExit(9)

    with pytest.raises(WorkerDied):
        await pictures.drawn(killed)  # type: ignore[arg-type]
    view = seat_view(HAND[:3])
    assert (await pictures.hand(view, CAST, words("en"))).data
    pictures._pool().shutdown()
    assert (await pictures.hand(view, CAST, words("en"))).data, "new threads draw"
    await pictures.aclose()


class World:
    """A machine whose wall clock is set by hand; time itself passes evenly."""

    def __init__(self) -> None:
        self.wall = 1_790_000_000_000_000_000
        self.steady = 5_000_000_000

    def goes_on(self, ms: int) -> None:
        self.wall += ms * 1_000_000
        self.steady += ms * 1_000_000

    def clock(self) -> SystemClock:
        return SystemClock(lambda: self.wall, lambda: self.steady)


@pytest.mark.parametrize("looked", [False, True], ids=["later", "looked at meanwhile"])
@pytest.mark.parametrize("minutes", [10, -10])
async def test_t65_when_the_machines_clock_jumps_nobody_runs_out_of_time(
    sitting: Sitting, minutes: int, looked: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    clock = world.clock()
    monkeypatch.setattr(sitting.clock, "now", clock.now)
    state = await sitting.start("live")
    player = blocking(state)[0]
    begun, left = clock.now(), sitting.clock_of(player).fire_at - clock.now()
    world.wall += minutes * 60_000_000_000
    world.goes_on(1_000)
    assert clock.now() == begun + 1_000, "time runs evenly"
    keep_time(clock, sitting.tables)
    if looked:
        sitting.tables._timers._changed.set()  # As when another clock is set: all are looked at again.
    assert clock.now() == world.wall // 1_000_000, "and then follows the machine"
    await sitting.until(lambda _: sitting.clock_of(player).fire_at - clock.now() == left - 1_000)
    state = await sitting.quiet()
    assert (state.asked[player], state.clocks.strikes[player]) == (0, 0)
    assert "has jumped" in caplog.text


async def test_t65_a_second_more_or_less_is_let_be(sitting: Sitting) -> None:
    world = World()
    clock = world.clock()
    world.wall += 1_500_000_000
    assert clock.follow() == 0
    assert clock.now() == world.wall // 1_000_000 - 1_500


@pytest.mark.parametrize("minutes", [10, -10])
async def test_t65_a_wait_takes_as_long_as_without_the_jump(minutes: int) -> None:
    world = World()
    clock = world.clock()
    waiting = asyncio.create_task(clock.sleep_until(clock.now() + 60))
    await idle()
    world.wall += minutes * 60_000_000_000
    world.goes_on(20)
    assert clock.follow() == minutes * 60_000
    await asyncio.sleep(0.08)
    assert not waiting.done(), "only 20 of 60 ms have passed on this machine"
    world.goes_on(40)
    await asyncio.wait_for(waiting, MAX_WAIT_SECONDS)


ROME = ZoneInfo("Europe/Rome")


@pytest.mark.parametrize("day", [datetime(2026, 3, 28, 20, tzinfo=ROME), datetime(2026, 10, 24, 20, tzinfo=ROME)])
async def test_t66_a_day_has_24_hours_although_the_clocks_are_put_forward_or_back(
    sitting: Sitting, day: datetime
) -> None:
    begun = int(day.timestamp() * 1000)
    sitting.clock.time = begun
    state = await sitting.start("daily")
    player = blocking(state)[0]
    bank = 2 * 24 * HOUR
    fire_at = sitting.clock_of(player).fire_at
    assert fire_at == begun + 24 * HOUR + bank
    tomorrow = datetime.fromtimestamp((fire_at - bank) / 1000, ROME)
    assert tomorrow - day == timedelta(days=1, hours=1 if day.month == 3 else -1), "by the wall it is another hour"
    sitting.clock.advance(24 * HOUR + bank - 1)
    assert (await sitting.quiet()).asked[player] == 0
    sitting.clock.advance(1)
    await sitting.until(lambda state: state.asked[player] == 1)
