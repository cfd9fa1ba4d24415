"""What people report to the moderators of a server, and where those are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """E60. No server has chosen a channel for notices yet."""
    with op.batch_alter_table("guilds") as guilds:
        guilds.add_column(sa.Column("notices", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column(
            "table_id", sa.String(64), sa.ForeignKey("tables.id", name="fk_reports_table_id_tables"), nullable=False
        ),
        sa.Column("person_id", Number, sa.ForeignKey("people.id", name="fk_reports_person_id_people"), nullable=False),
        sa.Column("accused_id", Number, sa.ForeignKey("people.id", name="fk_reports_accused_id_people")),
        sa.Column("chair", sa.Integer()),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_guild_settled_at", "reports", ["guild", "settled_at"])
    op.create_index("ix_reports_person_id", "reports", ["person_id"])


def downgrade() -> None:
    """Reports and the channel for notices are forgotten."""
    op.drop_table("reports")
    with op.batch_alter_table("guilds") as guilds:
        guilds.drop_column("notices")
