"""Finished matches of a person, newest first, without their logs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, select, union

from bot.store import schema
from bot.store.part import Part
from bot.table.ports import MatchPlace, MatchSeat, MatchSummary


class MatchArchive(Part):
    """Which matches were played to their end."""

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
        """Matches the person played, also as a substitute, however long, newest first: only those of a game, with
        somebody else, on a server, or the one of a table."""
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
            relieved = seat.person_id is not None and seat.sitter not in (None, seat.person_id)
            its = MatchSeat(
                seat.person_id,
                seat.level,
                seat.bot_name or "",
                seat.balance,
                seat.place,
                seat.sitter if relieved else None,
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

    async def places(self, tables: Sequence[str]) -> dict[str, MatchPlace]:
        """Where these tables are or were played and who has had part in them, also of matches whose moves are no longer
        kept; those that do not exist are left out."""
        its, found = schema.tables.c, list(dict.fromkeys(tables))
        where = select(its.id, its.guild, its.channel, its.thread).where(its.id.in_(found))
        seated = (schema.seats.c, schema.match_seats.c, schema.stand_ins.c)
        who = union(
            *(
                select(one.table_id, one.person_id).where(one.table_id.in_(found), one.person_id.is_not(None))
                for one in seated
            )
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(where)).all()
            people = (await connection.execute(who)).all()
        persons: defaultdict[str, list[int]] = defaultdict(list)
        for table, person in people:
            persons[table].append(person)
        return {row.id: MatchPlace(row.guild, row.channel, row.thread, tuple(sorted(persons[row.id]))) for row in rows}

    async def number_of(self, user: int) -> int | None:
        """The number of the person with this Discord id, None for somebody the bot never met. Writes nothing."""
        people = schema.people.c
        async with self._database.read() as connection:
            return (await connection.execute(select(people.id).where(people.user_id == user))).scalar_one_or_none()


def _conditions(person: int, game: str | None, beside: int | None, guild: int | None) -> Iterator[ColumnElement[bool]]:
    matches = schema.matches.c
    for one in (person, beside):
        if one is not None:
            # The chairs of matches from before stand_ins was kept tell who was a substitute to the end.
            places = (schema.match_seats.c, schema.stand_ins.c, schema.seats.c)
            yield matches.table_id.in_(union(*(select(its.table_id).where(its.person_id == one) for its in places)))
    if game is not None:
        yield matches.game == game
    if guild is not None:
        # Not by the index of servers: a server has far more matches than a person.
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
