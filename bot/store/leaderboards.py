"""Leaderboards: their numbers, their pages, a player's place, and the removal of people who were forgotten.

How pages and places are found is :mod:`bot.store.ranking`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ScalarSelect,
    Select,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.leaderboards import MEASURES, LeaderboardPage, Standing
from bot.standings.tally import EVER
from bot.store import schema
from bot.store.db import Repository
from bot.store.ranking import Ranking
from bot.store.statements import Step, carry_out

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


_BOARD = board(bindparam("scope"), bindparam("game"), bindparam("period"))


def _here(its: Any) -> tuple[Any, ...]:
    return (its.board_id == _BOARD,)


def _standing(place: int, name: str, fields: Sequence[Any]) -> Standing:
    person, *numbers = fields
    return Standing(place, person, name, *numbers)


RANKING = Ranking(
    schema.standings,
    (
        *("person_id", "rating", "sigma", "matches", "wins"),
        *("deals", "deal_wins", "balance", "average", "gained"),
    ),
    MEASURES,
    _here,
    _standing,
)
"""A leaderboard, by scope, game and period."""


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
        """Return `count` lines from `offset` on, sorted by `measure` (:meth:`Ranking.page`)."""
        here = {"scope": scope, "game": game, "period": period}
        return await RANKING.page(self._database, here, measure, person=person, offset=offset, count=count)

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
        """Return how many lines of a leaderboard come before the person's (:meth:`Ranking.lines_before`)."""
        here = {"scope": scope, "game": game, "period": period}
        return await RANKING.lines_before(self._database, here, measure, person)


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
