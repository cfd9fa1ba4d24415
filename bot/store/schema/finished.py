"""Finished matches, one row for each, for each seat and for each seat of a deal; they follow from the logs."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, false, true

from bot.store.schema.base import RowId, metadata, of_table

matches = Table(
    "matches",
    metadata,
    of_table(),
    Column("game", String(64), nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("preset", String(64), nullable=False),
    Column("deals", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False, server_default="0", index=True),
    Column("unranked", String(32), nullable=False, server_default=""),
    Column("season_id", RowId, ForeignKey("seasons.id"), nullable=True),
    Index("ix_matches_guild_finished_at", "guild", "finished_at"),
)

match_seats = Table(
    "match_seats",
    metadata,
    Column("table_id", String(64), ForeignKey("matches.table_id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("balance", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False, server_default="0"),
    Column("game", String(64), nullable=False, server_default=""),
    Column("finished_at", BigInteger, nullable=False, server_default="0"),
    Column("team", Integer, nullable=False, server_default="0"),
    Column("stayed", Boolean, nullable=False, server_default=true()),
    Column("helped", Integer, nullable=False, server_default="0"),
    Column("assisted", Boolean, nullable=False, server_default=false()),
    Column("abandoned", Boolean, nullable=False, server_default=false()),
    Column("rating", Integer, nullable=True),
    Column("gained", Integer, nullable=True),
    Column("best", BigInteger, nullable=False, server_default="0"),
    Column("best_deal", Integer, nullable=False, server_default="0"),
    Column("decided", Integer, nullable=False, server_default="0"),
    Column("clocked", Integer, nullable=False, server_default="0"),
    Column("drained", Integer, nullable=False, server_default="0"),
    Index(
        *("ix_match_seats_person_id_finished_at", "person_id", "finished_at", "guild", "game", "place", "stayed"),
        *("rating", "balance", "best", "best_deal", "table_id", "abandoned"),
    ),
)

stand_ins = Table(
    "stand_ins",
    metadata,
    of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
)
"""Everybody who has ever sat as a substitute for somebody, also those who have left again (ux.md 3.3)."""

deal_seats = Table(
    "deal_seats",
    metadata,
    of_table(),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("role", String(16), nullable=False),
    Column("dealer", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", BigInteger, nullable=False),
)
