"""What is settled for a server, and whom it has barred."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Servers without a row have the settings everybody begins with."""
    op.create_table(
        "guilds",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("role", sa.BigInteger(), nullable=False),
        sa.Column("boards", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_guilds"),
    )
    op.create_table(
        "bars",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "mark", name="pk_bars"),
    )


def downgrade() -> None:
    op.drop_table("bars")
    op.drop_table("guilds")
