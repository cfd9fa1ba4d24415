"""The ladder against bots: its rows, its pages and places, and its lines without a Discord server that is forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Executable, bindparam, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.leaderboards import LADDER_MEASURES, LeaderboardPage, Standing
from bot.ports.people import EVERYWHERE_TOO, HIDDEN
from bot.standings import Climbed, LadderKey, LadderLine, MatchFacts, climb, rating
from bot.standings.ratings import Skill
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import Step, carry_out, insert_of, select_all

_ITS = schema.ladder.c
_SUMS = ("matches", "wins", "deals", "deal_wins", "margin", "streak", "best_streak")
KNOWN = (*(_ITS[name] for name in _SUMS), _ITS.mu, _ITS.sigma)
"""The columns of :class:`LadderLine`, in the order of :func:`ladder_line`."""


def ladder_line(values: Sequence[Any]) -> LadderLine:
    """Return a line from its columns `KNOWN`."""
    return LadderLine(*values[: len(_SUMS)], skill=Skill(*values[len(_SUMS) :]))


def ladder_row(scope: int, game: str, level: str, person: int, line: LadderLine, *, shown: bool) -> dict[str, Any]:
    """Return the row of a line."""
    return {
        "scope": scope,
        "game": game,
        "level": level,
        "person_id": person,
        "shown": shown,
        **{name: getattr(line, name) for name in _SUMS},
        "average": line.average,
        "mu": line.skill.mu,
        "sigma": line.skill.sigma,
        "rating": rating(line.skill),
    }


def climbing(dialect: str, game: str, climbed: Iterable[Climbed], wishes: Mapping[int, str]) -> Step:
    """Return the step that writes the new lines of a match. `wishes` holds where each person is named."""
    rows: list[dict[str, Any]] = []
    for one in climbed:
        person = one.result.seat.person or 0
        shown = one.scope != EVERYWHERE or wishes.get(person) == EVERYWHERE_TOO
        rows.append(ladder_row(one.scope, game, one.level, person, one.line, shown=shown))
    return Step(_replacing(dialect), rows)


@cache
def _replacing(dialect: str) -> Any:
    table = schema.ladder
    statement = insert_of(dialect)(table).values({column.name: bindparam(column.name) for column in table.columns})
    keys = [column.name for column in table.primary_key]
    new = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=new)


_FIELDS = (
    *(_ITS.person_id, _ITS.rating, _ITS.sigma, _ITS.matches, _ITS.wins, _ITS.deals, _ITS.deal_wins, _ITS.margin),
    *(_ITS.average, _ITS.streak, _ITS.best_streak),
)
_PEOPLE = (schema.people.c.name, schema.people.c.standing, schema.people.c.user_id)
_AT = {"rating": 1, "wins": 4, "average": 8, "best_streak": 10}
"""Index of each measure among the fields."""


def _here(its: Any) -> tuple[Any, ...]:
    return its.scope == bindparam("scope"), its.game == bindparam("game"), its.level == bindparam("level")


class Ladder(Repository):
    """Reads the ladder against bots."""

    async def page(
        self,
        scope: int,
        game: str,
        level: str,
        measure: str,
        *,
        person: int | None = None,
        offset: int = 0,
        count: int = 20,
    ) -> LeaderboardPage:
        """Return `count` lines of the ladder of a level from `offset` on, sorted by `measure`.

        The line of `person` is always returned in `own`, also if others do not see it. Raises KeyError if `measure` is
        not in LADDER_MEASURES.
        """
        if measure not in LADDER_MEASURES:
            raise KeyError(measure)
        here = {"scope": scope, "game": game, "level": level}
        async with self._database.read() as connection:
            first, page, own = await select_all(
                connection,
                [
                    (_place(measure), {**here, "offset": offset}),
                    (_page(measure), {**here, "offset": offset, "count": count + 1}),
                    (_own(measure), {**here, "person": person}),
                ],
            )
        rows: list[Standing] = []
        place, last = first[0][0], None
        for number, row in enumerate(page[:count], offset + 1):
            value = row[_AT[measure]]
            place = number if last is not None and value != last else place
            last = value
            rows.append(_standing(row, place))
        mine = _standing(own[0], own[0][-1] if own[0][_AT[measure]] is not None else 0) if own else None
        return LeaderboardPage(tuple(rows), mine, len(page) > count)

    async def lines_before(self, scope: int, game: str, level: str, measure: str, person: int) -> int | None:
        """Return how many lines come before the person's, None if the ladder does not show it. Raises KeyError if
        `measure` is unknown."""
        if measure not in LADDER_MEASURES:
            raise KeyError(measure)
        here = (_ITS.scope == scope, _ITS.game == game, _ITS.level == level, text("ladder.shown"))
        async with self._database.read() as connection:

            async def counted(*which: Any) -> int:
                rows = await connection.execute(select(func.count()).select_from(schema.ladder).where(*here, *which))
                return rows.scalar_one()

            query = select(_ITS[measure]).where(*here, _ITS.person_id == person)
            value = (await connection.execute(query)).scalar_one_or_none()
            if value is None:
                return None
            # Two queries, because each can use the index of this measure.
            return await counted(_ITS[measure] > value) + await counted(_ITS[measure] == value, _ITS.person_id > person)


@cache
def _page(measure: str) -> Executable:
    query = select(*_FIELDS, *_PEOPLE).join(schema.people, schema.people.c.id == _ITS.person_id)
    query = query.where(*_here(_ITS), text("ladder.shown"), _ITS[measure].is_not(None))
    query = query.order_by(_ITS[measure].desc(), _ITS.person_id.desc())
    return query.offset(bindparam("offset")).limit(bindparam("count"))


@cache
def _place(measure: str) -> Executable:
    """Return the query for the place of the first line of a page: 1 + the number of lines with a higher value."""
    others = schema.ladder.alias("others").c
    value = (
        select(others[measure])
        .where(*_here(others), text("others.shown"), others[measure].is_not(None))
        .order_by(others[measure].desc(), others.person_id.desc())
        .offset(bindparam("offset"))
        .limit(1)
        .scalar_subquery()
    )
    lines = select(func.count() + 1).select_from(schema.ladder)
    return lines.where(*_here(_ITS), text("ladder.shown"), _ITS[measure] > value)


@cache
def _own(measure: str) -> Executable:
    others = schema.ladder.alias("others").c
    above = select(func.count() + 1).where(*_here(others), text("others.shown"), others[measure] > _ITS[measure])
    query = select(*_FIELDS, *_PEOPLE, above.scalar_subquery())
    query = query.join(schema.people, schema.people.c.id == _ITS.person_id)
    return query.where(*_here(_ITS), _ITS.person_id == bindparam("person"))


def _standing(row: Sequence[Any], place: int) -> Standing:
    person, points, sigma, *sums, average, streak, best = row[: len(_FIELDS)]
    matches, wins, deals, deal_wins, margin = sums
    name, wish, user = row[len(_FIELDS) : len(_FIELDS) + len(_PEOPLE)]
    shown = "" if wish == HIDDEN or user is None else name
    return Standing(
        *(place, person, shown, points, sigma, matches, wins, deals, deal_wins, margin),
        average=average or 0,
        gained=0,
        streak=streak,
        best_streak=best,
    )


async def climbers(connection: AsyncConnection, guild: int) -> list[int]:
    """Return the people who have a line on the ladder of a Discord server and on that of another one."""
    elsewhere = select(_ITS.person_id).where(_ITS.scope.not_in((guild, EVERYWHERE)))
    here = select(_ITS.person_id).where(_ITS.scope == guild, _ITS.person_id.in_(elsewhere))
    return list((await connection.execute(here.distinct().order_by(_ITS.person_id))).scalars())


async def drop_global(connection: AsyncConnection, guild: int) -> None:
    """Delete the lines on the ladder of all servers of the people who have a line on this one."""
    here = select(_ITS.person_id).where(_ITS.scope == guild)
    await connection.execute(delete(schema.ladder).where(_ITS.scope == EVERYWHERE, _ITS.person_id.in_(here)))


async def climb_again(connection: AsyncConnection, persons: Sequence[int], matches: Iterable[MatchFacts]) -> None:
    """Write the lines of these people on the ladder of all servers, which has none of them: what these matches give, in
    their order.

    `matches` hold only seats of people for whom they count on the ladder, and those of bots.
    """
    known: dict[str, dict[LadderKey, LadderLine]] = {}
    for match in matches:
        lines = known.setdefault(match.game, {})
        for one in climb(replace(match, guild=EVERYWHERE), lines):
            lines[EVERYWHERE, one.level, one.result.seat.person or 0] = one.line
    people, wanted = schema.people.c, set(persons)
    wishing = set((await connection.execute(select(people.id).where(people.standing == EVERYWHERE_TOO))).scalars())
    rows = [
        ladder_row(EVERYWHERE, game, level, person, line, shown=person in wishing)
        for game, lines in known.items()
        for (_, level, person), line in lines.items()
        if person in wanted
    ]
    await carry_out(connection, [Step(_NEW, rows)])


_NEW = insert(schema.ladder).values({column.name: bindparam(column.name) for column in schema.ladder.columns})
