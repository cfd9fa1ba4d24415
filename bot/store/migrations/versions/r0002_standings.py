"""Standings, ratings, seasons, and what a match and a deal were for each player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ROLES = ("dealer", "solo", "against", "pair")
COUNTED = (
    *("matches", "wins", "deals", "deal_wins", "balance", "gained"),
    *(f"{role}_{what}" for role in ROLES for what in ("deals", "wins")),
)
MEASURES = ("rating", "balance", "average", "wins")


def _text(name: str, length: int | None = None, default: str | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.String(length) if length else sa.Text(), nullable=False, server_default=default)


def _big(name: str, default: str | None = None) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default=default)


def _small(name: str, default: str | None = None) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False, server_default=default)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def _real(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float(53), nullable=False)


def _row(name: str) -> sa.Column[int]:
    return sa.Column(name, ROW_ID, nullable=False)


def _refers(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [target], name=f"fk_{table}_{column}")


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def upgrade() -> None:
    """What is missing in the rows of older matches, ``germini rebuild`` fills in from the log."""
    op.create_table(
        "seasons",
        _row("id"),
        _big("guild"),
        _text("name"),
        _big("opened_at"),
        _big("closed_at"),
        _key("seasons", "id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seasons_guild_opened_at", "seasons", ["guild", "opened_at"])
    with op.batch_alter_table("people") as people:
        people.add_column(_text("standing", 16, "server"))
    with op.batch_alter_table("matches") as matches:
        matches.add_column(_big("number", "0"))
        matches.add_column(_text("unranked", 32, ""))
        matches.add_column(sa.Column("season_id", ROW_ID, nullable=True))
        matches.create_foreign_key("fk_matches_season_id", "seasons", ["season_id"], ["id"])
    op.drop_index("ix_matches_guild", table_name="matches")
    op.create_index("ix_matches_guild_finished_at", "matches", ["guild", "finished_at"])
    op.create_index("ix_matches_number", "matches", ["number"])
    _match_seats()
    _deals()
    _standings()


def _match_seats() -> None:
    op.drop_index("ix_match_seats_person_id", table_name="match_seats")
    with op.batch_alter_table("match_seats") as seats:
        for column in (_big("guild", "0"), _text("game", 64, ""), _big("finished_at", "0"), _small("team", "0")):
            seats.add_column(column)
        seats.add_column(sa.Column("stayed", sa.Boolean(), nullable=False, server_default=sa.true()))
        seats.add_column(_small("helped", "0"))
        seats.add_column(sa.Column("rating", sa.Integer(), nullable=True))
        seats.add_column(sa.Column("gained", sa.Integer(), nullable=True))
        seats.add_column(_big("best", "0"))
        seats.add_column(_small("best_deal", "0"))
    op.create_index("ix_match_seats_person_id_finished_at", "match_seats", ["person_id", "finished_at"])


def _deals() -> None:
    op.create_table(
        "deal_seats",
        _text("table_id", 64),
        _small("deal"),
        _small("player"),
        _small("side"),
        _text("role", 16),
        _flag("dealer"),
        _flag("won"),
        _big("total"),
        _key("deal_seats", "table_id", "deal", "player"),
        _refers("deal_seats", "table_id", "tables.id"),
    )


def _standings() -> None:
    op.create_table(
        "standings",
        _big("scope"),
        _text("game", 64),
        _text("period", 24),
        _row("person_id"),
        _flag("shown"),
        *(_big(name) for name in COUNTED),
        _big("average"),
        _real("mu"),
        _real("sigma"),
        _big("rating"),
        _key("standings", "scope", "game", "period", "person_id"),
        _refers("standings", "person_id", "people.id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_person_id", "standings", ["person_id"])
    for measure in MEASURES:
        columns, shown = ["scope", "game", "period", measure, "person_id", "shown"], sa.text("shown")
        name = f"ix_standings_{measure}"
        op.create_index(name, "standings", columns, sqlite_where=shown, postgresql_where=shown)
    op.create_table(
        "partners",
        _big("guild"),
        _text("game", 64),
        _row("person_id"),
        _row("partner_id"),
        _big("deals"),
        _big("wins"),
        _big("balance"),
        _key("partners", "guild", "game", "person_id", "partner_id"),
        _refers("partners", "person_id", "people.id"),
        _refers("partners", "partner_id", "people.id"),
    )
    op.create_index("ix_partners_person_id", "partners", ["person_id"])


def downgrade() -> None:
    """Everything here follows from the log, but for seasons and the wish not to be shown: those are lost."""
    op.drop_table("partners")
    op.drop_table("standings")
    op.drop_table("deal_seats")
    op.drop_index("ix_match_seats_person_id_finished_at", table_name="match_seats")
    with op.batch_alter_table("match_seats") as seats:
        for column in ("best_deal", "best", "gained", "rating", "helped", "stayed"):
            seats.drop_column(column)
        for column in ("team", "finished_at", "game", "guild"):
            seats.drop_column(column)
    op.create_index("ix_match_seats_person_id", "match_seats", ["person_id"])
    op.drop_index("ix_matches_number", table_name="matches")
    op.drop_index("ix_matches_guild_finished_at", table_name="matches")
    op.create_index("ix_matches_guild", "matches", ["guild"])
    with op.batch_alter_table("matches") as matches:
        matches.drop_constraint("fk_matches_season_id", type_="foreignkey")
        for column in ("season_id", "unranked", "number"):
            matches.drop_column(column)
    with op.batch_alter_table("people", table_kwargs={"sqlite_autoincrement": True}) as people:
        people.drop_column("standing")
    op.drop_table("seasons")
