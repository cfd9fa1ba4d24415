"""What all tables of the schema share: their metadata, and the type of numbers that rows are found by."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, MetaData

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)
"""Constraints get their names by rule, so that a later migration can drop them on either database."""

RowId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only if the type of the column is INTEGER."""
