"""Results of sides whose player abandoned the match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

INDEX = "ix_match_seats_person_id_finished_at"
COVERED = ("guild", "game", "place", "stayed", "rating", "balance", "best", "best_deal", "table_id")


def upgrade() -> None:
    """Older matches have no such result: nobody was recorded as abandoning one. A profile sums it up too (P8)."""
    with op.batch_alter_table("match_seats") as seats:
        seats.add_column(sa.Column("assisted", sa.Boolean(), nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("abandoned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_index(INDEX, table_name="match_seats")
    op.create_index(INDEX, "match_seats", ["person_id", "finished_at", *COVERED, "abandoned"])


def downgrade() -> None:
    """The matches stay; ``germini rebuild`` of a later version marks them again."""
    op.drop_index(INDEX, table_name="match_seats")
    op.create_index(INDEX, "match_seats", ["person_id", "finished_at", *COVERED])
    with op.batch_alter_table("match_seats") as seats:
        seats.drop_column("abandoned")
        seats.drop_column("assisted")
