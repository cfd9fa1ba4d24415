"""The log, what follows from it, people, and the messages that show a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

INDICES = {
    "ix_tables_status_guild": ("tables", "status", "guild"),
    "ix_matches_guild": ("matches", "guild"),
    "ix_message_slots_message": ("message_slots", "message"),
    "ix_seats_person_id": ("seats", "person_id"),
    "ix_timers_fire_at": ("timers", "fire_at"),
    "ix_match_seats_person_id": ("match_seats", "person_id"),
}


def _text(name: str, length: int | None = None, *, null: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length) if length else sa.Text(), nullable=null)


def _big(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def _small(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def _refers(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [target], name=f"fk_{table}_{column}")


def upgrade() -> None:
    """Everything, on an empty database."""
    op.create_table("app_state", _text("key", 64), _text("value"), _key("app_state", "key"))
    op.create_table(
        "people",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        _text("name"),
        _text("locale", 16),
        _text("surface", 16),
        _key("people", "id"),
        sa.UniqueConstraint("user_id", name="uq_people_user_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tables",
        _text("id", 64),
        _big("seq"),
        _text("status", 16),
        _text("game", 64),
        _text("name"),
        _big("guild"),
        _big("channel"),
        _big("thread"),
        _small("chairs"),
        _big("opened_at"),
        _big("updated_at"),
        _big("ended_at"),
        _key("tables", "id"),
    )
    _log()
    _beside()
    _results()
    for name, (table, *columns) in INDICES.items():
        op.create_index(name, table, columns)


def _log() -> None:
    op.create_table(
        "events",
        _text("table_id", 64),
        _big("seq"),
        _text("kind", 96),
        _small("v"),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        _text("command_id", 96),
        _big("at"),
        _key("events", "table_id", "seq"),
        _refers("events", "table_id", "tables.id"),
    )
    op.create_table(
        "commands",
        _text("table_id", 64),
        _text("command_id", 96),
        _big("seq"),
        _big("at"),
        _key("commands", "table_id", "command_id"),
        _refers("commands", "table_id", "tables.id"),
    )


def _beside() -> None:
    op.create_table(
        "seats",
        _text("table_id", 64),
        _small("chair"),
        sa.Column("person_id", ROW_ID, nullable=True),
        _text("level", 32, null=True),
        _text("bot_name"),
        _flag("away"),
        _key("seats", "table_id", "chair"),
        _refers("seats", "table_id", "tables.id"),
        _refers("seats", "person_id", "people.id"),
        sa.UniqueConstraint("table_id", "person_id", name="uq_seats_table_id_person_id"),
    )
    op.create_table(
        "timers",
        _text("table_id", 64),
        _text("kind", 32),
        _small("player"),
        _big("guard"),
        _big("fire_at"),
        _key("timers", "table_id", "kind", "player", "guard"),
        _refers("timers", "table_id", "tables.id"),
    )
    op.create_table(
        "message_slots",
        _text("table_id", 64),
        _text("slot", 64),
        _big("channel"),
        _big("message"),
        _big("posted_at"),
        _big("shown_seq"),
        _text("digest"),
        _flag("gone"),
        _key("message_slots", "table_id", "slot"),
        _refers("message_slots", "table_id", "tables.id"),
    )
    op.create_table(
        "staged",
        _text("table_id", 64),
        _small("player"),
        _big("asked"),
        sa.Column("cards", sa.JSON(), nullable=False),
        _key("staged", "table_id", "player"),
        _refers("staged", "table_id", "tables.id"),
    )


def _results() -> None:
    op.create_table(
        "matches",
        _text("table_id", 64),
        _text("game", 64),
        _big("guild"),
        sa.Column("options", sa.JSON(), nullable=False),
        _text("preset", 64),
        _small("deals"),
        _flag("complete"),
        _big("started_at"),
        _big("finished_at"),
        _key("matches", "table_id"),
        _refers("matches", "table_id", "tables.id"),
    )
    op.create_table(
        "match_seats",
        _text("table_id", 64),
        _small("player"),
        sa.Column("person_id", ROW_ID, nullable=True),
        _text("level", 32, null=True),
        _big("balance"),
        _small("place"),
        _key("match_seats", "table_id", "player"),
        _refers("match_seats", "table_id", "matches.table_id"),
        _refers("match_seats", "person_id", "people.id"),
    )


def downgrade() -> None:
    """Nothing is left; a table that refers to another goes before it."""
    for name, (table, *_) in INDICES.items():
        op.drop_index(name, table_name=table)
    for table in (
        "match_seats",
        "matches",
        "staged",
        "message_slots",
        "timers",
        "seats",
        "commands",
        "events",
        "tables",
        "people",
        "app_state",
    ):
        op.drop_table(table)
