"""P8: a leaderboard, a page of history, a profile and the update after a finished match, among very many results.

The data are 1,000,000 rated games of 20,000 players in SQLite (``python -m tests.bench standings=20000`` for fewer);
the queries are those of the bot. They are compared in the same run with the same queries without an index.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection, connect
from time import perf_counter, process_time
from typing import Any

from bot.cli.run import new_loop
from bot.standings import MatchFacts, SeatFacts, month_of, week_of
from bot.store import Database, SqlStore
from bot.store.results import write_match
from bot.table.model import Chair, TableState
from tests.bench.rows import Row

GAMES = 1_000_000
PLAYERS = 20_000
NOW = 1_764_500_000_000
GUILD = 10
ROUNDS = 60
WARM = 500
"""Matches counted before one is timed, because a running bot's cache is not as empty as at its start."""

LOOKUP, UPKEEP = 0.5, 0.7
"""Goals in ms."""

BATCH = 10_000
INDEX = "ix_match_seats_person_id_finished_at"


def bench(games: int = GAMES) -> Iterator[Row]:
    """Yield the four parts of P8."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        path = Path(folder) / "germini.sqlite3"
        asyncio.run(_empty(path))
        with closing(connect(path)) as connection:
            _fill(connection, games)
        with asyncio.Runner(loop_factory=new_loop) as runner:
            yield from runner.run(_measured(path, games))


async def _empty(path: Path) -> None:
    await (await Database.open(f"sqlite:///{path}")).close()


def _fill(connection: Connection, games: int) -> None:
    """Insert random four-handed games of two pairs, and the standings that follow from them."""
    numbers = random.Random(8)
    (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (INDEX,)).fetchone()
    connection.executescript(f"PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; DROP INDEX {INDEX};")
    people = [(n, 10_000 + n, f"Player {n}", "en", "dm", "server") for n in range(1, PLAYERS + 1)]
    connection.executemany(
        "INSERT INTO people (id, user_id, name, locale, surface, standing) VALUES (?, ?, ?, ?, ?, ?)", people
    )
    seat = (
        "INSERT INTO match_seats (table_id, player, person_id, balance, place, guild, game, finished_at, team, rating,"
        " gained, best, best_deal) VALUES (?, ?, ?, ?, ?, ?, 'minchiate', ?, ?, ?, ?, ?, 1)"
    )
    match = "INSERT INTO matches VALUES (?, 'minchiate', ?, '{}', '', 4, 1, ?, ?, ?, '', NULL)"
    for start in range(0, games, BATCH):
        matches, seats = [], []
        for n in range(start, min(start + BATCH, games)):
            table, at = f"g{n}", NOW - (games - n) * 2_000
            matches.append((table, GUILD, at, at, n + 1))
            gain = numbers.randint(-9, 9)
            for player, person in enumerate(numbers.sample(range(1, PLAYERS + 1), 4)):
                own = gain if player % 2 == 0 else -gain
                place = 1 if own >= 0 else 3
                rating = numbers.randint(0, 1800)
                seats.append((table, player, person, own, place, GUILD, at, player % 2, rating, own, abs(own)))
        connection.executemany(match, matches)
        connection.executemany(seat, seats)
        _progress(min(start + BATCH, games), games)
    connection.execute(made)
    connection.execute(_PAIRS)
    stretches = ("ever", month_of(NOW), week_of(NOW))
    boards = [(scope, "minchiate", period) for scope in (GUILD, 0) for period in stretches]
    for number, (scope, game, period) in enumerate(boards, 1):
        connection.execute("INSERT INTO leaderboards VALUES (?, ?, ?, ?)", (number, scope, game, period))
        connection.execute(_SUMS, (number, scope != 0))
    connection.commit()
    connection.execute("PRAGMA journal_mode=WAL")


_PAIRS = """INSERT INTO partners (person_id, guild, game, partner_id, deals, wins, balance)
    SELECT me.person_id, me.guild, me.game, other.person_id, 4 * COUNT(*), SUM(me.place = 1), SUM(me.balance)
    FROM match_seats AS me JOIN match_seats AS other
    ON other.table_id = me.table_id AND other.player = (me.player + 2) % 4 GROUP BY 1, 2, 3, 4"""
_SUMS = """INSERT INTO standings
    SELECT ?, person_id, ?, COUNT(*), SUM(place = 1), 4 * COUNT(*), SUM(place = 1),
    SUM(balance), SUM(gained), 0, 0, 0, 0, 0, 0, 4 * COUNT(*), SUM(place = 1),
    SUM(balance) * 1000 / (4 * COUNT(*)), 25.0, 2.0, MAX(rating) - MIN(rating)
    FROM match_seats GROUP BY person_id"""


def _progress(done: int, of: int) -> None:
    filled = done * 30 // of
    start = "\r" if sys.stderr.isatty() else ""
    if start or done * 10 // of != (done - BATCH) * 10 // of:
        end = "" if start and done < of else "\n"
        sys.stderr.write(f"{start}[{'#' * filled}{'.' * (30 - filled)}] {done:,} of {of:,} games{end}")
        sys.stderr.flush()


async def _measured(path: Path, games: int) -> list[Row]:
    database = await Database.open(f"sqlite:///{path}")
    store = SqlStore(database)
    numbers = random.Random(9)

    def somebody() -> int:
        return numbers.randint(1, PLAYERS)

    try:
        board = await _median(lambda: store.leaderboards.page(GUILD, "minchiate", "ever", "rating", person=somebody()))
        history = await _median(lambda: store.profiles.results(somebody(), guild=GUILD))
        profile = await _median(lambda: store.profiles.profile(somebody(), guild=GUILD))
        upkeep = await _upkeep(database, numbers)
    finally:
        await database.close()
    with closing(connect(path)) as connection:
        naive = _plainly(connection, _NAIVE_BOARD, ())
        scan = _plainly(connection, _NAIVE_HISTORY, (somebody(),))
    many = f"{games:,} games of {PLAYERS:,} players"
    return [
        _row(f"top 20 and one's own place among {many}", board, LOOKUP, f"summing up the results {naive:.0f} ms"),
        _row("a page of history", history, LOOKUP, f"without its index {scan:.0f} ms"),
        _row("a profile, all of it", profile, LOOKUP, f"without its index {scan:.0f} ms"),
        _row("upkeep of a finished match of four", upkeep, UPKEEP, "all rows of results, standings and partners"),
    ]


_NAIVE_BOARD = """SELECT person_id, SUM(balance) AS total FROM match_seats
    WHERE guild = 10 AND game = 'minchiate' GROUP BY person_id ORDER BY total DESC LIMIT 20"""
_NAIVE_HISTORY = """SELECT * FROM match_seats NOT INDEXED WHERE person_id = ? ORDER BY finished_at DESC LIMIT 8"""


Took = tuple[float, float]
"""Medians in ms: by the clock, and of processor time, which depends less on what else the machine does."""


def _row(what: str, took: Took, goal: float, beside: str) -> Row:
    ms, work = took
    return Row("P8", what, f"{ms:.2f} ms, {work:.2f} ms of processor time; {beside}", f"{goal:g} ms", ms <= goal)


def _medians(times: list[Took]) -> Took:
    return statistics.median(ms for ms, _ in times), statistics.median(work for _, work in times)


def _now() -> Took:
    return perf_counter() * 1000, process_time() * 1000


def _since(start: Took) -> Took:
    ms, work = _now()
    return ms - start[0], work - start[1]


async def _median(work: Callable[[], Awaitable[object]]) -> Took:
    """Return the medians of ROUNDS runs after a few warm-up runs."""
    times: list[Took] = []
    for n in range(ROUNDS + 10):
        start = _now()
        await work()
        if n >= 10:
            times.append(_since(start))
    return _medians(times)


async def _upkeep(database: Database, numbers: random.Random) -> Took:
    """Return what a finished match adds to the transaction that ends it."""
    times: list[Took] = []
    async with database.write() as connection:
        await connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        for n in range(WARM + ROUNDS):
            persons = numbers.sample(range(1, PLAYERS + 1), 4)
            chairs = tuple(Chair(person=person) for person in persons)
            state = TableState(f"new{n}", game="minchiate", guild=GUILD, chairs=chairs, started_at=NOW)
            match, start = _match(f"new{n}", persons), _now()
            await write_match(connection, state, match, None)
            if n >= WARM:
                times.append(_since(start))
        await connection.rollback()
    return _medians(times)


def _match(table: str, persons: list[int]) -> MatchFacts:
    seats: list[Any] = []
    for player, person in enumerate(persons):
        own, place = (2, 1) if player % 2 == 0 else (-2, 3)
        roles, partner = {"pair": (4, 2), "dealer": (1, 0)}, {(player + 2) % 4: (4, 2, own)}
        team = player % 2
        seats.append(SeatFacts(player, person, None, own, place, team, place == 1, True, 0, 4, roles, (2, 1), partner))
    return MatchFacts(table, "minchiate", GUILD, NOW, 4, True, "", tuple(seats))


def _plainly(connection: Connection, query: str, args: tuple[int, ...]) -> float:
    """Return the ms of one run."""
    start = perf_counter()
    connection.execute(query, args).fetchall()
    return (perf_counter() - start) * 1000
