"""A Discord server that has chosen no limit of its tables stores 0, so that 10 may be chosen too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

SETTLED = sa.table("guilds", sa.column("most", sa.Integer()))


def upgrade() -> None:
    """Until now 10 was stored for a server that had chosen nothing."""
    op.execute(SETTLED.update().where(SETTLED.c.most == 10).values(most=0))


def downgrade() -> None:
    """10 means again that nothing was chosen."""
    op.execute(SETTLED.update().where(SETTLED.c.most == 0).values(most=10))
