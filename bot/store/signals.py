"""Reads the finished matches and ratings of a Discord server and computes the signals for its moderators."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import cache
from typing import Any

from sqlalchemy import Executable, bindparam, select

from bot.ports.servers import SignalSheet
from bot.standings import EVER, Skill
from bot.standings.signals import Played, Sat, Signals, signals
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import select_all

MAX_MATCHES = 10_000
"""Most matches that signals are computed from; the newest are taken."""


class SignalBook(Repository):
    """Computes signals on request, off the event loop."""

    async def signal_sheet(self, guild: int, since: int, *, most: int = MAX_MATCHES) -> SignalSheet:
        """Return the signals of a Discord server, from at most `most` matches that ended at `since` (Unix ms)
        or later."""
        asked: dict[str, Any] = {"guild": guild, "since": since, "most": most}
        async with self._database.read() as connection:
            seats, skills, gone = await select_all(
                connection, [(_seats(), asked), (_skills(), {"guild": guild, "period": EVER}), (_gone(), {})]
            )
        found, oldest, matches = await asyncio.to_thread(_signals, seats, skills, {row[0] for row in gone})
        persons = {one.person for one in found.stalls}
        persons.update(person for pair in found.pairs for person in (pair.first, pair.second))
        return SignalSheet(found, await self._names(persons), oldest, matches >= most)

    async def _names(self, persons: Iterable[int]) -> dict[int, str]:
        its, wanted = schema.people.c, sorted(persons)
        names: dict[int, str] = {}
        async with self._database.read() as connection:
            for at in range(0, len(wanted), 500):
                query = select(its.id, its.name).where(its.id.in_(wanted[at : at + 500]))
                names |= {row[0]: row[1] for row in await connection.execute(query)}
        return names


def _signals(seats: Iterable[Any], skills: Iterable[Any], gone: set[int]) -> tuple[Signals, int, int]:
    """Return the signals, the end of the oldest match, and how many matches there were."""
    by_table: dict[str, tuple[Any, list[Sat], int]] = {}
    for table, at, game, unranked, person, team, place, left, decided, clocked, drained in seats:
        found = by_table.get(table)
        first, sat, chairs = found if found is not None else ((at, game, bool(unranked)), [], 0)
        if person is not None and person not in gone:
            sat.append(Sat(person, team, place, decided, clocked, drained))
        # A match that a player left for good says nothing about how the others played.
        by_table[table] = ((*first[:2], first[2] or left), sat, chairs + 1)
    played = [Played(game, not unranked, chairs, tuple(sat)) for (_, game, unranked), sat, chairs in by_table.values()]
    known = {(game, person): Skill(mu, sigma) for game, person, mu, sigma in skills if person not in gone}
    oldest = min((first[0] for first, _, _ in by_table.values()), default=0)
    return signals(played, known), oldest, len(played)


@cache
def _seats() -> Executable:
    match, seat = schema.matches.c, schema.match_seats.c
    newest = (
        select(match.table_id, match.finished_at, match.game, match.unranked)
        .where(match.guild == bindparam("guild"), match.finished_at >= bindparam("since"))
        .order_by(match.finished_at.desc())
        .limit(bindparam("most"))
        .subquery()
    )
    its = newest.c
    how = (seat.person_id, seat.team, seat.place, seat.abandoned, seat.decided, seat.clocked, seat.drained)
    return select(its.table_id, its.finished_at, its.game, its.unranked, *how).join_from(
        newest, schema.match_seats, seat.table_id == its.table_id
    )


@cache
def _skills() -> Executable:
    board, line = schema.leaderboards.c, schema.standings.c
    return (
        select(board.game, line.person_id, line.mu, line.sigma)
        .join_from(schema.leaderboards, schema.standings, line.board_id == board.id)
        .where(board.scope == bindparam("guild"), board.period == bindparam("period"))
    )


@cache
def _gone() -> Executable:
    return select(schema.forgotten.c.person_id)
