"""What stands in the database before a finished match is counted, asked in one question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Executable, String, bindparam, cast, func, literal, select

from bot.standings import MatchFacts, Skill, season_key
from bot.standings.periods import EVER
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.asking import Question


class Before(msgspec.Struct, frozen=True):
    """What stood there before a match: its place in the order of matches, the season that ran at its end, whether one
    of its people had been forgotten; by person the wish, and the skills that people came with."""

    order: int
    season: int | None
    gone: bool
    wishes: dict[int, str]
    known: dict[tuple[int, str, int], Skill]


def question(match: MatchFacts) -> Question:
    """To be asked before a match is counted; :func:`before_match` reads the answer."""
    persons = [seat.person for seat in match.seats if seat.person is not None]
    asked = {"guild": match.guild, "at": match.at, "game": match.game, "everywhere": EVERYWHERE}
    asked |= {f"person{n}": person for n, person in enumerate(persons or [0])}
    return _allbefore_match(bool(match.unranked), len(persons) or 1), asked


def before_match(rows: list[Sequence[Any]], match: MatchFacts) -> Before:
    """What the rows of :func:`question` say."""
    order, season, gone = rows[0][:3]
    if match.unranked:
        return Before((order or 0) + 1, season, bool(gone), {}, {})
    known = {(row[5], row[6], row[3]): Skill(row[7], row[8]) for row in rows if row[5] is not None}
    return Before((order or 0) + 1, season, bool(gone), {row[3]: row[4] for row in rows}, known)


@cache
def _allbefore_match(unranked: bool, persons: int) -> Executable:
    """One row for each line that the match adds to (one at least for each person); one row if it adds to none. All in
    one question, because the way to the database takes longer than the answer."""
    seasons, lost = schema.seasons.c, schema.forgotten.c
    these: list[Any] = [bindparam(f"person{n}") for n in range(persons)]
    running = (
        select(seasons.id)
        .where(seasons.guild == bindparam("guild"), seasons.opened_at <= bindparam("at"))
        .where((seasons.closed_at == 0) | (seasons.closed_at > bindparam("at")))
        .order_by(seasons.opened_at.desc(), seasons.id.desc())
        .limit(1)
        .scalar_subquery()
    )
    gone = select(func.count()).where(lost.person_id.in_(these), lost.at < bindparam("at")).scalar_subquery()
    last = select(func.max(schema.matches.c.number)).scalar_subquery()
    if unranked:
        return select(last, running, gone)
    standing, people = schema.standings.c, schema.people.c
    scopes: list[Any] = [bindparam("guild"), bindparam("everywhere")]
    periods: list[Any] = [literal(EVER), literal(season_key(0)[:-1]).concat(cast(running, String))]
    its_line = (
        (standing.person_id == people.id)
        & (standing.game == bindparam("game"))
        & standing.scope.in_(scopes)
        & standing.period.in_(periods)
    )
    return (
        select(last, running, gone, people.id, people.standing)
        .add_columns(standing.scope, standing.period, standing.mu, standing.sigma)
        .select_from(schema.people.outerjoin(schema.standings, its_line))
        .where(people.id.in_(these))
    )
