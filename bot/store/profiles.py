"""What a person has played: their matches, newest first, and the figures of their profile."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, Select, and_, bindparam, case, func, select

from bot.ports.profiles import (
    BESTS_READ,
    COMPANIONS,
    FORM,
    RECENT,
    Best,
    Companion,
    Formed,
    Played,
    Profile,
    Result,
    Roles,
    Sitter,
)
from bot.standings.results import ROLES
from bot.standings.tally import EVER, EVERYWHERE
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import Question, select_all

_SEAT, _MATCH = schema.match_seats.c, schema.matches.c
_RESULT = (
    *(_SEAT.table_id, _SEAT.game, _SEAT.guild, _SEAT.finished_at, _MATCH.deals, _MATCH.complete, _MATCH.unranked),
    *(_SEAT.balance, _SEAT.place, _SEAT.team, _SEAT.stayed, _SEAT.rating, _SEAT.gained),
)
_FORMED = (_SEAT.game, _SEAT.place, _SEAT.balance, _SEAT.rating)


class Profiles(Repository):
    """Reads what people have played."""

    async def results(
        self, person: int, *, guild: int | None = None, game: str | None = None, offset: int = 0, count: int = 8
    ) -> list[Result]:
        """Return a page of a person's matches, newest first; with `guild` or `game`, only those."""
        asked: dict[str, Any] = {"person": person, "offset": offset, "count": count}
        asked |= {} if guild is None else {"guild": guild}
        asked |= {} if game is None else {"game": game}
        async with self._database.read() as connection:
            (rows,) = await select_all(connection, [(_page(guild is not None, game is not None), asked)])
        return [Result(*row) for row in rows]

    async def played_last(self, person: int, guild: int) -> str | None:
        """Return the game of the person's last match, else the one with the most matches on the Discord server, None if
        there is neither."""
        own = select(_SEAT.game).where(_SEAT.person_id == person).order_by(_SEAT.finished_at.desc()).limit(1)
        here = select(_MATCH.game).where(_MATCH.guild == guild).group_by(_MATCH.game)
        here = here.order_by(func.count().desc(), _MATCH.game).limit(1)
        async with self._database.read() as connection:
            return (await connection.execute(own)).scalar() or (await connection.execute(here)).scalar()

    async def sitters(self, tables: list[str]) -> dict[str, list[Sitter]]:
        """Return the players of these matches, by player number."""
        query = select(_SEAT.table_id, _SEAT.person_id, _SEAT.level, _SEAT.team, _SEAT.balance, _SEAT.place)
        found: defaultdict[str, list[Sitter]] = defaultdict(list)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(_SEAT.table_id.in_(tables)).order_by(_SEAT.player))
        for table, *its in rows:
            found[table].append(Sitter(*its))
        return dict(found)

    async def profile(self, person: int, *, guild: int | None = None, game: str | None = None) -> Profile:
        """Return a person's profile on a Discord server or everywhere. `game` narrows the form curve and the recent
        matches."""
        here, one_game = guild is not None, game is not None
        mine: dict[str, Any] = {"person": person} | ({"guild": guild} if here else {})
        narrowed = mine | ({"game": game} if one_game else {}) | {"offset": 0}
        asking: list[Question] = [
            (_page(here, one_game, formed=True), {**narrowed, "count": FORM}),
            (_page(here, one_game), {**narrowed, "count": RECENT}),
            (_sums_of_matches(here), mine),
            (_best_of_matches(here), mine),
            (_sums(), {"person": person, "scope": EVERYWHERE if guild is None else guild}),
            (_together(here), mine),
        ]
        async with self._database.read() as connection:
            form, recent, played, bests, roles, together = await select_all(connection, asking)
        companions = tuple(Companion(row[0], row[1], int(row[2]), int(row[3]), int(row[4])) for row in together)
        curve = tuple(Formed(*row) for row in reversed(form))
        return Profile(_played(played, bests), _roles(roles), companions, curve, tuple(Result(*row) for row in recent))


