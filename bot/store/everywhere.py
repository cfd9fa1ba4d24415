"""The standings of all servers together when a server is forgotten: made anew without its matches, in the same action.

They are reckoned from the rows of the other matches, which takes seconds for tens of thousands of them. So that no card
has to wait for that, it is done before the database is locked; inside only what has ended meanwhile is added.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace
from sqlalchemy import ColumnElement, bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings import Added, DealSeat, MatchFacts, Skill, tally
from bot.standings.periods import EVER
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.batch import Step, carry_out
from bot.store.db import Database
from bot.store.forget import unrate
from bot.store.kept import KeptMatch
from bot.store.leaderboards import Key, boards_of, numbered
from bot.store.lines import EVERYWHERE_TOO, average, line_of
from bot.store.results import one_at_a_time

SUMS = (*schema.TALLIES, *schema.ROLE_TALLIES)
ROWS = 500
"""Lines written at once."""

_NEW_LINE = insert(schema.standings).values(
    {column.name: bindparam(column.name) for column in schema.standings.columns}
)

Numbered = tuple[int, MatchFacts]
"""A match and its place in the order in which matches ended."""


class Everywhere:
    """Lines in the making. ``counted`` matches are in them, ``last`` is the number of the latest."""

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
        """The leaderboards that the lines are for."""
        return list(dict.fromkeys((EVERYWHERE, game, period) for game, period, _ in self._lines))

    def lines(self, boards: Mapping[Key, int], shown: set[int]) -> list[dict[str, Any]]:
        """The rows of ``standings``; ``boards`` are the numbers of the leaderboards, ``shown`` the people who wish to
        stand there."""
        return [
            {**line, "board_id": boards[EVERYWHERE, game, period], "person_id": person, "shown": person in shown}
            for (game, period, person), line in self._lines.items()
        ]


def _together(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    sums = {name: old[name] + new[name] for name in SUMS}
    return {**new, **sums, "average": average(sums["balance"], sums["deals"])}


@asynccontextmanager
async def without(database: Database, guild: int) -> AsyncGenerator[AsyncConnection]:
    """A transaction in which everything of a server is to be deleted; at its end the standings of all servers are what
    making them anew from all logs would give. Raises StoreBusy, and then nothing has changed."""
    made = Everywhere()
    async with database.read() as connection:
        games = await _games(connection, guild)
        found = await _matches(connection, guild, games, made.last)
    await asyncio.to_thread(made.add, found)
    async with database.write() as connection:
        await one_at_a_time(connection)
        again = await _games(connection, guild)
        if again != games or await _count(connection, guild, games, made.last) != made.counted:
            games, made = again, Everywhere()  # Another server was forgotten meanwhile.
        made.add(await _matches(connection, guild, games, made.last))
        yield connection
        line, people = schema.standings.c, schema.people.c
        await connection.execute(delete(schema.standings).where(line.board_id.in_(boards_of(EVERYWHERE, games))))
        wishing = select(people.id).where(people.standing == EVERYWHERE_TOO)
        boards = await numbered(connection, made.boards())
        rows = made.lines(boards, set((await connection.execute(wishing)).scalars()))
        for start in range(0, len(rows), ROWS):
            await carry_out(connection, [Step(_NEW_LINE, rows[start : start + ROWS])])
        await unrate(connection)


async def _games(connection: AsyncConnection, guild: int) -> list[str]:
    """The games of which matches of this server count."""
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
    """The other servers' matches that count and have a higher number, in the order in which they ended."""
    match, seat, deal, tables = schema.matches, schema.match_seats, schema.deal_seats, schema.tables
    wanted = (*_others(guild, games), match.c.number > last)
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
        facts = KeptMatch(row, seats[row.table_id], deals[row.table_id], row.table_id).facts()
        if facts is not None:
            found.append((row.number, facts))
    return found
