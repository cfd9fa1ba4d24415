"""What people choose for themselves: language, look, and how their cards are shown and played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One row a person, as a record, so that another preference needs no migration."""
    op.create_table(
        "preferences",
        sa.Column("person_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("chosen", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_preferences"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_preferences_person_id"),
    )


def downgrade() -> None:
    """What people chose is lost; they have the defaults again."""
    op.drop_table("preferences")
