"""The private panels that are open, so that they are kept up to date after a restart too while their tokens live."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """None was kept before."""
    op.create_table(
        "open_panels",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("person_id", ROW_ID, nullable=False),
        sa.Column("application", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_open_panels"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_open_panels_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_open_panels_person_id"),
    )


def downgrade() -> None:
    """They are opened anew by a press."""
    op.drop_table("open_panels")
