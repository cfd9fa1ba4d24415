"""Seasons, and ranked matches summed up: leaderboards and pairs."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.store.schema.base import RowId, metadata

seasons = Table(
    "seasons",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger, nullable=False),
    Index("ix_seasons_guild_opened_at", "guild", "opened_at"),
    sqlite_autoincrement=True,
)
"""Opened and closed by a server's moderators; ``closed_at`` is 0 while it runs. No projection: written only so."""

TALLIES = ("matches", "wins", "deals", "deal_wins", "balance", "gained")
ROLE_TALLIES = tuple(f"{role}_{what}" for role in ("dealer", "solo", "against", "pair") for what in ("deals", "wins"))
MEASURES = ("rating", "balance", "average", "wins")
"""What a leaderboard can be sorted by: a column of ``standings`` each."""

leaderboards = Table(
    "leaderboards",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=False),
    Column("scope", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("period", String(24), nullable=False),
    UniqueConstraint("scope", "period", "game"),
)
"""The leaderboards that have lines: one for each scope (a server, or 0 for all), game and stretch of time. The key has
the period before the game, so that a profile finds those of all games in one place. Who counts a match numbers them.
"""

standings = Table(
    "standings",
    metadata,
    Column("board_id", RowId, ForeignKey("leaderboards.id"), primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("shown", Boolean, nullable=False),
    *(Column(name, BigInteger, nullable=False) for name in (*TALLIES, *ROLE_TALLIES)),
    Column("average", BigInteger, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("rating", BigInteger, nullable=False),
    *(
        Index(
            *(f"ix_standings_{measure}", "board_id", measure, "person_id", "shown"),
            sqlite_where=text("shown"),
            postgresql_where=text("shown"),
        )
        for measure in MEASURES
    ),
    sqlite_with_rowid=False,
)
"""Ranked matches, summed up: the line of a person on a leaderboard. ``average`` is the balance for each deal in
thousandths; ``shown`` is false only in scope 0, for those who have not wished to stand there. A board is one number
here: with scope, game and period at the head of every entry a place took half as long again to count (P8). SQLite
counts within an index only where ``shown`` stands in it, although it holds no other lines. The index of persons is for
their wishes and their leaving; a profile looks up the boards.
"""

partners = Table(
    "partners",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("partner_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("deals", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("balance", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Deals in a pair in ranked matches, by whom one played with; a person's rows lie together."""
