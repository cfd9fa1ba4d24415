"""What one person has played: her matches, newest first, and what a profile says of her."""

from __future__ import annotations

from collections import defaultdict

import msgspec
from sqlalchemy import func, select

from bot.standings.match import ROLES
from bot.standings.periods import EVER
from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.part import Part

FORM = 30
"""Matches in the form curve."""

COMPANIONS = 8
"""Partners named in a profile."""


class Sitter(msgspec.Struct, frozen=True):
    """Somebody in a match: a person's number, or None and a computer player's level; the place she took."""

    person: int | None
    level: str | None
    team: int
    balance: int
    place: int


class Result(msgspec.Struct, frozen=True):
    """One match of a person. ``gained`` is the change of her rating on that server, None in an unranked match."""

    table: str
    game: str
    guild: int
    at: int
    deals: int
    complete: bool
    unranked: str
    balance: int
    place: int
    team: int
    stayed: bool
    rating: int | None
    gained: int | None


class Played(msgspec.Struct, frozen=True):
    """All matches of a person in one game, ranked or not. ``best`` is her largest gain of one deal: the gain, the table
    and the deal's number; ``stayed`` counts the matches she played to the end herself."""

    matches: int
    wins: int
    stayed: int
    ranked: int
    balance: int
    best: tuple[int, str, int]


class Roles(msgspec.Struct, frozen=True):
    """Deals played and won by role in ranked matches, and the rating with its standard deviation in skill."""

    matches: int
    wins: int
    deals: int
    deal_wins: int
    balance: int
    rating: int
    sigma: float
    by_role: dict[str, tuple[int, int]]


class Companion(msgspec.Struct, frozen=True):
    """A partner: deals played and won together in ranked matches, and the balance of them."""

    game: str
    person: int
    deals: int
    wins: int
    balance: int


class Profile(msgspec.Struct, frozen=True):
    """A person's record on one server, or everywhere. ``played`` and ``roles`` are by game; ``form``: oldest first."""

    played: dict[str, Played]
    roles: dict[str, Roles]
    companions: tuple[Companion, ...]
    form: tuple[Result, ...]


_SEAT, _MATCH = schema.match_seats.c, schema.matches.c
_RESULT = (
    *(_SEAT.table_id, _SEAT.game, _SEAT.guild, _SEAT.finished_at, _MATCH.deals, _MATCH.complete, _MATCH.unranked),
    *(_SEAT.balance, _SEAT.place, _SEAT.team, _SEAT.stayed, _SEAT.rating, _SEAT.gained),
)


class Records(Part):
    """What people have played."""

    async def results(
        self, person: int, *, guild: int | None = None, game: str | None = None, offset: int = 0, count: int = 8
    ) -> list[Result]:
        """A page of a person's matches, the newest first; on one server or of one game if so asked."""
        query = (
            select(*_RESULT).join(schema.matches, _MATCH.table_id == _SEAT.table_id).where(_SEAT.person_id == person)
        )
        if guild is not None:
            query = query.where(_SEAT.guild == guild)
        if game is not None:
            query = query.where(_SEAT.game == game)
        query = query.order_by(_SEAT.finished_at.desc()).offset(offset).limit(count)
        async with self._database.read() as connection:
            return [Result(*row) for row in await connection.execute(query)]

    async def sitters(self, tables: list[str]) -> dict[str, list[Sitter]]:
        """Who sat in these matches, by the number of the player."""
        query = select(_SEAT.table_id, _SEAT.person_id, _SEAT.level, _SEAT.team, _SEAT.balance, _SEAT.place)
        found: defaultdict[str, list[Sitter]] = defaultdict(list)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(_SEAT.table_id.in_(tables)).order_by(_SEAT.player))
        for table, *its in rows:
            found[table].append(Sitter(*its))
        return dict(found)

    async def profile(self, person: int, *, guild: int | None = None, game: str | None = None) -> Profile:
        """Everything a profile says, on one server or everywhere. ``game`` narrows the form curve."""
        form = await self.results(person, guild=guild, game=game, count=FORM)
        return Profile(
            await self._played(person, guild),
            await self._roles(person, guild),
            await self._companions(person, guild),
            tuple(reversed(form)),
        )

    async def _played(self, person: int, guild: int | None) -> dict[str, Played]:
        mine = _SEAT.person_id == person if guild is None else (_SEAT.person_id == person) & (_SEAT.guild == guild)
        query = (
            select(_SEAT.game, _SEAT.place, _SEAT.stayed, _SEAT.rating, _SEAT.balance, _SEAT.best)
            .add_columns(_SEAT.table_id, _SEAT.best_deal)
            .where(mine)
            .order_by(_SEAT.finished_at)
        )
        found: dict[str, Played] = {}
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        for game, place, stayed, rating, balance, best, table, deal in rows:
            so_far = found.get(game) or Played(0, 0, 0, 0, 0, (0, "", 0))
            found[game] = Played(
                so_far.matches + 1,
                so_far.wins + (place == 1),
                so_far.stayed + bool(stayed),
                so_far.ranked + (rating is not None),
                so_far.balance + balance,
                (best, table, deal) if best > so_far.best[0] else so_far.best,
            )
        return found

    async def _roles(self, person: int, guild: int | None) -> dict[str, Roles]:
        line = schema.standings.c
        pairs = [line[f"{role}_{what}"] for role in ROLES for what in ("deals", "wins")]
        query = select(
            line.game, line.matches, line.wins, line.deals, line.deal_wins, line.balance, line.rating, line.sigma
        )
        query = query.add_columns(*pairs).where(
            line.person_id == person, line.scope == (EVERYWHERE if guild is None else guild), line.period == EVER
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        found: dict[str, Roles] = {}
        for row in rows:
            by_role = {role: (row[8 + 2 * n], row[9 + 2 * n]) for n, role in enumerate(ROLES)}
            found[row[0]] = Roles(row[1], row[2], row[3], row[4], row[5], row[6], row[7], by_role)
        return found

    async def _companions(self, person: int, guild: int | None) -> tuple[Companion, ...]:
        its = schema.partners.c
        deals, wins, balance = (func.sum(column) for column in (its.deals, its.wins, its.balance))
        query = select(its.game, its.partner_id, deals, wins, balance).where(its.person_id == person)
        if guild is not None:
            query = query.where(its.guild == guild)
        query = query.group_by(its.game, its.partner_id).order_by(deals.desc(), its.partner_id).limit(COMPANIONS)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(Companion(row[0], row[1], int(row[2]), int(row[3]), int(row[4])) for row in rows)
