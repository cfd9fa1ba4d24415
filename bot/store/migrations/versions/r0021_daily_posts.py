"""Where and when a Discord server has the deals of the day posted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No server has chosen a channel."""
    op.create_table(
        "daily_posts",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "day", name="pk_daily_posts"),
    )
    with op.batch_alter_table("guilds") as guilds:
        guilds.add_column(sa.Column("deals", sa.BigInteger(), nullable=False, server_default="0"))
        guilds.add_column(sa.Column("deals_hour", sa.Integer(), nullable=False, server_default="9"))


def downgrade() -> None:
    """The table and the columns go."""
    with op.batch_alter_table("guilds") as guilds:
        guilds.drop_column("deals_hour")
        guilds.drop_column("deals")
    op.drop_table("daily_posts")
