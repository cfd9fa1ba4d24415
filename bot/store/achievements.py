"""Achievements: written with the match that earns them; read for a profile, and for the result of a match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, bindparam, func, literal, select, text
from sqlalchemy.sql.elements import ColumnElement

from bot.games.registry import games
from bot.ports.achievements import Earned, LadderChange, LadderRecord, MatchGain, NewBest, Records
from bot.ports.people import HIDDEN
from bot.standings import ANY, BotResult, Climbed, MatchFacts, Occasion, Streak, day_streak, earned, streak_of
from bot.standings.achievements import PLAYED
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import Question, Step, insert_of, select_all

DAY = 86_400_000
"""Milliseconds in a day."""

_SEAT, _HAS, _LADDER = schema.match_seats.c, schema.achievements.c, schema.ladder.c


def other_games(person: Any, guild: Any, game: Any) -> Any:
    """Return the number of other games that a person has finished on a Discord server, as a subquery.

    The keys are named one by one: each is found in the index, where comparing them with a pattern took most of the time
    that counting a match adds to it.
    """
    keys = [literal(f"{slug}:{PLAYED}") for slug in games()]
    played = (_HAS.person_id == person, _HAS.guild == guild, _HAS.achievement.in_(keys))
    this = game.concat(f":{PLAYED}")
    return select(func.count()).where(*played, _HAS.achievement != this).scalar_subquery()


def earning(dialect: str, match: MatchFacts, climbed: Iterable[Climbed], others: Mapping[int, int]) -> Step:
    """Return the step that writes what a match earns its people; what they have already stays as it is.

    `others` is by person how many other games they have finished on the server before.
    """
    own = {one.result.seat.player: one for one in climbed if (one.scope, one.level) == (match.guild, ANY)}
    rows: list[dict[str, Any]] = []
    for seat in match.seats:
        if seat.person is None:
            continue
        one = own.get(seat.player)
        result: BotResult | None = one.result if one is not None else None
        line = one.line if one is not None else None
        occasion = Occasion(match, seat, result, line, others.get(seat.person, 0) + 1)
        rows += [
            {
                "person_id": seat.person,
                "guild": match.guild,
                "achievement": key,
                "table_id": match.table,
                "at": match.at,
            }
            for key in earned(occasion)
        ]
    return Step(_earning(dialect), rows)


@cache
def _earning(dialect: str) -> Any:
    table = schema.achievements
    statement = insert_of(dialect)(table).values({column.name: bindparam(column.name) for column in table.columns})
    return statement.on_conflict_do_nothing(index_elements=[column.name for column in table.primary_key])


class Achievements(Repository):
    """Reads streaks, personal bests and achievements."""

    async def records(self, person: int, now: int, *, guild: int | None = None) -> Records:
        """Return a person's streaks, bests and achievements on a Discord server or everywhere; `now` is Unix ms."""
        here = guild is not None
        mine: dict[str, Any] = {"person": person} | ({"guild": guild} if here else {})
        asking: list[Question] = [
            (_played(here), mine),
            (_climbed(), {"person": person, "scope": EVERYWHERE if guild is None else guild}),
            (_earned(here), mine),
        ]
        async with self._database.read() as connection:
            played, climbed, had = await select_all(connection, asking)
        won: defaultdict[str, list[bool]] = defaultdict(list)
        best: defaultdict[str, int] = defaultdict(int)
        for game, _, place, rated, balance, abandoned in played:
            first = place == 1 and not abandoned
            if rated is not None:
                won[game].append(first)
            if first:
                best[game] = max(best[game], balance)
        return Records(
            days=day_streak((row[1] // DAY for row in played), now // DAY),
            people={game: streak_of(its) for game, its in won.items()},
            bots={row[0]: LadderRecord(row[1], row[2], row[3], Streak(row[4], row[5])) for row in climbed},
            best_match={game: value for game, value in best.items() if value > 0},
            earned=tuple(Earned(*row) for row in had),
        )

    async def of_match(self, table: str) -> tuple[MatchGain, ...]:
        """Return what a finished match changed for each person who sat there and may be named, by player number; () if
        it is not finished."""
        async with self._database.read() as connection:
            seats, new = await select_all(
                connection, [(_OF_MATCH, {"table": table}), (_NEW_IN_MATCH, {"table": table})]
            )
        keys: defaultdict[int, list[str]] = defaultdict(list)
        for person, key in new:
            keys[person].append(key)
        return tuple(_gain(row, tuple(sorted(keys[row[1]]))) for row in seats)


def _gain(row: Sequence[Any], keys: tuple[str, ...]) -> MatchGain:
    player, person, place, abandoned, balance, best, deal_before, match_before, earlier = row[:9]
    against, streak, best_streak, points, gained, above, above_before, climbed = row[9:]
    change = None
    if against is not None:
        before = above_before + 1 if climbed else None
        change = LadderChange(against, Streak(streak, best_streak), points, gained, above + 1, before, climbed + 1)
    bests: list[NewBest] = []
    if earlier and best > (deal_before or 0):
        bests.append(NewBest("deal", best, deal_before or 0))
    if earlier and place == 1 and not abandoned and balance > (match_before or 0):
        bests.append(NewBest("match", balance, match_before or 0))
    return MatchGain(player, person, change, keys, tuple(bests))


@cache
def _played(here: bool) -> Executable:
    """Return the query for all matches of a person, the oldest first; it reads only an index."""
    columns = (_SEAT.game, _SEAT.finished_at, _SEAT.place, _SEAT.rating, _SEAT.balance, _SEAT.abandoned)
    query = select(*columns).where(_SEAT.person_id == bindparam("person"))
    query = query.where(_SEAT.guild == bindparam("guild")) if here else query
    return query.order_by(_SEAT.finished_at)


@cache
def _climbed() -> Executable:
    columns = (_LADDER.game, _LADDER.matches, _LADDER.wins, _LADDER.rating, _LADDER.streak, _LADDER.best_streak)
    own = (_LADDER.person_id == bindparam("person"), _LADDER.scope == bindparam("scope"), _LADDER.level == ANY)
    return select(*columns).where(*own)


@cache
def _earned(here: bool) -> Executable:
    """Return the query for a person's achievements, the newest first; everywhere, each where it was earned first."""
    query = select(_HAS.achievement, _HAS.table_id, _HAS.at).where(_HAS.person_id == bindparam("person"))
    if here:
        return query.where(_HAS.guild == bindparam("guild")).order_by(_HAS.at.desc(), _HAS.achievement)
    nth = func.row_number().over(partition_by=_HAS.achievement, order_by=(_HAS.at, _HAS.table_id)).label("nth")
    its = query.add_columns(nth).subquery().c
    return select(its.achievement, its.table_id, its.at).where(its.nth == 1).order_by(its.at.desc(), its.achievement)


def _of_match() -> Executable:
    seat, earlier = schema.match_seats, schema.match_seats.alias("earlier").c
    other = schema.ladder.alias("other").c
    its = (
        *(earlier.person_id == seat.c.person_id, earlier.game == seat.c.game, earlier.guild == seat.c.guild),
        *(earlier.finished_at <= seat.c.finished_at, earlier.table_id != seat.c.table_id),
    )
    won = (earlier.place == 1, earlier.abandoned.is_(False))

    def before(value: Any, *more: ColumnElement[bool]) -> Any:
        return select(value).where(*its, *more).scalar_subquery()

    def above(rating: Any) -> Any:
        here = (other.scope == seat.c.guild, other.game == seat.c.game, other.level == ANY, text("other.shown"))
        query = select(func.count()).where(*here, other.rating > rating, other.person_id != seat.c.person_id)
        return query.scalar_subquery()

    people = schema.people.c
    return (
        select(seat.c.player, seat.c.person_id, seat.c.place, seat.c.abandoned, seat.c.balance, seat.c.best)
        .add_columns(before(func.max(earlier.best)), before(func.max(earlier.balance), *won), before(func.count()))
        .add_columns(seat.c.against, seat.c.streak, seat.c.best_streak, seat.c.ladder_rating, seat.c.ladder_gained)
        .add_columns(above(seat.c.ladder_rating), above(seat.c.ladder_rating - seat.c.ladder_gained))
        .add_columns(before(func.count(), earlier.against.is_not(None)))
        .select_from(seat.join(schema.people, people.id == seat.c.person_id))
        .where(seat.c.table_id == bindparam("table"), people.standing != HIDDEN, people.user_id.is_not(None))
        .order_by(seat.c.player)
    )


_OF_MATCH = _of_match()
_NEW_IN_MATCH = select(_HAS.person_id, _HAS.achievement).where(_HAS.table_id == bindparam("table"))
