"""What the decisions of people cost, as reviews found it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Nobody has had a review stored."""
    op.create_table(
        "losses",
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("total", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "deal", "kind", name="pk_losses"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_losses_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_losses_table_id"),
    )
    op.create_index("ix_losses_table_id", "losses", ["table_id"])


def downgrade() -> None:
    """The table goes."""
    op.drop_table("losses")
