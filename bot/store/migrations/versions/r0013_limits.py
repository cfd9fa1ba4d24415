"""What one person may do in an hour, what was done in the last one, and whom people have blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Every server keeps the usual limits, nobody has done anything, nobody is blocked."""
    with op.batch_alter_table("guilds") as guilds:
        guilds.add_column(sa.Column("limits", sa.JSON(), nullable=False, server_default="{}"))
    op.create_table(
        "quota",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("person_id", Number, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "guild", "kind", "id", "mark", name="pk_quota"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_quota_person_id"),
    )
    op.create_index("ix_quota_at", "quota", ["at"])
    op.create_index("ix_quota_mark", "quota", ["mark"])
    op.create_table(
        "blocks",
        sa.Column("person_id", Number, nullable=False, autoincrement=False),
        sa.Column("blocked_id", Number, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_blocks_person_id"),
        sa.ForeignKeyConstraint(["blocked_id"], ["people.id"], name="fk_blocks_blocked_id"),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])


def downgrade() -> None:
    """Limits, what was counted and lists of the blocked are forgotten."""
    op.drop_table("blocks")
    op.drop_table("quota")
    with op.batch_alter_table("guilds") as guilds:
        guilds.drop_column("limits")
