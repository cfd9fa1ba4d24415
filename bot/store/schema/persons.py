"""What is known of a person, and of one who wished to be forgotten."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, String, Table, Text

from bot.store.schema.base import RowId, metadata

people = Table(
    "people",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("user_id", BigInteger, unique=True, nullable=True),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("surface", String(16), nullable=False),
    Column("standing", String(16), nullable=False, server_default="server"),
    Column("mailbox", BigInteger, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)

preferences = Table(
    "preferences",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("chosen", JSON, nullable=False),
)
"""What a person has chosen for herself (:class:`bot.store.preferences.Preferences`)."""

forgotten = Table(
    "forgotten",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""Who wished to be forgotten, and when: she has no ratings any more, and what ends later does not count for her."""

blocks = Table(
    "blocks",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("blocked_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom a person has blocked, since when. Only the person themselves ever sees it."""

quota = Table(
    "quota",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", String(64), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""What a person did on a server in the last hour that is rationed (:class:`bot.table.quota.Use`): ``id`` is the
interaction's, ``mark`` stands for the guest of an invitation and names nobody."""
