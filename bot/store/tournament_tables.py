"""The tables of tournaments and leagues. They are part of the schema (:mod:`bot.store.schema`), which imports them.

The facts are the truth; ``tournaments`` and ``tournament_people`` follow from them and are written with them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

from bot.store.columns import RowId, metadata


def _of_tournament() -> Column[str]:
    return Column("tournament_id", String(64), ForeignKey("tournaments.id"), primary_key=True)


def _of_fact() -> tuple[Column[str], Column[int], ForeignKeyConstraint]:
    key = ("tournament_id", "seq")
    return (
        Column("tournament_id", String(64), primary_key=True),
        Column("seq", BigInteger, primary_key=True, autoincrement=False),
        ForeignKeyConstraint(key, [f"tournament_facts.{name}" for name in key]),
    )


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("game", String(64), nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False, server_default="0"),
    Index("ix_tournaments_guild_open", "guild", "open"),
    Index("ix_tournaments_open", "open"),
)
"""Tournaments and leagues (``kind``)."""

tournament_facts = Table(
    "tournament_facts",
    metadata,
    _of_tournament(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(96), nullable=False),
    Column("v", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=True, index=True),
    Column("command_id", String(96), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What happened: ``kind`` is the tag of the fact, ``body`` its JSON without what people wrote, ``person_id`` is who
decided it (NULL: the bot)."""

tournament_words = Table(
    "tournament_words",
    metadata,
    *_of_fact(),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=True, index=True),
    Column("words", Text, nullable=False),
)
"""What people wrote in a fact: the name of a tournament or a contestant, or a reason. ``person_id`` wrote it."""

tournament_named = Table(
    "tournament_named",
    metadata,
    *_of_fact(),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
)
"""Whom such words may name, beside who wrote them. If one of these people is forgotten, the words are deleted."""

tournament_people = Table(
    "tournament_people",
    metadata,
    _of_tournament(),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
)
"""Who has ever entered, substituted or directed."""

tournament_commands = Table(
    "tournament_commands",
    metadata,
    _of_tournament(),
    Column("command_id", String(96), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Commands that have been carried out: none is carried out twice."""

tournament_boards = Table(
    "tournament_boards",
    metadata,
    _of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", String(16), nullable=False, unique=True),
    Column("seed", LargeBinary, nullable=False),
    Column("terms", Text, nullable=False),
    Column("drawn_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger, nullable=False, server_default="0"),
    Column("revealed", Boolean, nullable=False, server_default=false()),
)
"""The sealed boards of each round. The seed is secret until ``closed_at``; ``revealed`` says that the tables that
played the board know that it is closed."""

TOURNAMENTS = (
    *(tournaments, tournament_facts, tournament_words, tournament_named, tournament_people, tournament_commands),
    tournament_boards,
)
"""All tables of this module."""
