"""The first three of a season in each of its games, told when it is closed."""

from __future__ import annotations

from bot.games.registry import games
from bot.i18n import Words, escape
from bot.services import Services
from bot.standings import season_key
from bot.store.seasons import Season
from bot.ui.screens.naming import title

MEDALS = ("🥇", "🥈", "🥉")
"""By place; who shares a place shares its medal."""


async def podium(services: Services, guild: int, season: Season, words: Words) -> list[str]:
    """A line for each game that was played in ranked matches, by rating. Who wishes not to be named is a dash, as on
    the leaderboard; nothing where the server shows no leaderboards (S25)."""
    if not (await services.store.guild(guild)).boards:
        return []
    lines: list[str] = []
    for slug in games():
        board = await services.store.board(guild, slug, season_key(season.id), "rating", count=len(MEDALS))
        placed = [row for row in board.rows if row.place <= len(MEDALS)]
        names = [escape(words.person(row.name, row.person)) if row.name else "—" for row in placed]
        first = " · ".join(f"{MEDALS[row.place - 1]} {name}" for row, name in zip(placed, names, strict=True))
        if first:
            lines.append(words.text("reply-season-first", game=title(slug, words), first=first))
    return lines
