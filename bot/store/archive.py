"""Finished matches: their summaries, their rows without a log, and how long their moves are kept (ux.md 3.9).

A Discord server may limit how long it keeps moves. After that time the log of a match is deleted; its results and the
standings stay.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.people import HIDDEN
from bot.ports.servers import MAX_RETENTION
from bot.standings import DealSeat, MatchFacts
from bot.standings.results import SeatFacts, seat_facts
from bot.store import schema
from bot.store.db import Repository
from bot.store.results import write_match
from bot.store.statements import upsert
from bot.table.model import CLOSED, FINISHED, TableState
from bot.table.ports import MatchSeat, MatchSummary

AT_ONCE = 200
"""Logs dropped in one transaction, so that no player waits longer for it than for a click."""


class MatchArchive(Repository):
    """Reads the matches that were played to their end."""

    async def finished(
        self,
        person: int,
        *,
        game: str | None = None,
        beside: int | None = None,
        guild: int | None = None,
        table: str | None = None,
        skip: int = 0,
        most: int = 25,
    ) -> list[MatchSummary]:
        """Return the matches that the person played, newest first, `most` at most after `skip`.

        Includes every match in which the person was a substitute, for however short a time. `game`, `beside` (another
        player of the match), `guild` and `table` narrow the result.
        """
        matches, tables = schema.matches.c, schema.tables.c
        wanted = list(_conditions(person, game, beside, guild))
        wanted += [] if table is None else [matches.table_id == table]
        query = (
            select(schema.matches, tables.name, tables.dropped_at)
            .join(schema.tables, tables.id == matches.table_id)
            .where(and_(*wanted))
            .order_by(matches.finished_at.desc(), matches.table_id)
            .offset(skip)
            .limit(most)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            found = [row.table_id for row in rows]
            seats = (await connection.execute(_seats_of(found))).all()
            stood_in = (await connection.execute(_stand_ins_of(found))).all()
        sat: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
        for one in stood_in:
            sat[one.table_id, one.player].append(one.person_id)
        by_table: defaultdict[str, list[MatchSeat]] = defaultdict(list)
        for seat in seats:
            replaced = seat.person_id is not None and seat.sitter not in (None, seat.person_id)
            its = MatchSeat(
                seat.person_id,
                seat.level,
                seat.bot_name or "",
                seat.balance,
                seat.place,
                seat.sitter if replaced else None,
                tuple(one for one in sat[seat.table_id, seat.player] if one != seat.sitter),
            )
            by_table[seat.table_id].append(its)
        return [
            MatchSummary(
                table=row.table_id,
                name=row.name,
                game=row.game,
                guild=row.guild,
                deals=row.deals,
                complete=row.complete,
                finished_at=row.finished_at,
                seats=tuple(by_table[row.table_id]),
                moves=not row.dropped_at,
            )
            for row in rows
        ]

    async def for_puzzles(self, game: str) -> list[str]:
        """Return the tables of the finished matches of a game from which puzzles may be made.

        Left out are matches in which somebody sat, as a substitute too, who is shown nowhere or was deleted, and those
        of Discord servers that keep moves for a limited time.
        """
        matches, tables, people = schema.matches.c, schema.tables.c, schema.people.c
        shy = select(people.id).where(or_(people.standing == HIDDEN, people.user_id.is_(None)))
        query = (
            select(matches.table_id)
            .join(schema.tables, tables.id == matches.table_id)
            .where(
                matches.game == game,
                tables.status == FINISHED,
                tables.dropped_at == 0,
                tables.guild.not_in(select(schema.retention.c.guild)),
                *(
                    matches.table_id.not_in(select(its.table_id).where(its.person_id.in_(shy)))
                    for its in (schema.match_seats.c, schema.stand_ins.c, schema.seats.c)
                ),
            )
            .order_by(matches.table_id)
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())


def _conditions(person: int, game: str | None, beside: int | None, guild: int | None) -> Iterator[ColumnElement[bool]]:
    matches = schema.matches.c
    for one in (person, beside):
        if one is not None:
            # For matches older than the table stand_ins, seats names only the substitutes who stayed to the end.
            places = (schema.match_seats.c, schema.stand_ins.c, schema.seats.c)
            yield matches.table_id.in_(union(*(select(its.table_id).where(its.person_id == one) for its in places)))
    if game is not None:
        yield matches.game == game
    if guild is not None:
        # "+ 0" keeps the query off the index of Discord servers: a server has far more matches than a person.
        yield matches.guild + 0 == guild


def _seats_of(tables: list[str]) -> Any:
    results, chairs = schema.match_seats.c, schema.seats.c
    return (
        select(
            results.table_id,
            results.player,
            results.person_id,
            results.level,
            results.balance,
            results.place,
            chairs.bot_name,
        )
        .add_columns(chairs.person_id.label("sitter"))
        .outerjoin(schema.seats, and_(chairs.table_id == results.table_id, chairs.chair == results.player))
        .where(results.table_id.in_(tables))
        .order_by(results.table_id, results.player)
    )


def _stand_ins_of(tables: list[str]) -> Any:
    sat = schema.stand_ins.c
    query = select(sat.table_id, sat.player, sat.person_id).where(sat.table_id.in_(tables))
    return query.order_by(sat.table_id, sat.player, sat.person_id)


class ArchivedMatch:
    """The stored rows of a match whose log was dropped; everything else about the match is rebuilt from them.

    `match` is None for a table that never finished a match.
    """

    def __init__(self, match: Any, seats: Sequence[Any], deals: Sequence[DealSeat], table: str) -> None:
        self.table = table
        self.match = match
        self.seats = seats
        self.deals = deals

    async def write(self, connection: AsyncConnection) -> None:
        """Write the rows again, and the standings that follow from them."""
        if self.deals:
            rows = [{"table_id": self.table, **{name: getattr(one, name) for name in _DEALS}} for one in self.deals]
            await connection.execute(insert(schema.deal_seats), rows)
        its, facts = self.match, self.facts()
        if its is None or facts is None:
            return
        state = TableState(self.table, options=its.options, preset=its.preset, started_at=its.started_at)
        await write_match(connection, state, facts, its.number)

    def facts(self) -> MatchFacts | None:
        """Return the facts of the match, None for a table that never finished one."""
        its = self.match
        if its is None:
            return None
        return MatchFacts(
            table=self.table,
            game=its.game,
            guild=its.guild,
            at=its.finished_at,
            deals=its.deals,
            complete=its.complete,
            unranked=its.unranked,
            seats=tuple(self._seat(row) for row in self.seats),
        )

    def _seat(self, row: Any) -> SeatFacts:
        return seat_facts(
            row.player,
            self.deals,
            person=row.person_id,
            level=row.level,
            balance=row.balance,
            place=row.place,
            team=row.team,
            stayed=row.stayed,
            helped=row.helped,
            abandoned=row.abandoned,
            assisted=row.assisted,
            decided=row.decided,
            clocked=row.clocked,
            drained=row.drained,
        )


_DEALS = DealSeat.__struct_fields__


async def kept_match(connection: AsyncConnection, table: str) -> ArchivedMatch:
    """Return the stored rows of a table."""
    match, seat, deal = schema.matches, schema.match_seats, schema.deal_seats
    found = (await connection.execute(select(match).where(match.c.table_id == table))).one_or_none()
    seats = await connection.execute(select(seat).where(seat.c.table_id == table).order_by(seat.c.player))
    columns = [deal.c[name] for name in _DEALS]
    deals = await connection.execute(select(*columns).where(deal.c.table_id == table).order_by(deal.c.deal))
    return ArchivedMatch(found, seats.all(), [DealSeat(*row) for row in deals], table)


class Retention(Repository):
    """Stores how long each Discord server keeps moves, and drops older ones."""

    async def months(self, guild: int) -> int:
        """Return for how many months the moves of a finished match are kept; 0 means without limit."""
        query = select(schema.retention.c.months).where(schema.retention.c.guild == guild)
        async with self._database.read() as connection:
            found: int | None = (await connection.execute(query)).scalar_one_or_none()
        return found or 0

    async def set_months(self, guild: int, months: int) -> None:
        """Keep moves for `months` from now on, 0 for no limit. Raises ValueError outside 0 to MAX_RETENTION."""
        if not 0 <= months <= MAX_RETENTION:
            raise ValueError(months)
        async with self._database.write() as connection:
            if months:
                await upsert(connection, schema.retention, {"guild": guild, "months": months})
            else:
                await connection.execute(delete(schema.retention).where(schema.retention.c.guild == guild))

    async def drop_old_moves(self, now: int) -> int:
        """Drop the logs that are older than their Discord servers allow (`now` is Unix ms). Returns how many were
        dropped.

        Projections of a dropped log are not touched: from then on `rebuild` starts from their own rows.
        """
        async with self._database.read() as connection:
            wishes = [tuple(row) for row in await connection.execute(select(schema.retention))]
        dropped = 0
        for guild, months in wishes:
            while True:
                async with self._database.write() as connection:
                    found = await _drop(connection, guild, before(now, months), now)
                dropped += found
                if found < AT_ONCE:
                    break
        return dropped

    async def moves_dropped(self, table: str) -> bool:
        """Return whether this is a finished match whose moves are no longer kept."""
        query = select(schema.tables.c.dropped_at).where(schema.tables.c.id == table)
        async with self._database.read() as connection:
            return bool((await connection.execute(query)).scalar_one_or_none())


async def _drop(connection: AsyncConnection, guild: int, until: int, now: int) -> int:
    query = select(schema.tables.c.id).where(_old(guild, until)).limit(AT_ONCE)
    tables = list((await connection.execute(query)).scalars())
    for log in (schema.events, schema.commands, schema.packed_logs):
        await connection.execute(delete(log).where(log.c.table_id.in_(tables)))
    await connection.execute(update(schema.tables).where(schema.tables.c.id.in_(tables)).values(dropped_at=now))
    return len(tables)


def _old(guild: int, until: int) -> ColumnElement[bool]:
    """Match the tables of a Discord server that were closed, or whose match was finished, before a moment (Unix ms)."""
    its = schema.tables.c
    over = its.status.in_((FINISHED, CLOSED))
    return and_(its.guild == guild, over, its.dropped_at == 0, its.ended_at > 0, its.ended_at < until)


def before(now: int, months: int) -> int:
    """Return the moment `months` earlier, at the same day of the month and time (Unix ms, UTC).

    Takes the last day of the month if the month is too short.
    """
    moment = datetime.fromtimestamp(now / 1000, UTC)
    first = moment.year * 12 + moment.month - 1 - months
    start = datetime(first // 12, first % 12 + 1, 1, tzinfo=UTC)
    following = datetime((first + 1) // 12, (first + 1) % 12 + 1, 1, tzinfo=UTC)
    day = min(moment.day, (following - start).days)
    then = start + timedelta(days=day - 1, hours=moment.hour, minutes=moment.minute, seconds=moment.second)
    return int(then.timestamp() * 1000)
