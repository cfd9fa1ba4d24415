"""The channel of direct messages with a person, so that it is opened once and not after every start (ux.md 3.9)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None was kept before."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("mailbox", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    """They are opened anew."""
    with op.batch_alter_table("people") as people:
        people.drop_column("mailbox")
