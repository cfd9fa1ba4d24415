"""Leaderboards by number: which there are, their lines with their names, and what becomes of those without lines."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from sqlalchemy import ScalarSelect, Select, Table, bindparam, delete, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.batch import Step, carry_out

Key = tuple[int, str, str]
"""What a leaderboard is of: a server's id or EVERYWHERE, the game, the stretch of time."""

_BOARD, _LINE = schema.leaderboards.c, schema.standings.c

MAKING = insert(schema.leaderboards).values({column.name: bindparam(column.name) for column in _BOARD})
"""Writes a leaderboard. Its number is the next one: for those only who count matches one at a time."""


def board(scope: Any, game: Any, period: Any) -> ScalarSelect[int]:
    """The number of a leaderboard, as a part of a question; NULL if it has no lines."""
    its = select(_BOARD.id).where(_BOARD.scope == scope, _BOARD.game == game, _BOARD.period == period)
    return its.scalar_subquery()


def boards_of(scope: int, games: Iterable[str] | None = None) -> Select[tuple[int]]:
    """The numbers of the leaderboards of a server or of all servers together, of some games only or of all."""
    its = select(_BOARD.id).where(_BOARD.scope == scope)
    return its if games is None else its.where(_BOARD.game.in_(games))


def named_lines() -> Select[Any]:
    """The lines of the standings, with what their leaderboard is of in place of its number."""
    own = [column for column in schema.standings.columns if column is not _LINE.board_id]
    return select(_BOARD.scope, _BOARD.game, _BOARD.period, *own).join(schema.leaderboards, _BOARD.id == _LINE.board_id)


def as_told(table: Table) -> Select[Any]:
    """The rows of a table for whoever may have them: nobody knows leaderboards by our numbers."""
    return named_lines() if table is schema.standings else select(table)


async def numbered(connection: AsyncConnection, keys: Iterable[Key]) -> dict[Key, int]:
    """The numbers of these leaderboards; those that are missing are made. Matches must be counted one at a time."""
    wanted = list(dict.fromkeys(keys))
    query = select(_BOARD.scope, _BOARD.game, _BOARD.period, _BOARD.id)
    rows = await connection.execute(query.where(_BOARD.scope.in_({scope for scope, _, _ in wanted})))
    known: dict[Key, int] = {(row[0], row[1], row[2]): row[3] for row in rows}
    last = (await connection.execute(select(func.max(_BOARD.id)))).scalar_one() or 0
    made = missing(wanted, known, last)
    await carry_out(connection, [Step(MAKING, making(made))])
    return known | made


def missing(keys: Iterable[Key], known: Container[Key], last: int) -> dict[Key, int]:
    """Numbers after the ``last`` for those leaderboards that are not known."""
    return {key: number for number, key in enumerate((key for key in keys if key not in known), last + 1)}


def making(numbers: dict[Key, int]) -> list[dict[str, Any]]:
    """The rows of new leaderboards."""
    return [
        {"id": number, "scope": scope, "game": game, "period": period}
        for (scope, game, period), number in numbers.items()
    ]


async def drop_empty(connection: AsyncConnection) -> None:
    """Take away the leaderboards on which nobody stands any more."""
    line = exists().where(_LINE.board_id == _BOARD.id)
    await connection.execute(delete(schema.leaderboards).where(~line))
