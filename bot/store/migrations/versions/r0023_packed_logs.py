"""Logs of tables that are over can be packed into one row each."""

from __future__ import annotations

import lzma
from itertools import groupby

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6}]


def upgrade() -> None:
    """Nothing is packed yet."""
    op.create_table(
        "packed_logs",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("checksum", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packed_logs_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_packed_logs"),
    )
    op.add_column("tables", sa.Column("packed", sa.Boolean(), nullable=False, server_default=sa.false()))
    over = sa.text("NOT packed AND ended_at > 0")
    op.create_index("ix_tables_unpacked", "tables", ["ended_at"], sqlite_where=over, postgresql_where=over)


def downgrade() -> None:
    """Unpack what is packed."""
    its = sa.table("packed_logs", *map(sa.column, ("table_id", "form", "body")))
    names = ("table_id", "seq", "kind", "v", "body", "command_id", "at")
    events = sa.table("events", *map(sa.column, names))
    commands = sa.table("commands", *map(sa.column, ("table_id", "command_id", "seq", "at")))
    connection = op.get_bind()
    for table, form, body in connection.execute(sa.select(its.c.table_id, its.c.form, its.c.body)).all():
        if form != 1:
            raise ValueError(f"{table} is packed in the form {form}")
        kinds, versions, runs, times, bodies = msgspec.msgpack.decode(
            lzma.decompress(body, format=lzma.FORMAT_RAW, filters=_FILTERS)
        )
        ids = [command for command, count in runs for _ in range(count)]
        rows: list[dict[str, object]] = []
        at = 0
        for seq, (kind, v, command, later, event) in enumerate(
            zip(kinds, versions, ids, times, bodies, strict=True), 1
        ):
            at += later
            rows.append(dict(zip(names, (table, seq, kind, v, event, command, at), strict=True)))
        connection.execute(sa.insert(events), rows)
        applied = [list(batch)[-1] for _, batch in groupby(rows, key=lambda row: row["command_id"])]
        connection.execute(
            sa.insert(commands),
            [{name: row[name] for name in ("table_id", "command_id", "seq", "at")} for row in applied],
        )
    op.drop_index("ix_tables_unpacked", table_name="tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("packed")
    op.drop_table("packed_logs")
