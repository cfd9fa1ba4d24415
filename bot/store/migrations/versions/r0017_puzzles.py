"""Puzzles: answers, ratings, and the puzzle of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
COUNTED = ("answered", "solved", "streak", "best_streak")


def upgrade() -> None:
    """No server has chosen a channel for the puzzle of the day."""
    op.create_table(
        "puzzle_answers",
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("card", sa.String(16), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "number", name="pk_puzzle_answers"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_puzzle_answers_person_id"),
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in COUNTED),
        *(sa.Column(name, sa.Float(53), nullable=False) for name in ("mu", "sigma")),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_puzzle_solvers"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_puzzle_solvers_person_id"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        *(sa.Column(name, sa.Float(53), nullable=False) for name in ("mu", "sigma")),
        sa.PrimaryKeyConstraint("game", "number", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "daily_puzzles",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "day", name="pk_daily_puzzles"),
    )
    op.create_table(
        "daily_answers",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "day", "person_id", name="pk_daily_answers"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_daily_answers_person_id"),
    )
    op.create_index("ix_daily_answers_person_id", "daily_answers", ["person_id"])
    with op.batch_alter_table("guilds") as guilds:
        guilds.add_column(sa.Column("puzzles", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    """The tables and the column go."""
    with op.batch_alter_table("guilds") as guilds:
        guilds.drop_column("puzzles")
    for name in ("daily_answers", "daily_puzzles", "puzzle_ratings", "puzzle_solvers", "puzzle_answers"):
        op.drop_table(name)