@cache
def _page(here: bool, one_game: bool, *, formed: bool = False) -> Executable:
    """Return the query for a page of matches, optionally of a Discord server or a game.

    Points of the form curve are read from the index alone. The query is built once: building it takes longer than
    running it.
    """
    whole = select(*_RESULT).join(schema.matches, _MATCH.table_id == _SEAT.table_id)
    query = _of_person(select(*_FORMED) if formed else whole, here)
    if one_game:
        query = query.where(_SEAT.game == bindparam("game"))
    return query.order_by(_SEAT.finished_at.desc()).offset(bindparam("offset")).limit(bindparam("count"))


@cache
def _sums_of_matches(here: bool) -> Executable:
    """Return the query for the sums of all the person's matches in each game; it reads only an index."""
    # A player who abandoned a match has not won it, whatever their side did (ux.md 3.2).
    winning = and_(_SEAT.place == 1, _SEAT.abandoned.is_(False))
    won, stayed = (func.sum(case((that, 1), else_=0)) for that in (winning, _SEAT.stayed))
    counted = (func.count(), won, stayed, func.count(_SEAT.rating), func.sum(_SEAT.balance))
    return _of_person(select(_SEAT.game, *counted), here).group_by(_SEAT.game)


@cache
def _best_of_matches(here: bool) -> Executable:
    """Return the query for the person's best deals in each game, the best first."""
    order = (_SEAT.best.desc(), _SEAT.finished_at)
    nth = func.row_number().over(partition_by=_SEAT.game, order_by=order).label("nth")
    columns = (_SEAT.game, _SEAT.best, _SEAT.table_id, _SEAT.best_deal, _SEAT.finished_at, nth)
    its = _of_person(select(*columns).where(_SEAT.best > 0), here).subquery().c
    return select(*list(its)[:-1]).where(its.nth <= BESTS_READ).order_by(its.game, its.nth)


def _of_person(query: Select[*tuple[Any, ...]], here: bool) -> Select[*tuple[Any, ...]]:
    query = query.where(_SEAT.person_id == bindparam("person"))
    return query.where(_SEAT.guild == bindparam("guild")) if here else query


@cache
def _sums() -> Executable:
    line, board = schema.standings.c, schema.leaderboards.c
    sums = (line.matches, line.wins, line.deals, line.deal_wins, line.balance, line.rating, line.sigma)
    by_role = [line[f"{role}_{what}"] for role in ROLES for what in ("deals", "wins")]
    own = (line.board_id == board.id) & (line.person_id == bindparam("person"))
    boards = (board.scope == bindparam("scope"), board.period == EVER)
    return select(board.game, *sums, *by_role).join(schema.leaderboards, own).where(*boards)


@cache
def _together(here: bool) -> Executable:
    """Return the query for the person's partners, the most frequent first.

    On a Discord server there is one row for each partner, so nothing is summed.
    """
    its = schema.partners.c
    sums = [column if here else func.sum(column) for column in (its.deals, its.wins, its.balance)]
    query = select(its.game, its.partner_id, *sums).where(its.person_id == bindparam("person"))
    query = query.where(its.guild == bindparam("guild")) if here else query.group_by(its.game, its.partner_id)
    return query.order_by(sums[0].desc(), its.partner_id).limit(COMPANIONS)


def _played(sums: Sequence[Any], bests: Sequence[Any]) -> dict[str, Played]:
    deals: defaultdict[str, list[Best]] = defaultdict(list)
    for game, *best in bests:
        deals[game].append(Best(*best))
    return {row[0]: Played(*map(int, row[1:6]), bests=tuple(deals[row[0]])) for row in sums}


def _roles(rows: Sequence[Any]) -> dict[str, Roles]:
    found: dict[str, Roles] = {}
    for row in rows:
        by_role = {role: (row[8 + 2 * n], row[9 + 2 * n]) for n, role in enumerate(ROLES)}
        found[row[0]] = Roles(row[1], row[2], row[3], row[4], row[5], row[6], row[7], by_role)
    return found
