"""The deal of the day: sealed deals, entries with their logs, and on which servers they are compared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Nobody has played a deal of the day."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("best", sa.Text(), nullable=False, server_default=""),
        sa.Column("best_score", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("day", "game", name="pk_daily_deals"),
    )
    op.create_table(
        "daily_entries",
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False, server_default=""),
        sa.Column("steps", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("own", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("score", sa.BigInteger(), nullable=True),
        sa.Column("tricks", sa.String(64), nullable=False, server_default=""),
        sa.Column("done_at", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("day", "game", "person_id", name="pk_daily_entries"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_daily_entries_person_id"),
    )
    op.create_index("ix_daily_entries_person_id", "daily_entries", ["person_id"])
    op.create_index("ix_daily_entries_score", "daily_entries", ["day", "game", "score"])
    op.create_table(
        "daily_logs",
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("player", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "player", name="pk_daily_logs"),
        sa.ForeignKeyConstraint(["player"], ["people.id"], name="fk_daily_logs_player"),
    )
    op.create_index("ix_daily_logs_player", "daily_logs", ["player"])
    op.create_table(
        "daily_visits",
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("day", "guild", "person_id", name="pk_daily_visits"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_daily_visits_person_id"),
    )
    op.create_index("ix_daily_visits_person_id", "daily_visits", ["person_id"])


def downgrade() -> None:
    """The tables go."""
    for name in ("daily_visits", "daily_logs", "daily_entries", "daily_deals"):
        op.drop_table(name)
