"""The tables of the deal of the day. They are part of the schema (:mod:`bot.store.schema`), which imports them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

from bot.store.columns import RowId, metadata

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("terms", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger, nullable=False, server_default="0"),
    Column("settled", Boolean, nullable=False, server_default=false()),
    Column("best", Text, nullable=False, server_default=""),
    Column("best_score", BigInteger, nullable=False, server_default="0"),
)
"""The sealed deals by day (days since 1970, UTC) and game. The seed is secret until ``closed_at``."""

daily_entries = Table(
    "daily_entries",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("begun_at", BigInteger, nullable=False),
    Column("answers", Text, nullable=False, server_default=""),
    Column("steps", Integer, nullable=False, server_default="0"),
    Column("own", Integer, nullable=False, server_default="0"),
    Column("score", BigInteger, nullable=True),
    Column("tricks", String(64), nullable=False, server_default=""),
    Column("done_at", BigInteger, nullable=False, server_default="0"),
    Index("ix_daily_entries_score", "day", "game", "score"),
)
"""Who has played which deal, at most once: their own answers, and what they gained once it is counted."""

daily_logs = Table(
    "daily_logs",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("player", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("moves", Text, nullable=False),
)
"""All answers of an entry, those of the bots included. They show hidden cards, so they are apart from what a person can
export while others still play the deal."""

daily_posts = Table(
    "daily_posts",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
)
"""Where the deals of a day were posted on a Discord server."""

daily_visits = Table(
    "daily_visits",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
)
"""On which Discord servers a person looked at the deals of a day: there they are compared with others."""
