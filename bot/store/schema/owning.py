"""Who may write: the fence that every transaction passes (growth.md)."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table, Text

from bot.store.schema.base import metadata

owners = Table(
    "owners",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("epoch", BigInteger, nullable=False),
    Column("holder", Text, nullable=False),
    Column("taken_at", BigInteger, nullable=False),
)
"""``name`` is what is owned: the whole database now, one group of servers each when there are several processes. Who
takes it raises ``epoch``; ``holder`` is the process that did, in words, with a number nobody else has."""
