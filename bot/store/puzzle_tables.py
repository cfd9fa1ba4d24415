"""The tables of puzzles. They are part of the schema (:mod:`bot.store.schema`), from which they are imported."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Table

from bot.store.columns import RowId, metadata

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("card", String(16), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)
"""The first answer of each person to each puzzle; `seen_at` is when the person last answered it."""

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    *(Column(name, BigInteger, nullable=False) for name in ("answered", "solved", "streak", "best_streak")),
    *(Column(name, Float(53), nullable=False) for name in ("mu", "sigma")),
)
"""How well people solve the puzzles of a game."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    *(Column(name, Float(53), nullable=False) for name in ("mu", "sigma")),
)
"""The rating of each puzzle that somebody has answered."""

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
)
"""The puzzle that a Discord server got on a day (days since 1970, UTC); `message` is 0 until it has been posted."""

daily_answers = Table(
    "daily_answers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("solved", Boolean, nullable=False),
)
"""Who answered the puzzle of a day on a Discord server, and whether they solved it."""
