"""What is settled for a server, and the facts of the house itself."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from bot.store.schema.base import RowId, metadata, of_table

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    Column("most", Integer, nullable=False),
    Column("role", BigInteger, nullable=False),
    Column("boards", Boolean, nullable=False),
    Column("notices", BigInteger, nullable=False, server_default="0"),
    Column("limits", JSON, nullable=False, server_default="{}"),
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

reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    of_table(primary_key=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=False, index=True),
    Column("accused_id", RowId, ForeignKey("people.id"), nullable=True),
    Column("chair", Integer, nullable=True),
    Column("deal", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("said", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger, nullable=False, server_default="0"),
    Index("ix_reports_guild_settled_at", "guild", "settled_at"),
)
"""What people told the moderators of a server (E60): who (``person_id``), of whom (``accused_id`` and the ``chair``, if
they said so), in their own words, and how far the log of the table had come (``seq``). ``id`` is the interaction's."""
