"""How many ranked matches stand behind a rating: until there are enough of them it is provisional."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from bot.standings.periods import EVER
from bot.store import schema
from bot.store.part import Part


class RankedMatches(Part):
    """Counted for ever, whatever week or month a leaderboard shows."""

    async def ranked_matches(self, scope: int, game: str, persons: Sequence[int]) -> dict[int, int]:
        """By person; those who have played none are left out."""
        its = schema.standings.c
        query = select(its.person_id, its.matches).where(its.scope == scope, its.game == game, its.period == EVER)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(its.person_id.in_(persons)))
            return {row[0]: row[1] for row in rows}
