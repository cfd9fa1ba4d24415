"""Tournaments and leagues: their facts, what people wrote in them, who takes part, and the sealed boards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
PEOPLE = ("tournament_facts", "tournament_words", "tournament_named", "tournament_people")
"""The tables that are searched by person."""


def _id() -> sa.Column[str]:
    return sa.Column("tournament_id", sa.String(64), nullable=False)


def _big(name: str, default: str | None = None) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, autoincrement=False, server_default=default)


def _person(*, null: bool = False) -> sa.Column[int]:
    return sa.Column("person_id", ROW_ID, nullable=null, autoincrement=False)


def _to(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [target], name=f"fk_{table}_{column}")


def _to_fact(table: str) -> sa.ForeignKeyConstraint:
    key = ["tournament_id", "seq"]
    targets = [f"tournament_facts.{name}" for name in key]
    return sa.ForeignKeyConstraint(key, targets, name=f"fk_{table}_tournament_id")


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def upgrade() -> None:
    """Nobody has played a tournament."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        _big("seq"),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        _big("guild"),
        _big("channel"),
        _big("opened_at"),
        _big("updated_at"),
        _big("ended_at", "0"),
        _key("tournaments", "id"),
    )
    op.create_index("ix_tournaments_guild_open", "tournaments", ["guild", "open"])
    op.create_index("ix_tournaments_open", "tournaments", ["open"])
    op.create_table(
        "tournament_facts",
        _id(),
        _big("seq"),
        sa.Column("kind", sa.String(96), nullable=False),
        sa.Column("v", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        _person(null=True),
        sa.Column("command_id", sa.String(96), nullable=False),
        _big("at"),
        _key("tournament_facts", "tournament_id", "seq"),
        _to("tournament_facts", "tournament_id", "tournaments.id"),
        _to("tournament_facts", "person_id", "people.id"),
    )
    op.create_table(
        "tournament_words",
        _id(),
        _big("seq"),
        _person(null=True),
        sa.Column("words", sa.Text(), nullable=False),
        _key("tournament_words", "tournament_id", "seq"),
        _to_fact("tournament_words"),
        _to("tournament_words", "person_id", "people.id"),
    )
    op.create_table(
        "tournament_named",
        _id(),
        _big("seq"),
        _person(),
        _key("tournament_named", "tournament_id", "seq", "person_id"),
        _to_fact("tournament_named"),
        _to("tournament_named", "person_id", "people.id"),
    )
    op.create_table(
        "tournament_people",
        _id(),
        _person(),
        _key("tournament_people", "tournament_id", "person_id"),
        _to("tournament_people", "tournament_id", "tournaments.id"),
        _to("tournament_people", "person_id", "people.id"),
    )
    for table in PEOPLE:
        op.create_index(f"ix_{table}_person_id", table, ["person_id"])
    op.create_table(
        "tournament_commands",
        _id(),
        sa.Column("command_id", sa.String(96), nullable=False),
        _big("seq"),
        _big("at"),
        _key("tournament_commands", "tournament_id", "command_id"),
        _to("tournament_commands", "tournament_id", "tournaments.id"),
    )
    op.create_table(
        "tournament_boards",
        _id(),
        sa.Column("round", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        _big("drawn_at"),
        _big("closed_at", "0"),
        sa.Column("revealed", sa.Boolean(), nullable=False, server_default=sa.false()),
        _key("tournament_boards", "tournament_id", "round", "number"),
        _to("tournament_boards", "tournament_id", "tournaments.id"),
        sa.UniqueConstraint("id", name="uq_tournament_boards_id"),
    )


def downgrade() -> None:
    """The tables go."""
    names = ("boards", "commands", "people", "named", "words", "facts")
    for name in (*(f"tournament_{name}" for name in names), "tournaments"):
        op.drop_table(name)
