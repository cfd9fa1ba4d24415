"""The tables of the database, in types that SQLite and PostgreSQL share (architecture section 6).

The log (``events``) is the truth; ``tables``, ``seats``, ``timers``, ``matches`` and ``match_seats`` follow from it and
are written with it. What is known of a person stands in ``people`` alone: everything else has the surrogate number, so
that somebody can be forgotten without touching other people's results. All times are Unix ms.
"""

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
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)
"""Constraints are named by rule, so that a later migration can drop them on either database."""

RowId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only when the column is called INTEGER."""


def _of_table(*, primary_key: bool = True) -> Column[str]:
    return Column("table_id", String(64), ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


people = Table(
    "people",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("user_id", BigInteger, unique=True, nullable=True),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("surface", String(16), nullable=False),
    sqlite_autoincrement=True,
)

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
    Index("ix_tables_status_guild", "status", "guild"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
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
    _of_table(),
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
    _of_table(),
    Column("command_id", String(96), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

timers = Table(
    "timers",
    metadata,
    _of_table(),
    Column("kind", String(32), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("guard", BigInteger, primary_key=True, autoincrement=False),
    Column("fire_at", BigInteger, nullable=False, index=True),
)

message_slots = Table(
    "message_slots",
    metadata,
    _of_table(),
    Column("slot", String(64), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False, index=True),
    Column("posted_at", BigInteger, nullable=False),
    Column("shown_seq", BigInteger, nullable=False),
    Column("digest", Text, nullable=False),
    Column("gone", Boolean, nullable=False),
)

staged = Table(
    "staged",
    metadata,
    _of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("asked", BigInteger, nullable=False),
    Column("cards", JSON, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    _of_table(),
    Column("game", String(64), nullable=False),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("options", JSON, nullable=False),
    Column("preset", String(64), nullable=False),
    Column("deals", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
)

match_seats = Table(
    "match_seats",
    metadata,
    Column("table_id", String(64), ForeignKey("matches.table_id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=True, index=True),
    Column("level", String(32), nullable=True),
    Column("balance", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
)

app_state = Table(
    "app_state",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
