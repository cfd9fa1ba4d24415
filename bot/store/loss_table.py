"""The table of what decisions cost. It is part of the schema (:mod:`bot.store.schema`), from which it is imported."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from bot.store.columns import RowId, metadata

losses = Table(
    "losses",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("decisions", Integer, nullable=False),
    Column("total", Float(53), nullable=False),
)
"""What the decisions of a person in a deal cost, by kind, as a review found it. A rebuild from the logs cannot restore
it."""
