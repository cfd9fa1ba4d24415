"""What is settled for a server, and the facts of the house itself."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Integer, String, Table, Text

from bot.store.schema.base import metadata

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    Column("most", Integer, nullable=False),
    Column("role", BigInteger, nullable=False),
    Column("boards", Boolean, nullable=False),
)
"""What is settled for a server. No projection: written only so."""

retention = Table(
    "retention",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("months", Integer, nullable=False),
)
"""For how many months a server keeps the moves of finished matches; no row: for good. Written by its moderators."""

bars = Table(
    "bars",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Who may not sit on a server, by a digest of server and Discord id: it outlives the person's being forgotten."""

app_state = Table(
    "app_state",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
