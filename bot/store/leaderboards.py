"""Leaderboards: their numbers, their pages, a player's place, and the removal of people who were forgotten.

Every page and place is found through an index (P8).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    Executable,
    ScalarSelect,
    Select,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.leaderboards import MEASURES, LeaderboardPage, Standing
from bot.ports.people import HIDDEN
from bot.standings.tally import EVER
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import Step, carry_out, select_all

Key = tuple[int, str, str]
"""What identifies a leaderboard: a Discord server's id or EVERYWHERE, the game, and the period."""

_BOARD_COLUMNS, _LINE_COLUMNS = schema.leaderboards.c, schema.standings.c

MAKING = insert(schema.leaderboards).values({column.name: bindparam(column.name) for column in _BOARD_COLUMNS})
"""Inserts a leaderboard. The caller chooses the next free number, so only code that counts matches one at a time may
use it."""


def board(scope: Any, game: Any, period: Any) -> ScalarSelect[int]:
    """Return the number of a leaderboard as a subquery; NULL if it has no lines."""
    its = select(_BOARD_COLUMNS.id).where(
        _BOARD_COLUMNS.scope == scope, _BOARD_COLUMNS.game == game, _BOARD_COLUMNS.period == period
    )
    return its.scalar_subquery()


def boards_of(scope: int, games: Iterable[str] | None = None) -> Select[tuple[int]]:
    """Return a query for the numbers of a scope's leaderboards, of all games or only of some."""
    its = select(_BOARD_COLUMNS.id).where(_BOARD_COLUMNS.scope == scope)
    return its if games is None else its.where(_BOARD_COLUMNS.game.in_(games))


def named_lines() -> Select[Any]:
    """Return a query for the lines of the standings, with scope, game and period in place of the leaderboard's
    number."""
    own = [column for column in schema.standings.columns if column is not _LINE_COLUMNS.board_id]
    return select(_BOARD_COLUMNS.scope, _BOARD_COLUMNS.game, _BOARD_COLUMNS.period, *own).join(
        schema.leaderboards, _BOARD_COLUMNS.id == _LINE_COLUMNS.board_id
    )


def as_told(table: Table) -> Select[Any]:
    """Return a query for the rows of a table as they are exported: leaderboard numbers are replaced, as they are
    internal."""
    return named_lines() if table is schema.standings else select(table)


async def numbered(connection: AsyncConnection, keys: Iterable[Key]) -> dict[Key, int]:
    """Return the numbers of these leaderboards and create those that are missing. Matches must be counted one at a
    time."""
    wanted = list(dict.fromkeys(keys))
    query = select(_BOARD_COLUMNS.scope, _BOARD_COLUMNS.game, _BOARD_COLUMNS.period, _BOARD_COLUMNS.id)
    rows = await connection.execute(query.where(_BOARD_COLUMNS.scope.in_({scope for scope, _, _ in wanted})))
    known: dict[Key, int] = {(row[0], row[1], row[2]): row[3] for row in rows}
    last = (await connection.execute(select(func.max(_BOARD_COLUMNS.id)))).scalar_one() or 0
    made = missing(wanted, known, last)
    await carry_out(connection, [Step(MAKING, making(made))])
    return known | made


def missing(keys: Iterable[Key], known: Container[Key], last: int) -> dict[Key, int]:
    """Return numbers after `last` for those leaderboards that are not in `known`."""
    return {key: number for number, key in enumerate((key for key in keys if key not in known), last + 1)}


def making(numbers: dict[Key, int]) -> list[dict[str, Any]]:
    """Return the rows of new leaderboards."""
    return [
        {"id": number, "scope": scope, "game": game, "period": period}
        for (scope, game, period), number in numbers.items()
    ]


async def drop_empty(connection: AsyncConnection) -> None:
    """Delete the leaderboards that have no lines any more."""
    line = exists().where(_LINE_COLUMNS.board_id == _BOARD_COLUMNS.id)
    await connection.execute(delete(schema.leaderboards).where(~line))


_LINE = schema.standings.c
_FIELDS = (
    *(_LINE.person_id, _LINE.rating, _LINE.sigma, _LINE.matches, _LINE.wins),
    *(_LINE.deals, _LINE.deal_wins, _LINE.balance, _LINE.average, _LINE.gained),
)
_BOARD = board(bindparam("scope"), bindparam("game"), bindparam("period"))
_HERE = _LINE.board_id == _BOARD
_NAMES = (schema.people.c.name, schema.people.c.standing, schema.people.c.user_id)


