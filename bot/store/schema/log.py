"""The tables: their logs, which are the truth, and what is kept beside them while they are open."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
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
    UniqueConstraint,
)

from bot.store.schema.base import RowId, metadata, of_table

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger, nullable=False),
    Column("chairs", Integer, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("dropped_at", BigInteger, nullable=False, server_default="0"),
    Index("ix_tables_status_guild", "status", "guild"),
)
"""``dropped_at``: when the log of a finished match was dropped because it was old (``retention``), 0 if it is kept."""

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=True, index=True),
    Column("level", String(32), nullable=True),
    Column("bot_name", Text, nullable=False),
    Column("away", Boolean, nullable=False),
    UniqueConstraint("table_id", "person_id"),
)

events = Table(
    "events",
    metadata,
    of_table(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(96), nullable=False),
    Column("v", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("command_id", String(96), nullable=False),
    Column("at", BigInteger, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    of_table(),
    Column("command_id", String(96), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

timers = Table(
    "timers",
    metadata,
    of_table(),
    Column("kind", String(32), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("guard", BigInteger, primary_key=True, autoincrement=False),
    Column("fire_at", BigInteger, nullable=False, index=True),
)

staged = Table(
    "staged",
    metadata,
    of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("asked", BigInteger, nullable=False),
    Column("cards", JSON, nullable=False),
)

message_slots = Table(
    "message_slots",
    metadata,
    of_table(),
    Column("slot", String(64), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False, index=True),
    Column("posted_at", BigInteger, nullable=False),
    Column("shown_seq", BigInteger, nullable=False),
    Column("digest", Text, nullable=False),
    Column("gone", Boolean, nullable=False),
)

open_panels = Table(
    "open_panels",
    metadata,
    of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=False),
    Column("application", BigInteger, nullable=False),
    Column("token", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Panels that only their player sees (*My cards*), by the token of the press that opened them. A token is a secret, and
dead a quarter of an hour after ``at``: its row is deleted then."""
