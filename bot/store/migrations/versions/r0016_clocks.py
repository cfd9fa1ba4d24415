"""How each person of a finished match used the clocks: for moderators, who see who lets them run."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0011"
branch_labels = None
depends_on = None

COUNTS = ("decided", "clocked", "drained")


def upgrade() -> None:
    """Nothing is known of matches that are over; ``germini rebuild`` finds it in their logs."""
    with op.batch_alter_table("match_seats") as seats:
        for name in COUNTS:
            seats.add_column(sa.Column(name, sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """The counts go."""
    with op.batch_alter_table("match_seats") as seats:
        for name in reversed(COUNTS):
            seats.drop_column(name)
