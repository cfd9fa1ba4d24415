"""Results of sides whose player abandoned the match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older matches have no such result: nobody was recorded as abandoning one."""
    with op.batch_alter_table("match_seats") as seats:
        seats.add_column(sa.Column("assisted", sa.Boolean(), nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("abandoned", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """The matches stay; ``germini rebuild`` of a later version marks them again."""
    with op.batch_alter_table("match_seats") as seats:
        seats.drop_column("abandoned")
        seats.drop_column("assisted")