class Leaderboards(Repository):
    """Reads pages of leaderboards, people's ranked matches, and the lines before theirs."""

    async def page(
        self,
        scope: int,
        game: str,
        period: str,
        measure: str,
        *,
        person: int | None = None,
        offset: int = 0,
        count: int = 20,
    ) -> LeaderboardPage:
        """Return `count` lines from `offset` on, sorted by `measure`.

        The line of `person` is always returned in `own`, and also in `rows` if its place is on this page. Raises
        KeyError if `measure` is not in MEASURES.
        """
        if measure not in MEASURES:
            raise KeyError(measure)
        here = {"scope": scope, "game": game, "period": period}
        async with self._database.read() as connection:
            first, page, own = await select_all(
                connection,
                [
                    (_place(measure), {**here, "offset": offset}),
                    (_page(measure), {**here, "offset": offset, "count": count + 1}),
                    (_own(measure), {**here, "person": person}),
                ],
            )
        return LeaderboardPage(
            _placed(page[:count], measure, first[0][0], offset),
            _standing(own[0], own[0][-1]) if own else None,
            len(page) > count,
        )

    async def ranked_matches(self, scope: int, game: str, persons: Sequence[int]) -> dict[int, int]:
        """Return by person how many ranked matches they have ever played; people with none are left out.

        A rating is provisional until these are enough, whatever week or month a leaderboard shows.
        """
        its = schema.standings.c
        query = select(its.person_id, its.matches).where(its.board_id == board(scope, game, EVER))
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(its.person_id.in_(persons)))
            return {row[0]: row[1] for row in rows}

    async def lines_before(self, scope: int, game: str, period: str, measure: str, person: int) -> int | None:
        """Return how many lines of a leaderboard come before the person's, including earlier lines that share their
        place.

        Returns None if the leaderboard does not show the person's line. Raises KeyError if `measure` is unknown.
        """
        if measure not in schema.MEASURES:
            raise KeyError(measure)
        its = schema.standings.c
        here = (its.board_id == board(scope, game, period), text("standings.shown"))
        async with self._database.read() as connection:

            async def counted(*which: Any) -> int:
                rows = await connection.execute(select(func.count()).select_from(schema.standings).where(*here, *which))
                return rows.scalar_one()

            query = select(its[measure]).where(*here, its.person_id == person)
            value = (await connection.execute(query)).scalar_one_or_none()
            if value is None:
                return None
            # Two queries, because each can use the index of this measure.
            return await counted(its[measure] > value) + await counted(its[measure] == value, its.person_id > person)


_AT = {"rating": 1, "wins": 4, "balance": 7, "average": 8}
"""Index of each measure among the fields."""


@cache
def _page(measure: str) -> Executable:
    """Return the query for a page of lines with their names. It is built once: building it takes longer than running
    it."""
    return (
        select(*_FIELDS, *_NAMES)
        .join(schema.people, schema.people.c.id == _LINE.person_id)
        .where(_HERE, text("standings.shown"))
        .order_by(_LINE[measure].desc(), _LINE.person_id.desc())
        .offset(bindparam("offset"))
        .limit(bindparam("count"))
    )


@cache
def _place(measure: str) -> Executable:
    """Return the query for the place of the first line of a page: 1 + the number of lines with a higher value."""
    others = schema.standings.alias("others").c
    value = (
        select(others[measure])
        .where(others.board_id == _BOARD, text("others.shown"))
        .order_by(others[measure].desc(), others.person_id.desc())
        .offset(bindparam("offset"))
        .limit(1)
        .scalar_subquery()
    )
    lines = select(func.count() + 1).select_from(schema.standings)
    return lines.where(_HERE, text("standings.shown"), _LINE[measure] > value)


@cache
def _own(measure: str) -> Executable:
    """Return the query for a person's line and its place."""
    others = schema.standings.alias("others").c
    above = (
        select(func.count() + 1)
        .where(others.board_id == _LINE.board_id, text("others.shown"), others[measure] > _LINE[measure])
        .scalar_subquery()
    )
    return (
        select(*_FIELDS, *_NAMES, above)
        .join(schema.people, schema.people.c.id == _LINE.person_id)
        .where(_HERE, _LINE.person_id == bindparam("person"))
    )


def _placed(rows: Any, measure: str, first: int, offset: int) -> tuple[Standing, ...]:
    found: list[Standing] = []
    place, last = first, None
    for number, row in enumerate(rows, offset + 1):
        value = row[_AT[measure]]
        if last is not None and value != last:
            place = number
        last = value
        found.append(_standing(row, place))
    return tuple(found)


def _standing(row: Any, place: int) -> Standing:
    person, *numbers = row[: len(_FIELDS)]
    name, wish, user = row[len(_FIELDS) : len(_FIELDS) + len(_NAMES)]
    return Standing(place, person, "" if wish == HIDDEN or user is None else name, *numbers)


async def unrate(connection: AsyncConnection) -> None:
    """Delete the ratings, standings, partners, achievements and clock figures of everybody who was forgotten (ux.md
    3.9, T101).

    The results of their matches stay under a number without a name, because they are also the results of the other
    players; the ratings that others won against them stay too. Leaderboards without lines are deleted. A second call
    changes nothing.
    """
    gone = select(schema.forgotten.c.person_id)
    for table in (schema.standings, schema.partners, schema.ladder, schema.achievements):
        await connection.execute(delete(table).where(table.c.person_id.in_(gone)))
    seats = schema.match_seats
    rated = seats.c.person_id.in_(gone) & seats.c.rating.is_not(None)
    await connection.execute(update(seats).where(rated).values(rating=None, gained=None))
    climbed = seats.c.person_id.in_(gone) & seats.c.against.is_not(None)
    nothing = dict.fromkeys(("against", "streak", "best_streak", "ladder_rating", "ladder_gained"))
    await connection.execute(update(seats).where(climbed).values(nothing))
    timed = seats.c.person_id.in_(gone) & (seats.c.decided > 0)
    await connection.execute(update(seats).where(timed).values(decided=0, clocked=0, drained=0))
    await drop_empty(connection)
