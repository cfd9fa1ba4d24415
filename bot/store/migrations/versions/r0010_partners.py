"""A person's partners lie together: a profile walked through all pairs of the server to find theirs (P8)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
KEY = ("guild", "game", "person_id", "partner_id")
SUMS = ("deals", "wins", "balance")


def upgrade() -> None:
    """The same rows under a key that begins with the person; the separate index is dropped."""
    op.drop_index("ix_partners_person_id", table_name="partners")
    _under("person_id", "guild", "game", "partner_id", rowid=False)


def downgrade() -> None:
    """The key of before, and its index."""
    _under(*KEY, rowid=True)
    op.create_index("ix_partners_person_id", "partners", ["person_id"])


def _under(*key: str, rowid: bool) -> None:
    kinds = {"guild": sa.BigInteger(), "game": sa.String(64), "person_id": ROW_ID, "partner_id": ROW_ID}
    op.rename_table("partners", "partners_before")
    if op.get_bind().dialect.name == "postgresql":
        # Constraints keep their names when a table gets another one, and a name stands once in a schema.
        op.drop_constraint("pk_partners", "partners_before", type_="primary")
    op.create_table(
        "partners",
        *(sa.Column(name, kinds[name], nullable=False, autoincrement=False) for name in key),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in SUMS),
        sa.PrimaryKeyConstraint(*key, name="pk_partners"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_partners_person_id"),
        sa.ForeignKeyConstraint(["partner_id"], ["people.id"], name="fk_partners_partner_id"),
        sqlite_with_rowid=rowid,
    )
    columns = ", ".join((*KEY, *SUMS))
    op.execute(f"INSERT INTO partners ({columns}) SELECT {columns} FROM partners_before")
    op.drop_table("partners_before")
