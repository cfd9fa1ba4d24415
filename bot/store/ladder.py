"""The ladder against bots: its rows, its pages and places, and its lines without a Discord server that is forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.leaderboards import LADDER_MEASURES, LeaderboardPage, Standing
from bot.ports.people import EVERYWHERE_TOO
from bot.standings import Climbed, LadderKey, LadderLine, MatchFacts, climb, rating
from bot.standings.ratings import Skill
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.db import Repository
from bot.store.ranking import Ranking
from bot.store.statements import Step, carry_out, insert_of

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


def _here(its: Any) -> tuple[Any, ...]:
    return its.scope == bindparam("scope"), its.game == bindparam("game"), its.level == bindparam("level")


def _standing(place: int, name: str, fields: Sequence[Any]) -> Standing:
    person, points, sigma, *sums, average, streak, best = fields
    return Standing(
        *(place, person, name, points, sigma, *sums), average=average or 0, gained=0, streak=streak, best_streak=best
    )


RANKING = Ranking(
    schema.ladder,
    (
        *("person_id", "rating", "sigma", "matches", "wins", "deals", "deal_wins", "margin"),
        *("average", "streak", "best_streak"),
    ),
    LADDER_MEASURES,
    _here,
    _standing,
)
"""The ladder of a level, by scope, game and level."""


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
        """Return `count` lines of the ladder of a level from `offset` on, sorted by `measure`
        (:meth:`Ranking.page`). A line has no average until there are enough deals."""
        here = {"scope": scope, "game": game, "level": level}
        return await RANKING.page(self._database, here, measure, person=person, offset=offset, count=count)

    async def lines_before(self, scope: int, game: str, level: str, measure: str, person: int) -> int | None:
        """Return how many lines come before the person's (:meth:`Ranking.lines_before`)."""
        here = {"scope": scope, "game": game, "level": level}
        return await RANKING.lines_before(self._database, here, measure, person)


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
