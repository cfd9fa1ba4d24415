"""Who sat for somebody else and may have left again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Empty for matches of before: ``germini rebuild`` fills it from their logs."""
    op.create_table(
        "stand_ins",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("person_id", NUMBER, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("table_id", "player", "person_id", name="pk_stand_ins"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_stand_ins_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_stand_ins_person_id"),
    )
    op.create_index("ix_stand_ins_person_id", "stand_ins", ["person_id"])


def downgrade() -> None:
    """It follows from the logs."""
    op.drop_table("stand_ins")
