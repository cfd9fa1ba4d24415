"""Rebuild projections: all of them from the logs, or the global standings without a Discord server that is forgotten.

If the log of a match was dropped (`retention`), its own rows are kept and the rest is rebuilt from them.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Table, bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.people import EVERYWHERE_TOO
from bot.standings import Added, DealSeat, MatchFacts, Skill, tally
from bot.standings.tally import EVER, EVERYWHERE
from bot.store import schema
from bot.store.archive import ArchivedMatch, kept_match
from bot.store.badge_check import BadgeDifference, difference, stored_badges
from bot.store.db import Database
from bot.store.ladder import climb_again, climbers, drop_global
from bot.store.leaderboards import Key, boards_of, named_lines, numbered, unrate
from bot.store.packed_logs import log_rows
from bot.store.results import average, line_of, one_at_a_time, write_results
from bot.store.statements import Step, carry_out
from bot.store.table_log import Codec, stand_in_steps
from bot.table.evolve import fold
from bot.table.model import LOBBY, TableState

_MADE_ANEW = (
    *(schema.achievements, schema.ladder, schema.partners, schema.standings),
    *(schema.match_seats, schema.matches, schema.deal_seats),
)

_FOLLOWING = (*_MADE_ANEW, schema.stand_ins)
"""The tables that follow from the logs."""


Progress = Callable[[int, int], None]
"""Is called after each table with the numbers done and in all."""


class Rebuilt(msgspec.Struct, frozen=True):
    """How many tables were read, and how the badges that had been stored differ from those that follow from them."""

    tables: int
    badges: BadgeDifference


class _OnlyLooked(Exception):
    """Ends a transaction of which nothing is to stay."""


async def rebuild(database: Database, *, codec: Codec | None = None, progress: Progress = lambda done, of: None) -> int:
    """Rebuild everything that follows from the logs, in the order in which matches ended. Returns how many tables were
    read.

    No log holds the order of matches, so their
    stored numbers are kept; matches that were never counted come last, by the time they ended. Leaderboards keep their
    numbers; those without lines are deleted at the end.

    Raises CorruptLog or StoreBusy, and then nothing has changed.
    """
    return (await rebuild_and_compare(database, codec=codec, progress=progress)).tables


async def rebuild_and_compare(
    database: Database, *, codec: Codec | None = None, progress: Progress = lambda done, of: None, keep: bool = True
) -> Rebuilt:
    """Rebuild as :func:`rebuild` does and say how the badges differed before. Without `keep` nothing is changed."""
    found: list[Rebuilt] = []
    try:
        async with database.write() as connection:
            before = await stored_badges(connection)
            count = await _everything(connection, codec or Codec(), progress)
            found.append(Rebuilt(count, difference(before, await stored_badges(connection))))
            if not keep:
                raise _OnlyLooked
    except _OnlyLooked:
        pass
    return found[0]


async def differing(
    database: Database, *, codec: Codec | None = None, progress: Progress = lambda done, of: None
) -> tuple[str, ...]:
    """Return the names of the tables of results and standings whose rows differ from those of a rebuild. Nothing is
    changed. Raises CorruptLog or StoreBusy."""
    found: list[str] = []
    try:
        async with database.write() as connection:
            before = {table.name: await _digest(connection, table) for table in _FOLLOWING}
            await _everything(connection, codec or Codec(), progress)
            found += [table.name for table in _FOLLOWING if await _digest(connection, table) != before[table.name]]
            raise _OnlyLooked
    except _OnlyLooked:
        pass
    return tuple(sorted(found))


async def _digest(connection: AsyncConnection, table: Table) -> str:
    """Return a hash of all rows of a table; leaderboards count by what they are, not by their number."""
    its, board = hashlib.sha256(), schema.leaderboards.c
    if table is schema.standings:
        query = named_lines().order_by(board.scope, board.game, board.period, table.c.person_id)
    else:
        query = select(table).order_by(*table.primary_key)
    for row in await connection.execute(query):
        its.update(f"{tuple(row)!r}\n".encode())
    return its.hexdigest()


async def _everything(connection: AsyncConnection, codec: Codec, progress: Progress) -> int:
    tables = await _tables(connection)
    kept = {table: await kept_match(connection, table) for table, _, dropped in tables if dropped}
    for table in _MADE_ANEW:
        await connection.execute(delete(table))
    for done, (table, number, _) in enumerate(tables, 1):
        if table in kept:
            await kept[table].write(connection)
        else:
            await _again(connection, codec, table, number)
        progress(done, len(tables))
    await unrate(connection)
    return len(tables)


async def _tables(connection: AsyncConnection) -> list[tuple[str, int | None, bool]]:
    """Return every table whose match has begun, in order, with the number of its match and whether its log was
    dropped."""
    tables, matches = schema.tables.c, schema.matches.c
    query = (
        select(tables.id, matches.number, tables.dropped_at)
        .select_from(schema.tables.outerjoin(schema.matches, matches.table_id == tables.id))
        .where(tables.status != LOBBY)
        .order_by(matches.number.is_(None), matches.number, tables.ended_at, tables.id)
    )
    return [(row[0], row[1] or None, bool(row[2])) for row in await connection.execute(query)]


async def _again(connection: AsyncConnection, codec: Codec, table: str, number: int | None) -> None:
    state = TableState(table)
    rows = await log_rows(connection, table)
    for _, batch in groupby(rows, key=lambda row: row.command_id):
        facts = tuple(codec.decode(table, row.seq, row.kind, row.v, row.body) for row in batch)
        state = fold(state, facts)
        await write_results(connection, state, facts, number=number)
    await carry_out(connection, stand_in_steps(state))


SUMS = (*schema.TALLIES, *schema.ROLE_TALLIES)
ROWS = 500
"""Lines written at once."""

_NEW_LINE = insert(schema.standings).values(
    {column.name: bindparam(column.name) for column in schema.standings.columns}
)

Numbered = tuple[int, MatchFacts]
"""A match and its place in the order in which matches ended."""


class GlobalLeaderboard:
    """Computes the lines of the global standings in memory.

    `counted` is how many matches are in them, `last` the number of the latest.
    """

    def __init__(self) -> None:
        self.counted = 0
        self.last = -1
        self._lines: dict[tuple[str, str, int], dict[str, Any]] = {}
        self._skills: defaultdict[str, dict[tuple[int, str, int], Skill]] = defaultdict(dict)

    def add(self, matches: Sequence[Numbered]) -> None:
        """Count these ranked matches, in their order."""
        for number, match in matches:
            self.counted, self.last = self.counted + 1, number
            skills = self._skills[match.game]
            for one in tally(replace(match, guild=EVERYWHERE), None, skills):
                self._line(match.game, one)
                if EVER in one.periods:
                    skills[EVERYWHERE, EVER, one.seat.person or 0] = one.skill

    def _line(self, game: str, one: Added) -> None:
        new = line_of(one)
        for period in one.periods:
            key = (game, period, one.seat.person or 0)
            old = self._lines.get(key)
            self._lines[key] = new if old is None else _together(old, new)

    def boards(self) -> list[Key]:
        """Return the leaderboards that have lines."""
        return list(dict.fromkeys((EVERYWHERE, game, period) for game, period, _ in self._lines))

    def lines(self, boards: Mapping[Key, int], shown: set[int]) -> list[dict[str, Any]]:
        """Return the rows of `standings`.

        `boards` holds the numbers of the leaderboards, `shown` the people who wish to be shown in them.
        """
        return [
            {**line, "board_id": boards[EVERYWHERE, game, period], "person_id": person, "shown": person in shown}
            for (game, period, person), line in self._lines.items()
        ]


def _together(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    sums = {name: old[name] + new[name] for name in SUMS}
    return {**new, **sums, "average": average(sums["balance"], sums["deals"])}


@asynccontextmanager
async def without(database: Database, guild: int) -> AsyncGenerator[AsyncConnection]:
    """Open a transaction in which the caller deletes everything of a Discord server.

    At its end the global standings and the global ladder are what a rebuild from all remaining logs would give.
    Computing the standings takes seconds for tens of thousands of matches, so most of the work is done before the
    database is locked; inside, only matches that ended meanwhile are added. The ladder is computed again only for
    people of this server who have lines elsewhere too. Raises StoreBusy, and then nothing has changed.
    """
    made = GlobalLeaderboard()
    async with database.read() as connection:
        games = await _games(connection, guild)
        found = await _matches(connection, guild, games, made.last)
    await asyncio.to_thread(made.add, found)
    async with database.write() as connection:
        await one_at_a_time(connection)
        again = await _games(connection, guild)
        if again != games or await _count(connection, guild, games, made.last) != made.counted:
            games, made = again, GlobalLeaderboard()  # Another server was forgotten meanwhile.
        made.add(await _matches(connection, guild, games, made.last))
        persons = await climbers(connection, guild)
        await drop_global(connection, guild)
        yield connection
        for start in range(0, len(persons), ROWS):
            few = persons[start : start + ROWS]
            await climb_again(connection, few, await _against_bots(connection, few))
        line, people = schema.standings.c, schema.people.c
        await connection.execute(delete(schema.standings).where(line.board_id.in_(boards_of(EVERYWHERE, games))))
        wishing = select(people.id).where(people.standing == EVERYWHERE_TOO)
        boards = await numbered(connection, made.boards())
        rows = made.lines(boards, set((await connection.execute(wishing)).scalars()))
        for start in range(0, len(rows), ROWS):
            await carry_out(connection, [Step(_NEW_LINE, rows[start : start + ROWS])])
        await unrate(connection)


async def _games(connection: AsyncConnection, guild: int) -> list[str]:
    """Return the games in which this Discord server has ranked matches."""
    match = schema.matches.c
    query = select(match.game).where(match.guild == guild, match.unranked == "").distinct().order_by(match.game)
    return list((await connection.execute(query)).scalars())


def _others(guild: int, games: Sequence[str]) -> tuple[ColumnElement[bool], ...]:
    match = schema.matches.c
    return match.guild != guild, match.game.in_(games), match.unranked == ""


async def _count(connection: AsyncConnection, guild: int, games: Sequence[str], last: int) -> int:
    match = schema.matches.c
    query = select(func.count()).where(*_others(guild, games), match.number <= last)
    return (await connection.execute(query)).scalar_one()


async def _matches(connection: AsyncConnection, guild: int, games: Sequence[str], last: int) -> list[Numbered]:
    """Return the ranked matches of other Discord servers with a number above `last`, in the order in which they
    ended."""
    return await _loaded(connection, (*_others(guild, games), schema.matches.c.number > last))


async def _against_bots(connection: AsyncConnection, persons: Sequence[int]) -> list[MatchFacts]:
    """Return the matches that count for these people on the ladder, in the order in which they ended; of people, each
    has only those for whom it counts."""
    seat = schema.match_seats.c
    counts = (seat.person_id.in_(persons), seat.against.is_not(None))
    rows = await connection.execute(select(seat.table_id, seat.player).where(*counts))
    climbed = {(row[0], row[1]) for row in rows}
    found = await _loaded(connection, (schema.matches.c.table_id.in_(select(seat.table_id).where(*counts)),))
    return [
        replace(match, seats=tuple(one for one in match.seats if one.level or (match.table, one.player) in climbed))
        for _, match in found
    ]


async def _loaded(connection: AsyncConnection, wanted: Sequence[ColumnElement[bool]]) -> list[Numbered]:
    """Return matches from their rows, in the order in which they ended."""
    match, seat, deal, tables = schema.matches, schema.match_seats, schema.deal_seats, schema.tables
    ids = select(match.c.table_id).where(*wanted)
    order = (match.c.number, tables.c.ended_at, tables.c.id)
    query = select(match).join(tables, tables.c.id == match.c.table_id).where(*wanted).order_by(*order)
    rows = (await connection.execute(query)).all()
    seats: defaultdict[str, list[Any]] = defaultdict(list)
    for row in await connection.execute(select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.player)):
        seats[row.table_id].append(row)
    deals: defaultdict[str, list[DealSeat]] = defaultdict(list)
    columns = [deal.c[name] for name in DealSeat.__struct_fields__]
    those = select(deal.c.table_id, *columns).where(deal.c.table_id.in_(ids)).order_by(deal.c.deal)
    for table, *its in await connection.execute(those):
        deals[table].append(DealSeat(*its))
    found: list[Numbered] = []
    for row in rows:
        facts = ArchivedMatch(row, seats[row.table_id], deals[row.table_id], row.table_id).facts()
        if facts is not None:
            found.append((row.number, facts))
    return found
