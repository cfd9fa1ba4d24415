"""What a page of a leaderboard needs beside its lines: where one's own line stands, and how firm the ratings are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select, text

from bot.standings.periods import EVER
from bot.store import schema
from bot.store.leaderboards import board
from bot.store.part import Part


class RankedMatches(Part):
    """Ranked matches of people, and their lines among others."""

    async def ranked_matches(self, scope: int, game: str, persons: Sequence[int]) -> dict[int, int]:
        """Counted for ever, whatever week or month a leaderboard shows: until there are enough of them a rating is
        provisional. By person; those who have played none are left out."""
        its = schema.standings.c
        query = select(its.person_id, its.matches).where(its.board_id == board(scope, game, EVER))
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(its.person_id.in_(persons)))
            return {row[0]: row[1] for row in rows}

    async def lines_before(self, scope: int, game: str, period: str, measure: str, person: int) -> int | None:
        """How many lines of a leaderboard stand above a person's, those that share her place among them; None if hers
        is not among those that are shown. KeyError for a measure there is none of."""
        if measure not in schema.MEASURES:
            raise KeyError(measure)
        its = schema.standings.c
        here = (its.board_id == board(scope, game, period), text("standings.shown"))
        async with self._database.read() as connection:

            async def counted(*which: Any) -> int:
                rows = await connection.execute(select(func.count()).select_from(schema.standings).where(*here, *which))
                return rows.scalar_one()

            query = select(its[measure]).where(*here, its.person_id == person)
            value = (await connection.execute(query)).scalar_one_or_none()
            if value is None:
                return None
            # Two questions, each answered by walking the index of this measure.
            return await counted(its[measure] > value) + await counted(its[measure] == value, its.person_id > person)
