"""The ladder against bots, and achievements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SUMS = ("matches", "wins", "deals", "deal_wins", "margin")
MEASURES = ("rating", "average", "wins", "best_streak")
AFTER = ("streak", "best_streak", "ladder_rating", "ladder_gained")


def upgrade() -> None:
    """Nothing is known of matches that are over; ``germini rebuild`` finds it in their logs."""
    op.create_table(
        "ladder",
        sa.Column("scope", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in SUMS),
        sa.Column("average", sa.BigInteger(), nullable=True),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in ("streak", "best_streak")),
        *(sa.Column(name, sa.Float(53), nullable=False) for name in ("mu", "sigma")),
        sa.Column("rating", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "game", "level", "person_id", name="pk_ladder"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_ladder_person_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ladder_person_id", "ladder", ["person_id"])
    for measure in MEASURES:
        columns, shown = ["scope", "game", "level", measure, "person_id", "shown"], sa.text("shown")
        op.create_index(f"ix_ladder_{measure}", "ladder", columns, sqlite_where=shown, postgresql_where=shown)
    op.create_table(
        "achievements",
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("achievement", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "guild", "achievement", name="pk_achievements"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_achievements_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_achievements_table_id"),
    )
    op.create_index("ix_achievements_table_id", "achievements", ["table_id"])
    with op.batch_alter_table("match_seats") as seats:
        seats.add_column(sa.Column("against", sa.String(32), nullable=True))
        for name in AFTER:
            seats.add_column(sa.Column(name, sa.Integer(), nullable=True))
    with op.batch_alter_table("deal_seats") as deals:
        deals.add_column(sa.Column("feats", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """The tables and columns go."""
    with op.batch_alter_table("deal_seats") as deals:
        deals.drop_column("feats")
    with op.batch_alter_table("match_seats") as seats:
        for name in (*reversed(AFTER), "against"):
            seats.drop_column(name)
    op.drop_table("achievements")
    op.drop_table("ladder")
