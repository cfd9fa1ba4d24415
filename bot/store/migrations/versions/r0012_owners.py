"""Who owns the database: a second bot raises the epoch, and from then on nothing the first one writes is taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody owns it before the first bot that knows of owners opens it."""
    op.create_table(
        "owners",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("taken_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_owners"),
    )


def downgrade() -> None:
    """As before: the lock alone keeps a second bot away."""
    op.drop_table("owners")
