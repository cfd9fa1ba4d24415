"""Leaderboards by number: a place was counted through entries that each began with scope, game and period (P8)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
BOARD = ("scope", "game", "period")
MEASURES = ("rating", "balance", "average", "wins")
COUNTED = (
    *("matches", "wins", "deals", "deal_wins", "balance", "gained"),
    *(f"{role}_{what}" for role in ("dealer", "solo", "against", "pair") for what in ("deals", "wins")),
    "average",
)
LINE = ("person_id", "shown", *COUNTED, "mu", "sigma", "rating")


def upgrade() -> None:
    """The same lines, each with the number of its board."""
    op.create_table(
        "leaderboards",
        sa.Column("id", ROW_ID, nullable=False, autoincrement=False),
        *_board(),
        sa.PrimaryKeyConstraint("id", name="pk_leaderboards"),
        sa.UniqueConstraint("scope", "period", "game", name="uq_leaderboards_scope_period_game"),
    )
    op.execute(
        "INSERT INTO leaderboards (id, scope, game, period)"
        " SELECT row_number() OVER (ORDER BY scope, game, period), scope, game, period"
        " FROM (SELECT DISTINCT scope, game, period FROM standings) AS boards"
    )
    board = sa.Column("board_id", ROW_ID, nullable=False, autoincrement=False)
    number = sa.ForeignKeyConstraint(["board_id"], ["leaderboards.id"], name="fk_standings_board_id")
    _anew(board, number, key=("board_id",))
    same = " AND ".join(f"leaderboards.{name} = standings_before.{name}" for name in BOARD)
    _take_over("board_id", f"leaderboards.id, {', '.join(LINE)} FROM standings_before JOIN leaderboards ON {same}")
    _index("board_id")


def downgrade() -> None:
    """The three words again in every line."""
    _anew(*_board(), key=BOARD)
    boards = "FROM standings_before JOIN leaderboards ON leaderboards.id = standings_before.board_id"
    _take_over(", ".join(BOARD), f"{', '.join((*BOARD, *LINE))} {boards}")
    _index(*BOARD)
    op.drop_table("leaderboards")


def _board() -> tuple[sa.Column[int], sa.Column[str], sa.Column[str]]:
    return (
        sa.Column("scope", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("period", sa.String(24), nullable=False),
    )


def _anew(*head: sa.schema.SchemaItem, key: tuple[str, ...]) -> None:
    """An empty table that begins with these columns; the one there was is ``standings_before``, without indexes."""
    for name in ("person_id", *MEASURES):
        op.drop_index(f"ix_standings_{name}", table_name="standings")
    op.rename_table("standings", "standings_before")
    if op.get_bind().dialect.name == "postgresql":
        # Constraints keep their names when a table gets another one, and a name stands once in a schema.
        op.drop_constraint("pk_standings", "standings_before", type_="primary")
    op.create_table(
        "standings",
        *head,
        sa.Column("person_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in COUNTED),
        *(sa.Column(name, sa.Float(53), nullable=False) for name in ("mu", "sigma")),
        sa.Column("rating", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint(*key, "person_id", name="pk_standings"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_standings_person_id"),
        sqlite_with_rowid=False,
    )


def _take_over(head: str, lines: str) -> None:
    op.execute(f"INSERT INTO standings ({head}, {', '.join(LINE)}) SELECT {lines}")
    op.drop_table("standings_before")


def _index(*head: str) -> None:
    """Made when the lines are there: that is quicker than line by line."""
    op.create_index("ix_standings_person_id", "standings", ["person_id"])
    for measure in MEASURES:
        columns, shown = [*head, measure, "person_id", "shown"], sa.text("shown")
        op.create_index(f"ix_standings_{measure}", "standings", columns, sqlite_where=shown, postgresql_where=shown)
