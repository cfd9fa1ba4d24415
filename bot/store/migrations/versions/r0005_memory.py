"""How long a server keeps the moves of its matches, whose moves are gone, and who has been forgotten."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

INDEX = "ix_match_seats_person_id_finished_at"
COVERED = ("guild", "game", "place", "stayed", "rating", "balance", "best", "best_deal", "table_id")
"""What a profile sums up, so that it reads the index alone (P8)."""

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Those forgotten before had their ratings left under their number: these go now."""
    op.create_table(
        "retention",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("months", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_retention"),
    )
    op.create_table(
        "forgotten",
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_forgotten"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_forgotten_person_id"),
    )
    op.add_column("tables", sa.Column("dropped_at", sa.BigInteger(), nullable=False, server_default="0"))
    now = int(time.time() * 1000)
    op.execute(f"INSERT INTO forgotten (person_id, at) SELECT id, {now} FROM people WHERE user_id IS NULL")
    for table in ("standings", "partners"):
        op.execute(f"DELETE FROM {table} WHERE person_id IN (SELECT person_id FROM forgotten)")
    theirs = "person_id IN (SELECT person_id FROM forgotten)"
    op.execute(f"UPDATE match_seats SET rating = NULL, gained = NULL WHERE {theirs}")
    op.drop_index(INDEX, table_name="match_seats")
    op.create_index(INDEX, "match_seats", ["person_id", "finished_at", *COVERED])


def downgrade() -> None:
    """Moves that are gone stay gone: their matches keep their results, but cannot be made anew from a log."""
    op.drop_index(INDEX, table_name="match_seats")
    op.create_index(INDEX, "match_seats", ["person_id", "finished_at"])
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("dropped_at")
    op.drop_table("forgotten")
    op.drop_table("retention")
