"""The database table of packed logs (:mod:`bot.store.packed_logs`)."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, String, Table, text

from bot.store.columns import metadata

packed_logs = Table(
    "packed_logs",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True, nullable=False),
    Column("form", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
)
"""The log of a table that is over, in one row. `form` is how it is packed, `checksum` the SHA-256 before it was."""

UNPACKED = text("NOT packed AND ended_at > 0")
"""Matches the rows of `tables` whose logs are still to be packed. The index on them is small."""
