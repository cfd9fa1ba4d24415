"""Lines of people, sorted by a measure: a page of them, the place of one, and how many come before a person's.

Leaderboards and the ladder against bots read their tables this way. Every page and place is found through an index
(P8).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Executable, Table, bindparam, func, select, text

from bot.ports.leaderboards import LeaderboardPage, Standing
from bot.ports.people import HIDDEN
from bot.store import schema
from bot.store.db import Database
from bot.store.statements import select_all

_PEOPLE = (schema.people.c.name, schema.people.c.standing, schema.people.c.user_id)

Here = Mapping[str, Any]
"""The parameters that say which of the table's rankings is read."""


@dataclass(frozen=True, eq=False)
class Ranking:
    """How the lines of a table are ranked. `fields` are the columns read of a line; `measures` those it can be sorted
    by. `here` returns the conditions for the lines of one ranking, whose parameters are a :data:`Here`. `standing`
    makes a line of its place, the name it shows and its fields."""

    table: Table
    fields: tuple[str, ...]
    measures: tuple[str, ...]
    here: Callable[[Any], tuple[Any, ...]]
    standing: Callable[[int, str, Sequence[Any]], Standing]

    async def page(
        self, database: Database, here: Here, measure: str, *, person: int | None, offset: int, count: int
    ) -> LeaderboardPage:
        """Return `count` lines from `offset` on, sorted by `measure`. Equal values share a place.

        The line of `person` is always returned in `own`, also if others do not see it; its place is 0 if it has no
        value. Raises KeyError if `measure` is unknown.
        """
        self._check(measure)
        async with database.read() as connection:
            first, page, own = await select_all(
                connection,
                [
                    (place_of_first(self, measure), {**here, "offset": offset}),
                    (page_of(self, measure), {**here, "offset": offset, "count": count + 1}),
                    (line_of(self, measure), {**here, "person": person}),
                ],
            )
        at = self.fields.index(measure)
        rows: list[Standing] = []
        place, last = first[0][0], None
        for number, row in enumerate(page[:count], offset + 1):
            place = number if last is not None and row[at] != last else place
            last = row[at]
            rows.append(self._standing(row, place))
        mine = self._standing(own[0], own[0][-1] if own[0][at] is not None else 0) if own else None
        return LeaderboardPage(tuple(rows), mine, len(page) > count)

    async def lines_before(self, database: Database, here: Here, measure: str, person: int) -> int | None:
        """Return how many lines come before the person's, including earlier lines that share their place.

        Returns None if the ranking does not show the person's line. Raises KeyError if `measure` is unknown.
        """
        self._check(measure)
        its = self.table.c
        shown = (*self.here(its), text(f"{self.table.name}.shown"))
        async with database.read() as connection:

            async def counted(*which: Any) -> int:
                query = select(func.count()).select_from(self.table).where(*shown, *which)
                return (await connection.execute(query, dict(here))).scalar_one()

            query = select(its[measure]).where(*shown, its.person_id == person)
            value = (await connection.execute(query, dict(here))).scalar_one_or_none()
            if value is None:
                return None
            # Two queries, because each can use the index of this measure.
            return await counted(its[measure] > value) + await counted(its[measure] == value, its.person_id > person)

    def _check(self, measure: str) -> None:
        if measure not in self.measures:
            raise KeyError(measure)

    def _standing(self, row: Sequence[Any], place: int) -> Standing:
        """Return the line of a row that begins with the fields and continues with what is known of the person."""
        count = len(self.fields)
        name, wish, user = row[count : count + len(_PEOPLE)]
        return self.standing(place, "" if wish == HIDDEN or user is None else name, row[:count])


def _columns(its: Any, ranking: Ranking) -> list[Any]:
    return [its[name] for name in ranking.fields]


def _valued(its: Any, measure: str) -> tuple[Any, ...]:
    """Return the condition that a line has a value; none for a column that always has one."""
    return (its[measure].is_not(None),) if its[measure].nullable else ()


@cache
def page_of(ranking: Ranking, measure: str) -> Executable:
    """Return the query for a page of lines with their names. It is built once: building it takes longer than running
    it."""
    its = ranking.table.c
    return (
        select(*_columns(its, ranking), *_PEOPLE)
        .join(schema.people, schema.people.c.id == its.person_id)
        .where(*ranking.here(its), text(f"{ranking.table.name}.shown"), *_valued(its, measure))
        .order_by(its[measure].desc(), its.person_id.desc())
        .offset(bindparam("offset"))
        .limit(bindparam("count"))
    )


@cache
def place_of_first(ranking: Ranking, measure: str) -> Executable:
    """Return the query for the place of the first line of a page: 1 + the number of lines with a higher value."""
    its, others = ranking.table.c, ranking.table.alias("others").c
    value = (
        select(others[measure])
        .where(*ranking.here(others), text("others.shown"), *_valued(others, measure))
        .order_by(others[measure].desc(), others.person_id.desc())
        .offset(bindparam("offset"))
        .limit(1)
        .scalar_subquery()
    )
    lines = select(func.count() + 1).select_from(ranking.table)
    return lines.where(*ranking.here(its), text(f"{ranking.table.name}.shown"), its[measure] > value)


@cache
def line_of(ranking: Ranking, measure: str) -> Executable:
    """Return the query for a person's line and its place."""
    its, others = ranking.table.c, ranking.table.alias("others").c
    above = select(func.count() + 1).where(*ranking.here(others), text("others.shown"), others[measure] > its[measure])
    return (
        select(*_columns(its, ranking), *_PEOPLE, above.scalar_subquery())
        .join(schema.people, schema.people.c.id == its.person_id)
        .where(*ranking.here(its), its.person_id == bindparam("person"))
    )
