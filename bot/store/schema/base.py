"""What every table of the database is made with."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, String

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


def of_table(*, primary_key: bool = True) -> Column[str]:
    """The column that says which table of the house a row belongs to."""
    return Column("table_id", String(64), ForeignKey("tables.id"), primary_key=primary_key, nullable=False)
